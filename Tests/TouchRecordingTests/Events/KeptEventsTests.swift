import Expectations
import Testing
import TouchCore

@testable import TouchRecording

/// Events that are kept from the pass that looks for ranges.
struct KeptEventsTests {
  /// getevent's lines of one finger: a touch, moves, and no lift; three events a frame, and one more.
  private func recording(frames: Int) -> [UInt8] {
    var lines = ["# a comment", "[ 0.000000] 0003 0039 00000001"]
    for frame in 0..<frames {
      let time = "[ \(frame / 100).\(frame % 100 < 10 ? "0" : "")\(frame % 100)0000]"
      lines.append("\(time) 0003 0035 0000000\(frame % 10)")
      lines.append("\(time) 0003 0036 0000000\(frame % 7)")
      lines.append("\(time) 0000 0000 00000000")
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func frames(of bytes: [UInt8]) throws -> (frames: [TouchFrame], summary: RecordingSummary)
  {
    let reader = try RecordingReader(bytes: bytes, name: "array")
    var frames: [TouchFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return (frames, reader.summary)
  }

  @Test("they are those of the stream, at their places, as often as they are asked for")
  func replay() throws {
    let source = ByteSource(bytes: recording(frames: 5), name: "array")
    let stream = try EventStream(.getevent, source)
    var kept = KeptEvents()
    var seen: [InputEvent] = []
    var places: [RecordingError.Location] = []
    let scan = RangeScan(stream) { batch in
      kept.append(batch)
      seen += batch.entries.map(\.event)
      places += batch.entries.map(\.location)
    }
    #expect(scan.isWhole)
    #expect((seen.count, places.first, places.last) == (16, .line(2), .line(17)))
    let input = try #require(kept.input(after: stream))
    for _ in 0..<2 {
      let again = EventStream(input.again)
      expectEqual(again.skipped, stream.skipped)
      var entries: [EventBatch.Entry] = []
      repeat {
        try again.read()
        entries += Array(again.batch.entries)
      } while !again.batch.entries.isEmpty
      expectEqual(entries.map(\.event), seen)
      expectEqual(entries.map(\.location), places)
    }
  }

  @Test("one too many, and none is kept: the recording is read again, and gives the same frames")
  func tooMany() throws {
    let most = KeptEvents.most
    let event = InputEvent(time: 0, type: 0, code: 0, value: 0)
    let stream = try EventStream(.getevent, ByteSource(bytes: recording(frames: 1), name: "array"))
    var kept = KeptEvents()
    let one = EventBatch()
    one.append(event, at: .line(1))
    for _ in 0..<most { kept.append(one) }
    #expect(kept.input(after: stream) != nil)
    kept.append(one)
    expectNil(kept.input(after: stream))

    let count = (most - 1) / 3
    let (short, shortSummary) = try frames(of: recording(frames: count))
    let (long, longSummary) = try frames(of: recording(frames: count + 1))
    expectEqual(short, Array(long.dropLast()))
    expectEqual(longSummary.frames, shortSummary.frames + 1)
    // The comment that was left out, and the end, at which the finger is down.
    expectEqual(shortSummary.warnings.map(\.first), [.line(1), .line(2 + 3 * count)])
    expectEqual(longSummary.warnings.map(\.first), [.line(1), .line(5 + 3 * count)])
  }
}
