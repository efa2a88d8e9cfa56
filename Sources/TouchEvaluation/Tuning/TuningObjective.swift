import TouchReport

/// What makes one choice of thresholds better than another.
public enum TuningObjective: Hashable, Sendable {
  /// The least cost: what a miss costs, and what an alarm costs.
  case cost(miss: Double, alarm: Double)
  /// The fewest misses with at most so many alarms an hour of touching.
  case budget(alarmsAnHour: Double)

  /// What some strokes cost; the less the better.
  ///
  /// Over the budget, alarms alone count, and cost more than any misses: a choice that keeps the budget is better.
  public func cost(_ share: VariantStatistics.Share) -> Double {
    switch self {
    case .cost(let miss, let alarm):
      return Double(share.misses) * miss + Double(share.alarms) * alarm
    case .budget(let most):
      let rate = share.alarmsAnHour ?? 0
      return rate <= most ? Double(share.misses) : Double(share.strokes + 1) * (1 + rate)
    }
  }

  /// What one person's strokes add to a difference of costs: under a budget, the misses.
  func weight(_ share: VariantStatistics.Share) -> Double {
    switch self {
    case .cost(let miss, let alarm): Double(share.misses) * miss + Double(share.alarms) * alarm
    case .budget: Double(share.misses)
    }
  }

  /// Whether some strokes keep what is asked for beside the least cost.
  func allows(_ share: VariantStatistics.Share) -> Bool {
    if case .budget(let most) = self { return (share.alarmsAnHour ?? 0) <= most }
    return true
  }

  /// The objective in words.
  public var text: String {
    switch self {
    case .cost(let miss, let alarm):
      "the least cost, where a miss costs \(NumberText.short(miss, 3)) and an alarm "
        + NumberText.short(alarm, 3)
    case .budget(let most):
      "the fewest misses with at most \(NumberText.short(most, 3)) alarms an hour of touching"
    }
  }
}
