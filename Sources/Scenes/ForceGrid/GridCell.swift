import UIKit

/// A coloured cell with a number, a tick if it is selected and a heart if it is liked.
final class GridCell: UIView {
  /// The cell's side for which the marks are drawn, in points.
  private static let designSide: CGFloat = 108

  /// The cell's number, from 1.
  let number: Int
  private let color: UIColor
  private let caption = UILabel(color: .white, alignment: .center)
  private let tick = UIView()
  private let heart = CAShapeLayer()

  /// Whether the cell is selected.
  var isSelected = false {
    didSet { showMarks() }
  }
  /// Whether the cell is liked.
  var isLiked = false {
    didSet { showMarks() }
  }
  /// Whether the cell was removed; its place stays empty.
  var isRemoved = false {
    didSet { showMarks() }
  }

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - number: The cell's number, from 1.
  ///   - count: The number of cells.
  init(_ number: Int, of count: Int) {
    self.number = number
    color = UIColor(
      hue: CGFloat(number - 1) / CGFloat(count),
      saturation: 0.7,
      brightness: 0.66,
      alpha: 1
    )
    super.init(frame: .zero)
    caption.text = "\(number)"
    addSubview(caption)
    tick.backgroundColor = .white
    tick.layer.cornerRadius = 12
    let hook = CAShapeLayer()
    hook.path = UIBezierPath.hook.cgPath
    hook.fillColor = nil
    hook.strokeColor = UIColor(white: 0.1, alpha: 1).cgColor
    hook.lineWidth = 3
    tick.layer.addSublayer(hook)
    addSubview(tick)
    heart.path = UIBezierPath.heart.cgPath
    heart.fillColor = UIColor.white.cgColor
    layer.addSublayer(heart)
    layer.borderColor = UIColor(white: 0.1, alpha: 1).cgColor
    showMarks()
  }

  required init?(coder: NSCoder) { return nil }

  private func showMarks() {
    tick.isHidden = !isSelected || isRemoved
    heart.isHidden = !isLiked || isRemoved
    caption.textColor = isRemoved ? UIColor(white: 0.65, alpha: 1) : .white
    backgroundColor = isRemoved ? UIColor(white: 0.93, alpha: 1) : color
    layer.borderWidth = isSelected && !isRemoved ? 4 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    layer.cornerRadius = side * 0.12
    caption.frame = bounds
    caption.font = .boldSystemFont(ofSize: side * 0.3)
    let unit = side / Self.designSide
    tick.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    tick.center = CGPoint(x: bounds.width - 20 * unit, y: 20 * unit)
    tick.transform = CGAffineTransform(scaleX: unit, y: unit)
    heart.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    heart.position = CGPoint(x: 20 * unit, y: bounds.height - 20 * unit)
    heart.setAffineTransform(CGAffineTransform(scaleX: unit, y: unit))
  }
}
