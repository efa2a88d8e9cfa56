import Expectations
import Testing
import TouchCore
import TouchGraphics
import UIKit

/// The colours that a list fills with, and the transforms of its groups, those of lists in it too.
private func parts(_ list: DisplayList) -> (colors: [PaintColor], transforms: [Transform2D]) {
  var result: (colors: [PaintColor], transforms: [Transform2D]) = ([], [])
  for command in list.commands {
    switch command {
    case .fill(_, let color, _): result.colors.append(color)
    case .begin(let group) where !group.transform.isIdentity:
      result.transforms.append(group.transform)
    case .list(let inner):
      let inside = parts(inner)
      result.colors += inside.colors
      result.transforms += inside.transforms
    default: break
    }
  }
  return result
}

@MainActor @Suite("A layer's picture", .serialized)
struct LayerContentsTests {
  private let red = PaintColor(red: 1, green: 0, blue: 0)
  private let green = PaintColor(red: 0, green: 1, blue: 0)

  @Test("is the image's, fills the bounds unless its gravity says otherwise, and goes with nil")
  func contents() throws {
    _ = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let image = picture(20, 10, red)
    view.layer.contents = image.cgImage
    let shown = try #require(view.layer.contents as? CGImage)
    #expect((shown.width, shown.height) == (20, 10))
    expectEqual(parts(view.displayList()).colors, [red])
    view.layer.contentsScale = 1
    view.layer.contentsGravity = .resize
    let filled = parts(view.displayList()).transforms[0]
    #expect((filled.a, filled.d) == (5, 4))
    view.layer.contentsGravity = .resizeAspect
    let fitted = parts(view.displayList()).transforms[0]
    #expect((fitted.a, fitted.d, fitted.tx, fitted.ty) == (4, 4, 10, 0))
    view.layer.contentsGravity = .bottomRight
    let placed = parts(view.displayList()).transforms
    #expect(placed.contains { $0.tx == 80 && $0.ty == 30 })
    view.layer.contents = nil
    expectNil(view.layer.contents)
    #expect(view.displayList().isEmpty)
    view.layer.contents = "no picture"
    #expect(view.displayList().isEmpty)
  }

  @Test("shows behind an image view's image only where that has none, and never instead of a shape")
  func others() {
    _ = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.contents = picture(20, 20, red).cgImage
    view.layoutSubviews()
    expectEqual(parts(view.displayList()).colors, [red])
    view.image = picture(20, 20, green)
    expectEqual(parts(view.displayList()).colors, [green])
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
    shape.fillColor = UIColor.green.cgColor
    shape.contents = picture(20, 20, red).cgImage
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    holder.layer.addSublayer(shape)
    expectEqual(parts(holder.displayList()).colors, [green])
  }

  @Test("becomes an image again, as large as its scale says")
  func scale() throws {
    let image = try #require(picture(20, 10, red).cgImage)
    let fine = UIImage(cgImage: image, scale: 2, orientation: .up)
    expectEqual(fine.size, CGSize(width: 10, height: 5))
    expectEqual(fine.scale, 2)
    expectEqual(fine.cgImage?.width, 20)
    expectEqual(UIImage(cgImage: image).size, CGSize(width: 20, height: 10))
    expectEqual(parts(fine.picture).colors, [red])
  }

