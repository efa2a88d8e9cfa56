import UIKit

/// The drawer's content: a dark board with its name.
final class ShelfView: UIView {
  private let title = UILabel(color: .white, alignment: .center)
  /// Continues above the shelf, so that no gap shows when the drawer is pulled too far.
  private let back = UIView()

  /// Creates an empty shelf.
  init() {
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    backgroundColor = UIColor(red: 0.22, green: 0.26, blue: 0.33, alpha: 1)
    layer.shadowOpacity = 0.35
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 8
    title.text = "Drawer"
    back.backgroundColor = backgroundColor
    back.isUserInteractionEnabled = false
    addSubview(back)
    addSubview(title)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    back.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height + 1)
    title.frame = CGRect(x: 0, y: height * 0.1, width: bounds.width, height: height * 0.14)
    title.font = .boldSystemFont(ofSize: height * 0.1)
  }
}
