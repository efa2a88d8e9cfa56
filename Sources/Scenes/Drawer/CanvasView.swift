import UIKit

/// The dots' background: paper, and two lines of instructions.
final class CanvasView: UIView {
  /// The length of the screen's shorter side for which the sizes are designed, in points.
  private static let designSide: CGFloat = 390

  private let title = UILabel(color: UIColor(white: 0.1, alpha: 1), alignment: .center)
  private let hint = UILabel(color: UIColor(white: 0.35, alpha: 1), alignment: .center)

  /// Creates an empty canvas.
  init() {
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    backgroundColor = UIColor(red: 0.98, green: 0.97, blue: 0.93, alpha: 1)
    title.text = "Canvas"
    hint.text = "drag down: drawer · hold a dot: carry it"
    addSubview(title)
    addSubview(hint)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let unit = min(bounds.width, bounds.height) / Self.designSide
    // Below the open drawer.
    let top = bounds.height * 0.29
    title.frame = CGRect(x: 0, y: top, width: bounds.width, height: 30 * unit)
    title.font = .boldSystemFont(ofSize: 24 * unit)
    hint.frame = CGRect(x: 0, y: top + 34 * unit, width: bounds.width, height: 24 * unit)
    hint.font = .systemFont(ofSize: 17 * unit)
  }
}
