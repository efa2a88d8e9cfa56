import TouchCore
public import TouchRecording
public import TouchStage

/// Looks for the least change that turns an outcome: of travels, directions, durations, pauses, locations, forces and
/// the number of fingers, and of thresholds.
///
/// Every change is tried in growing steps, and where one turns the outcome, the least part of it that still does is
/// found by halving. Where no single change does, two are tried together, then three: first each one after which the
/// recognizer comes out for another reason, then every change of what that gives.
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

  /// By how much larger a threshold's change may be than a touch's and is still the one that is told, in parts of what
  /// was there (our own choice: a hundredth of a time or of a distance is nothing that a person notices).
  static let alike = 0.01
  /// How often a step is halved: to a thousandth of it.
  private static let halvings = 10

  let screen: ScreenSize?
  let trial: (TouchStrokes, [RecognizerSetting]) -> CounterfactualTrial

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - screen: How large the screen is: no finger that is on it is moved beyond it; nil for no end.
  ///   - trial: What becomes of strokes, perhaps with other thresholds.
  public init(
    on screen: ScreenSize? = nil,
    trial: @escaping (TouchStrokes, [RecognizerSetting]) -> CounterfactualTrial
  ) {
    self.screen = screen
    self.trial = trial
  }

  /// The least change of one threshold; nil where none was found.
  public func leastThreshold(
    of strokes: TouchStrokes,
    _ thresholds: [Threshold]
  ) -> Counterfactual? {
    let base = CounterfactualVariant(strokes: strokes)
    let changes = thresholds.compactMap { $0.change(of: base) }
    for kind in CounterfactualChange.Kind.allCases {
      var found: [Found] = []
      for change in changes where change.kind == kind {
        var budget = Int.max
        let one = least(change, from: base, below: .infinity, &budget) { _, _ in }
        if let one { found.append(one) }
      }
      if let least = Self.least(found, of: base) { return counterfactual(base, [least]) }
    }
    return nil
  }

  /// The least change, or the least two together; nil where none was found.
  public func least(of strokes: TouchStrokes, _ thresholds: [Threshold]) -> Counterfactual? {
    let base = CounterfactualVariant(strokes: strokes)
    var steps = FirstSteps(before: [trial(strokes, []).trace])
    for kind in CounterfactualChange.Kind.allCases {
      var found: [Found] = []
      for change in changes(of: base, kind, thresholds, landingOn: screen) {
        if let one = least(change, from: base, noting: &steps) { found.append(one) }
      }
      if let least = Self.least(found, of: base) { return counterfactual(base, [least]) }
    }
    return leastPath(of: base, thresholds, steps).flatMap { counterfactual(base, $0) }
  }

  private func counterfactual(_ base: CounterfactualVariant, _ found: Path) -> Counterfactual? {
    guard let last = found.last?.variant else { return nil }
    return Counterfactual(
      touches: last.strokes == base.strokes ? nil : last.strokes,
      settings: last.settings,
      sentences: found.map { $0.change.words($0.part) },
      size: found.size
    )
  }

  // MARK: Changes

  /// A change that turns the outcome, or is the first of two that do.
  struct Found {
    var change: CounterfactualChange
    var part: Double
    var variant: CounterfactualVariant

    var size: Double { change.size(part) }
  }

  /// The smallest change, and the first of several; that of a threshold where a touch's isn't smaller by more than
  /// `alike`.
  ///
  /// By the same amount a touch changes less than the limit that it exceeds: 0.03 of 0.78 seconds, and not of 0.75.
  static func least(_ found: [Found], of base: CounterfactualVariant) -> Found? {
    func smallest(_ found: [Found]) -> Found? {
      found.enumerated().min { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }?
        .element
    }
    guard let least = smallest(found) else { return nil }
    let thresholds = found.filter {
      $0.change.kind == .gesture && $0.variant.strokes == base.strokes
    }
    return smallest(thresholds).flatMap { $0.size <= least.size + alike ? $0 : nil } ?? least
  }

  /// Every change of a kind: thresholds first, but fingers and taps that are added before those that are needed.
  func changes(
    of variant: CounterfactualVariant,
    _ kind: CounterfactualChange.Kind,
    _ thresholds: [Threshold],
    landingOn screen: ScreenSize? = nil
  ) -> [CounterfactualChange] {
    let settings = thresholds.compactMap { $0.change(of: variant) }
    let touches = variant.strokes.strokes.indices.flatMap { index in
      StrokeChanges(of: index, in: variant.strokes, on: screen).changes(of: kind)
        .map { $0.keeping(variant.settings) }
    }
    let own = settings.filter { $0.kind == kind }
    return kind == .addition ? touches + own : own + touches
  }

  // MARK: Searching

  /// Looks for the least part of a change that turns the outcome.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - variant: What it changes: no finger leaves the screen that is on it there.
  ///   - steps: Learns of parts after which the recognizer fails for another reason.
  /// - Returns: The least part; nil where none turns it.
  private func least(
    _ change: CounterfactualChange,
    from variant: CounterfactualVariant,
    noting steps: inout FirstSteps
  ) -> Found? {
    for (from, to) in change.steps {
      guard let made = made(change, to, of: variant) else { continue }
      let trial = trial(made.strokes, made.settings)
      if trial.isTurned { return halved(change, from: from, to: to, of: variant) }
      steps.note([Found(change: change, part: to, variant: made)], trial.trace)
    }
    return nil
  }

  /// The same below a size, in fewer steps and with so many plays at most.
  func least(
    _ change: CounterfactualChange,
    from variant: CounterfactualVariant,
    below size: Double,
    _ budget: inout Int,
    noting note: (Found, [String]) -> Void
  ) -> Found? {
    for (from, to) in change.coarseSteps where change.size(from) < size {
      guard budget > 0, let made = made(change, to, of: variant) else { continue }
      budget -= 1
      let trial = trial(made.strokes, made.settings)
      guard trial.isTurned else {
        note(Found(change: change, part: to, variant: made), trial.trace)
        continue
      }
      let found = halved(change, from: from, to: to, of: variant)
      return found.flatMap { $0.size < size ? $0 : nil }
    }
    return nil
  }

  /// The least part between one at which the outcome isn't turned and one at which it is.
  func halved(
    _ change: CounterfactualChange,
    from low: Double,
    to high: Double,
    of variant: CounterfactualVariant
  ) -> Found? {
    var (low, high) = (low, high)
    if !change.isWhole {
      for _ in 0..<Self.halvings {
        let middle = (low + high) / 2
        if isTurned(change, middle, of: variant) { high = middle } else { low = middle }
      }
    }
    return made(change, high, of: variant).map { Found(change: change, part: high, variant: $0) }
  }

  /// Whether a part of a change turns the outcome.
  func isTurned(
    _ change: CounterfactualChange,
    _ part: Double,
    of variant: CounterfactualVariant
  ) -> Bool {
    made(change, part, of: variant).map { trial($0.strokes, $0.settings).isTurned } ?? false
  }

  /// What a part of a change makes of strokes; nil where it can't, or changes nothing, or leaves the screen.
  func made(
    _ change: CounterfactualChange,
    _ part: Double,
    of variant: CounterfactualVariant
  ) -> CounterfactualVariant? {
    guard let made = change.make(part), made != variant, isOnScreen(made.strokes, variant.strokes)
    else { return nil }
    return made
  }

  /// Whether strokes stay on the screen, or at least where they were before; on its far edges nothing is hit.
  private func isOnScreen(_ strokes: TouchStrokes, _ before: TouchStrokes) -> Bool {
    guard let screen, let before = before.extent, let now = strokes.extent else { return true }
    return now.least.x >= min(before.least.x, 0) && now.least.y >= min(before.least.y, 0)
      && (now.greatest.x < screen.width || now.greatest.x <= before.greatest.x)
      && (now.greatest.y < screen.height || now.greatest.y <= before.greatest.y)
  }
}
