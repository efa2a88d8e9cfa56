import Expectations
import Testing
import UIKit

/// Shapes and texts.
@MainActor
struct ShapeAndTextTests {
  @Test("a shape layer has Apple's defaults, and keeps what is set")
  func shape() {
    let layer = CAShapeLayer()
    expectNil(layer.path)
    expectEqual(layer.fillColor, UIColor.black.cgColor)
    expectNil(layer.strokeColor)
    expectEqual(layer.lineWidth, 1)
    expectEqual(layer.miterLimit, 10)
    #expect((layer.strokeStart, layer.strokeEnd) == (0, 1))
    expectEqual(layer.lineCap, kCALineCapButt)
    expectEqual(layer.lineJoin, .miter)
    expectEqual(layer.fillRule, .nonZero)
    expectNil(layer.lineDashPattern)
    layer.lineDashPattern = [4, 2.5]
    expectEqual(layer.lineDashPattern, [4, 2.5])
    layer.lineCap = .round
    layer.fillColor = nil
    expectNil(layer.fillColor)
  }

  @Test("changing a path afterwards doesn't change the layer's")
  func pathCopy() {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    layer.path = path
    path.addLine(to: CGPoint(x: 10, y: 10))
    expectEqual(layer.path?.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 0))
  }

  @Test("a shape's properties animate implicitly; its path only explicitly")
  func animation() {
    let bench = AnimationBench()
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    bench.view.layer.addSublayer(layer)
    bench.wait(until: 0)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.strokeEnd = 0
    layer.lineWidth = 5
    let wide = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    let morph = CABasicAnimation(keyPath: "path")
    morph.toValue = wide
    morph.duration = 0.25
    layer.add(morph, forKey: nil)
    bench.wait(until: 0.125)
    let shown = layer.presentation()!
    #expect(isNear(Double(shown.strokeEnd), 0.5))
    #expect(isNear(Double(shown.lineWidth), 3))
    expectEqual(shown.path?.boundingBox, CGRect(x: 0, y: 0, width: 20, height: 10))
    layer.path = wide
    expectEqual(layer.animationKeys(), ["strokeEnd", "lineWidth"])
  }

  @Test("a gradient layer's line leads from the middle of the top to that of the bottom")
  func gradient() {
    let layer = CAGradientLayer()
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
  }

  @Test("a layer has Apple's defaults")
  func defaults() {
    let layer = CALayer()
    #expect(layer.frame == .zero && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds && layer.zPosition == 0)
    #expect(CATransform3DIsIdentity(layer.transform) && layer.contentsScale == 1)
    #expect(layer.backgroundColor == nil && layer.cornerRadius == 0 && layer.borderWidth == 0)
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowPath == nil)
    expectEqual(
      layer.maskedCorners,
      [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    )
    #expect(layer.contents == nil && layer.contentsGravity == .resize && layer.mask == nil)
    #expect(layer.delegate == nil && layer.name == nil && layer.superlayer == nil)
  }

  @Test("a text layer has Apple's defaults")
  func text() {
    let layer = CATextLayer()
    expectEqual(layer.fontSize, 36)
    expectEqual(layer.foregroundColor, UIColor.white.cgColor)
    expectEqual(layer.alignmentMode, .natural)
    #expect(!layer.isWrapped)
    layer.string = "Hello"
    expectEqual(layer.font as? CGFont, CGFont("Helvetica" as CFString))
    layer.font = CGFont("HelveticaNeue-Bold" as CFString)
    expectEqual(layer.fontSize, 36)
    layer.fontSize = 12
    expectEqual((layer.font as? CGFont)?.postScriptName, "Helvetica-Bold")
    layer.font = nil
    expectEqual((layer.font as? CGFont)?.postScriptName, "Helvetica")
    expectEqual(layer.fontSize, 12)
    layer.font = UIFont.boldSystemFont(ofSize: 30)
    expectEqual((layer.font as? CGFont)?.postScriptName, "Helvetica-Bold")
    expectEqual(layer.fontSize, 12)
    layer.font = "HelveticaNeue-Light" as CFString
    expectEqual((layer.font as? CGFont)?.postScriptName, "Helvetica-Light")
    // A text with attributes looks as it begins, and leaves the layer's own looks for the next one.
    let blue = NSAttributedString(
      string: "Hi",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.blue]
    )
    layer.string = blue
    expectEqual((layer.string as? NSAttributedString), blue)
    expectEqual((layer.presentation()?.string as? NSAttributedString)?.string, "Hi")
    let sizes = { layer.shownText.map { [$0.size, $0.color.blue] } }
    expectEqual(sizes(), [20, 1])
    layer.fontSize = 10
    #expect(sizes() == [20, 1] && layer.fontSize == 10)
    expectEqual(layer.preferredFrameSize().height, UIFont.boldSystemFont(ofSize: 20).lineHeight)
    layer.string = "Hi"
    #expect(sizes() == [10, 1] && layer.string as? String == "Hi")
    layer.alignmentMode = .right
    layer.isWrapped = true
    expectEqual(layer.alignmentMode, .right)
    #expect(layer.isWrapped)
  }

  @Test("a view has the layer class that its class names")
  func layerClass() {
    let view = ShapeView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer is CAShapeLayer)
    expectEqual(view.layer.frame, view.frame)
    view.backgroundColor = .red
    expectEqual((view.layer as? CAShapeLayer)?.backgroundColor, UIColor.red.cgColor)
    #expect(view.layer.presentation() is CAShapeLayer)
  }
}

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

extension CALayer {
  /// The first text that the layer shows.
  fileprivate var shownText: PaintText? {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    frame = view.bounds
    view.layer.addSublayer(self)
    defer { removeFromSuperlayer() }
    return view.displayList().commands.lazy
      .compactMap { if case .text(let text) = $0 { text } else { nil } }.first
  }
}
