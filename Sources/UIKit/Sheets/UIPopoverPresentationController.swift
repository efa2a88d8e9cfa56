#if !hasFeature(Embedded)
  /// The edges of a popover at which its arrow may be.
  public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// A bit for each direction.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow points to the left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow points to the right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any of these.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
  }

  /// Manages a popover: a view beside what it points at, which a touch elsewhere dismisses.
  ///
  /// Its arrow isn't drawn. A controller in the style `popover` has one before it is presented. In a narrow window it
  /// becomes a sheet, unless the delegate's `adaptivePresentationStyle(for:)` answers `none`.
  open class UIPopoverPresentationController: UIPresentationController {
    /// What the popover points at.
    ///
    /// - Precondition: It is there when a popover is presented that doesn't become something else.
    open var sourceView: UIView?
    /// The part of that to point at, in its coordinates; null, the default, for all of it.
    open var sourceRect = CGRect.null
    /// The directions in which the popover may point; any of them unless set.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The direction in which the popover points; `unknown` before it is shown.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// The views that take touches while the popover is shown; nil, the default, for none.
    open var passthroughViews: [UIView]?
    /// How far the popover stays from the edges of the safe area, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// What manages the sheet that the popover becomes in a narrow window.
    open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController =
      {
        let sheet = UISheetPresentationController(
          presentedViewController: presentedViewController,
          presenting: nil
        )
        sheet.isKeptByController()
        return sheet
      }()

    private let surface = SheetView()
    /// Takes the touches beside the popover.
    private let ground = SheetDimming()
    /// The style that the delegate wants instead of a popover; nil for a popover.
    private var adaptedStyle: UIModalPresentationStyle?

    // MARK: The style

    override var shownStyle: UIModalPresentationStyle { adaptedStyle ?? .popover }
    override var fades: Bool { adaptedStyle == nil || super.fades }
    override var styleInNarrowWindows: UIModalPresentationStyle { .pageSheet }
    override func serves(_ style: UIModalPresentationStyle) -> Bool { style == .popover }

    override func adapted(to traits: UITraitCollection) -> UIPresentationController {
      let isNarrow = traits.horizontalSizeClass == .compact
      let style: UIModalPresentationStyle =
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
        ?? (isNarrow ? styleInNarrowWindows : .none)
      adaptedStyle = nil
      switch style {
      case .none, .popover: return self
      case .fullScreen, .overFullScreen:
        adaptedStyle = style
        return self
      default:
        let sheet = adaptiveSheetPresentationController
        if sheet.delegate == nil { sheet.delegate = delegate }
        return sheet
      }
    }

    // MARK: The presentation

    /// A view that contains the presented one.
    open override var presentedView: UIView? {
      guard adaptedStyle == nil else { return presentedViewController.view }
      surface.hold(presentedViewController.view)
      return surface
    }

    /// Where the popover is in the container.
    open override var frameOfPresentedViewInContainerView: CGRect {
      guard adaptedStyle == nil else { return super.frameOfPresentedViewInContainerView }
      return place.frame
    }

    override func takesTouch(at point: CGPoint) -> Bool {
      guard adaptedStyle == nil, !surface.frame.contains(point) else { return true }
      return !(passthroughViews ?? []).contains { view in
        view.bounds.contains(view.convert(point, from: containerView))
      }
    }

    /// Asks the delegate to prepare the popover.
    open override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      guard let containerView else { return }
      delegate?.presentationController(
        self,
        willPresentWithAdaptiveStyle: adaptedStyle ?? .none,
        transitionCoordinator: presentedViewController.transitionCoordinator
      )
      guard adaptedStyle == nil else { return }
      (delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(self)
      ground.backgroundColor = nil
      ground.tapped = { [weak self] in self?.userLeaves() }
      containerView.insertSubview(ground, at: 0)
      surface.showCorners(radius: SheetMeasure.cornerRadius, isAttached: false)
      arrange()
    }

    /// Takes the popover away, if the presentation was cancelled.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
      super.presentationTransitionDidEnd(completed)
      if !completed { clear() }
    }

    /// Takes the popover away.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      if completed { clear() }
    }

    /// Puts the popover beside what it points at.
    open override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      if adaptedStyle == nil, isShown { arrange() }
    }

    /// Gives the popover the size that the controller prefers.
    open override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      containerView?.setNeedsLayout()
    }

    private func arrange() {
      guard let containerView else { return }
      let place = place
      ground.frame = containerView.bounds
      surface.frame = place.frame
      arrowDirection = place.direction
    }

    private func clear() {
      ground.removeFromSuperview()
      surface.release()
      containerView = nil
      arrowDirection = .unknown
    }

    private var place: PopoverPlace {
      guard let containerView, let sourceView else {
        preconditionFailure("A popover needs its sourceView before it is presented.")
      }
      let source = sourceRect.isNull ? sourceView.bounds : sourceRect
      return PopoverPlace(
        beside: sourceView.convert(source, to: containerView),
        in: containerView.bounds
          .inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins),
        size: presentedViewController.preferredContentSize,
        directions: permittedArrowDirections
      )
    }
  }

  /// What a popover asks and tells.
  @preconcurrency @MainActor
  public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
  {
    /// Called before a popover is shown: the last moment to set what it points at.
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    )
  }

  extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {}
  }
#endif
