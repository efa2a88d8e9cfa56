#if !hasFeature(Embedded)
  package import TouchGraphics

  /// How a picture is made larger between its edges: the corners stay as large as they are.
  package struct PictureCuts: Equatable {
    /// The widths of the edges that stay as wide as they are, in points of the picture.
    package var edges: UIEdgeInsets
    /// Whether what lies between them is repeated; it is stretched otherwise.
    package var repeats: Bool

    /// Creates cuts at distances from the picture's edges.
    package init(edges: UIEdgeInsets, repeats: Bool) {
      self.edges = edges
      self.repeats = repeats
    }

    /// Creates cuts around the part of a picture that is stretched, given as a part of its size; nil for all of it.
    init?(center: CGRect, of size: CGSize) {
      if center == .unit { return nil }
      edges = UIEdgeInsets(
        top: center.minY * size.height,
        left: center.minX * size.width,
        bottom: (1 - center.maxY) * size.height,
        right: (1 - center.maxX) * size.width
      )
      repeats = false
    }
  }
#endif
