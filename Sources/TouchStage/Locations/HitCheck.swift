import TouchCore
import UIKit

/// Whether a touch at a point of the screen gets to a view, and if not, why.
@MainActor
struct HitCheck {
  let application: UIApplication
  let view: UIView
  /// In points of the screen.
  let point: Point

  /// Throws the cause where the touch gets elsewhere.
  func check() throws(FingerError) {
    let name = { ViewName(view).text }
    guard let window = (view as? UIWindow) ?? view.window else {
      throw .inNoWindow(view)
    }
    let windows = application.windows
    guard windows.contains(where: { $0 === window }) else {
      if !window.isHidden { throw .onOtherStage(view: name()) }
      throw .hidden(view: name(), by: window === view ? nil : ViewName(window).text)
    }
    if application.applicationState != .active { throw .notActive(view: name()) }
    let (hit, taker) = (hit, taker)
    // Where the hit test gets to the view, nothing else counts: an ancestor's own one may look beyond its bounds.
    if let hit, hit.isDescendant(of: view), isOnScreen { return }
    try checkSwitches(taker, hit)
    try checkBounds(hit)
    guard let hit else { throw .offScreen(view: name()) }
    if hit === taker { return }
    if let problem = ownRefusal(hit) { throw problem }
    if let presented = controller(presentedWith: hit) {
      throw .underPresented(
        view: name(),
        controller: FingerError.name(of: presented),
        isLeaving: presented.isBeingDismissed
      )
    }
    if let scroll = hit as? UIScrollView, scroll.isDecelerating, view.isDescendant(of: scroll) {
      throw .scrolling(view: name(), scroll: ViewName(scroll).text)
    }
    let isElsewhere = hit.window.map { $0 !== window && $0 !== hit } ?? false
    let other = ViewName(hit).text + (isElsewhere ? " of another window" : "")
    throw isInFront(hit) ? .covered(view: name(), by: other) : .givenAway(view: name(), to: other)
  }

  /// Whether another view, which isn't in this one, is in front of it; otherwise a hit test of a view's own found it.
  private func isInFront(_ hit: UIView) -> Bool {
    var above: [UIView] = []
    var ancestor: UIView? = view
    while let current = ancestor {
      above.append(current)
      ancestor = current.superview
    }
    var part = hit
    while let superview = part.superview, !above.contains(where: { $0 === part }) {
      if let index = above.firstIndex(where: { $0 === superview }), index > 0 {
        let order = superview.subviews
        let (mine, its) = (above[index - 1], part)
        return order.firstIndex { $0 === its } ?? 0 > order.firstIndex { $0 === mine } ?? 0
      }
      part = superview
    }
    // Of different windows the one that was hit is in front.
    return !above.contains { $0 === part }
  }

  /// The controller that is presented over the view's, where the hit view belongs to it, or to its transition.
  private func controller(presentedWith hit: UIView) -> UIViewController? {
    var responder = view.next
    while let current = responder {
      var presented = (current as? UIViewController)?.presentedViewController
      while let controller = presented {
        let container = controller.presentationController?.containerView ?? controller.viewIfLoaded
        if let container, hit.isDescendant(of: container) {
          return view.isDescendant(of: container) ? nil : controller
        }
        presented = controller.presentedViewController
      }
      responder = current.next
    }
    return nil
  }

  /// What gets a touch at the point: of the frontmost window that answers (rule 2.8).
  private var hit: UIView? {
    for window in application.windows.reversed() where !window.isHidden {
      if let hit = window.hitTest(location(in: window), with: nil) { return hit }
    }
    return nil
  }

  private var isOnScreen: Bool {
    application.screenBounds.contains(CGPoint(x: point.x, y: point.y))
  }

  private func location(in view: UIView) -> CGPoint {
    let window = (view as? UIWindow) ?? view.window
    let space = (window?.screen ?? UIScreen.main).coordinateSpace
    return view.convert(CGPoint(x: point.x, y: point.y), from: space)
  }

  /// Who takes the view's touches: the view, or the control around it to which a part, such as a knob or a title,
  /// leaves them.
  private var taker: UIView {
    var part: UIView? = view
    while let current = part, current.isUserInteractionEnabled { part = current.superview }
    var ancestor = part?.superview
    while let current = ancestor, !(current is UIControl) { ancestor = current.superview }
    return ancestor ?? view
  }

