import TouchCore

/// Content on its way without a finger.
struct ScrollFlight {
  /// Why the content moves.
  enum Purpose {
    /// It was let go after a drag (rule 8.10).
    case deceleration
    /// Somebody asked for an offset (rule 8.15).
    case animation
    /// Somebody touched the status bar.
    case scrollToTop
  }

  /// Where the content is at any moment.
  var motion: ScrollMotion
  /// Why it moves.
  let purpose: Purpose
  /// Tells one flight from the next.
  let serial: Int
  /// Whether a finger holds the content, which is on its way no longer but not at rest either (rule 8.14).
  var isCaught = false
}

/// Fingers that zoom.
struct ZoomSession {
  /// The scale that the fingers ask for at the pinch's scale 1.
  var base: Double
  /// The content between the fingers, in the coordinates of the view that zooms.
  var anchor: CGPoint
  /// The view that zooms.
  let view: UIView
  /// Whether the delegate has heard of it.
  var isTold = false
}

/// Content that zooms without fingers.
struct ZoomFlight {
  /// The scale and the offset at any moment.
  let motion: ZoomMotion
  /// The view that zooms.
  let view: UIView
  /// Whether this is the return from beyond a limit, rather than an animation that was asked for.
  let isBounce: Bool
  /// Tells one flight from the next.
  let serial: Int
}
