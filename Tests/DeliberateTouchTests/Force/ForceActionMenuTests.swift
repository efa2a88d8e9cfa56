import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// A scrolling grid of two cells, whose cells can be tapped and pressed.
final class GridController: UIViewController, ForceActionPresentable, UIGestureRecognizerDelegate {
  let scrollView = UIScrollView(frame: .zero)
  var cells: [UIView] = []
  var write: (String) -> Void = { _ in }
  /// Receives the events of the press.
  var hear: (ForceTouchGestureRecognizer.Event) -> Void = { _ in }
  private(set) var press: ForceTouchGestureRecognizer?

  var forceTouchView: UIView { scrollView }
  func forceActions(for object: Int) -> [ForceAction] {
    ["A", "B"].enumerated().map { index, title in
      ForceAction(title: title) { [unowned self] in write("\(index) on \(object)") }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    view.addSubview(scrollView)
    for index in 0..<2 {
      let cell = UIView(frame: CGRect(x: 0, y: 300 * index, width: 400, height: 280))
      cells.append(cell)
      scrollView.addSubview(cell)
    }
    let tap = UITapGestureRecognizer(target: self, action: Selector(GridController.tapped(_:)))
    scrollView.addGestureRecognizer(tap)
    press = presentsForceActions { [unowned self] in hear($0) }
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    if let cell = forceObject(at: tap.location(in: scrollView)) { write("tap \(cell)") }
  }

  func forceObject(at point: CGPoint) -> Int? { cells.firstIndex { $0.frame.contains(point) } }

  func snapshot(at point: CGPoint) -> UIView? {
    guard let index = forceObject(at: point) else { return nil }
    return UIView(frame: cells[index].frame)
  }

  func forceActionsDismissed(on object: Int) { write("dismissed \(object)") }
}

@MainActor
final class GridBench {
  let bench: Bench
  let grid = GridController()

  init(maximumForce: Double? = 4) {
    bench = Bench(maximumForce: maximumForce)
    bench.view.removeFromSuperview()
    bench.window.rootViewController = grid
    bench.window.layoutIfNeeded()
    grid.write = { [bench] in bench.note($0) }
  }

  var menu: ForceActionMenu? {
    grid.view.subviews.compactMap { $0 as? ForceActionMenu }.first
  }

  /// Performs a complete press, by force or by time.
  func press(_ x: Double = 200, _ y: Double = 400, at time: Double = 0) {
    bench.play(.down(1, x, y, force: grid.press?.type == .forceTouch ? 4 : nil), at: time)
    bench.wait(until: time + 0.6)
    bench.play(.up(1), at: time + 0.7)
  }

  func tap(_ place: CGPoint, at time: Double) {
    bench.play(.down(2, Double(place.x), Double(place.y), force: 0.1), at: time)
    bench.play(.up(2), at: time + 0.1)
    bench.wait(until: time + 2)
  }
}

@MainActor
struct ForceActionMenuTests {
  @Test(
    "Deliberate gestures 1 one call adds the press: by force or by time, with the controller as its delegate"
  )
  func setUp() {
    for (force, type) in [
      (4.0 as Double?, ForceTouchGestureRecognizer.PressType.forceTouch), (nil, .longPress),
    ] {
      let it = GridBench(maximumForce: force)
      expectEqual(it.grid.press?.type, type)
      #expect(it.grid.press?.view === it.grid.scrollView)
      #expect(it.grid.press?.delegate === it.grid)
    }
  }

  @Test(
    "Deliberate gestures 1 a press opens the menu, a fixed press keeps it open, and a tap on an icon chooses it"
  )
  func choose() {
    for force in [4.0, nil] {
      for index in 0..<2 {
        let it = GridBench(maximumForce: force)
        it.press()
        expectEqual(it.menu?.isOpen, true)
        let place = it.menu?.iconCenters[index] ?? .zero
        it.tap(place, at: 2)
        expectEqual(it.bench.take(), ["\(index) on 1"])
        expectNil(it.menu)
      }
    }
  }

  @Test("Deliberate gestures 1 a tap elsewhere dismisses the menu with an animation")
  func dismiss() {
    let it = GridBench()
    it.press()
    it.bench.play(.down(2, 20, 780, force: 0.1), at: 2)
    it.bench.play(.up(2), at: 2.1)
    expectEqual(it.bench.take(), ["dismissed 1"])
    expectEqual(it.menu?.isOpen, false, "still seen")
    it.bench.wait(until: 3)
    expectNil(it.menu)
  }

  @Test(
    "Deliberate gestures 1 the background dims with the force, and the icons move out of the touch"
  )
  func follows() {
    let it = GridBench()
    it.bench.play(.down(1, 200, 400, force: 1), at: 0)
    let backdrop = it.menu?.subviews.first
    expectEqual(backdrop?.alpha.isNear(0.15), true)
    func distances() -> [Double] {
      (it.menu?.iconCenters ?? []).map {
        Point(x: 200, y: 400).distance(to: Point(x: Double($0.x), y: Double($0.y)))
      }
    }
    #expect(distances().allSatisfy { ($0 - 22.5).magnitude < 1e-9 })
    it.bench.play(.press(1, 2), at: 0.1)
    expectEqual(backdrop?.alpha.isNear(0.3), true)
    #expect(distances().allSatisfy { ($0 - 45).magnitude < 1e-9 })
    it.bench.play(.press(1, 4), at: 0.2)
    it.bench.play(.press(1, 1), at: 0.3)
    #expect(distances().allSatisfy { ($0 - 90).magnitude < 1e-9 }, "they stay put when fixed")
    expectEqual(backdrop?.alpha.isNear(0.6), true)
  }

