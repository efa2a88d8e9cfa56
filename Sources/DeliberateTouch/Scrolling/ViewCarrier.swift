public import UIKit

/// Picks up views by a long press, moves them with the finger, and drops them where it lifts.
///
/// ```swift
/// let carrier = ViewCarrier(stage: view, scrollView: drawer.scrollView)
/// carrier.containers = [drawer.drawerView, drawer.mainView]
/// for dot in dots { carrier.carry(dot) }
/// ```
///
/// A picked-up view moves to the stage without a jump, grows, becomes slightly transparent, and is
/// centred on the finger. Several views can be carried at once while another finger scrolls. A
/// finger that carries never scrolls: when the press begins, the scroll view's pan is disabled and
/// enabled, which drops the finger. A pan that tracks other fingers ignores this one instead. Pan
/// and press are recognized together; all other pairs exclude each other (deliberate gestures 5).
///
/// The view's own touches go on while it is carried. A delegate may refuse a pick-up or a location.
///
/// Retain the carrier, best next to the containers; without it no view is picked up.
public final class ViewCarrier: UIResponder {
  /// An event of a carried view.
  public enum Event {
    /// The view was picked up.
    case pickedUp(UIView)
    /// The view moved with the finger; it is in the stage's coordinates.
    case moved(UIView)
    /// The view was dropped into a container.
    case dropped(UIView, into: UIView)
  }

  /// Called with each event.
  public var onEvent: ((Event) -> Void)?

  /// What may refuse a pick-up or a location to drop; held weakly.
  public var delegate: (any ViewCarrierDelegate)? {
    get { reference.object }
    set { reference.object = newValue }
  }

  private var reference = CarrierDelegateReference()

  /// The superview of carried views, in front of all containers.
  public let stage: UIView
  /// The scroll view that other fingers may scroll meanwhile.
  public let scrollView: UIScrollView?

  /// What assistive code calls picking a view up.
  public var pickUpTitle = "Pick up" { didSet { updateOffers() } }
  /// What assistive code calls putting a view back to where it was picked up.
  public var putBackTitle = "Put back" { didSet { updateOffers() } }
  /// What assistive code calls dropping a view into a container; by default after the container's
  /// `accessibilityLabel`, or its number.
  public var dropTitle: (_ container: UIView, _ number: Int) -> String = { container, number in
    "Drop into \(container.accessibilityLabel ?? "container \(number)")"
  }
  {
    didSet { updateOffers() }
  }

  /// The views that accept drops, the frontmost first; the last one accepts what no other does.
  ///
  /// A container that is hidden or not in the stage's window accepts nothing. Without containers a
  /// view returns to where it was.
  public var containers: [UIView] = [] { didSet { updateOffers() } }

  /// The scale of a carried view; 1.2 by default (deliberate gestures 5).
  public var carriedScale: CGFloat = 1.2
  /// The opacity of a carried view; 0.8 by default (deliberate gestures 5).
  public var carriedAlpha: CGFloat = 0.8
  /// How long a finger has to rest on a view to pick it up, in seconds.
  ///
  /// 0.5 by default, as for a long press (rule 6.4). Applies to views that are added afterwards.
  public var pressDuration: TimeInterval = 0.5
  /// The duration of the pick-up and drop animations, in seconds; our own.
  public var animationDuration: TimeInterval = 0.2

  /// Where and how a view was before it was picked up.
  typealias Origin = (parent: UIView, center: CGPoint, transform: CGAffineTransform, alpha: CGFloat)

  /// The state of a view that can be carried.
  struct Load {
    let press: CarryPress
    let relay: Relay
    /// The accessibility actions that the carrier added to the view.
    var offers: [UIAccessibilityCustomAction] = []
    /// The view's state before it was picked up; nil while it isn't carried.
    var origin: Origin?
  }

  var loads: [Load] = []
  /// Receives the actions of the scroll view's pan.
  private var panRelay: Relay?

