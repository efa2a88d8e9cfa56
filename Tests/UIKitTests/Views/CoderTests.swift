import Expectations
import Testing
import TouchCore
import UIKit

/// A view that can only come from a storyboard, as many are.
private final class CoderOnlyView: UIView {
  var isSetUp = false

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isSetUp = true
    isMultipleTouchEnabled = true
  }
}

/// A control of both ways.
private final class CommonControl: UIControl {
  var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() { count += 1 }
}

/// A recognizer that refuses archives.
private final class PickyRecognizer: UIGestureRecognizer {
  override init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override init(target: ActionTarget?, action: Selector?) {
    super.init(target: target, action: action)
  }
}

/// A controller that can only come from a storyboard.
private final class CoderOnlyController: UIViewController {
  let number: Int

  required init?(coder: NSCoder) {
    number = 7
    super.init(coder: coder)
  }
}

/// Objects from archives.
@MainActor
struct CoderTests {
  private let coder = NSCoder()

  @Test("a view that only knows init(coder:) has a zero frame and works")
  func view() throws {
    let bench = Bench()
    let view = try #require(CoderOnlyView(coder: coder))
    #expect(view.isSetUp)
    expectEqual(view.frame, .zero)
    #expect(view.layer.delegate === view)
    view.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    bench.p.addSubview(view)
    #expect(bench.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === view)
  }

  @Test("a common initializer runs once, and the control tracks")
  func control() throws {
    let bench = Bench()
    let control = try #require(CommonControl(coder: coder))
    expectEqual(control.count, 1)
    bench.listen(control)
    bench.tap(150, 150, at: 0)
    expectEqual(bench.log, ["down", "upInside"])
  }

  @Test("built-in views are as init(frame:) makes them, but for the frame")
  func builtIn() throws {
    _ = Bench()
    try expectEqual(#require(UILabel(coder: coder)).font.pointSize, 17)
    try expectEqual(#require(UILabel(coder: coder)).isUserInteractionEnabled, false)
    try expectEqual(#require(UIImageView(coder: coder)).isUserInteractionEnabled, false)
    try expectEqual(#require(UISwitch(coder: coder)).frame.size, CGSize(width: 51, height: 31))
    try expectEqual(#require(UISlider(coder: coder)).frame, .zero)
    try expectEqual(#require(UIButton(coder: coder)).buttonType, .custom)
    let scroll = try #require(UIScrollView(coder: coder))
    #expect(scroll.clipsToBounds)
    expectEqual(scroll.gestureRecognizers?.contains(scroll.panGestureRecognizer), true)
    let window = try #require(UIWindow(coder: coder))
    #expect(window.isHidden)
    #expect(UIApplication.shared.windows.contains(window))
  }

  @Test("a scroll view from an archive scrolls")
  func scrolling() throws {
    let bench = Bench()
    let scroll = try #require(UIScrollView(coder: coder))
    scroll.frame = bench.p.bounds
    scroll.contentSize = CGSize(width: 400, height: 2000)
    bench.p.addSubview(scroll)
    bench.down(1, 200, 400, at: 0)
    bench.move(1, 200, 300, at: 0.1)
    expectEqual(scroll.contentOffset.y, 90)
  }

  @Test("a controller from an archive loads its view")
  func controller() throws {
    let controller = try #require(CoderOnlyController(coder: coder))
    expectEqual(controller.number, 7)
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    expectEqual(controller.view.bounds.size, UIScreen.main.bounds.size)
  }

  @Test("recognizers from an archive recognize")
  func recognizers() throws {
    let bench = Bench()
    let tap = try #require(UITapGestureRecognizer(coder: coder))
    bench.add(tap, "tap")
    bench.tap(at: 0)
    #expect(bench.log.contains("tap!ended"))
    expectEqual(UIScreenEdgePanGestureRecognizer(coder: coder)?.edges, [])
    expectEqual(UIPanGestureRecognizer(coder: coder)?.minimumNumberOfTouches, 1)
    #expect(PickyRecognizer(target: nil, action: nil).isEnabled)
  }
}
