import UIKit

/// A sheet at the bottom of its superview, which rests at one of several heights.
///
/// A drag moves it, with a resistance above the largest height; let go, it goes to the height that is nearest to
/// where it would come to rest by itself. A scroll view inside, set as `scrollView`, scrolls only while the
/// sheet has its largest height; elsewhere, and where its content is at the top and is dragged down, the drag
/// moves the sheet.
public final class DetentSheet: UIView, UIGestureRecognizerDelegate {
  /// The heights, in points; the smallest is the first.
  public private(set) var detents: [CGFloat]
  /// Which of the heights the sheet has, or goes to.
  public private(set) var selectedDetent = 0
  /// Whether a drag below the smallest height dismisses the sheet.
  public var isDismissible = true
  /// Called when the sheet has come to rest at another height.
  public var onChange: ((Int) -> Void)?
  /// Called when the sheet was dismissed; it is out of its superview then.
  public var onDismiss: (() -> Void)?
  /// The scroll view inside.
  public weak var scrollView: UIScrollView?
  /// Recognizes the drag.
  public let drag = UIPanGestureRecognizer()

  /// The velocity that counts as a throw to the next height, in points a second.
  public static let throwSpeed: CGFloat = 600
  /// How long the sheet goes on by itself after a release, in seconds of its velocity.
  private static let projection: CGFloat = 0.15

  private let grabber = UIView()
  private var height: CGFloat
  private var startHeight: CGFloat = 0
  /// The scroll view's offset while the sheet has the drag.
  private var pinnedOffset: CGPoint?
  /// Whether the content scrolls with the drag.
  private var isYielding = false
  /// The scroll view's offset before the drag, which its own pan has moved when the sheet's begins.
  private var offsetBefore = CGPoint.zero
  private lazy var dragged = Handler { [unowned self] in follow() }

  /// Creates a sheet.
  ///
  /// - Parameter detents: The heights at which it rests, in points; at least one.
  public init(detents: [CGFloat]) {
    precondition(!detents.isEmpty, "a sheet has a height")
    self.detents = detents.sorted()
    height = self.detents[0]
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a sheet with one height of 300 points.
  public required init?(coder: NSCoder) {
    detents = [300]
    height = 300
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    // It stays at the bottom of a superview that gets another size, as by a rotation.
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    grabber.backgroundColor = .systemGray3
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
    drag.name = "sheet"
    drag.maximumNumberOfTouches = 1
    drag.delegate = self
    drag.addTarget(dragged)
    addGestureRecognizer(drag)
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Expand") { [weak self] _ in self?.step(1) ?? false },
      UIAccessibilityCustomAction(name: "Collapse") { [weak self] _ in self?.step(-1) ?? false },
    ]
  }

  /// Shows the sheet in a view, at its smallest height.
  public func present(in view: UIView) {
    view.addSubview(self)
    height = detents[0]
    selectedDetent = 0
    place()
  }

