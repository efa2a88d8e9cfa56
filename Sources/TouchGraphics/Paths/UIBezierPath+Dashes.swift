extension UIBezierPath {
  /// Sets the dashes of the line, as `lineWidth` is set: for what reads them, because nothing draws the path itself.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps in turn, in points; nil for a line without gaps.
  ///   - count: How many there are.
  ///   - phase: How far into the dashes the line begins, in points.
  public final func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?,
    count: Int,
    phase: CGFloat
  ) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) }
    dashes = (lengths ?? [], phase)
  }

  /// Writes the dashes of the line, where they are wanted.
  ///
  /// - Parameters:
  ///   - pattern: Where the lengths of dashes and gaps go, as many as there are.
  ///   - count: Where their number goes.
  ///   - phase: Where it goes how far into the dashes the line begins, in points.
  public final func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (index, length) in dashes.lengths.enumerated() { pattern[index] = length }
    }
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
  }
}
