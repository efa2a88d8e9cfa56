extension CGPath {
  /// A path whose inside is what stroking this one would paint.
  ///
  /// It serves to find out whether a touch is on a line: `contains(_:)` of a line itself tells of its inside alone. The
  /// path is made of chords and overlaps itself; fill it with the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: The line's width in points.
  ///   - lineCap: What its ends look like.
  ///   - lineJoin: What its corners look like.
  ///   - miterLimit: How many half widths a corner's tip may be long before it is cut off.
  ///   - transform: What happens to the path first.
  /// - Returns: An empty path where the width isn't positive.
  /// - Complexity: O(*n*) in the number of chords.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pen = PaintStroke(
      width: Double(lineWidth),
      cap: lineCap.asCap,
      join: lineJoin.asJoin,
      miterLimit: Double(miterLimit)
    )
    return CGPath(path.transformed(by: Transform2D(transform)).stroked(with: pen))
  }

  /// A path that is this one with gaps in it.
  ///
  /// - Parameters:
  ///   - phase: How far into the lengths each subpath begins, in points.
  ///   - lengths: The lengths, in points, that are drawn and left out in turn.
  ///   - transform: What happens to the path first.
  /// - Returns: A path without gaps where the lengths add up to nothing.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = path.transformed(by: Transform2D(transform))
    return CGPath(path.dashed(lengths.map { Double($0) }, phase: Double(phase)))
  }
}

extension CGLineCap {
  fileprivate var asCap: PaintStroke.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  fileprivate var asJoin: PaintStroke.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
