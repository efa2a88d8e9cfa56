import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Follows a pointer or a pencil that hovers over a window, beside all other recognizers.
///
/// A hover recognizer doesn't say what hovers, so that there is one for each type.
final class HoverListener: UIHoverGestureRecognizer {
  /// What hovers.
  let touchType: UITouch.TouchType
  private let hear: (HoverListener) -> Void

  init(_ type: UITouch.TouchType, _ hear: @escaping (HoverListener) -> Void) {
    touchType = type
    self.hear = hear
    super.init(target: nil, action: nil)
    allowedTouchTypes = [NSNumber(value: type.rawValue)]
    listen()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  #if os(iOS) || os(visionOS) || TOUCHSTONE_APPLE_SHAPE
    private func listen() { addTarget(self, action: #selector(hovered)) }

    @objc private func hovered() { hear(self) }
  #else
    private func listen() { addTarget(self, action: Selector(HoverListener.hovered)) }

    private func hovered() { hear(self) }
  #endif
}
