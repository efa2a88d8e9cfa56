import TouchCore
import TouchRecording

/// A recording of one finger that moves, in a format, read to its end.
enum ReaderWorkload {
  /// The formats, each as people record it.
  enum Format: String, CaseIterable {
    case evemu
    case evtest
    /// Numbers, and no ranges: they are found by reading the recording once before.
    case getevent
    /// Names, and ranges before the events.
    case geteventNames
    case libinput
    /// The kernel's records of 24 bytes.
    case binary
    case touches
  }

  /// The frames of the recording that is made; the samples of a run are as many times its frames.
  private static var frames: Int { 1000 }

  /// Reads a recording a number of times; the number of frames, and of bytes.
  static func run(_ format: Format, _ count: Int) throws(RecordingError) -> (
    frames: Int, bytes: Int
  ) {
    let bytes = recording(in: format)
    var read = 0
    for _ in 0..<count {
      let reader = try RecordingReader(bytes: bytes, name: format.rawValue)
      while try reader.next() != nil { read += 1 }
    }
    return (read, bytes.count * count)
  }

  // MARK: Making one

  private struct Event {
    var type: Int
    var code: Int
    var value: Int
    var name: String
  }

  private static func recording(in format: Format) -> [UInt8] {
    if format == .touches { return Array(touches.utf8) }
    if format == .binary { return binary }
    var text = header(of: format)
    for frame in 0..<frames {
      let time = frame * 8333
      if format == .libinput { text += "  - evdev:\n" }
      for event in events(of: frame) { text += line(event, at: time, in: format) }
    }
    return Array(text.utf8)
  }

  private static func events(of frame: Int) -> [Event] {
    var events: [Event] = []
    if frame == 0 {
      events.append(Event(type: 3, code: 57, value: 7, name: "ABS_MT_TRACKING_ID"))
      events.append(Event(type: 1, code: 330, value: 1, name: "BTN_TOUCH"))
    }
    if frame == frames - 1 {
      events.append(Event(type: 3, code: 57, value: -1, name: "ABS_MT_TRACKING_ID"))
      events.append(Event(type: 1, code: 330, value: 0, name: "BTN_TOUCH"))
    } else {
      let (x, y) = (100 + frame % 800, 200 + frame * 3 % 1500)
      events.append(Event(type: 3, code: 53, value: x, name: "ABS_MT_POSITION_X"))
      events.append(Event(type: 3, code: 54, value: y, name: "ABS_MT_POSITION_Y"))
    }
    events.append(Event(type: 0, code: 0, value: 0, name: "SYN_REPORT"))
    return events
  }

  private static func header(of format: Format) -> String {
    switch format {
    case .evemu:
      "# EVEMU 1.2\nN: a screen\nI: 0003 0001 0001 0100\nA: 35 0 1079 0 0 0\nA: 36 0 1919 0 0 0\n"
    case .evtest:
      "Input driver version is 1.0.1\nInput device ID: bus 0x3 vendor 0x1 product 0x1 version 0x1\n"
        + "Input device name: \"a screen\"\nSupported events:\n  Event type 3 (EV_ABS)\n    Event code 53 (ABS_MT_POSITION_X)\n      Value 0\n      Min 0\n"
        + "      Max 1079\n    Event code 54 (ABS_MT_POSITION_Y)\n      Value 0\n      Min 0\n"
        + "      Max 1919\nTesting ... (interrupt to exit)\n"
    case .geteventNames:
      "add device 1: /dev/input/event2\n  name:     \"a screen\"\n  events:\n"
        + "    ABS (0003): ABS_MT_POSITION_X : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0\n"
        + "                ABS_MT_POSITION_Y : value 0, min 0, max 1919, fuzz 0, flat 0, resolution 0\n"
    case .libinput:
      "version: 1\ndevices:\n- node: /dev/input/event2\n  evdev:\n    name: \"a screen\"\n"
        + "    absinfo:\n      53: [0, 1079, 0, 0, 0]\n      54: [0, 1919, 0, 0, 0]\n  events:\n"
    case .getevent, .binary, .touches: ""
    }
  }

  private static func line(_ event: Event, at time: Int, in format: Format) -> String {
    let (seconds, rest) = (time / 1_000_000, time % 1_000_000)
    let micros = digits(rest, 6)
    let value = UInt32(truncatingIfNeeded: event.value)
    switch format {
    case .evemu:
      return "E: \(seconds).\(micros) \(hex(event.type, 4)) \(hex(event.code, 4)) \(event.value)\n"
    case .evtest:
      if event.type == 0 {
        return "Event: time \(seconds).\(micros), -------------- SYN_REPORT ------------\n"
      }
      let type = event.type == 1 ? "EV_KEY" : "EV_ABS"
      return "Event: time \(seconds).\(micros), type \(event.type) (\(type)), code \(event.code) "
        + "(\(event.name)), value \(event.value)\n"
    case .getevent:
      return "[ \(seconds).\(micros)] \(hex(event.type, 4)) \(hex(event.code, 4)) "
        + "\(hex(Int(value), 8))\n"
    case .geteventNames:
      let type = ["EV_SYN", "EV_KEY", "", "EV_ABS"][event.type]
      let shown = event.type == 1 ? (event.value == 1 ? "DOWN" : "UP") : hex(Int(value), 8)
      return "[ \(seconds).\(micros)] /dev/input/event2: \(type) \(event.name) \(shown)\n"
    case .libinput:
      return "    - [\(seconds), \(rest), \(event.type), \(event.code), \(event.value)]\n"
    case .binary, .touches: return ""
    }
  }

  private static var binary: [UInt8] {
    var bytes: [UInt8] = []
    func append(_ value: Int, _ width: Int) {
      for byte in 0..<width { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * byte))) }
    }
    for frame in 0..<frames {
      for event in events(of: frame) {
        append(1000 + frame * 8333 / 1_000_000, 8)
        append(frame * 8333 % 1_000_000, 8)
        append(event.type, 2)
        append(event.code, 2)
        append(event.value, 4)
      }
    }
    return bytes
  }

  private static var touches: String {
    var text = "{\"touches\":1,\"screen\":{\"width\":390,\"height\":844},\"rate\":120}\n"
    for frame in 0..<frames {
      let phase = frame == 0 ? "began" : frame == frames - 1 ? "ended" : "moved"
      let time = frame * 8333
      text += "{\"t\":\(time / 1_000_000).\(digits(time % 1_000_000, 6)),\"contacts\":"
      text +=
        "[{\"id\":1,\"phase\":\"\(phase)\",\"x\":\(frame % 390).25,\"y\":\(frame % 844).5}]}\n"
    }
    return text
  }

  private static func digits(_ value: Int, _ width: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(width - text.count, 0)) + text
  }

  private static func hex(_ value: Int, _ width: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(width - text.count, 0)) + text
  }
}
