extension UIView {
  /// The parts of a view's frame that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each part, with Apple's values.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Resizes the subviews after this view's size changed.
  func resizeChildren(from before: CGSize) {
    let after = bounds.size
    for child in children where !child.autoresizingMask.isEmpty && child.parent === self {
      let mask = child.autoresizingMask
      let frame = child.ownLayer.state.geometry.plainFrame
      var width = AxisSpan(start: frame.origin.x, length: frame.size.width)
      width.follow(
        from: before.width,
        to: after.width,
        flexibleStart: mask.contains(.flexibleLeftMargin),
        flexibleLength: mask.contains(.flexibleWidth),
        flexibleEnd: mask.contains(.flexibleRightMargin)
      )
      var height = AxisSpan(start: frame.origin.y, length: frame.size.height)
      height.follow(
        from: before.height,
        to: after.height,
        flexibleStart: mask.contains(.flexibleTopMargin),
        flexibleLength: mask.contains(.flexibleHeight),
        flexibleEnd: mask.contains(.flexibleBottomMargin)
      )
      let resized = CGRect(
        x: width.start,
        y: height.start,
        width: width.length,
        height: height.length
      )
      if resized != frame {
        child.setPlainFrame(resized)
      }
    }
  }
}

/// One axis of a frame: the margin before it and its length.
private struct AxisSpan {
  var start: CGFloat
  var length: CGFloat

  /// Distributes a change of the whole among the flexible parts, in proportion to their lengths.
  ///
  /// If they add up to zero, they share it equally. A length never becomes negative.
  mutating func follow(
    from before: CGFloat,
    to after: CGFloat,
    flexibleStart: Bool,
    flexibleLength: Bool,
    flexibleEnd: Bool
  ) {
    let change = after - before
    let end = before - start - length
    let count = CGFloat((flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0))
    guard change != 0, count > 0 else { return }
    let whole =
      (flexibleStart ? start : 0) + (flexibleLength ? length : 0) + (flexibleEnd ? end : 0)
    func share(_ part: CGFloat) -> CGFloat { whole == 0 ? change / count : change * part / whole }
    let (startShare, lengthShare) = (share(start), share(length))
    if flexibleStart { start += startShare }
    if flexibleLength { length = max(0, length + lengthShare) }
  }
}
