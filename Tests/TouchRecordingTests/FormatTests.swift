import Expectations
import Testing
import TouchCore

@testable import TouchRecording

/// Formats.
struct FormatTests {
  let bench = Bench()

  private func check(_ path: String, _ format: RecordingFormat) throws {
    let options = ReadingOptions(range: AxisRanges("0:389,0:843"))
    let reading = Reading(path, options: options)
    expectNil(reading.error)
    expectEqual(reading.header?.format, format)
    expectEqual(reading.story, "1b | 1m | 1e")
    expectEqual(reading.frames.map(\.time.nanoseconds), [0, 10_000_000, 20_000_000])
    expectEqual(reading.contacts.map(\.position.x), [100, 110, 110])
    expectEqual(reading.contacts.map(\.position.y), [200, 200, 200])
    expectEqual(reading.header?.hasForce, true)
    let force = try #require(reading.contacts.first?.force)
    let isBinary = format == .inputEvent32 || format == .inputEvent64
    // Binary events declare no maximum; 255 is the smallest common one for 51.
    #expect(abs(force - 51.0 / 255 * 20 / 3) < 0.001)
    expectNil(reading.contacts.last?.force)
    if !isBinary { expectEqual(reading.header?.deviceName, "Invented Panel") }
  }

  @Test("Recording formats 3, 5 the same tap is read alike in every text format", arguments: 0..<6)
  func text(index: Int) throws {
    let (format, text) = Sample.texts[index]
    try check(bench.file(text), format)
  }

  @Test(
    "Recording formats 3 lines may end in CR LF, and a byte order mark may come first",
    arguments: 0..<6
  )
  func carriageReturns(index: Int) throws {
    let (format, text) = Sample.texts[index]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try check(bench.file("\u{FEFF}" + lines.joined(separator: "\r\n")), format)
  }

  @Test(
    "Recording formats 3.6 24- and 16-byte records are distinguished by content",
    arguments: [true, false]
  )
  func binary(is64: Bool) throws {
    try check(
      bench.file(bytes: Sample.binary(is64: is64)),
      is64 ? .inputEvent64 : .inputEvent32
    )
  }

  @Test("Recording formats 3.1 old files have epoch times, no header and four numbers an axis")
  func oldEvemu() {
    let path = bench.file(
      """
      A: 35 0 100 0 0
      A: 36 0 200 5 0
      E: 1330495944.185030 0003 0039 1
      E: 1330495944.185030 0003 0035 50
      E: 1330495944.185030 0003 0036 100
      E: 1330495944.185055 0000 0000 0
      E: 1330495944.285055 0003 0039 -1
      E: 1330495944.285055 0000 0000 0
      """
    )
    let reading = Reading(path)
    expectEqual(reading.story, "1b | 1e")
    expectEqual(reading.frames.map(\.time.nanoseconds), [25000, 100_025_000])
    expectEqual(reading.header?.mapping.ranges, .recording)
  }

  @Test("Recording formats 3.1 the header of comments describes the device, too")
  func commentedEvemu() {
    let path = bench.file(
      """
      # EVEMU 1.3
      # Input device name: "Commented Panel"
      # Supported events:
      #   Event type 3 (EV_ABS)
      #     Event code 53 (ABS_MT_POSITION_X)
      #       Value      0
      #       Min       10
      #       Max      109
      #       Resolution 5
      #     Event code 54 (ABS_MT_POSITION_Y)
      #       Min        0
      #       Max      199
      #       Resolution 5
      L: 00 0
      S: 05 1
      E: 0.000001 0003 0039 0001
      E: 0.000001 0003 0035 0060
      E: 0.000001 0003 0036 0100
      E: 0.000001 0000 0000 0000
      """
    )
    let reading = Reading(path)
    expectEqual(reading.header?.deviceName, "Commented Panel")
    expectEqual(reading.header?.mapping.scale, .resolution(x: 5, y: 5))
    expectEqual(reading.story, "1b")
  }

  @Test("Recording formats 3.2 marks for packets and for dropped events, in each build's spelling")
  func evtestMarks() {
    let path = bench.file(
      """
      Event: time 1.000000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 10
      Event: time 1.000000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 10
      Event: time 1.000000, ++++++++++++++ SYN_MT_REPORT ++++++++++++
      Event: time 1.000000, -------------- SYN_REPORT ------------
      Event: time 1.010000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 11
      Event: time 1.010000, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 10
      Event: time 1.010000, ++++++++++++++ EV_REL ++++++++++++
      Event: time 1.010000, -------------- SYN_REPORT ------------
      Event: time 1.020000, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<<<
      Event: time 1.020000, -------------- SYN_REPORT ------------
      """
    )
    expectEqual(Reading(path).story, "1b | 1m | 1c")
  }