  @Test(
    "Deliberate gestures 1 the menu opens for the pressing finger, whatever other fingers touch"
  )
  func secondFinger() throws {
    for force in [4.0, nil] {
      for (x, y) in [(200.0, 40.0), (20, 780), (390, 500)] {
        let it = GridBench(maximumForce: force)
        it.bench.play(.down(1, 200, 400, force: force.map { _ in 0.5 }), at: 0)
        it.bench.play(.down(2, x, y, force: force.map { _ in 0.1 }), at: 0.1)
        expectEqual(it.grid.press?.location(in: nil), CGPoint(x: 200, y: 400))
        it.bench.play(.press(1, force ?? 0), at: 0.2)
        it.bench.wait(until: 0.6)
        let menu = try #require(it.menu)
        expectEqual(menu.subviews.dropFirst().first?.frame, it.grid.cells[1].frame)
        let middle = menu.iconCenters.reduce(0) { $0 + $1.x } / 2
        #expect(middle.isNear(200), "\(menu.iconCenters)")
      }
    }
  }

  @Test("Deliberate gestures 1 the snapshot of the pressed cell stays at the cell's location")
  func snapshot() {
    let it = GridBench()
    it.grid.scrollView.contentOffset.y = 50
    it.press(200, 400)
    let menu = it.menu
    expectEqual(
      menu?.subviews.dropFirst().first?.frame,
      CGRect(x: 0, y: 250, width: 400, height: 280)
    )
  }

  @Test(
    "Deliberate gestures 1 a press that ends before it is fixed closes the menu; one outside all cells opens none"
  )
  func ended() {
    let it = GridBench()
    it.bench.play(.down(1, 200, 400, force: 2), at: 0)
    expectEqual(it.menu?.isOpen, true)
    it.bench.play(.up(1), at: 0.1)
    it.bench.wait(until: 1)
    expectNil(it.menu)
    expectEqual(it.bench.take(), ["dismissed 1"])
    it.press(200, 290, at: 2)
    expectNil(it.menu)
  }

  @Test("Deliberate gestures 1 scrolling, tapping a cell and pressing a cell work side by side")
  func sideBySide() {
    for force in [4.0, nil] {
      let it = GridBench(maximumForce: force)
      it.bench.play(.down(1, 200, 400, force: force.map { _ in 0.4 }), at: 0)
      it.bench.play(.up(1), at: 0.1)
      it.bench.wait(until: 1)
      expectEqual(it.bench.take(), ["tap 1"])
      it.bench.play(.down(1, 200, 400, force: force.map { _ in 0.4 }), at: 1)
      for step in 1...10 {
        it.bench.play(.move(1, 200, 400 - Double(step) * 10), at: 1 + Double(step) * 0.02)
      }
      #expect(it.grid.scrollView.contentOffset.y > 80)
      it.bench.play(.up(1), at: 1.5)
      it.bench.wait(until: 6)
      expectEqual(it.bench.take(), [])
      it.press(200, 300, at: 7)
      expectEqual(it.menu?.isOpen, true)
    }
  }

  @Test("Deliberate gestures 1 a controller that isn't a gesture delegate doesn't become one")
  func noDelegate() throws {
    let bench = Bench(maximumForce: 4)
    let photos = Photos()
    bench.window.rootViewController = photos
    bench.window.layoutIfNeeded()
    let press = try #require(
      photos.view.gestureRecognizers?.compactMap { $0 as? ForceTouchGestureRecognizer }.first
    )
    expectNil(press.delegate)
  }

  @Test(
    "Deliberate gestures 1 choosing is animated: the menu is visible for 0.25 s and allows no second choice"
  )
  func animated() throws {
    let it = GridBench()
    it.press()
    let menu = try #require(it.menu)
    let place = menu.iconCenters[0]
    it.bench.play(.down(2, Double(place.x), Double(place.y), force: 0.1), at: 2)
    it.bench.play(.up(2), at: 2.05)
    expectEqual(it.bench.take(), ["0 on 1"])
    #expect(!menu.isOpen)
    #expect(menu.superview != nil)
    menu.choose(at: menu.iconCenters[1])
    menu.dismiss()
    it.bench.play(.down(3, Double(place.x), Double(place.y), force: 0.1), at: 2.1)
    it.bench.play(.up(3), at: 2.15)
    it.bench.wait(until: 2.29)
    #expect(menu.superview != nil)
    it.bench.wait(until: 2.31)
    expectNil(menu.superview)
    expectEqual(it.bench.take(), [])
  }

  @Test("Deliberate gestures 1 an icon is chosen within its radius of 28 points, and not outside")
  func radius() {
    for (away, word) in [(27.9, "0 on 1"), (28.1, "dismissed 1")] {
      let it = GridBench()
      it.press()
      let place = it.menu?.iconCenters[0] ?? .zero
      it.tap(CGPoint(x: place.x - CGFloat(away), y: place.y), at: 2)
      expectEqual(it.bench.take(), [word])
    }
  }
}
