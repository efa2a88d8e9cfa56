import TouchCore

/// Something that begins, changes and ends, and that recognizers and a responder follow meanwhile: a
/// touch, a press or a scrolling.
///
/// The conformances say what differs between the three; every rule that holds for all of them stands in
/// `Pipeline`.
#if !hasFeature(Embedded)
  @MainActor
#endif
protocol Trackable: AnyObject, Hashable {
  /// The kind of input: the conforming class itself, which may have subclasses.
  associatedtype Kind: Trackable where Kind.Kind == Kind
  /// The event that reports such inputs.
  associatedtype Event: UIEvent
  /// What is measured of an input at one moment.
  associatedtype Sample: InputSample

  /// Counts inputs of the kind: later ones have larger numbers.
  var serial: Int { get }
  /// Where the input stands on its way.
  var tracking: Tracking { get set }
  /// The window in which the input began.
  var ownWindow: UIWindow? { get }
  /// The view whose recognizers, and those of its superviews, are asked to take part.
  var ownView: UIView? { get }
  /// The responder that is notified of the input.
  var responder: UIResponder? { get }
  /// What is measured now, what was before, and what was when it began.
  var current: Sample { get set }
  var previous: Sample { get set }
  var original: Sample { get }
  /// The input as observers know it.
  var observed: GestureDecision.Input { get }

  /// Called before the recognizers of a new input are asked.
  func willBind()
  /// Whether the input's responder gets it beside the others that are live (rules 2.9, 2.10).
  func isAccepted(beside others: [Kind]) -> Bool
  /// Whether an earlier input, whose beginning is deferred, can't reach its responder any more once this one's
  /// beginning has reached its own (rules 2.9, 2.10).
  func overtakes(_ earlier: Kind) -> Bool
  /// Whether the input's responder can't have it any more (rule 3.10).
  func isLost(in application: UIApplication) -> Bool
  /// Whether a recognizer on the way is asked at all.
  func concerns(_ recognizer: UIGestureRecognizer) -> Bool
  /// Why the recognizer's properties keep it from the input; nil where they don't (rules 3.3, 9.3 to 9.5).
  func mismatch(with recognizer: UIGestureRecognizer, _ event: Event) -> GestureDecision
    .InputRefuser?
  /// Whether the recognizer's delegate keeps it from the input (rule 3.3).
  func isRefused(byDelegateOf recognizer: UIGestureRecognizer) -> Bool
  /// Prepares a recognizer whose attempt this input starts, before it joins.
  func prepare(_ recognizer: UIGestureRecognizer)
  /// Notes in a recognizer that just joined what its attempt is made of.
  func mark(_ recognizer: UIGestureRecognizer)
  /// Has a recognizer that has no use for the input ignore it, as a client's class may hear (rule 4.25).
  func leave(_ recognizer: UIGestureRecognizer)
  /// What the recognizer's machine sees of the input; nil where it sees nothing.
  func sample(for recognizer: UIGestureRecognizer) -> ContactSample?

  /// Whether a responder is notified of all ends at once, after the beginnings, as of presses; otherwise of each
  /// end that was deferred by itself, before them.
  static var endsTogether: Bool { get }
  /// Whether the deadline of a recognizer is read anew when inputs of this kind were delivered.
  static func mayMoveDeadline(of recognizer: UIGestureRecognizer) -> Bool
  /// Whether an input keeps its window alive, so that the window may go with it; a touch does.
  static var keepsWindow: Bool { get }
  /// The inputs of this kind that a recognizer tracks.
  static subscript(of recognizer: UIGestureRecognizer) -> Tracked<Kind> { get set }
  /// Moves the gesture's location to where its inputs are (rule 4.30).
  static func locate(_ recognizer: UIGestureRecognizer)
  /// Whether a view above the responder has a say in inputs that begin.
  static func mayBeRefused(in responder: UIResponder) -> Bool
  /// Whether what a responder is told can reach code that does something with it.
  static func isHeard(by responder: UIResponder, in session: GestureSession) -> Bool
  /// Whether the views above the responder let it have inputs that begin (rule 8.5).
  static func mayBegin(_ news: News<Kind>, in responder: UIResponder) -> Bool
  /// Tells a recognizer what happened to inputs that it tracks.
  static func tell(_ recognizer: UIGestureRecognizer, _ news: News<Kind>)
  /// The method of recognizers that is called with such news; nil where there is none.
  static func callback(of phase: InputPhase) -> GestureCallback?
  /// Tells a recognizer what happened to inputs that it tracks without the call that a client could have
  /// overridden; returns whether it may.
  static func feed(
    _ recognizer: UIGestureRecognizer,
    _ phase: InputPhase,
    _ inputs: InputMask,
    of pipeline: Pipeline<Kind>,
    _ samples: inout SharedSamples
  ) -> Bool
  /// Tells a responder what happened to its inputs.
  static func tell(_ responder: UIResponder, _ news: News<Kind>)
}

