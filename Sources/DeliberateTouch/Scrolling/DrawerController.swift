public import UIKit

/// A drawer above the main view, hidden by its content offset and opened by dragging down anywhere.
///
/// ```swift
/// let controller = DrawerController(main: pages, drawer: shelf, height: 160)
/// controller.showsHandle = true
/// controller.onChange = { isOpen in … }
/// window.rootViewController = controller
/// ```
///
/// Both are view controllers, which become children; views are wrapped. The drawer is at the top of
/// an `OverlayScrollView` that fills the controller's view and whose pan is attached to that view.
/// Its content keeps out of the safe area, over which its background extends.
///
/// Closed, the drawer is just above the upper edge, except for its handle. The main view receives
/// touches outside the drawer. A released drag opens or closes the drawer, whichever is nearer to
/// where it would come to rest (deliberate gestures 5).
open class DrawerController: UIViewController, UIScrollViewDelegate {
  /// The controller whose view fills the screen.
  public let mainViewController: UIViewController
  /// The controller of the drawer's content.
  public let drawerViewController: UIViewController
  /// The scroll view that contains the drawer.
  public let scrollView = OverlayScrollView(frame: .zero)

  /// Called when the drawer came to rest and `isOpen` changed.
  public var onChange: ((Bool) -> Void)?

  /// Called with the open part of the drawer, 0 to 1, whenever it changes.
  public var onProgress: ((CGFloat) -> Void)?

  /// Whether the drawer last came to rest open.
  public private(set) var isOpen = false
  /// Whether the end to which an animation moves the drawer is the open one; nil where none does.
  private var destination: Bool?

  /// The open part of the drawer, 0 to 1.
  public private(set) var progress: CGFloat = 0

  let container = UIView(frame: .zero)
  /// The accessibility action of the view, and what performs it.
  var action: UIAccessibilityCustomAction?
  var actionRelay: Relay?
  /// Continues above the drawer, so that no gap shows when it is pulled too far.
  private let continuation = UIView(frame: .zero)
  let handle = DrawerHandle(frame: .zero)
  private var relay: Relay?
  private var height: CGFloat
  /// What the views were laid out for.
  private var layout = Layout()

  /// The shadow of the drawer on the main view; our own.
  private static let shadow: (opacity: Float, drop: CGFloat, radius: CGFloat) = (0.35, 3, 8)

  /// What a layout depends on.
  private struct Layout: Equatable {
    var size = CGSize.zero
    var insets = UIEdgeInsets.zero
    var height: CGFloat = 0
  }

  // MARK: Creating

  /// Creates a controller with a closed drawer.
  ///
  /// - Parameters:
  ///   - mainViewController: The controller whose view fills the screen.
  ///   - drawerViewController: The controller of the drawer's content.
  ///   - drawerHeight: The height of the open drawer, in points; NaN and negative values become 0.
  public init(
    main mainViewController: UIViewController,
    drawer drawerViewController: UIViewController,
    height drawerHeight: CGFloat
  ) {
    self.mainViewController = mainViewController
    self.drawerViewController = drawerViewController
    height = DrawerController.plausible(drawerHeight)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a closed drawer of views, each in a controller of its own.
  ///
  /// - Parameters:
  ///   - mainView: The view that fills the screen.
  ///   - drawerView: The drawer's content.
  ///   - drawerHeight: The height of the open drawer, in points; NaN and negative values become 0.
  public convenience init(
    main mainView: UIView,
    drawer drawerView: UIView,
    height drawerHeight: CGFloat
  ) {
    self.init(
      main: ViewHolder(mainView),
      drawer: ViewHolder(drawerView),
      height: drawerHeight
    )
  }

  /// Always nil: the controllers can't be read from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// The view that fills the screen.
  public var mainView: UIView { mainViewController.view }

  /// The drawer's content.
  public var drawerView: UIView { drawerViewController.view }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(mainViewController)
    mainView.frame = view.bounds
    mainView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(mainView)
    mainViewController.didMove(toParent: self)
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollsToTop = false
    scrollView.decelerationRate = .fast
    scrollView.delegate = self
    addChild(drawerViewController)
    scrollView.addSubview(container)
    continuation.isUserInteractionEnabled = false
    container.addSubview(continuation)
    container.layer.shadowOpacity = Self.shadow.opacity
    container.layer.shadowOffset = CGSize(width: 0, height: Self.shadow.drop)
    container.layer.shadowRadius = Self.shadow.radius
    container.addSubview(drawerView)
    drawerViewController.didMove(toParent: self)
    handle.isHidden = !showsHandle
    scrollView.addSubview(handle)
    // The handle's recognizer retains the relay, which must not retain the controller.
    let relay = Relay(for: self) { $0.toggle(animated: true) }
    self.relay = relay
    handle.addGestureRecognizer(UITapGestureRecognizer(target: relay, action: relay.action))
    view.addSubview(scrollView)
    view.addGestureRecognizer(scrollView.panGestureRecognizer)
    prepareAccessibility()
  }

