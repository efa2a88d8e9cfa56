import Expectations
import Testing

@testable import TouchGraphics

/// Affine transforms.
struct CGAffineTransformTests {
  @Test("a quarter turn maps x to y")
  func rotation() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-15)
    expectEqual(point.y, 1)
  }

  @Test("the transform that is chained last is applied first")
  func order() {
    let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
    expectEqual(CGPoint(x: 1, y: 1).applying(moved), CGPoint(x: 22, y: 33))
    let scaled = CGAffineTransform(translationX: 10, y: 10).scaledBy(x: 2, y: 3)
    expectEqual(CGPoint(x: 1, y: 1).applying(scaled), CGPoint(x: 12, y: 13))
    let both = CGAffineTransform(scaleX: 2, y: 3).concatenating(.init(translationX: 10, y: 10))
    expectEqual(both, scaled)
    let turned = CGAffineTransform(translationX: 1, y: 0).rotated(by: .pi)
    #expect(abs(CGPoint(x: 1, y: 0).applying(turned).x) < 1e-15)
  }

  @Test("an inverse undoes a transform; one without an inverse is its own")
  func inverses() {
    let transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 3, y: 0.5).translatedBy(
      x: 7,
      y: 9
    )
    let back = transform.concatenating(transform.inverted())
    let numbers = [back.a - 1, back.b, back.c, back.d - 1, back.tx, back.ty]
    #expect(numbers.allSatisfy { abs($0) < 1e-12 })
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    expectEqual(flat.inverted(), flat)
    #expect(!flat.isInvertible)
    #expect(!CGAffineTransform(scaleX: .infinity, y: 0).isInvertible)
  }

  @Test("identity is recognized by value")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(scaleX: 1, y: 1).isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1e-12).isIdentity)
    #expect(!CGAffineTransform().isIdentity)
  }

  @Test("a rectangle's image is the upright one around its corners")
  func rectangles() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let image = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(image.minX + 20) < 1e-12)
    #expect(abs(image.width - 20) < 1e-12)
    #expect(abs(image.height - 10) < 1e-12)
    #expect(CGRect.null.applying(.identity).isNull)
    expectEqual(CGSize(width: 1, height: 2).applying(.init(scaleX: 3, y: 3)).height, 6)
  }
}

/// Small geometry.
struct SmallGeometryTests {
  @Test("insets move a rectangle's edges inwards")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets)
    expectEqual(rect, CGRect(x: 2, y: 1, width: 4, height: 6))
    expectEqual(UIEdgeInsets(), .zero)
  }

  @Test("edges are numbered as Apple numbers them")
  func edges() {
    expectEqual(UIRectEdge.all.rawValue, 15)
    expectEqual(UIRectEdge([.top, .right]).rawValue, 9)
    expectEqual(CGVector.zero, CGVector(dx: 0, dy: 0))
  }
}
