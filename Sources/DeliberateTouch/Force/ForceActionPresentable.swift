import TouchCore
public import UIKit

/// A view controller whose views open a `ForceActionMenu` under a hard press.
///
/// ```swift
/// final class Grid: UIViewController, ForceActionPresentable {
///   var forceTouchView: UIView { scrollView }
///   var forceActions: [ForceAction] { [ForceAction(title: "♥"), ForceAction(title: "✕")] }
///   func forceObject(at point: CGPoint) -> Photo? { cell(at: point)?.photo }
///   func snapshot(at point: CGPoint) -> UIView? { cell(at: point)?.picture }
///   func performForceAction(_ index: Int, on photo: Photo) { … }
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     presentsForceActions()
///   }
/// }
/// ```
///
/// Where nothing is under the finger, no menu opens. The press is one by force or by time, as the device
/// allows, and the controller is its delegate where it is a gesture delegate (deliberate gestures 1).
public protocol ForceActionPresentable: UIViewController {
  /// What a press is about.
  associatedtype ForceObject

  /// The view that is pressed.
  var forceTouchView: UIView { get }

  /// The choices of the menu; two, as a rule.
  var forceActions: [ForceAction] { get }

  /// What lies under a point of `forceTouchView`; nil where nothing does.
  func forceObject(at point: CGPoint) -> ForceObject?

  /// A picture of what lies under a point, with a frame in the coordinates of `forceTouchView`.
  func snapshot(at point: CGPoint) -> UIView?

  /// An icon was chosen, by its place in `forceActions`.
  func performForceAction(_ index: Int, on object: ForceObject)

  /// The menu goes, and nothing was chosen.
  func forceActionsDismissed(on object: ForceObject)
}

extension ForceActionPresentable {
  /// Does nothing.
  public func forceActionsDismissed(on object: ForceObject) {}

  /// Adds the press to `forceTouchView`; once, when the view was loaded.
  ///
  /// - Parameters:
  ///   - threshold: The part of the largest force at which the press starts, 0 to 1.
  ///   - listener: Hears each event of the press, before the menu follows it.
  /// - Returns: The recognizer, to be named or tuned.
  @discardableResult
  public func presentsForceActions(
    threshold: CGFloat = 0.25,
    listener: ((ForceTouchGestureRecognizer.Event) -> Void)? = nil
  ) -> ForceTouchGestureRecognizer {
    addPress(threshold, listener)
  }

  /// Makes the press and lets it drive menus.
  fileprivate func addPress(
    _ threshold: CGFloat,
    _ listener: ((ForceTouchGestureRecognizer.Event) -> Void)?
  ) -> ForceTouchGestureRecognizer {
    let press = ForceTouchGestureRecognizer(threshold: threshold, for: traitCollection)
    // Held from the start of a press to its end, no longer: the menu keeps the press alive.
    var menu: ForceActionMenu?
    press.onEvent = { [unowned(unsafe) press] event in
      listener?(event)
      switch event {
      case .started: menu = Self.openMenu(for: press)
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

  /// The controller that a view belongs to: the first of this kind up from it.
  ///
  /// Found anew each time, so that neither press nor menu keeps a controller alive.
  private static func controller(above view: UIView?) -> Self? {
    var responder: UIResponder? = view
    while let current = responder {
      if let controller = current as? Self { return controller }
      responder = current.next
    }
    return nil
  }

  /// Opens a menu for what is under a press that starts; nil where nothing is.
  private static func openMenu(for press: ForceTouchGestureRecognizer) -> ForceActionMenu? {
    guard let controller = controller(above: press.view), let view = controller.viewIfLoaded else {
      return nil
    }
    let pressed = controller.forceTouchView
    let point = press.location(in: pressed)
    guard let object = controller.forceObject(at: point) else { return nil }
    let menu = ForceActionMenu(actions: controller.forceActions)
    menu.onEvent = { [unowned(unsafe) menu] event in
      // One of both may have been taken away in the meantime. The press comes first: the menu of a
      // controller whose view scrolls is beside that view, where no controller of this kind is.
      guard
        let controller = self.controller(above: press.view)
          ?? self.controller(above: menu.superview)
      else { return }
      switch event {
      case .opened, .fixed: break
      case .chosen(let index): controller.performForceAction(index, on: object)
      case .dismissed: controller.forceActionsDismissed(on: object)
      }
    }
    // In front of content that scrolls, not in it.
    let container = view is UIScrollView ? view.superview ?? view : view
    let snapshot = controller.snapshot(at: point)
    if let snapshot { snapshot.frame = container.convert(snapshot.frame, from: pressed) }
    menu.open(at: press.location(in: container), in: container, snapshot: snapshot)
    return menu
  }
}

extension ForceActionPresentable where Self: UIGestureRecognizerDelegate {
  /// Adds the press to `forceTouchView`, with the controller as its delegate.
  ///
  /// - Parameters:
  ///   - threshold: The part of the largest force at which the press starts, 0 to 1.
  ///   - listener: Hears each event of the press, before the menu follows it.
  /// - Returns: The recognizer, to be named or tuned.
  @discardableResult
  public func presentsForceActions(
    threshold: CGFloat = 0.25,
    listener: ((ForceTouchGestureRecognizer.Event) -> Void)? = nil
  ) -> ForceTouchGestureRecognizer {
    let press = addPress(threshold, listener)
    press.delegate = self
    return press
  }
}
