/// The touches of one event and one window, by what happened to them.
struct PhaseMasks {
  var began: TouchMask = []
  var moved: TouchMask = []
  var ended: TouchMask = []
  var cancelled: TouchMask = []

  /// Sorts the touches that began in a window; stationary ones appear nowhere (rule 1.3).
  init(of touches: [UITouch], in mask: TouchMask, window: UIWindow) {
    for touch in touches where !mask.isDisjoint(with: touch.mask) && touch.window === window {
      switch touch.phase {
      case .began: began.formUnion(touch.mask)
      case .moved: moved.formUnion(touch.mask)
      case .ended: ended.formUnion(touch.mask)
      case .cancelled: cancelled.formUnion(touch.mask)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  /// All touches to which something happened.
  var changed: TouchMask { began.union(moved).union(ended).union(cancelled) }
}
