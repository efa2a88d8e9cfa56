import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Takes part in all touches of a window; it recognizes nothing and holds nothing up.
///
/// It knows what only recognizers are told: the order of touches that begin together, and better values for a
/// pencil's estimates.
final class TouchListener: UIGestureRecognizer {
  private let hear: (Set<UITouch>) -> Void

  init(_ hear: @escaping (Set<UITouch>) -> Void) {
    self.hear = hear
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  /// Where its touches are in the window, in their order.
  var locations: [CGPoint] { (0..<numberOfTouches).map { location(ofTouch: $0, in: nil) } }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endIfOver(event) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { endIfOver(event) }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { hear(touches) }

  private func endIfOver(_ event: UIEvent) {
    let touches = event.touches(for: self) ?? []
    if touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) { state = .failed }
  }
}
