import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// When a subclass sets its state, as iOS developers write it.
enum SettingMoment: CaseIterable, Sendable { case beforeSuper, afterSuper, withoutSuper }

private final class ImmediatePan: UIPanGestureRecognizer {
  var moment = SettingMoment.afterSuper
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if moment != .afterSuper { state = .began }
    if moment != .withoutSuper { super.touchesBegan(touches, with: event) }
    if moment == .afterSuper { state = .began }
  }
}

private final class TouchDownPress: UILongPressGestureRecognizer {
  var moment = SettingMoment.afterSuper
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if moment != .afterSuper { state = .began }
    if moment != .withoutSuper { super.touchesBegan(touches, with: event) }
    if moment == .afterSuper { state = .began }
  }
}

private final class ImmediatePinch: UIPinchGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches == 2 { state = .began }
  }
}

private final class ImmediateRotation: UIRotationGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

private final class ImmediateEdgePan: UIScreenEdgePanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

/// A tap that begins as its finger lands.
final class HeldTap: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

/// A swipe that begins as its finger lands.
final class HeldSwipe: UISwipeGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

/// A pan that begins along one axis only.
private final class HorizontalPan: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let velocity = velocity(in: view)
    if abs(velocity.y) > abs(velocity.x) { state = .cancelled }
  }
}

/// The values that actions saw.
private final class NotedValues { var list: [CGFloat] = [] }

/// Rule 4.3: gestures that a subclass begins itself.
@MainActor
final class OwnBeginningTests {
  lazy var bench = Bench()

  /// Notes a value with each action of a recognizer.
  private func values<Recognizer: UIGestureRecognizer>(
    of recognizer: Recognizer,
    _ name: String,
    _ value: @escaping (Recognizer) -> CGFloat
  ) -> () -> [CGFloat] {
    let box = NotedValues()
    for state in ["began", "changed", "ended", "cancelled"] {
      bench.reactions["\(name)!\(state)"] = { [unowned recognizer] in
        box.list.append((value(recognizer) * 1000).rounded() / 1000)
      }
    }
    return { box.list }
  }

