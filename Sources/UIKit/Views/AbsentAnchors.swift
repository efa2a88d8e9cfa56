// What clients of Auto Layout write of anchors: it is not part of Touchstone, and each line says so.
//
// Nothing here can be called, and no code is made of it. Without these members the compiler would complain of a
// missing one, and not of Auto Layout.

@available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
extension NSLayoutXAxisAnchor {
  /// Relates two horizontal edges.
  @_alwaysEmitIntoClient
  public func constraint(
    equalTo anchor: NSLayoutXAxisAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Keeps an edge at another, or beyond it.
  @_alwaysEmitIntoClient
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Keeps an edge at another, or before it.
  @_alwaysEmitIntoClient
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutXAxisAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
}

@available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
extension NSLayoutYAxisAnchor {
  /// Relates two vertical edges.
  @_alwaysEmitIntoClient
  public func constraint(
    equalTo anchor: NSLayoutYAxisAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Keeps an edge at another, or below it.
  @_alwaysEmitIntoClient
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutYAxisAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Keeps an edge at another, or above it.
  @_alwaysEmitIntoClient
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutYAxisAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
}

@available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
extension NSLayoutDimension {
  /// Relates two lengths.
  @_alwaysEmitIntoClient
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
  /// Sets a length.
  @_alwaysEmitIntoClient
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
  /// Sets the least length.
  @_alwaysEmitIntoClient
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat
  ) -> NSLayoutConstraint { fatalError() }
  /// Sets the largest length.
  @_alwaysEmitIntoClient
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat
  ) -> NSLayoutConstraint { fatalError() }
}

@available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
extension NSLayoutConstraint {
  /// Whether the constraint holds.
  @_alwaysEmitIntoClient
  public var isActive: Bool {
    get { false }
    nonmutating set {}
  }
  /// Lets constraints hold.
  @_alwaysEmitIntoClient
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  /// Lets constraints hold no longer.
  @_alwaysEmitIntoClient
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
  /// What the relation adds, in points.
  @_alwaysEmitIntoClient
  public var constant: CGFloat {
    get { 0 }
    nonmutating set {}
  }
}

@available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
extension UILayoutGuide {
  /// The leading edge.
  @_alwaysEmitIntoClient
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// The trailing edge.
  @_alwaysEmitIntoClient
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  /// The top edge.
  @_alwaysEmitIntoClient
  public var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  /// The bottom edge.
  @_alwaysEmitIntoClient
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
}

extension UIView {
  /// The first line of text.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// The last line of text.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// The rectangle that the keyboard leaves.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var keyboardLayoutGuide: UILayoutGuide { fatalError() }

  /// Adds a rectangle that constraints relate.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
}

#if hasFeature(Embedded)
  extension UIView {
    /// The size that constraints give the view.
    @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
    @_alwaysEmitIntoClient
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fatalError() }

    /// The size that constraints give the view.
    @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
    @_alwaysEmitIntoClient
    public func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fatalError() }

    /// What constraints make as small as they can.
    @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
    @_alwaysEmitIntoClient
    public static var layoutFittingCompressedSize: CGSize { fatalError() }

    /// What constraints make as large as they can.
    @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
    @_alwaysEmitIntoClient
    public static var layoutFittingExpandedSize: CGSize { fatalError() }
  }

  /// How much a constraint matters.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  public enum UILayoutPriority {}
#endif
