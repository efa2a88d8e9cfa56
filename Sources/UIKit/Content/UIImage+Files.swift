#if !hasFeature(Embedded)
  extension UIImage {
    /// Creates the image that the host reads from data; nil where it can't.
    ///
    /// The host says it with `decodedPictures`.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates the image that the host reads from data; nil where it can't.
    ///
    /// - Parameters:
    ///   - data: What the host reads, by `decodedPictures`.
    ///   - scale: How many pixels a point has: a picture's points count as pixels here.
    public convenience init?(data: Data, scale: CGFloat) {
      guard let list = UIImage.decodedPictures?(data) else { return nil }
      self.init(cgImage: CGImage(list, scale: 1), scale: scale, orientation: .up)
    }

    /// Creates the image that the host has under the name of a file; nil where there is none.
    ///
    /// The host says it with `namedPictures`, which is asked for the path, and then for the file's name alone.
    public convenience init?(contentsOfFile path: String) {
      let name = path.split(separator: "/").last.map { String($0) } ?? path
      guard let pictures = UIImage.namedPictures, let list = pictures(path) ?? pictures(name)
      else { return nil }
      self.init(list: list)
    }
  }

  extension UIColor {
    /// Creates a colour that repeats a picture, in the backgrounds of views and layers and inside of shapes.
    ///
    /// One copy begins at the corner of the bounds of the view or the layer, in a shape at its layer's origin; the others
    /// lie beside it. Deviation: texts, lines, borders and shadows are black in its place, and no more than some 4000
    /// copies are painted: a smaller picture is made larger.
    public convenience init(patternImage image: UIImage) {
      self.init(cgColor: image.cgImage.map { CGColor(pattern: $0) } ?? .clear)
    }
  }
#endif
