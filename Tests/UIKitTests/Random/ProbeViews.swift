@testable import UIKit

/// A view of a random run that reports every call to client code.
final class ProbeView: UIView {
  var index = 0
  var run: RandomRun?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    run?.show(touches, .began, in: self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    run?.show(touches, .moved, in: self)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    run?.show(touches, .ended, in: self)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    run?.show(touches, .cancelled, in: self)
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    run?.improve(touches, in: self)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    run?.occur(.hitTest, index)
    return super.hitTest(point, with: event)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    let before = run?.isMovingViews ?? false
    run?.isMovingViews = true
    run?.occur(.viewMoves, index)
    run?.isMovingViews = before
  }

  override func didMoveToWindow() { run?.occur(.viewMoves, index) }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let run else { return true }
    run.occur(.viewShouldBegin, index)
    return !run.chance.happens(30, 4, index, run.number(of: gestureRecognizer))
  }
}

/// A window of a random run.
final class ProbeWindow: UIWindow {
  var index = 0
  var run: RandomRun?

  override func sendEvent(_ event: UIEvent) {
    run?.occur(.sendEvent, index)
    super.sendEvent(event)
    run?.occur(.sendEvent, index)
  }
}

/// A delegate with random answers, constant for each question.
@MainActor
final class ProbeDelegate: UIGestureRecognizerDelegate {
  let index: Int
  private let run: RandomRun

  init(_ index: Int, _ run: RandomRun) {
    self.index = index
    self.run = run
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    run.occur(.shouldBegin, run.number(of: recognizer))
    return !run.chance.happens(150, 5, index, run.number(of: recognizer))
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    run.occur(.together, run.number(of: recognizer))
    return allows(run.number(of: recognizer), run.number(of: other))
  }

  /// Whether the delegate allows simultaneous recognition of two.
  func allows(_ one: Int, _ other: Int) -> Bool { run.chance.happens(300, 6, index, one, other) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    run.occur(.requireFailure, run.number(of: recognizer))
    return run.chance.happens(60, 7, index, run.number(of: recognizer), run.number(of: other))
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    run.occur(.beRequiredToFail, run.number(of: recognizer))
    return run.chance.happens(60, 8, index, run.number(of: recognizer), run.number(of: other))
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    run.occur(.receiveTouch, run.number(of: recognizer))
    return !run.chance.happens(80, 9, index, run.number(of: recognizer), touch.serial)
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    run.occur(.receiveEvent, run.number(of: recognizer))
    return !run.chance.happens(40, 10, index, run.number(of: recognizer))
  }
}
