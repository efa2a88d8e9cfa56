import DeliberateTouch
import UIKit

/// The dots' background: paper, and two lines of instructions.
final class CanvasView: UIView {
  /// The room below the open drawer and its handle, in points from the upper edge.
  var top: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// The part that the instructions leave to the dots.
  var dotArea: CGRect {
    let room = sceneRoom
    let (titleHeight, hintHeight) = textHeights
    let start = top + titleHeight + hintHeight + 10 * room.unit
    let end = bounds.height - room.insets.bottom - 8
    return CGRect(x: 0, y: start, width: bounds.width, height: max(end - start, 0))
  }

  /// By how much the second line grows at most: the dots need room.
  private static let mostGrowth: CGFloat = 1.8

  private let title = UILabel(color: .label, alignment: .center)
  private let hint = UILabel(color: .quietLabel, alignment: .center)

  /// Creates an empty canvas.
  init() {
    super.init(frame: .zero)
    layOutWhenTraitsChange()
    isMultipleTouchEnabled = true
    backgroundColor = .byLook(
      light: UIColor(red: 0.98, green: 0.97, blue: 0.93, alpha: 1),
      dark: UIColor(red: 0.11, green: 0.1, blue: 0.08, alpha: 1)
    )
    title.text = "Canvas"
    hint.text = "drag down: drawer · hold a dot: carry it"
    addSubview(title)
    addSubview(hint)
  }

  required init?(coder: NSCoder) { return nil }

  /// The heights of the two instructions, as large as the reader wants them.
  private var textHeights: (title: CGFloat, hint: CGFloat) {
    let room = sceneRoom
    title.font = room.font(24, isBold: true, as: .largeTitle)
    hint.font = room.font(17, most: Self.mostGrowth)
    let width = room.area(margin: 12).width
    return (
      title.textHeight(within: width, atLeast: 30 * room.unit),
      hint.textHeight(within: width, atLeast: 24 * room.unit)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = sceneRoom
    let area = room.area(margin: 12)
    let (titleHeight, hintHeight) = textHeights
    title.frame = CGRect(x: area.minX, y: top, width: area.width, height: titleHeight)
    hint.frame = CGRect(
      x: area.minX,
      y: top + titleHeight + 4 * room.unit,
      width: area.width,
      height: hintHeight
    )
  }
}
