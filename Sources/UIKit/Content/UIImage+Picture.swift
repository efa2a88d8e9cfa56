// Ours, not Apple's: on Apple's platforms images come from files and from drawing code.

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

  /// The display list that the image paints.
  ///
  /// Ours, not Apple's.
  public var picture: DisplayList { list }
}
