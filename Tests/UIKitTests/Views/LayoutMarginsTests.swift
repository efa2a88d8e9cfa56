import Expectations
import Testing
import TouchCore
import UIKit

/// Layout margins.
@MainActor
struct LayoutMarginsTests {
  /// Counts how often it is told of other margins.
  private final class Told: UIView {
    var count = 0
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      count += 1
    }
  }

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
    -> UIEdgeInsets
  { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  @Test("margins are 8 points until they are set, and a change is told once")
  func own() {
    _ = Bench()
    let view = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    expectEqual(view.layoutMargins, insets(8, 8, 8, 8))
    #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
    view.layoutMargins = insets(8, 8, 8, 8)
    expectEqual(view.count, 0)
    view.layoutMargins = insets(1, 2, 3, 4)
    #expect(view.count == 1 && view.layoutMargins == insets(1, 2, 3, 4))
    view.layoutMargins = insets(1, 2, 3, 4)
    expectEqual(view.count, 1)
  }

  @Test("directional margins and those by side are the same ones, mirrored where text is")
  func directional() {
    _ = Bench()
    let view = Told()
    view.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == insets(1, 2, 3, 4) && view.count == 1)
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual(view.layoutMargins, insets(1, 4, 3, 2))
    view.layoutMargins = insets(5, 6, 7, 8)
    expectEqual(view.directionalLayoutMargins, .init(top: 5, leading: 8, bottom: 7, trailing: 6))
    view.semanticContentAttribute = .forceLeftToRight
    expectEqual(view.layoutMargins, insets(5, 6, 7, 8))
  }

  @Test("the safe area's insets are added, unless the view doesn't want it, and a change is told")
  func safeArea() {
    let bench = Bench()
    let view = Told(frame: bench.v.bounds)
    let within = Told(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    bench.v.addSubview(view)
    bench.v.addSubview(within)
    bench.window.setSafeAreaInsets(insets(44, 0, 34, 0))
    #expect(view.layoutMargins == insets(52, 8, 42, 8) && view.count == 1)
    #expect(within.layoutMargins == insets(8, 8, 8, 8) && within.count == 0)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == insets(8, 8, 8, 8) && view.count == 2)
    bench.window.setSafeAreaInsets(.zero)
    expectEqual(view.count, 2)
  }

  @Test("a view that preserves its superview's margins has room for them where its edges are near")
  func preserving() {
    let bench = Bench()
    let outer = Told(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    let inner = Told(frame: CGRect(x: 5, y: 0, width: 100, height: 190))
    let plain = Told(frame: inner.frame)
    bench.v.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(plain)
    outer.layoutMargins = insets(20, 30, 40, 50)
    #expect(inner.layoutMargins == insets(8, 8, 8, 8) && inner.count == 0)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == insets(20, 25, 30, 8) && inner.count == 1)
    outer.layoutMargins.top = 60
    #expect(inner.layoutMargins.top == 60 && inner.count == 2 && plain.count == 0)
    outer.layoutMargins.right = 60
    expectEqual(inner.count, 2)
    // A change of its frame is told with the next layout.
    inner.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    bench.application.advance(to: bench.application.now)
    #expect(inner.layoutMargins == insets(60, 30, 40, 60) && inner.count == 3)
    bench.v.addSubview(inner)
    #expect(inner.layoutMargins == insets(8, 8, 8, 8) && inner.count == 4)
  }

  @Test("a controller's root view has the system's margins at its sides, at least, and none above")
  func controllers() {
    final class Watcher: UIViewController {
      var count = 0
      override func viewLayoutMarginsDidChange() { count += 1 }
    }
    let bench = Bench()
    let controller = Watcher()
    bench.window.rootViewController = controller
    guard let view = controller.view else { return }
    expectEqual(view.layoutMargins, insets(0, 16, 0, 16))
    view.layoutMargins = insets(3, 4, 5, 20)
    #expect(view.layoutMargins == insets(3, 16, 5, 20) && controller.count == 1)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(view.layoutMargins == insets(3, 4, 5, 20) && controller.count == 2)
    bench.application.systemProfile = .pad
    expectEqual(controller.systemMinimumLayoutMargins.leading, 20)
    controller.viewRespectsSystemMinimumLayoutMargins = true
    expectEqual(view.layoutMargins, insets(3, 20, 5, 20))
  }

  @Test("a change of the margins lays the view out")
  func layout() {
    final class Row: UIView {
      let part = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        part.frame = bounds.inset(by: layoutMargins)
      }
    }
    let bench = Bench()
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    row.addSubview(row.part)
    bench.v.addSubview(row)
    bench.application.advance(to: bench.application.now)
    expectEqual(row.part.frame, CGRect(x: 8, y: 8, width: 84, height: 34))
    row.layoutMargins = insets(0, 10, 20, 30)
    bench.application.advance(to: bench.application.now)
    expectEqual(row.part.frame, CGRect(x: 10, y: 0, width: 60, height: 30))
  }
}
