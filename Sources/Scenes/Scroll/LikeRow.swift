import UIKit

/// A coloured row of the page, with a button that counts its taps.
final class LikeRow: UIView {
  private let title = UILabel(color: UIColor(white: 0.15, alpha: 1))
  private let button = LikeButton()
  private let label = UILabel(color: UIColor(white: 0.15, alpha: 1), alignment: .center)
  private var likes = 0

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - number: The row's number, from 1.
  ///   - count: The number of rows.
  init(_ number: Int, of count: Int) {
    super.init(frame: .zero)
    backgroundColor = UIColor(
      hue: CGFloat(number - 1) / CGFloat(count),
      saturation: 0.35,
      brightness: 0.97,
      alpha: 1
    )
    title.text = "Row \(number)"
    label.text = "like"
    // The row owns the button, so that the closure doesn't retain it.
    button.addAction(UIAction { [unowned(unsafe) self] _ in like() }, for: .touchUpInside)
    addSubview(title)
    addSubview(button)
    button.addSubview(label)
    button.accessibilityLabel = "Like row \(number)"
    button.accessibilityValue = "0"
  }

  required init?(coder: NSCoder) { return nil }

  private func like() {
    likes += 1
    label.text = "liked \(likes)"
    button.accessibilityValue = "\(likes)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width * 0.28, 130)
    let height = min(bounds.height * 0.5, 44)
    title.frame = CGRect(x: 24, y: 0, width: bounds.width / 2, height: bounds.height)
    title.font = .systemFont(ofSize: height * 0.45)
    button.frame = CGRect(
      x: bounds.width - width - 24,
      y: (bounds.height - height) / 2,
      width: width,
      height: height
    )
    button.layer.cornerRadius = height / 2
    label.frame = button.bounds
    label.font = .systemFont(ofSize: height * 0.42)
  }
}

/// A white button that turns grey while it is highlighted.
private final class LikeButton: UIButton {
  init() {
    super.init(frame: .zero)
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { return nil }

  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      super.isHighlighted = newValue
      backgroundColor = newValue ? UIColor(white: 0.8, alpha: 1) : .white
    }
  }
}
