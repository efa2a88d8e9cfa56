public import TouchCore

// Ours, not Apple's: what Apple keeps to itself.
extension UIApplication {
  /// The thresholds of the built-in recognizers; a recognizer takes them over when it is made.
  public var gestureConstants: GestureConstants {
    get { constants }
    set { constants = newValue }
  }

  /// The figures of scroll views; a scroll view takes them over when it is made.
  public var scrollConstants: ScrollConstants {
    get { scrolling }
    set { scrolling = newValue }
  }

  /// Called with lines that a developer should read: a refused requirement, a touch too many.
  ///
  /// Without it, nothing is printed.
  public var onLog: ((String) -> Void)? {
    get { logger }
    set { logger = newValue }
  }

  /// Hands a line to `onLog`.
  func log(_ message: String) { logger?(message) }
}
