import TouchCore

/// One report of the touch surface: all touches that are down, and what happened to each.
///
/// The application uses one object for all its touch events, as UIKit does: keep what you need from it,
/// not the event.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIEvent: PlainObject, Hashable {
  /// What kind of input the event is about.
  public enum EventType: Int, Sendable {
    /// Touches on a screen.
    case touches = 0
    /// A device that is shaken.
    case motion = 1
    #if !hasFeature(Embedded)
      /// A headset's buttons; no such event comes here.
      case remoteControl = 2
    #endif
    /// Buttons that are pressed (rule 9.3).
    case presses = 3
    /// A wheel or a touchpad that scrolls (rule 6.9).
    case scroll = 10
    /// A pointer that hovers.
    case hover = 11
    #if !hasFeature(Embedded)
      /// A touchpad that scales or turns; its fingers come as touches here, so that no such event comes.
      case transform = 14
    #endif
  }

  /// What an event of a type says more exactly.
  public enum EventSubtype: Int, Sendable {
    /// The type says it all.
    case none = 0
    /// The device is shaken.
    case motionShake = 1

    #if !hasFeature(Embedded)
      /// A headset asks to play; as the others that follow, nothing here sends it.
      case remoteControlPlay = 100
      /// A headset asks to pause.
      case remoteControlPause = 101
      /// A headset asks to stop.
      case remoteControlStop = 102
      /// A headset asks to play or to pause.
      case remoteControlTogglePlayPause = 103
      /// A headset asks for the next track.
      case remoteControlNextTrack = 104
      /// A headset asks for the track before.
      case remoteControlPreviousTrack = 105
      /// A headset begins to search backwards.
      case remoteControlBeginSeekingBackward = 106
      /// A headset ends searching backwards.
      case remoteControlEndSeekingBackward = 107
      /// A headset begins to search forwards.
      case remoteControlBeginSeekingForward = 108
      /// A headset ends searching forwards.
      case remoteControlEndSeekingForward = 109
    #endif
  }

  /// The pointer buttons that are down.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The button that clicks.
    public static let primary = ButtonMask(rawValue: 1)
    /// The button that opens menus.
    public static let secondary = ButtonMask(rawValue: 2)
    /// The button with a number from 1 on.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: buttonNumber < 1 || buttonNumber > 62 ? 0 : 1 << (buttonNumber - 1))
    }
  }

  /// The live touches and the sets that are made of them.
  let roster: Roster<UITouch>
  /// Earlier samples that the host folded into this event, oldest first (rule 1.16).
  @exclusivity(unchecked) var history: [TouchFrame] = []
  /// The touches that this event reports.
  @exclusivity(unchecked) var touchMask: InputMask = []
  /// Counts events, so that an event forwarded twice is delivered once.
  @exclusivity(unchecked) var serial = 0
  /// Whether all touches of the event are known; hit tests are asked before they are (rule 2.7).
  @exclusivity(unchecked) var isComplete = true
  /// Whether a touch of the event may have a sample for which better values will come (rule 1.15).
  @exclusivity(unchecked) var mayHaveEstimates = false
  /// When the event was measured.
  @exclusivity(unchecked) var time = TouchTime.zero

  /// What kind of input the event is about.
  @exclusivity(unchecked) final var ownType = EventType.touches
  /// What the event is about more exactly.
  @exclusivity(unchecked) final var ownSubtype = EventSubtype.none
  /// The pointer buttons that are down.
  @exclusivity(unchecked) final var ownButtons: ButtonMask = []
  /// The keys that were held down meanwhile.
  @exclusivity(unchecked) final var ownModifiers: UIKeyModifierFlags = []

  init(roster: Roster<UITouch>) { self.roster = roster }

  /// Creates an event without touches.
  public init() { roster = Roster() }

  #if !hasFeature(Embedded)
    // MARK: What subclasses override, as doubles in tests do; the engine doesn't ask them

    /// What kind of input the event is about.
    open var type: EventType { ownType }

    /// What the event is about more exactly.
    open var subtype: EventSubtype { ownSubtype }

    /// The pointer buttons that are down (rule 9.4).
    open var buttonMask: ButtonMask { ownButtons }

    /// The keys that were held down meanwhile.
    open var modifierFlags: UIKeyModifierFlags { ownModifiers }

    /// When the event was measured, in seconds of the application's clock.
    open var timestamp: TimeInterval { time.seconds }

    /// Every touch that is down or was lifted just now, also those that did not change (rule 1.3).
    ///
    /// In a callback that comes late also the touches that it is about (rule 1.16).
    open var allTouches: Set<UITouch>? { roster.setWithLate(of: touchMask) { _ in true } }

    /// The touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
      touches { $0.window === window }
    }

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
      touches { $0.view === view }
    }

    /// The touches that a recognizer tracks: not those it ignores, nor any after it finished (rule 1.18).
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
      touches { gesture.tracks($0) && !gesture.isOver }
    }

    /// Everything that was measured of a touch since the event before, oldest first (rule 1.16).
    ///
    /// The touches are snapshots of their own, each with the location before it; the last one copies the
    /// touch itself. Nil where the touch is not in the event. In a callback that comes late the touch itself
    /// is the only sample: what was measured besides it belongs to other moments.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { measured(of: touch) }

    /// Where a touch will probably be next; valid until the next event (rule 1.17).
    ///
    /// The locations go on as the touch moved last, one interval apart, and are marked as estimates. Empty
    /// for a touch that rests or has ended; nil where it is not in the event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { predicted(of: touch) }
  #endif

  final func touches(where condition: (UITouch) -> Bool) -> Set<UITouch> {
    roster.setWithLate(of: roster.mask(in: touchMask, where: condition), where: condition)
  }
}
