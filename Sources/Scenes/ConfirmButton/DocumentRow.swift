import DeliberateTouch
import UIKit

/// A document in a list: a sheet of paper, its name and details.
final class DocumentRow: UIView {
  /// The document's name.
  let name: String
  private let color: UIColor
  private let sheet = CAShapeLayer()
  private let caption = UILabel(color: .label)
  private let detail = UILabel(color: .quietLabel)

  /// Whether the document is selected.
  var isSelected = false {
    didSet {
      backgroundColor = isSelected ? .systemBlue.withAlphaComponent(0.2) : .systemBackground
      accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
  }

  /// Creates a row.
  init(_ name: String, _ text: String, color: UIColor) {
    self.name = name
    self.color = color
    super.init(frame: .zero)
    layOutWhenTraitsChange()
    backgroundColor = .systemBackground
    sheet.path = UIBezierPath.sheet.cgPath
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

  override func layoutSubviews() {
    super.layoutSubviews()
    sheet.fillColor = color.cgColor
  }

  /// Lays out the row within a width; returns its height.
  ///
  /// With large text the lines wrap, and the row grows.
  func layOut(within width: CGFloat, _ room: SceneRoom?) -> CGFloat {
    let growth = room?.growth() ?? 1
    let side = 56 * (room?.unit ?? 1)
    let left = side * 0.95
    let textWidth = max(width - left - side * 0.2, 0)
    caption.font = .systemFont(ofSize: side * 0.3 * growth)
    detail.font = .systemFont(ofSize: side * 0.22 * growth)
    let nameHeight = caption.textHeight(within: textWidth, atLeast: side * 0.4)
    let textHeight = detail.textHeight(within: textWidth, atLeast: side * 0.32)
    let isMirrored = self.isMirrored
    caption.frame = CGRect(x: left, y: side * 0.14, width: textWidth, height: nameHeight)
      .mirrored(isMirrored, in: width)
    let middle = side * 0.12 + nameHeight
    detail.frame = CGRect(x: left, y: middle, width: textWidth, height: textHeight)
      .mirrored(isMirrored, in: width)
    for label in [caption, detail] { label.textAlignment = isMirrored ? .right : .left }
    let start = side * 0.5
    sheet.place(
      at: CGPoint(x: isMirrored ? width - start : start, y: start),
      scale: side * 0.028
    )
    layer.cornerRadius = side * 0.16
    return middle + textHeight + side * 0.16
  }
}
