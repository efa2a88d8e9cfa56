import Expectations
import Testing
import TouchGraphics

@testable import TouchLayers

/// Transforms that are taken apart, and what lies between two.
struct TransformPartsTests {
  /// Whether two maps differ by rounding at most.
  private func areSame(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    let differences = [
      a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty,
    ]
    return differences.allSatisfy { abs($0) < 1e-12 }
  }

  @Test("a transform that is put together again is the one that was taken apart")
  func roundTrip() {
    let transforms = [
      CGAffineTransform.identity, CGAffineTransform(a: 2, b: 1, c: -0.5, d: 3, tx: 7, ty: -9),
      CGAffineTransform(a: -2, b: 0, c: 0, d: 3, tx: 0, ty: 0),
      CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 0, ty: 0),
      CGAffineTransform(a: 0, b: 0, c: 3, d: -4, tx: 1, ty: 2),
      CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 2),
    ]
    for transform in transforms {
      #expect(areSame(TransformParts(transform).transform, transform))
    }
  }

  @Test("a mirror is seen along the axis that turns less, and a map of no width by its height")
  func mirrors() {
    let across = TransformParts(CGAffineTransform(a: -2, b: 0, c: 0, d: 3, tx: 0, ty: 0))
    #expect(across.scaleX == -2 && across.scaleY == 3 && across.angle == 0)
    let down = TransformParts(CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 0, ty: 0))
    #expect(down.scaleX == 2 && down.scaleY == -3 && down.angle == 0)
    let flat = TransformParts(CGAffineTransform(a: 0, b: 0, c: -5, d: 0, tx: 0, ty: 0))
    #expect(flat.scaleX == 0 && flat.scaleY == 5 && abs(flat.angle - .pi / 2) < 1e-12)
    let point = TransformParts(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(point.scaleX == 0 && point.scaleY == 0 && point.angle == 0)
  }

  @Test("between two turns lies the shorter way; of half a turn the one that grows")
  func shorterTurn() {
    func angle(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
      TransformParts(CGAffineTransform(rotationAngle: from))
        .mixed(with: TransformParts(CGAffineTransform(rotationAngle: to)), part: 0.5).angle
    }
    #expect(abs(angle(0.5, 1.5) - 1) < 1e-12)
    #expect(abs(angle(3, -3) - .pi) < 1e-12)
    #expect(abs(angle(-3, 3) + .pi) < 1e-12)
    #expect(abs(angle(2.5, -2.5) - .pi) < 1e-12)
    #expect(abs(angle(0, .pi) - .pi / 2) < 1e-12)
    #expect(abs(angle(0, -.pi) - .pi / 2) < 1e-12)
  }

  @Test("a point has no turn: what grows from it, or shrinks to it, keeps its own")
  func points() {
    let point = TransformParts(CGAffineTransform(scaleX: 0, y: 0))
    let turned = TransformParts(CGAffineTransform(rotationAngle: 1))
    #expect(abs(point.mixed(with: turned, part: 0.5).angle - 1) < 1e-12)
    #expect(abs(turned.mixed(with: point, part: 0.5).angle - 1) < 1e-12)
    #expect(abs(turned.mixed(with: point, part: 0.5).scaleX - 0.5) < 1e-12)
  }

  @Test("a quarter of the way, each part has changed by a quarter")
  func mixed() {
    let first = TransformParts(CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 4, ty: 8))
    let second = TransformParts(CGAffineTransform(a: 5, b: 0, c: 4, d: 10, tx: 8, ty: 20))
    let mixed = first.mixed(with: second, part: 0.25)
    #expect(mixed.scaleX == 2 && mixed.scaleY == 4 && mixed.slant == 1 && mixed.angle == 0)
    expectEqual(mixed.move, CGPoint(x: 5, y: 11))
  }

  /// A map whose numbers are so many times 1 to 16.
  private func space(_ factor: CGFloat) -> CATransform3D {
    CATransform3D(
      m11: factor,
      m12: 2 * factor,
      m13: 3 * factor,
      m14: 4 * factor,
      m21: 5 * factor,
      m22: 6 * factor,
      m23: 7 * factor,
      m24: 8 * factor,
      m31: 9 * factor,
      m32: 10 * factor,
      m33: 11 * factor,
      m34: 12 * factor,
      m41: 13 * factor,
      m42: 14 * factor,
      m43: 15 * factor,
      m44: 16 * factor
    )
  }

  @Test("maps of space are mixed number by number, maps of the plane turn")
  func spatial() {
    expectEqual(space(1).mixed(with: space(5), part: 0.25), space(2))
    expectEqual(space(1).mixed(with: space(5), part: 0), space(1))
    expectEqual(space(1).mixed(with: space(5), part: 1), space(5))
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let half = CATransform3DIdentity.mixed(with: quarter, part: 0.5)
    #expect(
      areSame(CATransform3DGetAffineTransform(half), CGAffineTransform(rotationAngle: .pi / 4))
    )
  }

  /// Whether two maps of space differ by rounding at most.
  private func areSame(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    (0..<4).allSatisfy { row in (0..<4).allSatisfy { abs(a[row, $0] - b[row, $0]) < 1e-12 } }
  }

  @Test(
    "a tilt is mixed as a turn, about either axis, also beyond the edge, and with what else is done"
  )
  func tilts() {
    for (x, y) in [(CGFloat(1), CGFloat(0)), (0, 1)] {
      for angle in [0.5, .pi / 2, 2, .pi] as [CGFloat] {
        let tilted = CATransform3DMakeRotation(angle, x, y, 0)
        let half = CATransform3DIdentity.mixed(with: tilted, part: 0.5)
        #expect(areSame(half, CATransform3DMakeRotation(angle / 2, x, y, 0)), "\(angle)")
        let moved = CATransform3DConcat(tilted, CATransform3DMakeTranslation(8, 6, 0))
        let between = CATransform3DIdentity.mixed(with: moved, part: 0.5)
        #expect(abs(between.m41 - 4) < 1e-12 && abs(between.m42 - 3) < 1e-12)
      }
    }
  }

  @Test("perspective is kept, and mixed as numbers are")
  func perspective() {
    var start = CATransform3DIdentity
    start.m34 = -0.002
    let end = CATransform3DRotate(start, 1, 0, 1, 0)
    let half = start.mixed(with: end, part: 0.5)
    #expect(areSame(half, CATransform3DRotate(start, 0.5, 0, 1, 0)))
    let flat = CATransform3DMakeRotation(1, 0, 1, 0)
    let halfFlat = CATransform3DIdentity.mixed(with: CATransform3DConcat(flat, start), part: 0.5)
    start.m34 = -0.001
    #expect(areSame(halfFlat, CATransform3DRotate(start, 0.5, 0, 1, 0)))
  }

  @Test("a tilted map that is put together again is the one that was taken apart")
  func tiltRoundTrip() {
    for x in stride(from: CGFloat(-3), through: 3, by: 0.75) {
      for y in stride(from: CGFloat(-3), through: 3, by: 0.75) {
        let plane = CATransform3DMakeAffineTransform(
          CGAffineTransform(a: 2, b: 0.25, c: -0.5, d: 3, tx: 7, ty: -9)
        )
        let tilted = CATransform3DRotate(CATransform3DRotate(plane, y, 0, 1, 0), x, 1, 0, 0)
        #expect(areSame(TiltParts(tilted).transform, tilted), "\(x) \(y)")
        #expect(TiltParts(tilted).isFlat)
      }
    }
  }

  @Test("two maps one after the other are the product of their rows and columns")
  func products() {
    let product = CATransform3DConcat(space(1), space(2))
    #expect(product.m11 == 180 && product.m14 == 240 && product.m23 == 508 && product.m32 == 712)
    #expect(product.m41 == 852 && product.m44 == 1200 && product.m34 == 880)
    expectEqual(CATransform3DConcat(space(3), CATransform3DIdentity), space(3))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(space(1)))
    #expect(CATransform3DEqualToTransform(space(2), space(2)))
    #expect(!CATransform3DEqualToTransform(space(2), space(1)))
    expectEqual(CATransform3D(), space(0))
    expectEqual(CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DIdentity)
  }

  @Test("a quarter turn about an axis takes each of the others to the next one")
  func turns() {
    func rounded(_ t: CATransform3D) -> [CGFloat] {
      [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33].map { $0.rounded() + 0 }
    }
    expectEqual(
      rounded(CATransform3DMakeRotation(.pi / 2, 3, 0, 0)),
      [1, 0, 0, 0, 0, 1, 0, -1, 0]
    )
    expectEqual(
      rounded(CATransform3DMakeRotation(.pi / 2, 0, 3, 0)),
      [0, 0, -1, 0, 1, 0, 1, 0, 0]
    )
    expectEqual(
      rounded(CATransform3DMakeRotation(.pi / 2, 0, 0, 3)),
      [0, 1, 0, -1, 0, 0, 0, 0, 1]
    )
    // A third of a turn about the diagonal: x leads to y, y to z, z to x.
    expectEqual(
      rounded(CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)),
      [0, 1, 0, 0, 0, 1, 1, 0, 0]
    )
  }
}
