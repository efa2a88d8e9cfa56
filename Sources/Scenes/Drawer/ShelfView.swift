import DeliberateTouch
import UIKit

/// The drawer's content: a dark board with its name.
final class ShelfView: UIView {
  /// The least size of the title's font, in points.
  private static let leastFont: CGFloat = 16

  /// By how much the title grows at most.
  private static let mostGrowth: CGFloat = 1.5

  private let title = UILabel(color: .white, alignment: .center)

  /// Creates an empty shelf.
  init() {
    super.init(frame: .zero)
    layOutWhenTraitsChange()
    isMultipleTouchEnabled = true
    backgroundColor = UIColor(red: 0.22, green: 0.26, blue: 0.33, alpha: 1)
    title.text = "Drawer"
    addSubview(title)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    let growth = min(sceneRoom.growth(of: .largeTitle), Self.mostGrowth)
    let size = max(height * 0.1, Self.leastFont) * growth
    title.frame = CGRect(x: 0, y: height * 0.1, width: bounds.width, height: size * 1.4)
    title.font = .boldSystemFont(ofSize: size)
  }
}
