/// What clients of Auto Layout write: it is not part of Touchstone, and each name says so.
///
/// Nothing here can be called, and no code is made of it.
extension UIView {
  /// Whether constraints are made of the autoresizing mask.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }

  /// The constraints of the view.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var constraints: [NSLayoutConstraint] { [] }

  /// Adds a constraint.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func addConstraint(_ constraint: NSLayoutConstraint) {}

  /// Adds constraints.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}

  /// Removes a constraint.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func removeConstraint(_ constraint: NSLayoutConstraint) {}

  /// Removes constraints.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}

  /// Asks for constraints.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func setNeedsUpdateConstraints() {}

  /// Makes constraints at once.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public func updateConstraintsIfNeeded() {}
}

/// The edges and lengths that constraints relate.
extension UIView {
  /// The leading edge.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// The trailing edge.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// The left edge.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var leftAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// The right edge.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var rightAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// The horizontal centre.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }

  /// The top edge.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var topAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// The bottom edge.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// The vertical centre.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }

  /// The width.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var widthAnchor: NSLayoutDimension { fatalError() }

  /// The height.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var heightAnchor: NSLayoutDimension { fatalError() }

  /// The safe area.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var safeAreaLayoutGuide: UILayoutGuide { fatalError() }

  /// The margins.
  @available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
  @_alwaysEmitIntoClient
  public var layoutMarginsGuide: UILayoutGuide { fatalError() }
}

/// The name that the axes of a stack view stand in; there are no constraints.
public enum NSLayoutConstraint {
  /// A direction in which views are put side by side.
  public enum Axis: Int, Hashable, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

/// The name of `NSLayoutConstraint.Axis` in earlier versions of Swift.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// A vertical edge.
@available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
public enum NSLayoutXAxisAnchor {}

/// A horizontal edge.
@available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
public enum NSLayoutYAxisAnchor {}

/// A length.
@available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
public enum NSLayoutDimension {}

/// A rectangle that constraints relate.
@available(*, unavailable, message: "Auto Layout is not part of Touchstone; see Deviations")
public enum UILayoutGuide {}
