import Expectations
import MachineTesting
import Testing
import TouchCore

@testable import TouchGraphics

/// Paths.
struct PathTests {
  private func square(_ side: Double, at x: Double = 0) -> Path {
    Path(Rect(x: x, y: 0, width: side, height: side))
  }

  @Test("elements that need a current point do nothing without one")
  func penUp() {
    var path = Path()
    path.addLine(to: .zero)
    path.addQuad(to: .zero, control: .zero)
    path.addCubic(to: .zero, control1: .zero, control2: .zero)
    path.close()
    #expect(path.isEmpty)
    expectNil(path.currentPoint)
    expectNil(path.bounds)
    expectNil(path.controlBounds)
    #expect(!path.contains(.zero))
    expectEqual(path.length, 0)
  }

  @Test("closing returns to the subpath's start, once")
  func closing() {
    var path = Path()
    path.move(to: Point(x: 5, y: 5))
    path.addLine(to: Point(x: 9, y: 5))
    path.close()
    path.close()
    expectEqual(path.elements.count, 3)
    expectEqual(path.currentPoint, Point(x: 5, y: 5))
    path.addLine(to: Point(x: 5, y: 15))
    expectEqual(path.pieces.count, 2)
    expectEqual(path.pieces[1].start, Point(x: 5, y: 5))
    expectEqual(path.length, 18)
  }

  @Test("bounds are those of the curve; control points count only on request")
  func bounds() {
    var path = Path()
    path.move(to: .zero)
    path.addQuad(to: Point(x: 10, y: 0), control: Point(x: 5, y: 10))
    expectEqual(path.controlBounds, Rect(x: 0, y: 0, width: 10, height: 10))
    let bounds = path.bounds ?? .zero
    #expect(abs(bounds.maxY - 5) < 1e-12)
    expectEqual(bounds.maxX, 10)
    let circle = Path(ellipseIn: Rect(x: -3, y: -3, width: 6, height: 6)).bounds
    expectEqual(circle, Rect(x: -3, y: -3, width: 6, height: 6))
  }

  @Test("the bounds of any path are those of all its points, also of lone ones and behind a close")
  func boundsOfAll() {
    var numbers = SeededNumbers(seed: 7)
    var wrong: [Int] = []
    for number in 0..<200 {
      var path = Path()
      var (seen, pen, start): (Rect?, Point, Point) = (nil, .zero, .zero)
      for step in 0..<Int.random(in: 0...5, using: &numbers) {
        let points = (0..<3).map { _ in
          Point(
            x: .random(in: -50...50, using: &numbers),
            y: .random(in: -50...50, using: &numbers)
          )
        }
        var curve = CubicCurve(
          start: points[0],
          control1: points[0],
          control2: points[0],
          end: points[0]
        )
        switch step == 0 ? 0 : Int.random(in: 0...4, using: &numbers) {
        case 0:
          path.move(to: points[0])
          start = points[0]
        case 1: path.addLine(to: points[0])
        case 2:
          path.addQuad(to: points[0], control: points[1])
          curve = CubicCurve(start: pen, control: points[1], end: points[0])
        case 3:
          path.addCubic(to: points[0], control1: points[1], control2: points[2])
          curve = CubicCurve(start: pen, control1: points[1], control2: points[2], end: points[0])
        default:
          path.close()
          pen = start
          continue
        }
        pen = points[0]
        seen = seen?.union(curve.bounds) ?? curve.bounds
      }
      let moved = path.transformed(by: .translation(x: 3, y: -4))
      let back = seen.map {
        Rect(x: $0.minX + 3, y: $0.minY - 4, width: $0.width, height: $0.height)
      }
      let isMoved = moved.bounds.map { $0.outsetBy(1e-9).contains(back ?? .zero) } ?? (back == nil)
      if path.bounds != seen || !isMoved { wrong.append(number) }
    }
    expectEqual(wrong, [])
  }

  @Test("a curve's bounds contain all of its points, and no more", arguments: 1...20)
  func curveBounds(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    func place() -> Point {
      Point(x: .random(in: -50...50, using: &numbers), y: .random(in: -50...50, using: &numbers))
    }
    let curve = CubicCurve(start: place(), control1: place(), control2: place(), end: place())
    var seen = Rect(around: curve.start)
    for step in 0...500 { seen.expand(to: curve.point(at: Double(step) / 500)) }
    #expect(curve.bounds.outsetBy(1e-9).contains(seen))
    #expect(seen.outsetBy(0.01).contains(curve.bounds))
  }

  // MARK: Containment

  @Test("left and top edges are inside, right and bottom ones are not")
  func edges() {
    let path = square(10)
    #expect(path.contains(.zero))
    #expect(path.contains(Point(x: 5, y: 0)))
    #expect(path.contains(Point(x: 0, y: 5)))
    #expect(path.contains(Point(x: 9.999, y: 9.999)))
    #expect(!path.contains(Point(x: 10, y: 5)))
    #expect(!path.contains(Point(x: 5, y: 10)))
    #expect(!path.contains(Point(x: -0.001, y: 5)))
    #expect(!path.contains(Point(x: .nan, y: 5)))
    #expect(!path.contains(Point(x: 5, y: .infinity)))
  }

