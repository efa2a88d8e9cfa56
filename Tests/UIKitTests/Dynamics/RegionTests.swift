import Expectations
import Testing
import UIKit

/// The shapes of fields, on both sides of their edges.
@MainActor
struct RegionTests {
  private func inside(_ region: UIRegion, _ points: [(Double, Double)]) -> [Bool] {
    points.map { region.contains(CGPoint(x: $0.0, y: $0.1)) }
  }

  @Test("edges belong to circles and rectangles around the origin, and what is beyond them doesn't")
  func edges() {
    let circle = UIRegion(radius: 50)
    expectEqual(
      inside(circle, [(0, 0), (50, 0), (30, -40), (50.001, 0), (36, 36)]),
      [true, true, true, false, false]
    )
    let rectangle = UIRegion(size: CGSize(width: 100, height: 40))
    expectEqual(
      inside(rectangle, [(0, 0), (50, 20), (-50, -20), (50.001, 0), (0, -20.001), (20, 50)]),
      [true, true, true, false, false, false]
    )
  }

  @Test("a size of zero leaves the origin, a negative one nothing; infinite has every point")
  func limits() {
    let places = [(0.0, 0.0), (0, 0.001)]
    expectEqual(inside(UIRegion(radius: 0), places), [true, false])
    expectEqual(inside(UIRegion(radius: -1), places), [false, false])
    expectEqual(inside(UIRegion(size: .zero), places), [true, false])
    expectEqual(inside(UIRegion(size: CGSize(width: -1, height: 9)), places), [false, false])
    expectEqual(inside(.infinite, [(0, 0), (1e12, -1e12)]), [true, true])
    expectEqual(inside(UIRegion.infinite.inverse(), [(0, 0), (1e12, -1e12)]), [false, false])
    #expect(UIRegion.infinite === UIRegion.infinite)
  }

  @Test("inverse, union, difference and intersection make new regions, point by point")
  func operations() {
    let wide = UIRegion(size: CGSize(width: 100, height: 20))
    let high = UIRegion(size: CGSize(width: 20, height: 100))
    // In both, in the first, in the second, in neither; and on an edge of the second within the first.
    let places = [(0.0, 0.0), (40, 0), (0, 40), (40, 40), (10, 0)]
    expectEqual(inside(wide.inverse(), places), [false, false, true, true, false])
    expectEqual(inside(wide.byUnion(with: high), places), [true, true, true, false, true])
    expectEqual(inside(wide.byDifference(from: high), places), [false, true, false, false, false])
    expectEqual(inside(high.byDifference(from: wide), places), [false, false, true, false, false])
    expectEqual(
      inside(wide.byIntersection(with: high), places),
      [true, false, false, false, true]
    )
    let ring = UIRegion(radius: 50).byDifference(from: UIRegion(radius: 20)).inverse()
    expectEqual(
      inside(ring, [(0, 0), (20, 0), (20.001, 0), (50, 0), (51, 0)]),
      [
        true, true, false, false, true,
      ]
    )
    expectEqual(inside(wide, places), [true, true, false, false, true])
  }
}