  /// Takes the sheet away.
  public func dismiss(animated: Bool) {
    let end = { (_: Bool) in
      guard self.superview != nil else { return }
      self.removeFromSuperview()
      self.onDismiss?()
    }
    guard animated else { return end(true) }
    drag.isEnabled = false
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: .curveEaseIn,
      animations: {
        self.height = 0
        self.place()
      },
      completion: { finished in
        self.drag.isEnabled = true
        end(finished)
      }
    )
  }

  /// Goes to one of the heights.
  public func select(_ detent: Int, animated: Bool) {
    guard detents.indices.contains(detent) else { return }
    let isChange = detent != selectedDetent
    selectedDetent = detent
    if animated {
      UIView.animate(
        withDuration: 0.4,
        delay: 0,
        usingSpringWithDamping: 1,
        initialSpringVelocity: 0,
        options: .allowUserInteraction,
        animations: { self.settle() }
      )
    } else {
      settle()
    }
    if isChange { onChange?(detent) }
  }

  private func settle() {
    height = detents[selectedDetent]
    place()
  }

  // MARK: Dragging

  /// The scroll view's drag goes on beside this one: `follow` decides who moves.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer === scrollView?.panGestureRecognizer
  }

  /// The sheet moves up and down: sideways is for what is in it.
  public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === drag else { return super.gestureRecognizerShouldBegin(recognizer) }
    offsetBefore = scrollView?.contentOffset ?? .zero
    let velocity = drag.velocity(in: superview)
    return abs(velocity.y) > abs(velocity.x)
  }

  private func follow() {
    let translation = drag.translation(in: superview).y
    switch drag.state {
    case .began, .changed:
      if drag.state == .began {
        startHeight = height
        pinnedOffset = yields(translation) ? nil : offsetBefore
      }
      isYielding = yields(translation)
      if isYielding {
        // The content scrolls; what it scrolls isn't dragged.
        pinnedOffset = nil
        startHeight = height
        drag.setTranslation(.zero, in: superview)
      } else {
        pin()
        show(startHeight - translation)
      }
    case .ended:
      // The content's own pan would throw it.
      if let pinnedOffset { scrollView?.setContentOffset(pinnedOffset, animated: false) }
      pinnedOffset = nil
      if !isYielding { letGo(drag.velocity(in: superview).y) }
    case .cancelled:
      pinnedOffset = nil
      select(selectedDetent, animated: true)
    default: break
    }
  }

  /// Whether the content has the drag rather than the sheet.
  private func yields(_ translation: CGFloat) -> Bool {
    guard let scrollView, isTouched(scrollView), height >= largest, pinnedOffset == nil else {
      return false
    }
    let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    return translation < 0 || !isAtTop
  }

  private func isTouched(_ scrollView: UIScrollView) -> Bool {
    scrollView.bounds.contains(drag.location(in: scrollView))
      && scrollView.panGestureRecognizer.numberOfTouches > 0
  }

  /// Keeps the content where it is while the sheet moves.
  private func pin() {
    guard let scrollView else { return }
    if pinnedOffset == nil {
      let top = -scrollView.adjustedContentInset.top
      pinnedOffset = CGPoint(
        x: scrollView.contentOffset.x,
        y: max(scrollView.contentOffset.y, top)
      )
    }
    if let pinnedOffset { scrollView.contentOffset = pinnedOffset }
  }

  private var largest: CGFloat { detents[detents.count - 1] }

  private func show(_ wanted: CGFloat) {
    let beyond = wanted - largest
    height = beyond > 0 ? largest + RubberBand.shown(beyond, dimension: largest) : max(wanted, 0)
    place()
  }

  private func letGo(_ speed: CGFloat) {
    if abs(speed) >= Self.throwSpeed {
      let next =
        speed < 0
        ? detents.firstIndex { $0 > height } ?? detents.count - 1
        : detents.lastIndex { $0 < height } ?? -1
      return next < 0 ? leave() : select(next, animated: true)
    }
    let rest = height - speed * Self.projection
    if isDismissible, rest < detents[0] / 2 { return leave() }
    let nearest = detents.indices.min { abs(detents[$0] - rest) < abs(detents[$1] - rest) }
    select(nearest ?? 0, animated: true)
  }

  private func leave() {
    if isDismissible { dismiss(animated: true) } else { select(0, animated: true) }
  }

  // MARK: Looks

  /// The sheet is as high as its largest height; what isn't shown is below the superview's edge.
  private func place() {
    guard let superview else { return }
    let size = CGSize(width: superview.bounds.width, height: max(largest, height))
    bounds = CGRect(origin: .zero, size: size)
    center = CGPoint(
      x: superview.bounds.midX,
      y: superview.bounds.maxY - height + size.height / 2
    )
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    grabber.frame = CGRect(x: bounds.midX - 18, y: 6, width: 36, height: 5)
    grabber.layer.cornerRadius = 2.5
  }

  // MARK: Without touch

  private func step(_ direction: Int) -> Bool {
    guard detents.indices.contains(selectedDetent + direction) else { return false }
    select(selectedDetent + direction, animated: true)
    return true
  }

  /// The gesture for going back dismisses the sheet.
  public override func accessibilityPerformEscape() -> Bool {
    guard isDismissible else { return false }
    dismiss(animated: true)
    return true
  }
}
