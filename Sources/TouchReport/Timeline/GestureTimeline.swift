public import TouchCore
public import TouchStage

/// A touch sequence as lanes over time: first the fingers, then a lane a recognizer.
public struct GestureTimeline: Hashable, Sendable {
  /// What a stretch of a lane shows.
  public enum Block: Hashable, Sendable {
    /// A finger is down.
    case down
    /// Nothing is decided.
    case possible
    /// It would be recognized, but waits for another to fail.
    case waiting
    /// It follows its fingers.
    case active
  }

  /// What a moment of a lane shows.
  public enum Mark: Hashable, Sendable {
    /// A gesture was recognized, or ended.
    case recognized
    /// A gesture was broken off.
    case cancelled
    /// An attempt failed.
    case failed
    /// An attempt failed by little.
    case nearMiss
  }

  /// A stretch of a lane.
  public struct Stretch: Hashable, Sendable {
    /// What it shows.
    public var block: Block
    /// When it begins.
    public var from: TouchTime
    /// When it ends.
    public var until: TouchTime
  }

  /// A moment of a lane.
  public struct Moment: Hashable, Sendable {
    /// What it shows.
    public var mark: Mark
    /// When it was.
    public var time: TouchTime
    /// The lane of the recognizer that decided, where one did.
    public var other: Int?
  }

  /// A row of the timeline.
  public struct Lane: Hashable, Sendable {
    /// What stands before it.
    public var name: String
    /// What became of the recognizer's attempts; empty for fingers.
    public var explanations: [GestureExplanation]
    /// Its stretches, in the order of time.
    public var stretches: [Stretch] = []
    /// Its moments, in the order of time.
    public var moments: [Moment] = []
  }

  /// When it begins.
  public let began: TouchTime
  /// When it ends, later than it begins.
  public let ended: TouchTime
  /// The rows, from the top: fingers first.
  public private(set) var lanes: [Lane] = []

  /// Creates the timeline of a sequence; recognizers that took no part have no lane.
  public init(of sequence: GestureAnalysis.Sequence, in analysis: GestureAnalysis) {
    self.init(of: sequence, in: analysis, SequenceExplanations(of: sequence, in: analysis))
  }

  /// The same with explanations that are known.
  init(
    of sequence: GestureAnalysis.Sequence,
    in analysis: GestureAnalysis,
    _ told: SequenceExplanations
  ) {
    began = sequence.began
    ended = max(sequence.ended, sequence.began + .milliseconds(1))
    addFingers(of: sequence, analysis.log)
    let explanations = told.verdicts
    var numbers: [Int] = []
    for explanation in explanations
    where explanation.verdict != .noPart && !numbers.contains(explanation.recognizer) {
      numbers.append(explanation.recognizer)
    }
    let first = lanes.count
    for number in numbers {
      lanes.append(
        Lane(
          name: analysis.log.recognizers[number].name,
          explanations: explanations.filter { $0.recognizer == number }
        )
      )
    }
    for (attempt, told) in zip(sequence.attempts, told.attempts) {
      guard let index = numbers.firstIndex(of: attempt.recognizer) else { continue }
      let other = attempt.cause?.other.flatMap { numbers.firstIndex(of: $0) }
      lanes[first + index].take(
        attempt,
        other: other.map { first + $0 },
        isNearMiss: told.isNearMiss
      )
    }
  }

  /// Touches that were not down together share a lane.
  private mutating func addFingers(of sequence: GestureAnalysis.Sequence, _ log: GestureLog) {
    var ends: [TouchTime] = []
    for number in sequence.touches {
      let touch = log.touches[number]
      let index = ends.firstIndex { $0 <= touch.began } ?? ends.count
      if index == ends.count {
        ends.append(touch.last)
        lanes.append(Lane(name: "finger \(index + 1)", explanations: []))
      }
      ends[index] = touch.last
      lanes[index].stretches.append(
        Stretch(block: .down, from: touch.began, until: touch.last)
      )
    }
  }
}

extension GestureTimeline.Lane {
  /// Draws an attempt in.
  fileprivate mutating func take(
    _ attempt: GestureAnalysis.Attempt,
    other: Int?,
    isNearMiss: Bool
  ) {
    for stretch in attempt.stretches {
      let block: GestureTimeline.Block
      switch stretch.kind {
      case .possible: block = .possible
      case .waiting: block = .waiting
      case .active: block = .active
      // It waits for its reset: nothing to show.
      case .ended, .cancelled, .failed: continue
      }
      stretches.append(
        GestureTimeline.Stretch(block: block, from: stretch.from, until: stretch.until)
      )
    }
    guard let cause = attempt.cause else { return }
    let mark: GestureTimeline.Mark
    switch attempt.outcome {
    case .ended: mark = .recognized
    case .cancelled: mark = .cancelled
    case .failed: mark = isNearMiss ? .nearMiss : .failed
    case .possible, .began, .changed: return
    }
    moments.append(GestureTimeline.Moment(mark: mark, time: cause.time, other: other))
  }
}
