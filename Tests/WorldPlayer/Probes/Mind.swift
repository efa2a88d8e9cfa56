import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A recognizer's behaviour in a world, beside or in place of its class's.
@MainActor
final class Mind {
  /// What a subclass may do differently.
  enum Liberty: CaseIterable {
    case none
    /// Omits some calls of `super`.
    case skipsSuper
    /// Ignores some touches.
    case ignoresTouches
    /// Sometimes sets its own state.
    case setsState
    /// Answers questions about others itself.
    case ownAnswers
    /// Disables and enables itself in its reset.
    case blinksInReset
    /// Fails when a touch drifts, with a reason.
    case explains
  }

  unowned let world: World
  let liberty: Liberty
  /// Whether the class has no machine, so that the states are set here.
  let isCustom: Bool
  private var start = CGPoint.zero

  init(_ world: World, _ liberty: Liberty, isCustom: Bool) {
    self.world = world
    self.liberty = liberty
    self.isCustom = isCustom
  }

  /// Logs a callback with touches; returns whether `super` is called.
  func takes(
    _ recognizer: UIGestureRecognizer,
    _ phase: UITouch.Phase,
    _ touches: Set<UITouch>,
    _ event: UIEvent
  ) -> Bool {
    let sorted = world.names.sorted(touches)
    var line = "\(world.names.name(of: recognizer)) touches \(word(phase))"
    for touch in sorted {
      line += " \(world.names.name(of: touch)) \(text(touch.location(in: recognizer.view)))"
    }
    world.say(line)
    world.occur(recognizer)
    guard !world.isCalm else { return true }
    if isCustom { choose(recognizer, phase, sorted, event) }
    return takeLiberty(recognizer, phase, sorted, event)
  }

  private func takeLiberty(
    _ recognizer: UIGestureRecognizer,
    _ phase: UITouch.Phase,
    _ touches: [UITouch],
    _ event: UIEvent
  ) -> Bool {
    switch liberty {
    case .none, .ownAnswers, .blinksInReset: break
    case .skipsSuper: return !world.luck.oneIn(5)
    case .ignoresTouches:
      if world.luck.oneIn(5), let touch = touches.last { recognizer.ignore(touch, for: event) }
    case .setsState:
      if world.luck.oneIn(6) {
        recognizer.explainWhim()
        recognizer.state = world.luck.pick([.began, .changed, .ended, .failed, .cancelled])
      }
    case .explains: explain(recognizer, phase, touches)
    }
    return true
  }

  private func explain(
    _ recognizer: UIGestureRecognizer,
    _ phase: UITouch.Phase,
    _ touches: [UITouch]
  ) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: nil)
    if phase == .began { start = place }
    let drift = Double(abs(place.x - start.x))
    guard phase == .moved, drift > 30, recognizer.state == .possible else { return }
    recognizer.explainDrift(drift, limit: 30)
    recognizer.state = .failed
  }

  /// The states of a recognizer without a machine: mostly a drag that begins with its second move.
  private func choose(
    _ recognizer: UIGestureRecognizer,
    _ phase: UITouch.Phase,
    _ touches: [UITouch],
    _ event: UIEvent
  ) {
    let luck = world.luck.below(20)
    if phase == .ended || phase == .cancelled {
      guard luck != 0, (event.touches(for: recognizer) ?? []).allSatisfy({ $0.isOver }) else {
        return
      }
      recognizer.state = phase == .cancelled ? .cancelled : luck < 14 ? .ended : .failed
      return
    }
    switch luck {
    case 0..<3: recognizer.state = .began
    case 3..<9: if recognizer.state != .possible { recognizer.state = .changed }
    case 9: recognizer.state = .ended
    case 10: recognizer.state = .failed
    case 11: recognizer.state = .cancelled
    case 12:
      recognizer.state = .began
      recognizer.state = .failed
    default: break
    }
  }

  /// Logs a reset.
  func wasReset(_ recognizer: UIGestureRecognizer) {
    world.say("\(world.names.name(of: recognizer)) reset \(word(recognizer.state))")
    guard !world.isCalm else { return }
    if liberty == .blinksInReset, world.luck.oneIn(2) { recognizer.isEnabled.toggle() }
    world.occur(recognizer)
  }

  /// Logs a recognizer's presses.
  func takes(_ recognizer: UIGestureRecognizer, _ phase: String, _ presses: Set<UIPress>) {
    let list = world.names.sorted(presses).map { words(for: $0, world.names) }
    world.say("\(world.names.name(of: recognizer)) presses \(phase) \(list)")
  }

  /// The answer to a question about another recognizer; nil for the class's.
  func answer(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer, _ one: Int) -> Bool?
  {
    guard liberty == .ownAnswers, !world.isCalm else { return nil }
    world.occur(recognizer)
    return world.luck.oneIn(one)
  }
}

extension UITouch {
  /// Whether the touch was lifted or cancelled.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
