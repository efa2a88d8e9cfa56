public import UIKit

/// A drawer above the main view, hidden by its content offset and opened by dragging down anywhere.
///
/// ```swift
/// let controller = DrawerController(main: canvas, drawer: shelf, height: 160)
/// controller.onChange = { isOpen in … }
/// window.rootViewController = controller
/// ```
///
/// The drawer is at the top of an `OverlayScrollView` that fills the controller's view and whose
/// pan is attached to that view.
///
/// Closed, the drawer is just above the upper edge. The main view receives touches outside the
/// drawer. A released drag opens or closes the drawer, whichever is nearer to where it would come
/// to rest.
open class DrawerController: UIViewController, UIScrollViewDelegate {
  /// The view that fills the screen.
  public let mainView: UIView
  /// The drawer's content.
  public let drawerView: UIView
  /// The height of the open drawer, in points.
  public let drawerHeight: CGFloat
  /// The scroll view that contains the drawer.
  public let scrollView = OverlayScrollView(frame: .zero)

  /// Called when the drawer came to rest and `isOpen` changed.
  public var onChange: ((Bool) -> Void)?

  /// Whether the drawer last came to rest open.
  public private(set) var isOpen = false

  // MARK: Creating

  /// Creates a controller with a closed drawer.
  ///
  /// - Parameters:
  ///   - mainView: The view that fills the screen.
  ///   - drawerView: The drawer's content.
  ///   - drawerHeight: The height of the open drawer, in points; NaN and negative values become 0.
  public init(main mainView: UIView, drawer drawerView: UIView, height drawerHeight: CGFloat) {
    self.mainView = mainView
    self.drawerView = drawerView
    self.drawerHeight = drawerHeight.isFinite ? max(drawerHeight, 0) : 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Always nil: the views can't be read from an archive.
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    mainView.frame = view.bounds
    mainView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(mainView)
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollsToTop = false
    scrollView.decelerationRate = .fast
    scrollView.delegate = self
    scrollView.addSubview(drawerView)
    view.addSubview(scrollView)
    view.addGestureRecognizer(scrollView.panGestureRecognizer)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard scrollView.frame != view.bounds else { return }
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(
      width: view.bounds.width,
      height: view.bounds.height + drawerHeight
    )
    drawerView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: drawerHeight)
    scrollView.contentOffset = offset(open: isOpen)
  }

  // MARK: Opening

  /// Opens or closes the drawer.
  public func setOpen(_ isOpen: Bool, animated: Bool) {
    loadViewIfNeeded()
    view.layoutIfNeeded()
    scrollView.setContentOffset(offset(open: isOpen), animated: animated)
    if !animated { settle() }
  }

  /// The offset that shows or hides the drawer.
  private func offset(open isOpen: Bool) -> CGPoint { CGPoint(x: 0, y: isOpen ? 0 : drawerHeight) }

  /// The drawer came to rest; a drawer left halfway, as after a cancelled drag, moves to the nearer
  /// end.
  private func settle() {
    let isOpen = scrollView.contentOffset.y < drawerHeight / 2
    let end = offset(open: isOpen)
    if scrollView.contentOffset != end {
      let isSeen = scrollView.window != nil
      scrollView.setContentOffset(end, animated: isSeen)
      // Without a visible animation no delegate call follows.
      if isSeen { return }
    }
    guard isOpen != self.isOpen else { return }
    self.isOpen = isOpen
    onChange?(isOpen)
  }

  // MARK: Scrolling

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = offset(open: targetContentOffset.pointee.y < drawerHeight / 2)
  }

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
}
