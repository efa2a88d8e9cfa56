import TouchCore

/// One application's gestures: who takes part, what they want, and the passes in which that is settled.
///
/// A pass has three parts (rule 3.4): all recognizers get their touches; the arbiter settles what they
/// want, and the actions run; then the views get what the outcome allows. A flush is the same without an
/// event. Client code may call in from any of them: what it wants is noted and settled by the flush that
/// follows.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class GestureEnvironment {
  typealias State = UIGestureRecognizer.State

  /// What the environment is busy with.
  enum Stage {
    case idle
    case delivering
    case settling
    case acting
    case showing
  }

  /// One thing that a recognizer wants.
  struct Wish {
    var recognizer: UIGestureRecognizer
    var state: State
    var reason: GestureReason
  }

  /// The application that owns this: it can't be gone while this is in use.
  unowned(unsafe) let application: UIApplication
  /// Who hears of every decision.
  #if TOUCHSTONE_UNOBSERVED
    // Nobody: .ci/observing measures what the observing code costs where nobody listens.
    var observer: (any GestureObserver)? {
      get { nil }
      set {}
    }
    var isObserved: Bool { false }
  #else
    @exclusivity(unchecked) var observer: (any GestureObserver)? {
      didSet { isObserved = observer != nil }
    }
    /// Whether anybody hears: one byte to look at, where nobody does, and no reference to count.
    @exclusivity(unchecked) private(set) var isObserved = false
  #endif
  let roster = TouchRoster()
  let event: UIEvent

  @exclusivity(unchecked) private(set) var arbiter = GestureArbiter()
  /// The recognizers that take part, at their places in the arbiter.
  @exclusivity(unchecked) private(set) var members: [UIGestureRecognizer?] = []
  /// The recognizers that take part, in the order in which they get their touches (rule 3.6).
  @exclusivity(unchecked) nonisolated(unsafe) var receivers: [UIGestureRecognizer] = []
  @exclusivity(unchecked) var stage = Stage.idle
  /// Lifted touches whose views still wait for news (rules 5.4, 5.6).
  @exclusivity(unchecked) var held: [UITouch] = []
  private var attachmentCount = 0
  /// Counts the events of all kinds.
  @exclusivity(unchecked) var lastEventSerial = 0
  /// The recognizers that a pointer is over, and which pointer that is (rule 6.15).
  @exclusivity(unchecked)
  var hovering: [(recognizer: UIHoverGestureRecognizer, contact: Contact.ID)] = []
  /// Set when the tree of views changed in a way that can take a touch's view away.
  @exclusivity(unchecked) var mayHaveLostViews = false
  /// The views that left their windows with touches in them, until those are cancelled (rule 3.10).
  @exclusivity(unchecked) var departures: [Departure] = []
  /// Set when a touch may be held by nobody any more, though no gesture was settled (rules 4.25, 5.4).
  @exclusivity(unchecked) var mayHaveFreedTouches = false
  /// The samples for which better values are to come (rule 1.15).
  @exclusivity(unchecked) var estimates: [PendingEstimate] = []
  /// The taps that may still count for the next one (rule 1.9).
  @exclusivity(unchecked) var taps = TapHistory()
  /// Room for the samples of one input, kept so that no input allocates.
  @exclusivity(unchecked) var samples: [ContactSample] = []

  /// The presses that are under way, and those over of which there is still news (rule 9.3).
  @exclusivity(unchecked) var presses: [UIPress] = []
  /// The window whose presses the pass under way is about, while responders hear of them.
  var pressedWindow: UIWindow?
  /// Counts presses.
  var lastPressSerial = 0
  let pressesEvent: UIPressesEvent
  /// The scrolling that is under way (rule 6.9).
  @exclusivity(unchecked) var scroll: Scroll?
  let scrollEvent: UIEvent

  @exclusivity(unchecked) nonisolated(unsafe) private var inbox: [Wish] = []
  @exclusivity(unchecked) private var actions: [GestureAction] = []
  @exclusivity(unchecked) private var links: [(UIGestureRecognizer, UIGestureRecognizer)] = []

  /// How many flushes may follow one pass; client code that asks for more waits for the next pass.
  static let flushLimit = 8

  init(application: UIApplication) {
    self.application = application
    event = UIEvent(roster: roster)
    pressesEvent = UIPressesEvent(roster: roster)
    scrollEvent = UIEvent(roster: roster)
    scrollEvent.type = .scroll
  }

  deinit {
    // An application that goes in mid-gesture leaves recognizers that another one can use.
    for recognizer in receivers { recognizer.attempt = GestureAttempt() }
    for entry in inbox { entry.recognizer.attempt = GestureAttempt() }
  }

  /// Whether recognizers are getting their touches just now.
  var isDelivering: Bool { stage == .delivering || stage == .settling }

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

  /// Out of the way of those whom nobody observes.
  @inline(never)
  private func report(_ recognizer: UIGestureRecognizer?, _ event: () -> GestureDecision.Event) {
    observer?.observe(
      GestureDecision(time: application.now, recognizer: recognizer, event: event())
    )
  }

  // MARK: Taking part

  /// A number for a recognizer that a view gets: the newest has the largest (rule 3.6).
  func nextAttachment() -> Int {
    attachmentCount += 1
    return attachmentCount
  }

  /// The recognizers at some places of the arbiter, deepest and newest first (rule 3.6).
  func recognizers(_ set: RecognizerSet) -> [UIGestureRecognizer] {
    receivers.filter { $0.attempt.id.map(set.contains) ?? false }
  }

  func member(_ id: RecognizerID) -> UIGestureRecognizer? {
    id.index < members.count ? members[id.index] : nil
  }

  /// Whether the recognizer is in the middle of an attempt of another application.
  func isForeign(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let id = recognizer.attempt.id else { return false }
    return member(id) !== recognizer
  }

  /// Gives a recognizer a place in the arbiter, and asks who has to wait for whom (rule 4.22).
  func join(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.id == nil else { return }
    let id = arbiter.join()
    while members.count <= id.index { members.append(nil) }
    members[id.index] = recognizer
    recognizer.attempt.id = id
    recognizer.attempt.application = Weak(application)
    recognizer.attempt.depth = recognizer.view?.depthInTree ?? 0
    recognizer.resetMachine()
    insertReceiver(recognizer)
    // The answers may come from client code: walk over the members as they are now.
    let others = receivers
    for other in others where other !== recognizer { relate(recognizer, other) }
  }

  private func insertReceiver(_ recognizer: UIGestureRecognizer) {
    let place = receivers.firstIndex { goes(recognizer, before: $0) } ?? receivers.endIndex
    receivers.insert(recognizer, at: place)
  }

  /// Whether one gets its touches before the other: the deeper view, then the newer (rules 3.6, 4.15).
  func goes(_ first: UIGestureRecognizer, before second: UIGestureRecognizer) -> Bool {
    if first.attempt.depth != second.attempt.depth {
      return first.attempt.depth > second.attempt.depth
    }
    return first.attachmentSerial > second.attachmentSerial
  }

  private func relate(_ new: UIGestureRecognizer, _ other: UIGestureRecognizer) {
    if new.isTold(toWaitFor: other) || asks(new, toWaitFor: other) { link(new, toWaitFor: other) }
    if other.isTold(toWaitFor: new) || asks(other, toWaitFor: new) { link(other, toWaitFor: new) }
  }

  /// Makes one that takes part wait for another that does.
  func link(_ recognizer: UIGestureRecognizer, toWaitFor other: UIGestureRecognizer) {
    guard stage != .settling else { return links.append((recognizer, other)) }
    guard let id = recognizer.attempt.id, let required = other.attempt.id else { return }
    if arbiter.require(id, toWaitFor: required) {
      tell(recognizer, .requires(other))
    } else {
      tell(recognizer, .requirementRefused(other))
      log("a failure requirement was refused: the two gestures would wait for each other for ever")
    }
  }

  // MARK: Wishes

  /// Notes what a recognizer wants; the end of the pass, or the next flush, settles it.
  func submit(_ recognizer: UIGestureRecognizer, _ state: State, because reason: GestureReason) {
    tell(
      recognizer,
      .wished(state, because: reason, others: recognizer.measures(with: state))
    )
    inbox.append(Wish(recognizer: recognizer, state: state, reason: reason))
  }

  /// Whether something waits for a flush.
  var needsFlush: Bool { !inbox.isEmpty || mayHaveLostViews || mayHaveFreedTouches }

  private func collectWishes() {
    for (recognizer, other) in links { link(recognizer, toWaitFor: other) }
    links.removeAll(keepingCapacity: true)
    var next = 0
    while next < inbox.count {
      let entry = inbox[next]
      next += 1
      if let id = place(of: entry.recognizer) {
        arbiter.submit(entry.state, of: id, because: entry.reason)
      }
    }
    inbox.removeAll(keepingCapacity: true)
  }

  /// The place of a recognizer that wants something; it joins if it has none.
  private func place(of recognizer: UIGestureRecognizer) -> RecognizerID? {
    if let id = recognizer.attempt.id { return member(id) === recognizer ? id : nil }
    join(recognizer)
    // One that is in no window has nothing to wait for: what it begins is broken off (rule 4.28).
    if recognizer.view?.window == nil { mayHaveLostViews = true }
    return recognizer.attempt.id
  }

  // MARK: Settling

  /// Settles what was submitted and carries it out, down to the resets.
  func settle() {
    if mayHaveLostViews { leaveLostViews() }
    mayHaveFreedTouches = false
    collectWishes()
    stage = .settling
    arbiter.settle(asking: Relations(environment: self))
    stage = .acting
    arbiter.takeActions(into: &actions)
    perform()
    arbiter.settleResets()
    arbiter.takeActions(into: &actions)
    perform()
    for recognizer in receivers { recognizer.attempt.hasSpoken = false }
  }

  private func perform() {
    var next = 0
    while next < actions.count {
      let action = actions[next]
      next += 1
      switch action {
      case .enter(let id, let state): enter(state, id)
      case .fail(let id, let reason): fail(id, because: reason)
      case .withhold(let id, let other): withhold(id, for: other)
      case .reset(let id): reset(id)
      }
    }
  }

  private func enter(_ state: State, _ id: RecognizerID) {
    guard let recognizer = member(id) else { return }
    let before = recognizer.attempt.granted
    guard before.normalized(state) == state else {
      // Broken off by client code before this action's turn came: nobody ever saw it begin.
      if !before.isFinished { failUnseen(recognizer) }
      return
    }
    if before == .possible, recognizer.isBrokenOff {
      failUnseen(recognizer)
      recognizer.attempt.own = .failed
      return
    }
    // Broken off since the pass settled: its cancellation is on the way, and nothing before it.
    if state == .changed, recognizer.attempt.own == .cancelled { return }
    recognizer.attempt.granted = state
    if isObserved { reportEntry(recognizer, state) }
    recognizer.attempt.isWithheld = false
    if before == .possible, recognizer.cancelsTouchesInView { withdrawTouches(of: recognizer, id) }
    recognizer.attempt.sending = state
    if isObserved { reportAction(recognizer, state) }
    recognizer.sendActions()
    recognizer.attempt.sending = nil
  }

  // Functions of their own: closures would hold on to what they capture, heard or not.
  @inline(never)
  private func reportEntry(_ recognizer: UIGestureRecognizer, _ state: State) {
    if recognizer.attempt.isWithheld { tell(recognizer, .released) }
    tell(recognizer, .entered(state))
  }

  @inline(never)
  private func reportAction(_ recognizer: UIGestureRecognizer, _ state: State) {
    tell(recognizer, .sentAction(state, targets: recognizer.targets.count))
  }

  /// Fails one that was broken off before anybody saw it begin.
  private func failUnseen(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt.granted = .failed
    // What broke it off waits to be settled, and says why.
    tell(
      recognizer,
      .failed(
        because: inbox.last { $0.recognizer === recognizer }?.reason ?? .unexplained,
        other: nil
      )
    )
  }

  private func withhold(_ id: RecognizerID, for other: RecognizerID) {
    guard let recognizer = member(id) else { return }
    recognizer.attempt.isWithheld = true
    if let other = member(other) { tell(recognizer, .withheld(for: other)) }
  }

  private func fail(_ id: RecognizerID, because reason: GestureReason) {
    guard let recognizer = member(id) else { return }
    tell(recognizer, .failed(because: reason, other: reason.other.flatMap { member($0) }))
    recognizer.attempt.own = .failed
    recognizer.attempt.granted = .failed
    recognizer.attempt.isWithheld = false
  }

  /// Ends an attempt: the recognizer's own clean-up first, then everything the engine kept (rule 4.4).
  private func reset(_ id: RecognizerID) {
    guard let recognizer = member(id) else { return }
    tell(recognizer, .reset)
    recognizer.attempt.callbacks += 1
    recognizer.reset()
    recognizer.resetMachine()
    if let token = recognizer.attempt.deadlineToken { application.deadlines.cancel(token) }
    recognizer.dropTouches()
    for touch in roster.touches { touch.trackers.remove(id) }
    for touch in held { touch.trackers.remove(id) }
    for press in presses { press.trackers.remove(id) }
    let place = recognizer.attempt.place
    recognizer.attempt = GestureAttempt()
    recognizer.attempt.place = place
    members[id.index] = nil
    receivers.removeAll { $0 === recognizer }
    if !hovering.isEmpty { hovering.removeAll { $0.recognizer === recognizer } }
    // What reset() asked for came too late: it was about the attempt that is over.
    inbox.removeAll { $0.recognizer === recognizer }
  }
}

extension UIGestureRecognizer {
  /// Whether client code took the recognizer out since it was granted its beginning.
  fileprivate var isBrokenOff: Bool { attempt.isAbandoned || attempt.own == .failed }
}
