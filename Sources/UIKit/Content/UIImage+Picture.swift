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

  /// The display list that the image paints.
  ///
  /// Ours, not Apple's.
  public var picture: DisplayList { list }
}
