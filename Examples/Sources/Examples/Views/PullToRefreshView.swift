import UIKit

/// What is shown above a list while it is pulled down to be loaded anew.
///
/// Add it to a scroll view, and call `scrollViewDidScroll()` and `scrollViewDidEndDragging()` from the scroll
/// view's delegate. Let go after a pull of `triggerDistance`, the list stays open by the view's height until
/// `endRefreshing()`.
public final class PullToRefreshView: UIView {
  /// What the view does.
  public enum State: Equatable, Sendable {
    /// The list is at rest, or is pulled too little: the part of the distance, from 0 to 1.
    case pulled(CGFloat)
    /// Let go now, the list refreshes.
    case armed
    /// The list is loaded.
    case refreshing
  }

  /// How far the list has to be pulled, in points.
  public var triggerDistance: CGFloat = 80
  /// What the view does.
  public private(set) var state = State.pulled(0) { didSet { if state != oldValue { show() } } }
  /// Called when the list is to be loaded; call `endRefreshing()` when it is.
  public var onRefresh: (() -> Void)?
  /// What the view says.
  public let label = UILabel()

  private let feedback = UIImpactFeedbackGenerator(style: .light)
  /// What the view added to the scroll view's inset.
  private var addedInset: CGFloat = 0

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    addSubview(label)
    show()
  }

  /// The scroll view that the view is in.
  private var list: UIScrollView? { superview as? UIScrollView }

  /// An action with which the list is refreshed without a pull.
  private lazy var action = UIAccessibilityCustomAction(name: "Refresh") { [weak self] _ in
    self?.beginRefreshing()
    return self != nil
  }

  public override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    endRefreshing()
    list?.accessibilityCustomActions?.removeAll { $0 === action }
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let list else { return }
    place()
    list.alwaysBounceVertical = true
    list.accessibilityCustomActions = (list.accessibilityCustomActions ?? []) + [action]
  }

  private func place() {
    guard let list else { return }
    let height = bounds.height > 0 ? bounds.height : 60
    frame = CGRect(x: 0, y: -height, width: list.bounds.width, height: height)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  // MARK: The pull

  /// How far the list is pulled beyond its top, in points.
  private var pull: CGFloat {
    guard let list else { return 0 }
    let top = list.adjustedContentInset.top - addedInset
    return max(-list.contentOffset.y - top, 0)
  }

  /// The delegate's call.
  public func scrollViewDidScroll() {
    guard let list, state != .refreshing else { return }
    // A list that bounces after a throw isn't pulled.
    guard list.isDragging else {
      state = .pulled(min(pull / triggerDistance, 1))
      return
    }
    if pull >= triggerDistance {
      if state != .armed { feedback.impactOccurred() }
      state = .armed
    } else {
      state = .pulled(pull / triggerDistance)
    }
  }

  /// The delegate's call.
  public func scrollViewDidEndDragging() {
    if state == .armed { beginRefreshing() }
  }

  // MARK: Refreshing

  /// Opens the list and has it loaded, also without a pull; does nothing while it is loaded.
  public func beginRefreshing() {
    guard let list, state != .refreshing else { return }
    state = .refreshing
    let (offset, top) = (list.contentOffset, list.adjustedContentInset.top)
    addedInset = bounds.height
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      list.contentInset.top += self.addedInset
      // A list at its top opens; one that was pulled further goes back by itself.
      if offset.y <= -top, !list.isDecelerating {
        list.contentOffset = CGPoint(x: offset.x, y: -list.adjustedContentInset.top)
      }
    }
    UIAccessibility.post(notification: .announcement, argument: label.text)
    onRefresh?()
  }

  /// Closes the list; does nothing while it isn't loaded.
  public func endRefreshing() {
    guard let list, state == .refreshing else { return }
    let inset = addedInset
    addedInset = 0
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      list.contentInset.top -= inset
    }
    state = .pulled(0)
  }

  private func show() {
    switch state {
    case .pulled: label.text = "Pull to refresh"
    case .armed: label.text = "Let go to refresh"
    case .refreshing: label.text = "Refreshing"
    }
  }
}
