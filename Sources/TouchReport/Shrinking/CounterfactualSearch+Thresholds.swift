import TouchCore
import TouchStage

@MainActor
extension CounterfactualSearch.Threshold {
  /// The part of a threshold that a change leaves of it at least (our own choice): with a travel of nothing a tap would
  /// be a swipe, which says nothing of either.
  private static let least = 0.1

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

  private func setting(_ wanted: Double, isLess: Bool) -> RecognizerSetting? {
    var new = wanted
    if property.unit != .count, value > 0 { new = max(new, value * Self.least) }
    if property.unit == .count { new = new.rounded(isLess ? .down : .up) }
    // In printed decimals, a little farther rather than not far enough.
    let whole = property.unit.decimals
    new = (new * whole).rounded(isLess ? .down : .up) / whole
    guard property.range.contains(new), new != value else { return nil }
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
  /// By what a value is a whole number in the decimals in which it is changed: lengths in tenths of a point.
  fileprivate var decimals: Double {
    switch self {
    case .points, .degrees, .pointsPerSecond: 10
    case .seconds, .count, .flag, .force, .number: 1000
    }
  }

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
