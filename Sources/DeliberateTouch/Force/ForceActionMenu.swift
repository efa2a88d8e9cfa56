import TouchCore
public import UIKit

/// A menu that opens as far as a finger presses: the background dims, what was pressed stays, and icons
/// grow out of the touch.
///
/// A `ForceTouchGestureRecognizer` drives it; `handle(_:in:snapshot:)` takes its events as they are. Before
/// the press is fixed, the menu follows the force and goes when the press ends. Fixed, it stays: a tap
/// on an icon chooses it, so does sliding onto it and lifting there, and a tap elsewhere dismisses,
/// all animated. Near an edge of the screen the icons open inwards, with room for their titles
/// (deliberate gestures 1).
///
/// ```swift
/// let menu = ForceActionMenu(actions: [
///   ForceAction(title: "Like", image: UIImage(systemName: "heart")) { photo.like() },
///   ForceAction(title: "Remove", image: UIImage(systemName: "trash")) { photo.remove() },
/// ])
/// press.onEvent = { menu.handle($0, in: self.view, snapshot: { cell.snapshotView(…) }) }
/// ```
open class ForceActionMenu: UIView {
  /// An event of a menu.
  public enum Event {
    /// The menu appeared under a finger.
    case opened
    /// The press was fixed: the menu stays.
    case fixed
    /// An icon was chosen; the menu closes, and the action's handler is called next.
    case chosen(ForceAction)
    /// The menu closes without a choice.
    case dismissed
  }

  /// The stage of a menu.
  enum Stage {
    /// It isn't shown.
    case closed
    /// It follows a finger's force.
    case following(force: CGFloat)
    /// It waits for a choice.
    case fixed
    /// It is closing, still visible.
    case leaving
  }

  /// The choices.
  public let actions: [ForceAction]

  /// Called with each event.
  public var onEvent: ((Event) -> Void)?

  var stage = Stage.closed
  private(set) var fan = MenuFan(count: 0, at: .zero, in: .zero)
  private(set) var configuration = MenuFan.Configuration()
  private let backdrop = UIView(frame: .zero)
  let icons: [ForceActionIcon]
  private var snapshot: UIView?
  private var relay: Relay?
  private var tap: UITapGestureRecognizer?
  /// The size for which the icons were laid out.
  private var size = CGSize.zero
  /// The traits that the menu was laid out with.
  private var laidOutTraits: UITraitCollection?
  /// The touch that opened the menu, until it closes.
  private(set) var touch: UITouch?
  /// Where the finger was when the press was fixed; nil until it slides.
  var slideStart: CGPoint?
  /// What received keys before the menu; retained while it is open.
  var keysBefore: UIResponder?
  /// Whether assistive code was told of the icons.
  var isAnnounced = false
  /// The icon under a sliding finger.
  var highlighted: Int?

  // MARK: Creating

  /// Creates a closed menu.
  public init(actions: [ForceAction]) {
    self.actions = actions
    icons = actions.map { ForceActionIcon($0) }
    super.init(frame: .zero)
    // The menu keeps covering its container when the screen turns.
    for view in [self, backdrop] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    backdrop.backgroundColor = .black
    addSubview(backdrop)
    for icon in icons { addSubview(icon) }
    let relay = Relay(for: self) { $0.tapped() }
    self.relay = relay
    let tap = UITapGestureRecognizer(target: relay, action: relay.action)
    tap.name = "menu"
    addGestureRecognizer(tap)
    self.tap = tap
    accessibilityViewIsModal = true
    offerIcons()
    layOutWhenTraitsChange()
  }

  /// Always nil: menus have actions, which archives can't hold.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Appearance

  /// The opacity of the dimmed background at full force, 0 to 1; 0.6 by default, our own choice.
  public var dimming: CGFloat = 0.6

  /// The duration of the closing animation, in seconds; 0.25 by default, our own choice.
  public var animationDuration: TimeInterval = 0.25

