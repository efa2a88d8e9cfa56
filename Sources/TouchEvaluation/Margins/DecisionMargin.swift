public import TouchCore

/// How near to its limit a decision was.
public struct DecisionMargin: Hashable, Sendable {
  /// What was measured: the name of a `MeasureKind`.
  public var kind: String
  /// The value, when the touches were over.
  public var value: Double
  /// The limit.
  public var limit: Double
  /// What both are measured in.
  public var unit: GestureMeasure.Unit
  /// How much there was to spare in parts of the limit; below 0 where the limit was missed.
  public var part: Double

  /// The margin of a decision; nil where no limit decided, as where another recognizer came first.
  ///
  /// Of a gesture that was recognized, it is the limit that was kept most narrowly; of one that failed, the one that
  /// was missed by most: to flip it, a hand has to do otherwise in all of them. Numbers of fingers and taps are exact
  /// and have no margin, nor has a wait for another tap that never came.
  ///
  /// - Parameters:
  ///   - decision: The decision.
  ///   - units: What counts; nil for all that is measured.
  public init?(_ decision: SavedDecision, units: Set<GestureMeasure.Unit>? = nil) {
    let parts = decision.measures.map { (measure: $0, part: $0.finalSlack) }
    if decision.verdict == .failed {
      let missed = parts.filter { $0.part < 0 }
      // A number that is wrong stays wrong, however the hand trembles, and what never came isn't near.
      guard !missed.isEmpty,
        missed.allSatisfy({ Self.counts($0.measure, units) && !$0.measure.hasNoEnd })
      else { return nil }
      guard let worst = missed.min(by: { $0.part < $1.part }) else { return nil }
      self.init(worst.measure, worst.part)
    } else if decision.isGesture {
      let kept = parts.filter {
        $0.part >= 0 && Self.counts($0.measure, units) && !$0.measure.isReached
      }
      guard let narrowest = kept.min(by: { $0.part < $1.part }) else { return nil }
      self.init(narrowest.measure, narrowest.part)
    } else {
      return nil
    }
  }

  private init(_ measure: SavedMeasure, _ part: Double) {
    kind = measure.kind
    value = measure.final
    limit = measure.limit
    unit = measure.unit
    self.part = part
  }

  private static func counts(_ measure: SavedMeasure, _ units: Set<GestureMeasure.Unit>?) -> Bool {
    measure.unit != .count && measure.limit != 0 && units?.contains(measure.unit) ?? true
  }

  /// Whether the decision was within a part of its limit.
  public func isWithin(_ part: Double) -> Bool { self.part.magnitude <= part }
}

extension SavedMeasure {
  /// Whether it is the moment at which a limit was reached, and nothing tells how far beyond it the hand went.
  fileprivate var isReached: Bool {
    isDeciding && bound != .atMost && kind != "travelled" && kind != "held"
  }

  /// How much there was to spare in the end, in parts of the limit.
  fileprivate var finalSlack: Double {
    GestureMeasure(final, bound, limit, unit).relativeSlack
  }
}
