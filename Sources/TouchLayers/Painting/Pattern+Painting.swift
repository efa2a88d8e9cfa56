// Ours, not Apple's: there, the render server draws, which no client sees.

import TouchCore
import TouchGraphics

extension DisplayList {
  /// Fills the inside of a layer's path with a colour, or with the copies of a pattern's picture.
  ///
  /// - Parameters:
  ///   - path: The path, in the layer's own coordinates.
  ///   - color: The colour.
  ///   - rule: Which points are inside.
  ///   - offset: Where the layer's origin is.
  ///   - seen: What of the path can be seen, in the layer's own coordinates.
  mutating func paintInside(
    _ path: Path,
    _ color: CGColor,
    _ rule: CAShapeLayerFillRule,
    at offset: Vector,
    _ seen: Rect
  ) {
    let inside = path.transformed(by: .translation(x: offset.dx, y: offset.dy))
    let rule: Path.FillRule = rule == .evenOdd ? .evenOdd : .winding
    #if !hasFeature(Embedded)
      if let pattern = color.pattern {
        group(PaintGroup(opacity: Double(color.alpha), clip: inside, clipRule: rule)) {
          $0.tile(pattern.list, from: .zero + offset, over: seen.moved(by: offset))
        }
        return
      }
    #endif
    fill(inside, PaintColor(color), rule: rule)
  }
}

#if !hasFeature(Embedded)
  extension DisplayList {
    /// The most copies of a picture that a pattern is painted with: smaller pictures are made larger.
    static var mostTiles: Double { 4096 }

    /// Paints a picture again and again, side by side.
    ///
    /// - Parameters:
    ///   - tile: The picture.
    ///   - origin: Where the corner of one copy is.
    ///   - part: What has to be covered; copies reach beyond it.
    mutating func tile(_ tile: DisplayList, from origin: Point, over part: Rect) {
      guard tile.width > 0, tile.height > 0, part.width > 0, part.height > 0 else { return }
      let wanted = (part.width / tile.width + 1) * (part.height / tile.height + 1)
      let scale = max((wanted / Self.mostTiles).squareRoot(), 1)
      let (width, height) = (tile.width * scale, tile.height * scale)
      let firstRow = ((part.minY - origin.y) / height).rounded(.down)
      let firstColumn = ((part.minX - origin.x) / width).rounded(.down)
      // Counted, as the sum of a large coordinate and a small width can be the coordinate.
      let most = 1...Int(Self.mostTiles)
      let rows = ((part.maxY - origin.y) / height - firstRow).rounded(.up)
      let columns = ((part.maxX - origin.x) / width - firstColumn).rounded(.up)
      for row in 0..<Int(rows, within: most) {
        for column in 0..<Int(columns, within: most) {
          let place = Transform2D(
            a: scale,
            b: 0,
            c: 0,
            d: scale,
            tx: origin.x + (firstColumn + Double(column)) * width,
            ty: origin.y + (firstRow + Double(row)) * height
          )
          group(PaintGroup(transform: place)) { $0.list(tile) }
        }
      }
    }
  }
#endif
