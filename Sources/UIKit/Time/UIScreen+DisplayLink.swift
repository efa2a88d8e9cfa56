#if !hasFeature(Embedded)
  extension UIScreen {
    /// Creates a link to the screen's frames that isn't running yet.
    ///
    /// - Parameters:
    ///   - target: Has the method; retained, as by `CADisplayLink(target:selector:)`.
    ///   - sel: The method; it gets the link.
    /// - Returns: The link; never nil.
    public func displayLink(
      withTarget target: AnyObject,
      selector sel: Selector
    ) -> CADisplayLink? { CADisplayLink(target: target, selector: sel) }
  }
#endif
