// Hints to what paints, as `shouldRasterize` is one: a layer keeps them, and what paints it here needs none.

extension CALayer {
  /// Whether a layer that isn't opaque is made so as one picture with its sublayers; true unless set.
  ///
  /// It always does here, whatever is set.
  public var allowsGroupOpacity: Bool {
    get { extras?.allowsGroupOpacity ?? true }
    set { ownExtras.allowsGroupOpacity = newValue }
  }

  /// Whether a change of the bounds would ask for drawing; false unless set, and nothing is drawn by hand here.
  public var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set { ownExtras.needsDisplayOnBoundsChange = newValue }
  }

  /// Does what `setNeedsDisplay()` asked for: nothing here.
  public func displayIfNeeded() {}

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
