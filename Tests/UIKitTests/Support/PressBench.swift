import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A bench whose view `V` is the first responder, with buttons to press.
///
/// A line of the log such as `V press b` is one callback of a responder: b, d (different force), e,
/// c. Create it inside a test, like any `Bench`.
@MainActor
final class PressBench {
  let bench = Bench()
  let v: PressView
  let p: PressView

  init() {
    p = PressView(frame: bench.window.bounds)
    v = PressView(frame: CGRect(x: 100, y: 200, width: 100, height: 60))
    bench.window.addSubview(p)
    p.addSubview(v)
    for (view, mark) in [(p, "P"), (v, "V")] {
      view.mark = mark
      view.write = { [unowned bench] in bench.note($0) }
    }
    v.becomeFirstResponder()
  }

  /// Another view that logs its presses.
  func view(_ mark: String, in parent: UIView) -> PressView {
    let view = PressView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.mark = mark
    view.write = { [unowned bench] in bench.note($0) }
    parent.addSubview(view)
    return view
  }

  /// Adds a recognizer to `V`, or to another view.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer,
    _ name: String,
    to view: UIView? = nil
  ) -> Recognizer { bench.add(recognizer, name, to: view ?? v) }

  /// Adds a client's recognizer that accepts the select button and never finishes.
  @discardableResult
  func custom(_ name: String, to view: UIView? = nil) -> PressRecognizer {
    let recognizer = add(PressRecognizer(), name, to: view)
    recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    recognizer.delaysTouchesEnded = false
    recognizer.write = { [unowned bench] in bench.note($0) }
    return recognizer
  }

  func frame(_ presses: [Press], at time: Double) {
    bench.application.receive(PressFrame(time: .seconds(time), presses: presses))
  }

  func down(_ button: Press.Button = .select, force: Double? = nil, at time: Double) {
    frame([Press(button, .began, force: force)], at: time)
  }

  func change(_ force: Double, at time: Double) {
    frame([Press(.select, .changed, force: force)], at: time)
  }

  func up(_ button: Press.Button = .select, at time: Double) {
    frame([Press(button, .ended)], at: time)
  }

  func take() -> [String] { bench.take() }
}

/// A view that can become the first responder and logs its presses.
final class PressView: UIView {
  var mark = ""
  var write: (String) -> Void = { _ in }
  var onPress: ((String, Set<UIPress>, UIPressesEvent?) -> Void)?

  override var canBecomeFirstResponder: Bool { true }

  private func note(_ letter: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    write("\(mark) press \(letter)\(presses.count == 1 ? "" : "\(presses.count)")")
    onPress?(letter, presses, event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("b", presses, event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("d", presses, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("e", presses, event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("c", presses, event)
  }
}

/// A client's recognizer that logs its presses.
final class PressRecognizer: UIGestureRecognizer {
  var write: (String) -> Void = { _ in }
  var reactions: [String: (PressRecognizer, Set<UIPress>, UIPressesEvent) -> Void] = [:]
  var receivesEvents = true
  var eventTypes: [UIEvent.EventType] = []

  private func note(_ word: String, _ presses: Set<UIPress>, _ event: UIPressesEvent) {
    write("\(name ?? "?").\(word)\(presses.count == 1 ? "" : "\(presses.count)")")
    reactions[word]?(self, presses, event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    note("b", presses, event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    note("d", presses, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    note("e", presses, event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    note("c", presses, event)
  }
  override func shouldReceive(_ event: UIEvent) -> Bool {
    eventTypes.append(event.type)
    return receivesEvents && super.shouldReceive(event)
  }
}

/// A controller that can become the first responder and handles nothing.
final class QuietController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}
