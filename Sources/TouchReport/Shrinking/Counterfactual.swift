import TouchCore
public import TouchRecording
public import TouchStage

/// The least change of a touch, or of a threshold, that turns an outcome.
public struct Counterfactual: Hashable, Sendable {
  /// What is changed.
  public enum Change: Hashable, Sendable {
    /// The touches.
    case touches(TouchStrokes)
    /// A property of a recognizer.
    case setting(RecognizerSetting)
  }

  /// What is changed.
  public var change: Change
  /// The change in words: "finger 1 travels 45 pt instead of 46.2".
  public var sentence: String
  /// How large it is, in parts of what was there.
  public var size: Double
}

/// Looks for the least change that turns an outcome: of travels, durations, pauses, locations and forces, and of
/// thresholds.
///
/// Every change is tried in growing steps, and where one turns the outcome, the least part of it that still does is
/// found by halving.
@MainActor
public struct CounterfactualSearch {
  /// A property that can be set, and its value now.
  public struct Threshold {
    /// The recognizer's name.
    public let recognizer: String
    /// The property.
    public let property: RecognizerProperty
    /// Its value now.
    public let value: Double

    /// Creates a threshold.
    public init(recognizer: String, property: RecognizerProperty, value: Double) {
      self.recognizer = recognizer
      self.property = property
      self.value = value
    }
  }

  /// The parts by which something is changed, in the order in which they are tried.
  private static let steps = [
    0.01, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2, 3, 5, 8, 15, 30, 60, 120,
  ]
  /// How often a step is halved: to a thousandth of it.
  private static let halvings = 10

  private let screen: ScreenSize?
  private let isTurned: (TouchStrokes, RecognizerSetting?) -> Bool

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - screen: How large the screen is: no finger that is on it is moved beyond it; nil for no end.
  ///   - isTurned: Whether strokes have the other outcome, perhaps with another threshold.
  public init(
    on screen: ScreenSize? = nil,
    isTurned: @escaping (TouchStrokes, RecognizerSetting?) -> Bool
  ) {
    self.screen = screen
    self.isTurned = isTurned
  }

  /// The least change; nil where none was found.
  public func least(of strokes: TouchStrokes, _ thresholds: [Threshold]) -> Counterfactual? {
    var found: [Counterfactual] = []
    for threshold in thresholds {
      if let change = least(threshold, strokes) { found.append(change) }
    }
    found += touchChanges(of: strokes).compactMap { least($0, strokes) }
    if found.isEmpty { found = placeChanges(of: strokes).compactMap { least($0, strokes) } }
    // Of changes that are alike in size, the first: thresholds before touches.
    return found.enumerated().min { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }?
      .element
  }

  // MARK: Thresholds

  private func least(_ threshold: Threshold, _ strokes: TouchStrokes) -> Counterfactual? {
    let (property, value) = (threshold.property, threshold.value)
    if property.unit == .flag || value == 0 { return nil }
    func setting(_ part: Double) -> RecognizerSetting? {
      var new = value * (1 + part)
      if property.unit == .count { new = part < 0 ? new.rounded(.down) : new.rounded(.up) }
      // In printed decimals, a little farther rather than not far enough.
      new = (new * 1000).rounded(part < 0 ? .down : .up) / 1000
      guard property.range.contains(new), new != value else { return nil }
      return RecognizerSetting(
        recognizer: threshold.recognizer,
        property: property.name,
        value: NumberText.short(new, 3)
      )
    }
    let part = leastPart { part in setting(part).map { isTurned(strokes, $0) } ?? false }
    guard let part, let setting = setting(part), let new = Double(setting.value) else { return nil }
    return Counterfactual(
      change: .setting(setting),
      sentence: "\(setting.text) instead of \(NumberText.apart(value, new, 3).0)",
      size: abs(new - value) / abs(value)
    )
  }

  // MARK: Touches

  private func least(_ change: TouchChange, _ strokes: TouchStrokes) -> Counterfactual? {
    let extent = strokes.extent
    let part = leastPart { part in
      guard let changed = change.make(part), changed != strokes, isOnScreen(changed, extent) else {
        return false
      }
      return isTurned(changed, nil)
    }
    guard let part, let changed = change.make(part) else { return nil }
    return Counterfactual(
      change: .touches(changed),
      sentence: change.words(part),
      size: abs(part)
    )
  }

  /// Whether strokes stay on the screen, or at least where they were before.
  private func isOnScreen(
    _ strokes: TouchStrokes,
    _ before: (least: Point, greatest: Point)?
  ) -> Bool {
    guard let screen, let before, let now = strokes.extent else { return true }
    return now.least.x >= min(before.least.x, 0) && now.least.y >= min(before.least.y, 0)
      && now.greatest.x <= max(before.greatest.x, screen.width)
      && now.greatest.y <= max(before.greatest.y, screen.height)
  }

  // MARK: Searching

  /// The least part, up or down, at which a condition holds; nil where it holds at no step.
  private func leastPart(where holds: (Double) -> Bool) -> Double? {
    var before = 0.0
    for step in Self.steps {
      for sign in [1.0, -1] where holds(step * sign) {
        return halved(from: before * sign, to: step * sign, holds)
      }
      before = step
    }
    return nil
  }

  /// The least part between one at which a condition doesn't hold and one at which it does.
  private func halved(from low: Double, to high: Double, _ holds: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
