import TouchCore
public import UIKit

/// A menu that opens as far as a finger presses: the background dims, what was pressed stays, and icons
/// grow out of the touch.
///
/// A `ForceTouchGestureRecognizer` drives it; `handle(_:snapshot:)` takes its events as they are. Before
/// the press is fixed, the menu follows the force and goes when the press ends. Fixed, it stays: a tap
/// on an icon chooses it, a tap elsewhere dismisses it, both animated. Near an edge of the screen the
/// icons open inwards (deliberate gestures 1).
///
/// ```swift
/// let menu = ForceActionMenu(actions: [ForceAction(title: "♥"), ForceAction(title: "✕")])
/// menu.onEvent = { event in
///   if case .chosen(let index) = event { … }
/// }
/// press.onEvent = { menu.handle($0, in: self.view, snapshot: cell.snapshotView(…)) }
/// ```
open class ForceActionMenu: UIView {
  /// An event of a menu.
  public enum Event: Hashable, Sendable {
    /// The menu appeared under a finger.
    case opened
    /// The press was fixed: the menu stays.
    case fixed
    /// An icon was chosen, by its index in `actions`; the menu closes.
    case chosen(Int)
    /// The menu closes without a choice.
    case dismissed
  }

  /// The stage of a menu.
  private enum Stage {
    /// It isn't shown.
    case closed
    /// It follows a finger.
    case following
    /// It waits for a tap.
    case fixed
    /// It is closing, still visible.
    case leaving
  }

  /// The choices.
  public let actions: [ForceAction]

  /// Called with each event.
  public var onEvent: ((Event) -> Void)?

  /// The opacity of the dimmed background at full force, 0 to 1; 0.6 by default, our own choice.
  public var dimming: CGFloat = 0.6
  /// The duration of the closing animation, in seconds; 0.25 by default, our own choice.
  public var animationDuration: TimeInterval = 0.25

  private var stage = Stage.closed
  private var fan = MenuFan(count: 0, at: .zero, in: .zero)
  private let configuration = MenuFan.Configuration()
  private let backdrop = UIView(frame: .zero)
  private let icons: [ForceActionIcon]
  private var snapshot: UIView?
  private var relay: Relay?

  // MARK: Creating

  /// Creates a closed menu.
  public init(actions: [ForceAction]) {
    self.actions = actions
    let radius = CGFloat(configuration.radius)
    icons = actions.map { ForceActionIcon($0, radius: radius) }
    super.init(frame: .zero)
    // The menu keeps covering its container when the screen rotates.
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.layer.backgroundColor = UIColor.black.cgColor
    addSubview(backdrop)
    for icon in icons { addSubview(icon) }
    let relay = Relay { [unowned(unsafe) self] in tapped() }
    self.relay = relay
    let tap = UITapGestureRecognizer(target: relay, action: relay.action)
    tap.name = "menu"
    addGestureRecognizer(tap)
    self.tap = tap
  }

  private var tap: UITapGestureRecognizer?

  /// Always nil: menus aren't read from archives.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Opening and closing

  /// Whether the menu is shown and hasn't been dismissed.
  public var isOpen: Bool {
    switch stage {
    case .following, .fixed: true
    case .closed, .leaving: false
    }
  }

  /// The icons' centres in the menu's coordinates.
  public var iconCenters: [CGPoint] { icons.map { $0.center } }

  /// Handles an event of a press.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - container: The view that the menu covers.
  ///   - snapshot: Creates a snapshot of the pressed content with a frame in the container; called
  ///     at the start.
  public func handle(
    _ event: ForceTouchGestureRecognizer.Event,
    in container: UIView,
    snapshot: () -> UIView?
  ) {
    switch event {
    case .started(let touch):
      open(at: touch.location(in: container), in: container, snapshot: snapshot())
    case .force(let force): follow(force)
    case .fixed: fix()
    case .ended: if stage == .following { dismiss() }
    }
  }

