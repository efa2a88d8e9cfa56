import TouchRecording
import TouchReport

/// Compares two runs, recording by recording.
///
/// Recordings are the same where the table calls them the same, in whatever order; what only one run has is kept in
/// memory until the end.
public struct RunDiff {
  /// How many decisions were compared.
  public private(set) var decisions = 0
  /// How many recordings both runs have.
  public private(set) var recordings = 0
  /// In how many of them something is different.
  public private(set) var changedRecordings = 0
  /// How often each recognizer flipped, by what it was and what it became.
  public private(set) var flips: [String: [String: Int]] = [:]
  private var waiting: [[String: [RecordingResult]]] = [[:], [:]]
  private let take: (RecordingDiff) -> Void

  /// Creates a comparison.
  ///
  /// - Parameter take: Called with each recording in which something is different.
  public init(take: @escaping (RecordingDiff) -> Void) { self.take = take }

  /// Adds a result of the first run (0) or the second (1).
  public mutating func add(_ result: RecordingResult, of run: Int) {
    let other = 1 - run
    guard var found = waiting[other][result.file], !found.isEmpty else {
      waiting[run][result.file, default: []].append(result)
      return
    }
    let match = found.removeFirst()
    waiting[other][result.file] = found.isEmpty ? nil : found
    let diff = run == 0 ? RecordingDiff(result, match) : RecordingDiff(match, result)
    recordings += 1
    decisions += diff.decisions
    if diff.isEmpty { return }
    changedRecordings += 1
    for flip in diff.flips {
      let change =
        "\(flip.first?.verdict.rawValue ?? "no attempt") to "
        + (flip.second?.verdict.rawValue ?? "no attempt")
      flips[flip.recognizer, default: [:]][change, default: 0] += 1
    }
    take(diff)
  }

  /// The recordings that only one run has, in the order of their names.
  public func alone(in run: Int) -> [String] {
    waiting[run].flatMap { name, results in results.map { _ in name } }.sorted()
  }

  /// Whether nothing is different.
  public var isEmpty: Bool {
    changedRecordings == 0 && waiting.allSatisfy(\.isEmpty)
  }

  /// What flipped in all, as lines for people; none where nothing is different.
  public var summary: [String] {
    if isEmpty { return [] }
    var lines: [String] = []
    for (run, name) in [(0, "A"), (1, "B")] {
      let files = alone(in: run)
      if files.isEmpty { continue }
      let more = files.count > 3 ? ", …" : ""
      lines.append(
        "only in \(name): \(files.count) of the recordings (\(files.prefix(3).joined(separator: ", "))\(more))"
      )
    }
    let count = flips.values.reduce(0) { $0 + $1.values.reduce(0, +) }
    lines.append(
      "\(count) of \(NumberText.count(decisions, "decision")) flipped, in \(changedRecordings) of "
        + NumberText.count(recordings, "recording")
    )
    for (recognizer, changes) in flips.sorted(by: { $0.key < $1.key }) {
      for (change, count) in changes.sorted(by: { $0.key < $1.key }) {
        lines.append("  \(recognizer): \(change) \(NumberText.count(count, "time"))")
      }
    }
    return lines.map(\.printable)
  }

  /// What flipped in all, as a line of JSON; nil where nothing is different.
  public var json: String? {
    if isEmpty { return nil }
    let changes = flips.sorted { $0.key < $1.key }.map { recognizer, changes in
      (
        recognizer,
        JSON?.some(.object(changes.sorted { $0.key < $1.key }.map { ($0, .integer($1)) }))
      )
    }
    return JSON.object([
      ("recordings", .integer(recordings)), ("changedRecordings", .integer(changedRecordings)),
      ("decisions", .integer(decisions)), ("flips", .object(changes)),
      ("onlyInA", .list(alone(in: 0).map(JSON.path))),
      ("onlyInB", .list(alone(in: 1).map(JSON.path))),
    ]).text
  }
}
