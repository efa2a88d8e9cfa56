import TouchCore
import TouchStage

/// Strokes and settings, as a change makes them.
struct CounterfactualVariant: Hashable {
  var strokes: TouchStrokes
  var settings: [RecognizerSetting] = []
}

/// A change that is tried, by parts of what was there.
struct CounterfactualChange {
  /// What is changed: of single changes, an earlier kind comes before a later one.
  enum Kind: CaseIterable {
    /// A threshold, or how a finger moves, stays or presses.
    case gesture
    /// Where a finger lands: it says less of a gesture.
    case location
    /// A finger or a tap more, or another recognizer less.
    case addition
  }

  /// What tells it from other changes of the same strokes, however large it is: "travel 0".
  var name: String
  var kind: Kind
  /// Whether it is made as a whole or not at all: at a part of 1.
  var isWhole = false
  /// Whether it goes in two directions, as longer and shorter.
  var isSigned = true
  /// Whether it is tried at once to its end, at a part of 1, and then made smaller.
  var isDirect = false
  /// The variant with a part of the change.
  var make: (Double) -> CounterfactualVariant?
  /// The change in words.
  var words: (Double) -> String
  /// How large it is, in parts of what was there.
  var size: (Double) -> Double = { abs($0) }

  /// The parts by which something is changed, in the order in which they are tried.
  private static let ladder = [
    0.01, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2, 3, 5, 8, 15, 30, 60, 120,
    250, 500,
  ]
  /// The same with fewer steps, for the second of two changes.
  private static let coarseLadder = [0.02, 0.1, 0.35, 0.75, 1, 2, 5, 15, 60, 120, 250, 500]

  /// The steps that are tried, each from the part before it.
  var steps: [(from: Double, to: Double)] { steps(Self.ladder) }

  /// Fewer steps.
  var coarseSteps: [(from: Double, to: Double)] { steps(Self.coarseLadder) }

  private func steps(_ ladder: [Double]) -> [(from: Double, to: Double)] {
    if isWhole || isDirect { return [(0, 1)] }
    var steps: [(from: Double, to: Double)] = []
    var before = 0.0
    for step in ladder {
      steps.append((before, step))
      if isSigned { steps.append((-before, -step)) }
      before = step
    }
    return steps
  }

  /// The change of touches beside settings that are made already.
  func keeping(_ settings: [RecognizerSetting]) -> CounterfactualChange {
    if settings.isEmpty { return self }
    var change = self
    change.make = { [make] part in
      make(part).map { CounterfactualVariant(strokes: $0.strokes, settings: settings) }
    }
    return change
  }
}
