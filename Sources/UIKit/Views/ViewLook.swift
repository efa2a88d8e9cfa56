/// What a view keeps of colours and traits.
struct ViewLook {
  /// The view's own tint; nil for the superview's.
  var tint: UIColor?
  /// The background, if the traits choose it.
  var background: UIColor?
  /// The traits that the view was told of last; nil until it is in a window.
  var traits: UITraitCollection?
  /// What few views have; nil until it is set.
  var extras: ViewExtras?
  /// Whether `draw(_:)` is due.
  var needsDisplay = true
  /// Whether the view is in its application's list of those to draw.
  var isDisplayQueued = false
  /// Whether a view or a controller ever chose a style, so that one has to be looked for.
  nonisolated(unsafe) static var isStyleChosen = false
}

/// What few views have, kept apart so that the others stay small; made at the first setting.
final class ViewExtras {
  /// How the tint is adjusted; `automatic` for as in the superview.
  var tintMode = UIView.TintAdjustmentMode.automatic
  /// The style in the place of the inherited one; `unspecified` for that.
  var style = UIUserInterfaceStyle.unspecified
  /// The margins; nil for those that a view has by itself.
  var margins: LayoutMargins?
}

extension UIView {
  /// Made at the first setting.
  var ownExtras: ViewExtras {
    if let extras = traitLook.extras { return extras }
    let made = ViewExtras()
    traitLook.extras = made
    return made
  }
}
