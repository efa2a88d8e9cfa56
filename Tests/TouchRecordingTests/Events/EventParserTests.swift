import Testing

@testable import TouchRecording

@Suite("Parsers of single lines")
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
    #expect(parse(&parser, "E: 1.5 0003 0035 -007\t# ABS") == "1500000000 3 53 -7 of 0")
    #expect(parse(&parser, "A: 35 0 99 0 0 11") == "no event")
    #expect(parser.devices[0].axes[0x35]?.resolution == 11)
    #expect(
      parse(&parser, "A: 35 0 99 0")
        == "'A: 35 0 99 0' is not 'A: code min max fuzz flat [resolution]'"
    )
    #expect(
      parse(&parser, "A: 35 0 99 0 0 x").hasSuffix(
        "is not 'A: code min max fuzz flat [resolution]'"
      )
    )
    #expect(parse(&parser, "Z: 1") == "'Z: 1' is not a line of evemu's")
    #expect(parse(&parser, "E: 1 3 53") == "'E: 1 3 53' is not 'E: seconds type code value'")
  }

  @Test("an evtest line is an event anywhere; after the first event other lines are errors")
  func evtest() {
    var parser = EvtestParser()
    #expect(parse(&parser, "user@host:~$ evtest") == "skipped: skippedLine")
    #expect(parse(&parser, "/dev/input/event3:\tA panel") == "no event")
    #expect(
      parse(&parser, "Event: time 2.000001, type 3 (EV_ABS), code 53 (?), value -1")
        == "2000001000 3 53 -1 of 0"
    )
    #expect(
      parse(&parser, "Event: time 2.0, type 4 (EV_MSC), code 4 (MSC_SCAN), value 7001f")
        == "2000000000 4 4 0 of 0"
    )
    #expect(parse(&parser, "user@host:~$ ls") == "'user@host:~$ ls' is not a line of evtest's")
    #expect(parse(&parser, "Event: time 2.0, type 3").hasSuffix("is not a whole event of evtest's"))
  }

  @Test("getevent numbers its devices by their paths, up to a limit")
  func getevent() {
    var parser = GeteventParser()
    #expect(parse(&parser, "[ 1.0] 0003 0035 ffffffff") == "1000000000 3 53 -1 of 0")
    for number in 0..<GeteventParser.mostDevices {
      #expect(parse(&parser, "/dev/input/event\(number): 0003 0035 01") == "- 3 53 1 of \(number)")
    }
    #expect(parse(&parser, "/dev/input/more: 0003 0035 01") == "skipped: ignoredDevice")
    #expect(parse(&parser, "hello") == "'hello' is not a line of getevent's")
  }

  @Test("libinput record's events before the chosen device's are skipped")
  func libinput() {
    var parser = LibinputParser()
    for line in ["- node: /dev/input/event0", "  absinfo:", "    0: [0, 0, 0, 0, 0]", "events:"] {
      #expect(parse(&parser, line) == "no event")
    }
    #expect(parse(&parser, "- [0, 1, 3, 53, 7]") == "skipped: ignoredDevice")
    for line in ["- node: /dev/input/event1", "events:"] {
      #expect(parse(&parser, line) == "no event")
    }
    #expect(parse(&parser, "- [0, 1, 3, 53, 7] # ABS") == "1000 3 53 7 of 0")
    #expect(parser.devices.map(\.path) == ["/dev/input/event1"])
    #expect(parse(&parser, "- [0, 1, 3, 53]").hasSuffix("a whole event of libinput record's"))
  }
}
