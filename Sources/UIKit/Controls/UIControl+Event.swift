extension UIControl {
  /// The events of a control, as bits; one registration can be for several.
  public struct Event: OptionSet, Sendable {
    /// The bits, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control starts to track a touch (rule 7.1).
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The touch that began has a tap count of two or more (rule 7.1).
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The tracked touch moved inside (rule 7.3).
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The tracked touch moved outside (rule 7.3).
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The tracked touch came back inside (rule 7.3).
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The tracked touch went outside (rule 7.3).
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The tracked touch was lifted inside (rule 7.4).
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The tracked touch was lifted outside (rule 7.4).
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The tracked touch was cancelled (rule 7.5).
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action; buttons send it on a lift inside (rule 7.4).
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu was requested; no control here has one.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of a text field began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ends the editing of a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for an application's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control, as bits.
  public struct State: OptionSet, Sendable {
    /// The bits, with Apple's values.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, not highlighted, not selected: no bit.
    public static let normal: State = []
    /// The tracked touch is inside.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control doesn't react to touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control was selected by the application.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus; the focus is not modelled here.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for an application's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

/// The name of `UIControl.Event` in earlier versions of Swift.
public typealias UIControlEvents = UIControl.Event

/// The name of `UIControl.State` in earlier versions of Swift.
public typealias UIControlState = UIControl.State
