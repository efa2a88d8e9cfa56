// Ours, not Apple's: there, the render server draws, which no client sees.

import TouchCore
import TouchGraphics

extension DisplayList {
  /// Paints what a shape layer shows; what can't be seen is left out.
  ///
  /// - Parameters:
  ///   - shape: The path and its looks.
  ///   - offset: Where the layer's origin is.
  ///   - seen: What of the layer can be seen, in its own coordinates.
  mutating func paint(_ shape: LayerShape, at offset: Vector, _ seen: Rect) {
    guard let path = shape.path, let bounds = path.controlBounds else { return }
    let map = Transform2D.translation(x: offset.dx, y: offset.dy)
    if let color = shape.fillColor, let part = seen.intersection(bounds) {
      paintInside(path, color, shape.fillRule, at: offset, part)
    }
    let pen = shape.stroke
    guard let color = shape.strokeColor, seen.intersection(bounds.outsetBy(pen.reach)) != nil
    else { return }
    let line = path.trimmed(from: Double(shape.strokeStart), to: Double(shape.strokeEnd))
    stroke(line.transformed(by: map), PaintColor(color), pen)
  }

  /// Writes what a text layer shows; lines that can't be seen are left out.
  ///
  /// - Parameters:
  ///   - text: The text and its looks.
  ///   - bounds: The room for it, in the layer's own coordinates.
  ///   - offset: Where the layer's origin is.
  ///   - seen: What of the layer can be seen, in its own coordinates.
  mutating func paint(_ text: LayerText, in bounds: Rect, at offset: Vector, _ seen: Rect) {
    if let shadow = text.shadow {
      var behind = text
      (behind.color, behind.shadow) = (shadow.color, nil)
      #if !hasFeature(Embedded)
        // Letters alone have a shadow; the pictures keep their room.
        for index in behind.pictures.indices { behind.pictures[index].list = .empty }
      #endif
      let room = Rect(
        x: bounds.minX + Double(shadow.offset.width),
        y: bounds.minY + Double(shadow.offset.height),
        width: bounds.maxX - bounds.minX,
        height: bounds.maxY - bounds.minY
      )
      paint(behind, in: room, at: offset, seen)
    }
    guard let color = text.color else { return }
    let text = text.shrunk(to: CGFloat(bounds.width))
    let lines = text.lines(within: CGFloat(bounds.width))
    let height = Double(text.font.lineHeight)
    var top = bounds.minY
    if text.placement == .middle { top += (bounds.height - height * Double(lines.count)) / 2 }
    let measure = TextMeasure(text)
    for line in lines {
      let width = Double(measure.width(of: line))
      let anchor = text.alignment.anchor(in: bounds)
      let left = anchor.x - width * anchor.share
      let room = Rect(x: left, y: top, width: width, height: height)
      if seen.intersection(room) != nil {
        let base = Point(x: anchor.x, y: top + Double(text.font.ascender))
        #if !hasFeature(Embedded)
          if !text.pictures.isEmpty {
            let start = Point(x: left, y: base.y) + offset
            paint(line, of: text, from: start, PaintColor(color))
            top += height
            continue
          }
        #endif
        self.text(
          PaintText(
            line,
            at: base + offset,
            size: Double(text.font.pointSize),
            weight: text.font.cssWeight,
            alignment: anchor.alignment,
            color: PaintColor(color)
          )
        )
      }
      top += height
    }
  }
}

extension NSTextAlignment {
  /// Where lines are held: the location, how paint calls it, and the share of a line that lies left of it.
  fileprivate func anchor(
    in bounds: Rect
  ) -> (x: Double, alignment: PaintText.Alignment, share: Double) {
    switch self {
    case .left, .natural, .justified: (bounds.minX, .left, 0)
    case .center: ((bounds.minX + bounds.maxX) / 2, .center, 0.5)
    case .right: (bounds.maxX, .right, 1)
    }
  }
}

extension LayerShape {
  /// The pen that draws along the path.
  fileprivate var stroke: PaintStroke {
    PaintStroke(
      width: Double(lineWidth),
      cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: Double(miterLimit),
      dash: dashes.map { Double($0) },
      dashPhase: Double(dashPhase)
    )
  }
}

extension DisplayList {
  /// Paints a layer's picture where its mode puts it.
  mutating func paint(
    _ picture: LayerPicture,
    in bounds: CGRect,
    at offset: Vector,
    _ seen: Rect
  ) {
    let frame = Rect(picture.frame(in: bounds))
    guard frame.width > 0, frame.height > 0, seen.intersection(frame) != nil else { return }
    #if !hasFeature(Embedded)
      if let cuts = picture.cuts {
        return paint(picture.picture, cutBy: cuts, into: frame.moved(by: offset))
      }
    #endif
    let corner = Point(x: frame.minX, y: frame.minY) + offset
    let transform = Transform2D(
      a: frame.width / picture.picture.width,
      b: 0,
      c: 0,
      d: frame.height / picture.picture.height,
      tx: corner.x,
      ty: corner.y
    )
    group(PaintGroup(transform: transform)) { $0.list(picture.picture) }
  }
}