  @Test(
    "4.3 an immediate pan changes with each move, has no slop and ends with its finger",
    arguments: SettingMoment.allCases
  )
  func immediatePan(moment: SettingMoment) {
    let pan = bench.add(ImmediatePan(), "pan")
    pan.moment = moment
    let xs = values(of: pan, "pan") { $0.translation(in: nil).x }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 103, 100, at: 0.01)
    bench.move(1, 108, 100, at: 0.02)
    bench.up(1, at: 0.03)
    expectEqual(bench.take(), ["pan!began", "pan!changed", "pan!changed", "pan!ended"])
    expectEqual(xs(), [0, 3, 8, 8])
    #expect(pan.velocity(in: nil) == .zero && pan.state == .possible)
    // And again.
    bench.tap(100, 100, at: 1)
    expectEqual(bench.take(), ["pan!began", "pan!ended"])
  }

  @Test("6.5 a pan that begins by itself still waits for 10 points, which it takes off")
  func ordinaryPan() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    let xs = values(of: pan, "pan") { $0.translation(in: nil).x }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 109, 100, at: 0.01)
    expectEqual(bench.take(), ["V b", "V m"])
    bench.move(1, 113, 100, at: 0.02)
    bench.up(1, at: 0.03)
    expectEqual(bench.take(), ["pan!began", "V c", "pan!ended"])
    expectEqual(xs(), [3, 3])
  }

  @Test("4.3 an immediate pan goes on with its second finger, and ends with the last")
  func lastFinger() {
    let pan = bench.add(ImmediatePan(), "pan")
    let xs = values(of: pan, "pan") { $0.translation(in: nil).x }
    bench.down(1, 100, 100, at: 0)
    bench.down(2, 200, 100, at: 0.1)
    bench.move(1, 104, 100, at: 0.2)
    bench.up(1, at: 0.3)
    bench.move(2, 206, 100, at: 0.4)
    bench.up(2, at: 0.5)
    // Setting began while under way is a change (rule 4.3).
    expectEqual(
      bench.take(),
      ["pan!began", "pan!changed", "pan!changed", "pan!changed", "pan!ended"]
    )
    expectEqual(xs(), [0, 0, 2, 8, 8])
  }

  @Test("4.3 an immediate pan that the system interrupts is cancelled, and a refused one fails")
  func interrupted() {
    let pan = bench.add(ImmediatePan(), "pan")
    bench.down(1, 100, 100, at: 0)
    bench.interrupt(at: 0.1)
    expectEqual(bench.take(), ["pan!began", "pan!cancelled"])
    let questions = Questions()
    questions.begins = { _ in false }
    pan.delegate = questions
    bench.down(1, 100, 100, at: 1)
    bench.move(1, 150, 100, at: 1.1)
    bench.up(1, at: 1.2)
    expectEqual(bench.take(), ["V b", "V m", "V e"])
  }

  @Test("4.3 a pan begun between two events counts from where its finger is")
  func betweenEvents() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    let xs = values(of: pan, "pan") { $0.translation(in: nil).x }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 106, 100, at: 0.01)
    pan.state = .began
    bench.wait(until: 0.015)
    bench.move(1, 107, 100, at: 0.02)
    bench.up(1, at: 0.03)
    expectEqual(bench.take(), ["V b", "V m", "pan!began", "V c", "pan!changed", "pan!ended"])
    expectEqual(xs(), [0, 1, 1])
  }

  @Test(
    "4.3 a press at touch-down changes with each move and ends with its lift",
    arguments: SettingMoment.allCases
  )
  func touchDownPress(moment: SettingMoment) {
    let press = bench.add(TouchDownPress(), "press")
    press.moment = moment
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 150, 100, at: 0.1)
    bench.wait(until: 1)
    bench.up(1, at: 1.1)
    expectEqual(bench.take(), ["press!began", "press!changed", "press!ended"])
  }

  @Test("4.3 a press that needs a tap and two fingers begins with the first, where it is told so")
  func pressWithTap() {
    let press = bench.add(TouchDownPress(), "press")
    press.numberOfTapsRequired = 1
    press.numberOfTouchesRequired = 2
    bench.frame([(1, .began, 100, 100), (2, .began, 200, 100)], at: 0)
    bench.up(1, at: 0.1)
    bench.move(2, 210, 100, at: 0.2)
    bench.up(2, at: 0.3)
    expectEqual(bench.take(), ["press!began", "press!changed", "press!ended"])
  }

  @Test("4.3 an immediate pinch has no slop: 105 points of 100 are a scale of 1.05")
  func immediatePinch() {
    let pinch = bench.add(ImmediatePinch(), "pinch")
    let scales = values(of: pinch, "pinch") { $0.scale }
    bench.down(1, 100, 100, at: 0)
    bench.down(2, 200, 100, at: 0.01)
    bench.move(2, 205, 100, at: 0.02)
    bench.up(1, at: 0.03)
    bench.move(2, 230, 100, at: 0.04)
    bench.up(2, at: 0.05)
    expectEqual(
      bench.take(),
      [
        "V b", "pinch!began", "V c", "pinch!changed", "pinch!changed", "pinch!ended",
      ]
    )
    expectEqual(scales(), [1, 1.05, 1.05, 1.05])
  }

  @Test("4.3 a rotation begun with one finger is 0 until the second turns about the first")
  func immediateRotation() {
    let rotation = bench.add(ImmediateRotation(), "rotation")
    let turns = values(of: rotation, "rotation") { $0.rotation }
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 101, 100, at: 0.01)
    bench.down(2, 201, 100, at: 0.02)
    bench.move(2, 201, 105, at: 0.03)
    bench.up(2, at: 0.04)
    bench.up(1, at: 0.05)
    expectEqual(turns(), [0, 0, 0, 0.05, 0.05])
    expectEqual(bench.take().last, "rotation!ended")
  }

  @Test("4.3 · 6.14 an immediate edge pan begins in its strip, and fails outside")
  func immediateEdgePan() {
    let pan = bench.add(ImmediateEdgePan(), "edge")
    pan.edges = .left
    bench.down(1, 5, 100, at: 0)
    bench.move(1, 6, 100, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), ["edge!began", "edge!changed", "edge!ended"])
    bench.tap(50, 100, at: 1)
    expectEqual(bench.take(), ["V b", "V e"])
  }

  @Test("4.3 a tap and a swipe that begin follow their finger, however far and long")
  func discrete() {
    for recognizer in [HeldTap(), HeldSwipe()] as [UIGestureRecognizer] {
      bench.add(recognizer, "own")
      bench.down(1, 100, 100, at: 0)
      bench.move(1, 200, 90, at: 0.1)
      bench.wait(until: 2)
      bench.down(2, 300, 300, at: 2.1)
      bench.move(2, 310, 300, at: 2.2)
      bench.up(1, at: 2.3)
      bench.up(2, at: 2.4)
      let actions = bench.take().filter { $0.contains("!") }
      #expect(actions.first == "own!began" && actions.last == "own!ended")
      #expect(actions.filter { $0 == "own!changed" }.count >= 2)
      expectEqual(actions.filter { $0 == "own!ended" || $0 == "own!cancelled" }.count, 1)
      bench.v.removeGestureRecognizer(recognizer)
      bench.wait(until: 3)
      _ = bench.take()
    }
  }

  @Test("4.31 · 4.32 a pan locked to an axis withdraws a beginning along the other")
  func directionLock() {
    bench.add(HorizontalPan(), "pan")
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 102, 130, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(bench.take(), ["V b", "V m", "V e"])
    bench.down(1, 100, 100, at: 1)
    bench.move(1, 130, 102, at: 1.1)
    bench.up(1, at: 1.2)
    expectEqual(bench.take(), ["V b", "pan!began", "V c", "pan!ended"])
  }
}
