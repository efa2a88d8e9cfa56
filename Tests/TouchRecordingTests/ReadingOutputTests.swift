import Foundation
import Testing
import TouchCore

@testable import TouchRecording

/// What is read of damaged recordings and of odd ones, against stored hashes.
///
/// As with the random worlds, a difference says that the readers behave otherwise, not which way is right.
/// All of what was read then stands in a file; to see what changed, compare it with the file of the commit
/// before, whose hashes were removed.
struct ReadingOutputTests {
  private static let hashes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("ReadingOutput.txt")

  private static let found = FileManager.default.temporaryDirectory
    .appendingPathComponent("touchstone-readings.txt")

  /// The recordings that share a hash.
  private static let group = 10

  @Test("is as before; TOUCHSTONE_WRITE_SAMPLE_OUTPUT=1 writes the hashes again, for review")
  func unchanged() throws {
    var (lines, texts): ([String], [String]) = ([], [])
    func add(_ name: String, _ text: String) {
      lines.append("\(Self.hash(of: text)) \(name)")
      texts.append("## \(name)\n\(text)")
    }
    let samples = allSamples() + [(.touches, Array(Self.extras.utf8))]
    for (number, (format, bytes)) in samples.enumerated() {
      var mutator = Mutator(seed: UInt64(number) + 1000)
      for first in stride(from: 0, to: 60, by: Self.group) {
        let readings = (first..<first + Self.group).map { run in
          reading(of: mutator.spoilt(bytes), Self.options(run))
        }
        add("sample \(number), \(format.name), damaged, from \(first)", readings.joined())
      }
    }
    for first in stride(from: 0, to: 300, by: Self.group) {
      let readings = (first..<first + Self.group).map { seed in
        var recording = OddRecording(seed: UInt64(seed))
        return reading(of: Array(recording.text().utf8), Self.options(seed / 3))
      }
      add("odd, from \(first)", readings.joined())
    }

    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_SAMPLE_OUTPUT"] == "1" {
      try (lines.joined(separator: "\n") + "\n")
        .write(to: Self.hashes, atomically: true, encoding: .utf8)
    }
    let kept = (try? String(contentsOf: Self.hashes, encoding: .utf8)) ?? ""
    let changed = zip(lines, texts).filter { !kept.contains($0.0 + "\n") }
    if !changed.isEmpty {
      try texts.joined().write(to: Self.found, atomically: true, encoding: .utf8)
    }
    #expect(
      changed.isEmpty && kept.split(separator: "\n").count == lines.count,
      "see \(Self.found.path): \(changed.map { $0.0.dropFirst(17) })"
    )
  }

  /// A `.touches` recording with all that the format knows.
  private static let extras = """
    {"touches":1,"source":"All","screen":{"width":390,"height":844},"rate":60,"maximumForce":4}
    {"t":0.1,"contacts":[{"id":1,"phase":"began","x":1,"y":2,"force":0.5,"radius":3.5,"type":"pencil",\
    "altitude":1.0,"azimuth":-2.5,"estimated":["force"],"update":7}]}
    {"t":0.2,"buttons":2,"modifiers":131072,"contacts":[{"id":1,"phase":"moved","x":3,"y":2}],\
    "coalesced":[{"t":0.15,"contacts":[{"id":1,"phase":"moved","x":2,"y":2,"estimated":["position"]}]}]}
    {"t":0.3,"updates":[{"update":7,"force":0.75},{"update":8,"x":9,"y":8,"altitude":1,"azimuth":2}]}
    {"t":0.4,"contacts":[{"id":1,"phase":"ended","x":3,"y":2},{"id":4,"phase":"regionEntered","x":5,"y":5}]}
    {"t":0.5,"screen":{"width":844,"height":390},"contacts":[{"id":4,"phase":"regionMoved","x":6,"y":5}]}
    {"t":0.6,"contacts":[{"id":2,"phase":"began","x":843.9999,"y":1,"type":"direct"}]}
    {"t":0.7,"interrupt":"system"}
    {"t":0.8,"note":{"a":[1,{"b":null}],"c":"\\u00e9\\n"},"contacts":[{"id":5,"phase":"began","x":1e2,"y":-0.5}]}

    """

  /// What the user adds: nothing, a screen, or what is measured beforehand.
  private static func options(_ number: Int) -> ReadingOptions {
    var options = ReadingOptions(
      screen: number % 4 == 1 ? ScreenSize("123.4x77") : nil,
      range: number % 5 == 2 ? AxisRanges("-20:200,10:500") : nil,
      measuresRate: number % 3 == 0,
      ignoresForce: number % 7 == 3
    )
    options.measuresDuration = number % 6 == 0
    return options
  }

  /// What is known before the first frame, the frames as a `.touches` file has them, and what was met.
  private func reading(of bytes: [UInt8], _ options: ReadingOptions) -> String {
    let panel = (name: "panel", content: Array(Sample.evtest.utf8))
    var (text, summary) = ("", RecordingSummary())
    do throws(RecordingError) {
      let reader = try RecordingReader(
        alone: bytes,
        name: "odd",
        description: bytes.count % 3 == 0 ? panel : nil,
        options: options
      )
      defer { summary = reader.summary }
      let header = reader.header
      text += "\(header.format) \(header.deviceName ?? "-") \(header.mapping) "
      text += "\(header.rate ?? -1) \(header.duration?.nanoseconds ?? -1) "
      text += "\(header.hasForce) \(header.pressure.map(\.description) ?? "-")\n"
      var writer = TouchesWriter(TouchesHeader(header))
      defer { text += String(decoding: writer.bytes, as: UTF8.self) }
      while let frame = try reader.next() { writer.append(frame) }
    } catch {
      text += "\(error.kind) \(error.location) \(error.problem); \(error.remedy)\n"
    }
    text += "\(summary.frames) \(summary.contacts) \(summary.mostAtOnce) \(summary.hovers) "
    text += "\(summary.stillDown) \(summary.duration.nanoseconds) \(summary.rate ?? -1) "
    text += "\(summary.pressure.map { "\($0)" } ?? "-") \(summary.force.map { "\($0)" } ?? "-")\n"
    for warning in summary.warnings {
      text += "\(warning.warning.rawValue) \(warning.count) \(warning.first)\n"
    }
    return text
  }

  /// FNV-1a, as 16 digits.
  private static func hash(of text: String) -> String {
    let hash = Array(text.utf8).reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