  @Test("Recording formats 3.3 without -t there are no times; reports are spaced evenly")
  func geteventWithoutTimes() {
    let path = bench.file(
      """
      /dev/input/event1: 0003 0039 0000504d
      /dev/input/event1: 0003 0035 00000010
      /dev/input/event1: 0003 0036 00000010
      /dev/input/event1: 0000 0000 00000000
      /dev/input/event1: 0003 0039 ffffffff
      /dev/input/event1: 0000 0000 00000000
      """
    )
    let reading = Reading(path)
    expectEqual(reading.story, "1b | 1e")
    expectEqual(reading.frames.map(\.time.nanoseconds), [0, 8_333_000])
    expectEqual(reading.count(of: .withoutTimes), 1)
  }

  @Test("Recording formats 3.3 contacts of different devices don't mix")
  func geteventDevices() {
    var lines: [String] = []
    for (device, x) in [("event1", "0010"), ("event2", "0020")] {
      lines += [
        "[ 1.000000] /dev/input/\(device): 0003 0039 00000001",
        "[ 1.000000] /dev/input/\(device): 0003 0035 0000\(x)",
      ]
    }
    for device in ["event2", "event1"] {
      lines += [
        "[ 1.000000] /dev/input/\(device): 0003 0036 00000030",
        "[ 1.000000] /dev/input/\(device): 0000 0000 00000000",
      ]
    }
    lines += [
      "[ 1.500000] /dev/input/event2: 0003 0039 ffffffff",
      "[ 1.500000] /dev/input/event2: 0000 0000 00000000",
    ]
    let path = bench.file(lines.joined(separator: "\n"))
    let reading = Reading(path, options: ReadingOptions(range: AxisRanges("0:389,0:843")))
    expectEqual(reading.story, "1b | 2b | 1e")
    expectEqual(reading.contacts.map(\.position.x), [0x20, 0x10, 0x20])
    expectEqual(Reading(path).story, "1b | 2b | 1e")
    expectEqual(reading.summary.mostAtOnce, 2)
  }

  @Test("Recording formats 3.3 the oldest Androids write SECONDS-MICROSECONDS")
  func oldGetevent() {
    let path = bench.file(
      """
      45534-881408: /dev/input/event0: 0003 0039 00000001
      45534-881408: /dev/input/event0: 0003 0035 00000015
      45534-881408: /dev/input/event0: 0003 0036 00000015
      45534-881408: /dev/input/event0: 0000 0000 00000000
      45535-081408: /dev/input/event0: 0003 0039 ffffffff
      45535-081408: /dev/input/event0: 0000 0000 00000000
      """
    )
    expectEqual(Reading(path).frames.map(\.time.nanoseconds), [0, 200_000_000])
  }

  @Test("Recording formats 3.4 of several devices the first touch device is read")
  func libinputDevices() {
    let panel = Sample.libinput.split(separator: "\n").drop { !$0.hasPrefix("- node") }
    let path = bench.file(
      """
      version: 1
      ndevices: 2
      devices:
      - node: /dev/input/event0
        evdev:
          name: "A keyboard"
          codes:
            1: [30, 31]
        events:
        - evdev:
          - [ 99,      0,   1,  30,       1]
          - [ 99,      0,   0,   0,       0]

      """ + panel.joined(separator: "\n")
    )
    let reading = Reading(path)
    expectEqual(reading.header?.deviceName, "Invented Panel")
    expectEqual(reading.story, "1b | 1m | 1e")
    expectEqual(reading.frames.last?.time, .milliseconds(20))
    expectEqual(reading.count(of: .ignoredDevice), 2)
  }

