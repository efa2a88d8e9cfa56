// Ours, not Apple's: on Apple's platforms images come from files and from drawing code.

import TouchCore

extension UIImage {
  /// Creates an image that paints a display list.
  ///
  /// Ours, not Apple's.
  public convenience init(picture: DisplayList) { self.init(list: picture) }

  /// Finds the pictures for `init(named:)` and `init(systemName:)`.
  ///
  /// Nil unless a host sets it; then none has a name. It is one for the whole process.
  ///
  /// Ours, not Apple's: there, they come from the application's bundle.
  nonisolated(unsafe) public static var namedPictures: ((String) -> DisplayList?)?

  #if !hasFeature(Embedded)
    /// Finds the pictures for `init(data:)`.
    ///
    /// Nil unless a host sets it; then no data can be read as a picture. It is one for the whole process.
    ///
    /// Ours, not Apple's: there, data in known formats is decoded.
    nonisolated(unsafe) public static var decodedPictures: ((Data) -> DisplayList?)?
  #endif

  #if !hasFeature(Embedded)
    /// Creates an image of a size in which a rectangle has a colour: what `port` writes for the drawing of one.
    ///
    /// Ours, not Apple's.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - color: Its colour, by the current traits.
    ///   - size: The image's size in points.
    /// - Returns: The image; nil where the size is none.
    public static func filled(_ rect: CGRect, with color: UIColor, size: CGSize) -> UIImage? {
      guard size.width > 0, size.height > 0 else { return nil }
      let cgColor = color.cgColor
      var list = DisplayList(width: Double(size.width), height: Double(size.height))
      let paint = PaintColor(
        red: Double(cgColor.red),
        green: Double(cgColor.green),
        blue: Double(cgColor.blue),
        alpha: Double(cgColor.alpha)
      )
      list.fill(Path(Rect(rect)), paint)
      return UIImage(picture: list)
    }

    /// Creates an image of a size in which another one lies in a rectangle: what `port` writes for the drawing of one.
    ///
    /// Ours, not Apple's.
    ///
    /// - Parameters:
    ///   - image: The other image, by the current traits; nil leaves the image empty.
    ///   - rect: Where it lies, in points.
    ///   - size: The image's size in points.
    /// - Returns: The image; nil where the size is none.
    public static func pictured(_ image: UIImage?, in rect: CGRect, size: CGSize) -> UIImage? {
      guard size.width > 0, size.height > 0 else { return nil }
      var list = DisplayList(width: Double(size.width), height: Double(size.height))
      if let picture = image?.list, picture.width > 0, picture.height > 0 {
        let map = Transform2D(
          a: Double(rect.width) / picture.width,
          b: 0,
          c: 0,
          d: Double(rect.height) / picture.height,
          tx: Double(rect.minX),
          ty: Double(rect.minY)
        )
        list.group(PaintGroup(transform: map)) { $0.list(picture) }
      }
      return UIImage(picture: list)
    }

    /// Creates an image of a size from what a layer and its sublayers show now: what `port` writes for
    /// `CALayer.render(in:)`.
    ///
    /// Ours, not Apple's.
    ///
    /// - Parameters:
    ///   - layer: The layer, with the origin of its bounds at the top left; its transform and its opacity don't count.
    ///   - size: The image's size in points.
    /// - Returns: The image; nil where the size is none.
    @MainActor public static func rendered(_ layer: CALayer, size: CGSize) -> UIImage? {
      guard size.width > 0, size.height > 0 else { return nil }
      var painter = LayerPainter(size: size)
      painter.paintWhole(layer)
      return UIImage(picture: painter.list)
    }
  #endif

  /// The display list that the image paints.
  ///
  /// Ours, not Apple's.
  public var picture: DisplayList { list }
}
