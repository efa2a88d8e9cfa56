public import UIKit

/// Picks views up by a long press, carries them under the finger, and puts them down where it lifts.
///
/// ```swift
/// let carrier = ViewCarrier(stage: view, scrollView: drawer.scrollView)
/// carrier.containers = [drawer.drawerView, drawer.mainView]
/// for dot in dots { carrier.carry(dot) }
/// ```
///
/// A view that is picked up goes over to the stage without a jump, grows and becomes a little
/// transparent, and is centred on the finger. Any number can be carried at once, while yet another
/// finger scrolls. The finger that carries never scrolls: the scroll view's pan is switched off and on
/// when the press begins, and so lets go of it. While the pan follows other fingers it only leaves this
/// one out, and where another finger moves first it does so at once. Pan and press are recognized side
/// by side; nothing else is (deliberate gestures 5).
///
/// Keep the carrier alive, best where the containers are kept; without it nothing is picked up.
public final class ViewCarrier: UIResponder {
  /// One thing that happens to a carried view.
  public enum Event {
    /// The view was picked up.
    case pickedUp(UIView)
    /// The view goes along with the finger; it is in the stage's coordinates.
    case moved(UIView)
    /// The view was put down in a container.
    case dropped(UIView, into: UIView)
  }

  /// Called with each event.
  public var onEvent: ((Event) -> Void)?

  /// What views are carried in: something that lies over all containers.
  public let stage: UIView
  /// What another finger may scroll meanwhile.
  public let scrollView: UIScrollView?

  /// Where views can be put down, the frontmost first; the last one takes what no other does.
  ///
  /// One that is hidden or not on the stage's window takes nothing. Without any, a view goes back to
  /// where it came from.
  public var containers: [UIView] = []

  /// How much larger a carried view is; 1.2 by default (deliberate gestures 5).
  public var carriedScale: CGFloat = 1.2
  /// How opaque a carried view is; 0.8 by default (deliberate gestures 5).
  public var carriedAlpha: CGFloat = 0.8
  /// How long a finger has to rest on a view to pick it up, in seconds.
  ///
  /// A long press's 0.5 by default (rule 6.4). Counts for views that are added from then on.
  public var pressDuration: TimeInterval = 0.5
  /// How long picking up and putting down take to be seen, in seconds; our own, short enough not to be
  /// waited for.
  public var animationDuration: TimeInterval = 0.2

  /// What belongs to a view that can be carried.
  private struct Load {
    let press: CarryPress
    let relay: Relay
    /// Where the view was before it was picked up; nil while it lies.
    var origin: (parent: UIView, center: CGPoint, transform: CGAffineTransform, alpha: CGFloat)?
  }

  private var loads: [Load] = []
  /// Hears of the scroll view's pan.
  private var panRelay: Relay?

  /// Creates a carrier.
  ///
  /// - Parameters:
  ///   - stage: What views are carried in.
  ///   - scrollView: What another finger may scroll meanwhile.
  public init(stage: UIView, scrollView: UIScrollView? = nil) {
    self.stage = stage
    self.scrollView = scrollView
    super.init()
    guard let pan = scrollView?.panGestureRecognizer else { return }
    let relay = Relay { [unowned(unsafe) self, unowned(unsafe) pan] in
      guard pan.state == .began else { return }
      for load in loads { load.press.sitOut(of: pan) }
    }
    panRelay = relay
    pan.addTarget(relay)
  }

  // MARK: Views

  /// Lets a view be carried, by a press anywhere in it; once is enough.
  public func carry(_ view: UIView) {
    guard !loads.contains(where: { $0.press.view === view }) else { return }
    let press = CarryPress(besides: scrollView?.panGestureRecognizer)
    press.minimumPressDuration = pressDuration
    let relay = Relay { [unowned(unsafe) self, unowned(unsafe) press] in follow(press) }
    press.addTarget(relay)
    loads.removeAll { $0.press.view == nil }
    loads.append(Load(press: press, relay: relay))
    view.addGestureRecognizer(press)
  }

  /// Lets a view be carried no more; one that is being carried is put down.
  public func leave(_ view: UIView) {
    guard let index = index(of: view) else { return }
    let load = loads[index]
    put(view, from: load)
    loads.removeAll { $0.press === load.press }
    view.removeGestureRecognizer(load.press)
  }

  /// The views that are being carried, in the order in which they were added.
  public var carried: [UIView] {
    loads.compactMap { $0.origin == nil ? nil : $0.press.view }
  }

  private func index(of view: UIView) -> Int? { loads.firstIndex { $0.press.view === view } }

  // MARK: Carrying

  private func follow(_ press: CarryPress) {
    guard let index = loads.firstIndex(where: { $0.press === press }), let view = press.view else {
      return
    }
    switch press.state {
    case .began: pickUp(view, at: index)
    case .changed where loads[index].origin != nil:
      view.center = press.location(in: stage)
      onEvent?(.moved(view))
    case .ended, .cancelled: put(view, from: loads[index])
    default: break
    }
  }

  private func pickUp(_ view: UIView, at index: Int) {
    guard let parent = view.superview else { return }
    let press = loads[index].press
    if let pan = scrollView?.panGestureRecognizer { press.takeFinger(from: pan) }
    loads[index].origin = (parent, view.center, view.transform, view.alpha)
    let scale = carriedScale
    let alpha = view.alpha * carriedAlpha
    move(view, to: stage)
    let transform = view.transform
    animate { [stage] in
      view.transform = transform.scaledBy(x: scale, y: scale)
      view.alpha = alpha
      view.center = press.location(in: stage)
    }
    onEvent?(.pickedUp(view))
  }

  /// Puts a view down where its finger is.
  private func put(_ view: UIView, from load: Load) {
    guard let origin = load.origin, let index = index(of: view) else { return }
    loads[index].origin = nil
    let container = container(at: load.press) ?? origin.parent
    // Somebody may have taken the view out meanwhile; then it stays out.
    if view.superview === stage {
      move(view, to: container)
      let center = containers.isEmpty ? origin.center : view.center
      animate {
        view.transform = origin.transform
        view.alpha = origin.alpha
        view.center = center
      }
    } else {
      view.transform = origin.transform
      view.alpha = origin.alpha
    }
    onEvent?(.dropped(view, into: container))
  }

  /// The frontmost container at a finger, of those that can be seen; the last one where there is none.
  private func container(at press: CarryPress) -> UIView? {
    let seen = containers.filter { isSeen($0) }
    return seen.first { $0.bounds.contains(press.location(in: $0)) } ?? seen.last
  }

  /// Whether a view is where the stage is, and hidden neither by itself nor with what it lies in.
  private func isSeen(_ view: UIView) -> Bool {
    guard view.window === stage.window else { return false }
    var current: UIView? = view
    while let shown = current {
      if shown.isHidden { return false }
      current = shown.superview
    }
    return true
  }

  /// Gives a view another superview; its centre, its size and its turn stay as they are on the screen.
  private func move(_ view: UIView, to parent: UIView) {
    guard let before = view.superview, before !== parent else { return }
    let center = before.convert(view.center, to: parent)
    let turn = turn(from: before, to: parent)
    parent.addSubview(view)
    view.center = center
    if let turn { view.transform = view.transform.concatenating(turn) }
  }

  /// How a view looks different in one view than in another, if it does: where one of them is scaled or
  /// turned.
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
    // A billionth is the rounding of the places.
    let rest = [turn.a - 1, turn.b, turn.c, turn.d - 1]
    return rest.allSatisfy { $0.magnitude < 1e-9 } ? nil : turn
  }

  private func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: animationDuration,
      delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { changes() }
    )
  }
}
