// Ours, not Apple's: there, the render server draws, which no client sees.

#if !hasFeature(Embedded)
  import TouchCore
  import TouchGraphics

  extension DisplayList {
    /// A picture of nothing.
    static let empty = DisplayList(width: 0, height: 0)

    /// Writes a line with pictures in it, piece by piece from the left.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - text: What it belongs to.
    ///   - start: Where it begins, on the line that the letters stand on.
    ///   - color: The letters' colour.
    mutating func paint(_ line: String, of text: LayerText, from start: Point, _ color: PaintColor)
    {
      let measure = TextMeasure(text)
      var (place, piece) = (start, "")
      func write(_ list: inout DisplayList) {
        guard !piece.isEmpty else { return }
        list.text(
          PaintText(
            piece,
            at: place,
            size: Double(text.font.pointSize),
            weight: text.font.cssWeight,
            color: color
          )
        )
        place.x += Double(measure.width(of: piece))
        piece = ""
      }
      for character in line {
        let index = character.unicodeScalars.first.flatMap { LayerTextPicture.index(of: $0) }
        guard let index, index < text.pictures.count else {
          piece.append(character)
          continue
        }
        write(&self)
        let picture = text.pictures[index]
        let frame = picture.frame
        if picture.list.width > 0, picture.list.height > 0 {
          let map = Transform2D(
            a: Double(frame.width) / picture.list.width,
            b: 0,
            c: 0,
            d: Double(frame.height) / picture.list.height,
            tx: place.x + Double(frame.minX),
            ty: place.y - Double(frame.maxY)
          )
          group(PaintGroup(transform: map)) { $0.list(picture.list) }
        }
        place.x += Double(frame.width)
      }
      write(&self)
    }
  }
#endif
