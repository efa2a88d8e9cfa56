import TouchCore
import TouchStage

/// What came of a failure's measure in the end.
///
/// A gesture fails as soon as a limit is missed: a tap at the first move beyond 45 points, a swipe as it begins
/// backwards, or when its time is up. By how much it was missed shows only when the touches are over. Where something
/// had to be reached, as a pan's 10 points, the nearest that they came to it counts, also where they went back then.
struct FinalMeasurement {
  /// The reason with what was measured in the end.
  private(set) var reason: GestureReason
  /// Whether what was measured came to an end: a tap that is waited for came, a finger was lifted.
  private(set) var cameToAnEnd = true
  /// What else a person would look at.
  var supplement: String? { supplements.isEmpty ? nil : supplements.joined(separator: "; ") }
  /// What it would have needed, where that isn't more or less of what was measured.
  private(set) var remedy: String?
  /// The taps that a press waited for when it failed, in words; nil for any other gesture.
  private(set) var tapsBeforePress: String?
  /// Whether it is a press that was waited for, after its taps.
  private(set) var isPressAwaited = false
  /// Whether a swipe went far enough when its time was up.
  private(set) var isLate = false
  /// The time that was up before the reason's limit was reached, in seconds; nil where time isn't why it failed.
  private(set) var timeUp: Double?
  /// How long the touch took that was to be a tap before a press.
  private var tap: GestureReason?
  /// Whether the fingers went back from where they were nearest.
  private var wentBack = false
  private var supplements: [String] = []
  /// The other limits that it missed.
  private var others: [GestureReason] = []

  /// Looks at how the touches of an attempt went on after it failed.
  init(log: GestureLog, attempt: GestureAnalysis.Attempt, cause: GestureAnalysis.Cause) {
    reason = cause.reason
    let missed = attempt.otherMeasurements.filter { $0.measure.map { !$0.isKept } ?? false }
    if let taps = attempt.failure?.tapsBeforePress {
      isPressAwaited = attempt.touches.count >= taps.count * taps.touches
      tapsBeforePress = taps.count == 1 ? "a tap" : "\(taps.count) taps"
    }
    if let decided = attempt.failure?.decided {
      // What was decided before the last touch was over doesn't go on with the touches.
      follow(log, log.touch(among: attempt.touches, at: decided, beyond: reason), cause)
    } else if case .measured(.tooSlow, _, let limit) = cause.reason, !missed.isEmpty {
      // A swipe, which is over when it has gone far enough, and not with the lift.
      if let reached = attempt.failure?.reached {
        reason = reached
        isLate = true
      } else {
        reason = missed[0]
        timeUp = limit
      }
    } else {
      follow(log, attempt.touches, cause)
      follow(log, attempt, cause)
    }
    if case .measured(.backwards, _, _) = cause.reason {
      // Backwards is not far: other limits say nothing.
    } else if let first = missed.first, first != reason {
      supplements.append("\(first.sentence()) by then")
    }
    // What a late swipe lacked when its time was up, it had later: it lacked time alone.
    others = isLate || timeUp != nil ? [] : missed
  }

  /// How far fingers moved that had to stay.
  private mutating func follow(
    _ log: GestureLog,
    _ touches: [Int],
    _ cause: GestureAnalysis.Cause
  ) {
    guard case .measured(.moved, let distance, let limit) = cause.reason else { return }
    let farthest = touches.reduce(distance) { max($0, log.touches[$1].farthest) }
    reason = .measured(.moved, farthest, limit: limit)
    tellEnd(farthest, after: distance)
  }

  /// What became of anything else.
  private mutating func follow(
    _ log: GestureLog,
    _ attempt: GestureAnalysis.Attempt,
    _ cause: GestureAnalysis.Cause
  ) {
    let touches = attempt.touches
    switch cause.reason {
    case .measured(.tooSlow, let time, let limit):
      let end = touches.reduce(cause.time) { max($0, log.touches[$1].last) }
      reason = .measured(.tooSlow, .seconds(time) + (end - cause.time), limit: .seconds(limit))
      // Of fingers that were taken away nothing tells how long they would have stayed.
      cameToAnEnd = !touches.contains { log.touches[$0].outcome == .cancelled }
      guard let taps = attempt.failure?.tapsBeforePress else { return }
      tap = reason
      reason = .measured(.taps, (touches.count - 1) / taps.touches, limit: taps.count)
      remedy = tapsBeforePress.map { "\($0) before the press" }
    case .measured(.gap, let time, let limit):
      let next = log.nextTap(from: cause.time, after: touches)
      if let next, next - cause.time <= .seconds(limit) {
        reason = .measured(.gap, .seconds(time) + (next - cause.time), limit: .seconds(limit))
      } else {
        cameToAnEnd = false
      }
    case .measured(.backwards, let distance, let limit):
      guard let end = log.end(of: touches, attempt.failure?.course) else { return }
      let farthest = max(distance, -end.along)
      reason = .measured(.backwards, farthest, limit: limit)
      tellEnd(farthest, after: distance)
      if end.along < 0 { remedy = end.heading }
    case .measured(.strayed, let distance, let limit):
      guard let end = log.end(of: touches, attempt.failure?.course) else { return }
      let farthest = max(distance, end.aside)
      reason = .measured(.strayed, farthest, limit: limit)
      tellEnd(farthest, after: distance)
      // Less of it would not have been enough.
      if farthest > Self.steep * end.along { remedy = end.heading }
    case .measured(.inwards, let inward, let along):
      guard let end = log.end(of: touches, attempt.failure?.course), end.along <= end.aside
      else { return }
      reason = .measured(.inwards, end.along, limit: end.aside)
      let text = MeasureText(.points)
      let parts = (text.amount(end.along), text.amount(end.aside))
      if parts != (text.amount(inward), text.amount(along)) {
        supplements.append("\(parts.0) inwards and \(parts.1) along it in the end")
      }
    default:
      guard let closest = attempt.failure?.closest, closest.isCloser(than: cause.reason),
        let end = cause.reason.measure
      else { return }
      reason = closest
      wentBack = true
      supplements.append("\(MeasureText(end.unit).amount(end.value)) in the end")
    }
  }

