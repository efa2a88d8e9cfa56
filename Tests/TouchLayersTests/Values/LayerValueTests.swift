import Expectations
import Testing
import TouchCore
import TouchGraphics

@testable import TouchLayers

/// The values of a layer's properties: what lies between two, how far they are apart, and what they add up to.
struct LayerValueTests {
  private let point = LayerValue.point(CGPoint(x: 1, y: 10))
  private let size = LayerValue.size(CGSize(width: 2, height: 20))
  private let rect = LayerValue.rect(CGRect(x: 1, y: 10, width: 100, height: 1000))
  private let otherPoint = LayerValue.point(CGPoint(x: 5, y: 30))
  private let otherSize = LayerValue.size(CGSize(width: 10, height: 60))
  private let otherRect = LayerValue.rect(CGRect(x: 5, y: 30, width: 500, height: 5000))

  @Test("a quarter of the way to another value lies a quarter along each of its numbers")
  func between() {
    expectEqual(LayerValue.number(4).interpolated(to: .number(12), part: 0.25), .number(6))
    expectEqual(LayerValue.number(4).interpolated(to: .number(12), part: -0.5), .number(0))
    expectEqual(point.interpolated(to: otherPoint, part: 0.25), .point(CGPoint(x: 2, y: 15)))
    expectEqual(
      size.interpolated(to: otherSize, part: 0.25),
      .size(CGSize(width: 4, height: 30))
    )
    expectEqual(
      rect.interpolated(to: otherRect, part: 0.25),
      .rect(CGRect(x: 2, y: 15, width: 200, height: 2000))
    )
    expectNil(point.interpolated(to: otherSize, part: 0.25))
    expectNil(LayerValue.number(4).interpolated(to: point, part: 0.25))
  }

  @Test(
    "a colour changes in each of its numbers, and one that isn't there is the other, seen through"
  )
  func colors() {
    let first = CGColor(red: 0, green: 1, blue: 0.25, alpha: 1)
    let second = CGColor(red: 1, green: 0.5, blue: 0.75, alpha: 0.5)
    expectEqual(
      LayerValue.color(first).interpolated(to: .color(second), part: 0.5),
      .color(CGColor(red: 0.5, green: 0.75, blue: 0.5, alpha: 0.75))
    )
    expectEqual(
      LayerValue.color(nil).interpolated(to: .color(first), part: 0.25),
      .color(CGColor(red: 0, green: 1, blue: 0.25, alpha: 0.25))
    )
    expectEqual(
      LayerValue.color(first).interpolated(to: .color(nil), part: 0.25),
      .color(CGColor(red: 0, green: 1, blue: 0.25, alpha: 0.75))
    )
    expectEqual(LayerValue.color(nil).interpolated(to: .color(nil), part: 0.5), .color(nil))
  }

