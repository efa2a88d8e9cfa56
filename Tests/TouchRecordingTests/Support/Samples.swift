@testable import TouchRecording

/// A tap and a second touch in every format: down at (100, 200), to (110, 200), up.
enum Sample {
  static let evemu = """
    # EVEMU 1.2
    # Input device name: "ignored: the N: line wins"
    N: Invented Panel
    I: 0018 1234 5678 0100
    P: 02 00 00 00 00 00 00 00
    B: 03 00 00 00 00 00 80 60 06
    A: 2f 0 9 0 0 0
    A: 35 0 389 0 0 0
    A: 36 0 843 0 0 0
    A: 39 0 65535 0 0 0
    A: 3a 0 255 0 0 0
    E: 0.000001 0003 0039 0007\t# EV_ABS / ABS_MT_TRACKING_ID   7
    E: 0.000001 0003 0035 0100
    E: 0.000001 0003 0036 0200
    E: 0.000001 0003 003a 0051
    E: 0.000001 0000 0000 0000\t# ------------ SYN_REPORT (0) ----------
    E: 0.010001 0003 0035 0110
    E: 0.010001 0000 0000 0000
    E: 0.020001 0003 0039 -001
    E: 0.020001 0000 0000 0000

    """

  static let evtest = """
    Input driver version is 1.0.1
    Input device ID: bus 0x18 vendor 0x0 product 0x0 version 0x0
    Input device name: "Invented Panel"
    Supported events:
      Event type 0 (EV_SYN)
      Event type 1 (EV_KEY)
        Event code 330 (BTN_TOUCH)
      Event type 3 (EV_ABS)
        Event code 47 (ABS_MT_SLOT)
          Value      0
          Min        0
          Max        9
        Event code 53 (ABS_MT_POSITION_X)
          Value      0
          Min        0
          Max      389
        Event code 54 (ABS_MT_POSITION_Y)
          Value      0
          Min        0
          Max      843
        Event code 57 (ABS_MT_TRACKING_ID)
          Value      0
          Min        0
          Max    65535
        Event code 58 (ABS_MT_PRESSURE)
          Value      0
          Min        0
          Max      255
    Properties:
      Property type 1 (INPUT_PROP_DIRECT)
    Testing ... (interrupt to exit)
    Event: time 271.000000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 22
    Event: time 271.000000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 100
    Event: time 271.000000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 200
    Event: time 271.000000, type 3 (EV_ABS), code 58 (?), value 51
    Event: time 271.000000, type 4 (EV_MSC), code 4 (MSC_SCAN), value 7001f
    Event: time 271.000000, -------------- SYN_REPORT ------------
    Event: time 271.010000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 110
    Event: time 271.010000, -------------- Report Sync ------------
    Event: time 271.020000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
    Event: time 271.020000, -------------- EV_SYN ------------

    """

  static let getevent = """
    * daemon started successfully
    add device 1: /dev/input/event3
      name:     "power key"
      events:
        KEY (0001): 0074
      input props:
        <none>
    add device 2: /dev/input/event1
      name:     "Invented Panel"
      events:
        KEY (0001): 014a
        ABS (0003): 002f  : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                    0035  : value 0, min 0, max 389, fuzz 0, flat 0, resolution 0
                    0036  : value 0, min 0, max 843, fuzz 0, flat 0, resolution 0
                    0039  : value 0, min 0, max 65535, fuzz 0, flat 0, resolution 0
                    003a  : value 0, min 0, max 255, fuzz 0, flat 0, resolution 0
      input props:
        INPUT_PROP_DIRECT
    could not get driver version for /dev/input/mice, Not a typewriter
    [    4292.000000] /dev/input/event1: 0003 0039 00000016
    [    4292.000000] /dev/input/event1: 0003 0035 00000064
    [    4292.000000] /dev/input/event1: 0003 0036 000000c8
    [    4292.000000] /dev/input/event1: 0003 003a 00000033
    [    4292.000000] /dev/input/event1: 0000 0000 00000000
    [    4292.010000] /dev/input/event1: 0003 0035 0000006e
    [    4292.010000] /dev/input/event1: 0000 0000 00000000             rate 100
    [    4292.020000] /dev/input/event1: 0003 0039 ffffffff
    [    4292.020000] /dev/input/event1: 0000 0000 00000000

    """

