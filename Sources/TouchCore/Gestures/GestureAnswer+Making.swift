/// Short ways to say what a machine answers.
extension GestureAnswer {
  /// The gesture stays as it is.
  package static func wait(_ reason: GestureReason) -> GestureAnswer {
    GestureAnswer(.wait, reason)
  }
  /// The continuous gesture begins.
  package static func begin(_ reason: GestureReason) -> GestureAnswer {
    GestureAnswer(.begin, reason)
  }
  /// The gesture is complete.
  package static func end(_ reason: GestureReason) -> GestureAnswer { GestureAnswer(.end, reason) }
  /// The gesture can't come about any more.
  package static func fail(_ reason: GestureReason) -> GestureAnswer {
    GestureAnswer(.fail, reason)
  }

  /// The gesture goes on with new values.
  package static var change: GestureAnswer { GestureAnswer(.change, .following) }
  /// The gesture that began was broken off with its touches.
  package static var cancel: GestureAnswer { GestureAnswer(.cancel, .touchesCancelled) }
  /// The gesture was over before.
  package static var finished: GestureAnswer { .wait(.finished) }
}