  /// The font of the titles at the standard text size; semibold at 14 points by default, our own.
  public var titleFont = UIFont.systemFont(ofSize: 14, weight: .semibold) {
    didSet { layOutAgain() }
  }

  // MARK: Opening and closing

  /// Whether the menu is shown and hasn't been dismissed.
  public var isOpen: Bool {
    switch stage {
    case .following, .fixed: true
    case .closed, .leaving: false
    }
  }

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
      follow(touch)
    case .force(let force): follow(force)
    case .fixed: fix()
    case .ended: if case .following = stage { dismiss() }
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
    layOut(around: convert(point, from: container))
    if let snapshot {
      snapshot.frame = convert(snapshot.frame, from: container)
      insertSubview(snapshot, aboveSubview: backdrop)
      self.snapshot = snapshot
    }
    stage = .following(force: 0)
    show(0)
    onEvent?(.opened)
  }

  /// Opens the menu in proportion to a force from 0 to 1.
  public func follow(_ force: CGFloat) {
    guard case .following = stage else { return }
    stage = .following(force: force)
    show(force)
  }

  /// Lets the finger that opened the menu choose by sliding, once the press is fixed.
  func follow(_ touch: UITouch) {
    guard isOpen else { return }
    self.touch = touch
    for recognizer in touch.gestureRecognizers ?? [] {
      guard let press = recognizer as? ForceTouchGestureRecognizer, press.touch === touch else {
        continue
      }
      // The press discards the closure when the touch is over.
      press.onSlide = { [self] in slide($0) }
    }
  }

  /// Keeps the menu fully open until an icon is chosen or it is dismissed.
  public func fix() {
    guard case .following = stage else { return }
    show(1)
    stage = .fixed
    slideStart = touch?.location(in: self)
    onEvent?(.fixed)
    announce()
  }

  /// Closes the menu without a choice; does nothing if it isn't open.
  public func dismiss() {
    guard isOpen else { return }
    leave { [self] in show(0) }
    onEvent?(.dismissed)
  }

  /// Chooses the icon at a point of the menu, as a tap there would; returns whether there is one.
  @discardableResult
  public func choose(at point: CGPoint) -> Bool {
    guard isOpen, let index = fan.icon(at: point.core, configuration: configuration) else {
      return false
    }
    choose(index)
    return true
  }

  /// Closes the menu when it leaves its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return }
    let wasOpen = isOpen
    clear()
    if wasOpen { onEvent?(.dismissed) }
  }

  // MARK: Choosing

  private func tapped() {
    guard case .fixed = stage, let tap else { return }
    if !choose(at: tap.location(in: self)) { dismiss() }
  }

  /// Chooses an icon.
  func choose(_ index: Int) {
    let chosen = icons[index]
    leave { [self] in
      for icon in icons { icon.alpha = 0 }
      chosen.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      backdrop.alpha = 0
    }
    onEvent?(.chosen(chosen.action))
    chosen.action.handler()
  }

  // MARK: Layout

  /// Lays the icons out again when the menu has another size, as when the screen turns, or other traits, as the
  /// reader's text size or direction.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let traits = traitCollection
    let isSame = bounds.size == size && traits == laidOutTraits
    laidOutTraits = traits
    if !isSame { layOutAgain() }
  }

  /// Changes the geometry, and lays an open menu out again.
  func change(_ body: (inout MenuFan.Configuration) -> Void) {
    body(&configuration)
    layOutAgain()
  }

  /// Lays the open menu out around the location of its touch, which keeps its part of the size.
  private func layOutAgain() {
    guard isOpen, size.width > 0, size.height > 0 else { return }
    let before = fan.origin.cgPoint
    let point = CGPoint(
      x: before.x * bounds.width / size.width,
      y: before.y * bounds.height / size.height
    )
    layOut(around: point)
    if let snapshot, point != before {
      // Moved with the touch, and wholly on the screen if it fits there.
      let frame = snapshot.frame.offsetBy(dx: point.x - before.x, dy: point.y - before.y)
      snapshot.frame.origin = CGPoint(
        x: max(min(frame.minX, bounds.maxX - frame.width), bounds.minX),
        y: max(min(frame.minY, bounds.maxY - frame.height), bounds.minY)
      )
    }
    if case .following(let force) = stage { show(force) } else { show(1) }
  }

  private func layOut(around point: CGPoint) {
    size = bounds.size
    highlighted = nil
    let area = bounds.inset(by: safeAreaInsets)
    // A menu without a direction of its own has its container's.
    let directing = semanticContentAttribute == .unspecified ? superview ?? self : self
    configuration.isMirrored = directing.effectiveUserInterfaceLayoutDirection == .rightToLeft
    fan = fan(around: point, in: area, titlePart: 1)
    if !fan.fits, icons.count <= Self.mostFitted, actions.contains(where: { $0.hasPicture }) {
      let smaller = Self.titleParts.first { part in
        fan = fan(around: point, in: area, titlePart: part)
        return fan.fits
      }
      if smaller == nil { fan = fan(around: point, in: area, titlePart: 1) }
    }
    for (icon, offset) in zip(icons, fan.titleOffsets) {
      icon.setTitle(at: CGPoint(x: CGFloat(offset.dx), y: CGFloat(offset.dy)))
    }
  }

  /// The parts of their size that titles have where there is no room for larger ones; our own.
  private static let titleParts: [CGFloat] = [0.85, 0.7, 0.55, 0.4]
  /// The number of icons up to which titles are made smaller; our own: as many as there are digits to choose with.
  private static let mostFitted = 9

  /// Sets the icons' sizes, with titles of a part of their size, and finds their centers.
  private func fan(around point: CGPoint, in area: CGRect, titlePart: CGFloat) -> MenuFan {
    let widest = max(area.width - 2 * edgeMargin, 0)
    let font = readersFont
    let titles = icons.map { icon in
      icon.transform = .identity
      let size = icon.setSize(
        radius: iconRadius,
        font: titlePart < 1 ? font.withSize(font.pointSize * titlePart) : font,
        widest: widest
      )
      return MenuFan.Title(width: Double(size.width), height: Double(size.height))
    }
    return MenuFan(
      count: icons.count,
      titles: titles.contains { $0.width > 0 } ? titles : [],
      at: point.core,
      in: area.core,
      configuration: configuration
    )
  }

  // MARK: Updating

  /// Updates the appearance for a force; where motion is reduced, icons come into sight where they will be.
  private func show(_ force: CGFloat) {
    backdrop.alpha = dimming * force
    let openness = UIAccessibility.isReduceMotionEnabled ? 1 : force
    let scale = max(openness, 0.01)
    for (index, icon) in icons.enumerated() {
      icon.alpha = min(force * 2, 1)
      icon.center = fan.location(of: index, openness: Double(openness)).cgPoint
      icon.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  /// Closes the menu with an animation to the closed state.
  private func leave(_ changes: @escaping () -> Void) {
    stage = .leaving
    touch = nil
    giveBack()
    UIView.animate(
      withDuration: UIView.unlessMotionIsReduced(animationDuration),
      animations: { changes() },
      completion: { [self] _ in if case .leaving = stage { clear() } }
    )
  }

  /// Dismisses the menu, if it is open.
  open override func accessibilityPerformEscape() -> Bool { escape() }

  /// True, so that keys reach the fixed menu: Escape, and the numbers of the choices.
  open override var canBecomeFirstResponder: Bool { isOpen }

  open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + choiceKeys }

  /// Removes all views.
  private func clear() {
    stage = .closed
    touch = nil
    highlighted = nil
    snapshot?.removeFromSuperview()
    snapshot = nil
    for icon in icons {
      icon.alpha = 0
      icon.transform = .identity
    }
    removeFromSuperview()
    giveBack()
  }
}