  /// How much farther aside than along its direction a stroke leads that goes elsewhere (our own choice).
  private static let steep = 2.0

  /// Tells a distance that grew after the gesture had failed.
  private mutating func tellEnd(_ distance: Double, after before: Double) {
    let text = MeasureText(.points)
    if text.number(distance) != text.number(before) {
      supplements.append("\(text.amount(distance)) in the end")
    }
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
    beyond reason: GestureReason
  ) -> [Int] {
    guard case .measured(.moved, let distance, _) = reason else { return [] }
    return touches.last { index in
      let touch = self.touches[index]
      return touch.began <= moment && moment <= touch.last
        && Threshold.reaches(touch.farthest, distance)
    }
    .map { [$0] } ?? []
  }

  /// When the first touch began at a moment or later, if it is near enough to some touches to be the next tap, or the
  /// press behind them.
  ///
  /// What became of that touch doesn't count: in a log of which parts are told it isn't known yet.
  fileprivate func nextTap(from time: TouchTime, after others: [Int]) -> TouchTime? {
    let index = touches.partitioningIndex { $0.began >= time }
    let isHere = index < touches.count
    let began = isHere ? touches[index].began : nextTouch
    guard let location = isHere ? touches[index].start : nextTouchLocation else { return began }
    let limit = GestureConstants.standard.tapDistance
    let isNear = others.contains { touches[$0].start.distance(to: location) <= limit }
    return isNear ? began : nil
  }

  /// Where the touches of a stroke ended.
  fileprivate func end(of touches: [Int], _ course: Failure.Course?) -> StrokeEnd? {
    let displacements = touches.compactMap { index in
      self.touches[index].path.last.map { $0.location - self.touches[index].start }
    }
    return course.flatMap { StrokeEnd(displacements, $0) }
  }
}

/// How far the fingers of a stroke came in the direction that suits it best.
private struct StrokeEnd {
  /// Of the finger that came least far; negative behind its start.
  var along = -Double.infinity
  /// Of the finger that is farthest aside.
  var aside = 0.0
  /// The directions that it had to take: "to go right".
  var heading: String

  /// Measures displacements; nil where there is none, or no direction.
  init?(_ displacements: [Vector], _ course: GestureLog.Failure.Course) {
    var words: [String] = []
    heading = ""
    if displacements.isEmpty { return nil }
    switch course {
    case .directions(let directions):
      let all: [SwipeDirections] = [.right, .left, .up, .down]
      for direction in all where directions.contains(direction) {
        words.append(direction.word)
        take(displacements.map { direction.parts(of: $0) })
      }
    case .inwards(let edges):
      // The pan is that of the middle of its fingers.
      let middle = displacements.reduce(Vector.zero, +) * (1 / Double(displacements.count))
      let all: [RectEdges] = [.top, .left, .bottom, .right]
      for edge in all where edges.contains(edge) { take([edge.parts(of: middle)]) }
      if !edges.isEmpty { words = ["inwards"] }
    }
    if words.isEmpty { return nil }
    heading = "to go \(words.joined(separator: " or "))"
  }

  /// Takes the parts along and aside of a direction, if it suits better.
  private mutating func take(_ parts: [(Double, Double)]) {
    let slowest = parts.reduce(Double.infinity) { min($0, $1.0) }
    guard slowest > along else { return }
    along = slowest
    aside = parts.reduce(0) { max($0, $1.1) }
  }
}

extension SwipeDirections {
  /// One direction in a word.
  fileprivate var word: String {
    switch self {
    case .right: "right"
    case .left: "left"
    case .up: "up"
    default: "down"
    }
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
      return (wentBack ? reason : cause).failure(at: moment)
    }
    if let tapsBeforePress, let tap {
      return "needs \(tapsBeforePress) before the press, but a touch \(tap.failure(at: moment))"
    }
    if isPressAwaited, let measure = reason.measure {
      return "waited for the press for \(measure.text(reason.words)) at \(moment)"
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
      // What leads inwards has to be more than what leads along the edge.
      let more = measure.bound == .moreThan && measure.slack != 0 ? "more than " : ""
      guard measure.limit > 0, text.number(measure.value) != "0", measure.value > 0, isLimitSet
      else {
        return "\(more)\(difference) \(measure.bound == .atMost ? "less" : "more")"
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
