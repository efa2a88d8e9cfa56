// Hints to what paints, as `shouldRasterize` is one: a layer keeps them, and what paints it here needs none.

extension CALayer {
  /// Which edges are smoothed; all unless set.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.edgeAntialiasingMask ?? .all }
    set { ownExtras.edgeAntialiasingMask = newValue }
  }

  /// How a picture is made smaller; linearly unless set.
  public var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { ownExtras.minificationFilter = newValue }
  }

  /// How a picture is made larger; linearly unless set.
  public var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set { ownExtras.magnificationFilter = newValue }
  }
}
