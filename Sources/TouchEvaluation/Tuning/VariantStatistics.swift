public import TouchCore

/// What a corpus came to with one choice of thresholds, by person.
public struct VariantStatistics: Hashable, Sendable {
  /// What one person's strokes came to.
  public struct Share: Hashable, Sendable {
    /// The labelled strokes.
    public var strokes = 0
    /// Those that were not hit.
    public var misses = 0
    /// The recognitions that no label asked for, and those beyond the first of a stroke.
    public var alarms = 0
    /// The strokes that were not hit, and in which a recognition that no label asked for is the reason.
    public var confusions = 0
    /// How long something touched in parts that are judged.
    public var touching = TouchTime.zero

    /// Creates an empty share.
    public init() {}

    /// Adds another share.
    mutating func add(_ other: Share) {
      strokes += other.strokes
      misses += other.misses
      alarms += other.alarms
      confusions += other.confusions
      touching = touching + other.touching
    }
  }

  /// The share of each person; of recordings without a person under `EvaluationSummary.unnamed`.
  public private(set) var persons: [String: Share] = [:]
  /// The recordings that couldn't be read.
  public private(set) var failures = 0

  /// Creates an empty tally.
  public init() {}

  /// Adds what a recording came to.
  public mutating func add(_ result: RecordingResult) {
    if result.error != nil { failures += 1 }
    var share = Share()
    share.strokes = result.strokes.count
    share.misses = result.strokes.count { $0.outcome != .hit }
    share.alarms = result.alarms.count + result.strokes.reduce(0) { $0 + $1.fragments }
    let alarmed = Set(result.alarms.compactMap(\.stroke)).filter(result.strokes.indices.contains)
    share.confusions = alarmed.count { result.strokes[$0].outcome != .hit }
    share.touching = result.touching
    persons[result.person ?? EvaluationSummary.unnamed, default: Share()].add(share)
  }

  /// The persons who have names and touched something, in the order of their names.
  public var names: [String] {
    persons.filter { $0.key != EvaluationSummary.unnamed && $0.value.touching > .zero }
      .map(\.key).sorted()
  }

  /// The shares of some persons together; of all where nil.
  public func total(of names: Set<String>? = nil) -> Share {
    var total = Share()
    for (name, share) in persons where names?.contains(name) ?? true { total.add(share) }
    return total
  }
}

extension VariantStatistics.Share {
  /// The strokes that were not hit, and the alarms; a stroke that was taken for another is one error.
  public var errors: Int { misses + alarms - confusions }
  /// The alarms an hour of touching; nil where nothing touched.
  public var alarmsAnHour: Double? {
    touching > .zero ? Double(alarms) / (touching.seconds / 3600) : nil
  }
}
