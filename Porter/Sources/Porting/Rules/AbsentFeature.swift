/// What stays away from Touchstone on purpose, by the names that tell it.
enum AbsentFeature {
  /// What a client overrides to draw.
  static let drawingMembers: Set<String> = [
    "draw(_:)", "draw(_:in:)", "draw(_:for:)", "drawRect(rect:)",
  ]
  /// What a client overrides to draw a layer.
  static let layerDrawingMembers: Set<String> = [
    "draw(in:)", "drawInContext(ctx:)", "display()", "needsDisplay(forKey:)",
    "needsDisplayForKey(key:)",
  ]
  /// What a client overrides to lay out by constraints.
  static let layoutMembers: Set<String> = [
    "updateConstraints()", "updateViewConstraints()", "requiresConstraintBasedLayout",
  ]
  /// The names of Auto Layout.
  static let layoutNames: Set<String> = [
    "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    "NSLayoutDimension", "UILayoutGuide",
    "translatesAutoresizingMaskIntoConstraints", "addConstraint", "addConstraints",
    "removeConstraint", "removeConstraints", "setNeedsUpdateConstraints",
    "updateConstraintsIfNeeded", "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor",
    "leftAnchor", "rightAnchor", "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor",
    "safeAreaLayoutGuide", "layoutMarginsGuide", "firstBaselineAnchor", "lastBaselineAnchor",
    "addLayoutGuide",
  ]
  /// What a client says to Auto Layout, and a view without constraints doesn't need.
  static let layoutHints: Set<String> = [
    "requiresConstraintBasedLayout", "translatesAutoresizingMaskIntoConstraints",
    "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "setNeedsUpdateConstraints", "updateConstraintsIfNeeded",
  ]
  /// The methods among these.
  static let layoutCalls: Set<String> = [
    "setContentHuggingPriority", "setContentCompressionResistancePriority",
    "setNeedsUpdateConstraints", "updateConstraintsIfNeeded",
  ]
  /// The names of drawing by hand.
  static let drawingNames: Set<String> = [
    "CGContext", "CGContextRef", "UIGraphicsGetCurrentContext", "UIGraphicsBeginImageContext",
    "UIGraphicsBeginImageContextWithOptions", "UIGraphicsImageRenderer",
    "UIGraphicsEndImageContext",
    "UIGraphicsGetImageFromCurrentImageContext",
  ]
  /// Members of controllers that lead to what isn't here: bars, tabs, and storyboards.
  ///
  /// `tabBar` is a trait of accessibility, too.
  static let controllerMembers = BarRule.items.subtracting(BarRule.readable).union([
    "splitViewController", "storyboard", "performSegue",
  ])
  /// Members of Apple's classes that aren't here, whose names hardly stand for anything else.
  static let otherMembers: Set<String> = [
    "backgroundFilters", "compositingFilter",
    "contentLayoutGuide", "drawHierarchy", "frameLayoutGuide",
    "isGeometryFlipped", "jpegData", "keyboardLayoutGuide", "pngData",
  ]
  private static let noTextKit =
    "there is no TextKit; measure texts by boundingRect(with:options:attributes:context:)"
  /// What isn't here although strangers often use it, and what to do about it.
  static let remedies: [String: String] = [
    "CATiledLayer": "it draws by hand; show sublayers",
    "CAMetalLayer": "it draws by hand; show a CALayer",
    "CAEAGLLayer": "it draws by hand; show a CALayer",
    "NSLayoutManager": noTextKit,
    "NSTextContainer": noTextKit,
    "NSTextStorage": noTextKit,
    "CIFilter": "there is no Core Image; leave filters out",
    "CIContext": "there is no Core Image; leave filters out",
    "CIImage": "there is no Core Image; leave filters out",
    "CIColor": "there is no Core Image; read a colour's parts by getRed(_:green:blue:alpha:)",
  ]
  /// Whether a name is that of a member that isn't here.
  static func isMember(_ name: String) -> Bool {
    controllerMembers.contains(name) || otherMembers.contains(name)
  }
  /// Whether a name is one of these features.
  static func isNamed(_ name: String) -> Bool {
    layoutNames.contains(name) || drawingNames.contains(name)
  }
  /// What the C half of Foundation and the Swift one have of CoreGraphics.
  static let foundationNames: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "CGRectEdge",
  ]
}
