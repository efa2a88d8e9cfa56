/// What stays away from Touchstone on purpose, by the names that tell it.
enum AbsentFeature {
  /// What a client overrides to draw.
  static let drawingMembers: Set<String> = [
    "draw(_:)", "draw(_:in:)", "draw(_:for:)", "drawRect(rect:)",
  ]
  /// What a client overrides to lay out by constraints.
  static let layoutMembers: Set<String> = [
    "updateConstraints()", "updateViewConstraints()", "requiresConstraintBasedLayout",
    "alignmentRectInsets", "systemLayoutSizeFitting(_:)", "alignmentRect(forFrame:)",
  ]
  /// The names of Auto Layout.
  static let layoutNames: Set<String> = [
    "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    "NSLayoutDimension", "UILayoutGuide", "UILayoutPriority", "UIStackView",
    "translatesAutoresizingMaskIntoConstraints", "addConstraint", "addConstraints",
    "removeConstraint", "removeConstraints", "setNeedsUpdateConstraints",
    "updateConstraintsIfNeeded", "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor",
    "leftAnchor", "rightAnchor", "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor",
    "safeAreaLayoutGuide", "layoutMarginsGuide", "setContentHuggingPriority",
    "setContentCompressionResistancePriority",
  ]
  /// The names of drawing by hand.
  static let drawingNames: Set<String> = [
    "CGContext", "CGContextRef", "UIGraphicsGetCurrentContext", "UIGraphicsBeginImageContext",
    "UIGraphicsBeginImageContextWithOptions", "UIGraphicsImageRenderer",
    "UIGraphicsEndImageContext",
    "UIGraphicsGetImageFromCurrentImageContext",
  ]
  /// What the C half of Foundation and the Swift one have of CoreGraphics.
  static let foundationNames: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge",
  ]
}
