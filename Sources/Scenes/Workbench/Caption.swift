import UIKit

/// A line of text in the middle of its height.
final class Caption: UIView {
  private let line = CATextLayer()

  /// The text.
  var text: String = "" {
    didSet { line.string = text }
  }

  /// Creates a caption.
  ///
  /// - Parameters:
  ///   - color: The letters' colour.
  ///   - alignment: The side that the text begins or ends at.
  init(color: UIColor, alignment: CATextLayerAlignmentMode = .left) {
    super.init(frame: .zero)
    line.foregroundColor = color.cgColor
    line.alignmentMode = alignment
    layer.addSublayer(line)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  /// The text's font.
  var font = UIFont.systemFont(ofSize: 17) {
    didSet {
      line.font = font
      line.fontSize = font.pointSize
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = font.lineHeight
    line.frame = CGRect(
      x: 0,
      y: (bounds.height - height) / 2,
      width: bounds.width,
      height: height
    )
  }
}
