// Ours, not Apple's: on Apple's platforms images come from files and from drawing code.

extension UIImage {
  /// Creates an image that paints a display list.
  ///
  /// Ours, not Apple's.
  public convenience init(picture: DisplayList) { self.init(list: picture) }

  /// The display list that the image paints.
  ///
  /// Ours, not Apple's.
  public var picture: DisplayList { list }
}
