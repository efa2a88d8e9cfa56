import TouchCore
import TouchReport

/// How many decisions were near their limits, by person, device and gesture.
public struct MarginTable {
  /// A decision this near to its limit, in parts of it, is one that a trembling hand may flip (our own choice).
  public static let near = 0.1
  /// How many bins a distribution has from one limit below to one above.
  public static let bins = 40

  /// Decisions of one person, device or gesture.
  public struct Statistics: Hashable, Sendable {
    /// Those that a limit decided.
    public var decisions = 0
    /// Those within a tenth of it.
    public var near = 0
    /// Those within a tenth that became their gesture.
    public var nearRecognized = 0
    /// How many there are with each margin, from missing the limit by all of it to keeping it by as much.
    public var counts = [Int](repeating: 0, count: MarginTable.bins)

    mutating func add(_ margin: DecisionMargin) {
      decisions += 1
      if margin.isWithin(MarginTable.near) {
        near += 1
        if margin.part >= 0 { nearRecognized += 1 }
      }
      let position = (margin.part + 1) / 2 * Double(MarginTable.bins)
      counts[Int(position.rounded(.down), within: 0...MarginTable.bins - 1)] += 1
    }

    /// The part of the decisions that is near; 0 where there are none.
    public var part: Double { decisions > 0 ? Double(near) / Double(decisions) : 0 }
  }

  /// What the rows of a part of the table are about.
  public enum Group: String, CaseIterable, Hashable, Sendable {
    /// Each gesture, by what was measured.
    case gesture
    /// Each person.
    case person
    /// Each device.
    case device
  }

  /// The groups of each group, by name.
  public private(set) var groups: [Group: [String: Statistics]] = [:]
  /// All decisions.
  public private(set) var total = Statistics()
  /// The decisions that no limit decided.
  public private(set) var undecided = 0
  /// Whether the hands are synthetic.
  public var isSynthetic: Bool

  /// Creates an empty table.
  public init(isSynthetic: Bool = false) { self.isSynthetic = isSynthetic }

  /// Adds a recording's decisions.
  public mutating func add(_ result: RecordingResult) {
    for decision in result.decisions {
      guard let margin = DecisionMargin(decision) else {
        undecided += 1
        continue
      }
      total.add(margin)
      count(margin, .gesture, "\(decision.recognizer) \(margin.kind)")
      count(margin, .person, result.person ?? EvaluationSummary.unnamed)
      count(margin, .device, result.device ?? EvaluationSummary.unnamed)
    }
  }

  private mutating func count(_ margin: DecisionMargin, _ group: Group, _ name: String) {
    groups[group, default: [:]][name, default: Statistics()].add(margin)
  }

  /// A group's rows, those with the largest part first.
  public func rows(_ group: Group) -> [(name: String, statistics: Statistics)] {
    (groups[group] ?? [:]).sorted {
      let (one, other) = ($0.value.part, $1.value.part)
      return one == other ? $0.key < $1.key : one > other
    }.map { ($0.key, $0.value) }
  }

  // MARK: Text

  /// The table as lines of text.
  public var lines: [String] {
    var lines: [String] = []
    if isSynthetic { lines += [TuningReport.syntheticNotice, ""] }
    lines.append(
      "\(total.near) of \(total.decisions) decisions (\(SummaryFigures.percent(total.part))) came within a "
        + "tenth of their limit: a trembling hand may flip them."
    )
    if undecided > 0 {
      lines.append(
        "\(undecided) more had no limit: another recognizer came first, or nothing was decided."
      )
    }
    for group in Group.allCases {
      var table = TextRows([group.rawValue, "decisions", "near", "", "recognized", "failed"])
      for (name, statistics) in rows(group) {
        table.add([
          name, "\(statistics.decisions)", "\(statistics.near)",
          SummaryFigures.percent(statistics.part),
          "\(statistics.nearRecognized)", "\(statistics.near - statistics.nearRecognized)",
        ])
      }
      lines.append("")
      lines += table.lines
    }
    return lines
  }

  /// The table as lines of JSON, a row each.
  public var jsonLines: [String] {
    Group.allCases.flatMap { group in
      rows(group).map { name, statistics in
        JSON.object([
          (group.rawValue, .path(name)), ("decisions", .integer(statistics.decisions)),
          ("near", .integer(statistics.near)),
          ("nearRecognized", .integer(statistics.nearRecognized)),
          ("part", .number(statistics.part, 6)),
          ("bins", .list(statistics.counts.map(JSON.integer))),
          ("synthetic", isSynthetic ? .bool(true) : nil),
        ]).text
      }
    }
  }
}
