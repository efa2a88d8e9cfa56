import DeliberateTouch
import UIKit

/// A small button titled Undo.
final class UndoButton: UIButton {
  private let caption = UILabel(color: .blueLabel, alignment: .center)

  /// Creates a button.
  init() {
    super.init(frame: .zero)
    layOutWhenTraitsChange()
    caption.text = "Undo"
    layer.borderWidth = 1.5
    addSubview(caption)
    accessibilityLabel = "Undo"
  }

  required init?(coder: NSCoder) { return nil }

  /// Sets the font of the title.
  func setFont(_ font: UIFont) { caption.font = font }

  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      super.isHighlighted = newValue
      backgroundColor = newValue ? .systemGray5 : .clear
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    layer.borderColor = UIColor.blueLabel.cgColor
    caption.frame = bounds
  }
}
