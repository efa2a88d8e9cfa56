/// Events in a time, as alarms an hour of touching, and the exact interval of their rate.
public struct RateEstimate: Hashable, Sendable {
  /// How often the event came up.
  public let events: Int
  /// How long it could have come up, in hours.
  public let hours: Double
  /// How sure the interval is, as 0.95.
  public let confidence: Double
  /// The rates an hour that are compatible with the count, by Garwood (1936); it reaches to infinity
  /// without time.
  ///
  /// Exact for events that come independently. Where few persons make most of them, it is too narrow.
  public let interval: Interval

  /// Estimates a rate.
  ///
  /// - Parameters:
  ///   - events: How often the event came up; none where below 0.
  ///   - hours: How long it could have come up; none where below 0.
  ///   - confidence: How sure the interval is, above 0 and below 1.
  public init(events: Int, hours: Double, confidence: Double = 0.95) {
    precondition(confidence > 0 && confidence < 1, "a confidence lies between 0 and 1")
    self.events = max(events, 0)
    self.hours = hours > 0 ? hours : 0
    self.confidence = confidence
    guard self.hours > 0 else {
      interval = Interval(lower: 0, upper: .infinity)
      return
    }
    let tail = (1 - confidence) / 2
    let count = Double(self.events)
    interval = Interval(
      lower: count > 0 ? IncompleteGamma.quantile(shape: count, tail) / hours : 0,
      upper: IncompleteGamma.quantile(shape: count + 1, 1 - tail) / hours
    )
  }

  /// The events an hour; nil without time.
  public var rate: Double? { hours > 0 ? Double(events) / hours : nil }

  /// The rate an hour up to which an event that never came up may still come up, by the rule of three; nil
  /// where it did come up, and without time.
  public var ruleOfThree: Double? { events == 0 && hours > 0 ? 3 / hours : nil }
}
