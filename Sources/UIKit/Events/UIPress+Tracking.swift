import TouchCore

// What is a press's own on the way that it shares with touches and scrolling.
extension UIPress: Trackable {
  typealias Kind = UIPress

  /// The view whose recognizers, and those of its superviews, get the press.
  var ownView: UIView? { ownResponder?.viewOfResponder }
  var observed: GestureDecision.Input { .press(self) }

  /// The number under which machines know the press; far from those that hosts give to contacts.
  private var contact: Contact.ID { Contact.ID(Int.min + serial) }

  /// The responder left its window, or isn't the first one any more.
  func isLost(in application: UIApplication) -> Bool {
    ownResponder?.windowOfResponder !== ownWindow
      || isForFirstResponder && application.firstResponder.object !== ownResponder
  }

  /// Buttons that are allowed, and one type of input an attempt unless told otherwise (rules 9.3, 9.5).
  func mismatch(with recognizer: UIGestureRecognizer, _ event: UIPressesEvent)
    -> GestureDecision.InputRefuser?
  {
    guard recognizer.allowedPressTypes.contains(NSNumber(value: ownType.rawValue)) else {
      return .pressType
    }
    let fits =
      recognizer.attempt.id == nil || recognizer.attempt.isOfPresses
      || !recognizer.requiresExclusiveTouchType && !recognizer.tracked.followsScroll
    return fits ? nil : .mixedTypes
  }

  func isRefused(byDelegateOf recognizer: UIGestureRecognizer) -> Bool {
    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: self) == false
  }

  /// Presses are in the middle of the recognizer's view.
  func prepare(_ recognizer: UIGestureRecognizer) {
    guard let view = recognizer.watchedView else { return recognizer.attempt.location = .zero }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    recognizer.attempt.location = view.convert(middle, to: nil)
  }

  func mark(_ recognizer: UIGestureRecognizer) { recognizer.attempt.isOfPresses = true }

  func leave(_ recognizer: UIGestureRecognizer) {
    recognizer.ignore(self, for: recognizer.gestures.presses.event)
  }

  /// A press has no location of its own: it is where the attempt is, a finger that never moves.
  func sample(for recognizer: UIGestureRecognizer) -> ContactSample? {
    ContactSample(id: contact, location: Point(recognizer.attempt.location))
  }

  static var endsTogether: Bool { true }

  static subscript(of recognizer: UIGestureRecognizer) -> Tracked<UIPress> {
    get { recognizer.tracked.presses }
    _modify { yield &recognizer.tracked.presses }
  }

  static func callback(of phase: InputPhase) -> GestureCallback? { .presses }

  static func tell(_ recognizer: UIGestureRecognizer, _ news: News<UIPress>) {
    switch news.phase {
    case .began: recognizer.pressesBegan(news.inputs, with: news.event)
    case .moved: recognizer.pressesChanged(news.inputs, with: news.event)
    case .stationary: break
    case .ended: recognizer.pressesEnded(news.inputs, with: news.event)
    case .cancelled: recognizer.pressesCancelled(news.inputs, with: news.event)
    }
  }

  static func tell(_ responder: UIResponder, _ news: News<UIPress>) {
    switch news.phase {
    case .began: responder.pressesBegan(news.inputs, with: news.event)
    case .moved: responder.pressesChanged(news.inputs, with: news.event)
    case .stationary: break
    case .ended: responder.pressesEnded(news.inputs, with: news.event)
    case .cancelled: responder.pressesCancelled(news.inputs, with: news.event)
    }
  }
}

extension UIPress.Sample: InputSample {
  func isNews(after earlier: UIPress.Sample) -> Bool { force != earlier.force }
}