  /// A path with a movement of each kind; all its points are so many points to the right and below.
  private func path(_ offset: Double, closed: Bool = true) -> Path {
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x + offset, y: y + 2 * offset) }
    var path = Path()
    path.move(to: at(0, 0))
    path.addLine(to: at(10, 0))
    path.addQuad(to: at(20, 10), control: at(15, 1))
    path.addCubic(to: at(0, 40), control1: at(20, 20), control2: at(12, 40))
    if closed { path.close() }
    return path
  }

  @Test("paths of the same movements change point by point; others change at the end")
  func paths() {
    let (first, second) = (LayerValue.path(path(0)), LayerValue.path(path(8)))
    expectEqual(first.interpolated(to: second, part: 0.25), .path(path(2)))
    let open = LayerValue.path(path(8, closed: false))
    expectEqual(first.interpolated(to: open, part: 0.99), first)
    expectEqual(first.interpolated(to: open, part: 1), open)
    var lines = Path()
    for place in 0...4 { lines.append(place == 0 ? .move(.zero) : .line(Point(x: 1, y: 2))) }
    expectEqual(first.interpolated(to: .path(lines), part: 0.99), first)
    expectEqual(first.interpolated(to: .path(lines), part: 1), .path(lines))
    expectEqual(first.interpolated(to: .path(nil), part: 0.5), first)
    expectEqual(first.interpolated(to: .path(nil), part: 1), .path(nil))
    expectEqual(LayerValue.path(nil).interpolated(to: first, part: 0.5), .path(nil))
  }

  @Test("parts along each axis: a value with axes goes by both, another one by that along x")
  func parts() {
    let parts = Vector(dx: 0.25, dy: 0.5)
    expectEqual(point.interpolated(to: otherPoint, parts: parts), .point(CGPoint(x: 2, y: 20)))
    expectEqual(
      size.interpolated(to: otherSize, parts: parts),
      .size(CGSize(width: 4, height: 40))
    )
    expectEqual(
      rect.interpolated(to: otherRect, parts: parts),
      .rect(CGRect(x: 2, y: 20, width: 200, height: 3000))
    )
    expectEqual(LayerValue.number(4).interpolated(to: .number(12), parts: parts), .number(6))
    let even = Vector(dx: 0.5, dy: 0.5)
    expectEqual(point.interpolated(to: otherPoint, parts: even), .point(CGPoint(x: 3, y: 20)))
    expectNil(point.interpolated(to: otherSize, parts: parts))
  }

  @Test("values of a kind are added number by number, the second times a factor")
  func sums() {
    expectEqual(LayerValue.number(1).adding(.number(2)), .number(3))
    expectEqual(LayerValue.number(1).adding(.number(2), times: -3), .number(-5))
    expectEqual(point.adding(otherPoint, times: 2), .point(CGPoint(x: 11, y: 70)))
    expectEqual(size.adding(otherSize, times: 2), .size(CGSize(width: 22, height: 140)))
    expectEqual(
      rect.adding(otherRect, times: 2),
      .rect(CGRect(x: 11, y: 70, width: 1100, height: 11000))
    )
    #expect(point.adding(otherSize) == nil && LayerValue.color(nil).adding(.color(nil)) == nil)
  }

  @Test("places and sizes stand for each other, other kinds for their own only")
  func shapes() {
    expectEqual(point.shaped(like: size), .size(CGSize(width: 1, height: 10)))
    expectEqual(size.shaped(like: point), .point(CGPoint(x: 2, y: 20)))
    let own = [
      point, size, rect, .number(1), .color(.black), .path(path(1)),
      .transform(CATransform3DIdentity),
    ]
    for value in own { expectEqual(value.shaped(like: value), value) }
    #expect(rect.shaped(like: point) == nil && LayerValue.number(1).shaped(like: size) == nil)
  }

  @Test("the distance of two values is that of their numbers; 1 between others, 0 to itself")
  func distances() {
    expectEqual(LayerValue.number(3).distance(to: .number(-4)), 7)
    expectEqual(point.distance(to: .point(CGPoint(x: 4, y: 14))), 5)
    expectEqual(size.distance(to: .size(CGSize(width: 5, height: 24))), 5)
    let far = LayerValue.rect(CGRect(x: 2, y: 12, width: 104, height: 1010))
    expectEqual(rect.distance(to: far), 11)
    expectEqual(LayerValue.color(.black).distance(to: .color(.black)), 0)
    expectEqual(LayerValue.color(.black).distance(to: .color(.white)), 1)
  }

  @Test("a smooth curve leads through each value, and straight on where they are evenly apart")
  func smooth() {
    func value(_ numbers: [CGFloat], _ index: Int, _ part: Double) -> LayerValue? {
      LayerValue.smooth(numbers.map { .number($0) }, from: index, part: part)
    }
    let even: [CGFloat] = [0, 8, 16, 24]
    for part in [0, 0.25, 0.5, 1] { expectEqual(value(even, 1, part), .number(8 + 8 * part)) }
    let steps: [CGFloat] = [0, 0, 16, 16]
    expectEqual(value(steps, 1, 0.5), .number(8))
    expectEqual(value(steps, 1, 0.25), .number(3.25))
    let last: [CGFloat] = [0, 0, 16]
    #expect(value(last, 1, 0) == .number(0) && value(last, 1, 1) == .number(16))
    // The curve sets out and arrives along the way to the neighbour, of which an end has none.
    expectEqual(value([8, 0, 0, 8], 1, 0.5), .number(-1))
    expectEqual(value([0, 8, 24], 0, 0.5), .number(3))
    expectEqual(value([0, 16, 24], 1, 0.5), .number(21))
    let colors = [LayerValue.color(.black), .color(.white)]
    expectEqual(
      LayerValue.smooth(colors, from: 0, part: 0.5),
      .color(CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    )
  }
}
