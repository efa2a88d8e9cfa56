import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// A drawer of 200 points over a view, with one button in each.
@MainActor
final class DrawerBench {
  let bench: Bench
  let main = UIView(frame: .zero)
  let drawer = UIView(frame: .zero)
  let controller: DrawerController

  init() {
    bench = Bench()
    controller = DrawerController(main: main, drawer: drawer, height: 200)
    bench.view.removeFromSuperview()
    bench.window.rootViewController = controller
    bench.window.layoutIfNeeded()
    controller.onChange = { [bench] in bench.note($0 ? "opened" : "closed") }
    for (name, parent) in [("main", main), ("drawer", drawer)] {
      let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
      button.addAction(UIAction { [bench] _ in bench.note(name) }, for: .touchUpInside)
      parent.addSubview(button)
    }
  }

  /// A vertical drag of one finger, slow at the end.
  func drag(by travel: Double, from y: Double = 300, at start: Double = 0) {
    bench.play(.down(1, 300, y), at: start)
    for step in 1...20 {
      bench.play(.move(1, 300, y + travel * Double(step) / 20), at: start + Double(step) * 0.02)
    }
    bench.play(.up(1), at: start + 0.6)
    bench.wait(until: start + 5)
  }

  func tap(_ x: Double, _ y: Double, at time: Double) {
    bench.play(.down(1, x, y), at: time)
    bench.play(.up(1), at: time + 0.1)
  }
}

@MainActor
struct DrawerTests {
  @Test("Deliberate gestures 5 a drawer that is toggled while it opens or closes turns back")
  func toggledUnderWay() {
    let it = DrawerBench()
    it.controller.toggle(animated: true)
    it.bench.wait(until: 0.1)
    it.controller.toggle(animated: true)
    it.bench.wait(until: 5)
    #expect(!it.controller.isOpen && it.controller.progress == 0)

    it.controller.toggle(animated: true)
    it.bench.wait(until: 10)
    #expect(it.controller.isOpen)
    it.controller.toggle(animated: true)
    it.bench.wait(until: 10.1)
    it.controller.toggle(animated: true)
    it.bench.wait(until: 15)
    #expect(it.controller.isOpen && it.controller.progress == 1)
    it.controller.toggle(animated: true)
    it.bench.wait(until: 20)
    #expect(!it.controller.isOpen)
  }

  @Test(
    "Deliberate gestures 5 an overlay's hit test returns its content, or nil, but not itself"
  )
  func overlay() {
    let overlay = OverlayScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    overlay.contentSize = CGSize(width: 100, height: 300)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    overlay.addSubview(content)
    #expect(overlay.hitTest(CGPoint(x: 50, y: 49), with: nil) === content)
    expectNil(overlay.hitTest(CGPoint(x: 50, y: 51), with: nil))
    expectNil(overlay.hitTest(CGPoint(x: 50, y: 101), with: nil))
    content.isUserInteractionEnabled = false
    expectNil(overlay.hitTest(CGPoint(x: 50, y: 49), with: nil))
  }

  @Test(
    "Deliberate gestures 5 the drawer is hidden by the content offset, and views behind receive touches"
  )
  func closed() {
    let it = DrawerBench()
    expectEqual(it.drawer.convert(it.drawer.bounds, to: nil).maxY, 0)
    #expect(!it.controller.isOpen)
    it.tap(50, 50, at: 0)
    expectEqual(it.bench.take(), ["main"])
  }

  @Test("Deliberate gestures 5 a downward drag anywhere opens it, an upward drag closes it")
  func dragged() {
    for y in [20.0, 300, 500] {
      let it = DrawerBench()
      it.drag(by: 190, from: y)
      expectEqual(it.bench.take(), ["opened"], "\(y)")
      #expect(it.controller.isOpen)
      expectEqual(it.drawer.convert(it.drawer.bounds, to: nil).minY, 0)
      it.tap(50, 50, at: 10)
      expectEqual(it.bench.take(), ["drawer"])
      it.tap(50, 320, at: 11)
      expectEqual(it.bench.take(), [], "the main view's button is under the drawer")
      it.drag(by: -190, from: 600, at: 20)
      expectEqual(it.bench.take(), ["closed"])
      #expect(!it.controller.isOpen)
      it.tap(50, 50, at: 30)
      expectEqual(it.bench.take(), ["main"])
    }
  }