  @Test("a hole is outside by even-odd; by winding only if it runs the other way")
  func holes() {
    var same = square(30)
    same.append(Path(Rect(x: 10, y: 10, width: 10, height: 10)))
    let middle = Point(x: 15, y: 15)
    #expect(same.contains(middle))
    #expect(!same.contains(middle, using: .evenOdd))
    var opposite = square(30)
    opposite.append(Path(Rect(x: 10, y: 10, width: 10, height: 10)).reversed)
    #expect(!opposite.contains(middle))
    #expect(!opposite.contains(middle, using: .evenOdd))
    #expect(opposite.contains(Point(x: 5, y: 15)))
  }

  @Test("an open subpath is filled up to the line that would close it")
  func openPieces() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 10, y: 0))
    path.addLine(to: Point(x: 10, y: 10))
    #expect(path.contains(Point(x: 6, y: 5)))
    #expect(!path.contains(Point(x: 4, y: 5)))
  }

  @Test("a circle contains the points nearer than its radius", arguments: 0..<60)
  func circle(step: Int) {
    let path = Path(ellipseIn: Rect(x: -100, y: -100, width: 200, height: 200))
    let angle = Double(step) * .pi / 30 + 0.01
    func place(_ radius: Double) -> Point {
      Point(
        x: radius * ElementaryFunctions.cos(angle),
        y: radius * ElementaryFunctions.sin(angle)
      )
    }
    // Four cubics stay within 0.028 % of a circle.
    #expect(path.contains(place(99.99)))
    #expect(!path.contains(place(100.03)))
  }

  @Test("containment agrees with that of a fine polygon", arguments: 1...10)
  func polygon(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    func place() -> Point {
      Point(x: .random(in: 0...100, using: &numbers), y: .random(in: 0...100, using: &numbers))
    }
    var path = Path()
    path.move(to: place())
    for _ in 0..<4 { path.addCubic(to: place(), control1: place(), control2: place()) }
    path.addQuad(to: place(), control: place())
    path.close()
    let flat = path.flattened(tolerance: 1e-3)
    var disagreements = 0
    for _ in 0..<60 {
      let point = place()
      for rule in [Path.FillRule.winding, .evenOdd]
      where path.contains(point, using: rule) != flat.contains(point, using: rule) {
        disagreements += 1
      }
    }
    // The result may differ for a point within 0.001 of the line.
    #expect(disagreements <= 1)
  }

  // MARK: Shapes

  @Test("corners are round inside the rectangle, and square ones are not cut")
  func roundedRect() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 50)
    let round = Path(rect, cornerRadius: 10)
    expectEqual(round.bounds, rect)
    #expect(!round.contains(Point(x: 2, y: 2)))
    #expect(round.contains(Point(x: 3, y: 3)))
    #expect(round.contains(Point(x: 10, y: 0.01)))
    var mixed = Path()
    mixed.addRoundedRect(rect, cornerWidth: 10, cornerHeight: 10, square: [0])
    #expect(mixed.contains(Point(x: 0.01, y: 0.01)))
    #expect(!mixed.contains(Point(x: 98, y: 2)))
    #expect(!mixed.contains(Point(x: 98, y: 48)))
    #expect(!mixed.contains(Point(x: 2, y: 48)))
    expectEqual(Path(rect, cornerRadius: 0), Path(rect))
    let pill = Path(rect, cornerRadius: 1000)
    expectEqual(pill, Path(rect, cornerRadius: 25))
  }

  @Test("an arc keeps its distance from the centre", arguments: [0.3, -0.3, 1.6, 3.2, -6.2, 6.28])
  func arcs(delta: Double) {
    var path = Path()
    path.addArc(center: Point(x: 7, y: 7), radius: 50, from: 0.4, by: delta)
    let ends = [0.4, 0.4 + delta].map {
      Point(x: 7 + 50 * ElementaryFunctions.cos($0), y: 7 + 50 * ElementaryFunctions.sin($0))
    }
    #expect(path.pieces[0].start.distance(to: ends[0]) < 1e-9)
    #expect((path.currentPoint ?? .zero).distance(to: ends[1]) < 1e-9)
    for case .curve(let curve) in path.pieces[0].segments {
      for step in 0...20 {
        let distance = curve.point(at: Double(step) / 20).distance(to: Point(x: 7, y: 7))
        #expect(abs(distance - 50) < 0.015)
      }
    }
    #expect(abs(path.length - 50 * delta.magnitude) < 0.05)
  }

  @Test("reversing draws each subpath backwards")
  func reversing() {
    var path = square(10)
    path.move(to: Point(x: 20, y: 0))
    path.addQuad(to: Point(x: 30, y: 0), control: Point(x: 25, y: 5))
    let back = path.reversed
    expectEqual(back.pieces.count, 2)
    #expect(back.pieces[0].isClosed)
    expectEqual(back.pieces[1].start, Point(x: 30, y: 0))
    expectEqual(back.currentPoint, Point(x: 20, y: 0))
    #expect(abs(back.length - path.length) < 1e-9)
  }

  @Test("a transform moves every point")
  func transformed() {
    var path = square(2)
    path.addQuad(to: Point(x: 1, y: 1), control: Point(x: 0, y: 4))
    path.addCubic(to: .zero, control1: Point(x: 3, y: 3), control2: Point(x: 4, y: 4))
    let moved = path.transformed(by: .translation(x: 100, y: 10))
    expectEqual(moved.elements.count, path.elements.count)
    expectEqual(moved.currentPoint, Point(x: 100, y: 10))
    expectEqual(moved.elements[5], .quad(Point(x: 101, y: 11), control: Point(x: 100, y: 14)))
    expectEqual(path.transformed(by: .identity), path)
  }
}
