import UIKit

/// A window with a bar at its upper edge; what is below the bar belongs to the windows behind.
final class BarWindow: UIWindow {
  private(set) var taps = 0
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .statusBar
    bar.frame = CGRect(x: 0, y: 0, width: frame.width, height: 30)
    bar.backgroundColor = .darkGray
    bar.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(BarWindow.tapped))
    )
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  func tapped() { taps += 1 }
}
