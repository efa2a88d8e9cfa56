import DeliberateTouch
import UIKit

/// A view that logs its calls.
final class ProbeView: UIView {
  weak var world: World?
  /// Whether the view also accepts touches near it.
  var isWide = false
  /// Whether the view refuses some gestures.
  var refuses = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.show(self, .began, touches, event)
    if world?.luck.oneIn(8) == true { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.show(self, .moved, touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.show(self, .ended, touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    world?.show(self, .cancelled, touches, event)
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    guard let world else { return }
    for touch in world.names.sorted(touches) {
      world.say("\(world.names.name(of: self)) updated \(words(for: touch, world.names))")
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.show(self, "began", presses)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.show(self, "changed", presses)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.show(self, "ended", presses)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.show(self, "cancelled", presses)
  }
  override var canBecomeFirstResponder: Bool { true }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isWide
      ? bounds.insetBy(dx: -20, dy: -20).contains(point) : super.point(inside: point, with: event)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    world?.occur()
    return super.hitTest(point, with: event)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let world, refuses else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    world.occur()
    let answer = !world.luck.oneIn(5)
    let name = world.names.name(of: gestureRecognizer)
    world.say("\(world.names.name(of: self)) shouldBegin \(name) \(answer)")
    return answer
  }
  override func didMoveToWindow() {
    guard let world else { return }
    let there = world.names.name(ofPerhaps: window)
    world.say("\(world.names.name(of: self)) didMoveToWindow \(there)")
    world.moving { world.occur() }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let world else { return }
    world.say("\(world.names.name(of: self)) layout \(text(bounds))")
  }
}

/// A window that logs its calls.
final class ProbeWindow: UIWindow {
  weak var world: World?

  override func sendEvent(_ event: UIEvent) {
    guard let world else { return super.sendEvent(event) }
    let touches = world.names.sorted(event.touches(for: self) ?? [])
    let list = touches.map { words(for: $0, world.names) }
    world.say("\(world.names.name(of: self)) sendEvent \(list)")
    for touch in touches where event.coalescedTouches(for: touch)?.count ?? 1 > 1 {
      let parts = event.coalescedTouches(for: touch) ?? []
      world.say("  coalesced \(parts.map { text($0.location(in: nil)) })")
      let next = event.predictedTouches(for: touch) ?? []
      world.say("  predicted \(next.map { text($0.location(in: nil)) })")
    }
    world.occur()
    super.sendEvent(event)
    world.occur()
  }
  override func becomeKey() { world.map { $0.say("\($0.names.name(of: self)) becomeKey") } }
  override func resignKey() { world.map { $0.say("\($0.names.name(of: self)) resignKey") } }
}

extension World {
  /// Logs a view's callback with touches.
  func show(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    var line = "\(names.name(of: view)) touches \(word(phase))"
    for touch in names.sorted(touches) {
      line += " \(names.name(of: touch)) \(text(touch.location(in: view)))"
      line += "<\(text(touch.previousLocation(in: view)))"
      line += " \(word(touch.phase)) \(touch.tapCount)"
    }
    say(line)
    occur()
  }

  /// Logs a view's callback with presses.
  func show(_ view: UIView, _ phase: String, _ presses: Set<UIPress>) {
    let list = names.sorted(presses).map { words(for: $0, names) }
    say("\(names.name(of: view)) presses \(phase) \(list)")
    occur()
  }

  /// Runs code during which deeds move no views.
  func moving(_ body: () -> Void) {
    let before = isMovingViews
    isMovingViews = true
    body()
    isMovingViews = before
  }
}
