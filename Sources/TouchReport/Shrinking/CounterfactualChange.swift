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

@MainActor
extension CounterfactualSearch.Threshold {
  /// The change of a threshold; nil where it is changed already, or only turned on and off and not for trial.
  func change(of variant: CounterfactualVariant) -> CounterfactualChange? {
    let isChanged = variant.settings.contains {
      $0.recognizer == recognizer && $0.property == property.name
    }
    if isChanged { return nil }
    let name = "set \(recognizer).\(property.name)"
    if property.unit == .flag { return switchedOff(name, variant) }
    // Where it is zero, changes are in parts of a unit; a finger or a tap is a whole.
    let isCount = property.unit == .count
    let whole = value == 0 || isCount ? property.unit.whole : abs(value)
    return CounterfactualChange(name: name, kind: isCount ? .addition : .gesture) { part in
      guard let setting = setting(value + whole * part, isLess: part < 0) else { return nil }
      return adding(setting, to: variant)
    } words: { part in
      guard let setting = setting(value + whole * part, isLess: part < 0),
        let new = Double(setting.value)
      else { return "" }
      return "\(setting.recognizer).\(setting.property) is \(setting.value) instead of "
        + NumberText.apart(value, new, 3).0
    } size: { part in
      guard let setting = setting(value + whole * part, isLess: part < 0),
        let new = Double(setting.value)
      else { return abs(part) }
      return abs(new - value) / whole
    }
  }

  private func setting(_ value: Double, isLess: Bool) -> RecognizerSetting? {
    var new = value
    if property.unit == .count { new = new.rounded(isLess ? .down : .up) }
    // In printed decimals, a little farther rather than not far enough.
    new = (new * 1000).rounded(isLess ? .down : .up) / 1000
    guard property.range.contains(new), new != self.value else { return nil }
    return RecognizerSetting(
      recognizer: recognizer,
      property: property.name,
      value: NumberText.short(new, 3)
    )
  }

  /// A recognizer doesn't take part.
  private func switchedOff(
    _ name: String,
    _ variant: CounterfactualVariant
  ) -> CounterfactualChange? {
    guard property.name == "isEnabled" else { return nil }
    let setting = RecognizerSetting(
      recognizer: recognizer,
      property: property.name,
      value: value == 0 ? "true" : "false"
    )
    return CounterfactualChange(name: name, kind: .addition, isWhole: true) { _ in
      adding(setting, to: variant)
    } words: { _ in
      "\(setting.recognizer).\(setting.property) is \(setting.value)"
    }
  }

  private func adding(
    _ setting: RecognizerSetting,
    to variant: CounterfactualVariant
  ) -> CounterfactualVariant {
    var changed = variant
    changed.settings.append(setting)
    return changed
  }
}

extension RecognizerProperty.Unit {
  /// What counts as a whole where nothing is there (our own choice).
  fileprivate var whole: Double {
    switch self {
    case .points: 50
    case .degrees: 180
    case .pointsPerSecond: 500
    case .seconds, .count, .flag, .force, .number: 1
    }
  }
}