  @Test("Recording formats 3.3 fingers on two devices are laid onto one screen, with a notice")
  func severalDevices() {
    func tap(_ device: Int, at time: Int) -> [String] {
      ["0003 0039 00000007", "0003 0035 00000064", "0003 0036 00000064", "0000 0000 00000000"]
        .map { "[ \(time).000000] /dev/input/event\(device): \($0)" }
        + ["0003 0039 ffffffff", "0000 0000 00000000"]
        .map { "[ \(time).100000] /dev/input/event\(device): \($0)" }
    }
    let key = "[ 9.000000] /dev/input/event4: 0001 0074 00000001"
    func reading(_ lines: [String], _ head: [String] = []) -> Reading {
      Reading(bench.file((head + lines).joined(separator: "\n") + "\n"))
    }
    let one = reading(tap(2, at: 1) + tap(2, at: 2) + [key])
    #expect(one.story == "1b | 1e | 2b | 2e" && one.count(of: .furtherDevice) == 0)
    let two = reading(tap(2, at: 1) + tap(3, at: 2) + tap(2, at: 3) + tap(3, at: 4))
    expectEqual(two.story, "1b | 1e | 2b | 2e | 3b | 3e | 4b | 4e")
    expectEqual(two.count(of: .furtherDevice), 2)
    #expect(Warning.furtherDevice.isNotice)
    // A pen on the same screen is a device of its own.
    func described(_ number: Int, _ name: String, _ keys: String, _ axes: [String]) -> [String] {
      ["add device \(number): /dev/input/event\(number)", "  name: \"\(name)\"", "  events:"]
        + ["    KEY (0001): \(keys)"]
        + axes.enumerated().map { place, axis in
          (place == 0 ? "    ABS (0003): " : "                ")
            + "\(axis)  : value 0, min 0, max 1000, fuzz 0, flat 0, resolution 0"
        }
    }
    let head =
      described(2, "panel", "014a", ["0035", "0036", "0039"])
      + described(3, "pen", "0140  014a", ["0000", "0001"])
    let pen = ["0003 0000 00000064", "0003 0001 00000064", "0001 014a 00000001"].map {
      "[ 5.000000] /dev/input/event3: \($0)"
    }
    let end = ["[ 5.000000] /dev/input/event3: 0000 0000 00000000"]
    let mixed = reading(tap(2, at: 1) + pen + end, head)
    #expect(mixed.story.hasPrefix("1b | 1e | 2b"))
    expectEqual(mixed.count(of: .furtherDevice), 0)
  }

  @Test("Recording formats 3, 5 a recording in memory is read like one in a file", arguments: 0..<8)
  func inMemory(index: Int) throws {
    let (format, bytes) = allSamples()[index]
    let reader = try RecordingReader(bytes: bytes, name: "sample")
    var frames = 0
    while try reader.next() != nil { frames += 1 }
    expectEqual(reader.header.format, format)
    expectEqual(frames, 3)
  }

  @Test("Recording formats 3.6 32-bit times continue after January 2038, until 2106")
  func lateTimes() {
    // 2 200 000 000 s after 1970; the samples begin at 1 527 480 546 s.
    let start: Int64 = (2_200_000_000 - 1_527_480_546) * 1_000_000
    let events: [(Int64, UInt16, UInt16, Int32)] = [
      (0, 3, 0x39, 7), (0, 3, 0x35, 100), (0, 3, 0x36, 200), (0, 0, 0, 0),
      (10_000, 3, 0x35, 110), (10_000, 0, 0, 0), (20_000, 3, 0x39, -1), (20_000, 0, 0, 0),
    ]
    for is64 in [true, false] {
      let bytes = events.flatMap { binaryEvent(start + $0.0, $0.1, $0.2, $0.3, is64: is64) }
      let reading = Reading(bench.file(bytes: bytes))
      expectNil(reading.error)
      expectEqual(reading.header?.format, (is64 ? .inputEvent64 : .inputEvent32))
      expectEqual(reading.story, "1b | 1m | 1e")
      expectEqual(reading.frames.map(\.time.nanoseconds), [0, 10_000_000, 20_000_000])
    }
  }

  @Test("Recording formats 3.3 names that nothing knows may have any digit and any capital letter")
  func unknownNames() {
    for name in ["KEY_0", "KEY_9", "KEY_A", "KEY_Z"] {
      let text = Sample.geteventNames.replacing("KEY_POWER            DOWN", with: "\(name) DOWN")
      let reading = Reading(bench.file(text))
      expectNil(reading.error)
      expectEqual(reading.story, "1b | 1m | 1e")
    }
  }

  @Test("Recording formats 3.6 times may begin in the first second")
  func firstSecond() {
    let start = -1_527_480_546 * Int64(1_000_000)
    let events: [(Int64, UInt16, UInt16, Int32)] = [
      (0, 3, 0x39, 7), (0, 3, 0x35, 100), (0, 3, 0x36, 200), (0, 0, 0, 0),
      (1_000_000, 3, 0x39, -1), (1_000_000, 0, 0, 0),
    ]
    for is64 in [true, false] {
      let bytes = events.flatMap { binaryEvent(start + $0.0, $0.1, $0.2, $0.3, is64: is64) }
      expectEqual(Reading(bench.file(bytes: bytes)).story, "1b | 1e")
    }
  }
}
