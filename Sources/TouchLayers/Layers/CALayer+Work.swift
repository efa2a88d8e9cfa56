#if !hasFeature(Embedded)
  import TouchGraphics

  extension CALayer: LayerWork {
    /// Whether the layer is a view's.
    final var isOfView: Bool { owner != nil }

    /// The part of the bounds that lies within those of every layer above that masks to its bounds.
    final func visiblePart() -> CGRect {
      var (visible, current) = (bounds, self)
      while let outer = current.superlayer, !visible.isNull {
        if outer.masksToBounds {
          visible = visible.intersection(converted(outer.bounds, from: outer))
        }
        current = outer
      }
      return visible.isNull ? .zero : visible
    }
  }
#endif
