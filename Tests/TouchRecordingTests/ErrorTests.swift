import Expectations
import Foundation
import Testing
import TouchCore

@testable import TouchRecording

/// Unreadable files.
struct ErrorTests {
  private let bench = Bench()
  private let good = Script().id(1).at(1, 1).report().x(2).report().text

  private func message(_ path: String) -> String? {
    Reading(path).error?.description.replacingOccurrences(of: bench.folder + "/", with: "")
  }

  @Test("FILE:LINE: problem; remedy, after what was readable")
  func malformedLine() {
    let path = bench.file("a.events", good + "E: 0.5 0003 zzzz 1\nE: 0.6 0003 0035 9\n")
    let reading = Reading(path)
    expectEqual(reading.story, "1b | 1m")
    expectEqual(
      message(path),
      "a.events:10: 'E: 0.5 0003 zzzz 1' is not 'E: seconds type code value'; complete the line or remove it"
    )
    expectEqual(reading.error?.kind, .malformed)
    expectEqual(reading.error?.line, 10)
  }

  @Test("the words about a number that must be above 0 don't name 0 as possible")
  func positive() {
    let text = #"{"touches":1,"screen":{"width":9,"height":9},"maximumForce":0}"#
    expectEqual(message(bench.file("a.touches", text))?.contains("the number is not above 0"), true)
  }

  @Test("Recording formats 4 a time that is too late to be read is an error that says so")
  func lateTime() {
    for time in ["9000000000.0", "99999999999999999999.5", "00012345678901.5"] {
      let word = "is of a time beyond 9000000000 s; correct the line"
      let evemu = bench.file("late.events", good + "E: \(time) 0003 0035 9\n")
      expectEqual(message(evemu)?.hasSuffix(word), true)
      let start = "Event: time 1.0, type 3 (EV_ABS), code 53 (X), value 1\n"
      let event = "Event: time \(time), type 3 (EV_ABS), code 53 (X), value 1\n"
      expectEqual(message(bench.file("late.evtest", start + event))?.hasSuffix(word), true)
    }
    let near = bench.file("near.events", good + "E: 8999999999.9 0003 0035 zz\n")
    expectEqual(message(near)?.hasSuffix("complete the line or remove it"), true)
  }

  @Test("a truncated last line is an error")
  func cutLine() {
    let path = bench.file("a.events", good + "E: 0.5 0003 00")
    expectEqual(Reading(path).story, "1b | 1m")
    expectEqual(Reading(path).error?.line, 10)
  }

  @Test(
    "garbage in any text format is reported with its line",
    arguments: [
      "E: 0.1 0003 0035 1\nwhat is this?\n",
      "E: 0.1 0003 0035 99999999999\n\nE: 0.1 0003 0035 99999999999\n",
      "Event: time 1.0, type 3 (EV_ABS), code 53 (X), value 1\nEvent: time 1.0, type 3 (EV_ABS)\n",
      "Event: time 1.0, -------------- SYN_REPORT ------------\n!!!\n",
      "[ 1.0] 0003 0035 00000001\n[ 1.0] 0003 0035\n",
      "[ 1.0] 0003 0035 00000001\nnot getevent\n",
      "- [ 0, 0, 3, 53, 1]\n- [ 0, 0, 3, 53]\n",
      "E: 0.1 0003 0035 1\nN: a\0b\n",
    ]
  )
  func malformedTexts(text: String) {
    let reading = Reading(bench.file(text))
    expectEqual(reading.error?.kind, .malformed)
    #expect((reading.error?.line ?? 0) >= 1)
    expectEqual(reading.error?.remedy.isEmpty, false)
  }

  @Test("garbage in a binary file is reported with its byte")
  func malformedBinary() {
    var bytes = (0..<20).flatMap { binaryEvent($0, 3, 0x35, Int32($0), is64: true) }
    bytes[24 * 15 + 17] = 0xEE
    let path = bench.file("raw", bytes: bytes)
    expectEqual(
      message(path),
      "raw:byte 360: these 24 bytes are no input event; cut the file there or record again"
    )
    let cut = bench.file("cut", bytes: Array(bytes[..<(24 * 15 + 3)]))
    expectEqual(
      message(cut),
      "cut:byte 360: the last event is cut short; drop its bytes or record again"
    )
  }

  @Test("a file that isn't a recording, or doesn't exist, is refused")
  func refused() throws {
    expectEqual(message(bench.path("nothing")), "nothing: no such file; check the path")
    expectEqual(
      Reading(bench.folder).error?.description,
      "\(bench.folder): it is a directory; name one of the recordings in it"
    )
    expectEqual(
      message(bench.file("empty", "")),
      "empty: the file is empty; record again, with a finger on the device"
    )
    expectEqual(Reading(bench.file("blank", "\n\n")).error?.kind, .noTouches)
    for text in ["x,y\n1,2\n", "# Title\n\nSome words.\n", "{\"a\":1}\n", "[1,2,3]\n", "hello"] {
      expectEqual(Reading(bench.file(text)).error?.kind, .unknownFormat)
    }
    expectEqual(
      Reading(bench.file(bytes: [0x1F, 0x8B, 8, 0])).error?.problem.contains("compressed"),
      true
    )
    expectEqual(
      Reading(bench.file(bytes: [UInt8](repeating: 0, count: 480))).error?.kind,
      .unknownFormat
    )
    expectEqual(
      Reading(bench.file("R: 3 05 0d 09\n")).error?.problem.contains("hid-recorder"),
      true
    )
  }

  @Test("a recording without touches reports that at its end")
  func noTouches() {
    let path = bench.file("d.desc", "N: Panel\nA: 35 0 9 0 0\nA: 36 0 9 0 0\n")
    expectEqual(
      message(path),
      "d.desc: there are no events, only a description of a device; record again, with a finger on the device"
    )
    let lift = Script().lift().report().read()
    expectEqual(lift.error?.kind, .noTouches)
    expectEqual(lift.error?.problem, "none of the 2 events makes a touch")
    expectEqual(lift.count(of: .orphanLift), 1)
  }

  @Test("Recording formats 6 an empty description is an error")
  func badDescription() {
    let path = bench.file("a.events", Script(axes: []).id(1).at(1, 1).report().text)
    for (name, text) in [("csv", "a,b\n"), ("name", "N: Panel\n"), ("half", "A: 35 0 9 0 0\n")] {
      let options = ReadingOptions(deviceDescription: bench.file(name, text))
      let error = Reading(path, options: options).error
      expectEqual(error?.file.hasSuffix(name), true)
    }
    let missing = ReadingOptions(deviceDescription: bench.path("missing"))
    expectEqual(Reading(path, options: missing).error?.kind, .noSuchFile)
  }

  @Test("after an error or the end there are no more frames")
  func finished() throws {
    let reader = try RecordingReader(path: bench.file(good + "?"))
    #expect(try reader.next() != nil)
    #expect(try reader.next() != nil)
    #expect(throws: RecordingError.self) { try reader.next() }
    try expectNil(reader.next())
  }
}
