#if !hasFeature(Embedded)
  /// How a view looks that is shown of a menu's or a pointer's target.
  ///
  /// Deviation: no such view is shown, so that nothing reads it.
  @preconcurrency @MainActor
  open class UIPreviewParameters: PlainObject {
    /// The part of the view that is seen, in its coordinates; nil for all of it.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow, in the view's coordinates; nil for that of the view.
    open var shadowPath: UIBezierPath?
    /// The ground; nil for the system's.
    open var backgroundColor: UIColor!

    /// Creates what shows all of a view.
    public init() {}
  }

  /// Where a view is shown of a menu's or a pointer's target.
  @preconcurrency @MainActor
  open class UIPreviewTarget: PlainObject {
    /// The view in which it is shown.
    public let container: UIView
    /// Its middle, in the container's coordinates.
    public let center: CGPoint
    /// Its transform.
    public let transform: CGAffineTransform

    /// Creates a place.
    public init(
      container: UIView,
      center: CGPoint,
      transform: CGAffineTransform = .identity
    ) {
      self.container = container
      self.center = center
      self.transform = transform
    }
  }

  /// A view that is the target of a menu or a pointer, and how it is shown.
  ///
  /// Deviation: a menu doesn't lift its target, so that its delegate isn't asked for one.
  @preconcurrency @MainActor
  open class UITargetedPreview: PlainObject {
    /// The view.
    public let view: UIView
    /// How it looks.
    public let parameters: UIPreviewParameters
    /// Where it is shown.
    public let target: UIPreviewTarget
    /// The view's size in points.
    open var size: CGSize { view.bounds.size }

    /// Creates a target that is shown where the view is.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
      self.init(
        view: view,
        parameters: parameters,
        target: UIPreviewTarget(
          container: view.superview ?? view,
          center: view.center,
          transform: view.transform
        )
      )
    }

    /// Creates a target that is shown where the view is, as it is.
    public convenience init(view: UIView) {
      self.init(view: view, parameters: UIPreviewParameters())
    }

    /// Creates a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
      self.view = view
      self.parameters = parameters
      self.target = target
    }

    /// The same view, shown elsewhere.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
      UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
  }

  /// Runs closures when a menu's preview is chosen; there are no previews, so that there is none.
  @preconcurrency @MainActor
  public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The controller that the preview shows.
    var previewViewController: UIViewController? { get }
  }
#endif
