import TouchCore

/// What few images have.
#if !hasFeature(Embedded)
  struct UIImageDetails: Equatable, Sendable {
    /// The edges that stay as wide as they are where a view makes the image larger, in points.
    var capInsets = UIEdgeInsets.zero
    /// What happens between them.
    var resizingMode = UIImage.ResizingMode.tile
    /// How far the rectangle to align lies within the image, in points.
    var alignmentRectInsets = UIEdgeInsets.zero
    /// The images that are shown in turn.
    var images: [UIImage]?
    /// How many seconds they take together.
    var duration: TimeInterval = 0
    /// Whether the image is mirrored where a language goes from right to left.
    var isDirected = false
  }
#endif

extension UIImage {
  /// How a view makes a picture larger between its edges.
  public enum ResizingMode: Int, Sendable {
    /// It repeats what lies there.
    case tile = 0
    /// It stretches it.
    case stretch = 1
  }

  #if hasFeature(Embedded)
    /// The same picture, for a view to make larger between its edges.
    ///
    /// In Embedded Swift a view stretches all of the picture, the edges too.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    /// As `resizableImage(withCapInsets:)`.
    public func resizableImage(
      withCapInsets capInsets: UIEdgeInsets,
      resizingMode: ResizingMode
    ) -> UIImage { self }
    /// As `resizableImage(withCapInsets:)`, with the widths of the left and the upper edge.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
      self
    }
  #else
    /// The same picture, for a view to make larger between its edges, where it repeats what lies there.
    ///
    /// - Parameter capInsets: The widths of the edges that stay as they are, in points.
    /// - Returns: An image of the same size.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
      resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same picture, for a view to make larger between its edges.
    ///
    /// - Parameters:
    ///   - capInsets: The widths of the edges that stay as they are, in points.
    ///   - resizingMode: What happens to what lies between them.
    /// - Returns: An image of the same size.
    public func resizableImage(
      withCapInsets capInsets: UIEdgeInsets,
      resizingMode: ResizingMode
    ) -> UIImage {
      changed {
        $0.capInsets = capInsets
        $0.resizingMode = resizingMode
      }
    }

    /// As `resizableImage(withCapInsets:)`, with one point between the edges to repeat; an edge of 0 leaves no edges on
    /// its axis.
    ///
    /// - Parameters:
    ///   - leftCapWidth: The width of the left edge, in points.
    ///   - topCapHeight: The height of the upper edge, in points.
    /// - Returns: An image of the same size.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
      let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
      return resizableImage(
        withCapInsets: UIEdgeInsets(
          top: top,
          left: left,
          bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
          right: left > 0 ? max(size.width - left - 1, 0) : 0
        ),
        resizingMode: .stretch
      )
    }

    /// The edges that stay as wide as they are where a view makes the image larger, in points; zero unless set.
    public var capInsets: UIEdgeInsets { details?.capInsets ?? .zero }

    /// What happens between these edges.
    public var resizingMode: ResizingMode { details?.resizingMode ?? .tile }

    /// How the image is made larger; nil where all of it is stretched.
    var cuts: PictureCuts? {
      guard let details, details.capInsets != .zero else { return nil }
      return PictureCuts(edges: details.capInsets, repeats: details.resizingMode == .tile)
    }

    /// The part between the edges, as a part of the image; all of it where there are none.
    var stretchedPart: CGRect {
      let (edges, size) = (capInsets, size)
      guard edges != .zero, size.width > 0, size.height > 0 else {
        return CGRect(x: 0, y: 0, width: 1, height: 1)
      }
      return CGRect(
        x: edges.left / size.width,
        y: edges.top / size.height,
        width: max(size.width - edges.left - edges.right, 0) / size.width,
        height: max(size.height - edges.top - edges.bottom, 0) / size.height
      )
    }

    // MARK: Aligning

    /// How far the rectangle to align lies within the image, in points; for clients, as a view shows all of the image.
    public var alignmentRectInsets: UIEdgeInsets { details?.alignmentRectInsets ?? .zero }

    /// The same image with a rectangle to align.
    ///
    /// - Parameter alignmentInsets: How far it lies within the image, in points.
    /// - Returns: An image of the same size.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
      changed { $0.alignmentRectInsets = alignmentInsets }
    }

    // MARK: Directions

    /// Whether an image view shows the image mirrored where its language goes from right to left; false unless asked for.
    public var flipsForRightToLeftLayoutDirection: Bool { details?.isDirected ?? false }

    /// The same image, which an image view mirrors where its language goes from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
      changed { $0.isDirected = true }
    }

    /// The image mirrored from side to side.
    public func withHorizontallyFlippedOrientation() -> UIImage {
      let list = ownList.mirrored
      let image = UIImage(list: list, renderingMode: renderingMode, tint: tint, scale: scale)
      return UIImage(image, details: details)
    }

    // MARK: Other ways to make one

    /// Creates the image that the host has under a name.
    ///
    /// - Precondition: The host has one, as an asset catalog has it on iOS.
    public convenience init(imageLiteralResourceName name: String) {
      guard let image = UIImage(named: name) else {
        preconditionFailure("UIImage.namedPictures has no picture of the name \(name).")
      }
      self.init(image, details: image.details)
    }

    /// Creates the symbol that the host has under a name, a template; nil where there is none.
    ///
    /// - Parameters:
    ///   - name: What the host calls it.
    ///   - traitCollection: For which traits; a picture is the same for all.
    public convenience init?(
      systemName name: String,
      compatibleWith traitCollection: UITraitCollection?
    ) {
      self.init(systemName: name, withConfiguration: nil)
    }

    /// The same image, which has to be cast: `image.copy() as! UIImage`.
    public func copy() -> Any { self }

    /// How the image is drawn: a symbol's configuration; nil for another image.
    public var configuration: Configuration? { symbolConfiguration }

    // MARK: Images in turn

    /// An image that image views show as several ones in turn, again and again.
    ///
    /// - Parameters:
    ///   - images: The images; the first one gives the size, and is seen elsewhere.
    ///   - duration: How many seconds they take together; 0 for a thirtieth of a second each.
    /// - Returns: The image; nil without images.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
      images.first.map { first in
        first.changed {
          $0.images = images
          $0.duration = duration
        }
      }
    }

    /// An image of those that the host has under a name with a number behind it, from 0 on.
    ///
    /// A number that is missing ends them; they may begin with 1.
    ///
    /// - Parameters:
    ///   - name: What the host calls them, without the number.
    ///   - duration: How many seconds they take together; 0 for a thirtieth of a second each.
    /// - Returns: The image; nil where the host has none.
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
      var images: [UIImage] = []
      for number in 0...1024 {
        if let image = UIImage(named: "\(name)\(number)") {
          images.append(image)
        } else if number > 0 {
          break
        }
      }
      return animatedImage(with: images, duration: duration)
    }

    /// The images that are shown in turn; nil for an image that is one.
    public var images: [UIImage]? { details?.images }

    /// How many seconds they take together; 0 for a thirtieth of a second each.
    public var duration: TimeInterval { details?.duration ?? 0 }

    /// The image with other details.
    private func changed(_ change: (inout UIImageDetails) -> Void) -> UIImage {
      var changed = details ?? UIImageDetails()
      change(&changed)
      return UIImage(self, details: changed)
    }
  #endif
}