  @Test(
    "Deliberate gestures 5 a released drawer goes to the nearer end: open if more than half open"
  )
  func half() {
    let less = DrawerBench()
    less.drag(by: 105)
    expectEqual(less.bench.take(), [])
    expectEqual(less.drawer.convert(less.drawer.bounds, to: nil).maxY, 0)
    let more = DrawerBench()
    more.drag(by: 130)
    expectEqual(more.bench.take(), ["opened"])
    expectEqual(more.drawer.convert(more.drawer.bounds, to: nil).minY, 0)
  }

  @Test("Deliberate gestures 5 it opens and closes without a finger, at once or animated")
  func byItself() {
    let it = DrawerBench()
    it.controller.setOpen(true, animated: false)
    expectEqual(it.bench.take(), ["opened"])
    it.controller.setOpen(false, animated: true)
    expectEqual(it.bench.take(), [])
    it.bench.wait(until: 2)
    expectEqual(it.bench.take(), ["closed"])
  }

  @Test(
    "Deliberate gestures 5 a sideways drag opens nothing, and a cancelled one comes to rest at an end"
  )
  func sideways() {
    let it = DrawerBench()
    it.bench.play(.down(1, 100, 300), at: 0)
    it.bench.play(.move(1, 250, 300), at: 0.1)
    it.bench.play(.move(1, 250, 500), at: 0.2)
    it.bench.play(.up(1), at: 0.3)
    it.bench.wait(until: 3)
    expectEqual(it.bench.take(), [])
    it.bench.play(.down(1, 100, 300), at: 5)
    it.bench.play(.move(1, 100, 350), at: 5.1)
    it.bench.interrupt(at: 5.2)
    it.bench.wait(until: 9)
    expectEqual(it.bench.take(), [])
    expectEqual(it.controller.scrollView.contentOffset.y, 200)
  }

  @Test(
    "Deliberate gestures 5 a downward drag that begins on a button opens the drawer, and the button sends nothing"
  )
  func draggedOnButton() {
    let it = DrawerBench()
    let button = UIButton(frame: CGRect(x: 0, y: 250, width: 400, height: 100))
    button.addAction(UIAction { [it] _ in it.bench.note("pressed") }, for: .touchUpInside)
    it.main.addSubview(button)
    it.tap(300, 300, at: 0)
    expectEqual(it.bench.take(), ["pressed"])
    it.drag(by: 190, at: 1)
    expectEqual(it.bench.take(), ["opened"])
  }

  @Test(
    "Deliberate gestures 5 a control that tracks a moving finger keeps it: a press in the drawer's view confirms"
  )
  func control() {
    let it = DrawerBench()
    let button = ConfirmActionButton(frame: CGRect(x: 0, y: 400, width: 400, height: 44))
    button.addAction(UIAction { [it] _ in it.bench.note("confirmed") }, for: .valueChanged)
    it.main.addSubview(button)
    it.bench.play(.down(1, 200, 422), at: 0)
    it.bench.wait(until: 2.1)
    for step in 1...11 {
      it.bench.play(.move(1, 200, 422 - Double(step) * 4), at: 2.1 + Double(step) * 0.02)
    }
    it.bench.play(.up(1), at: 3)
    it.bench.wait(until: 6)
    expectEqual(it.bench.take(), ["confirmed"])
  }

  @Test(
    "Deliberate gestures 5 a drawer of height 0 neither opens nor moves",
    arguments: [0, -50, Double.nan, .infinity]
  )
  func noHeight(_ height: Double) {
    let bench = Bench()
    let controller = DrawerController(main: UIView(), drawer: UIView(), height: CGFloat(height))
    expectEqual(controller.drawerHeight, 0)
    controller.onChange = { bench.note("\($0)") }
    bench.window.rootViewController = controller
    bench.window.layoutIfNeeded()
    controller.setOpen(true, animated: false)
    bench.wait(until: 5)
    expectEqual(bench.take(), [])
    expectEqual(controller.scrollView.contentOffset, .zero)
  }
}
