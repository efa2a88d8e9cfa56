import UIKit

/// A gesture delegate with random answers.
@MainActor
final class ProbeDelegate: UIGestureRecognizerDelegate {
  unowned let world: World
  let name: String
  /// It refuses one in so many cases.
  let strictness: Int

  init(_ world: World, _ name: String, strictness: Int) {
    self.world = world
    self.name = name
    self.strictness = strictness
  }

  private func answer(_ question: String, _ of: String, _ answer: Bool) -> Bool {
    world.say("\(name) \(question) \(of) \(answer)")
    world.occur()
    return answer
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    answer(
      "shouldBegin",
      world.names.name(of: gestureRecognizer),
      !world.luck.oneIn(strictness)
    )
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    answer("together", pair(gestureRecognizer, other), world.luck.oneIn(2))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    answer("requireFailure", pair(gestureRecognizer, other), world.luck.oneIn(25))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    answer("beRequiredToFail", pair(gestureRecognizer, other), world.luck.oneIn(25))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    answer(
      "receive \(world.names.name(of: touch))",
      world.names.name(of: gestureRecognizer),
      !world.luck.oneIn(strictness)
    )
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool {
    answer(
      "receive \(world.names.name(of: press))",
      world.names.name(of: gestureRecognizer),
      !world.luck.oneIn(strictness)
    )
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    answer(
      "receive event",
      world.names.name(of: gestureRecognizer),
      !world.luck.oneIn(strictness * 2)
    )
  }

  private func pair(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> String {
    "\(world.names.name(of: one)) \(world.names.name(of: other))"
  }
}
