import TouchCore

#if !hasFeature(Embedded)
  extension CGImage {
    /// The part of the picture in a rectangle.
    ///
    /// - Parameter rect: The rectangle, in pixels; parts of pixels count as whole ones.
    /// - Returns: The part; nil where none of the picture is there.
    public func cropping(to rect: CGRect) -> CGImage? {
      let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
      let part = rect.integral.intersection(whole)
      guard !part.isNull, part.width > 0, part.height > 0, scale > 0 else { return nil }
      let points = Double(1 / scale)
      var list = DisplayList(
        width: Double(part.width) * points,
        height: Double(part.height) * points
      )
      let back = Transform2D.translation(
        x: -Double(part.minX) * points,
        y: -Double(part.minY) * points
      )
      list.group(PaintGroup(transform: back)) { $0.list(self.list) }
      return CGImage(list, scale: scale)
    }

    /// The same picture.
    public func copy() -> CGImage? { self }
  }
#endif
