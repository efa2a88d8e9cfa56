// Ours, not Apple's: there, the render server draws, which no client sees.

import TouchCore
import TouchGraphics

extension DisplayList {
  /// Paints colours that go over into each other, as bands across the line that they lie along.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - bounds: The layer's bounds.
  ///   - offset: Where the layer's origin is.
  ///   - outline: What the layer covers, with its round corners, where it is painted.
  mutating func paint(
    _ gradient: LayerGradient,
    in bounds: Rect,
    at offset: Vector,
    within outline: Path?
  ) {
    let stops = gradient.stops
    guard let first = stops.first, bounds.width > 0, bounds.height > 0 else { return }
    if gradient.kind != .axial {
      return paintRound(gradient, in: bounds, at: offset, within: outline)
    }
    let corners = Self.corners(of: bounds.moved(by: offset))
    let start = corners[0] + Self.vector(to: gradient.start, in: bounds)
    let line =
      Self.vector(to: gradient.end, in: bounds) - Self.vector(to: gradient.start, in: bounds)
    let square = line.dx * line.dx + line.dy * line.dy
    guard square > 0, stops.count > 1 else {
      return group(PaintGroup(clip: outline)) {
        $0.fill(Path(polygon: corners), PaintColor((stops.last ?? first).color))
      }
    }
    func position(_ point: Point) -> Double {
      ((point.x - start.x) * line.dx + (point.y - start.y) * line.dy) / square
    }
    let ends = corners.map(position)
    let (low, high) = (ends.min() ?? 0, ends.max() ?? 1)
    let (from, to) = (stops[0].location, stops[stops.count - 1].location)
    var cuts = (0...Self.gradientBands).map {
      from + (to - from) * Double($0) / Double(Self.gradientBands)
    }
    cuts = [low] + cuts.filter { $0 > low && $0 < high } + [high]
    group(PaintGroup(clip: outline)) { list in
      for (begin, end) in zip(cuts, cuts.dropFirst()) where end > begin {
        guard let color = gradient.color(at: (begin + end) / 2) else { continue }
        let above = Self.cut(corners) { position($0) - begin }
        let band = Self.cut(above) { end - position($0) }
        if band.count > 2 { list.fill(Path(polygon: band), PaintColor(color)) }
      }
    }
  }

  /// The part of a convex polygon in which a linear function isn't negative.
  private static func cut(_ polygon: [Point], _ value: (Point) -> Double) -> [Point] {
    var result: [Point] = []
    for index in polygon.indices {
      let (one, other) = (polygon[index], polygon[(index + 1) % polygon.count])
      let (here, there) = (value(one), value(other))
      if here >= 0 { result.append(one) }
      if (here < 0) != (there < 0), here != there {
        let part = here / (here - there)
        result.append(
          Point(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
        )
      }
    }
    return result
  }
}
