import TouchCore
import TouchStage

/// What came of a failure's measure in the end.
///
/// A gesture fails as soon as a limit is missed: a tap at the first move beyond 45 points, or when its time
/// is up. By how much it was missed shows only when the touches are over.
struct FinalMeasurement {
  /// The reason with what was measured in the end.
  let reason: GestureReason
  /// Whether what was measured came to an end: a tap that is waited for came, a finger was lifted.
  let cameToAnEnd: Bool
  /// What else a person would look at.
  let supplement: String?
  /// Whether a swipe went far enough when its time was up.
  private(set) var isLate = false
  /// The time that was up before the reason's limit was reached, in seconds; nil where time isn't why it failed.
  private(set) var timeUp: Double?
  /// The other limits that it missed.
  private let others: [GestureReason]

  /// Looks at how the touches of an attempt went on after it failed.
  init(log: GestureLog, attempt: GestureAnalysis.Attempt, cause: GestureAnalysis.Cause) {
    let touches = attempt.touches
    var reason = cause.reason
    var supplement: String?
    var cameToAnEnd = true
    let missed = attempt.otherMeasurements.filter { $0.measure.map { !$0.isKept } ?? false }
    let decided = attempt.failure?.decided
    switch cause.reason {
    case .measured(.moved, let distance, let limit):
      let moved = decided.map { log.touch(among: touches, at: $0, beyond: distance) } ?? touches
      let farthest = moved.reduce(distance) { max($0, log.touches[$1].farthest) }
      reason = .measured(.moved, farthest, limit: limit)
      if MeasureText(.points).number(farthest) != MeasureText(.points).number(distance) {
        supplement = "\(MeasureText(.points).amount(farthest)) in the end"
      }
    case _ where decided != nil:
      // What was decided before the last touch was over doesn't go on with the touches.
      break
    case .measured(.tooSlow, _, let limit) where !missed.isEmpty:
      // A swipe, which is over when it has gone far enough, and not with the lift.
      if let reached = attempt.failure?.reached {
        reason = reached
        isLate = true
      } else {
        reason = missed[0]
        timeUp = limit
      }
    case .measured(.tooSlow, let time, let limit):
      let end = touches.reduce(cause.time) { max($0, log.touches[$1].last) }
      reason = .measured(.tooSlow, .seconds(time) + (end - cause.time), limit: .seconds(limit))
      // Of fingers that were taken away nothing tells how long they would have stayed.
      cameToAnEnd = !touches.contains { log.touches[$0].outcome == .cancelled }
    case .measured(.gap, let time, let limit):
      if let next = log.nextTouch(from: cause.time), next - cause.time <= .seconds(limit) {
        reason = .measured(.gap, .seconds(time) + (next - cause.time), limit: .seconds(limit))
      } else {
        cameToAnEnd = false
      }
    default: break
    }
    if case .measured(.backwards, _, _) = cause.reason {
      // Backwards is not far: other limits say nothing.
    } else if let first = missed.first, first != reason {
      supplement = "\(first.sentence()) by then"
    }
    // What a late swipe lacked when its time was up, it had later: it lacked time alone.
    others = isLate || timeUp != nil ? [] : missed
    self.reason = reason
    self.cameToAnEnd = cameToAnEnd
    self.supplement = supplement
  }

  /// Whether the limit was missed by little.
  var isNearMiss: Bool {
    cameToAnEnd
      && ([reason] + others).allSatisfy { missed in
        guard let measure = missed.measure, measure.unit != .count else { return false }
        return measure.relativeSlack >= -GestureExplanation.nearMiss
      }
  }
}

extension GestureLog {
  /// The touch that had moved so far at a moment: of several the one that began last, as a finger that taps begins after
  /// the one that rests.
  fileprivate func touch(
    among touches: [Int],
    at moment: TouchTime,
    beyond distance: Double
  ) -> [Int] {
    touches.last { index in
      let touch = self.touches[index]
      return touch.began <= moment && moment <= touch.last
        && Threshold.reaches(touch.farthest, distance)
    }
    .map { [$0] } ?? []
  }

  /// When the first touch began at a moment or later.
  fileprivate func nextTouch(from time: TouchTime) -> TouchTime? {
    let index = touches.partitioningIndex { $0.began >= time }
    return index < touches.count ? touches[index].began : nextTouch
  }
}

extension GestureLog.Touch {
  /// How far the touch was from its start at a moment, in points.
  func distance(at time: TouchTime) -> Double {
    path.last { $0.time <= time }?.location.distance(to: start) ?? 0
  }
}

extension FinalMeasurement {
  /// Why it failed, with the moment: the reason as it was given, except that a time that ran out is told with how long
  /// it took in the end, or with what was missed when it ran out.
  func failure(_ cause: GestureReason, at moment: String) -> String {
    guard case .measured(let kind, _, _) = cause, kind == .tooSlow || kind == .gap else {
      return cause.failure(at: moment)
    }
    if let timeUp {
      let time = MeasureText(.seconds).amount(timeUp)
      return "\(reason.failure(at: moment)), when its \(time) were over"
    }
    guard isLate, let measure = reason.measure else { return reason.failure(at: moment) }
    return "took \(measure.valueText) to travel far enough, \(measure.limitText): "
      + "\(measure.margin(reason.words)) at \(moment)"
  }
}

extension GestureReason {

  /// Whether it counts taps, and not fingers.
  private var isOfTaps: Bool { if case .measured(.taps, _, _) = self { true } else { false } }

  /// Whether the limit can be set as it stands: the stray that a swipe may have shrinks with time, and how far
  /// inwards an edge pan has to go follows the finger.
  private var isLimitSet: Bool {
    switch self {
    case .measured(.strayed, _, _), .measured(.inwards, _, _): false
    default: true
    }
  }

  /// What it would have needed to keep the limit.
  var need: String? {
    guard let measure, !measure.isKept else { return nil }
    let text = MeasureText(measure.unit)
    switch measure.unit {
    case .count:
      let count = Int(measure.slack.magnitude, within: 0...Int.max)
      let unit = isOfTaps ? "tap" : "finger"
      return
        "\(count) \(unit)\(count == 1 ? "" : "s") \(measure.bound == .atMost ? "fewer" : "more")"
    case .points, .radians, .seconds, .pointsPerSecond, .force, .own:
      let difference = measure.slack == 0 ? "a little" : text.difference(measure.slack)
      guard measure.limit > 0, measure.value > 0, isLimitSet else {
        return "\(difference) \(measure.bound == .atMost ? "less" : "more")"
      }
      return "\(difference) \(measure.bound == .atMost ? "less" : "more"), or a limit of "
        + text.roomyLimit(for: measure)
    }
  }
}

extension MeasureText {
  /// A limit, in printable decimals, that the value would have kept.
  fileprivate func roomyLimit(for measure: GestureMeasure) -> String {
    let text = number(measure.value)
    guard let printed = Double(text) else { return amount(measure.value) }
    // The printed value may be on the wrong side of the real one, by rounding.
    let step = measure.bound == .atMost ? 1.0 : -1.0
    let value = exact(measure.value)
    let isEnough =
      switch measure.bound {
      case .atMost: printed >= value
      case .atLeast: printed <= value
      case .moreThan: printed < value
      }
    return isEnough ? amount(measure.value) : amount(stepped(measure.value, by: step))
  }
}
