// Pictures come from the host: what writes files of pixels, or draws, is unavailable, and says why.

#if !hasFeature(Embedded)
  extension UIImage {
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
#endif