  static let geteventNames = """
    add device 1: /dev/input/event2
      name:     "Invented Panel"
      events:
        KEY (0001): BTN_TOUCH             KEY_POWER
        ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_X     : value 0, min 0, max 389, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_Y     : value 0, min 0, max 843, fuzz 0, flat 0, resolution 0
                    ABS_MT_TRACKING_ID    : value 0, min 0, max 65535, fuzz 0, flat 0, resolution 0
                    ABS_MT_PRESSURE       : value 0, min 0, max 255, fuzz 0, flat 0, resolution 0
    [ 1059536.000000] EV_ABS       ABS_MT_TRACKING_ID   00000016
    [ 1059536.000000] EV_KEY       BTN_TOUCH            DOWN
    [ 1059536.000000] EV_KEY       KEY_POWER            DOWN
    [ 1059536.000000] EV_ABS       ABS_MT_POSITION_X    00000064
    [ 1059536.000000] EV_ABS       ABS_MT_POSITION_Y    000000c8
    [ 1059536.000000] EV_ABS       ABS_MT_PRESSURE      00000033
    [ 1059536.000000] EV_ABS       ABS_MT_TOOL_TYPE     MT_TOOL_FINGER
    [ 1059536.000000] EV_SYN       SYN_REPORT           00000000
    [ 1059536.010000] EV_ABS       ABS_MT_POSITION_X    0000006e
    [ 1059536.010000] EV_SYN       SYN_REPORT           00000000
    [ 1059536.020000] EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [ 1059536.020000] EV_KEY       BTN_TOUCH            UP
    [ 1059536.020000] EV_SYN       SYN_REPORT           00000000

    """

  static let libinput = """
    # libinput record
    version: 1
    ndevices: 1
    libinput:
      version: "1.22.1"
    devices:
    - node: /dev/input/event6
      evdev:
        # Name: Invented Panel
        name: "Invented Panel"
        id: [24, 1739, 52542, 256]
        codes:
          0: [0, 1, 2, 3] # EV_SYN
          1: [330] # EV_KEY
          3: [47, 53, 54, 57, 58]
        absinfo:
          47: [0, 9, 0, 0, 0]
          53: [0, 389, 0, 0, 0]
          54: [0, 843, 0, 0, 0]
          57: [0, 65535, 0, 0, 0]
          58: [0, 255, 0, 0, 0]
        properties: [1]
      hid: [
        0x05, 0x0d, 0x09,
        0x04
      ]
      udev:
        properties:
        - ID_INPUT_TOUCHSCREEN=1
      quirks:
      events:
      # Current time is 14:51:15
      - evdev:
        - [  0,      0,   3,  57,    2194] # EV_ABS / ABS_MT_TRACKING_ID     2194
        - [  0,      0,   3,  53,     100] # EV_ABS / ABS_MT_POSITION_X       100
        - [  0,      0,   3,  54,     200]
        - [  0,      0,   3,  58,      51]
        - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
        libinput:
        - {time: 0.000000, type: TOUCH_DOWN, slot: 0, seat-slot: 0}
    \t- evdev:
    \t - [  0,  10000,   3,  53,     110]
       - [  0,  10000,   0,   0,       0]
      - hid:
          time: [  0,   7094]
          hidraw0: [ 0x01, 0x02 ]
      - evdev:
        - [  0,  20000,   3,  57,      -1]
        - [  0,  20000,   0,   0,       0]
                                           # Touch device in neutral state

    """

  static let touches = """
    {"touches":1,"source":"Invented Panel","screen":{"width":390,"height":844},"maximumForce":6.667}
    {"t":0.000000,"contacts":[{"id":1,"phase":"began","x":100.0,"y":200.0,"force":1.3333,"type":"direct"}]}
    {"t":0.010000,"contacts":[{"id":1,"phase":"moved","x":110.0,"y":200.0,"force":1.3333}]}
    {"t":0.020000,"contacts":[{"id":1,"phase":"ended","x":110.0,"y":200.0}]}

    """

  static func binary(is64: Bool) -> [UInt8] {
    let events: [(Int64, UInt16, UInt16, Int32)] = [
      (0, 3, 0x39, 7), (0, 3, 0x35, 100), (0, 3, 0x36, 200), (0, 3, 0x3A, 51), (0, 0, 0, 0),
      (10_000, 3, 0x35, 110), (10_000, 0, 0, 0), (20_000, 3, 0x39, -1), (20_000, 0, 0, 0),
    ]
    return events.flatMap { binaryEvent($0.0, $0.1, $0.2, $0.3, is64: is64) }
  }

  static let texts: [(RecordingFormat, String)] = [
    (.evemu, evemu), (.evtest, evtest), (.getevent, getevent), (.getevent, geteventNames),
    (.libinputRecord, libinput), (.touches, touches),
  ]
}

/// One `struct input_event`; the time is in microseconds after an arbitrary epoch.
func binaryEvent(_ micros: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32, is64: Bool)
  -> [UInt8]
{
  let seconds = 1_527_480_546 + micros / 1_000_000
  var bytes: [UInt8] = []
  func put(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
  if is64 {
    put(seconds)
    put(micros % 1_000_000)
  } else {
    put(UInt32(seconds))
    put(UInt32(micros % 1_000_000))
  }
  put(type)
  put(code)
  put(value)
  return bytes
}

/// The samples of all formats, for tests that corrupt them.
func allSamples() -> [(RecordingFormat, [UInt8])] {
  Sample.texts.map { ($0.0, Array($0.1.utf8)) } + [
    (.inputEvent64, Sample.binary(is64: true)), (.inputEvent32, Sample.binary(is64: false)),
  ]
}
