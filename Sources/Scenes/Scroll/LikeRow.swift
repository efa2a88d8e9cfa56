import DeliberateTouch
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
    let row = Unretained(self)
    button.addAction(UIAction { _ in row.object?.like() }, for: .touchUpInside)
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
    let (left, right) = (safeAreaInsets.left + 24, safeAreaInsets.right + 24)
    title.frame = CGRect(x: left, y: 0, width: bounds.width / 2, height: bounds.height)
      .mirrored(isMirrored, in: bounds.width)
    title.font = .systemFont(ofSize: height * 0.45)
    title.textAlignment = isMirrored ? .right : .left
    button.frame = CGRect(
      x: bounds.width - width - right,
      y: (bounds.height - height) / 2,
      width: width,
      height: height
    ).mirrored(isMirrored, in: bounds.width)
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