  /// What a view is asked first (rule 2.2), of the view and then of each ancestor; a control's parts take no touches.
  private func checkSwitches(_ taker: UIView, _ hit: UIView?) throws(FingerError) {
    var ancestor: UIView? = view
    while let current = ancestor {
      let other = current === view ? nil : ViewName(current).text
      let name = { ViewName(view).text }
      if current.isHidden { throw .hidden(view: name(), by: other) }
      if current.alpha < UIView.leastTouchableAlpha { throw .transparent(view: name(), by: other) }
      if current.layer.blocksTouches { throw .animated(view: name(), by: other) }
      let isPart = current !== taker && current.isDescendant(of: taker)
      if !current.isUserInteractionEnabled, !isPart {
        let hit = hit.map { ViewName($0).text }
        throw .interactionDisabled(view: name(), by: other, to: hit)
      }
      ancestor = current.superview
    }
  }

  /// What is outside of a view isn't touched, though it may be seen (rule 2.3).
  private func checkBounds(_ hit: UIView?) throws(FingerError) {
    try checkSize()
    let inside = location(in: view)
    guard view.point(inside: inside, with: nil) else {
      let (name, bounds) = (ViewName(view).text, view.bounds)
      if bounds.contains(inside) {
        throw .declined(
          view: name,
          method: "point(inside:with:)",
          to: hit.map { ViewName($0).text }
        )
      }
      let isAtEdge =
        (inside.x == bounds.maxX || inside.y == bounds.maxY)
        && (bounds.minX...bounds.maxX).contains(inside.x)
        && (bounds.minY...bounds.maxY).contains(inside.y)
      throw isAtEdge ? .onFarEdge(view: name) : .beside(view: name)
    }
    var ancestor = view.superview
    while let current = ancestor {
      // What was scrolled away is beyond the screen because of that.
      let isCause = isOnScreen || current is UIScrollView
      if isCause, !current.point(inside: location(in: current), with: nil) {
        throw .outside(view: ViewName(view).text, of: ViewName(current).text)
      }
      ancestor = current.superview
    }
    if !isOnScreen { throw .offScreen(view: ViewName(view).text) }
  }
}

extension HitCheck {
  /// A view that is empty, or that a transform shrinks to nothing, has no location.
  private func checkSize() throws(FingerError) {
    let space = (view.window?.screen ?? UIScreen.main).coordinateSpace
    let shown = view.convert(view.bounds, to: space)
    if shown.width > 0, shown.height > 0 { return }
    throw .empty(
      view: ViewName(view).text,
      width: Double(shown.width),
      height: Double(shown.height)
    )
  }

  /// The view's own `hitTest(_:with:)` may leave a location out that is in its bounds.
  private func ownRefusal(_ hit: UIView) -> FingerError? {
    guard view === taker, view.hitTest(location(in: view), with: nil) == nil else { return nil }
    return .declined(view: ViewName(view).text, method: "hitTest(_:with:)", to: ViewName(hit).text)
  }
}

extension FingerError {
  /// The cause where a view is in no window.
  @MainActor
  static func inNoWindow(_ view: UIView) -> FingerError {
    let name = ViewName(view).text
    var responder = view.next
    while let current = responder {
      if let other = (current as? UIViewController)?.presentedViewController {
        return .presentedOver(view: name, by: Self.name(of: other))
      }
      responder = current.next
    }
    return .inNoWindow(view: name)
  }

  /// What a presented controller is called.
  @MainActor
  fileprivate static func name(of controller: UIViewController) -> String {
    switch (controller as? UIAlertController)?.preferredStyle {
    case .alert?: "an alert"
    case .actionSheet?: "an action sheet"
    case nil: "a \(type(of: controller))"
    }
  }
}

extension UIApplication {
  /// The screen's bounds; those of a screen without windows are empty.
  fileprivate var screenBounds: CGRect { windows.first?.screen.bounds ?? .zero }

  /// Why a finger can't land at a point of the screen, to which its edges belong; nil where it can.
  func landingProblem(at point: Point) -> FingerError? {
    let screen = screenBounds
    let (width, height) = (Double(screen.width), Double(screen.height))
    if (0...width).contains(point.x), (0...height).contains(point.y) { return nil }
    return .landsOffScreen(x: point.x, y: point.y, width: width, height: height)
  }
}