  // MARK: Layout

  /// The height of the open drawer without the safe area, in points.
  ///
  /// A change keeps the drawer open or closed.
  public var drawerHeight: CGFloat {
    get { height }
    set {
      height = DrawerController.plausible(newValue)
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether a handle peeks out of the closed drawer; false by default.
  ///
  /// A tap on it opens or closes the drawer.
  public var showsHandle = false {
    didSet { handle.isHidden = !showsHandle }
  }

  /// The offset at which the drawer is closed: its height with the safe area.
  private var closedOffset: CGFloat { height + layout.insets.top }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let next = Layout(size: view.bounds.size, insets: view.safeAreaInsets, height: height)
    guard scrollView.frame != view.bounds || next != layout else { return }
    layout = next
    let width = view.bounds.width
    let isMoving = scrollView.isTracking || scrollView.isDecelerating
    let shown = isMoving ? progress : isOpen ? 1 : 0
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: width, height: view.bounds.height + closedOffset)
    container.frame = CGRect(x: 0, y: 0, width: width, height: closedOffset)
    container.backgroundColor = drawerView.backgroundColor
    continuation.backgroundColor = drawerView.backgroundColor
    continuation.frame = CGRect(
      x: 0,
      y: -view.bounds.height,
      width: width,
      height: view.bounds.height + 1
    )
    drawerView.frame = CGRect(
      x: next.insets.left,
      y: next.insets.top,
      width: max(width - next.insets.left - next.insets.right, 0),
      height: height
    )
    scrollView.contentOffset = CGPoint(x: 0, y: closedOffset * (1 - shown))
    layOutHandle()
  }

  /// Below the open drawer, and below the safe area when it is closed.
  private func layOutHandle() {
    handle.frame = CGRect(
      x: 0,
      y: closedOffset + layout.insets.top * (1 - progress),
      width: view.bounds.width,
      height: DrawerHandle.height
    )
  }

  private static func plausible(_ height: CGFloat) -> CGFloat {
    height.isFinite ? max(height, 0) : 0
  }

  // MARK: Opening

  /// Opens or closes the drawer; without an animation where the user reduces motion.
  public func setOpen(_ isOpen: Bool, animated: Bool) {
    loadViewIfNeeded()
    view.layoutIfNeeded()
    let isAnimated = animated && !UIAccessibility.isReduceMotionEnabled
    destination = isAnimated ? isOpen : nil
    scrollView.setContentOffset(offset(open: isOpen), animated: isAnimated)
    if !isAnimated { settle() }
  }

  /// Opens a closed drawer, and closes an open one; without an animation where the user reduces motion.
  ///
  /// A drawer that moves by itself turns back.
  public func toggle(animated: Bool) {
    let isOpening = scrollView.isTracking ? isOpen : destination ?? isOpen
    setOpen(!isOpening, animated: animated)
  }

  /// The offset that shows or hides the drawer.
  private func offset(open isOpen: Bool) -> CGPoint { CGPoint(x: 0, y: isOpen ? 0 : closedOffset) }

  /// The drawer came to rest; a drawer left halfway, as after a cancelled drag, moves to the nearer
  /// end.
  private func settle() {
    let isOpen = scrollView.contentOffset.y < closedOffset / 2
    let end = offset(open: isOpen)
    if scrollView.contentOffset != end {
      let isAnimated = scrollView.window != nil && !UIAccessibility.isReduceMotionEnabled
      destination = isAnimated ? isOpen : nil
      scrollView.setContentOffset(end, animated: isAnimated)
      // Without a visible animation no delegate call follows.
      if isAnimated { return }
    }
    destination = nil
    guard isOpen != self.isOpen else { return }
    self.isOpen = isOpen
    updateAccessibility()
    onChange?(isOpen)
  }

  // MARK: Without touch

  /// What assistive code calls the drawer's handle.
  public var handleLabel = "Drawer" { didSet { updateAccessibility() } }

  /// What assistive code and lists of keys call opening the drawer.
  public var openTitle = "Open drawer" { didSet { updateAccessibility() } }

  /// What assistive code and lists of keys call closing the drawer.
  public var closeTitle = "Close drawer" { didSet { updateAccessibility() } }

  /// Closes the drawer, if it is open.
  open override func accessibilityPerformEscape() -> Bool { escape() }

  /// True, so that keys reach the drawer where it is a child of another controller.
  open override var canBecomeFirstResponder: Bool { true }

  /// Command and the arrow that points down open the drawer; Escape, or Command and the arrow that points
  /// up, close it.
  open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + drawerKeys }

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard closedOffset > 0 else { return }
    let shown = min(max(1 - scrollView.contentOffset.y / closedOffset, 0), 1)
    guard shown != progress else { return }
    progress = shown
    layOutHandle()
    onProgress?(shown)
  }

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = offset(open: targetContentOffset.pointee.y < closedOffset / 2)
  }

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
}
