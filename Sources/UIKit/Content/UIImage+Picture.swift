// Ours, not Apple's: there, images come from files and from drawing by hand.

extension UIImage {
  /// Creates an image that paints a display list.
  ///
  /// Ours, not Apple's.
  public convenience init(picture: DisplayList) { self.init(list: picture) }

  /// What the image paints.
  ///
  /// Ours, not Apple's.
  public var picture: DisplayList { list }
}
