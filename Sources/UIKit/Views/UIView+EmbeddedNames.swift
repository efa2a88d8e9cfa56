#if hasFeature(Embedded)
  // Names that subclasses can override elsewhere. Here they can't: methods that a subclass may override stay in a
  // program also where nothing calls them.
  extension UIView {
    /// The traits of the view's screen, in the style that the view or the nearest superview chose.
    public var traitCollection: UITraitCollection { screensTraits }
    /// How far the screen's notch, bars and corners extend into the view; zero outside a window.
    public var safeAreaInsets: UIEdgeInsets { windowsInsets }
    /// The direction in which the view lays out its content.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { direction }

    /// How far from the view's edges content should be.
    public var layoutMargins: UIEdgeInsets {
      get { margins }
      set { margins = newValue }
    }

    /// The margins by the direction in which text is read.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get { directionalMargins }
      set { directionalMargins = newValue }
    }

    /// A view of this one's size that shows what this one and its subtree look like now; never nil.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
      snapshot(afterUpdates)
    }

    /// Lets the first responder resign if it is this view or in it; returns whether it did.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool { resignInside(force) }

    /// The view's recognizers in the order in which they were added; nil without any.
    public var gestureRecognizers: [UIGestureRecognizer]? {
      get { recognizerList }
      set { recognizerList = newValue }
    }

    /// Adds an interaction, and removes it from the view that it belonged to; the view retains it.
    public func addInteraction(_ interaction: any UIInteraction) { appendInteraction(interaction) }
    /// Removes an interaction; does nothing with another view's.
    public func removeInteraction(_ interaction: any UIInteraction) {
      takeOutInteraction(interaction)
    }
    /// The interactions, in the order in which they were added.
    public var interactions: [any UIInteraction] {
      get { listedInteractions }
      set { listedInteractions = newValue }
    }

    /// A view that lets this one be seen: where it paints nothing, nothing is seen.
    public var mask: UIView? {
      get { maskingView }
      set { maskingView = newValue }
    }

    /// Whether a client promises that the view is opaque everywhere; true unless set.
    public var isOpaque: Bool {
      get { ownLayer.isOpaque }
      set { ownLayer.isOpaque = newValue }
    }

    /// The point that is at `center` and that the transform turns about, as a part of the bounds.
    public var anchorPoint: CGPoint {
      get { ownLayer.anchorPoint }
      set { ownLayer.anchorPoint = newValue }
    }

    /// The scale, rotation and translation about the anchor, also out of the plane.
    public var transform3D: CATransform3D {
      get { ownLayer.transform }
      set { ownLayer.transform = newValue }
    }

    /// How the tint is adjusted: as was set for the view or for the nearest superview, otherwise `normal`.
    public var tintAdjustmentMode: TintAdjustmentMode {
      get { adjustedTintMode }
      set { adjustedTintMode = newValue }
    }

    /// The style of the view and its subtree, whatever the screen's; `unspecified`, the default, for the inherited one.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      get { ownChosenStyle }
      set { ownChosenStyle = newValue }
    }

    /// Whether content stays within the superview's margins too; false unless set.
    public var preservesSuperviewLayoutMargins: Bool {
      get { keepsSuperviewsMargins }
      set { keepsSuperviewsMargins = newValue }
    }

    /// Whether the insets of the safe area are added to the margins; true unless set.
    public var insetsLayoutMarginsFromSafeArea: Bool {
      get { addsSafeAreaToMargins }
      set { addsSafeAreaToMargins = newValue }
    }

    /// A point of this view in another view's coordinates; nil stands for the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      converted(point, to: view)
    }
    /// A point of another view in this view's coordinates; nil stands for the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
      converted(point, from: view)
    }
    /// A rectangle of this view in another view's coordinates: the smallest one that contains its corners.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      converted(rect, to: view)
    }
    /// A rectangle of another view in this view's coordinates: the smallest one that contains its corners.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
      converted(rect, from: view)
    }
  }

  extension UIViewController {
    /// The least layout margins of the root view at its sides: 16 points, with much room from side to side 20.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { leastMargins }

    /// The traits of the root view, or of the main screen before the view is loaded.
    public var traitCollection: UITraitCollection { viewsTraits }

    /// The style of the root view and its subtree; `unspecified`, the default, for the inherited one.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
      get { style }
      set { style = newValue }
    }
  }

  extension UIGestureRecognizer {
    /// Adds a target, held weakly, that is told of each state; the same pair counts once (rule 4.27).
    public func addTarget(_ target: ActionTarget, action: Selector) { keep(target, action) }
    /// Removes a target; nil for either argument means any (rule 4.27).
    public func removeTarget(_ target: ActionTarget?, action: Selector?) { drop(target, action) }

    /// Makes this recognizer wait until another one has failed (rules 4.17 to 4.21).
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
      requireFailure(of: otherGestureRecognizer)
    }
  }

  extension UIWindow {
    /// The scene that the window is in: the application's, unless set.
    public var windowScene: UIWindowScene? {
      get { scene }
      set { scene = newValue }
    }
  }

  extension UIImageView {
    /// The images to show one after the other, in place of `image`; setting it stops.
    public final var animationImages: [UIImage]? {
      get { sequence?.images }
      set { showInSequence(newValue) }
    }

    /// Whether images are shown one after the other.
    public final var isAnimating: Bool { sequence?.timer != nil }
    /// Shows the images one after the other, from the first one on.
    public final func startAnimating() { startSequence() }
    /// Shows `image` again.
    public final func stopAnimating() { stopSequence() }

    /// The images that are shown one after the other while the view is highlighted; nil for `animationImages`.
    public final var highlightedAnimationImages: [UIImage]? {
      get { sequence?.highlighted }
      set { showHighlightedInSequence(newValue) }
    }

    /// The seconds for one cycle; zero, as at the beginning, for a thirtieth of a second an image.
    public final var animationDuration: TimeInterval {
      get { sequence?.duration ?? 0 }
      set { madeSequence.duration = newValue }
    }

    /// How often all images are shown; zero, as at the beginning, until it is stopped.
    public final var animationRepeatCount: Int {
      get { sequence?.repeatCount ?? 0 }
      set { madeSequence.repeatCount = newValue }
    }
  }
#endif
