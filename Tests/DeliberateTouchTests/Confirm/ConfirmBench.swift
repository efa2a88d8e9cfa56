import DeliberateTouch
import Testing
import TouchCore
import UIKit

/// A confirming button of 160 by 44 points at (100, 400), which logs its states and its event.
@MainActor
final class ConfirmBench {
  let bench: Bench
  let button: ConfirmActionButton
  /// What shows the ring, in front of all others in the window; nil if there is none.
  var overlay: UIView? {
    let last = bench.window.subviews.last
    return last is TouchedView ? nil : last
  }
  /// The ring; nil if there is none.
  var ring: UIView? { overlay?.subviews.first }
  /// The word beside the ring; nil if there is none.
  var word: UILabel? { overlay?.subviews.last as? UILabel }
  /// The ring's disc and its stroke.
  var shapes: [CAShapeLayer] { ring?.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? [] }
  /// The press's location, and the circle's centre for it.
  let finger = (x: 180.0, y: 422.0)
  let circle = (x: 180.0, y: 378.0)

  init(maximumForce: Double? = 20 / 3) {
    bench = Bench(maximumForce: maximumForce)
    button = ConfirmActionButton(title: "Delete")
    button.frame = CGRect(x: 100, y: 400, width: 160, height: 44)
    button.onChange = { [bench] in bench.note("\($0)") }
    button.addAction(UIAction { [bench] _ in bench.note("value") }, for: .valueChanged)
    bench.view.addSubview(button)
  }

  /// The steps of a complete confirmation, one a frame.
  func steps() -> [() -> Void] {
    let isTimed =
      bench.application.nextDeadline == nil
      && button.traitCollection.forceTouchCapability
        != .available
    return [
      { [self] in bench.play(.down(1, finger.x, finger.y, force: isTimed ? nil : 1), at: 0) },
      { [self] in
        if isTimed { bench.wait(until: 1) } else { bench.play(.press(1, 2), at: 1) }
      },
      { [self] in
        if isTimed { bench.wait(until: 2) } else { bench.play(.press(1, 3.5), at: 2) }
      },
      { [self] in bench.play(.move(1, circle.x, circle.y), at: 2.5) },
      { [self] in bench.play(.up(1), at: 2.6) },
    ]
  }
}
