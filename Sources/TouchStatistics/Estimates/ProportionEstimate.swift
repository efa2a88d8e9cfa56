/// A rate of events in the trials of several persons, and the interval of the rates that persons in general
/// may have.
///
/// The interval is Wilson's, of as many trials as the repeated ones of few hands are worth. A person's
/// trials are alike, so that they are worth less than those of different persons; how alike they are is
/// estimated from the same counts, which is why Student's t on persons minus one stands where the normal
/// quantile would. Documentation/Statistics.md has the derivation, the simulations and their table.
public struct ProportionEstimate: Hashable, Sendable {
  /// The intraclass correlation that is taken for granted, whatever the estimate (our own choice; see
  /// Documentation/Decisions/0018).
  ///
  /// Few events tell nothing of how alike persons are: the estimate is then 0 or less more often than not.
  public static let leastCorrelation = 0.05
  /// From so many persons on the normal quantile serves for the spread within persons (our own choice).
  public static let fewestPersons = 5

  /// How often the event came up.
  public let events: Int
  /// How many trials there were.
  public let trials: Int
  /// How many persons had trials.
  public let persons: Int
  /// How sure the interval is, as 0.95.
  public let confidence: Double
  /// The intraclass correlation as estimated; nil where nothing tells.
  public let intraclassCorrelation: Double?
  /// How many trials of as many persons would give the same interval.
  public let effectiveTrials: Double
  /// The rates that are compatible with the counts; 0 to 1 of a single person, whose hand says nothing of
  /// others.
  public let interval: Interval

  /// Estimates a rate.
  ///
  /// - Parameters:
  ///   - counts: A count for each person. Those without trials, or with more events than trials, count
  ///     for nothing.
  ///   - confidence: How sure the interval is, above 0 and below 1.
  public init(_ counts: [PersonCount], confidence: Double = 0.95) {
    precondition(confidence > 0 && confidence < 1, "a confidence lies between 0 and 1")
    let clustering = Clustering(counts)
    events = clustering.events
    trials = clustering.trials
    persons = clustering.persons
    self.confidence = confidence
    intraclassCorrelation = clustering.intraclassCorrelation
    guard persons > 1 else {
      effectiveTrials = 0
      interval = Interval(lower: 0, upper: 1)
      return
    }
    let tail = (1 + confidence) / 2
    let z = Normal.quantile(tail)
    let t = StudentT.quantile(tail, freedom: Double(persons - 1))
    // How far the squared half width is above that of independent trials.
    let effect = clustering.designEffect(intraclassCorrelation ?? 0)
    let least = clustering.designEffect(Self.leastCorrelation)
    let estimated =
      persons < Self.fewestPersons ? t * t * effect : z * z + t * t * (effect - 1)
    effectiveTrials = Double(trials) * z * z / max(estimated, z * z * least)
    interval = Self.wilson(
      rate: Double(events) / Double(trials),
      trials: effectiveTrials,
      z: z
    )
  }

  /// The part of the trials with the event; nil without trials.
  public var rate: Double? { trials > 0 ? Double(events) / Double(trials) : nil }

  /// By how much fewer trials there are in effect; infinite for a single person.
  public var designEffect: Double {
    effectiveTrials > 0 ? Double(trials) / effectiveTrials : .infinity
  }

  /// The rate up to which an event that never came up may still come up, by the rule of three; nil where it
  /// did come up, and where a single person tells nothing.
  public var ruleOfThree: Double? {
    events == 0 && effectiveTrials > 0 ? min(3 / effectiveTrials, 1) : nil
  }

  /// Wilson's interval (1927).
  static func wilson(rate: Double, trials: Double, z: Double) -> Interval {
    let square = z * z
    let scale = 1 + square / trials
    let middle = (rate + square / (2 * trials)) / scale
    let half =
      z / scale * (rate * (1 - rate) / trials + square / (4 * trials * trials)).squareRoot()
    // At the ends the exact value is 0 or 1, which rounding may miss.
    return Interval(
      lower: rate == 0 ? 0 : max(middle - half, 0),
      upper: rate == 1 ? 1 : min(middle + half, 1)
    )
  }
}
