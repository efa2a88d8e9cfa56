import TouchCore
public import UIKit

/// A view controller whose views open a `ForceActionMenu` under a hard press.
///
/// ```swift
/// final class Grid: UIViewController, ForceActionPresentable {
///   var forceTouchView: UIView { scrollView }
///   func forceObject(at point: CGPoint) -> Photo? { cell(at: point)?.photo }
///   func snapshot(at point: CGPoint) -> UIView? {
///     guard let cell = cell(at: point) else { return nil }
///     let snapshot = cell.snapshotView(afterScreenUpdates: false)
///     snapshot?.frame = cell.convert(cell.bounds, to: scrollView)
///     return snapshot
///   }
///   func forceActions(for photo: Photo) -> [ForceAction] {
///     [
///       ForceAction(title: "Like", image: UIImage(systemName: "heart")) { photo.like() },
///       ForceAction(title: "Remove", image: UIImage(systemName: "trash")) { photo.remove() },
///     ]
///   }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     presentsForceActions()
///   }
/// }
/// ```
///
/// If nothing is under the finger, no menu opens.
///
/// The press is by force or by time, as the device allows; a controller whose class conforms to
/// `UIGestureRecognizerDelegate` is its delegate, also where a base class calls
/// `presentsForceActions` (deliberate gestures 1).
public protocol ForceActionPresentable: UIViewController {
  /// The type of the pressed objects.
  associatedtype ForceObject

  /// The view that is pressed.
  var forceTouchView: UIView { get }

  /// The object at a point of `forceTouchView`; nil if there is none.
  func forceObject(at point: CGPoint) -> ForceObject?

  /// A snapshot of the object at a point; set its frame in the coordinates of `forceTouchView`.
  ///
  /// The menu takes the view over and removes it when it closes: give it a copy, as by
  /// `snapshotView(afterScreenUpdates:)`, and not the view that shows the object.
  func snapshot(at point: CGPoint) -> UIView?

  /// The choices for an object, in the order of the icons; usually two.
  func forceActions(for object: ForceObject) -> [ForceAction]

  /// The menu for an object is about to open: the time to set its geometry and its looks.
  func forceActionMenuWillOpen(_ menu: ForceActionMenu, for object: ForceObject)

  /// The menu closed without a choice.
  func forceActionsDismissed(on object: ForceObject)
}

extension ForceActionPresentable {
  /// Does nothing.
  public func forceActionMenuWillOpen(_ menu: ForceActionMenu, for object: ForceObject) {}

  /// Does nothing.
  public func forceActionsDismissed(on object: ForceObject) {}

  /// Adds the press to `forceTouchView`, with the controller as its delegate where its class is a
  /// gesture delegate; call it once, when the view was loaded.
  ///
  /// - Parameters:
  ///   - threshold: The part of the maximum force at which the press starts, 0 to 1.
  ///   - listener: Receives each event of the press before the menu does.
  /// - Returns: The recognizer, for a name or other thresholds.
  @discardableResult
  public func presentsForceActions(
    threshold: CGFloat = 0.25,
    listener: ((ForceTouchGestureRecognizer.Event) -> Void)? = nil
  ) -> ForceTouchGestureRecognizer {
    // Before its view is in a window a controller may not know what the screen measures; then each
    // touch decides.
    let isMissing = traitCollection.forceTouchCapability == .unavailable
    let press = ForceTouchGestureRecognizer(
      threshold: threshold,
      type: isMissing ? .longPress : .forceTouch
    )
    press.delegate = asGestureDelegate
    // Retained only during a press: the menu retains the press.
    var menu: ForceActionMenu?
    // The press retains the closure, which therefore doesn't retain the press.
    let unretained = Unretained(press)
    press.onEvent = { event in
      listener?(event)
      switch event {
      case .started: menu = unretained.object.flatMap { Self.openMenu(for: $0) }
      case .force(let force): menu?.follow(force)
      case .fixed:
        menu?.fix()
        menu = nil
      case .ended:
        menu?.dismiss()
        menu = nil
      }
    }
    forceTouchView.addGestureRecognizer(press)
    return press
  }

  /// The controller of a view: the first of this type among its responders.
  ///
  /// Looked up each time, so that neither press nor menu retains a controller.
  private static func controller(above view: UIView?) -> Self? {
    var responder: UIResponder? = view
    while let current = responder {
      if let controller = current as? Self { return controller }
      responder = current.next
    }
    return nil
  }

  /// Opens the menu for the object at a point as a full press does, without a touch: for a key or a button.
  ///
  /// - Parameter point: A point of `forceTouchView`.
  /// - Returns: Whether there is an object.
  @discardableResult
  public func openForceActions(at point: CGPoint) -> Bool {
    guard isViewLoaded, let menu = openMenu(at: point, by: nil, of: nil) else { return false }
    menu.fix()
    return true
  }

  /// Opens a menu for the object under a press that starts; nil if there is none.
  private static func openMenu(for press: ForceTouchGestureRecognizer) -> ForceActionMenu? {
    guard let controller = controller(above: press.view), controller.isViewLoaded,
      let touch = press.touch
    else { return nil }
    // The pressing finger's location: a recognizer's own may be between it and fingers that it ignores.
    let point = touch.location(in: controller.forceTouchView)
    return controller.openMenu(at: point, by: touch, of: press)
  }

  private func openMenu(
    at point: CGPoint,
    by touch: UITouch?,
    of press: ForceTouchGestureRecognizer?
  ) -> ForceActionMenu? {
    guard let view = viewIfLoaded, let object = forceObject(at: point) else { return nil }
    let pressed = forceTouchView
    let menu = ForceActionMenu(actions: forceActions(for: object))
    // The menu retains the closure, which therefore doesn't retain the menu, nor the controller.
    let unretained = Unretained(menu)
    let pressedView = Unretained(pressed)
    menu.onEvent = { event in
      // Each may have been removed meanwhile. The press is asked first: the menu of a controller
      // whose view scrolls is in the view's superview, which has no controller of this type.
      guard
        let controller = Self.controller(above: press == nil ? pressedView.object : press?.view)
          ?? Self.controller(above: unretained.object?.superview)
      else { return }
      switch event {
      case .opened, .fixed, .chosen: break
      case .dismissed: controller.forceActionsDismissed(on: object)
      }
    }
    // In front of scrolling content, not in it.
    let container = view is UIScrollView ? view.superview ?? view : view
    let snapshot = snapshot(at: point)
    if let snapshot { snapshot.frame = container.convert(snapshot.frame, from: pressed) }
    forceActionMenuWillOpen(menu, for: object)
    let location = touch?.location(in: container) ?? container.convert(point, from: pressed)
    menu.open(at: location, in: container, snapshot: snapshot)
    if let touch { menu.follow(touch) }
    return menu
  }
}
