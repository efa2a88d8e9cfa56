import UIKit

/// A document in a list: a sheet of paper, its name and details.
final class DocumentRow: UIView {
  /// The document's name.
  let name: String
  private let color: UIColor
  private let sheet = CAShapeLayer()
  private let caption = UILabel(color: UIColor(white: 0.1, alpha: 1))
  private let detail = UILabel(color: UIColor(white: 0.4, alpha: 1))

  /// Whether the document is selected.
  var isSelected = false {
    didSet {
      backgroundColor = isSelected ? UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1) : .white
      accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
  }

  /// Creates a row.
  init(_ name: String, _ text: String, color: UIColor) {
    self.name = name
    self.color = color
    super.init(frame: .zero)
    backgroundColor = .white
    sheet.path = UIBezierPath.sheet.cgPath
    showSheet()
    sheet.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    layer.addSublayer(sheet)
    caption.text = name
    detail.text = text
    addSubview(caption)
    addSubview(detail)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityValue = text
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { return nil }

  private func showSheet() { sheet.fillColor = color.cgColor }

  /// Shows the colours of the new look.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showSheet()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    layer.cornerRadius = height * 0.16
    let start = height * 0.5
    sheet.position = CGPoint(x: isMirrored ? bounds.width - start : start, y: height * 0.5)
    let scale = height * 0.028
    sheet.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    let left = height * 0.95
    let width = max(bounds.width - left - height * 0.2, 0)
    caption.frame = CGRect(x: left, y: height * 0.14, width: width, height: height * 0.4)
      .mirrored(isMirrored, in: bounds.width)
    caption.font = .systemFont(ofSize: height * 0.3)
    detail.frame = CGRect(x: left, y: height * 0.52, width: width, height: height * 0.32)
      .mirrored(isMirrored, in: bounds.width)
    for label in [caption, detail] { label.textAlignment = isMirrored ? .right : .left }
    detail.font = .systemFont(ofSize: height * 0.22)
  }
}
