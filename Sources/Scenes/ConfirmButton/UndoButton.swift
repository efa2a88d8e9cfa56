import UIKit

/// A small button titled Undo.
final class UndoButton: UIButton {
  private let caption = UILabel(color: .systemBlue, alignment: .center)

  /// Creates a button.
  init() {
    super.init(frame: .zero)
    caption.text = "Undo"
    showBorder()
    layer.borderWidth = 1.5
    addSubview(caption)
    accessibilityLabel = "Undo"
  }

  required init?(coder: NSCoder) { return nil }

  private func showBorder() { layer.borderColor = UIColor.systemBlue.cgColor }

  /// Shows the colours of the new look.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
  }

  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      super.isHighlighted = newValue
      backgroundColor = newValue ? UIColor(white: 0.85, alpha: 1) : .clear
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    caption.frame = bounds
    caption.font = .systemFont(ofSize: bounds.height * 0.48)
  }
}
