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
}

/// A light or a dark style that a view or a controller chose for what is in it.
final class StyleChoice {
  let style: UIUserInterfaceStyle
  /// How many views and controllers have chosen one, so that one has to be looked for.
  nonisolated(unsafe) private(set) static var count = 0
  /// Whether there is any.
  nonisolated static var isThere: Bool { count > 0 }

  /// Creates a choice; nil for `unspecified`, which chooses nothing.
  init?(_ style: UIUserInterfaceStyle) {
    guard style != .unspecified else { return nil }
    self.style = style
    StyleChoice.count += 1
  }

  deinit { StyleChoice.count -= 1 }
}

/// What few views have, kept apart so that the others stay small; made at the first setting.
final class ViewExtras {
  /// How the tint is adjusted; `automatic` for as in the superview.
  var tintMode = UIView.TintAdjustmentMode.automatic
  /// The style in the place of the inherited one; nil for that.
  var style: StyleChoice?
  /// The margins; nil for those that a view has by itself.
  var margins: LayoutMargins?
  #if !hasFeature(Embedded)
    /// How much the view keeps to its content's size; nil for as much as any view.
    var priorities: ContentPriorities?
    /// What observes the traits.
    var traitObservers: [TraitObserver] = []
    /// What the viewer of large contents would show; nil for nothing of the view's own.
    var largeContent: AnyObject?
    /// Whether the view is cleared before it is drawn by hand.
    var isCleared = true
    /// A name for what restores the interface.
    var restorationIdentifier: String?
    /// What would move the view as the device is tilted.
    var motionEffects: [UIMotionEffect] = []
  #endif
  #if !hasFeature(Embedded) && !canImport(ObjectiveC)
    /// What is told of values that are set, in the order in which it was added.
    @exclusivity(unchecked) var observers: [ValueObserver] = []
  #endif
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
