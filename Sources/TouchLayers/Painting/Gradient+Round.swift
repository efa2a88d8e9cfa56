// Ours, not Apple's: there, the render server draws, which no client sees.

import TouchCore
import TouchGraphics

extension DisplayList {
  /// Paints colours that go over into each other around a point, in rings or in wedges.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - bounds: The layer's bounds.
  ///   - offset: Where the layer's origin is.
  ///   - outline: What the layer covers, with its round corners, where it is painted.
  mutating func paintRound(
    _ gradient: LayerGradient,
    in bounds: Rect,
    at offset: Vector,
    within outline: Path?
  ) {
    let corners = Self.corners(of: bounds.moved(by: offset))
    let start = Self.vector(to: gradient.start, in: bounds)
    let (center, line) = (corners[0] + start, Self.vector(to: gradient.end, in: bounds) - start)
    group(PaintGroup(clip: outline ?? Path(polygon: corners))) {
      if gradient.kind == .radial {
        $0.paintRings(gradient, around: center, line, within: corners)
      } else {
        $0.paintWedges(gradient, around: center, line, within: corners)
      }
    }
  }

  /// Paints ellipses, each less those within it; the last colour goes on outside.
  private mutating func paintRings(
    _ gradient: LayerGradient,
    around center: Point,
    _ line: Vector,
    within corners: [Point]
  ) {
    func ellipse(_ location: Double) -> Path {
      let (width, height) = (abs(line.dx) * location, abs(line.dy) * location)
      return Path(
        ellipseIn: Rect(
          x: center.x - width,
          y: center.y - height,
          width: 2 * width,
          height: 2 * height
        )
      )
    }
    let cuts = gradient.cuts(upTo: gradient.stops.last?.location ?? 1)
    guard let end = cuts.last, line.dx != 0, line.dy != 0, let last = gradient.color(at: end) else {
      if let last = gradient.stops.last {
        fill(Path(polygon: corners), PaintColor(last.color))
      }
      return
    }
    var outside = Path(polygon: corners)
    outside.append(ellipse(end))
    fill(outside, PaintColor(last), rule: .evenOdd)
    for (inner, outer) in zip(cuts, cuts.dropFirst()) {
      guard let color = gradient.color(at: (inner + outer) / 2) else { continue }
      var ring = ellipse(outer)
      if inner > 0 { ring.append(ellipse(inner)) }
      fill(ring, PaintColor(color), rule: .evenOdd)
    }
  }

  /// Paints triangles whose outer sides lie outside of the layer.
  private mutating func paintWedges(
    _ gradient: LayerGradient,
    around center: Point,
    _ line: Vector,
    within corners: [Point]
  ) {
    let zero = ElementaryFunctions.atan2(line.dy, line.dx)
    let reach = 2 * (corners.map { ($0 - center).length }.max() ?? 0)
    func point(_ location: Double) -> Point {
      let angle = zero + 2 * .pi * location
      return center
        + Vector(
          dx: reach * ElementaryFunctions.cos(angle),
          dy: reach * ElementaryFunctions.sin(angle)
        )
    }
    let cuts = gradient.cuts(upTo: 1)
    for (begin, end) in zip(cuts, cuts.dropFirst()) {
      guard let color = gradient.color(at: (begin + end) / 2) else { continue }
      fill(Path(polygon: [center, point(begin), point(end)]), PaintColor(color))
    }
  }
}

extension LayerGradient {
  /// Where bands begin and end: at even distances from 0 on, and at each colour.
  fileprivate func cuts(upTo end: Double) -> [Double] {
    guard end > 0 else { return [] }
    let bands = (0...DisplayList.gradientBands).map {
      end * Double($0) / Double(DisplayList.gradientBands)
    }
    let colors = stops.map { $0.location }.filter { $0 > 0 && $0 < end }
    var cuts: [Double] = []
    for location in (bands + colors).sorted() where location != cuts.last {
      cuts.append(location)
    }
    return cuts
  }
}
