/// A machine's answer to one input: the state that it wants to enter, and why.
public struct GestureAnswer: Hashable, Sendable {
  /// The state that the gesture should enter; nil where it stays in the one it is in.
  public var wish: GestureState?
  /// Why, with the measured value and its limit.
  public var reason: GestureReason

  /// Creates an answer.
  public init(_ wish: GestureState?, _ reason: GestureReason) {
    self.wish = wish
    self.reason = reason
  }
}

/// Short ways to say what a machine answers.
extension GestureAnswer {
  /// The gesture stays as it is.
  package static func wait(_ reason: GestureReason) -> GestureAnswer { GestureAnswer(nil, reason) }
  /// The continuous gesture begins.
  package static func began(_ reason: GestureReason) -> GestureAnswer {
    GestureAnswer(.began, reason)
  }
  /// The gesture is complete: a discrete one is recognized, a continuous one ends.
  package static func ended(_ reason: GestureReason) -> GestureAnswer {
    GestureAnswer(.ended, reason)
  }
  /// This attempt can't become the gesture any more.
  package static func failed(_ reason: GestureReason) -> GestureAnswer {
    GestureAnswer(.failed, reason)
  }

  /// The gesture goes on with new values.
  package static var changed: GestureAnswer { GestureAnswer(.changed, .following) }
  /// The gesture that began was broken off with its touches.
  package static var cancelled: GestureAnswer { GestureAnswer(.cancelled, .touchesCancelled) }
  /// The gesture was over before.
  package static var finished: GestureAnswer { .wait(.finished) }
}
