import Expectations
import Testing
import TouchCore

@testable import TouchRecording

/// Opening a recording.
struct RecordingOpenerTests {
  private let bench = Bench()

  @Test("the rate is measured with the mapping that the frames are read with, for files and arrays")
  func measuredRate() throws {
    // Without ranges, so that the events are scanned before the rate is measured.
    var script = Script(axes: []).id(1).at(1, 1).report()
    for step in 2..<12 { script = script.x(step * 20).report(after: 20_000) }
    let options = ReadingOptions(measuresRate: true)
    let bytes = Array(script.lift().report().text.utf8)
    let sources = [
      try ByteSource(path: bench.file(bytes: bytes)), ByteSource(bytes: bytes, name: "array"),
    ]
    for source in sources {
      let opened = try RecordingOpener.open(source, options, keepsLines: false)
      expectEqual(opened.header.rate, 50)
      expectEqual(opened.header.mapping.ranges, .largestSeen)
      let statistics = Statistics(of: opened.frames)
      expectEqual(statistics.rate, 50)
      expectEqual(statistics.summary.contacts, 1)
    }
  }

  @Test("ignoring force takes it out of the header")
  func force() throws {
    let source = ByteSource(bytes: Array(Sample.evemu.utf8), name: "sample")
    let options = ReadingOptions(ignoresForce: true)
    let header = try RecordingOpener.open(source, options, keepsLines: false).header
    #expect(!header.hasForce)
    expectNil(header.pressure)
  }
}