  @Test("of a gradient is bands from colour to colour, across its line and inside of its corners")
  func gradient() throws {
    _ = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 96, height: 40))
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    view.layer.addSublayer(gradient)
    #expect(view.displayList().isEmpty)
    #expect(gradient.colors == nil && gradient.locations == nil)
    gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    let bands = view.displayList().commands.compactMap { command -> (Rect, PaintColor)? in
      guard case .fill(let path, let color, _) = command else { return nil }
      return path.controlBounds.map { ($0, color) }
    }
    expectEqual(bands.count, 48)
    expectEqual(bands[0].0, Rect(x: 0, y: 0, width: 2, height: 40))
    #expect(bands[0].1.red > 0.98 && bands[47].1.green > 0.98)
    #expect(bands[24].0.minX == 48 && abs(bands[24].1.red - 0.4896) < 0.001)
    gradient.locations = [0.5, 1]
    let later = parts(view.displayList()).colors
    expectEqual(later[0], red)
    gradient.cornerRadius = 8
    #expect(
      view.displayList().commands.contains {
        if case .begin(let group) = $0 { group.clip != nil } else { false }
      }
    )
    gradient.colors = [UIColor.red.cgColor]
    expectEqual(parts(view.displayList()).colors, [red])
    let mask = CAGradientLayer()
    mask.frame = view.bounds
    view.layer.mask = mask
    #expect(view.displayList().isEmpty)
    mask.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    expectEqual(parts(view.displayList()).colors, [red])
  }

  @Test("of a gradient around a point is rings, or wedges clockwise")
  func roundGradients() {
    _ = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    view.layer.addSublayer(gradient)
    /// The colour in front at a point.
    func color(_ x: Double, _ y: Double) -> PaintColor? {
      view.displayList().commands.compactMap { command -> PaintColor? in
        guard case .fill(let path, let color, let rule) = command,
          path.contains(Point(x: x, y: y), using: rule)
        else { return nil }
        return color
      }.last
    }
    gradient.type = .radial
    expectEqual(color(40.5, 20.5).map { $0.red > 0.95 }, true)
    expectEqual(color(59, 20).map { abs($0.green - 0.475) < 0.05 }, true)
    expectEqual(color(40, 29).map { abs($0.green - 0.45) < 0.05 }, true)
    expectEqual(color(2, 2), green)
    gradient.type = .conic
    gradient.endPoint = CGPoint(x: 0.5, y: 0)
    expectEqual(color(41, 2).map { $0.red > 0.95 }, true)
    expectEqual(color(70, 20).map { abs($0.green - 0.25) < 0.05 }, true)
    expectEqual(color(10, 21).map { abs($0.green - 0.75) < 0.05 }, true)
  }

  @Test(
    "has keys for what animations change, in the view too, and keeps other values under their names"
  )
  func keys() throws {
    _ = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    expectEqual(view.layer.value(forKeyPath: "transform.scale.x") as? CGFloat, 2)
    view.layer.setValue(4, forKeyPath: "transform.scale.y")
    expectEqual(view.transform, CGAffineTransform(scaleX: 2, y: 4))
    view.layer.setValue(CGPoint(x: 5, y: 6), forKey: "position")
    expectEqual(view.center, CGPoint(x: 5, y: 6))
    view.layer.setValue(0.5, forKeyPath: "opacity")
    expectEqual(view.alpha, 0.5)
    view.layer.setValue("no number", forKeyPath: "opacity")
    expectEqual(view.alpha, 0.5)
    expectNil(view.layer.value(forKey: "mark"))
    view.layer.setValue("here", forKey: "mark")
    expectEqual(view.layer.value(forKey: "mark") as? String, "here")
    view.layer.setValue(nil, forKey: "mark")
    expectNil(view.layer.value(forKey: "mark"))
  }

  @Test("of a part of an image is cut out of it, and moves with the origin of a scroll layer")
  func part() throws {
    _ = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let scroller = CAScrollLayer()
    scroller.frame = view.bounds
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 80)
    layer.contents = picture(20, 10, red).cgImage
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    scroller.addSublayer(layer)
    view.layer.addSublayer(scroller)
    let shown = parts(view.displayList()).transforms
    #expect(shown.contains { $0.a == 2 && $0.d == 8 } && shown.contains { $0.tx == -10 })
    scroller.scrollMode = .vertically
    scroller.scroll(to: CGPoint(x: 5, y: 10))
    expectEqual(scroller.bounds.origin, CGPoint(x: 0, y: 10))
    layer.scrollRectToVisible(CGRect(x: 0, y: 60, width: 20, height: 10))
    expectEqual(scroller.bounds.origin, CGPoint(x: 0, y: 30))
  }

  @Test("of a gradient goes from colours and locations to others, by an animation or a change")
  func gradientAnimation() throws {
    let application = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(view)
    window.makeKeyAndVisible()
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor]
    gradient.locations = [0, 0.2]
    view.layer.addSublayer(gradient)
    application.advance(to: .seconds(1))
    let sweep = CABasicAnimation(keyPath: "locations")
    sweep.toValue = [0.5, 1.0] as [NSNumber]
    sweep.duration = 1
    gradient.add(sweep, forKey: "sweep")
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    application.advance(to: .seconds(1.125))
    let shown = try #require(gradient.presentation())
    expectEqual(shown.locations?.first, 0.0625)
    #expect(isNear(shown.locations?.last?.doubleValue ?? 0, 0.3))
    let last = try #require(shown.colors?.last as! CGColor?)
    #expect(last.components?[1] ?? 0 > 0.1 && last.components?[2] ?? 0 > 0.1)
    application.advance(to: .seconds(3))
    expectEqual(gradient.presentation()?.locations, [0, 0.2])
  }

  @Test("turns by numbers that a value function makes transforms of")
  func valueFunction() throws {
    let application = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let layer = CALayer()
    UIView().layer.addSublayer(layer)
    let turn = CABasicAnimation(keyPath: "transform")
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    turn.toValue = CGFloat.pi
    turn.duration = 2
    layer.add(turn, forKey: nil)
    application.advance(to: .seconds(1))
    let angle = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? CGFloat
    #expect(abs(try #require(angle) - .pi / 2) < 1e-9)
    expectNil(CAValueFunction(name: CAValueFunctionName(rawValue: "spin")))
  }
}
