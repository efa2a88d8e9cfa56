// Ours, not Apple's: there, the render server draws, which no client sees.

#if !hasFeature(Embedded)
  import TouchCore
  import TouchGraphics

  extension DisplayList {
    /// Paints a picture into a frame with its edges as wide as they are.
    ///
    /// Where the frame has no room for the edges they shrink, and nothing lies between them.
    mutating func paint(_ picture: DisplayList, cutBy cuts: PictureCuts, into frame: Rect) {
      let edges = cuts.edges
      let columns = Self.spans(picture.width, frame.width, Double(edges.left), Double(edges.right))
      let rows = Self.spans(picture.height, frame.height, Double(edges.top), Double(edges.bottom))
      for row in rows {
        for column in columns {
          let source = Rect(x: column.from, y: row.from, width: column.length, height: row.length)
          let target = Rect(
            x: frame.minX + column.start,
            y: frame.minY + row.start,
            width: column.room,
            height: row.room
          )
          paint(picture, source, into: target, repeats: cuts.repeats)
        }
      }
    }

    /// A part of a length that goes to a part of another one.
    private typealias Span = (from: Double, length: Double, start: Double, room: Double)

    /// The two edges and what lies between them, without those that have no length.
    private static func spans(
      _ length: Double,
      _ room: Double,
      _ first: Double,
      _ last: Double
    ) -> [Span] {
      let first = min(max(first, 0), length)
      let last = min(max(last, 0), length - first)
      let shrinking = first + last > room ? room / (first + last) : 1
      let (head, tail) = (first * shrinking, last * shrinking)
      let spans: [Span] = [
        (0, first, 0, head),
        (first, length - first - last, head, room - head - tail),
        (length - last, last, room - tail, tail),
      ]
      return spans.filter { $0.length > 0 && $0.room > 0 }
    }

    /// Paints a part of a picture into a frame.
    private mutating func paint(
      _ picture: DisplayList,
      _ source: Rect,
      into target: Rect,
      repeats: Bool
    ) {
      // What is no wider or higher than a point looks the same stretched as repeated, and costs one copy.
      let width = source.width > 1 ? source.width : target.width
      let height = source.height > 1 ? source.height : target.height
      let (across, down) = (width / source.width, height / source.height)
      var piece = DisplayList(width: width, height: height)
      let back = Transform2D(
        a: across,
        b: 0,
        c: 0,
        d: down,
        tx: -source.minX * across,
        ty: -source.minY * down
      )
      piece.group(PaintGroup(transform: back)) { $0.list(picture) }
      if repeats, width < target.width || height < target.height {
        let corner = Point(x: target.minX, y: target.minY)
        return group(PaintGroup(clip: Path(target))) { $0.tile(piece, from: corner, over: target) }
      }
      let place = Transform2D(
        a: target.width / width,
        b: 0,
        c: 0,
        d: target.height / height,
        tx: target.minX,
        ty: target.minY
      )
      group(PaintGroup(transform: place)) { $0.list(piece) }
    }
  }
#endif
