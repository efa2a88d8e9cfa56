import Expectations
import Testing
import TouchCore

@testable import TouchRecording

/// Decoders alone.
struct SlotDecoderTests {
  private let mapping = ContactMapping(
    plane: ContactMapping.Plane(PositionAxes(0...99, 0...99), width: 100, height: 100)
  )

  /// All frames that a sink has made, as `1b 2b | 1e`.
  private func story(_ sink: inout FrameSink) -> String {
    var frames: [String] = []
    while let frame = sink.pop(atEnd: true) {
      frames.append(
        frame.contacts.map { "\($0.id.rawValue)\("\($0.phase)".prefix(1))" }.joined(separator: " ")
      )
    }
    return frames.joined(separator: " | ")
  }

  /// Has a decoder take a report.
  private func decode(
    _ decoder: inout SlotDecoder,
    _ changes: [ReportChange],
    _ sink: inout FrameSink
  ) {
    let report = PlainList<ReportChange>(room: 1)
    for change in changes { report.append(change) }
    decoder.decode(report, into: &sink)
  }

  @Test("a frame lists contacts that ended first; down and up in one report makes a second frame")
  func order() {
    var decoder = SlotDecoder(mapping)
    var sink = FrameSink()
    decode(
      &decoder,
      [
        .absolute(0x39, 1), .absolute(0x35, 5), .absolute(0x36, 5), .absolute(0x2F, 1),
        .absolute(0x39, 2), .absolute(0x35, 9), .absolute(0x36, 9),
      ],
      &sink
    )
    expectEqual(decoder.liveCount, 2)
    decode(
      &decoder,
      [
        .absolute(0x2F, 2), .absolute(0x39, 3), .absolute(0x39, -1), .absolute(0x2F, 0),
        .absolute(0x35, 6), .absolute(0x2F, 1), .absolute(0x39, -1),
      ],
      &sink
    )
    expectEqual(story(&sink), "1b 2b | 2e 3b 1m | 3e")
    expectEqual(decoder.liveCount, 1)
    expectEqual(
      sink.log.warnings.map(\.warning),
      [.beganBeforeAxis, .singleReportContact, .axisNeverReported]
    )
  }

  @Test("a cancelled slot is ignored until its contact is lifted, and counted once a report")
  func cancelled() {
    var decoder = SlotDecoder(mapping)
    var sink = FrameSink()
    decode(&decoder, [.absolute(0x39, 1), .absolute(0x35, 5), .absolute(0x36, 5)], &sink)
    decoder.cancelAll(into: &sink)
    sink.flush()
    decode(&decoder, [.absolute(0x35, 6), .absolute(0x36, 6)], &sink)
    decode(&decoder, [.absolute(0x39, -1)], &sink)
    decode(&decoder, [.absolute(0x39, 2), .absolute(0x35, 7)], &sink)
    expectEqual(story(&sink), "1b | 1c | 2b")
    expectEqual(sink.log.warnings.first?.warning, .ignoredAfterDrop)
    expectEqual(sink.log.warnings.first?.count, 1)
  }

  @Test("only pencils move by their tilt")
  func tilt() {
    let flat = TouchState(x: 1, y: 2, pressure: 3)
    var tilted = flat
    tilted.tiltX = 9
    #expect(flat.looksLike(tilted, as: .direct))
    #expect(!flat.looksLike(tilted, as: .pencil))
    tilted.touchMajor = 1
    #expect(!flat.looksLike(tilted, as: .direct))
  }
}
