import Expectations
import Testing
import TouchCore

@testable import TouchRecording

/// Lines that are left out.
struct SkippedLineTests {
  private let bench = Bench()

  /// A text in which a line was replaced by another.
  private func changed(_ text: String, _ line: Int, _ change: (String) -> String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[line] = change(lines[line])
    return bench.file(lines.joined(separator: "\n"))
  }

  /// The numbers of the lines that hold events.
  private func events(_ text: String, _ isEvent: (Substring) -> Bool) -> [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { isEvent($0.element) }.map(\.offset)
  }

  /// Whether a reading tells that something was left out, where its frames are others.
  private func isToldOrSame(_ path: String, _ plain: Reading) -> Bool {
    let reading = Reading(path)
    return reading.frames == plain.frames || reading.error?.kind == .malformed
      || reading.count(of: .skippedLine) > 0
  }

  @Test(
    "Recording formats 3 an event that is damaged is an error, read, or counted",
    arguments: 0..<5
  )
  func damaged(index: Int) {
    let (format, text) = Sample.texts[index]
    let plain = Reading(bench.file(text))
    let isEvent: (Substring) -> Bool = { line in
      line.hasPrefix("E:") || line.hasPrefix("Event: time") || line.hasPrefix("[")
        || line.contains("- [")
    }
    let changes: [(String) -> String] = [
      { $0.replacing("[", with: "(") }, { $0.replacing("[", with: "{") },
      { $0.replacing("]", with: ")") }, { $0.replacing("]", with: "}") },
      { $0.replacing("]", with: ":") }, { $0.replacing("[", with: ":") },
      { $0.replacing("-", with: ":", maxReplacements: 1) },
      { $0.replacing(",", with: ":", maxReplacements: 1) }, { $0.replacing(",", with: ":") },
      { "#" + $0 }, { "# " + $0 }, { "* " + $0 }, { " " + $0 }, { "\t" + $0 }, { " # " + $0 },
      { $0.replacing("value", with: "junk value") }, { $0.replacing(", value", with: " 7, value") },
      { $0.replacing(", code", with: " junk, code") }, { $0.replacing(")", with: ") x") },
      { $0.replacing("SYN_REPORT", with: "SYN_REPROT") }, { $0.replacing("ABS_", with: "ASB_") },
      { $0.replacing("EV_", with: "VE_") }, { $0.replacing("BTN_TOUCH", with: "BTN_TUCH") },
      { "x: " + $0 }, { $0.replacing("- [", with: "- x: [") }, { "^C" + $0 }, { "^C^Cx" + $0 },
      { $0.replacing("- [", with: "x: [") }, { $0.replacing("- [", with: "evdev: - [") },
      { $0.replacing("- [", with: "{time: [") }, { $0.replacing("- [", with: "x: ") },
      { $0 + " x" }, { $0.replacing("DOWN", with: "DWON") }, { String($0.dropFirst()) },
    ]
    for line in events(text, isEvent) {
      for (number, change) in changes.enumerated() {
        #expect(
          isToldOrSame(changed(text, line, change), plain),
          "\(format.name), line \(line + 1), change \(number)"
        )
      }
    }
  }

  @Test(
    "Recording formats 3 an event behind the beginning of a notice is an error, or counted",
    arguments: 0..<5
  )
  func behindNotices(index: Int) {
    let (format, text) = Sample.texts[index]
    let isEvent: (Substring) -> Bool = { line in
      line.hasPrefix("E:") || line.hasPrefix("Event: time") || line.hasPrefix("[")
        || line.contains("- [")
    }
    let notices = [
      "*** ", "$ ", "Testing ...", "Value ", "Min 5 ", "Grab ", "/dev/input/", "evtest: ", "adb ",
      "could not ", "read ", "poll ", "* daemon ", "remove device ", "add device 1: ",
      "- waiting for device", "N: ", "Properties: ",
    ]
    for line in events(text, isEvent) {
      for notice in notices {
        let reading = Reading(changed(text, line) { notice + $0 })
        #expect(
          reading.error?.kind == .malformed || reading.count(of: .skippedLine) > 0,
          "\(format.name), line \(line + 1) behind \(notice)"
        )
      }
    }
  }

  @Test("Recording formats 3.1 a letter that isn't E before an event's fields is an error")
  func letters() {
    let text = Script().id(1).at(1, 1).report().lift().report().text
    for letter in ["L", "S", "I", "P", "N", "A", "B", "F"] {
      for line in events(text, { $0.hasPrefix("E:") }) {
        let reading = Reading(changed(text, line) { letter + $0.dropFirst() })
        expectEqual(reading.error?.kind, .malformed, "\(letter) in line \(line + 1)")
      }
    }
    let harmless =
      "S: 00 0\nL: 01 1\nI: 0018 2a94 d64d 0001\nP: 02 00 00 00 00 00 00 00\nN: 1.5 9\n"
    expectEqual(Reading(bench.file(text + harmless)).story, Reading(bench.file(text)).story)
  }

  @Test("Recording formats 3.2 the command at a shell's prompt may stand before the events")
  func prompt() {
    let prompt = "ann@pi:~$ sudo evtest /dev/input/event5\n"
    let text = Sample.evtest
    expectEqual(Reading(bench.file(prompt + text)).story, Reading(bench.file(text)).story)
    expectEqual(Reading(bench.file(prompt + "hello\n")).error?.kind, .unknownFormat)
  }

  @Test("Recording formats 3.2, 3.3 an event behind the key that a terminal showed is read")
  func echo() {
    for (format, text) in Sample.texts where [.evtest, .getevent].contains(format) {
      let lines = text.replacing("\nEvent: time", with: "\n^CEvent: time")
        .replacing("\n[", with: "\n^C[")
      let (plain, echoed) = (Reading(bench.file(text)), Reading(bench.file(lines + "\n^C\n")))
      expectNil(echoed.error)
      expectEqual(echoed.frames, plain.frames)
      expectEqual(echoed.count(of: .skippedLine), plain.count(of: .skippedLine))
    }
  }

  @Test("Recording formats 3 what is skipped is counted with its first line")
  func counted() {
    let path = bench.file(
      """
      # a comment
      [ 1.0] 0003 0039 00000001
      [ 1.0] 0003 0035 00000005
      # [ 1.0] 0003 0035 00000009
      * [ 1.0] 0003 0035 00000009
         something
        [ 1.0] 0003 0036 00000005
      [ 1.0] 0000 0000 00000000
      """
    )
    let reading = Reading(path)
    expectNil(reading.error)
    expectEqual(reading.story, "1b")
    #expect(reading.contacts[0].position.y > 0)
    let met = reading.summary.warnings.first { $0.warning == .skippedLine }
    expectEqual(met?.count, 4)
    expectEqual(met?.first, .line(1))
    expectEqual(met?.warning.isNotice, true)
  }

  @Test(
    "Recording formats 3.1, 3.4 an event behind a comment's mark is counted, other comments aren't"
  )
  func comments() {
    let evemu = Script().id(1).at(1, 1).report().text
    expectEqual(Reading(bench.file("# hello\n" + evemu)).count(of: .skippedLine), 0)
    expectEqual(
      Reading(bench.file(evemu + "#E: 9.0 0003 0035 7\n# E: 9.0 0003 0035 7\n"))
        .count(of: .skippedLine),
      2
    )
    let yaml = Sample.libinput
    expectEqual(Reading(bench.file(yaml + "  # hello\n")).count(of: .skippedLine), 0)
    expectEqual(
      Reading(bench.file(yaml + "  #  - [ 9, 0, 3, 53, 1]\n")).count(of: .skippedLine),
      1
    )
  }

  @Test("Recording formats 3.2 unknown lines before evtest's events are counted, its own aren't")
  func evtestHeader() {
    expectEqual(Reading(bench.file(Sample.evtest)).count(of: .skippedLine), 0)
    let text =
      "No device specified, trying to scan all of /dev/input/event*\nAvailable devices:\n"
      + "/dev/input/event0:\tA panel\nSelect the device event number [0-1]: 0\n" + Sample.evtest
    expectEqual(Reading(bench.file(text)).count(of: .skippedLine), 0)
    let broken = Sample.evtest.replacing("Min        0", with: "Min        zero")
    expectEqual(Reading(bench.file(broken)).count(of: .skippedLine), 5)
  }

  @Test("Recording formats 3.3, 3.4 an axis of a description that can't be read is counted")
  func descriptions() {
    let getevent = Sample.geteventNames.replacing("max 389", with: "mox 389")
    expectEqual(Reading(bench.file(getevent)).count(of: .skippedLine), 1)
    let yaml = Sample.libinput.replacing("53: [", with: "53: (")
    expectEqual(Reading(bench.file(yaml)).count(of: .skippedLine), 1)
  }

  @Test("Recording formats 3.4 libinput's and hidraw's own lines may stand between the events")
  func foreignItems() {
    let yaml =
      Sample.libinput + """
            libinput:
            - {time: 0.007094, type: POINTER_MOTION, delta: [  1.00,  -1.00]}
            - {type: DEVICE_ADDED, time: 0.1}
            - hid:
              time: [  0,   7094]
              hidraw0: [ 0x01, 0x02,
                         0x03, 0x04]

        """
    let reading = Reading(bench.file(yaml))
    expectNil(reading.error)
    expectEqual(reading.count(of: .skippedLine), 0)
    expectEqual(reading.story, "1b | 1m | 1e")
  }

  @Test("Recording formats 3.4 devices beyond the 64th are left out and counted")
  func manyDevices() {
    let panel = Sample.libinput.split(separator: "\n").drop { !$0.hasPrefix("- node") }
    let keyboard =
      "- node: /dev/input/event9\n  evdev:\n    name: \"k\"\n    codes:\n      1: [30]\n"
    for count in [63, 64] {
      let text =
        "version: 1\ndevices:\n" + String(repeating: keyboard, count: count)
        + panel.joined(separator: "\n")
      let reading = Reading(bench.file(text))
      expectEqual((reading.story == "1b | 1m | 1e"), (count == 63))
      expectEqual((reading.count(of: .ignoredDevice) > 0), (count == 64))
    }
    let many = "version: 1\ndevices:\n" + String(repeating: keyboard, count: 200_000)
    expectEqual(Reading(bench.file(many)).error?.kind, .noTouches)
  }
}
