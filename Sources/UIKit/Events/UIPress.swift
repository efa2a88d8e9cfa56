import TouchCore
import TouchLayers

/// One press of a button, from the moment it goes down until it comes up or is taken away (rule 9.3).
///
/// The object stays the same for the whole press, and so do its window and its responder.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPress: PlainObject {
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

  /// What was measured of a press at one moment.
  struct Sample: Equatable {
    var time: TouchTime
    var force: Double
  }

  /// Counts presses, so that sets of them have the same order in every run.
  nonisolated let serial: Int
  /// What is measured now, what was before, and what was when the press began.
  var current: Sample
  var previous: Sample
  let original: Sample
  /// Where the press stands on its way to its responder.
  @exclusivity(unchecked) var tracking = Tracking()
  /// Whether the responder was the first one when the press began.
  let isForFirstResponder: Bool

  /// Which button is pressed.
  let ownType: PressType
  /// The key that is pressed; nil for a button that is no key of a keyboard.
  let ownKey: UIKey?
  /// The key's number, which tells its press from those of other keys; nil as above.
  let keyCode: Int?
  /// The window that the press belongs to.
  let ownWindow: UIWindow?
  /// The responder that gets the press: the first one as it began, or the key window.
  let ownResponder: UIResponder?
  #if !hasFeature(Embedded)
    package final var anchorage = Anchorage()
  #endif

  /// Creates the press of a button that went down.
  init(
    serial: Int,
    type: PressType,
    key: Press.Key? = nil,
    modifiers: UIKeyModifierFlags = [],
    sample: Sample,
    responder: UIResponder,
    isForFirstResponder: Bool
  ) {
    self.serial = serial
    ownType = type
    ownKey = key.map { UIKey($0, modifiers: modifiers) }
    keyCode = key?.code
    current = sample
    previous = sample
    original = sample
    ownResponder = responder
    self.isForFirstResponder = isForFirstResponder
    ownWindow = responder.windowOfResponder
  }

  #if !hasFeature(Embedded)
    /// Creates a press of the select button that belongs to no event, for a double in tests.
    public init() {
      serial = 0
      ownType = .select
      ownKey = nil
      keyCode = nil
      current = Sample(time: .zero, force: 0)
      previous = current
      original = current
      ownResponder = nil
      ownWindow = nil
      isForFirstResponder = false
    }

    // MARK: What subclasses override, as doubles in tests do; the engine doesn't ask them

    /// Which button is pressed.
    open var type: PressType { ownType }

    /// The key that is pressed; nil for a button that is no key of a keyboard.
    open var key: UIKey? { ownKey }

    /// The window that the press belongs to.
    open var window: UIWindow? { ownWindow }

    /// The responder that gets the press: the first one as it began, or the key window.
    open var responder: UIResponder? { ownResponder }

    /// What happened to the press since the event before.
    open var phase: Phase { Phase(rawValue: tracking.phase.rawValue) ?? .stationary }

    /// The recognizers that receive the press.
    open var gestureRecognizers: [UIGestureRecognizer]? {
      ownWindow?.gestures?.recognizers(tracking.trackers)
    }

    /// When the press was last measured, in seconds of the application's clock.
    open var timestamp: TimeInterval { current.time.seconds }

    /// How hard the button is pressed, from 0 to 1; of one that can't tell, 1 while it is down.
    open var force: CGFloat { CGFloat(current.force) }
  #endif
}

// MARK: - Identity

extension UIPress: Hashable {
  /// Whether both are the same press.
  nonisolated public static func == (lhs: UIPress, rhs: UIPress) -> Bool { lhs === rhs }

  /// Feeds the press's identity to a hasher.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(serial) }

  /// The press's position in a set, the same in every run; see `UITouch`.
  nonisolated public func _rawHashValue(seed: Int) -> Int { serial }
}

#if !hasFeature(Embedded)
  extension UIPress: Anchored {}
#endif
