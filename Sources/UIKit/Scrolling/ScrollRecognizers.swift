import TouchCore

/// A scroll view's pan: it catches moving content, and asks the scroll view before it begins.
///
/// Moving the pan to another view leaves its scroll view unchanged.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private var owner = Weak<UIScrollView>(nil)

  init() {
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
  }

  /// Sets the scroll view that the pan scrolls.
  func serve(_ owner: UIScrollView) {
    self.owner = Weak(owner)
    ignoreRestingTouches(owner.constants)
  }

  override init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let owner = owner.object {
      owner.fingersTouched()
      // A finger that catches the content drags without a slop (rule 8.14).
      if owner.isCaught { beginAtOnce() }
    }
    super.touchesBegan(touches, with: event)
  }

  override func resetMachine() {
    super.resetMachine()
    owner.object?.fingersLeft()
  }

  /// On the scroll view itself, the view hierarchy asks it; attached elsewhere, the pan asks it
  /// here.
  override func answer(to input: GestureInput) -> GestureAnswer? {
    let answer = super.answer(to: input)
    guard let answer, answer.wish == .began, let owner = owner.object, view !== owner,
      !owner.gestureRecognizerShouldBegin(self)
    else { return answer }
    return GestureAnswer(.failed, reasonForRefusal(by: .view))
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== owner.object?.pinch
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== owner.object?.pinch
  }
}

/// A scroll view's pinch; the pan continues beside it.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  private let owner: Weak<UIScrollView>

  init(owner: UIScrollView) {
    self.owner = Weak(owner)
    super.init(target: nil, action: nil)
  }

  override init?(coder: NSCoder) { return nil }

  /// The number of the pinch's fingers that are down.
  var fingersDown: Int {
    var count = 0
    for touch in tracked.touches.inputs where !touch.presentPhase.isFinal { count += 1 }
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

/// Delays touches for a scroll view's content until it is clear that they don't scroll (rule 8.3).
final class ScrollTouchDelayRecognizer: UIGestureRecognizer {
  private var machine = TouchDelayMachine(thresholds: UIApplication.shared.constants)

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    cancelsTouchesInView = false
  }

  override init?(coder: NSCoder) { return nil }

  override class var plainClass: UIGestureRecognizer.Type? { ScrollTouchDelayRecognizer.self }
  override var machineDeadline: TouchTime? { machine.deadline }
  override func resetMachine() { machine.reset() }
  /// Returns false: it is never recognized, so it prevents nothing.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func answer(to input: GestureInput) -> GestureAnswer? { machine.receive(input) }
}
