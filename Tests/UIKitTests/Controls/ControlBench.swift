import UIKit

/// A control that logs its calls, and returns what a test sets.
final class LoggingControl: UIControl {
  var write: (String) -> Void = { _ in }
  var begins = true
  var continues = true
  var onBegin: () -> Void = {}
  var onContinue: () -> Void = {}
  var onEnd: () -> Void = {}
  /// Whether the end of a touch stops at the subclass.
  var keepsEnds = false

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    write("begin")
    onBegin()
    return begins && super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    write("continue")
    onContinue()
    return continues && super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    write("end")
    onEnd()
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) {
    write(event == nil ? "cancel nil" : "cancel")
    super.cancelTracking(with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !keepsEnds { super.touchesEnded(touches, with: event) }
  }
}

extension UIControl.Event {
  /// The observed events, by their names in the log.
  static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"),
    (.touchDragExit, "dragExit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
  ]
}

extension Bench {
  /// Adds a control at (100, 100), 100 points wide and high unless it has its own size, and logs
  /// its events.
  @discardableResult
  func listen<Control: UIControl>(_ control: Control) -> Control {
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    p.addSubview(control)
    for (event, name) in UIControl.Event.names {
      on(event, of: control) { _ in self.log.append(name) }
    }
    return control
  }

  /// A plain control that logs its calls, too.
  func control() -> LoggingControl {
    let control = listen(LoggingControl())
    control.write = { [unowned self] in log.append($0) }
    return control
  }

  /// Runs a closure at an event of a control.
  func on<Control: UIControl>(
    _ event: UIControl.Event,
    of control: Control,
    _ work: @escaping @MainActor (Control) -> Void
  ) {
    control.addAction(
      UIAction { action in
        if let sender = action.sender as? Control { work(sender) }
      },
      for: event
    )
  }
}
