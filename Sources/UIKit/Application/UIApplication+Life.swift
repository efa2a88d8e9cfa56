// Ours, not Apple's: there, the system decides about the application's life and the screen.

import TouchCore

extension UIApplication {
  /// Makes the application active, inactive, or takes it to the background.
  ///
  /// Ours, not Apple's. The scene's delegate is notified of each step on the way, without one the application's, and
  /// then the default notification centre. When the application stops being active, every touch, press and scroll is
  /// cancelled (rule 3.10), and until it is active again none begins. In the background, animations end, with `false`,
  /// but for those of property animators and those that aren't removed on completion.
  public func enter(_ state: State) {
    while applicationState != state {
      switch (applicationState, state) {
      case (.active, _):
        tell(.inactive)
        become(.inactive)
        cancelAllTouches()
      case (.inactive, .active):
        become(.active)
        tell(.active)
      case (.inactive, _):
        become(.background)
        tell(.background)
        animations.endInBackground()
      case (.background, _):
        tell(.foreground)
        become(.inactive)
      }
    }
  }

  /// Gives the screen another size, as a rotation of the interface does.
  ///
  /// Ours, not Apple's. Every touch, press and scroll is cancelled first (rule 3.10). The controllers of each
  /// window that fills the screen are told by `viewWillTransition(to:with:)`; then views are told of the size classes,
  /// if they are others, and the windows get the new size, without an animation, and are laid out. A call from inside a
  /// pass waits until the pass is over.
  ///
  /// - Parameter size: The screen's size in points from then on.
  public func rotate(to size: CGSize) {
    precondition(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite,
      "A screen has a size that is finite and larger than zero."
    )
    receive(WaitingInput(time: now, content: .rotation(size)))
  }

  /// Shakes the device: the motion begins and ends.
  ///
  /// Ours, not Apple's. The first responder is notified of it; without one, the frontmost controller of the key window.
  /// An application that isn't active is told nothing.
  public func shake() {
    guard activity == .active else { return }
    let event = UIEvent()
    event.ownType = .motion
    event.ownSubtype = .motionShake
    event.time = now
    motionResponder?.motionBegan(.motionShake, with: event)
    motionResponder?.motionEnded(.motionShake, with: event)
  }

  /// What is notified of motion.
  private var motionResponder: UIResponder? {
    if let first = firstResponder.object { return first }
    guard var front = keyWindow?.rootViewController else { return keyWindow }
    while let presented = front.presentedViewController { front = presented }
    return front
  }

  /// Tells the delegate and all controllers that the system is short of memory.
  ///
  /// Ours, not Apple's.
  public func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(.memory)
    for window in windows {
      window.rootViewController?.forEachInTree { $0.didReceiveMemoryWarning() }
    }
  }
}

extension UIApplication {
  /// Rotates the interface, outside of any pass.
  func turnScreen(to size: CGSize) {
    let before = screen.bounds
    guard size != before.size else { return }
    let interruption = TouchFrame(time: now, contacts: [], interruption: .system)
    gestures.receive(interruption, history: [], at: now)
    let former = statusBarOrientation
    let coming: UIInterfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
    let orientation = UIDeviceOrientation(size)
    if orientation != screen.heldOrientation {
      screen.heldOrientation = orientation
      post(.orientation)
    }
    if coming != former { postTurn(isOver: false, coming) }
    let turning = windows.filter { $0.frame == before }
    let transitions = turning.map { SizeTransition(of: $0, from: former, to: coming) }
    for transition in transitions { transition.announce(size) }
    let traits = screen.traitCollection
    screen.resize(to: size)
    if coming != former { postTurn(isOver: true, former) }
    tellTraits(traits)
    for transition in transitions { transition.run(size) }
    layOutWindows()
    for transition in transitions { transition.finish() }
  }
}

extension UIViewController {
  /// Calls a closure for the controller, its children, and what it presents.
  fileprivate func forEachInTree(_ body: (UIViewController) -> Void) {
    body(self)
    for child in children { child.forEachInTree(body) }
    presentation?.controller.forEachInTree(body)
  }
}
