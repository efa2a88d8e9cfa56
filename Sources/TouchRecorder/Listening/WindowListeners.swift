import UIKit

/// The recognizers by which a recorder is notified of what windows aren't sent.
@MainActor
final class WindowListeners {
  /// Takes part in all touches.
  let touches: TouchListener
  private(set) weak var window: UIWindow?
  private let hovers: [HoverListener]

  /// Adds them to a window.
  init(
    in window: UIWindow,
    updated: @escaping (Set<UITouch>) -> Void,
    hovered: @escaping (HoverListener) -> Void
  ) {
    self.window = window
    touches = TouchListener(updated)
    hovers = [.pencil, .indirectPointer].map { HoverListener($0, hovered) }
    window.addGestureRecognizer(touches)
    for hover in hovers { window.addGestureRecognizer(hover) }
  }

  /// Takes them away.
  func remove() {
    window?.removeGestureRecognizer(touches)
    for hover in hovers { window?.removeGestureRecognizer(hover) }
  }
}
