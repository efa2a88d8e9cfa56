import Expectations
import Testing
import TouchCore

@testable import TouchGraphics

/// Transforms of the plane.
struct Transform2DTests {
  @Test("a quarter turn maps x to y, and the concatenated transform is applied last")
  func order() {
    let turned = Transform2D.rotation(.pi / 2).apply(to: Point(x: 1, y: 0))
    #expect(abs(turned.x) < 1e-15)
    expectEqual(turned.y, 1)
    let both = Transform2D.scale(x: 2, y: 3).concatenating(.translation(x: 10, y: 10))
    expectEqual(both.apply(to: Point(x: 1, y: 1)), Point(x: 12, y: 13))
    #expect(!both.isTranslation)
    #expect(both.keepsUpright)
    #expect(Transform2D.translation(x: 1, y: 0).isTranslation)
    #expect(!Transform2D.rotation(1).keepsUpright)
  }

  @Test("an inverse undoes a transform; a degenerate one has none")
  func inverses() throws {
    let map = Transform2D(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -9)
    let inverse = try #require(map.inverse)
    let there = inverse.apply(to: map.apply(to: Point(x: 4, y: 5)))
    #expect(there.distance(to: Point(x: 4, y: 5)) < 1e-12)
    expectNil(Transform2D.scale(x: 0, y: 1).inverse)
    expectNil(Transform2D.translation(x: .nan, y: 1).inverse)
    #expect(Transform2D.scale(x: 1e-9, y: 1).inverse != nil)
  }

  @Test("a rectangle's image is the upright one around its corners")
  func rectangles() {
    let image = Transform2D.scale(x: -1, y: 2).apply(to: Rect(x: 1, y: 1, width: 2, height: 3))
    expectEqual(image, Rect(x: -3, y: 2, width: 2, height: 6))
  }

  @Test("rectangles with a common edge touch, and those with a gap don't")
  func overlap() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.intersection(Rect(x: 10, y: 0, width: 5, height: 5)) != nil)
    expectNil(rect.intersection(Rect(x: 10.001, y: 0, width: 5, height: 5)))
    #expect(rect.outsetBy(1).contains(rect))
    #expect(!rect.contains(rect.outsetBy(1)))
    let both = rect.union(Rect(x: 20, y: -5, width: 1, height: 1))
    expectEqual(both, Rect(x: 0, y: -5, width: 21, height: 15))
  }
}
