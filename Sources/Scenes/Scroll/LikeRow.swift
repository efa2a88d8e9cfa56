import DeliberateTouch
import UIKit

/// A coloured row of the page, with a button that counts its taps.
final class LikeRow: UIView {
  private let title = UILabel(color: .label)
  private let button = LikeButton()
  private let label = UILabel(color: .label, alignment: .center)
  private var likes = 0

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - number: The row's number, from 1.
  ///   - count: The number of rows.
  init(_ number: Int, of count: Int) {
    super.init(frame: .zero)
    layOutWhenTraitsChange()
    let hue = CGFloat(number - 1) / CGFloat(count)
    backgroundColor = .byLook(
      light: UIColor(hue: hue, saturation: 0.35, brightness: 0.97, alpha: 1),
      dark: UIColor(hue: hue, saturation: 0.5, brightness: 0.3, alpha: 1)
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

  /// By how much text and button grow at most: they stay side by side.
  private static let mostGrowth: CGFloat = 1.9
  /// By how much the button's width grows at most.
  private static let mostWidth: CGFloat = 1.7

  /// The height of a row for the reader's text size.
  static func height(for room: SceneRoom) -> CGFloat {
    84 * room.unit * min(room.growth(), mostGrowth)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let growth = min(sceneRoom.growth(), Self.mostGrowth)
    let width = min(bounds.width * 0.28, 130) * min(growth, Self.mostWidth)
    let height = min(bounds.height / growth * 0.5, 44) * growth
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
    backgroundColor = .tertiarySystemBackground
  }

  required init?(coder: NSCoder) { return nil }

  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      super.isHighlighted = newValue
      backgroundColor = newValue ? .systemGray4 : .tertiarySystemBackground
    }
  }
}
