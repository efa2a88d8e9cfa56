import Expectations
import Testing

@testable import TouchRecording

/// Parsers of single lines.
struct EventParserTests {
  /// What a parser makes of a line, as text.
  private func parse(_ parser: inout some EventParser, _ text: String) -> String {
    Array(text.utf8).withUnsafeBufferPointer { line in
      do throws(LineProblem) {
        switch try parser.parse(line) {
        case .event(let event):
          let time = event.time.map { "\($0)" } ?? "-"
          return "\(time) \(event.type) \(event.code) \(event.value) of \(event.device)"
        case .noEvent: return "no event"
        case .skipped(let warning): return "skipped: \(warning.rawValue)"
        }
      } catch {
        return error.problem
      }
    }
  }

  @Test("an evemu line is an event, a description, a comment or an error")
  func evemu() {
    var parser = EvemuParser()
    expectEqual(parse(&parser, "E: 1.5 0003 0035 -007\t# ABS"), "1500000000 3 53 -7 of 0")
    expectEqual(parse(&parser, "A: 35 0 99 0 0 11"), "no event")
    expectEqual(parser.devices[0].axes[0x35]?.resolution, 11)
    expectEqual(
      parse(&parser, "A: 35 0 99 0"),
      "'A: 35 0 99 0' is not 'A: code min max fuzz flat [resolution]'"
    )
    #expect(
      parse(&parser, "A: 35 0 99 0 0 x").hasSuffix(
        "is not 'A: code min max fuzz flat [resolution]'"
      )
    )
    expectEqual(parse(&parser, "Z: 1"), "'Z: 1' is not a line of evemu's")
    expectEqual(parse(&parser, "E: 1 3 53"), "'E: 1 3 53' is not 'E: seconds type code value'")
  }

  @Test("an evtest line is an event anywhere; after the first event other lines are errors")
  func evtest() {
    var parser = EvtestParser()
    expectEqual(parse(&parser, "user@host:~$ evtest"), "skipped: skippedLine")
    expectEqual(parse(&parser, "/dev/input/event3:\tA panel"), "no event")
    expectEqual(
      parse(&parser, "Event: time 2.000001, type 3 (EV_ABS), code 53 (?), value -1"),
      "2000001000 3 53 -1 of 0"
    )
    expectEqual(
      parse(&parser, "Event: time 2.0, type 4 (EV_MSC), code 4 (MSC_SCAN), value 7001f"),
      "2000000000 4 4 0 of 0"
    )
    expectEqual(parse(&parser, "user@host:~$ ls"), "'user@host:~$ ls' is not a line of evtest's")
    #expect(parse(&parser, "Event: time 2.0, type 3").hasSuffix("is not a whole event of evtest's"))
  }

  @Test("getevent numbers its devices by their paths, up to a limit")
  func getevent() {
    var parser = GeteventParser()
    expectEqual(parse(&parser, "[ 1.0] 0003 0035 ffffffff"), "1000000000 3 53 -1 of 0")
    for number in 0..<GeteventParser.mostDevices {
      expectEqual(
        parse(&parser, "/dev/input/event\(number): 0003 0035 01"),
        "- 3 53 1 of \(number)"
      )
    }
    expectEqual(parse(&parser, "/dev/input/more: 0003 0035 01"), "skipped: ignoredDevice")
    expectEqual(parse(&parser, "hello"), "'hello' is not a line of getevent's")
  }

  @Test("libinput record's events before the chosen device's are skipped")
  func libinput() {
    var parser = LibinputParser()
    for line in ["- node: /dev/input/event0", "  absinfo:", "    0: [0, 0, 0, 0, 0]", "events:"] {
      expectEqual(parse(&parser, line), "no event")
    }
    expectEqual(parse(&parser, "- [0, 1, 3, 53, 7]"), "skipped: ignoredDevice")
    for line in ["- node: /dev/input/event1", "events:"] {
      expectEqual(parse(&parser, line), "no event")
    }
    expectEqual(parse(&parser, "- [0, 1, 3, 53, 7] # ABS"), "1000 3 53 7 of 0")
    expectEqual(parser.devices.map(\.path), ["/dev/input/event1"])
    #expect(parse(&parser, "- [0, 1, 3, 53]").hasSuffix("a whole event of libinput record's"))
  }

  @Test("what getevent says of a device is about the device that it was added with")
  func describedDevices() {
    var parser = GeteventParser()
    func describe(_ path: String, name: String, largest: Int) {
      for line in [
        "add device 1: \(path)", "  name:     \"\(name)\"", "  events:", "    KEY (0001): 0145",
        "    ABS (0003): 0035  : value 0, min 0, max \(largest), fuzz 0, flat 0, resolution 7",
        "                0036  : value 0, min 1, max 9, fuzz 0, flat 0", "  input props:",
        "    INPUT_PROP_DIRECT", "    0002",
      ] {
        expectEqual(parse(&parser, line), "no event", "\(line)")
      }
    }
    for number in 0..<GeteventParser.mostDevices {
      describe("/dev/input/event\(number)", name: "panel \(number)", largest: number + 1)
    }
    describe("/dev/input/beyond", name: "none", largest: 1000)
    // Plugged in again.
    describe("/dev/input/event1", name: "again", largest: 500)
    expectEqual(parser.devices.map(\.name).prefix(3), ["panel 0", "again", "panel 2"])
    expectEqual(parser.devices.map { $0.axes[0x35]?.maximum }.prefix(3), [1, 500, 3])
    expectEqual(parser.devices.last?.name, "panel 63")
    expectEqual(parser.devices.last?.axes[0x35]?.maximum, 64)
    expectEqual(parser.devices.last?.axes[0x35]?.resolution, 7)
    expectEqual(parser.devices.last?.axes[0x36]?.minimum, 1)
    expectEqual(parser.devices.last?.axes.count, 2)
    expectEqual(parser.devices.last?.hasFinger, true)
    expectEqual(parse(&parser, "/dev/input/event63: 0003 0035 01"), "- 3 53 1 of 63")
    expectEqual(parse(&parser, "/dev/input/event1: 0003 0035 01"), "- 3 53 1 of 1")
  }

  @Test(
    "libinput's times have microseconds below a million; lists of bytes may stand between events"
  )
  func libinputBounds() {
    var parser = LibinputParser()
    for line in ["- node: /dev/input/event1", "events:"] {
      expectEqual(parse(&parser, line), "no event")
    }
    expectEqual(parse(&parser, "- [2, 999999, 3, 53, 7]"), "2999999000 3 53 7 of 0")
    for line in ["- [2, 1000000, 3, 53, 7]", "- [2, -1, 3, 53, 7]", "- [-1, 0, 3, 53, 7]"] {
      #expect(parse(&parser, line).hasSuffix("a whole event of libinput record's"), "\(line)")
    }
    for line in ["0x01, 0xaF, 0x00,", "  0x3b 0x00 ]", "]", "hidraw:", "  hidraw0: [ 0x01 ]"] {
      #expect(!parse(&parser, line).contains("is not"), "\(line)")
    }
    for line in ["0y01, 0x02", "12, 0x02", "0x01; 0x02"] {
      #expect(parse(&parser, line).contains("is not"), "\(line)")
    }
  }

  @Test("libinput's axes have four fields or more, the fifth of which is the resolution")
  func libinputAxes() {
    var parser = LibinputParser()
    for line in [
      "- node: /dev/input/event1", "  absinfo:", "    53: [0, 99, 0, 0]",
      "    54: [1, 98, 0, 0, 7]", "    58: [2, 97, 0, 0, 8, 9] # more",
    ] {
      expectEqual(parse(&parser, line), "no event", "\(line)")
    }
    for line in ["    57: [0, 9, 0]", "    57: 0", "    57 [0, 1, 2, 3]", "    57: [0, 1, 2, 3] x"]
    {
      expectEqual(parse(&parser, line), "skipped: skippedLine", "\(line)")
    }
    // Behind another key, numbers are no axes.
    expectEqual(parse(&parser, "  properties: [ 1 ]"), "no event")
    expectEqual(parse(&parser, "    57: [0, 1, 2, 3]"), "no event")
    let axes = parser.devices[0].axes
    expectEqual(axes.keys.sorted(), [53, 54, 58])
    expectEqual(axes[53].map { [$0.minimum, $0.maximum, $0.resolution] }, [0, 99, 0])
    expectEqual(axes[54].map { [$0.minimum, $0.maximum, $0.resolution] }, [1, 98, 7])
    expectEqual(axes[58].map { [$0.minimum, $0.maximum, $0.resolution] }, [2, 97, 8])
  }

  @Test("words of a notice of getevent's aren't taken for an event's numbers")
  func geteventNotices() {
    var parser = GeteventParser()
    for line in [
      "could not find some driver", "could not open 0003 device", "poll said what it said",
      "could not read 12345678 bytes of it", "could not read bead face 0000000g",
      "could not read 0003 0035 000000ff0",
    ] {
      expectEqual(parse(&parser, line), "no event", "\(line)")
    }
    for line in [
      "could not read 0003 0035 000000ff", "poll EV_ABS X 000000ff",
      "adb [ 1.0]",
    ] {
      expectEqual(parse(&parser, line), "'\(line)' is not a line of getevent's", "\(line)")
    }
  }
}
