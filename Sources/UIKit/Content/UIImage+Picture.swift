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
  #endif

  /// The display list that the image paints.
  ///
  /// Ours, not Apple's.
  public var picture: DisplayList { list }
}
