public import TouchCore

/// What an evaluation came to: counts that grow with persons, devices and gestures, and not with recordings.
public struct EvaluationSummary: Hashable, Sendable {
  /// What strokes are counted under whose person, device or pointer isn't known.
  public static let unnamed = "(not named)"
  /// How many errors are kept to be listed (our own choice); all are counted.
  public static let mostErrors = 1000

  /// A stroke that wasn't hit, or a recognition that no label asked for.
  public struct Error: Hashable, Sendable {
    /// The recording's number in the corpus.
    public var recording: Int
    /// The recording's path as the table has it.
    public var file: String
    /// The label's line in the table.
    public var line: Int
    /// When the stroke began, or the alarm was raised.
    public var time: TouchTime
    /// The label; nil for an alarm.
    public var gesture: String?
    /// The recognizer that is asked why.
    public var recognizer: String?
    /// What happened, in words.
    public var text: String
  }

  private struct Unjudged: Hashable {
    let label: String
    let reason: UnjudgedStrokes.Reason
  }

  /// A recording that couldn't be read, or not to its end.
  public struct Failure: Hashable, Sendable {
    /// The recording's path as the table has it.
    public var file: String
    /// Why.
    public var problem: String
  }

  /// The recordings that were evaluated.
  public private(set) var recordings = 0
  /// How long something touched, in parts that are judged.
  public private(set) var touching = TouchTime.zero
  /// The same for each person.
  public private(set) var touchingOf: [String: TouchTime] = [:]
  /// The devices, and how many recordings each has.
  public private(set) var devices: [String: Int] = [:]
  /// The kinds of pointers, and how many recordings each has.
  public private(set) var pointers: [String: Int] = [:]
  /// What was counted of each label.
  public private(set) var gestures: [String: GestureStatistics] = [:]
  /// What was counted of each recognizer.
  public private(set) var recognizers: [String: AlarmStatistics] = [:]
  /// What was measured.
  public private(set) var measures: [MeasureDistribution.Key: MeasureDistribution] = [:]
  /// The first errors, in the order of recordings.
  public private(set) var errors: [Error] = []
  /// How many errors there are.
  public private(set) var errorCount = 0
  /// The recordings that couldn't be read to their end.
  public private(set) var failures: [Failure] = []
  /// The labelled strokes that no figure counts, in the order of labels and reasons.
  public var unjudged: [UnjudgedStrokes] {
    unjudgedOf.map {
      UnjudgedStrokes(label: $0.key.label, reason: $0.key.reason, strokes: $0.value)
    }
    .sorted { ($0.label, $0.reason.rawValue) < ($1.label, $1.reason.rawValue) }
  }
  private var unjudgedOf: [Unjudged: Int] = [:]
  /// What isn't known of the recordings' scale, by device.
  public private(set) var scales: [String: ScaleStatistics] = [:]
  /// What is to be said of labels.
  public private(set) var notices: [TableProblem] = []
  /// How many notices there are, those that aren't kept included.
  public private(set) var noticeCount = 0

  /// Creates an empty summary.
  public init() {}

  /// Counts one recording's result; results come in the order of the corpus.
  public mutating func add(_ result: RecordingResult) {
    recordings += 1
    let person = result.person ?? Self.unnamed
    let device = result.device ?? Self.unnamed
    let pointer = result.pointer ?? Self.unnamed
    touching = touching + result.touching
    touchingOf[person] = (touchingOf[person] ?? .zero) + result.touching
    devices[device, default: 0] += 1
    pointers[pointer, default: 0] += 1
    if let error = result.error { failures.append(Failure(file: result.file, problem: error)) }
    for strokes in result.unjudged {
      unjudgedOf[Unjudged(label: strokes.label, reason: strokes.reason), default: 0] +=
        strokes.strokes
    }
    if let scale = result.scale { scales[device, default: ScaleStatistics()].add(scale) }
    for notice in result.notices {
      noticeCount += 1
      if notices.count < Self.mostErrors { notices.append(notice) }
    }
    for stroke in result.strokes {
      gestures[stroke.gesture, default: GestureStatistics()]
        .add(stroke, person: person, device: device, pointer: pointer)
      if stroke.outcome == .hit, let name = stroke.recognizer {
        recognizers[name, default: AlarmStatistics()].right[person, default: 0] += 1
      } else {
        keep(Error(stroke, result))
      }
    }
    for alarm in result.alarms {
      var statistics = recognizers[alarm.recognizer] ?? AlarmStatistics()
      statistics.wrong[person, default: 0] += 1
      if alarm.stroke == nil { statistics.insertions += 1 } else { statistics.confusions += 1 }
      recognizers[alarm.recognizer] = statistics
      keep(Error(alarm, result))
    }
    for decision in result.decisions {
      // Also of one that was never recognized, the alarms that it didn't raise say something.
      if recognizers[decision.recognizer] == nil {
        recognizers[decision.recognizer] = AlarmStatistics()
      }
      for measure in decision.measures {
        let key = MeasureDistribution.Key(recognizer: decision.recognizer, kind: measure.kind)
        measures[key, default: MeasureDistribution(measure)]
          .add(measure, isMeant: decision.isMeant)
      }
    }
  }

  private mutating func keep(_ error: Error) {
    errorCount += 1
    if errors.count < Self.mostErrors { errors.append(error) }
  }

  /// The persons, in the order of their names.
  public var persons: [String] { touchingOf.keys.sorted() }
  /// Whether every recording has a person.
  public var areAllNamed: Bool { touchingOf[Self.unnamed] == nil }
}

extension EvaluationSummary.Error {
  fileprivate init(_ stroke: StrokeOutcome, _ result: RecordingResult) {
    let happened =
      switch stroke.outcome {
      case .hit: "hit"
      case .missed: "missed"
      case .late: "recognized too late"
      case .merged: "recognized together with the stroke before"
      case .confused(let other): "taken for \(other)"
      }
    self.init(
      recording: result.number,
      file: result.file,
      line: stroke.line,
      time: stroke.began,
      gesture: stroke.gesture,
      recognizer: stroke.recognizer,
      text: stroke.why.isEmpty ? happened : "\(happened); \(stroke.why)"
    )
  }

  fileprivate init(_ alarm: FalseAlarm, _ result: RecordingResult) {
    let stroke = alarm.stroke.flatMap {
      result.strokes.indices.contains($0) ? result.strokes[$0] : nil
    }
    self.init(
      recording: result.number,
      file: result.file,
      line: alarm.line,
      time: alarm.time,
      gesture: nil,
      recognizer: alarm.recognizer,
      text: stroke.map { "recognized in a stroke that meant \($0.gesture)" }
        ?? "recognized where nothing of the kind was meant"
    )
  }
}
