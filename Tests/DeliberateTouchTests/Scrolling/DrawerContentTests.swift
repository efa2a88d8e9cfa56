import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// A controller that logs what its container tells it.
final class ChildController: UIViewController {
  var log: [String] = []

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.append(parent == nil ? "left" : "moved")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("appears")
  }
}

/// A drawer of controllers: containment, safe area, handle, progress and height.
@MainActor
struct DrawerContentTests {
  private func bench(
    insets: UIEdgeInsets = .zero,
    height: CGFloat = 200
  ) -> (bench: Bench, drawer: DrawerController, main: ChildController, shelf: ChildController) {
    let bench = Bench()
    bench.view.removeFromSuperview()
    let (main, shelf) = (ChildController(), ChildController())
    let drawer = DrawerController(main: main, drawer: shelf, height: height)
    bench.window.setSafeAreaInsets(insets)
    bench.window.rootViewController = drawer
    bench.window.layoutIfNeeded()
    return (bench, drawer, main, shelf)
  }

  /// A view's rectangle in the window.
  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test(
    "Deliberate gestures 5 the drawer takes view controllers as children, with proper containment"
  )
  func containment() {
    let it = bench()
    expectEqual(it.drawer.children, [it.main, it.shelf])
    for child in [it.main, it.shelf] {
      #expect(child.parent === it.drawer)
      #expect(child.log == ["moved", "appears"] || child.log == ["appears", "moved"])
      #expect(child.view.window === it.bench.window)
    }
    #expect(it.drawer.mainView === it.main.view)
    #expect(it.drawer.drawerView === it.shelf.view)
    expectEqual(place(it.main.view), it.bench.window.bounds)
  }

  @Test("Deliberate gestures 5 views are taken as well, each in a controller of its own")
  func views() {
    let (main, shelf) = (UIView(), UIView())
    let drawer = DrawerController(main: main, drawer: shelf, height: 100)
    #expect(drawer.mainView === main && drawer.drawerView === shelf)
    drawer.loadViewIfNeeded()
    expectEqual(drawer.children.count, 2)
  }

  @Test(
    "Deliberate gestures 5 the open drawer keeps out of the safe area; closed it is above the screen"
  )
  func safeArea() {
    let it = bench(insets: UIEdgeInsets(top: 50, left: 20, bottom: 30, right: 10))
    #expect(place(it.shelf.view).maxY <= 0)
    it.drawer.setOpen(true, animated: false)
    expectEqual(place(it.shelf.view), CGRect(x: 20, y: 50, width: 370, height: 200))
    #expect(it.drawer.isOpen)
    // The layout has it already: the content scrolls no farther for it.
    expectEqual(it.drawer.scrollView.adjustedContentInset, .zero)
    #expect(!it.drawer.scrollView.showsVerticalScrollIndicator)
    #expect(!it.drawer.scrollView.scrollsToTop)
    expectEqual(it.drawer.scrollView.decelerationRate, .fast)
    // The safe area may change while it is open.
    it.bench.window.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    it.bench.window.layoutIfNeeded()
    expectEqual(place(it.shelf.view), CGRect(x: 0, y: 20, width: 400, height: 200))
  }

  @Test(
    "Deliberate gestures 5 a handle peeks out of the closed drawer, below the safe area; a tap toggles"
  )
  func handle() throws {
    let it = bench(insets: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    let handle = try #require(it.drawer.scrollView.subviews.last)
    #expect(handle.isHidden)
    it.drawer.showsHandle = true
    #expect(!handle.isHidden)
    expectEqual(place(handle), CGRect(x: 0, y: 50, width: 400, height: 22))
    it.bench.play(.down(1, 200, 60), at: 0)
    it.bench.play(.up(1), at: 0.1)
    it.bench.wait(until: 2)
    #expect(it.drawer.isOpen)
    expectEqual(place(handle).minY, 250, "below the open drawer")
    it.bench.play(.down(2, 200, 260), at: 3)
    it.bench.play(.up(2), at: 3.1)
    it.bench.wait(until: 5)
    #expect(!it.drawer.isOpen)
    // It answers in 44 points, and lets touches beside it through.
    #expect(handle.hitTest(CGPoint(x: 221.9, y: 11), with: nil) === handle)
    expectNil(handle.hitTest(CGPoint(x: 222.1, y: 11), with: nil))
    #expect(handle.hitTest(CGPoint(x: 200, y: 32.9), with: nil) === handle)
    expectNil(handle.hitTest(CGPoint(x: 200, y: 33.1), with: nil))
  }

  @Test("Deliberate gestures 5 the drawer tells its progress while it moves, from 0 to 1")
  func progress() {
    let it = bench()
    var told: [CGFloat] = []
    it.drawer.onProgress = { told.append($0) }
    it.bench.play(.down(1, 300, 300), at: 0)
    for step in 1...11 {
      it.bench.play(.move(1, 300, 300 + Double(step) * 10), at: Double(step) * 0.02)
    }
    expectEqual(told.last, 0.5, "half of 200 points, beyond a pan's 10")
    expectEqual(told, told.sorted())
    for step in 12...21 {
      it.bench.play(.move(1, 300, 300 + Double(step) * 10), at: Double(step) * 0.02)
    }
    it.bench.play(.up(1), at: 1)
    it.bench.wait(until: 4)
    expectEqual(told.last, 1)
    expectEqual(it.drawer.progress, 1)
    #expect(told.allSatisfy { (0...1).contains($0) })
    told = []
    it.drawer.setOpen(false, animated: true)
    it.bench.wait(until: 8)
    #expect(told.last == 0 && told.count > 2, "while it closes by itself as well")
  }

  @Test("Deliberate gestures 5 the height may change, and the drawer stays open or closed")
  func height() {
    for isOpen in [false, true] {
      let it = bench()
      it.drawer.setOpen(isOpen, animated: false)
      it.drawer.drawerHeight = 300
      it.bench.window.layoutIfNeeded()
      expectEqual(it.drawer.drawerHeight, 300)
      expectEqual(place(it.shelf.view).height, 300)
      expectEqual(place(it.shelf.view).minY, (isOpen ? 0 : -300))
      expectEqual(it.drawer.isOpen, isOpen)
      it.drawer.drawerHeight = .nan
      expectEqual(it.drawer.drawerHeight, 0)
    }
  }

  @Test("Deliberate gestures 5 it opens and closes by method, and tells each change once")
  func methods() {
    let it = bench()
    var told: [Bool] = []
    it.drawer.onChange = { told.append($0) }
    it.drawer.toggle(animated: false)
    it.drawer.setOpen(true, animated: false)
    it.drawer.toggle(animated: true)
    it.bench.wait(until: 3)
    expectEqual(told, [true, false])
  }

  @Test(
    "Deliberate gestures 5 when the screen turns an open drawer stays open, a closed one closed"
  )
  func turned() {
    for isOpen in [false, true] {
      let it = bench(insets: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
      it.drawer.setOpen(isOpen, animated: false)
      it.bench.window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
      it.bench.window.layoutIfNeeded()
      expectEqual(place(it.shelf.view).minY, (isOpen ? 40 : -200))
      expectEqual(place(it.shelf.view).width, 800)
      expectEqual(it.drawer.isOpen, isOpen)
    }
  }
}
