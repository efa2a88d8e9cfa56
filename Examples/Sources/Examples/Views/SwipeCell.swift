import UIKit

/// A row of a list that is swiped aside to show its actions.
///
/// The row opens when it is let go beyond half of the actions' width, or thrown; a swipe of more than
/// `fullSwipePart` of the row, and clearly farther than its actions are wide, performs the first action at once. A tap
/// on an open row closes it, and so does opening another row of the same list. The list scrolls where the finger goes
/// up or down.
public final class SwipeCell: UIView {
  /// What can be done with a row.
  public struct Action {
    /// What the button says.
    public var title: String
    /// The button's colour.
    public var color: UIColor
    /// Performs the action.
    public var handler: () -> Void

    /// Creates an action.
    public init(title: String, color: UIColor = .systemRed, handler: @escaping () -> Void) {
      self.title = title
      self.color = color
      self.handler = handler
    }
  }

  /// The width of an action's button, in points.
  public static let actionWidth: CGFloat = 80
  /// The speed from which a throw opens or closes the row wherever it is, in points a second.
  public static let throwSpeed: CGFloat = 300
  /// The part of the row's width from which a swipe performs the first action, unless the actions are as wide.
  public static let fullSwipePart: CGFloat = 0.6

  /// What the row shows; what is added to it moves with the finger.
  public let contentView = UIView()
  /// The actions, the first at the outer end.
  public var actions: [Action] = [] { didSet { makeButtons() } }
  /// Whether the actions are shown.
  public private(set) var isOpen = false
  /// Recognizes the swipe.
  public let swipe = DirectionLockedPanGestureRecognizer()
  /// Recognizes the tap that closes an open row.
  public let closingTap = UITapGestureRecognizer()

  private var buttons: [UIButton] = []
  /// How far the content is dragged towards the leading edge, in points.
  private var offset: CGFloat = 0
  private var startOffset: CGFloat = 0
  private lazy var swiped = Handler { [unowned self] in follow() }
  private lazy var tapped = Handler { [unowned self] in setOpen(false, animated: true) }

  /// Creates a row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a row.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    contentView.backgroundColor = .systemBackground
    addSubview(contentView)
    swipe.name = "swipe"
    swipe.maximumNumberOfTouches = 1
    swipe.addTarget(swiped)
    addGestureRecognizer(swipe)
    closingTap.name = "close"
    closingTap.isEnabled = false
    closingTap.addTarget(tapped)
    contentView.addGestureRecognizer(closingTap)
  }

  private func makeButtons() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = actions.map { action in
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.backgroundColor = action.color
      button.addAction(
        UIAction { [weak self] _ in
          self?.setOpen(false, animated: true)
          action.handler()
        },
        for: .touchUpInside
      )
      insertSubview(button, belowSubview: contentView)
      return button
    }
    accessibilityCustomActions = actions.map { action in
      UIAccessibilityCustomAction(name: action.title) { _ in
        action.handler()
        return true
      }
    }
    setNeedsLayout()
  }

  // MARK: Opening

  /// Shows or hides the actions.
  public func setOpen(_ open: Bool, animated: Bool) {
    isOpen = open && !actions.isEmpty
    closingTap.isEnabled = isOpen
    let width = isOpen ? openWidth : 0
    guard animated else { return show(width) }
    UIView.animate(
      withDuration: 0.35,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { self.show(width) }
  }

  private var openWidth: CGFloat { CGFloat(actions.count) * Self.actionWidth }

  /// How far a full swipe goes, in points: where many actions make the open row wide, half an action farther than that.
  private var fullSwipe: CGFloat {
    max(bounds.width * Self.fullSwipePart, openWidth + Self.actionWidth / 2)
  }

  /// 1 where the row is swiped to the left, -1 where it is read from right to left.
  private var direction: CGFloat {
    effectiveUserInterfaceLayoutDirection == .leftToRight ? 1 : -1
  }

  private func follow() {
    let dragged = startOffset - swipe.translation(in: self).x * direction
    switch swipe.state {
    case .began:
      closeOthers()
      startOffset = offset
      show(resisted(startOffset - swipe.translation(in: self).x * direction))
    case .changed:
      show(resisted(dragged))
    case .ended:
      letGo(at: dragged, speed: -swipe.velocity(in: self).x * direction)
    case .cancelled:
      setOpen(isOpen, animated: true)
    default: break
    }
  }

  /// The other way, and where there are no actions, the row follows less and less.
  private func resisted(_ dragged: CGFloat) -> CGFloat {
    if actions.isEmpty || dragged < 0 {
      return RubberBand.shown(dragged, dimension: Self.actionWidth)
    }
    return dragged
  }

  private func letGo(at dragged: CGFloat, speed: CGFloat) {
    if let first = actions.first, dragged > fullSwipe,
      speed > -Self.throwSpeed
    {
      setOpen(false, animated: true)
      first.handler()
    } else if abs(speed) >= Self.throwSpeed {
      setOpen(speed > 0, animated: true)
    } else {
      setOpen(dragged > openWidth / 2, animated: true)
    }
  }

  private func closeOthers() {
    for case let other as SwipeCell in superview?.subviews ?? [] where other !== self {
      if other.isOpen { other.setOpen(false, animated: true) }
    }
  }

  // MARK: Looks

  private func show(_ newOffset: CGFloat) {
    offset = newOffset
    contentView.frame = bounds.offsetBy(dx: -offset * direction, dy: 0)
    layoutButtons()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    show(offset)
  }

  /// The buttons share what the content has left free.
  private func layoutButtons() {
    let free = max(offset, openWidth)
    let width = buttons.isEmpty ? 0 : free / CGFloat(buttons.count)
    for (place, button) in buttons.enumerated() {
      let fromEnd = CGFloat(place + 1) * width
      button.frame = CGRect(
        x: direction > 0 ? bounds.width - fromEnd : fromEnd - width,
        y: 0,
        width: width,
        height: bounds.height
      )
      button.isHidden = offset <= 0
    }
  }
}
