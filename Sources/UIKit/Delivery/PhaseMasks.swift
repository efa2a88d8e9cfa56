/// The touches of one event and one window, by what happened to them.
struct PhaseMasks {
  var began: TouchMask = []
  var moved: TouchMask = []
  var ended: TouchMask = []
  var cancelled: TouchMask = []

  /// All touches to which something happened.
  var changed: TouchMask { began.union(moved).union(ended).union(cancelled) }
}

extension TouchRoster {
  /// Sorts the touches that began in a window; stationary ones appear nowhere (rule 1.3).
  func phases(in mask: TouchMask, window: UIWindow) -> PhaseMasks {
    var phases = PhaseMasks()
    for touch in touches where mask.contains(touch.mask) && touch.window === window {
      switch touch.phase {
      case .began: phases.began.formUnion(touch.mask)
      case .moved: phases.moved.formUnion(touch.mask)
      case .ended: phases.ended.formUnion(touch.mask)
      case .cancelled: phases.cancelled.formUnion(touch.mask)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
    return phases
  }
}
