import TouchCore

/// One press of a button, from the moment it goes down until it comes up or is taken away (rule 9.3).
///
/// The object stays the same for the whole press, and so do its window and its responder.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPress {
  /// What happened to a press since the event before.
  public enum Phase: Int, Sendable {
    /// The button went down.
    case began = 0
    /// The force on the button changed.
    case changed = 1
    /// The button is held down and did not change.
    case stationary = 2
    /// The button came up.
    case ended = 3
    /// The press was taken away.
    case cancelled = 4
  }

  /// The buttons that can be pressed.
  public enum PressType: Int, Sendable {
    /// The arrow that points up.
    case upArrow = 0
    /// The arrow that points down.
    case downArrow = 1
    /// The arrow that points to the left.
    case leftArrow = 2
    /// The arrow that points to the right.
    case rightArrow = 3
    /// The button that selects.
    case select = 4
    /// The button that leads to the menu, or back.
    case menu = 5
    /// The button that plays and pauses.
    case playPause = 6
    /// The button that turns a page up.
    case pageUp = 30
    /// The button that turns a page down.
    case pageDown = 31
  }

  /// What was measured of a press at one moment.
  struct Sample: Equatable {
    var time: TouchTime
    var force: Double
  }

  /// Counts presses, so that sets of them have the same order in every run.
  nonisolated let serial: Int
  /// The values of the press now, and when it began.
  var current: Sample
  let original: Sample
  /// How far the press has come on its way to its responder.
  var delivery = TouchDelivery.unbound
  /// The recognizers that track the press, as places in the arbiter.
  var trackers = RecognizerSet()
  /// Whether the button is up again, so that only news of the press can still be on the way.
  var isOver = false
  /// Whether the responder was the first one when the press began.
  let isForFirstResponder: Bool

  /// What happened to the press since the event before.
  public internal(set) var phase = Phase.began
  /// Which button is pressed.
  public let type: PressType
  /// The window that the press belongs to.
  public let window: UIWindow?
  /// The responder that gets the press: the first one as it began, or the key window.
  public let responder: UIResponder?

  /// Creates the press of a button that went down.
  init(
    serial: Int,
    type: PressType,
    sample: Sample,
    responder: UIResponder,
    isForFirstResponder: Bool
  ) {
    self.serial = serial
    self.type = type
    current = sample
    original = sample
    self.responder = responder
    self.isForFirstResponder = isForFirstResponder
    window = responder.windowOfResponder
  }

  /// The recognizers that receive the press.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    window?.gestures?.recognizers(trackers)
  }

  /// When the press was last measured, in seconds of the application's clock.
  public var timestamp: TimeInterval { current.time.seconds }

  /// How hard the button is pressed, from 0 to 1; of one that can't tell, 1 while it is down.
  public var force: CGFloat { CGFloat(current.force) }

  /// The view whose recognizers, and those of its superviews, get the press.
  var view: UIView? { responder?.viewOfResponder }

  /// The number under which machines know the press; far from those that hosts give to contacts.
  var contact: Contact.ID { Contact.ID(Int.min + serial) }

  /// Whether there is news of the press that its responder has not heard yet.
  var isAwaited: Bool { delivery != .closed && delivery != .unbound }

  /// The responder isn't the one any more: it hears of a cancellation if it knew of the press, and then
  /// no more.
  func loseResponder() {
    switch delivery {
    case .delivered: delivery = .withdrawn
    case .unbound, .pending: delivery = .closed
    case .withdrawn, .closed: break
    }
  }
}

extension UIPress.Phase {
  /// The phase that a host's word stands for.
  init(_ phase: Press.Phase) {
    switch phase {
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }

  /// Whether the press is over.
  var isFinal: Bool { self == .ended || self == .cancelled }
}

// MARK: - Identity

extension UIPress: Hashable {
  /// Whether both are the same press.
  nonisolated public static func == (lhs: UIPress, rhs: UIPress) -> Bool { lhs === rhs }

  /// Feeds the press's identity to a hasher.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(serial) }

  /// The press's place in a set, the same in every run; see `UITouch`.
  nonisolated public func _rawHashValue(seed: Int) -> Int { serial }
}
