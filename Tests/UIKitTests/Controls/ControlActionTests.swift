import Expectations
import Testing
import UIKit

@MainActor
private final class Listener {
  var heard: [String] = []

  func plain() { heard.append("plain") }
  func sender(_ sender: UIControl) { heard.append("sender") }
  func event(_ sender: UIControl, event: UIEvent?) {
    heard.append(event == nil ? "no event" : "event")
  }
}

/// A control that logs everything that is sent.
private final class Watcher: UIControl {
  var sent: [String] = []

  override func sendAction(_ action: Selector, to target: ActionTarget?, for event: UIEvent?) {
    sent.append(target == nil ? "nil" : "target")
    super.sendAction(action, to: target, for: event)
  }
  override func sendAction(_ action: UIAction) {
    sent.append(action.title)
    super.sendAction(action)
  }
}

/// A view that implements methods sent up the responder chain.
private final class Handler: UIView {
  var mark = ""
  var write: (String) -> Void = { _ in }
  override var canBecomeFirstResponder: Bool { true }

  func handle(_ sender: UIControl) { write(mark) }
}

/// Targets and actions of controls.
@MainActor
final class ControlActionTests {
  lazy var bench = Bench()

  @Test("7.7 targets and actions are sent in the order in which they were registered")
  func order() {
    let (control, listener) = (UIControl(), Listener())
    control.addTarget(listener, action: Selector(Listener.sender(_:)), for: .valueChanged)
    control.addAction(UIAction { _ in listener.heard.append("action") }, for: .valueChanged)
    control.addTarget(listener, action: Selector(Listener.plain), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    expectEqual(listener.heard, ["sender", "action", "plain"])
  }

  @Test("7.7 actions receive a touch's event, sendActions(for:) sends none")
  func events() {
    let (control, listener) = (bench.listen(UIControl()), Listener())
    control.addTarget(listener, action: Selector(Listener.event(_:event:)), for: .touchUpInside)
    bench.tap(150, 150, at: 0)
    control.sendActions(for: .touchUpInside)
    expectEqual(listener.heard, ["event", "no event"])
  }

  @Test("7.7 the same target and method is one registration, for all events")
  func samePair() {
    let (control, listener) = (UIControl(), Listener())
    let action = Selector(Listener.plain)
    control.addTarget(listener, action: action, for: .valueChanged)
    control.addTarget(listener, action: action, for: .touchDown)
    control.addTarget(listener, action: action, for: .touchDown)
    expectEqual(control.allControlEvents, [.valueChanged, .touchDown])
    control.sendActions(for: .allEvents)
    expectEqual(listener.heard, ["plain"])
  }

  @Test("7.7 a target is held weakly")
  func weakTarget() {
    let control = Watcher()
    var listener: Listener? = Listener()
    control.addTarget(listener, action: Selector(Listener.plain), for: .valueChanged)
    listener = nil
    control.sendActions(for: .valueChanged)
    expectEqual(control.sent, [])
    expectEqual(control.allControlEvents, [])
  }

  @Test("7.7 a nil target differs from a deallocated one")
  func nilIsNotGone() {
    let control = Watcher()
    control.addTarget(nil, action: Selector(Listener.plain), for: .valueChanged)
    expectEqual(control.allControlEvents, .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(control.sent, ["nil"])
  }

  @Test("7.7 removing: this pair, this target, everything, for some events only")
  func removing() {
    let (control, one, two) = (UIControl(), Listener(), Listener())
    let action = Selector(Listener.plain)
    for target in [one, two] {
      control.addTarget(target, action: action, for: [.touchDown, .touchUpInside])
    }
    control.addTarget(one, action: Selector(Listener.sender(_:)), for: .touchDown)
    control.removeTarget(one, action: action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(one.heard == ["sender"] && two.heard == ["plain"])
    control.removeTarget(one, action: nil, for: .allEvents)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(one.heard == ["sender"] && two.heard == ["plain", "plain"])
    control.addAction(UIAction { _ in one.heard.append("action") }, for: .touchDown)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(one.heard == ["sender", "action"] && two.heard == ["plain", "plain"])
  }

  @Test("7.7 an action with the same identifier replaces the one before")
  func sameIdentifier() {
    let control = Watcher()
    let name = UIAction.Identifier("name")
    control.addAction(UIAction(title: "old", identifier: name) { _ in }, for: .touchDown)
    control.addAction(UIAction(title: "other") { _ in }, for: [.touchDown, .touchUpInside])
    control.addAction(UIAction(title: "new", identifier: name) { _ in }, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    expectEqual(control.sent, ["new", "other", "new", "other"])
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(control.sent.suffix(1), ["other"])
  }

  @Test("7.7 actions without identifiers are different")
  func unnamed() {
    let control = Watcher()
    let (one, two) = (UIAction(title: "1") { _ in }, UIAction(title: "2") { _ in })
    #expect(one.identifier != two.identifier)
    control.addAction(one, for: .touchDown)
    control.addAction(two, for: .touchDown)
    control.addAction(one, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.removeAction(one, for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(control.sent, ["1", "2", "2"])
  }

  @Test("an action has a sender while its handler runs")
  func sender() {
    let control = UIControl()
    var isSender = false
    let action = UIAction { isSender = $0.sender as? UIControl === control }
    control.sendAction(action)
    #expect(isSender)
    expectNil(action.sender)
  }

  @Test("7.7 registrations that handlers add and remove apply from the next send")
  func changingWhileSending() {
    let control = Watcher()
    let second = UIAction(title: "second") { _ in }
    let first = UIAction(title: "first") { [unowned control] action in
      control.removeAction(second, for: .touchDown)
      control.removeAction(action, for: .touchDown)
      control.addAction(UIAction(title: "third") { _ in }, for: .touchDown)
    }
    control.addAction(first, for: .touchDown)
    control.addAction(second, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(control.sent, ["first", "second", "third"])
  }

  @Test("7.7 a nil target sends up the chain to the first responder with the method")
  func chain() {
    let near = handler("near", in: bench.p)
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    near.addSubview(control)
    control.addTarget(nil, action: Selector(Handler.handle(_:)), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(bench.take(), ["near"])
    // Looked up when it is sent, from the control's current location.
    handler("far", in: bench.p).addSubview(control)
    control.sendActions(for: .valueChanged)
    bench.p.addSubview(control)
    control.sendActions(for: .valueChanged)
    expectEqual(bench.take(), ["far"])
  }

  @Test("7.7 the first responder comes first, if a responder above it has the method")
  func firstResponder() {
    let (near, first) = (handler("near", in: bench.p), handler("first", in: bench.p))
    let control = UIControl()
    near.addSubview(control)
    control.addTarget(nil, action: Selector(Handler.handle(_:)), for: .valueChanged)
    first.becomeFirstResponder()
    control.sendActions(for: .valueChanged)
    expectEqual(bench.take(), ["first"])
    first.resignFirstResponder()
    control.sendActions(for: .valueChanged)
    expectEqual(bench.take(), ["near"])
  }

  @Test("7.7 the application returns whether a responder has the method")
  func application() {
    let (listener, control) = (Listener(), UIControl())
    let application = bench.application
    #expect(
      application.sendAction(Selector(Listener.plain), to: listener, from: nil, for: nil)
    )
    #expect(!application.sendAction(Selector(Handler.handle(_:)), to: nil, from: control, for: nil))
    #expect(
      !application.sendAction(Selector(Handler.handle(_:)), to: listener, from: control, for: nil)
    )
    expectEqual(listener.heard, ["plain"])
  }

  @Test("7.7 a client's application sees what controls send, and may keep it")
  func ownApplication() {
    let application = KeepingApplication.launch(screen: CGSize(width: 100, height: 100))
    let (control, listener) = (UIControl(), Listener())
    control.addTarget(listener, action: Selector(Listener.plain), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    application.keeps = true
    control.sendActions(for: .valueChanged)
    // The application stays current; other tests take turns with this one.
    application.keeps = false
    expectEqual(listener.heard, ["plain"])
    expectEqual(application.senders.count, 2)
    #expect(application.senders.allSatisfy { $0 === control })
    #expect(UIApplication.shared === application)
  }

  @Test("handlers can be enumerated")
  func enumeration() {
    let (control, listener) = (UIControl(), Listener())
    let action = UIAction(title: "action") { _ in }
    let selector = Selector(Listener.plain)
    control.addAction(action, for: .touchDown)
    control.addTarget(listener, action: selector, for: [.touchUpInside, .touchCancel])
    control.addTarget(nil, action: selector, for: .valueChanged)
    var seen: [String] = []
    control.enumerateEventHandlers { found, pair, events, stop in
      if found === action, events == .touchDown { seen.append("action") }
      if let (target, method) = pair, method == selector {
        seen.append(target as? Listener === listener ? "target" : "chain")
        if events == [.touchUpInside, .touchCancel] { stop = seen.count == 4 }
      }
    }
    expectEqual(seen, ["action", "target", "chain"])
    seen = []
    control.enumerateEventHandlers { _, _, _, stop in
      seen.append("one")
      stop = true
    }
    expectEqual(seen, ["one"])
  }

  @Test("a primary action is registered from the beginning")
  func primaryAction() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.sendActions(for: .primaryActionTriggered)
    expectEqual(count, 1)
  }

  @Test("the state combines what is set")
  func state() {
    let control = UIControl()
    expectEqual(control.state, .normal)
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    expectEqual(control.state, [.selected, .highlighted, .disabled])
  }

  @Test("the bits are Apple's")
  func bits() {
    expectEqual(UIControl.Event.touchCancel.rawValue, 256)
    expectEqual(UIControl.Event.valueChanged.rawValue, 4096)
    expectEqual(UIControl.Event.editingDidEndOnExit.rawValue, 524_288)
    #expect(UIControl.Event.allTouchEvents.isDisjoint(with: .valueChanged))
    expectEqual(UIControl.State.selected.rawValue, 4)
    let old: UIControlEvents = .allEditingEvents
    #expect(old.contains(.editingChanged))
    let state: UIControlState = .focused
    expectEqual(state.rawValue, 8)
    let pan: UIGestureRecognizerState = .recognized
    expectEqual(pan, .ended)
  }

  private func handler(_ mark: String, in view: UIView) -> Handler {
    let handler = Handler(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    handler.mark = mark
    handler.write = { [unowned bench] in bench.log.append($0) }
    view.addSubview(handler)
    return handler
  }
}

/// Logs the senders of actions, and sends them or not.
private final class KeepingApplication: UIApplication {
  var keeps = false
  private(set) var senders: [AnyObject?] = []

  override func sendAction(
    _ action: Selector,
    to target: ActionTarget?,
    from sender: ActionTarget?,
    for event: UIEvent?
  ) -> Bool {
    senders.append(sender.map { $0 as AnyObject })
    return keeps ? true : super.sendAction(action, to: target, from: sender, for: event)
  }
}