  /// Creates a carrier.
  ///
  /// - Parameters:
  ///   - stage: The superview of carried views.
  ///   - scrollView: The scroll view that other fingers may scroll meanwhile.
  public init(stage: UIView, scrollView: UIScrollView? = nil) {
    self.stage = stage
    self.scrollView = scrollView
    super.init()
    guard let pan = scrollView?.panGestureRecognizer else { return }
    let relay = Relay(for: self) { carrier in
      guard let pan = carrier.scrollView?.panGestureRecognizer, pan.state == .began else { return }
      for load in carrier.loads { load.press.sitOut(of: pan) }
    }
    panRelay = relay
    pan.addTarget(relay)
  }

  // MARK: Views

  /// Makes a view carriable by a press anywhere in it; a second call does nothing.
  public func carry(_ view: UIView) {
    guard !loads.contains(where: { $0.press.view === view }) else { return }
    let press = CarryPress(alongside: scrollView?.panGestureRecognizer)
    press.minimumPressDuration = pressDuration
    let unretained = Unretained(press)
    let relay = Relay(for: self) { carrier in
      if let press = unretained.object { carrier.follow(press) }
    }
    press.addTarget(relay)
    loads.removeAll { $0.press.view == nil }
    loads.append(Load(press: press, relay: relay))
    view.addGestureRecognizer(press)
    offer(of: view)
  }

  /// Stops carrying a view; one that is carried now is dropped.
  public func leave(_ view: UIView) {
    guard let index = index(of: view) else { return }
    let load = loads[index]
    withdrawOffer(of: view)
    // First, because the delegate and what is told of the drop may call this again.
    loads.remove(at: index)
    defer { view.removeGestureRecognizer(load.press) }
    guard let origin = load.origin else { return }
    let (container, center) = destination(for: view, from: load, origin)
    lay(view, down: origin, into: container, at: center)
    onEvent?(.dropped(view, into: container))
  }

  /// The views that are carried now, in the order in which they were added.
  public var carried: [UIView] {
    loads.compactMap { $0.origin == nil ? nil : $0.press.view }
  }

  func index(of view: UIView) -> Int? { loads.firstIndex { $0.press.view === view } }

  private func index(of press: CarryPress) -> Int? { loads.firstIndex { $0.press === press } }

  // MARK: Carrying

  private func follow(_ press: CarryPress) {
    guard let index = index(of: press), let view = press.view else { return }
    switch press.state {
    case .began where loads[index].origin != nil: takeOver(view, by: press)
    case .began: pickUp(view, followsFinger: true)
    case .changed where loads[index].origin != nil:
      view.center = press.location(in: stage)
      onEvent?(.moved(view))
    case .ended, .cancelled: put(view, from: loads[index])
    default: break
    }
  }

  /// Picks a view up: with its finger, or without one.
  func pickUp(_ view: UIView, followsFinger: Bool) {
    guard let load = index(of: view).map({ loads[$0] }), load.origin == nil else { return }
    let press = load.press
    if let delegate, !delegate.viewCarrier(self, shouldPickUp: view) { return }
    if followsFinger, let pan = scrollView?.panGestureRecognizer { press.takeFinger(from: pan) }
    // The delegate, and what the pan tells of its end, may have changed anything.
    guard let index = index(of: press), loads[index].origin == nil, let parent = view.superview,
      !followsFinger || press.isEnabled && (press.state == .began || press.state == .changed)
    else { return }
    loads[index].origin = (parent, view.center, view.transform, view.alpha)
    let scale = carriedScale
    let alpha = view.alpha * carriedAlpha
    move(view, to: stage)
    let transform = view.transform
    animate { [stage] in
      view.transform = transform.scaledBy(x: scale, y: scale)
      view.alpha = alpha
      if followsFinger { view.center = press.location(in: stage) }
    }
    offer(of: view)
    onEvent?(.pickedUp(view))
  }