/// What is measured of an input at one moment.
protocol InputSample {
  /// When it was measured.
  var time: TouchTime { get }
  /// Whether a responder that knows of an earlier sample is told of this one.
  func isNews(after earlier: Self) -> Bool
}

/// What happened to inputs, by one event.
struct News<Input: Trackable> {
  var phase: InputPhase
  var inputs: Set<Input>
  var event: Input.Event
}

extension Trackable {
  func willBind() {}
  func isAccepted(beside others: [Kind]) -> Bool { true }
  func overtakes(_ earlier: Kind) -> Bool { false }
  func isLost(in application: UIApplication) -> Bool { false }
  func concerns(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.takesTouches }
  func isRefused(byDelegateOf recognizer: UIGestureRecognizer) -> Bool { false }
  func prepare(_ recognizer: UIGestureRecognizer) {}
  func mark(_ recognizer: UIGestureRecognizer) {}
  static var endsTogether: Bool { false }
  static func mayMoveDeadline(of recognizer: UIGestureRecognizer) -> Bool { true }
  static var keepsWindow: Bool { false }
  static func locate(_ recognizer: UIGestureRecognizer) {}
  static func feed(
    _ recognizer: UIGestureRecognizer,
    _ phase: InputPhase,
    _ inputs: InputMask,
    of pipeline: Pipeline<Kind>,
    _ samples: inout SharedSamples
  ) -> Bool { false }
  static func mayBeRefused(in responder: UIResponder) -> Bool { false }
  static func isHeard(by responder: UIResponder, in session: GestureSession) -> Bool { true }
  static func mayBegin(_ news: News<Kind>, in responder: UIResponder) -> Bool { true }
}

/// What happened to an input since the event before, with the raw values of UIKit's phases (rule 1.2).
enum InputPhase: Int {
  case began = 0
  case moved = 1
  case stationary = 2
  case ended = 3
  case cancelled = 4

  /// Whether the input is over.
  var isFinal: Bool { self == .ended || self == .cancelled }
}

/// Where an input stands between its host, its recognizers and its responder.
struct Tracking {
  /// The input's bit in masks of live inputs of its kind.
  var bit: InputMask = .none
  /// What happened to the input since the event before.
  var phase = InputPhase.began
  /// How far the input has come on its way to its responder.
  var delivery = DeliveryState.unbound
  /// Whether the responder was ever told of the input.
  var wasDelivered = false
  /// The recognizers that track the input, as indices in the arbiter.
  var trackers = RecognizerSet()

  /// Whether there is news of the input that its responder has not heard yet.
  var isAwaited: Bool { delivery != .closed && delivery != .unbound }

  /// Takes the input from its responder: it is told of a cancellation if it knew of the input.
  mutating func withdraw() {
    switch delivery {
    case .delivered: delivery = .withdrawn
    case .unbound, .pending: delivery = .closed
    case .withdrawn, .closed: break
    }
  }
}

/// The inputs of one kind that a recognizer tracks: those that are live, and those over in this pass.
struct Tracked<Input: Trackable> {
  private(set) var inputs: [Input] = []
  /// Their bits.
  private(set) var mask: InputMask = .none
}

#if !hasFeature(Embedded)
  @MainActor
#endif
extension Tracked {
  mutating func insert(_ input: Input) {
    inputs.append(input)
    mask.formUnion(input.tracking.bit)
  }

  mutating func remove(_ input: Input) {
    inputs.discard { $0 === input }
    mask.subtract(input.tracking.bit)
  }

  /// Removes the inputs of a mask that are over.
  mutating func removeFinished(_ finished: InputMask) {
    inputs.discard { $0.tracking.phase.isFinal }
    mask.subtract(finished)
  }

  mutating func removeAll() {
    inputs.empty()
    mask = []
  }
}
