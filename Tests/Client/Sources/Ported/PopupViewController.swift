import UIKit

// Written as for iOS, with `Selector(…).named("…")` where it has `#selector(…)`.

enum PopupState {
  case closed
  case open

  var opposite: PopupState { self == .open ? .closed : .open }
}

/// A popup that a finger drags open and shut, or taps.
class PopupViewController: UIViewController {
  let popupOffset: CGFloat = 300

  lazy var overlayView: UIView = {
    let view = UIView()
    view.backgroundColor = .black
    view.alpha = 0
    return view
  }()

  lazy var popupView: UIView = {
    let view = UIView()
    view.backgroundColor = .white
    view.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMinYCorner]
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 0.1
    view.layer.shadowRadius = 10
    return view
  }()

  private(set) var isOpen = false
  private var currentState: PopupState = .closed {
    didSet { isOpen = currentState == .open }
  }
  private(set) var runningAnimators = [UIViewPropertyAnimator]()
  private var animationProgress = [CGFloat]()

  private lazy var panRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.addTarget(
      self,
      action: Selector(PopupViewController.popupViewPanned(recognizer:))
        .named("popupViewPanned(recognizer:)")
    )
    return recognizer
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(overlayView)
    view.addSubview(popupView)
    popupView.addGestureRecognizer(panRecognizer)
    popupView.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector(Self.popupViewTapped).named("popupViewTapped")
      )
    )
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    overlayView.frame = view.bounds
    if runningAnimators.isEmpty { popupView.frame = frame(for: currentState) }
  }

  private func frame(for state: PopupState) -> CGRect {
    var frame = view.bounds
    frame.origin.y = frame.height - 60 - (state == .open ? popupOffset : 0)
    return frame
  }

  private func animateTransitionIfNeeded(to state: PopupState, duration: TimeInterval) {
    guard runningAnimators.isEmpty else { return }
    let transitionAnimator = UIViewPropertyAnimator(
      duration: duration,
      dampingRatio: 1,
      animations: {
        self.popupView.frame = self.frame(for: state)
        self.popupView.layer.cornerRadius = state == .open ? 20 : 0
        self.view.layoutIfNeeded()
      }
    )
    transitionAnimator.addCompletion { position in
      switch position {
      case .start: self.currentState = state.opposite
      case .end: self.currentState = state
      case .current: ()
      @unknown default: ()
      }
      self.runningAnimators.removeAll()
    }
    let fade = UIViewPropertyAnimator(duration: duration, curve: .easeIn) {
      self.overlayView.alpha = state == .open ? 0.5 : 0
    }
    fade.scrubsLinearly = false
    transitionAnimator.startAnimation()
    fade.startAnimation()
    runningAnimators.append(transitionAnimator)
    runningAnimators.append(fade)
  }

  func popupViewTapped() {
    animateTransitionIfNeeded(to: currentState.opposite, duration: 1)
  }

  func popupViewPanned(recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      animateTransitionIfNeeded(to: currentState.opposite, duration: 1)
      runningAnimators.forEach { $0.pauseAnimation() }
      animationProgress = runningAnimators.map { $0.fractionComplete }
    case .changed:
      let translation = recognizer.translation(in: popupView.superview)
      var fraction = -translation.y / popupOffset
      if currentState == .open { fraction *= -1 }
      if runningAnimators[0].isReversed { fraction *= -1 }
      for (index, animator) in runningAnimators.enumerated() {
        animator.fractionComplete = fraction + animationProgress[index]
      }
    case .ended:
      let yVelocity = recognizer.velocity(in: popupView).y
      let shouldClose = yVelocity > 0
      if yVelocity == 0 {
        runningAnimators.forEach {
          $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        break
      }
      switch currentState {
      case .open:
        if !shouldClose && !runningAnimators[0].isReversed {
          runningAnimators.forEach { $0.isReversed = !$0.isReversed }
        }
        if shouldClose && runningAnimators[0].isReversed {
          runningAnimators.forEach { $0.isReversed = !$0.isReversed }
        }
      case .closed:
        if shouldClose && !runningAnimators[0].isReversed {
          runningAnimators.forEach { $0.isReversed = !$0.isReversed }
        }
        if !shouldClose && runningAnimators[0].isReversed {
          runningAnimators.forEach { $0.isReversed = !$0.isReversed }
        }
      }
      runningAnimators.forEach {
        $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    default:
      ()
    }
  }
}