  /// Gives a view that is carried without a finger to one that presses it.
  private func takeOver(_ view: UIView, by press: CarryPress) {
    if let pan = scrollView?.panGestureRecognizer { press.takeFinger(from: pan) }
    // What the pan tells of its end may have changed anything.
    guard let index = index(of: press), loads[index].origin != nil, press.isEnabled else { return }
    animate { [stage] in view.center = press.location(in: stage) }
  }

  /// Drops a view at its finger's location.
  private func put(_ view: UIView, from load: Load) {
    guard let origin = load.origin else { return }
    let (container, center) = destination(for: view, from: load, origin)
    put(view, into: container, at: center)
  }

  /// Drops a view into a container, at its centre there, or where it is.
  func put(_ view: UIView, into container: UIView, at center: CGPoint?) {
    guard let index = index(of: view), let origin = loads[index].origin else { return }
    loads[index].origin = nil
    lay(view, down: origin, into: container, at: center)
    offer(of: view)
    onEvent?(.dropped(view, into: container))
  }

  /// Moves a view from the stage into a container, as it was before it was picked up.
  private func lay(
    _ view: UIView,
    down origin: Origin,
    into container: UIView,
    at center: CGPoint?
  ) {
    // A view that the client removed meanwhile stays removed.
    if view.superview === stage {
      move(view, to: container)
      let center = center ?? view.center
      animate {
        view.transform = origin.transform
        view.alpha = origin.alpha
        view.center = center
      }
    } else {
      view.transform = origin.transform
      view.alpha = origin.alpha
    }
  }

  /// The container that a view drops into, and its centre there, if that isn't where the finger is.
  private func destination(
    for view: UIView,
    from load: Load,
    _ origin: Origin
  ) -> (container: UIView, center: CGPoint?) {
    guard let container = container(at: load.press) else { return (origin.parent, origin.center) }
    if let delegate, !delegate.viewCarrier(self, shouldDrop: view, into: container) {
      return (origin.parent, origin.center)
    }
    return (container, nil)
  }

  /// The frontmost visible container at a finger; the last one if there is none.
  private func container(at press: CarryPress) -> UIView? {
    let seen = containers.filter { isSeen($0) }
    return seen.first { $0.bounds.contains(press.location(in: $0)) } ?? seen.last
  }

  /// Whether a view is in the stage's window, and neither it nor a superview is hidden.
  func isSeen(_ view: UIView) -> Bool {
    guard view.window === stage.window else { return false }
    var current: UIView? = view
    while let shown = current {
      if shown.isHidden { return false }
      current = shown.superview
    }
    return true
  }

  /// Moves a view to another superview; its centre, size and rotation on the screen stay.
  private func move(_ view: UIView, to parent: UIView) {
    guard let before = view.superview, before !== parent else { return }
    let center = before.convert(view.center, to: parent)
    let turn = turn(from: before, to: parent)
    // It goes on receiving keys: Apple doesn't say whether a view does that changes its superview.
    let first = view.innerFirstResponder
    parent.addSubview(view)
    if let first, !first.isFirstResponder { first.becomeFirstResponder() }
    view.center = center
    if let turn { view.transform = view.transform.concatenating(turn) }
  }

  /// The transform between two views' coordinates, without its translation; nil if it is the
  /// identity.
  private func turn(from view: UIView, to other: UIView) -> CGAffineTransform? {
    let origin = view.convert(CGPoint.zero, to: other)
    let x = view.convert(CGPoint(x: 1, y: 0), to: other)
    let y = view.convert(CGPoint(x: 0, y: 1), to: other)
    let turn = CGAffineTransform(
      a: x.x - origin.x,
      b: x.y - origin.y,
      c: y.x - origin.x,
      d: y.y - origin.y,
      tx: 0,
      ty: 0
    )
    // A tolerance of a billionth for the rounding of coordinates.
    let rest = [turn.a - 1, turn.b, turn.c, turn.d - 1]
    return rest.allSatisfy { $0.magnitude < 1e-9 } ? nil : turn
  }

  private func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: UIView.unlessMotionIsReduced(animationDuration),
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { changes() }
    )
  }
}
