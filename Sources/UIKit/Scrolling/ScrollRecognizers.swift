import TouchCore

/// The pan of a scroll view: it catches content on its way, and asks the scroll view before it begins.
///
/// It may be moved to another view; its scroll view stays the same.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private var owner = Weak<UIScrollView>(nil)
  /// Why the scroll view said no to the beginning, if it did.
  private var refusal: GestureReason?

  init() {
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
  }

  /// Belongs to a scroll view from now on.
  func serve(_ owner: UIScrollView) {
    self.owner = Weak(owner)
    ignoreRestingTouches(owner.constants)
  }

  /// Notes why the scroll view says no to the beginning.
  func refuse(_ words: StaticString) { refusal = .own(ReasonText(words), nil) }

  override init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    owner.object?.fingersTouched()
    super.touchesBegan(touches, with: event)
  }

  override func resetMachine() {
    super.resetMachine()
    refusal = nil
    owner.object?.fingersLeft()
  }

  /// On its own view the scroll view is among those that are asked; elsewhere it is asked here.
  override func answer(
    to input: GestureInput,
    _ contacts: [ContactSample],
    at time: TouchTime
  ) -> GestureAnswer? {
    let answer = super.answer(to: input, contacts, at: time)
    guard let answer, answer.wish == .began, let owner = owner.object, view !== owner,
      !owner.gestureRecognizerShouldBegin(self)
    else { return answer }
    return GestureAnswer(.failed, reasonForRefusal(by: .view))
  }

  override func reasonForRefusal(by refuser: Refuser) -> GestureReason {
    refusal ?? super.reasonForRefusal(by: refuser)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== owner.object?.pinch
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== owner.object?.pinch
  }
}

/// The pinch of a scroll view, beside which its pan goes on.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  private let owner: Weak<UIScrollView>

  init(owner: UIScrollView) {
    self.owner = Weak(owner)
    super.init(target: nil, action: nil)
  }

  override init?(coder: NSCoder) { return nil }

  /// How many of the fingers are down.
  var fingersDown: Int {
    var count = 0
    for touch in attempt.touches where !touch.phase.isFinal { count += 1 }
    return count
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if fingersDown < 2 { owner.object?.pinchLostFinger() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if fingersDown < 2 { owner.object?.pinchLostFinger() }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== owner.object?.pan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== owner.object?.pan
  }
}

/// Keeps touches from a scroll view's content until it is clear that they mean it (rule 8.3).
final class ScrollTouchDelayRecognizer: UIGestureRecognizer {
  private var machine = TouchDelayMachine(constants: UIApplication.shared.constants)

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    cancelsTouchesInView = false
  }

  override init?(coder: NSCoder) { return nil }

  override var machineDeadline: TouchTime? { machine.deadline }
  override func resetMachine() { machine.reset() }
  /// It is never recognized, and so keeps nobody from being so.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func answer(
    to input: GestureInput,
    _ contacts: [ContactSample],
    at time: TouchTime
  ) -> GestureAnswer? { machine.receive(input, contacts, at: time) }
}
