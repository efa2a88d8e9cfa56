import UIKit

/// The dots' background: paper, and two lines of instructions.
final class CanvasView: UIView {
  /// The room below the open drawer and its handle, in points from the upper edge.
  var top: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// The part that the instructions leave to the dots.
  var dotArea: CGRect {
    let room = sceneRoom
    let start = top + 64 * room.unit
    let end = bounds.height - room.insets.bottom - 8
    return CGRect(x: 0, y: start, width: bounds.width, height: max(end - start, 0))
  }

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
    let unit = sceneRoom.unit
    title.frame = CGRect(x: 0, y: top, width: bounds.width, height: 30 * unit)
    title.font = .boldSystemFont(ofSize: 24 * unit)
    hint.frame = CGRect(x: 0, y: top + 34 * unit, width: bounds.width, height: 24 * unit)
    hint.font = .systemFont(ofSize: 17 * unit)
  }
}
