import UIKit

/// Counts a control's events.
@MainActor
final class EventCounter {
  private(set) var count = 0

  func count(_ events: UIControl.Event, of control: UIControl) {
    control.addAction(UIAction { [unowned self] _ in count += 1 }, for: events)
  }
}

extension BinaryFloatingPoint {
  /// Whether a number is another one but for rounding.
  func isNear(_ other: Self, within distance: Self = 0.001) -> Bool {
    abs(self - other) <= distance
  }
}
