import TouchCore
import TouchRecording

/// The workloads of `Benchmarks/run`, by name.
enum Suite {
  /// A workload: runs a number of rounds, and says how many samples that were.
  typealias Workload = @MainActor (Int) -> Int

  /// A workload by name, or nil.
  @MainActor
  static func workload(_ name: String) -> Workload? {
    let parts = name.split(separator: "-").map(String.init)
    let numbers = parts.dropFirst().compactMap { Int($0) }.filter { (0...1000).contains($0) }
    let isObserved = parts.last == "observed"
    switch (parts.first, numbers.count) {
    case ("drag", 2), ("tap", 2), ("pinch", 2), ("moves", 2):
      guard let kind = StrokeWorkload.Kind(rawValue: parts[0]), numbers[1] >= 1 else { return nil }
      return { count in
        StrokeWorkload(
          kind,
          recognizers: numbers[0],
          fingers: numbers[1],
          isObserved: isObserved
        ).run(count)
      }
    case ("hit", 2):
      return { HitTestWorkload.run(depth: max(numbers[0], 1), siblings: numbers[1], $0) }
    case ("arbiter", 1):
      return { ArbiterWorkload.run(recognizers: max(numbers[0], 1), $0) }
    case ("read", 0):
      guard parts.count == 2, let format = ReaderWorkload.Format(rawValue: parts[1]) else {
        return nil
      }
      return { count in
        do {
          return try ReaderWorkload.run(format, count).frames
        } catch {
          fatalError("\(error)")
        }
      }
    default: return nil
    }
  }

  /// The names, with the rounds that are worth a measurement.
  static let rows: [(name: String, rounds: Int)] =
    strokes + hits + [("arbiter-6", 40), ("arbiter-30", 40)]
    + ReaderWorkload.Format.allCases.map { ("read-\($0.rawValue)", 3) }
    + [("scroll10", 400), ("scroll1000", 400)]
    + ["recentSegments", "lastInterval", "leastSquares", "impulse"].map { ($0, 4000) }

  private static var strokes: [(name: String, rounds: Int)] {
    var rows: [(name: String, rounds: Int)] = []
    for kind in StrokeWorkload.Kind.allCases {
      let rounds = kind == .tap ? 200 : kind == .moves ? 500 : 15
      let fewest = kind == .pinch ? 2 : 1
      for recognizers in [1, 6, 30] {
        for fingers in Set([fewest, 2, 5, 10]).sorted() {
          rows.append(("\(kind)-\(recognizers)-\(fingers)", rounds))
        }
      }
      rows.append(("\(kind)-6-\(fewest)-observed", rounds))
    }
    return rows
  }

  private static var hits: [(name: String, rounds: Int)] {
    [5, 20, 100].flatMap { depth in
      [0, 10, 100, 1000].map { ("hit-\(depth)-\($0)", $0 == 1000 ? 50 : 400) }
    }
  }
}
