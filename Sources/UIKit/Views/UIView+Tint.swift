extension UIView {
  /// How a view's tint colour is adjusted.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview; `normal` without one.
    case automatic = 0
    /// The colour is what was set.
    case normal = 1
    /// The colour is without its hue.
    case dimmed = 2
  }

  /// How the tint is adjusted, as `tintAdjustmentMode` says.
  final var adjustedTintMode: TintAdjustmentMode {
    get { inheritedTint.isDimmed ? .dimmed : .normal }
    set { changeTint { ownExtras.tintMode = newValue } }
  }

  /// A tint, as it is found in the tree.
  struct Tint {
    /// The colour that was set.
    var color: UIColor
    /// Whether it is shown without its hue.
    var isDimmed: Bool

    /// The colour that is shown.
    var shown: UIColor { isDimmed ? color.withoutHue : color }
  }

  /// The view's own tint, or the nearest superview's, or the system's blue; and likewise how it is adjusted.
  ///
  /// - Complexity: O(*depth*).
  var inheritedTint: Tint {
    var color: UIColor?
    var mode = TintAdjustmentMode.automatic
    var view: UIView? = self
    while let here = view, color == nil || mode == .automatic {
      if color == nil { color = here.ownTint }
      if mode == .automatic { mode = here.ownTintMode }
      view = here.parent
    }
    return Tint(color: color ?? .systemBlue, isDimmed: mode == .dimmed)
  }

  /// How the view's own tint is adjusted.
  private var ownTintMode: TintAdjustmentMode { traitLook.extras?.tintMode ?? .automatic }

  /// Sets the view's own tint; nil for the superview's.
  func setOwnTint(_ tint: UIColor?) { changeTint { ownTint = tint } }

  private func changeTint(_ change: () -> Void) {
    let before = inheritedTint
    change()
    let after = inheritedTint
    tellTintChanged(color: after.color != before.color, mode: after.isDimmed != before.isDimmed)
  }

  /// Calls `tintColorDidChange()` where a view that was moved inherits another tint than before.
  func inheritedTintMayHaveChanged(from before: Tint) {
    let after = inheritedTint
    tellTintChanged(color: after.color != before.color, mode: after.isDimmed != before.isDimmed)
  }

  /// Updates what is drawn in the tint colour, superviews first, where a change of the colour or of its adjustment
  /// is inherited.
  private func tellTintChanged(color: Bool, mode: Bool) {
    guard color || mode else { return }
    setNeedsLayout()
    withOwnTraits { tintColorDidChange() }
    for child in children where child.parent === self {
      child.tellTintChanged(
        color: color && child.ownTint == nil,
        mode: mode && child.ownTintMode == .automatic
      )
    }
  }
}
