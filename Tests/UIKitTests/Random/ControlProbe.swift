import UIKit

/// The kinds of controls in the views of random runs.
enum ControlKind: CaseIterable {
  case plain
  case button
  case slider
  case `switch`

  @MainActor
  func make() -> UIControl {
    switch self {
    case .plain: UIControl()
    case .button: UIButton()
    case .slider: UISlider()
    case .switch: UISwitch()
    }
  }
}

/// A control of a random run, and its state as seen from outside (section 7 of the rules).
@MainActor
final class ControlProbe {
  let control: UIControl
  private let index: Int
  /// Never dangles: the run owns the probe, and actions reach it only through the probe.
  private unowned let run: RandomRun
  /// Whether a beginning was sent, and no end yet.
  private var isDown = false
  /// Whether beginnings are sent: switches keep theirs to themselves (rule 7.7).
  private var tellsBeginnings: Bool { !(control is UISwitch) }

  init(_ kind: ControlKind, _ index: Int, _ run: RandomRun) {
    control = kind.make()
    self.index = index
    self.run = run
    listen(.touchDown) { $0.began() }
    listen(.touchUpInside) { $0.ended() }
    listen(.touchUpOutside) { $0.ended() }
    listen(.touchCancel) { $0.ended() }
    listen([.touchDragInside, .touchDragOutside]) { $0.moved() }
    listen(.valueChanged) { _ in }
  }

  private func listen(_ events: UIControl.Event, _ hear: @escaping (ControlProbe) -> Void) {
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      hear(self)
      run.occur(.controlEvent, index)
    }
    control.addAction(action, for: events)
  }

  private func began() {
    if isDown { run.report("7.1 a control sent two beginnings in a row", index) }
    if !control.isEnabled { run.report("7.6 a disabled control tracked a touch", index) }
    isDown = true
  }

  private func moved() {
    if tellsBeginnings, !isDown {
      run.report("7.3 a control sent a drag without a beginning", index)
    }
  }

  private func ended() {
    if tellsBeginnings, !isDown {
      run.report("7.4 a control sent an end without a beginning", index)
    }
    isDown = false
  }

  /// The invariants whenever the engine is at rest.
  func checkAtRest() {
    if tellsBeginnings, control.isTracking != isDown {
      run.report("7.1 a control and its events differ", index)
    }
    if !control.isTracking, control.isHighlighted || control.isTouchInside {
      run.report("7.2 a control is highlighted that tracks nothing", index)
    }
  }

  /// The invariants when the last finger and the tree are gone.
  func checkAtEnd() {
    if isDown { run.report("7.5 a control never sent an end", index) }
  }
}
