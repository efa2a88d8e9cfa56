import TouchCore
import TouchLayers

/// One application's touches, presses and scrolling on their way, and the recognizers that take part.
///
/// A pass has three parts (rule 3.4): all recognizers get their inputs; the arbiter settles what they
/// want, and the actions run; then the responders get what the outcome allows. A flush is the same without
/// an event. Client code may call in from any of them: what it wants is noted and settled by the flush that
/// follows.
///
/// The pipelines bring the inputs (`Pipeline`); who takes part stands in `GestureSession+Members`, what
/// they want and get in `GestureSession+Settling`, the order of it all in `GestureSession+Passes`.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class GestureSession {
  /// What the session is busy with.
  enum Stage {
    case idle
    case delivering
    case settling
    case acting
    case showing
  }

  /// A state that a recognizer asks for, and why.
  struct Wish {
    var recognizer: UIGestureRecognizer
    var state: UIGestureRecognizer.State
    var reason: GestureReason
  }

  /// The application that owns this: it can't be gone while this is in use.
  var application: UIApplication { owner }
  @exclusivity(unchecked) private unowned(unsafe) var owner: UIApplication!
  /// The queue of the application's clock, which the application keeps.
  @exclusivity(unchecked) private(set) var deadlines: Unmanaged<DeadlineQueue>!
  /// The object that is notified of every decision.
  #if TOUCHSTONE_UNOBSERVED
    // None: .ci/observing measures what the observing code costs without an observer.
    var observer: (any GestureObserver)? {
      get { nil }
      set {}
    }
    var isObserved: Bool { false }
  #else
    @exclusivity(unchecked) var observer: (any GestureObserver)? {
      didSet {
        isObserved = observer != nil
        // What was wished unobserved has no reasons.
        if isObserved, oldValue == nil { arbiter.forgetReasons() }
      }
    }
    /// Caches `observer != nil`: a byte to load, and no reference to count.
    @exclusivity(unchecked) private(set) var isObserved = false
  #endif

  let touches: Pipeline<UITouch>
  let presses: Pipeline<UIPress>
  let scrolling: Pipeline<ScrollSequence>
  let hover = Hover()
  let estimates = LateEstimates()
  let departures = Departures()
  /// The taps that may still count for the next one (rule 1.9).
  @exclusivity(unchecked) var taps = TapHistory()
  /// The pointer's touch, for its next click (rule 1.1); held weakly, because a touch keeps its window.
  @exclusivity(unchecked) var pointer = Weak<UITouch>(nil)

  /// Whether the application is of no class that a client derived.
  var isApplicationPlain: Bool { Shortcuts.exist && wasFoundPlain }
  @exclusivity(unchecked) private var wasFoundPlain = false
  /// Whether a frame goes past the queue of waiting input where nothing waits.
  let takesFramesAtOnce: Bool
  /// The recognizers that take part and may have to be asked whom they wait for.
  @exclusivity(unchecked) var talkative = RecognizerSet()
  /// The recognizers that are reset one by one, until all that are due are.
  @exclusivity(unchecked) var leaving = RecognizerSet()
  /// The thresholds that recognizers take over when they are made.
  @exclusivity(unchecked) var constants = GestureConstants.standard

  @exclusivity(unchecked) var stage = Stage.idle
  @exclusivity(unchecked) var arbiter = GestureArbiter()
  /// The recognizers that take part, at their indices in the arbiter; uncounted, as `receivers` has them all.
  @exclusivity(unchecked) var members: [Unmanaged<UIGestureRecognizer>?] = []
  /// The recognizers that take part, in the order in which they get their inputs (rule 3.6).
  @exclusivity(unchecked) nonisolated(unsafe) var receivers: [UIGestureRecognizer] = []
  /// What recognizers asked for since the last settling, if the arbiter could not take it at once.
  @exclusivity(unchecked) nonisolated(unsafe) var inbox: [Wish] = []
  /// Whether the arbiter took a wish since the last settling.
  @exclusivity(unchecked) var hasWishes = false
  /// Requirements that came up during a settling, for the next one.
  @exclusivity(unchecked) var links: [(UIGestureRecognizer, UIGestureRecognizer)] = []
  /// Set when the tree of views changed in a way that can take an input's view away.
  @exclusivity(unchecked) var mayHaveLostViews = false
  /// Set when no recognizer may defer an input any more, though no gesture was settled (rules 4.25, 5.4).
  @exclusivity(unchecked) var mayHaveFreedInputs = false
  /// Room for the samples of one input, kept so that no input allocates.
  @exclusivity(unchecked) var samples: [ContactSample] = []
  @exclusivity(unchecked) private var lastEventSerial = 0
  /// How many times everything that touched was cancelled.
  @exclusivity(unchecked) final var interruptions = 0

  init() {
    takesFramesAtOnce = Shortcuts.areTaken
    let roster = Roster<UITouch>()
    touches = Pipeline(roster, UIEvent(roster: roster))
    let presses = Roster<UIPress>()
    self.presses = Pipeline(presses, UIPressesEvent(roster: roster, presses: presses))
    let scrollEvent = UIEvent(roster: roster)
    scrollEvent.ownType = .scroll
    scrolling = Pipeline(Roster(), scrollEvent)
    touches.session = self
    self.presses.session = self
    scrolling.session = self
  }

  deinit {
    // An application that goes in mid-gesture leaves recognizers that another one can use.
    for recognizer in receivers {
      recognizer.forgetAttempt()
      recognizer.alarm = nil
    }
    for entry in inbox { entry.recognizer.forgetAttempt() }
  }

  /// Begins to work for the application that makes this; it calls nothing else before.
  func serve(_ application: UIApplication) {
    owner = application
    deadlines = Unmanaged.passUnretained(application.deadlines)
    wasFoundPlain = Shortcuts.areTaken && application.isOfThisClass
  }

  /// Whether the application and its delegate do nothing with what responders are told.
  var isApplicationSilent: Bool { isApplicationPlain && !owner.hasDelegate }

  /// Whether recognizers are getting their inputs just now.
  var isDelivering: Bool { stage == .delivering || stage == .settling }

  /// How many recognizers views got, in all applications.
  nonisolated(unsafe) private static var attachmentCount = 0

  /// A number for a recognizer that a view gets: the newest has the largest (rule 3.6).
  ///
  /// All applications count together: views get recognizers before the application is launched that shows
  /// them.
  static func nextAttachment() -> Int {
    attachmentCount += 1
    return attachmentCount
  }

  /// A number for an event that is about to be sent: later ones have larger numbers, whatever they are of.
  func nextEventSerial() -> Int {
    lastEventSerial += 1
    return lastEventSerial
  }

  /// Tells the host's log something that a developer should know.
  func log(_ message: String) { application.log(message) }

  /// Tells the observer, if there is one, what was decided; nothing is put together otherwise.
  @inline(__always)
  func tell(
    _ recognizer: UIGestureRecognizer?,
    _ event: @autoclosure () -> GestureDecision.Event
  ) {
    if isObserved { report(recognizer, event) }
  }

  // Kept out of line, so that the unobserved path is one branch.
  @inline(never)
  private func report(_ recognizer: UIGestureRecognizer?, _ event: () -> GestureDecision.Event) {
    observer?.observe(
      GestureDecision(time: application.now, recognizer: recognizer, event: event())
    )
  }
}
