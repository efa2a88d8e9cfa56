// Ours, not Apple's, is the name here: UIKit has no class between a view and a responder.

#if hasFeature(Embedded)
  /// What `UIView` inherits from: there are no members to override in between.
  public typealias ViewMembers = UIResponder
#else
  /// Members of `UIView` that subclasses override: Swift lets only those of a class's own body be overridden.
  ///
  /// `UIView` alone inherits from this class. In Embedded Swift they are found in extensions.
  @preconcurrency @MainActor
  open class ViewMembers: UIResponder {
    /// The view itself.
    private final var whole: UIView {
      guard let view = viewOfResponder else {
        preconditionFailure("Inherit from UIView: nothing else is a view.")
      }
      return view
    }

    // MARK: Looks

    /// A view that lets this one be seen: where it paints nothing, nothing is seen.
    ///
    /// It isn't a subview, and touches are found as if it weren't there. What of it lets through, `CALayer.mask` says.
    open var mask: UIView? {
      get { whole.maskingView }
      set { whole.maskingView = newValue }
    }

    /// The same as `mask`, by its former name.
    open var maskView: UIView? {
      get { mask }
      set { mask = newValue }
    }

    /// Whether a client promises that the view is opaque everywhere; true unless set.
    ///
    /// It changes no picture.
    open var isOpaque: Bool {
      get { whole.ownLayer.isOpaque }
      set { whole.ownLayer.isOpaque = newValue }
    }

    /// The point that is at `center` and that the transform turns about, as a part of the bounds.
    open var anchorPoint: CGPoint {
      get { whole.ownLayer.anchorPoint }
      set { whole.ownLayer.anchorPoint = newValue }
    }

    /// The scale, rotation and translation about the anchor, also out of the plane.
    open var transform3D: CATransform3D {
      get { whole.ownLayer.transform }
      set { whole.ownLayer.transform = newValue }
    }

    /// How the tint is adjusted: as was set for the view or for the nearest superview, otherwise `normal`.
    ///
    /// Where it becomes another one `tintColorDidChange()` is called, also of the subviews that follow the view.
    /// Deviation: nothing sets it by itself; on a device an alert dims what is behind it.
    ///
    /// - Complexity: O(*depth*).
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
      get { whole.adjustedTintMode }
      set { whole.adjustedTintMode = newValue }
    }

    /// The style of the view and its subtree, whatever the screen's; `unspecified`, the default, for the inherited one.
    ///
    /// Colours that follow the traits are chosen again, and `traitCollectionDidChange(_:)` is called where the traits
    /// change. In that method, in layout and in `tintColorDidChange()` the view's traits are the current ones.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      get { whole.ownChosenStyle }
      set { whole.ownChosenStyle = newValue }
    }

    /// The effects that were added, in that order.
    open var motionEffects: [UIMotionEffect] {
      get { whole.traitLook.extras?.motionEffects ?? [] }
      set { whole.ownExtras.motionEffects = newValue }
    }

    /// Adds an effect, which does nothing while nothing tilts the device.
    open func addMotionEffect(_ effect: UIMotionEffect) {
      if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
    }

    /// Removes an effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) {
      motionEffects.removeAll { $0 === effect }
    }

    // MARK: Geometry

    /// A point of this view in another view's coordinates.
    ///
    /// Nil stands for the window, or without a window for the coordinates around the topmost superview. Between two
    /// windows the conversion uses the screen's coordinates. The engine finds touches without asking an override.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      whole.converted(point, to: view)
    }

    /// A point of another view in this view's coordinates; nil as in `convert(_:to:)`.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
      whole.converted(point, from: view)
    }

    /// A rectangle of this view in another view's coordinates: the smallest one that contains its corners.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      whole.converted(rect, to: view)
    }

    /// A rectangle of another view in this view's coordinates; nil as in `convert(_:to:)`.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
      whole.converted(rect, from: view)
    }

    // MARK: Margins

    /// Whether content stays within the superview's margins too, where the view's edge is nearer to the superview's
    /// than they are wide; false unless set.
    ///
    /// Deviation: where the view is moved in its superview, `layoutMarginsDidChange()` is called with its next layout.
    open var preservesSuperviewLayoutMargins: Bool {
      get { whole.keepsSuperviewsMargins }
      set { whole.keepsSuperviewsMargins = newValue }
    }

    /// Whether the insets of the safe area are added to the margins; true unless set.
    open var insetsLayoutMarginsFromSafeArea: Bool {
      get { whole.addsSafeAreaToMargins }
      set { whole.addsSafeAreaToMargins = newValue }
    }

    // MARK: Content

    /// How much the view resists to being larger than its content; 250 unless set.
    ///
    /// A stack view follows it, and `systemLayoutSizeFitting(_:)`.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      UILayoutPriority(whole.contentPriorities[axis].hugging)
    }

    /// Sets how much the view resists to being larger than its content.
    open func setContentHuggingPriority(
      _ priority: UILayoutPriority,
      for axis: NSLayoutConstraint.Axis
    ) {
      whole.contentPriorities[axis].hugging = priority.rawValue
    }

    /// How much the view resists to being smaller than its content; 750 unless set.
    ///
    /// A stack view follows it, and `systemLayoutSizeFitting(_:)`.
    open func contentCompressionResistancePriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
      UILayoutPriority(whole.contentPriorities[axis].resistance)
    }

    /// Sets how much the view resists to being smaller than its content.
    open func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority,
      for axis: NSLayoutConstraint.Axis
    ) {
      whole.contentPriorities[axis].resistance = priority.rawValue
    }

    /// The size that the view has by its content, otherwise the given one, as a view without constraints has it.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel
      )
    }

    /// The size that the view has by its content and by a size that matters more or less, as a view without constraints
    /// has it.
    ///
    /// - Parameters:
    ///   - targetSize: The size in points.
    ///   - horizontalFittingPriority: How much the width matters: more than the content where it is above the priorities
    ///     of that.
    ///   - verticalFittingPriority: How much the height matters.
    /// - Returns: The size in points.
    open func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      whole.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Whether constraints leave the view's place open: never, as there are none.
    open var hasAmbiguousLayout: Bool { false }

    /// The view whose first line of text stands for this one's: this one.
    open var forFirstBaselineLayout: UIView { whole }
    /// The view whose last line of text stands for this one's: this one.
    open var forLastBaselineLayout: UIView { whole }

    /// Whether the view is cleared before it is drawn by hand, which nothing is: a hint, true unless set.
    open var clearsContextBeforeDrawing: Bool {
      get { whole.traitLook.extras?.isCleared ?? true }
      set { whole.ownExtras.isCleared = newValue }
    }

    // MARK: Interactions, layers, focus

    /// The interactions, in the order in which they were added.
    ///
    /// Setting the list adds those that are new and removes those that aren't in it.
    open var interactions: [any UIInteraction] {
      get { whole.listedInteractions }
      set { whole.listedInteractions = newValue }
    }

    /// Removes an interaction; does nothing with another view's.
    open func removeInteraction(_ interaction: any UIInteraction) {
      whole.takeOutInteraction(interaction)
    }

    /// Shows changes of a layer whose delegate is a view at once, outside of animation blocks.
    ///
    /// Deviation: the view's own layer doesn't ask, and in a block the layer has its own animation.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      UIApplication.shared.viewAnimations.block == nil ? NSNull() : nil
    }

    /// A name for what restores the interface, which nothing here does; nil by default.
    open var restorationIdentifier: String? {
      get { whole.traitLook.extras?.restorationIdentifier }
      set { whole.ownExtras.restorationIdentifier = newValue }
    }

    /// Asks for the focus to be found anew; there is none, so nothing happens.
    open func setNeedsFocusUpdate() {}
    /// Finds the focus anew if that was asked for; there is none, so nothing happens.
    open func updateFocusIfNeeded() {}
  }
#endif
