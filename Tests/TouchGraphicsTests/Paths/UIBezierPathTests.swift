import Expectations
import Testing

@testable import TouchGraphics

/// Bézier paths.
struct UIBezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test("containment follows the shape")
  func contains() {
    let oval = UIBezierPath(ovalIn: rect)
    #expect(oval.contains(CGPoint(x: 50, y: 30)))
    #expect(oval.contains(CGPoint(x: 1, y: 30)))
    #expect(!oval.contains(CGPoint(x: 1, y: 25)) || oval.contains(CGPoint(x: 1, y: 30)))
    #expect(!oval.contains(CGPoint(x: 5, y: 5)))
    #expect(UIBezierPath(rect: rect).contains(CGPoint(x: 5, y: 5)))
    let round = UIBezierPath(roundedRect: rect, cornerRadius: 20)
    #expect(!round.contains(CGPoint(x: 3, y: 3)))
    #expect(round.contains(CGPoint(x: 6, y: 6)))
    expectEqual(round.bounds, rect)
  }

  @Test("a path of a null rectangle is empty, one of an empty rectangle is where that is")
  func ofNull() {
    let corners = CGSize(width: 4, height: 4)
    let paths = [
      UIBezierPath(rect: .null), UIBezierPath(ovalIn: .null),
      UIBezierPath(roundedRect: .null, cornerRadius: 4),
      UIBezierPath(roundedRect: .null, byRoundingCorners: .topLeft, cornerRadii: corners),
    ]
    for path in paths { #expect(path.isEmpty && path.bounds.isNull) }
    let half = CGRect(x: CGFloat.infinity, y: 3, width: 0, height: 0)
    #expect(
      CGPath(rect: half, transform: nil).isEmpty && CGPath(ellipseIn: half, transform: nil).isEmpty
    )
    let flat = CGRect(x: 2, y: 3, width: 0, height: 9)
    expectEqual(
      [UIBezierPath(rect: flat).bounds, UIBezierPath(ovalIn: flat).bounds],
      [flat, flat]
    )
  }

  @Test("the pen of a new path is one point wide, with square ends and sharp corners")
  func pen() {
    let path = UIBezierPath()
    expectEqual(path.lineWidth, 1)
    expectEqual(path.miterLimit, 10)
    expectEqual(path.lineCapStyle, .butt)
    expectEqual(path.lineJoinStyle, .miter)
    #expect(!path.usesEvenOddFillRule)
  }

  @Test("only the named corners are round")
  func corners() {
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20)
    )
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 98, y: 58)))
    #expect(path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 58)))
    let all = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 20, height: 20)
    )
    expectEqual(all.cgPath, UIBezierPath(roundedRect: rect, cornerRadius: 20).cgPath)
  }

  @Test("crossings count by the rule that the path uses")
  func fillRule() {
    let path = UIBezierPath(rect: rect)
    path.append(UIBezierPath(rect: rect.insetBy(dx: 20, dy: 20)))
    let middle = CGPoint(x: 50, y: 30)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
    let hole = UIBezierPath(rect: rect)
    hole.append(UIBezierPath(rect: rect.insetBy(dx: 20, dy: 20)).reversing())
    #expect(!hole.contains(middle))
  }

  @Test("clockwise is as seen in a view: angles increase")
  func clockwise() {
    let path = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: -.pi / 2,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(path.contains(CGPoint(x: 5, y: 0)))
    #expect(!path.contains(CGPoint(x: -5, y: 0)))
    let other = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: -.pi / 2,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(other.contains(CGPoint(x: -5, y: 0)))
  }

  @Test("bounds include the control points, as Apple's do")
  func bounds() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    #expect(path.bounds.isNull)
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0),
      controlPoint1: CGPoint(x: 0, y: 40),
      controlPoint2: CGPoint(x: 30, y: 40)
    )
    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    expectEqual(path.currentPoint, CGPoint(x: 30, y: 0))
  }

  @Test("transforming, closing and clearing change the path in place")
  func changing() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), controlPoint: CGPoint(x: 6, y: 3))
    path.close()
    expectEqual(path.currentPoint, CGPoint(x: 1, y: 1))
    path.apply(CGAffineTransform(scaleX: 10, y: 10))
    #expect(path.contains(CGPoint(x: 40, y: 15)))
    let kept = path.cgPath
    path.removeAllPoints()
    #expect(path.isEmpty)
    #expect(!kept.isEmpty)
    path.cgPath = kept
    expectEqual(UIBezierPath(cgPath: kept).cgPath, path.cgPath)
  }

  @Test("reversing keeps the drawing attributes")
  func reversing() {
    let path = UIBezierPath(rect: rect)
    path.lineWidth = 7
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 3
    path.usesEvenOddFillRule = true
    let back = path.reversing()
    expectEqual(back.lineWidth, 7)
    expectEqual(back.lineCapStyle, .round)
    expectEqual(back.lineJoinStyle, .bevel)
    expectEqual(back.miterLimit, 3)
    #expect(back.usesEvenOddFillRule)
    #expect(back.cgPath != path.cgPath)
    expectEqual(back.reversing().bounds, rect)
  }

  @Test("a copy has the path and the drawing attributes, and changes alone")
  func copying() throws {
    let path = UIBezierPath(rect: rect)
    path.lineWidth = 7
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy.cgPath == path.cgPath && copy.lineWidth == 7 && copy.usesEvenOddFillRule)
    copy.removeAllPoints()
    #expect(copy.isEmpty && !path.isEmpty)
  }
}
