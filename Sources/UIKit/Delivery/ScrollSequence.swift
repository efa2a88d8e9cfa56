import TouchCore

/// A scrolling under way: whose it is, and where it has got to (rule 6.9).
///
/// To a machine it is a finger that touches down under the pointer and moves by the deltas. Responders
/// hear nothing of it.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class ScrollSequence {
  /// Where the scrolling has got to, in the window.
  struct Sample: InputSample {
    var time: TouchTime
    /// Where the pointer is.
    var pointer: CGPoint
    /// Where a finger would be that had touched down under the pointer at the beginning.
    var finger: Point

    func isNews(after earlier: Sample) -> Bool { finger != earlier.finger }
  }

  nonisolated let serial: Int
  @exclusivity(unchecked) var tracking = Tracking(delivery: .closed)
  /// Whether it goes by steps, or without.
  let type: UIScrollType
  /// The window in which the pointer was.
  let ownWindow: UIWindow?
  /// The view under the pointer as the scrolling began; it is for that view's recognizers.
  let ownView: UIView?
  var current: Sample
  var previous: Sample
  let original: Sample
  /// The end of a wheel's silence.
  var deadline: DeadlineQueue.Deadline?

  /// The number under which machines know the finger; far from those that hosts give to contacts.
  private static var contact: Contact.ID { Contact.ID(.min) }

  init(serial: Int, type: UIScrollType, window: UIWindow, view: UIView, pointer: CGPoint) {
    self.serial = serial
    self.type = type
    self.ownWindow = window
    self.ownView = view
    original = Sample(time: .zero, pointer: pointer, finger: Point(pointer))
    current = original
    previous = original
  }

  /// Moves pointer and finger; false where the finger stays where it is.
  func follow(_ input: ScrollInput) -> Bool {
    if let window = ownWindow, input.position.isFinite {
      let location = CGPoint(x: CGFloat(input.position.x), y: CGFloat(input.position.y))
      current.pointer = window.windowPoint(fromScreen: location)
    }
    let next =
      current.finger + (ownWindow?.windowDisplacement(fromScreen: input.delta) ?? input.delta)
    guard next.isFinite, next != current.finger else { return false }
    current.finger = next
    return true
  }

  /// Hands what happened to a recognizer's machine; a beginning has its first movement with it.
  private func feed(_ recognizer: UIGestureRecognizer, _ phase: InputPhase, at time: TouchTime) {
    let kind: GestureInput.Kind
    switch phase {
    case .began:
      feed(recognizer, .began, original, at: time)
      if !current.isNews(after: original) { return }
      kind = .moved
    case .moved: kind = .moved
    case .stationary: return
    case .ended: kind = .ended
    case .cancelled: kind = .cancelled
    }
    feed(recognizer, kind, current, at: time)
  }

  private func feed(
    _ recognizer: UIGestureRecognizer,
    _ kind: GestureInput.Kind,
    _ sample: Sample,
    at time: TouchTime
  ) {
    guard recognizer.tracked.followsScroll, !recognizer.isFinished else { return }
    let contact = ContactSample(id: Self.contact, location: sample.finger)
    let input = GestureInput(kind, [contact], at: time)
    if let answer = recognizer.answer(to: input) { recognizer.follow(answer) }
  }
}

extension ScrollSequence: Trackable {
  typealias Kind = ScrollSequence
  typealias Event = UIEvent

  var responder: UIResponder? { nil }
  var observed: GestureDecision.Input { .scroll }

  func isAccepted(beside others: [ScrollSequence]) -> Bool { false }
  func concerns(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.scrollTypes != nil }

  func mismatch(with recognizer: UIGestureRecognizer, _ event: UIEvent)
    -> GestureDecision.InputRefuser?
  {
    guard recognizer.scrollTypes?.contains(UIScrollTypeMask(type)) == true else {
      return .scrollType
    }
    // Fingers that drag already, or buttons, don't share their attempt with a wheel.
    return recognizer.attempt.id == nil ? nil : .mixedTypes
  }

  func mark(_ recognizer: UIGestureRecognizer) { recognizer.willFollowScroll() }
  func leave(_ recognizer: UIGestureRecognizer) { recognizer.dismiss(self) }
  func sample(for recognizer: UIGestureRecognizer) -> ContactSample? { nil }

  static subscript(of recognizer: UIGestureRecognizer) -> Tracked<ScrollSequence> {
    get { recognizer.tracked.scrolls }
    _modify { yield &recognizer.tracked.scrolls }
  }

  static func mayMoveDeadline(of recognizer: UIGestureRecognizer) -> Bool {
    recognizer.tracked.followsScroll
  }

  static func locate(_ recognizer: UIGestureRecognizer) {
    if let scrolling = recognizer.tracked.scrolls.inputs.first {
      recognizer.attempt.location = scrolling.current.pointer
    }
  }

  static func callback(of phase: InputPhase) -> GestureCallback? { nil }

  static func tell(_ recognizer: UIGestureRecognizer, _ news: News<ScrollSequence>) {
    for scrolling in news.inputs { scrolling.feed(recognizer, news.phase, at: news.event.time) }
  }

  static func tell(_ responder: UIResponder, _ news: News<ScrollSequence>) {}
}

extension ScrollSequence: Hashable {
  nonisolated static func == (lhs: ScrollSequence, rhs: ScrollSequence) -> Bool { lhs === rhs }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}