  /// Shows the menu, still closed, under a finger; dismisses a menu that is open.
  ///
  /// - Parameters:
  ///   - point: The finger's location in the container.
  ///   - container: The view that the menu covers.
  ///   - snapshot: A snapshot of the pressed content with a frame in the container.
  public func open(at point: CGPoint, in container: UIView, snapshot: UIView?) {
    let wasOpen = isOpen
    clear()
    if wasOpen { onEvent?(.dismissed) }
    frame = container.bounds
    backdrop.frame = bounds
    container.addSubview(self)
    let origin = convert(point, from: container).core
    fan = MenuFan(count: icons.count, at: origin, in: area, configuration: configuration)
    if let snapshot {
      snapshot.frame = convert(snapshot.frame, from: container)
      insertSubview(snapshot, aboveSubview: backdrop)
      self.snapshot = snapshot
    }
    stage = .following
    show(0)
    onEvent?(.opened)
  }

  /// Opens the menu in proportion to a force from 0 to 1.
  public func follow(_ force: CGFloat) {
    if stage == .following { show(force) }
  }

  /// Keeps the menu fully open until it is tapped.
  public func fix() {
    guard stage == .following else { return }
    show(1)
    stage = .fixed
    onEvent?(.fixed)
  }

  /// Closes the menu without a choice; does nothing if it isn't open.
  public func dismiss() {
    guard isOpen else { return }
    leave { [self] in show(0) }
    onEvent?(.dismissed)
  }

  /// Chooses an icon as a tap would; does nothing if the menu isn't open.
  public func choose(_ index: Int) {
    guard isOpen, icons.indices.contains(index) else { return }
    let chosen = icons[index]
    leave { [self] in
      for icon in icons { icon.alpha = 0 }
      chosen.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      backdrop.alpha = 0
    }
    onEvent?(.chosen(index))
  }

  /// Closes the menu when it leaves its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil, stage != .closed else { return }
    let wasOpen = isOpen
    clear()
    if wasOpen { onEvent?(.dismissed) }
  }

  /// Whether a touch began on a menu.
  static func isTouched(by touch: UITouch) -> Bool {
    var view = touch.view
    while let current = view {
      if current is ForceActionMenu { return true }
      view = current.superview
    }
    return false
  }

  // MARK: Updating

  private func tapped() {
    guard stage == .fixed, let tap else { return }
    let place = tap.location(in: self).core
    if let index = fan.icon(at: place, configuration: configuration) {
      choose(index)
    } else {
      dismiss()
    }
  }

  /// The area for icons: the bounds without the safe area's insets.
  private var area: Rect {
    let insets = safeAreaInsets
    return Rect(
      x: Double(bounds.minX + insets.left),
      y: Double(bounds.minY + insets.top),
      width: Double(bounds.width - insets.left - insets.right),
      height: Double(bounds.height - insets.top - insets.bottom)
    )
  }

  /// Updates the appearance for a force.
  private func show(_ force: CGFloat) {
    backdrop.alpha = dimming * force
    for (index, icon) in icons.enumerated() {
      icon.alpha = min(force * 2, 1)
      icon.center = fan.place(of: index, openness: Double(force)).cgPoint
      icon.transform = CGAffineTransform(scaleX: max(force, 0.01), y: max(force, 0.01))
    }
  }

  /// Closes the menu with an animation to the closed state.
  private func leave(_ changes: @escaping () -> Void) {
    stage = .leaving
    UIView.animate(
      withDuration: animationDuration,
      animations: { changes() },
      completion: { [self] _ in if stage == .leaving { clear() } }
    )
  }

  /// Removes all views.
  private func clear() {
    stage = .closed
    snapshot?.removeFromSuperview()
    snapshot = nil
    for icon in icons {
      icon.alpha = 0
      icon.transform = .identity
    }
    removeFromSuperview()
  }
}
