import TouchCore

/// Content that moves without a finger.
struct ScrollFlight {
  /// Why the content moves.
  enum Purpose {
    /// The content decelerates after a drag (rule 8.10).
    case deceleration
    /// An animated change of the offset (rule 8.15).
    case animation
    /// A tap on the status bar.
    case scrollToTop
  }

  /// The offset at any time, in the range in force.
  var course: ScrollCourse
  /// Why it moves.
  let purpose: Purpose
  /// Identifies the flight; a later flight has another number.
  let serial: Int
}

/// A zoom by fingers.
struct ZoomSession {
  /// The zoom scale at the pinch's scale 1.
  var base: Double
  /// The point between the fingers, in the zoomed view's coordinates.
  var anchor: CGPoint
  /// The zoomed view.
  let view: UIView
  /// Whether the delegate was called for the start of the zoom.
  var isTold = false
}

/// What a scroll view keeps of its zoomed content from one scale to the next.
struct ZoomedContent {
  /// Its size at the scale 1.
  var size = CGSize.zero
  /// Whether the client's insets centred it when it was last narrower, or lower, than the view.
  var isCentredAcross = false
  var isCentredDown = false
}

/// A zoom without fingers.
struct ZoomFlight {
  /// The scale and the offset at any time.
  var motion: ZoomMotion
  /// The zoomed view.
  let view: UIView
  /// The scale that was asked for.
  let goal: Double
  /// The point of the zoomed view, at the scale 1 and from its frame's origin, that is to come to a location.
  let anchor: Vector
  /// That location, from the scroll view's top left corner.
  let location: Vector
  /// Whether the scale returns from beyond a limit; false for a requested animation.
  let isBounce: Bool
  /// Identifies the flight; a later flight has another number.
  let serial: Int
  /// When it was shown last.
  var shownTime: TouchTime
}
