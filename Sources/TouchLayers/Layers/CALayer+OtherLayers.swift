public import TouchGraphics

extension CALayer {
  /// A layer that lets this one be seen: where it paints nothing, nothing is seen.
  ///
  /// It isn't among the sublayers, but its coordinates are as theirs, and this layer is its superlayer; another layer
  /// that it was the mask of has none then. Touches are found as if there were no mask.
  ///
  /// Deviation: the mask's background and its filled path let all through, whatever their opacity; lines, texts, pictures
  /// and sublayers of the mask let nothing through.
  public var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue, ownedBy: nil) }
  }

  /// What this layer's time shows when another layer's shows a given time.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer; nil is the time of `CACurrentMediaTime()`. Where its time stands, the present moment counts.
  /// - Returns: This layer's time, in seconds.
  /// - Complexity: O(*n*) in the number of layers above both.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    convertedTime(t, from: l)
  }

  /// What another layer's time shows when this layer's shows a given time.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds. Where the layer's time stands, the present moment counts.
  ///   - l: The other layer; nil is the time of `CACurrentMediaTime()`.
  /// - Returns: The other layer's time, in seconds.
  /// - Complexity: O(*n*) in the number of layers above both.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    convertedTime(t, to: l)
  }

  /// A point of this layer in another layer's coordinates; nil stands for what the topmost superlayer lies in.
  ///
  /// - Complexity: O(*depth*).
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    converted(p, to: l)
  }

  /// A point of another layer in this layer's coordinates; nil as in `convert(_:to:)`.
  ///
  /// - Complexity: O(*depth*).
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    converted(p, from: l)
  }

  /// A rectangle of this layer in another layer's coordinates: the smallest one around its corners.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    converted(r, to: l)
  }

  /// A rectangle of another layer in this layer's coordinates; nil as in `convert(_:to:)`.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    converted(r, from: l)
  }
}
