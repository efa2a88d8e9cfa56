import TouchCore

// Several changes together, where no single one turns the outcome.
extension CounterfactualSearch {
  /// Changes, one after the other, each of what the ones before it left.
  typealias Path = [Found]

  /// Changes that turn nothing by themselves, but after which the recognizer comes out for another reason: each may be
  /// the first of several.
  struct FirstSteps {
    private(set) var paths: [(path: Path, trace: [String])] = []
    /// What came out before: what leads back to it is no step.
    private var before: Set<[String]>
    /// The changes that are kept for each way to come out (our own choice).
    private static let most = 3

    init(before: Set<[String]>) { self.before = before }

    /// The steps that may follow these.
    var following: FirstSteps {
      FirstSteps(before: before.union(paths.map(\.trace)))
    }

    /// Keeps changes if nothing like them had the same effect.
    mutating func note(_ path: Path, _ trace: [String]) {
      if before.contains(trace) { return }
      let names = path.map(\.change.name)
      // Of one change, the first part with an effect.
      let isKnown = paths.contains { $0.trace == trace && $0.path.map(\.change.name) == names }
      if !isKnown { paths.append((path, trace)) }
    }

    /// The changes to go on from, the smallest first.
    var ordered: [Path] {
      var counts: [[String]: Int] = [:]
      return paths.enumerated()
        .sorted { ($0.element.path.size, $0.offset) < ($1.element.path.size, $1.offset) }
        .filter { one in
          counts[one.element.trace, default: 0] += 1
          return counts[one.element.trace, default: 0] <= Self.most
        }
        .map(\.element.path)
    }
  }

  /// The most changes together (our own choice).
  private static let mostChanges = 3
  /// The most plays in search of one change more (our own choice).
  private static let mostPlays = 6000
  /// How often each of several changes is halved.
  private static let halvingsTogether = 8

  /// The least two changes that turn the outcome together, or else the least three.
  func leastPath(
    of base: CounterfactualVariant,
    _ thresholds: [Threshold],
    _ steps: FirstSteps
  ) -> Path? {
    var steps = steps
    for _ in 2...Self.mostChanges {
      var next = steps.following
      var budget = Self.mostPlays
      var best: Path?
      for path in steps.ordered {
        guard let variant = path.last?.variant, path.size < best?.size ?? .infinity else {
          continue
        }
        let names = path.map(\.change.name)
        for change in allChanges(of: variant, thresholds) where !names.contains(change.name) {
          let room = (best?.size ?? .infinity) - path.size
          let last = least(change, from: variant, below: room, &budget) {
            next.note(path + [$0], $1)
          }
          if let last { best = path + [last] }
        }
      }
      if let best { return refined(best, of: base, thresholds) }
      steps = next
    }
    return nil
  }

  private func allChanges(
    of variant: CounterfactualVariant,
    _ thresholds: [Threshold]
  ) -> [CounterfactualChange] {
    CounterfactualChange.Kind.allCases.flatMap { changes(of: variant, $0, thresholds) }
  }

  /// The same changes, each as small as it can be beside the others, the first one first.
  private func refined(
    _ path: Path,
    of base: CounterfactualVariant,
    _ thresholds: [Threshold]
  ) -> Path {
    var best = path
    for index in path.indices where !path[index].change.isWhole {
      var (low, high) = (0.0, path[index].part)
      for _ in 0..<Self.halvingsTogether {
        let middle = (low + high) / 2
        var parts = best.map(\.part)
        parts[index] = middle
        if let smaller = remade(best, parts, of: base, thresholds) {
          (best, high) = (smaller, middle)
        } else {
          low = middle
        }
      }
    }
    return best
  }

  /// Changes with other parts; nil where they don't turn the outcome.
  private func remade(
    _ path: Path,
    _ parts: [Double],
    of base: CounterfactualVariant,
    _ thresholds: [Threshold]
  ) -> Path? {
    var result: Path = []
    for (index, part) in parts.enumerated() {
      let variant = result.last?.variant ?? base
      var change: CounterfactualChange? = path[index].change
      if index > 0 {
        change = allChanges(of: variant, thresholds).first { $0.name == path[index].change.name }
      }
      guard let change, let made = made(change, part, of: variant) else { return nil }
      result.append(Found(change: change, part: part, variant: made))
    }
    guard let last = result.last?.variant, trial(last.strokes, last.settings).isTurned else {
      return nil
    }
    return result
  }
}

extension [CounterfactualSearch.Found] {
  /// The sum of the changes' sizes.
  var size: Double { reduce(0) { $0 + $1.size } }
}
