extension UIApplication {
  /// Settles what a timer has changed; called after each one.
  func flush() { layOutWindows() }
}
