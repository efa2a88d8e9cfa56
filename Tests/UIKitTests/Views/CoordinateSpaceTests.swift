import Expectations
import Testing
import UIKit

/// Coordinate spaces.
@MainActor
struct CoordinateSpaceTests {
  /// A space beside the screen's: its origin is at (10, 20) there.
  private final class Own: UICoordinateSpace {
    let screen: any UICoordinateSpace
    init(_ screen: any UICoordinateSpace) { self.screen = screen }
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 5, height: 5) }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
      screen.convert(CGPoint(x: point.x + 10, y: point.y + 20), to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
      let place = screen.convert(point, from: coordinateSpace)
      return CGPoint(x: place.x - 10, y: place.y - 20)
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
  }

  @Test("views convert to each other, to the screen and to a client's space, and back")
  func conversions() {
    UIApplication.launch(screen: CGSize(width: 200, height: 300))
    let window = UIWindow(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 20))
    let other = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    window.addSubview(view)
    window.addSubview(other)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let screen = UIScreen.main.coordinateSpace
    expectEqual(screen.bounds, CGRect(x: 0, y: 0, width: 200, height: 300))
    let point = CGPoint(x: 1, y: 2)
    let onScreen = view.convert(point, to: nil as UIView?)
    expectEqual(view.convert(point, to: screen), CGPoint(x: onScreen.x + 30, y: onScreen.y + 40))
    expectEqual(view.convert(view.convert(point, to: screen), from: screen), point)
    #expect(
      screen.convert(point, to: screen) == point && screen.convert(point, from: screen) == point
    )
    expectEqual(screen.convert(CGPoint(x: 30, y: 40), to: window), .zero)
    expectEqual(screen.convert(CGPoint.zero, from: window), CGPoint(x: 30, y: 40))
    let space: any UICoordinateSpace = other
    expectEqual(view.convert(point, to: space), view.convert(point, to: other))
    expectEqual(view.convert(point, from: space), view.convert(point, from: other))
    let own = Own(screen)
    expectEqual(window.convert(CGPoint.zero, to: own), CGPoint(x: 20, y: 20))
    expectEqual(window.convert(CGPoint(x: 20, y: 20), from: own), .zero)
  }

  @Test("a rectangle becomes the smallest one that contains its corners; the null one stays null")
  func rectangles() {
    UIApplication.launch(screen: CGSize(width: 200, height: 300))
    let window = UIWindow(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    window.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    let screen = UIScreen.main.coordinateSpace
    expectEqual(view.convert(view.bounds, to: screen), CGRect(x: 20, y: 30, width: 40, height: 30))
    expectEqual(
      view.convert(CGRect(x: 20, y: 30, width: 40, height: 30), from: screen),
      view.bounds
    )
    expectEqual(
      screen.convert(view.bounds, from: view),
      CGRect(x: 20, y: 30, width: 40, height: 30)
    )
    #expect(view.convert(CGRect.null, to: screen).isNull)
  }

  @Test("without a window, the screen's coordinates are those around the root")
  func noWindow() {
    UIApplication.launch(screen: CGSize(width: 200, height: 300))
    let (root, leaf) = (UIView(), UIView(frame: CGRect(x: 7, y: 8, width: 1, height: 1)))
    root.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    root.addSubview(leaf)
    let screen = UIScreen.main.coordinateSpace
    expectEqual(leaf.convert(CGPoint.zero, to: screen), CGPoint(x: 107, y: 108))
    expectEqual(leaf.convert(CGPoint(x: 107, y: 108), from: screen), .zero)
  }
}

/// Intrinsic sizes.
@MainActor
struct IntrinsicSizeTests {
  @Test("views have none, what shows something has its own")
  func sizes() {
    UIApplication.launch(screen: CGSize(width: 200, height: 300))
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    expectEqual(UIView.noIntrinsicMetric, -1)
    expectEqual(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).intrinsicContentSize, none)
    expectEqual(UISwitch().intrinsicContentSize, CGSize(width: 51, height: 31))
    expectEqual(UISlider().intrinsicContentSize, CGSize(width: -1, height: 34))
    expectEqual(UIImageView().intrinsicContentSize, none)
    expectEqual(UIImageView(image: UIImage()).intrinsicContentSize, .zero)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.numberOfLines = 0
    label.text = "A text of several words"
    let oneLine = label.intrinsicContentSize
    #expect(oneLine.width > 100 && oneLine.height < 30)
    label.text = "A text\nof several words"
    #expect(label.intrinsicContentSize.height > oneLine.height)
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    expectEqual(button.intrinsicContentSize, button.titleLabel?.intrinsicContentSize)
    expectEqual(UIButton().intrinsicContentSize, CGSize(width: 30, height: 34))
  }

  @Test(
    "an intrinsic size that is invalidated asks the superview for layout, and the view for none"
  )
  func invalidated() {
    final class Row: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    final class Word: UIView {
      var layouts = 0
      override var intrinsicContentSize: CGSize { CGSize(width: 3, height: 4) }
      override func layoutSubviews() { layouts += 1 }
    }
    let bench = Bench()
    let (row, word) = (Row(), Word())
    bench.window.addSubview(row)
    row.addSubview(word)
    bench.wait(until: 0)
    (row.layouts, word.layouts) = (0, 0)
    word.invalidateIntrinsicContentSize()
    bench.wait(until: 1)
    #expect(row.layouts == 1 && word.layouts == 0)
  }

  @Test("awakeFromNib can be overridden, and calls nothing by itself")
  func nib() {
    final class Own: UIView {
      var calls = 0
      override func awakeFromNib() {
        super.awakeFromNib()
        calls += 1
      }
    }
    let own = Own()
    expectEqual(own.calls, 0)
    own.awakeFromNib()
    expectEqual(own.calls, 1)
  }
}
