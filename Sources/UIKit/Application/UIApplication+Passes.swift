extension UIApplication {
  /// Settles what happened outside of an event: what gestures want by now, then the layout.
  func flush() {
    gestures.flush()
    layOutWindows()
    animations.endTurn()
  }
}
