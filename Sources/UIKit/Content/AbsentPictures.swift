// Pictures come from the host: what reads or writes files of pixels, or draws, is unavailable, and says why.

#if !hasFeature(Embedded)
  extension UIImage {
    /// Reads a picture.
    @available(*, unavailable, message: "no files of pixels are read; see UIImage.namedPictures")
    @_alwaysEmitIntoClient
    public convenience init?(data: Data) { nil }

    /// Reads a picture.
    @available(*, unavailable, message: "no files of pixels are read; see UIImage.namedPictures")
    @_alwaysEmitIntoClient
    public convenience init?(data: Data, scale: CGFloat) { nil }

    /// Reads a picture.
    @available(*, unavailable, message: "no files of pixels are read; see UIImage.namedPictures")
    @_alwaysEmitIntoClient
    public convenience init?(contentsOfFile path: String) { nil }

    /// Writes the picture as a file.
    @available(*, unavailable, message: "pictures have no pixels here, and are not written")
    @_alwaysEmitIntoClient
    public func pngData() -> Data? { nil }

    /// Writes the picture as a file.
    @available(*, unavailable, message: "pictures have no pixels here, and are not written")
    @_alwaysEmitIntoClient
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    /// Draws the picture.
    @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
    @_alwaysEmitIntoClient
    public func draw(in rect: CGRect) {}

    /// Draws the picture.
    @available(*, unavailable, message: "drawing by hand is not part of Touchstone; see Deviations")
    @_alwaysEmitIntoClient
    public func draw(at point: CGPoint) {}
  }

  extension UIColor {
    /// Creates a colour that repeats a picture.
    @available(*, unavailable, message: "patterns are not part of Touchstone; show an image view")
    @_alwaysEmitIntoClient
    public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }
  }
#endif
