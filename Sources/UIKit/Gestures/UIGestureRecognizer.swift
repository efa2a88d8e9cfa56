import TouchCore
import TouchLayers

/// Watches touches on a view and its subviews and turns them into a gesture.
///
/// A recognizer tracks each touch that begins in its view, or below it, until the touch is over or the
/// attempt is. Subclasses override the touch methods and set `state`. Section 4 of the rules says what a
/// state means and when others get to see it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIGestureRecognizer: Anchored {
  // MARK: What clients set

  #if hasFeature(Embedded)
    /// What the recognizer asks before it goes its own way; held without counting.
    public unowned(unsafe) var delegate: (any UIGestureRecognizerDelegate)? {
      didSet { delegateChanged(to: delegate != nil) }
    }
  #else
    /// What the recognizer asks before it goes its own way; held weakly.
    @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)? {
      didSet { delegateChanged(to: delegate != nil) }
    }
  #endif

  /// Whether the recognizer takes part at all; switching it off breaks its attempt off (rule 4.24).
  @exclusivity(unchecked) open var isEnabled = true {
    didSet {
      if !isEnabled, oldValue { abandon(because: .disabled) }
    }
  }

  /// Whether a recognized gesture takes its touches away from their views (rule 5.1).
  @exclusivity(unchecked) open var cancelsTouchesInView = true
  /// Whether the beginnings of touches are deferred until this gesture fails (rule 5.4).
  ///
  /// Switched off in mid-gesture, it lets the next flush deliver what no other recognizer defers.
  @exclusivity(unchecked) open var delaysTouchesBegan = false { didSet { noteDelayChange() } }
  /// Whether lifts are deferred until this gesture fails (rule 5.6).
  ///
  /// Switched off in mid-gesture, it lets the next flush deliver what no other recognizer defers.
  @exclusivity(unchecked) open var delaysTouchesEnded = true { didSet { noteDelayChange() } }
  /// Whether touches of different types can't be mixed in one attempt (rule 9.5).
  @exclusivity(unchecked) open var requiresExclusiveTouchType = true
  /// A name for people who debug.
  @exclusivity(unchecked) open var name: String?

  /// The types of touches that the recognizer takes; other touches are not for it (rule 3.3).
  ///
  /// The numbers are raw values of `UITouch.TouchType`.
  @exclusivity(unchecked) open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] {
    didSet { takesAllTouchTypes = false }
  }
  /// Whether `allowedTouchTypes` was never set.
  @exclusivity(unchecked) private(set) final var takesAllTouchTypes = true

  /// The buttons whose presses the recognizer takes (rule 9.3): the select button for taps and long
  /// presses, none for others, unless set.
  ///
  /// The numbers are raw values of `UIPress.PressType`.
  open var allowedPressTypes: [NSNumber] {
    get { chosenPressTypes ?? ownPressTypes.map { NSNumber(value: $0.rawValue) } }
    set { chosenPressTypes = newValue }
  }

  // MARK: What the engine keeps

  @exclusivity(unchecked) var targets: [GestureTarget] = []
  /// The view that the recognizer watches, uncounted; a view that goes takes itself out of here.
  @exclusivity(unchecked) nonisolated(unsafe) final var viewReference: Unmanaged<UIView>?
  /// Recognizers that must fail first, in the order in which they were named (rule 4.17).
  @exclusivity(unchecked) final var failureRequirements: [Weak<UIGestureRecognizer>] = [] {
    didSet { noteTalk() }
  }
  /// Grows with each recognizer added to a view: the newest goes first (rules 3.6, 4.15).
  @exclusivity(unchecked) var attachmentSerial = 0
  /// The buttons that a client chose; nil where it left that to the recognizer.
  private var chosenPressTypes: [NSNumber]?
  @exclusivity(unchecked) nonisolated(unsafe) final var attempt = GestureAttempt()
  /// Why the view that is being asked refuses the beginning; outside of the attempt, which each touch copies.
  @exclusivity(unchecked) final var refusal: StaticString?
  /// The inputs that the attempt is made of.
  @exclusivity(unchecked) nonisolated(unsafe) final var tracked = TrackedInputs()
  package final var anchorage = Anchorage()
  /// What calls the machine when its deadline has come; made when it has one first.
  @exclusivity(unchecked) nonisolated(unsafe) final var alarm: DeadlineQueue.Deadline?
  /// Whether a delegate was set: for speed, one that never was isn't looked for.
  @exclusivity(unchecked) private(set) final var mayHaveDelegate = false
  /// Whether the class is a built-in one, none that a client derived from it: its touch methods then do nothing
  /// but `feed`, and its answers are known.
  ///
  /// Decided once, for speed: what is asked of such a recognizer goes past the methods that a client could
  /// have overridden.
  final var isPlain: Bool { Shortcuts.exist && wasFoundPlain }
  @exclusivity(unchecked) private final var wasFoundPlain = false
  #if !hasFeature(Embedded) && !canImport(ObjectiveC)
    /// What is told of the states that are set, in the order in which it was added.
    ///
    /// A recognizer that has some goes no shortcut past the setter of `state`.
    @exclusivity(unchecked) final var observers: [ValueObserver] = [] {
      didSet {
        guard !observers.isEmpty, wasFoundPlain else { return }
        wasFoundPlain = false
        noteTalk()
      }
    }
  #endif
  /// The built-in class that stands for itself in `isPlain`; nil where every method has to be called.
  class var plainClass: UIGestureRecognizer.Type? { nil }

  // MARK: Making one

  /// Creates a recognizer without a target.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer without a target: there are no archives.
  public init?(coder: NSCoder) {}

  /// Creates a recognizer that tells a target, held weakly, of its states.
  ///
  /// Write `Selector(Self.handle(_:))` where Apple's platforms have `#selector(handle(_:))`.
  public init(target: ActionTarget?, action: Selector?) {
    wasFoundPlain = Shortcuts.areTaken && isOfPlainClass
    if let target, let action { addTarget(target, action: action) }
  }

  #if !hasFeature(Embedded)
    /// Adds a target, held weakly, that is told of each state; the same pair counts once (rule 4.27).
    open func addTarget(_ target: ActionTarget, action: Selector) { keep(target, action) }

    /// Removes a target; nil for either argument means any (rule 4.27).
    ///
    /// A selector that equals none of those that were added removes the only one of the same class and
    /// parameters; where there are several it removes none, and the log says so.
    open func removeTarget(_ target: ActionTarget?, action: Selector?) { drop(target, action) }

    /// Makes this recognizer wait until another one has failed (rules 4.17 to 4.21).
    ///
    /// A requirement that would close a circle is refused with a line in the log (rule 4.23).
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
      requireFailure(of: otherGestureRecognizer)
    }
  #endif

  private func delegateChanged(to isThere: Bool) {
    mayHaveDelegate = isThere
    noteTalk()
  }

  /// Whether it has to be asked whom it waits for.
  final var isTalkative: Bool { !isPlain || mayHaveDelegate || !failureRequirements.isEmpty }

  private func noteTalk() {
    if let id = attempt.id, let session = attempt.session, isTalkative { session.talks(id) }
  }

  #if !hasFeature(Embedded)
    // MARK: Identity

    /// Whether the recognizer is of a class or of one that inherits from it.
    nonisolated open func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
    /// Whether both are the same object.
    nonisolated open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// A number that equal objects share.
    nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }
    /// The recognizer's class.
    nonisolated open var description: String { "<\(type(of: self))>" }
    /// As `description`.
    nonisolated open var debugDescription: String { description }
  #endif

  // MARK: Touches, for subclasses

  /// Touches began in the view or below it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    feed(.began, touches)
  }

  /// Touches moved or changed their force.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    feed(.moved, touches)
  }

  /// Touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    feed(.ended, touches)
  }

  /// Touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    feed(.cancelled, touches)
  }

  /// Better values came for touches that were estimates (rule 1.15).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Presses, for subclasses

  /// Buttons went down that the recognizer takes (rule 9.3).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    feed(.began, presses)
  }

  /// The force on buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    feed(.moved, presses)
  }

  /// Buttons came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    feed(.ended, presses)
  }

  /// Presses were taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    feed(.cancelled, presses)
  }

  // MARK: Inputs left out, for subclasses

  /// Takes no more part in a touch: no updates, no delay, no cancellation in its view (rule 4.25).
  ///
  /// A built-in recognizer goes on with the fingers that are left; one that needed this finger ends its
  /// attempt as if the finger had been taken away. So does every recognizer that has nothing else to track:
  /// it fails, or is cancelled if it had begun, as soon as the method that called this returns.
  ///
  /// Recognizers call it themselves for a finger more than they use. An override that doesn't call `super` keeps
  /// the touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { dismiss(touch) }

  /// Takes no more part in a press: no updates, no delay, no cancellation by this one (rules 4.25, 9.3).
  ///
  /// A recognizer that needed the press, or has nothing else to track, ends its attempt as if the press had
  /// been taken away.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { dismiss(button) }

  /// Called by what makes a recognizer from a nib file; does nothing by default, and there are no nib files here.
  open func awakeFromNib() {}

  // MARK: Relations, for subclasses

  /// Clears what the attempt left behind; the engine calls it when an attempt is over (rule 4.5).
  ///
  /// A call by hand changes nothing in the engine: a running attempt goes on.
  open func reset() {}

  /// Whether this one, being recognized, keeps another from being so (rule 4.12).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another one, being recognized, keeps this one from being so (rule 4.12).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this one has to wait for another to fail, asked once an attempt (rule 4.22).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another one has to wait for this one to fail, asked once an attempt (rule 4.22).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether the recognizer takes an event at all, asked before its touches (rule 3.3).
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: Where

  /// The view that the recognizer is added to.
  open var view: UIView? { watchedView }

  /// The gesture's location in a view, or in the window: the middle of its touches (rule 4.30).
  open func location(in view: UIView?) -> CGPoint {
    convertFromWindow(attempt.location, to: view)
  }

  /// The pointer buttons that are down during the gesture, by the last event (rule 9.4).
  open var buttonMask: UIEvent.ButtonMask {
    attempt.id == nil ? [] : latestEvent.ownButtons
  }

  /// The keys that are held down during the gesture, by the last event.
  open var modifierFlags: UIKeyModifierFlags {
    attempt.id == nil ? [] : latestEvent.ownModifiers
  }

  /// The number of touches that the gesture tracks (rule 4.30).
  open var numberOfTouches: Int { tracked.touches.inputs.count }

  /// The location of one of the touches in a view, or in the window (rule 4.30).
  ///
  /// - Precondition: `touchIndex` is at least 0 and less than `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      tracked.touches.inputs.indices.contains(touchIndex),
      "touch \(touchIndex) asked of a gesture that has \(tracked.touches.inputs.count)"
    )
    return tracked.touches.inputs[touchIndex].location(in: view)
  }

  // MARK: State

  /// Where the recognizer stands.
  ///
  /// Setting it follows the rules of legal transitions: what is not legal is turned into what is, or
  /// ignored (rule 4.3). In the recognizer's own touch methods it reads back at once (rule 4.31); what
  /// others see, and every action, waits until the pass settles.
  open var state: State {
    get { visibleState }
    set { setState(newValue) }
  }

  // MARK: The machine inside, for the built-in recognizers

  /// Hands an input to the machine of a built-in recognizer; nil where there is none.
  func answer(to input: GestureInput) -> GestureAnswer? { nil }
  /// When the machine asks to be called without a touch.
  var machineDeadline: TouchTime? { nil }
  /// What the machine waits for while nothing comes, for explanations; nil for nothing.
  package var machinePause: GesturePause? { nil }
  /// What the machine measured when it lacked least of what has to be reached; nil where it keeps nothing of the kind.
  package var machineClosest: GestureReason? { nil }
  /// Tells the machine where contacts are that an event has beside those that it is about next.
  func locateInMachine(_ moved: [ContactSample], leaving: [ContactSample], at time: TouchTime) {}
  /// Has the machine follow a beginning that it didn't ask for; false where it can't.
  func beginMachine(with contacts: [ContactSample], at time: TouchTime) -> Bool { true }
  /// Whether the touch lifted last can still be asked for its location (rule 4.30).
  var keepsLastLift: Bool { false }
  /// Whether the machine leaves a touch out.
  func machineIgnores(_ contact: Contact.ID) -> Bool { false }
  /// The other limits that a recognized gesture kept.
  var machineSatisfiedLimits: [GestureReason] { [] }
  /// How the machine stood against its other limits when it failed.
  var machineOtherMeasurements: [GestureReason] { [] }
  /// The machine's thresholds; nil where there is no machine that has any.
  var machineThresholds: GestureConstants? { nil }
  /// Replaces the machine's thresholds.
  func tuneMachine(_ thresholds: GestureConstants) {}
  /// Puts the machine back to its beginning.
  func resetMachine() {}
  /// Whether the recognizer is about touches and presses at all.
  var takesTouches: Bool { true }
  /// Whether the recognizer follows pointers that don't touch (rule 6.15).
  var followsHover: Bool { false }
  /// The kinds of scroll input that the recognizer takes; nil where it never takes any (rule 6.9).
  var scrollTypes: UIScrollTypeMask? { nil }
  /// Prepares the machine for an attempt that follows scroll input.
  func willFollowScroll() {}
  /// Whether the recognizer goes before another one, or after it, wherever their views are; nil where that
  /// doesn't depend on what they recognize (rule 4.16).
  func precedes(_ other: UIGestureRecognizer) -> Bool? { nil }
  /// The buttons whose presses the recognizer takes by itself (rule 9.3).
  var ownPressTypes: [UIPress.PressType] { [] }
  /// The buttons that a pointer must press; nil where they don't matter (rule 9.4).
  var buttons: UIEvent.ButtonMask? { nil }
}

extension UIGestureRecognizer: Hashable {
  /// Whether both are the same recognizer.
  nonisolated public static func == (lhs: UIGestureRecognizer, rhs: UIGestureRecognizer) -> Bool {
    lhs === rhs
  }

  /// Feeds the recognizer's identity to a hasher.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
