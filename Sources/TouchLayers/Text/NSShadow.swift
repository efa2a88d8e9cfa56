#if !hasFeature(Embedded)
  public import TouchGraphics

  /// The shadow of letters, as an attribute of text.
  ///
  /// A label shows that of the text's beginning, without the blur. It doesn't inherit from NSObject: Foundation on Linux
  /// ends the program where it compares two such attributes.
  open class NSShadow: PlainObject, NSCopying, Hashable {
    /// How far the shadow is from the letters, in points.
    open var shadowOffset = CGSize.zero
    /// How blurred it is, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour, a `UIColor`; a third of black unless set.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Creates a shadow without an offset.
    public init() {}

    /// A shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = NSShadow()
      copy.shadowOffset = shadowOffset
      copy.shadowBlurRadius = shadowBlurRadius
      copy.shadowColor = shadowColor
      return copy
    }

    /// Whether another shadow has the same values.
    open func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? NSShadow else { return false }
      return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
        && other.shadowColor as? UIColor == shadowColor as? UIColor
    }

    /// The hash of the offset and the blur.
    open var hash: Int {
      var hasher = Hasher()
      hash(into: &hasher)
      return hasher.finalize()
    }

    /// Whether two shadows have the same values.
    public static func == (lhs: NSShadow, rhs: NSShadow) -> Bool { lhs.isEqual(rhs) }

    /// Feeds the offset and the blur to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(shadowOffset.width)
      hasher.combine(shadowOffset.height)
      hasher.combine(shadowBlurRadius)
    }
  }
#endif
