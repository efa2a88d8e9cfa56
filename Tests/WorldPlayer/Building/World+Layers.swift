import UIKit

extension World {
  /// Makes layers of each kind in views, to be animated.
  func buildLayers() {
    for _ in 0..<(2 + building.below(3)) {
      let layer = makeLayer()
      layer.frame = CGRect(x: 10, y: 20, width: building.real(20, 90), height: 30)
      layer.borderWidth = building.pick([0, 2])
      layer.borderColor = UIColor.green.cgColor
      layer.shadowOpacity = building.pick([0, 0, 0.5])
      layer.zPosition = building.pick([0, 0, 1, -1])
      if building.oneIn(3) { layer.transform = transform3D() }
      let home = building.pick(containers).layer
      if building.oneIn(3), let sibling = layers.last, let parent = sibling.superlayer {
        building.oneIn(2)
          ? parent.insertSublayer(layer, below: sibling)
          : parent.insertSublayer(layer, above: sibling)
      } else {
        home.addSublayer(layer)
      }
      layers.append(layer)
    }
  }

  private func makeLayer() -> CALayer {
    switch building.below(4) {
    case 0, 1: return makeShape()
    case 2:
      let text = CATextLayer()
      text.string = "Some words for a layer"
      text.fontSize = building.pick([9, 14])
      text.isWrapped = building.oneIn(2)
      text.alignmentMode = building.pick([.left, .center, .right])
      return text
    default:
      let layer = CALayer()
      layer.backgroundColor =
        UIColor(hue: building.real(0, 1), saturation: 0.5, brightness: 1, alpha: 1).cgColor
      layer.cornerRadius = building.pick([0, 6])
      layer.masksToBounds = building.oneIn(2)
      return layer
    }
  }

  private func makeShape() -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = makePath().cgPath
    shape.fillColor = building.pick([nil, UIColor.red.cgColor])
    shape.strokeColor = building.pick([nil, UIColor.blue.cgColor])
    shape.lineWidth = building.pick([1, 4])
    shape.strokeStart = building.pick([0, 0, 0.25])
    shape.strokeEnd = building.pick([1, 1, 0.75])
    if building.oneIn(3) { shape.lineDashPattern = [6, 3] }
    shape.fillRule = building.pick([.nonZero, .evenOdd])
    return shape
  }

  /// A path of any of the usual kinds.
  func makePath() -> UIBezierPath {
    let rect = CGRect(x: 0, y: 0, width: building.real(10, 60), height: 30)
    switch building.below(5) {
    case 0: return UIBezierPath(ovalIn: rect)
    case 1: return UIBezierPath(roundedRect: rect, cornerRadius: building.real(0, 40))
    case 2:
      return UIBezierPath(
        arcCenter: CGPoint(x: 20, y: 20),
        radius: 15,
        startAngle: 0,
        endAngle: building.real(-7, 7),
        clockwise: building.oneIn(2)
      )
    case 3:
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addCurve(
        to: CGPoint(x: 40, y: 30),
        controlPoint1: CGPoint(x: 30, y: -10),
        controlPoint2: CGPoint(x: -10, y: 40)
      )
      path.addQuadCurve(to: CGPoint(x: 5, y: 35), controlPoint: CGPoint(x: 60, y: 0))
      path.close()
      return path
    default: return UIBezierPath(rect: rect)
    }
  }

  /// A transform in space or in the plane.
  func transform3D() -> CATransform3D {
    let turned = CATransform3DMakeRotation(building.real(-3, 3), 0, 0, 1)
    let moved = CATransform3DTranslate(turned, building.real(-9, 9), 4, 0)
    let scaled = CATransform3DScale(moved, 1.5, building.real(1, 2), 1)
    return building.oneIn(2)
      ? scaled : CATransform3DConcat(scaled, CATransform3DMakeScale(-1, 1, 1))
  }
}
