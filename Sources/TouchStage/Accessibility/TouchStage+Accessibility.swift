public import TouchCore
public import UIKit

/// What assistive code and a keyboard do on a stage: all without a finger.
extension TouchStage {
  /// How long a tap lasts that stands for an activation.
  private static let tapDuration = TouchTime.milliseconds(50)

  /// What is read on the stage, in its order.
  public var accessibilityElements: [UIResponder] {
    share()
    return application.accessibilityOrder
  }

  /// What is read on the stage, in its groups.
  public var accessibilityTree: [AccessibilityNode] {
    share()
    return application.accessibilityTree
  }

  /// Activates an element, as a double tap does while a screen reader runs.
  ///
  /// An element that doesn't answer to `accessibilityActivate()` is brought into sight and tapped once at its
  /// `accessibilityActivationPoint`, unless it isn't enabled. What follows at once is done when the call
  /// returns; the clock stands where it stood, or at the end of the tap.
  ///
  /// - Returns: Whether the element answered, or was tapped.
  @discardableResult
  public func activate(_ element: UIResponder) -> Bool {
    share()
    let hasActivated = element.accessibilityActivate()
    settle()
    if hasActivated || element.accessibilityTraits.contains(.notEnabled) { return hasActivated }
    show(element)
    let location = element.accessibilityActivationPoint
    guard application.screen(contains: location) else { return false }
    tap(at: Point(location))
    return true
  }

  /// Performs the action of an element, or of what it is in, that has a name.
  ///
  /// - Returns: Whether there is one, and it succeeded.
  @discardableResult
  public func perform(_ action: String, on element: UIResponder) -> Bool {
    share()
    let found = actions(of: element).first { $0.name == action }
    let hasSucceeded = found?.perform() ?? false
    settle()
    return hasSucceeded
  }

  /// The actions that an element offers: its own, and those of what it is in.
  public func actions(of element: UIResponder) -> [UIAccessibilityCustomAction] {
    var actions: [UIAccessibilityCustomAction] = []
    var responder: UIResponder? = element
    while let current = responder {
      actions += current.accessibilityCustomActions ?? []
      responder = current.next
    }
    return actions
  }

  /// Raises or lowers the value of an `adjustable` element; does nothing to others.
  public func adjust(_ element: UIResponder, up isUp: Bool) {
    guard element.accessibilityTraits.contains(.adjustable) else { return }
    share()
    if isUp { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
    settle()
  }

  /// Asks an element, and those that follow it in the responder chain, to dismiss what can be dismissed.
  ///
  /// - Parameter element: Where to begin; nil for the first element that is read.
  /// - Returns: Whether something was dismissed.
  @discardableResult
  public func escape(from element: UIResponder? = nil) -> Bool {
    share()
    var responder = element ?? application.accessibilityOrder.first ?? window
    while !responder.accessibilityPerformEscape() {
      guard let next = responder.next else { return false }
      responder = next
    }
    settle()
    return true
  }

  /// Asks an element, and those that follow it in the responder chain, to scroll by a page.
  ///
  /// - Returns: Whether something scrolled.
  @discardableResult
  public func scroll(
    _ direction: UIAccessibilityScrollDirection,
    from element: UIResponder
  ) -> Bool {
    share()
    var responder = element
    while !responder.accessibilityScroll(direction) {
      guard let next = responder.next else { return false }
      responder = next
    }
    settle()
    return true
  }

  /// Presses a key and lets it go.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held down besides.
  public func press(_ key: Press.Key, modifiers: UIKeyModifierFlags = []) {
    share()
    for phase in [Press.Phase.began, .ended] {
      application.receive(
        PressFrame(
          time: application.now,
          presses: [Press(key, phase)],
          modifiers: modifiers.rawValue
        )
      )
    }
  }

  /// Lets the clock run, for what takes its time.
  public func wait(_ time: TouchTime) { advance(to: application.now + time) }

  // MARK: Doing

  private func share() {
    if UIApplication.shared !== application { application.makeShared() }
  }

  /// Lays out, and settles what gestures want by now.
  private func settle() { advance(to: application.now) }

  /// Scrolls an element into sight.
  private func show(_ element: UIResponder) {
    var responder: UIResponder? = element
    while let current = responder, !(current is UIView) { responder = current.next }
    var above = (responder as? UIView)?.superview
    while let current = above {
      if let scroll = current as? UIScrollView {
        let frame = scroll.convert(element.accessibilityFrame, from: nil as UIView?)
        scroll.scrollRectToVisible(frame, animated: false)
      }
      above = current.superview
    }
    settle()
  }

  private func tap(at location: Point) {
    let id = Contact.ID(.max)
    let start = application.now
    play(
      TouchFrame(time: start, contacts: [Contact(id: id, phase: .began, position: location)])
    )
    play(
      TouchFrame(
        time: start + Self.tapDuration,
        contacts: [Contact(id: id, phase: .ended, position: location)]
      )
    )
  }
}

extension UIApplication {
  /// Whether a finger can touch a point.
  fileprivate func screen(contains point: CGPoint) -> Bool { UIScreen.main.bounds.contains(point) }
}
