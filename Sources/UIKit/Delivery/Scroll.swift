import TouchCore

/// A scrolling under way: whose it is, and where it has got to (rule 6.9).
struct Scroll {
  /// Whether it goes by steps, or without.
  let type: UIScrollType
  /// The view under the pointer as the scrolling began; it is for that view's recognizers.
  let view: UIView
  /// The window in which the pointer was.
  let window: UIWindow
  /// Where the pointer was then, in the window.
  let start: Point
  /// Where the pointer is now, in the window.
  var pointer: CGPoint
  /// Where a finger would be by now that had touched down at the start, in the window.
  var finger: Point
  /// What the event says that is being sent.
  var inputs: [GestureInput] = []
  /// The end of a wheel's silence.
  var deadline: DeadlineQueue.Deadline?

  /// The number under which machines know the finger; far from those that hosts give to contacts.
  static let contact = Contact.ID(.min)
}
