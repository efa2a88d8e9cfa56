import Expectations
import Testing

@testable import TouchGraphics

/// Core Graphics paths.
struct CGPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test("an empty path has no box and ends at the origin")
  func empty() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
    expectEqual(path.currentPoint, .zero)
    #expect(!path.contains(.zero))
  }

  @Test("the bounding box of a path excludes control points, the other one includes them")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    expectEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-12)
  }

  @Test("a transform applies to what is added, not to existing elements")
  func transforms() {
    let path = CGMutablePath()
    path.addRect(rect)
    path.addRect(rect, transform: CGAffineTransform(translationX: 1000, y: 0))
    #expect(path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 1011, y: 21)))
    #expect(!path.contains(CGPoint(x: 511, y: 21)))
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let large = path.copy(using: &double)
    expectEqual(large?.boundingBox, CGRect(x: 20, y: 40, width: 2200, height: 100))
    expectEqual(CGPath(rect: rect, transform: &double).currentPoint, CGPoint(x: 20, y: 40))
    #expect(
      path.contains(CGPoint(x: 22, y: 42), using: .evenOdd, transform: .init(scaleX: 0.5, y: 0.5))
    )
  }

  @Test("a mapped arc goes on from the pen: by a line to its start, and nothing else")
  func mappedArcs() {
    func elements(_ map: CGAffineTransform, from pen: CGPoint?) -> [CGPathElementType] {
      let path = CGMutablePath()
      if let pen { path.move(to: pen) }
      path.addArc(
        center: CGPoint(x: 10, y: 0),
        radius: 10,
        startAngle: 0,
        endAngle: .pi / 2,
        clockwise: false,
        transform: map
      )
      var types: [CGPathElementType] = []
      path.applyWithBlock { types.append($0.pointee.type) }
      return types
    }
    let double = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(elements(double, from: nil), [.moveToPoint, .addCurveToPoint])
    expectEqual(
      elements(double, from: .zero),
      [.moveToPoint, .addLineToPoint, .addCurveToPoint]
    )
    // A map without an inverse has no location for the pen.
    let flat = CGAffineTransform(scaleX: 1, y: 0)
    expectEqual(elements(flat, from: nil), [.moveToPoint, .addCurveToPoint])
    let joined: [CGPathElementType] = [.moveToPoint, .addLineToPoint, .addCurveToPoint]
    expectEqual(elements(flat, from: CGPoint(x: 0, y: 5)), joined)
  }

  @Test("a copy doesn't change with the original")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(rect)
    let kept = try #require(path.copy())
    let changing = try #require(kept.mutableCopy())
    expectEqual(kept, path)
    expectEqual(kept.hashValue, path.hashValue)
    path.addEllipse(in: rect)
    changing.addLine(to: .zero)
    #expect(kept != path)
    expectEqual(kept, CGPath(rect: rect, transform: nil))
    expectEqual(changing.currentPoint, .zero)
  }

  @Test("rectangles are distinguished from similar paths")
  func rectangles() {
    var found = CGRect.zero
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    expectEqual(found, rect)
    let open = CGMutablePath()
    open.addLines(between: [.zero, CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 0)])
    #expect(open.isRect(nil))
    open.addLine(to: .zero)
    #expect(open.isRect(nil))
    open.addLine(to: .zero)
    #expect(!open.isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    var turned = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turned).isRect(nil))
    let bent = CGMutablePath()
    bent.addLines(between: [.zero, CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 1)])
    #expect(!bent.isRect(nil))
    #expect(!CGMutablePath().isRect(nil))
  }

  @Test("elements come with their points, control points first")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 2))
    path.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 3, y: 3))
    path.addCurve(
      to: CGPoint(x: 7, y: 7),
      control1: CGPoint(x: 5, y: 5),
      control2: CGPoint(x: 6, y: 6)
    )
    path.closeSubpath()
    var seen: [CGFloat] = []
    var types: [CGPathElementType] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      types.append(element.pointee.type)
      for index in 0..<(counts[element.pointee.type] ?? 0) {
        seen.append(element.pointee.points[index].x)
      }
    }
    expectEqual(seen, [1, 2, 3, 4, 5, 6, 7])
    expectEqual(types.map(\.rawValue), [0, 1, 2, 3, 4])
  }

  @Test("clockwise is Core Graphics' clockwise: angles decrease")
  func clockwise() {
    let quarter = CGMutablePath()
    quarter.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(quarter.boundingBoxOfPath.minX) < 1e-9)
    let rest = CGMutablePath()
    rest.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(rest.boundingBoxOfPath.minX + 10) < 1e-9)
    for clockwise in [false, true] {
      let whole = CGMutablePath()
      whole.addArc(
        center: .zero,
        radius: 10,
        startAngle: 0,
        endAngle: 2 * .pi,
        clockwise: clockwise
      )
      #expect(abs(whole.boundingBoxOfPath.width - 20) < 1e-9)
    }
    let nothing = CGMutablePath()
    nothing.addArc(center: .zero, radius: 10, startAngle: 1, endAngle: 1, clockwise: true)
    expectEqual(nothing.boundingBoxOfPath.width, 0)
  }

  @Test("an arc between tangents touches both, and is a corner if they are collinear")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0),
      tangent2End: CGPoint(x: 100, y: 100),
      radius: 20
    )
    #expect(abs(path.currentPoint.x - 100) < 1e-9)
    #expect(abs(path.currentPoint.y - 20) < 1e-9)
    #expect(!path.contains(CGPoint(x: 98, y: 2)))
    let flat = CGMutablePath()
    flat.move(to: .zero)
    flat.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 90, y: 0), radius: 20)
    expectEqual(flat.currentPoint, CGPoint(x: 50, y: 0))
    let none = CGMutablePath()
    none.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 20)
    #expect(none.isEmpty)
  }

  @Test("a transformed arc begins with a line from the current point")
  func mappedArc() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 500, y: 0))
    path.addRelativeArc(
      center: .zero,
      radius: 10,
      startAngle: 0,
      delta: .pi,
      transform: CGAffineTransform(translationX: 100, y: 0)
    )
    #expect(abs(path.currentPoint.x - 90) < 1e-9)
    #expect(abs(path.boundingBox.maxX - 500) < 1e-9)
    var moves = 0
    path.applyWithBlock { if $0.pointee.type == .moveToPoint { moves += 1 } }
    expectEqual(moves, 1)
  }

  @Test("chords are within the requested distance of the curves")
  func flattened() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let rough = circle.flattened(threshold: 5)
    let fine = circle.flattened(threshold: 0.01)
    #expect(!rough.contains(CGPoint(x: 49.5, y: 2)) || rough != fine)
    var curves = 0
    fine.applyWithBlock { if $0.pointee.type == .addCurveToPoint { curves += 1 } }
    expectEqual(curves, 0)
  }
}
