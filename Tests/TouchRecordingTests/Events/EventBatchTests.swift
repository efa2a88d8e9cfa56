import Expectations
import Testing

@testable import TouchRecording

/// How events are handed on, report by report.
struct EventBatchTests {
  private func stream(_ lines: [String]) throws -> EventStream {
    let text = lines.joined(separator: "\n")
    return try EventStream(.evemu, ByteSource(bytes: Array(text.utf8), name: "batch"))
  }

  @Test("the first event comes alone, then a batch ends with each synchronization")
  func reports() throws {
    let stream = try stream([
      "E: 0.0 0003 0035 0010", "E: 0.0 0003 0036 0005", "E: 0.0 0000 0000 0000",
      "E: 0.1 0003 0035 0030", "E: 0.1 0000 0000 0000", "E: 0.2 0003 0035 0031",
    ])
    var counts: [Int] = []
    var places: [RecordingError.Location] = []
    repeat {
      try stream.read()
      counts.append(stream.batch.entries.count)
      places += stream.batch.entries.map(\.location)
    } while counts.last != 0
    expectEqual(counts, [1, 2, 2, 1, 0])
    expectEqual(places, (1...6).map { .line($0) })
  }

  @Test("what can't be read is thrown after the events before it, and a long report comes in parts")
  func endings() throws {
    let broken = try stream([
      "E: 0.0 0000 0000 0000", "E: 0.1 0003 0035 0030", "E: 0.1 0003 0035",
    ])
    try broken.read()
    #expect(throws: RecordingError.self) { try broken.read() }
    expectEqual(broken.batch.entries.map(\.event.value), [30])

    let most = EventBatch.most
    let long = try stream([String](repeating: "E: 0.0 0003 0035 0010", count: most + 2))
    try long.read()
    try long.read()
    expectEqual(long.batch.entries.count, most)
    try long.read()
    expectEqual(long.batch.entries.count, 1)
  }

  @Test("a batch knows the last of its devices, and forgets it when it is emptied")
  func devices() {
    let batch = EventBatch()
    for device in [0, 3, 1] {
      batch.append(InputEvent(time: 0, type: 3, code: 0, value: 0, device: device), at: .line(1))
    }
    expectEqual(batch.lastDevice, 3)
    batch.removeAll()
    #expect((batch.lastDevice, batch.entries.count) == (0, 0))
  }

  @Test("a time is that of the line before only where the number is the same to its last digit")
  func times() throws {
    let texts = [
      "12.345678", "12.345678", "12.34567", "12.3456781", "12.345679", "112.345679", "2.345679",
      "1234567890.123456", "1234567890.123456", "1234567890.123457", "12345678901.123456",
      "0.5", "0.5", "0.50", "1.5", "000000000000000001.123456", "000000000000000002.123456",
    ]
    var evemu = EvemuParser()
    var getevent = GeteventParser()
    for text in texts {
      let expected = LineTime(text).nanoseconds
      expectEqual(time(&evemu, "E: \(text) 0003 0035 0010"), expected)
      expectEqual(time(&getevent, "[\(text)] 0003 0035 00000010"), expected)
    }
  }

  /// The time of a line's event; nil where it can't be read.
  private func time(_ parser: inout some EventParser, _ text: String) -> Int64? {
    Array(text.utf8).withUnsafeBufferPointer { line -> Int64? in
      guard case .event(let event) = try? parser.parse(line) else { return nil }
      return event.time
    }
  }
}

/// A time as a scanner reads it from its beginning.
private struct LineTime {
  var nanoseconds: Int64?

  init(_ text: String) {
    nanoseconds = Array(text.utf8).withUnsafeBufferPointer { line in
      var scanner = LineScanner(line)
      return scanner.seconds()
    }
  }
}
