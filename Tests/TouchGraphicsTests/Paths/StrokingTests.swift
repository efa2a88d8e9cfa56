import Expectations
import Testing
import TouchGraphics

/// The inside of a path's line, and its dashes.
struct StrokingTests {
  private func area(
    _ path: CGPath,
    _ width: CGFloat = 10,
    cap: CGLineCap = .butt,
    join: CGLineJoin = .miter,
    limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  private func line(_ points: CGPoint..., closed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if closed { path.closeSubpath() }
    return path
  }

  @Test("a line's inside reaches half a width to both sides and ends with the line")
  func sides() {
    let straight = area(line(CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)))
    for (x, y, isInside) in [
      (50.0, 0.0, true), (50, 4.9, true), (50, -4.9, true), (50, 5.1, false), (50, -5.1, false),
      (0.1, 0, true), (-0.1, 0, false), (99.9, 4, true), (100.1, 0, false),
    ] {
      expectEqual(straight.contains(CGPoint(x: x, y: y)), isInside, "\(x) \(y)")
    }
  }

  @Test("round ends are half discs, square ones half a width long")
  func caps() {
    let plain = line(CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0))
    let (round, square) = (area(plain, cap: .round), area(plain, cap: .square))
    #expect(round.contains(CGPoint(x: -4.9, y: 0)) && square.contains(CGPoint(x: -4.9, y: 0)))
    #expect(round.contains(CGPoint(x: 104.9, y: 0)) && square.contains(CGPoint(x: 104.9, y: 0)))
    #expect(!round.contains(CGPoint(x: -4, y: 4)) && square.contains(CGPoint(x: -4, y: 4)))
    #expect(!round.contains(CGPoint(x: 105.1, y: 0)) && !square.contains(CGPoint(x: 105.1, y: 0)))
  }

  @Test("corners have a tip, are round or are cut off, whichever way the line turns")
  func corners() {
    for down in [1.0, -1] {
      let corner = line(CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50 * down))
      let tip = CGPoint(x: 54.5, y: -4.5 * down)
      let round = CGPoint(x: 53.3, y: -3.3 * down)
      let cut = CGPoint(x: 52.3, y: -2.3 * down)
      #expect(area(corner).contains(tip))
      #expect(!area(corner, join: .round).contains(tip))
      #expect(area(corner, join: .round).contains(round))
      #expect(!area(corner, join: .bevel).contains(round))
      #expect(area(corner, join: .bevel).contains(cut))
      // A right angle's tip is 1.41 half widths long.
      #expect(!area(corner, limit: 1.4).contains(tip))
      #expect(area(corner, limit: 1.42).contains(tip))
    }
  }

  @Test("a ring is hit on its line and not in its middle, where the path itself is")
  func ring() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let ring = area(circle, 20)
    #expect(circle.contains(CGPoint(x: 50, y: 50)) && !ring.contains(CGPoint(x: 50, y: 50)))
    for step in 0..<64 {
      let angle = Double(step) / 64 * 2 * .pi
      for (radius, isInside) in [(39.8, false), (40.2, true), (59.8, true), (60.2, false)] {
        let point = CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
        expectEqual(ring.contains(point), isInside, "\(radius) at \(angle)")
      }
    }
  }

  @Test("a closed line has a corner where it began, and no ends")
  func closed() {
    let triangle = line(
      CGPoint(x: 0, y: 0),
      CGPoint(x: 100, y: 0),
      CGPoint(x: 100, y: 100),
      closed: true
    )
    #expect(area(triangle).contains(CGPoint(x: -8, y: -4)))
    #expect(!area(triangle).contains(CGPoint(x: 60, y: 30)))
    #expect(!area(triangle, cap: .square, join: .bevel).contains(CGPoint(x: -4.5, y: 4.5)))
  }

  @Test("a point is a dot where ends are round or square; a width of zero has no inside")
  func nothing() {
    let point = line(CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 10))
    #expect(area(point).isEmpty)
    #expect(area(point, cap: .round).contains(CGPoint(x: 13, y: 13)))
    #expect(!area(point, cap: .round).contains(CGPoint(x: 14, y: 14)))
    #expect(area(point, cap: .square).contains(CGPoint(x: 14, y: 14)))
    #expect(area(line(CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0)), 0).isEmpty)
    #expect(area(CGMutablePath(), cap: .round).isEmpty)
  }

  @Test("the transform moves the line before it is drawn along")
  func moved() {
    let flat = line(CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0))
    let area = flat.copy(
      strokingWithWidth: 4,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: 10,
      transform: CGAffineTransform(scaleX: 10, y: 10)
    )
    expectEqual(area.boundingBoxOfPath, CGRect(x: 0, y: -2, width: 100, height: 4))
  }

  @Test("dashes are drawn and left out in turn, from the phase on, in each subpath anew")
  func dashes() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 3, y: 5)])
    let expected = CGMutablePath()
    for (start, end, y) in [(0.0, 1.0, 0.0), (3, 6, 0), (8, 10, 0), (0, 1, 5)] {
      expected.addLines(between: [CGPoint(x: start, y: y), CGPoint(x: end, y: y)])
    }
    let dashed = path.copy(dashingWithPhase: 2, lengths: [3, 2])
    expectEqual(ends(dashed), ends(expected))
    expectEqual(path.copy(dashingWithPhase: 0, lengths: [0]), path)
    expectEqual(ends(path.copy(dashingWithPhase: 0, lengths: [20])), ends(path))
  }

  /// The points of a path, to a millionth.
  private func ends(_ path: CGPath) -> [CGPoint] {
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      guard element.pointee.type != .closeSubpath else { return }
      let point = element.pointee.points[0]
      points.append(
        CGPoint(x: (point.x * 1e6).rounded() / 1e6, y: (point.y * 1e6).rounded() / 1e6)
      )
    }
    return points
  }
}
