#if !hasFeature(Embedded)
  import TouchCore
  public import TouchGraphics

  /// A layer whose sublayers lie in its own space, in front of and behind each other; of itself it shows nothing.
  ///
  /// Its background, its border, its shadow and its masks aren't seen. Deviation: what is in it is drawn as projected into
  /// the plane, without perspective, and what is farther away is behind as a whole, by the middle of its bounds. Its
  /// opacity is that of all together. Points are converted by the images of the transforms in the plane.
  open class CATransformLayer: CALayer {
    /// Creates a layer without a size.
    public required init() {
      super.init()
      ownExtras.sharesSpace = true
    }

    /// Creates a layer without a size: there are no archives.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      ownExtras.sharesSpace = true
    }

    /// Creates a copy of a layer, without its sublayers and animations.
    public required init(layer: Any) {
      super.init(layer: layer)
      ownExtras.sharesSpace = true
    }
  }

  extension CALayer {
    /// The sublayers in a space, from the farthest to the nearest, as they are drawn at this moment.
    ///
    /// - Complexity: O(*n* log *n*).
    func childrenFromFar(in space: CATransform3D) -> [CALayer] {
      let placed = children.map { child in
        let state = child.presentedState
        let bounds = state.geometry.bounds
        let place = state.placed(within: space)
        let depth = bounds.midX * place.m13 + bounds.midY * place.m23 + place.m43
        return (layer: child, depth: depth)
      }
      return placed.ordered { $0.depth < $1.depth }.map { $0.layer }
    }
  }
#endif
