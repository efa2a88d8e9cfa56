/// Why a gesture waits, begins, goes on, ends or fails.
///
/// Each case carries what was measured and the limit it was held against. The same case can stand
/// behind different wishes: `.travelled(4, needed: 10)` makes a pan wait and, at the lift, fail.
public enum GestureReason: Hashable, Sendable {
  // MARK: Touches

  /// Fewer fingers than the gesture needs.
  case tooFewTouches(Int, needed: Int)
  /// More fingers than the gesture allows.
  case tooManyTouches(Int, limit: Int)
  /// A number of taps towards the number needed.
  case taps(Int, needed: Int)

  // MARK: Distances, in points

  /// A finger moved from its start, held against the farthest it may move.
  case moved(Double, limit: Double)
  /// A finger travelled from its start, held against the travel that the gesture needs.
  case travelled(Double, needed: Double)
  /// A tap's distance from the tap before it.
  case apart(Double, limit: Double)
  /// A tap's distance from the finger that triggers it, held against the least that it needs.
  case near(Double, needed: Double)
  /// The change of the distance between two fingers.
  case spread(Double, needed: Double)
  /// A swipe's departure from its line.
  case strayed(Double, limit: Double)
  /// A swipe's travel behind its start.
  case backwards(Double, limit: Double)
  /// The distance of a touch from the screen's edge.
  case awayFromEdge(Double, limit: Double)
  /// The part of a travel that leads inwards from the edge, held against the part along the edge.
  case inwards(Double, along: Double)

  // MARK: Angles, in radians

  /// The turn of the line between two fingers.
  case turned(Double, needed: Double)

  // MARK: Times

  /// A finger stayed down, held against the longest it may.
  case tooSlow(TouchTime, limit: TouchTime)
  /// A finger stayed down, held against the time that the gesture needs.
  case held(TouchTime, needed: TouchTime)
  /// The time since the tap before, held against the longest gap.
  case gap(TouchTime, limit: TouchTime)

  /// A finger came after the one before it, held against the time that has to be between them.
  case tooSoon(TouchTime, needed: TouchTime)

  // MARK: Force and speed

  /// How hard a finger pressed, held against the force that the gesture needs; parts of the largest.
  case pressed(Double, needed: Double)
  /// How fast a finger went, held against the speed that the gesture needs; points a second.
  case speed(Double, needed: Double)

  // MARK: The course of things

  /// The gesture has begun and follows its fingers.
  case following
  /// The last finger was lifted.
  case lifted
  /// The fingers were taken away.
  case touchesCancelled
  /// A pointer is over the view.
  case hovering
  /// The pointer left the view.
  case left
  /// The gesture was over before this input came.
  case finished

  // MARK: Others

  /// Another recognizer was recognized and excludes this one (rules 4.12, 4.13).
  case prevented(by: RecognizerID)
  /// A recognizer that had to fail first was recognized (rule 4.18).
  case requirementRecognized(RecognizerID)
  /// A view or the delegate said no when the gesture wanted to begin (rules 4.9, 4.10).
  case refused(by: Refuser)
  /// The recognizer was disabled (rule 4.24).
  case disabled
  /// The recognizer, or its view, was removed (rule 4.28).
  case removed
  /// The recognizer's own code set the state, without a reason.
  case ownDoing
  /// The recognizer's own code set the state and said why, perhaps with what it measured.
  case own(ReasonText, GestureMeasure?)
}

/// Who said no to a gesture that wanted to begin.
public enum Refuser: Hashable, Sendable {
  /// A view on the way from the touched view to the recognizer's (rule 4.10).
  case view
  /// The recognizer's delegate (rule 4.9).
  case delegate
}
