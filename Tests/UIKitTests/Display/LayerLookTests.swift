import Expectations
import Testing
import TouchCore

@testable import UIKit

/// Masks, corners and labels that shrink.
@MainActor
final class LayerLookTests {
  private var application: UIApplication { .shared }
  private lazy var window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private lazy var view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))

  /// Shows the view on a screen of its own, first thing in a test.
  private func show() {
    UIApplication.launch(screen: CGSize(width: 200, height: 300))
    view.backgroundColor = .red
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  private var groups: [PaintGroup] {
    application.displayList().commands.compactMap {
      if case .begin(let group) = $0 { group } else { nil }
    }
  }
  private var fills: [Path] {
    application.displayList().commands.compactMap {
      if case .fill(let path, _, _) = $0 { path } else { nil }
    }
  }

  @Test("a mask's path cuts the view off, with its rule, where the view is")
  func shape() {
    show()
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    mask.fillRule = .evenOdd
    mask.frame = CGRect(x: 5, y: 6, width: 0, height: 0)
    view.layer.mask = mask
    #expect(view.layer.mask === mask)
    expectEqual(groups.map(\.clip), [Path(Rect(x: 25, y: 36, width: 10, height: 10))])
    expectEqual(groups.map(\.clipRule), [.evenOdd])
    view.layer.mask = nil
    expectEqual(groups, [])
  }

  @Test("a view as a mask lets through where its background is; without one nothing is seen")
  func background() {
    show()
    var mask: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    mask?.backgroundColor = .black
    view.mask = mask
    #expect(view.mask === mask)
    mask = nil
    expectEqual(groups.map(\.clip), [Path(Rect(x: 20, y: 30, width: 30, height: 20))])
    view.mask?.backgroundColor = nil
    expectEqual(fills, [])
    view.mask = nil
    expectEqual(fills.count, 1)
  }

  @Test("a layer with one side isn't drawn where it, or what it is in, shows its back")
  func sides() {
    show()
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    front.backgroundColor = .blue
    view.backgroundColor = nil
    view.addSubview(front)
    let halfTurn = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(front.layer.isDoubleSided)
    front.layer.transform = halfTurn
    expectEqual(fills.count, 1)
    front.layer.isDoubleSided = false
    expectEqual(fills.count, 0)
    view.layer.transform = halfTurn
    expectEqual(fills.count, 1)
    front.layer.transform = CATransform3DIdentity
    expectEqual(fills.count, 0)
    view.layer.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    expectEqual(fills.count, 1)
    // A sibling that shows its back says nothing of the next one.
    let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    beside.backgroundColor = .green
    beside.layer.isDoubleSided = false
    view.addSubview(beside)
    front.layer.transform = halfTurn
    expectEqual(fills.count, 1)
  }

  @Test(
    "a card that turns shows its front for the first half of the turn, and its back for the other"
  )
  func card() {
    show()
    let sides = [UIView(frame: view.bounds), UIView(frame: view.bounds)]
    sides[0].backgroundColor = .blue
    sides[1].backgroundColor = .green
    sides[1].layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    view.backgroundColor = nil
    for side in sides {
      side.layer.isDoubleSided = false
      view.addSubview(side)
    }
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    turn.fromValue = 0
    turn.toValue = Double.pi
    turn.duration = 1
    view.layer.add(turn, forKey: nil)
    var shown: [PaintColor] {
      application.displayList().commands.compactMap {
        if case .fill(_, let color, _) = $0 { color } else { nil }
      }
    }
    application.advance(to: .zero)
    application.advance(to: .seconds(0.4))
    expectEqual(shown, [PaintColor(UIColor.blue.cgColor)])
    application.advance(to: .seconds(0.6))
    expectEqual(shown, [PaintColor(UIColor.green.cgColor)])
  }

  @Test("touches don't care for a mask")
  func touches() {
    show()
    view.mask = UIView()
    #expect(window.hitTest(CGPoint(x: 30, y: 40), with: nil) === view)
  }

  @Test(
    "continuous corners set in at 1.528665 radii, and at the edge's middle where there is no room"
  )
  func continuous() {
    show()
    view.layer.cornerRadius = 10
    expectEqual(fills, [Path(Rect(x: 20, y: 30, width: 100, height: 50), cornerRadius: 10)])
    view.layer.cornerCurve = .continuous
    expectEqual(view.layer.cornerCurve, .continuous)
    expectEqual(CALayer.cornerCurveExpansionFactor(.continuous), 1.528665)
    expectEqual(CALayer.cornerCurveExpansionFactor(.circular), 1)
    let path = fills[0]
    expectEqual(path.controlBounds, Rect(x: 20, y: 30, width: 100, height: 50))
    // The corner's own point is outside of both; where the circle ends, the edge is cut already.
    #expect(path.contains(Point(x: 20.01, y: 30 + 15.29)))
    #expect(!path.contains(Point(x: 20.01, y: 30 + 12)))
    #expect(
      Path(Rect(x: 20, y: 30, width: 100, height: 50), cornerRadius: 10).contains(
        Point(x: 20.01, y: 42)
      )
    )
    view.layer.cornerRadius = 25
    expectEqual(fills[0].controlBounds, Rect(x: 20, y: 30, width: 100, height: 50))
    view.layer.maskedCorners = [.layerMaxXMaxYCorner]
    #expect(fills[0].contains(Point(x: 20.01, y: 30.01)))
    #expect(!fills[0].contains(Point(x: 119.9, y: 79.9)))
  }

  @Test("hints are kept; a view is opaque unless it says otherwise, a layer isn't")
  func hints() {
    show()
    #expect(view.isOpaque)
    #expect(view.layer.isOpaque)
    view.isOpaque = false
    #expect(!view.layer.isOpaque)
    let layer = CALayer()
    #expect(!layer.isOpaque)
    expectEqual(layer.rasterizationScale, 1)
    layer.shouldRasterize = true
    expectEqual(layer.rasterizationScale, 1)
    layer.rasterizationScale = 2
    #expect(layer.shouldRasterize && !layer.isOpaque && layer.rasterizationScale == 2)
    let path = UIBezierPath(rect: view.bounds).cgPath
    layer.shadowPath = path
    expectEqual(layer.shadowPath, path)
  }

  @Test(
    "a label's only line shrinks as far as it needs and may",
    arguments: [(120.0, 17.0), (30, 12), (5, 8.5), (0, 17)]
  )
  func shrinking(width: Double, size: Double) {
    show()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 40))
    label.text = "wide text"
    let needed = label.sizeThatFits(.zero).width
    label.adjustsFontSizeToFitWidth = true
    if size == 12 {
      label.frame.size.width = TextMeasure(font: .systemFont(ofSize: 12)).width(of: "wide text")
    }
    window.addSubview(label)
    let sizes = application.displayList().commands.compactMap { command -> Double? in
      if case .text(let text) = command { text.size } else { nil }
    }
    #expect(needed > 40)
    expectEqual(sizes.count, 1)
    #expect(abs(sizes[0] - size) < 1e-9)
    label.minimumScaleFactor = 1
    #expect(
      application.displayList().commands.contains {
        if case .text(let text) = $0 { text.size == 17 } else { false }
      }
    )
  }

  @Test("a highlighted label is written in its highlighted colour, if it has one")
  func highlighting() {
    show()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    (label.text, label.textColor, label.isHighlighted) = ("a", .red, true)
    window.addSubview(label)
    func color() -> PaintColor? {
      for case .text(let text) in application.displayList().commands { return text.color }
      return nil
    }
    expectEqual(color(), PaintColor(red: 1, green: 0, blue: 0))
    label.highlightedTextColor = .blue
    expectEqual(color(), PaintColor(red: 0, green: 0, blue: 1))
    label.isHighlighted = false
    expectEqual(color(), PaintColor(red: 1, green: 0, blue: 0))
  }

  @Test("a colour's hue leads back to it; only a grey has a white")
  func hue() {
    show()
    for color in [UIColor.red, .green, .blue, .orange, .purple, .black, .white, .gray, .brown] {
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      let again = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        .cgColor
      #expect(abs(again.red - color.cgColor.red) < 1e-9)
      #expect(abs(again.green - color.cgColor.green) < 1e-9)
      #expect(abs(again.blue - color.cgColor.blue) < 1e-9)
    }
    var white: CGFloat = -1
    #expect(UIColor.gray.getWhite(&white, alpha: nil))
    expectEqual(white, 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test("endEditing lets a responder in the view resign, and one that won't only by force")
  func editing() {
    show()
    final class Editor: UIView {
      override var canBecomeFirstResponder: Bool { true }
      var resigns = true
      override var canResignFirstResponder: Bool { resigns }
    }
    let editor = Editor()
    view.addSubview(editor)
    #expect(!view.endEditing(true))
    editor.becomeFirstResponder()
    #expect(view.endEditing(false))
    #expect(!editor.isFirstResponder)
    editor.becomeFirstResponder()
    editor.resigns = false
    #expect(!view.endEditing(false))
    #expect(editor.isFirstResponder)
    #expect(view.endEditing(true))
    #expect(!editor.isFirstResponder)
  }
}
