import DeliberateTouch
import UIKit

/// A placeholder for a paragraph: its number, and bars for lines, the last one shorter.
final class ParagraphView: UIView {
  /// The number of bars.
  private static let lineCount = 4

  /// By how much the number grows at most.
  private static let mostGrowth: CGFloat = 1.6

  private let number = UILabel(color: .label)
  private let lines: [UIView]

  /// Creates a paragraph with its number.
  init(_ index: Int) {
    lines = (0..<Self.lineCount).map { _ in UIView() }
    super.init(frame: .zero)
    layOutWhenTraitsChange()
    number.text = "\(index)"
    addSubview(number)
    isAccessibilityElement = true
    accessibilityLabel = "Paragraph \(index)"
    accessibilityTraits = .staticText
    for line in lines {
      let hue = 0.58 + CGFloat(index % 5) * 0.07
      line.backgroundColor = .byLook(
        light: UIColor(hue: hue, saturation: 0.3, brightness: 0.88, alpha: 1),
        dark: UIColor(hue: hue, saturation: 0.35, brightness: 0.4, alpha: 1)
      )
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = bounds.height / CGFloat(lines.count)
    let growth = min(sceneRoom.growth(of: .largeTitle), Self.mostGrowth)
    let left = row * 1.5 * growth
    number.frame = CGRect(x: 0, y: 0, width: left, height: row * 0.8 * growth)
      .mirrored(isMirrored, in: bounds.width)
    number.textAlignment = isMirrored ? .right : .left
    number.font = .boldSystemFont(ofSize: row * 0.7 * growth)
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      line.frame = CGRect(
        x: left,
        y: CGFloat(index) * row + row * 0.15,
        width: (bounds.width - left) * (isLast ? 0.55 : 1),
        height: row * 0.5
      ).mirrored(isMirrored, in: bounds.width)
      line.layer.cornerRadius = row * 0.25
    }
  }
}
