#if !hasFeature(Embedded)
  // How a view is to look while it is lifted off the ground. Nothing lifts views here; what clients say is kept.

  /// How a view that is lifted looks.
  @preconcurrency @MainActor
  open class UIPreviewParameters: PlainObject, Hashable {
    /// The part of the view that is shown, in its coordinates; nil for all.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow, in the view's coordinates; nil for that of what is shown.
    open var shadowPath: UIBezierPath?
    /// The colour behind the view.
    open var backgroundColor: UIColor! = .systemBackground

    /// Creates parameters: all of the view.
    public init() {}
  }

  /// Where a view that is lifted goes back to.
  @preconcurrency @MainActor
  open class UIPreviewTarget: PlainObject, Hashable {
    /// The view that the lifted one is in.
    public let container: UIView
    /// The middle, in the container's coordinates.
    public let center: CGPoint
    /// How the view is turned and scaled there.
    public let transform: CGAffineTransform

    /// Creates a target.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
      self.container = container
      self.center = center
      self.transform = transform
    }
  }

  /// A view that is lifted, how it looks, and where it goes back to.
  @preconcurrency @MainActor
  open class UITargetedPreview: PlainObject, Hashable {
    /// The view.
    public let view: UIView
    /// How it looks.
    public let parameters: UIPreviewParameters
    /// Where it goes back to.
    public let target: UIPreviewTarget

    /// Creates a preview.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
      self.view = view
      self.parameters = parameters
      self.target = target
    }

    /// Creates a preview of a view that goes back to where it is.
    ///
    /// - Precondition: The view has a superview.
    public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
      guard let container = view.superview else {
        preconditionFailure("A view without a superview needs a target for its preview.")
      }
      self.init(
        view: view,
        parameters: parameters,
        target: UIPreviewTarget(container: container, center: view.center)
      )
    }

    /// The view's size.
    open var size: CGSize { view.bounds.size }

    /// The same view and look with another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
      UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
  }

  /// How a context menu's preview becomes what it shows.
  public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It fades.
    case dismiss = 0
    /// It grows.
    case pop = 1
  }

  /// Runs closures as a context menu's preview becomes what it shows; no preview is shown here.
  @preconcurrency @MainActor
  public protocol UIContextMenuInteractionCommitAnimating: AnyObject,
    UIContextMenuInteractionAnimating
  {
    /// How the preview becomes what it shows.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
    /// The controller of what is shown.
    var previewViewController: UIViewController? { get }
  }
#endif
