import Expectations
import Foundation
import Testing
import TouchCore

@testable import TouchRecording

/// .touches.
struct TouchesTests {
  private let bench = Bench()
  private let header = "{\"touches\":1,\"screen\":{\"width\":390,\"height\":844}}\n"

  private func rewritten(_ path: String) throws -> String {
    let reader = try RecordingReader(path: path)
    var writer = TouchesWriter(TouchesHeader(reader.header))
    while let frame = try reader.next() { writer.append(frame) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("Recording formats 5 reading and writing the example yields the same bytes")
  func example() throws {
    let text = """
      {"touches":1,"source":"Invented","screen":{"width":390,"height":844},"rate":120,"maximumForce":6.667}
      {"t":0.207943,"contacts":[{"id":1,"phase":"began","x":12.5,"y":20.25,"force":0.41,"radius":8.1,"type":"direct"}]}
      {"t":0.216120,"contacts":[{"id":1,"phase":"moved","x":13.0,"y":24.0,"force":0.44}]}
      {"t":0.301500,"contacts":[{"id":1,"phase":"ended","x":13.0,"y":61.5}]}
      {"t":0.900000,"interrupt":"system"}

      """
    let path = bench.file(text)
    try expectEqual(rewritten(path), text)
    let reading = Reading(path)
    expectEqual(reading.story, "1b | 1m | 1e | !")
    expectEqual(reading.header?.rate, 120)
    expectEqual(reading.header?.maximumForce, 6.667)
    expectEqual(reading.frames[0].time.nanoseconds, 207_943_000)
    expectNil(reading.contacts[1].radius)
    expectEqual(reading.frames[3].interruption, .system)
  }

  @Test(
    "Recording formats 5 any recording is read as written, and written again as the same bytes",
    arguments: 0..<40
  )
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix(seed)
    let hasForce = random.next(2) == 0
    var writer = TouchesWriter(
      TouchesHeader(
        source: random.next(2) == 0 ? nil : "Panel \"№\(seed)\"\n\u{1}\\",
        screen: ScreenSize(width: Double(random.next(4000) + 7) / 7, height: 844),
        rate: random.next(2) == 0 ? nil : 59.94,
        maximumForce: hasForce ? 20.0 / 3 : nil
      )
    )
    var live: [Int] = []
    var nextID = 1
    var time: Int64 = 0
    for _ in 0..<60 {
      time += Int64(random.next(40_000_000))
      var contacts: [Contact] = []
      for id in live where random.next(2) == 0 {
        let phase: Contact.Phase = random.next(5) == 0 ? .ended : .moved
        if phase == .ended { live.removeAll { $0 == id } }
        contacts.append(contact(id, phase, hasForce, &random))
      }
      if random.next(4) == 0 {
        contacts.append(contact(nextID, .began, hasForce, &random))
        live.append(nextID)
        nextID += 1
      }
      let isInterrupted = random.next(30) == 0
      if isInterrupted { live = [] }
      writer.append(
        TouchFrame(
          time: TouchTime(nanoseconds: time),
          contacts: contacts,
          interruption: isInterrupted ? .system : nil
        )
      )
    }
    let text = String(decoding: writer.bytes, as: UTF8.self)
    let path = bench.file(text)
    try expectEqual(rewritten(path), text)
    expectNil(Reading(path).brokenPromise)
  }

  private func contact(
    _ id: Int,
    _ phase: Contact.Phase,
    _ hasForce: Bool,
    _ random: inout SplitMix
  ) -> Contact {
    let isPencil = id % 3 == 0
    return Contact(
      id: Contact.ID(id),
      phase: phase,
      position: Point(x: random.unit() * 390, y: random.unit() * 1e-4),
      force: hasForce ? random.unit() * 6 : nil,
      radius: random.next(2) == 0 ? nil : random.unit(),
      kind: isPencil ? .pencil : .direct,
      altitude: isPencil ? random.unit() : nil,
      azimuth: isPencil ? random.unit() * 6 : nil
    )
  }

  @Test("Recording formats 5 unknown keys are ignored, blank lines at the end too")
  func unknownKeys() {
    let path = bench.file(
      """
      {"mood":[{"a":[]},null,true,-1.5e3],"touches":1,"screen":{"height":844,"depth":1,"width":390}}
      { "t" : 1e-1 , "who":"\\ud83d\\ude00\\u00e9\\/", "contacts" : [ {"id":1,"phase":"began","x":1,"y":2.5e1,"z":{}} ] }
      {"t":0.2}


      """
    )
    let reading = Reading(path)
    expectNil(reading.error)
    expectEqual(reading.contacts.map(\.position), [Point(x: 1, y: 25)])
    expectEqual(reading.frames.map(\.time.nanoseconds), [100_000_000, 200_000_000])
  }

  @Test("Recording formats 5 a contact keeps its type; hover phases are read and written")
  func kinds() throws {
    let text =
      header + """
        {"t":0.000000,"contacts":[{"id":1,"phase":"regionEntered","x":1.0,"y":1.0,"type":"pencil","altitude":1.5,"azimuth":0.5}]}
        {"t":0.100000,"contacts":[{"id":1,"phase":"regionMoved","x":2.0,"y":1.0}]}
        {"t":0.200000,"contacts":[{"id":1,"phase":"regionExited","x":2.0,"y":1.0},{"id":2,"phase":"began","x":2.0,"y":1.0,"type":"pencil"}]}
        {"t":0.300000,"contacts":[{"id":2,"phase":"cancelled","x":2.0,"y":1.0}]}

        """
    let path = bench.file(text)
    #expect(Reading(path).contacts.allSatisfy { $0.kind == .pencil })
    try expectEqual(rewritten(path), text)
  }

  @Test("Recording formats 5 impossible sequences of phases are repaired and counted")
  func repaired() {
    let path = bench.file(
      header + """
        {"t":0,"contacts":[{"id":1,"phase":"moved","x":1,"y":1}]}
        {"t":0,"contacts":[{"id":1,"phase":"began","x":2,"y":1}]}
        {"t":0,"contacts":[{"id":7,"phase":"ended","x":2,"y":1}]}
        {"t":1,"interrupt":"system"}
        {"t":1,"contacts":[{"id":1,"phase":"ended","x":2,"y":1}]}
        {"t":1,"contacts":[{"id":3,"phase":"regionExited","x":2,"y":1},{"id":1,"phase":"began","x":2,"y":1}]}
        """
    )
    let reading = Reading(path)
    expectEqual(reading.story, "1b | 1m |  | ! |  | 1b")
    expectNil(reading.brokenPromise)
    expectEqual(reading.count(of: .movedBeforeBeginning), 1)
    expectEqual(reading.count(of: .beganTwice), 1)
    // The lift of the contact that was taken away is none of an unknown one.
    expectEqual(reading.count(of: .orphanLift), 2)
    expectEqual(reading.count(of: .fingersDownAtEnd), 1)
  }

  @Test(
    "Recording formats 5 a contact that goes on after an interruption is left out until it begins anew"
  )
  func goesOnAfterInterruption() {
    let reading = Reading(
      bench.file(
        header + """
          {"t":0,"contacts":[{"id":1,"phase":"began","x":1,"y":1},{"id":2,"phase":"began","x":5,"y":1}]}
          {"t":1,"contacts":[{"id":3,"phase":"began","x":9,"y":1}],"interrupt":"system"}
          {"t":2,"contacts":[{"id":1,"phase":"moved","x":2,"y":1},{"id":3,"phase":"moved","x":9,"y":2}]}
          {"t":3,"contacts":[{"id":1,"phase":"ended","x":2,"y":1},{"id":2,"phase":"began","x":5,"y":1}]}
          {"t":4,"contacts":[{"id":2,"phase":"ended","x":5,"y":1},{"id":3,"phase":"cancelled","x":9,"y":2}]}
          {"t":5,"contacts":[{"id":1,"phase":"began","x":1,"y":1}]}
          {"t":6,"contacts":[{"id":1,"phase":"ended","x":1,"y":1}]}
          """
      )
    )
    expectEqual(reading.story, "1b 2b | 3b ! |  | 2b | 2e | 1b | 1e")
    expectNil(reading.brokenPromise)
    #expect(reading.summary.warnings.isEmpty)
  }

  @Test(
    "Recording formats 5 line and column of unreadable input",
    arguments: [
      (
        "{\"t\":0.1,\"contacts\":[{\"id\":1,\"phase\":\"lifted\",\"x\":1,\"y\":1}]}",
        "2:38: the phase is unknown; say began, moved, ended or cancelled"
      ),
      ("{\"é\":1,\"t\":x}", "2:12: a number is missing; correct the line"),
      ("{\"t\":0.1", "2:9: the line ends too early; correct the line"),
      ("{\"t\":0.1}}", "2:10: something stands behind the object; correct the line"),
      ("{\"contacts\":[]}", "2:1: the frame has no time; add \"t\" in seconds"),
      ("{\"t\":-1}", "2:6: the time is not within 0 … 9000000000 seconds; correct the line"),
      ("{\"t\":1e999}", "2:6: the time is not within 0 … 9000000000 seconds; correct the line"),
      (
        "{\"t\":0,\"interrupt\":\"lunch\"}",
        "2:20: the interruption is unknown; say \"system\""
      ),
      (
        "{\"t\":0,\"contacts\":[{\"id\":1.5}]}", "2:26: a whole number is missing; correct the line"
      ),
      (
        "{\"t\":0,\"contacts\":[{\"id\":50000000000000000000}]}",
        "2:26: the whole number has more than 64 bits; correct the line"
      ),
      (
        "{\"t\":0,\"contacts\":[{\"id\":184467440737095516190}]}",
        "2:26: the whole number has more than 64 bits; correct the line"
      ),
      (
        "{\"t\":0,\"contacts\":[{\"id\":9223372036854775808}]}",
        "2:26: the whole number has more than 64 bits; correct the line"
      ),
      (
        "{\"t\":0,\"contacts\":[{\"id\":1,\"phase\":\"began\",\"x\":1}]}",
        "2:20: the contact has no y; add \"y\""
      ),
      (
        "{\"t\":0,\"contacts\":[{\"x\":1e12}]}",
        "2:25: the number is not within -1e9 … 1e9; correct the line"
      ),
      ("{\"t\":0,\"a\":\"\\ud800\"}", "2:13: half of a character is missing; correct the line"),
      ("{\"t\":00}", "2:6: a number begins with 0; correct the line"),
      ("\n{\"t\":0}", "2: a blank line stands between frames; remove the line"),
    ]
  )
  func columns(line: String, message: String) {
    let reading = Reading(bench.file("a.touches", header + line))
    expectEqual(
      reading.error?.description.replacingOccurrences(of: bench.folder + "/", with: ""),
      "a.touches:" + message
    )
  }

  @Test("Recording formats 5 t never decreases")
  func decreasing() {
    let reading = Reading(bench.file(header + "{\"t\":2,\"interrupt\":\"system\"}\n{\"t\":1.5}\n"))
    expectEqual(reading.story, "!")
    expectEqual(reading.error?.location, .column(line: 3, column: 6))
  }

  @Test("Recording formats 5 an unknown version is refused, and a header is required")
  func versions() {
    let future = Reading(bench.file("{\"touches\":2,\"screen\":7}\n{\"t\":0}\n"))
    expectEqual(future.error?.kind, .unsupportedVersion)
    expectEqual(future.error?.location, .column(line: 1, column: 12))
    expectEqual(future.error?.problem, "version 2 of the format is unknown")
    expectEqual(Reading(bench.file("{\"t\":0,\"contacts\":[]}\n")).error?.kind, .unknownFormat)
    expectEqual(
      Reading(bench.file("{\"touches\":1}\n")).error?.problem,
      "the header names no screen"
    )
    expectEqual(Reading(bench.file(header)).error?.kind, .noTouches)
  }

  @Test("Recording formats 5 deep nesting and long lines are refused")
  func limits() {
    let deep = String(repeating: "[", count: 100_000)
    expectEqual(
      Reading(bench.file(header + "{\"a\":\(deep)")).error?.problem,
      "values are nested too deeply"
    )
    let refused = (60...70).filter { depth in
      let (open, close) = (depth / 2, depth - depth / 2)
      let value =
        String(repeating: "[", count: open) + String(repeating: "{\"b\":", count: close) + "1"
        + String(repeating: "}", count: close) + String(repeating: "]", count: open)
      let line =
        "{\"a\":\(value),\"t\":0,\"contacts\":[{\"id\":1,\"phase\":\"began\",\"x\":1,\"y\":1}]}\n"
      return Reading(bench.file(header + line)).error != nil
    }
    expectEqual(refused, Array(64...70))
    let long = header + "{\"a\":\"" + String(repeating: "x", count: 1 << 21)
    expectEqual(Reading(bench.file(long)).error?.line, 2)
  }

  @Test(
    "Recording formats 5 numbers are read to the nearest value, and written in their shortest form"
  )
  func numbers() throws {
    let texts = ["0.1", "123456789.123456789123", "1e-300", "4.9e-324", "9007199254740993", "-0.0"]
    for text in texts {
      let value = try Array(text.utf8).withUnsafeBufferPointer { line in
        var scanner = JSONScanner(line)
        return try scanner.number()
      }
      expectEqual(value, Double(text))
    }
    // The times of a clock that runs since 1970, and the last one: more digits than a Double has.
    for (text, nanoseconds) in [
      ("1767225600.223457", 1_767_225_600_223_457_000),
      ("8999999999.999999", 8_999_999_999_999_999_000),
      ("9000000.0000001", 9_000_000_000_000_100), ("9000000000", 9_000_000_000_000_000_000),
    ] {
      let time = try Array(text.utf8).withUnsafeBufferPointer { line in
        var scanner = JSONScanner(line)
        return try scanner.nanoseconds()
      }
      expectEqual(time, Int64(nanoseconds))
    }
    expectEqual(decimalText(390, places: 4), "390")
    expectEqual(decimalText(6.66666, places: 3), "6.667")
    expectEqual(decimalText(.nan, places: 4), "0")
    expectEqual(rounded(-0.00001, places: 4).description, "0.0")
  }
}
