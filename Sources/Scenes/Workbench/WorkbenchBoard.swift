import DeliberateTouch
import TouchCore
import UIKit

/// The workbench's display: a title, the last gesture, a card to move, and a chip for each
/// recognizer.
///
/// It receives no touches; the view behind it receives them all.
final class WorkbenchBoard: UIView {
  private let title = UILabel(color: .label)
  private let news = UILabel(
    color: .byLook(
      light: UIColor(red: 0.1, green: 0.45, blue: 0.2, alpha: 1),
      dark: UIColor(red: 0.35, green: 0.85, blue: 0.5, alpha: 1)
    )
  )
  /// By how much chips grow at most: all of them stay on the screen.
  private static let mostChips: CGFloat = 1.5

  private let edge = UIView()
  private var chips: [RecognizerChip] = []
  /// The card that pan, pinch and rotation move.
  let card = UIView()
  private let arrow = CAShapeLayer()

  /// Creates a board without chips.
  init() {
    super.init(frame: .zero)
    layOutWhenTraitsChange()
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemBackground
    edge.backgroundColor = .systemGray5
    title.text = "Workbench"
    news.text = "touch anywhere"
    card.backgroundColor = UIColor(red: 0.98, green: 0.75, blue: 0.25, alpha: 1)
    card.layer.shadowOpacity = 0.3
    card.layer.shadowOffset = CGSize(width: 0, height: 3)
    card.layer.shadowRadius = 6
    arrow.fillColor = UIColor(white: 1, alpha: 0.9).cgColor
    card.layer.addSublayer(arrow)
    for view in [edge, title, news, card] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  /// Adds a chip for a recognizer.
  func addChip(_ name: String) -> RecognizerChip {
    let chip = RecognizerChip(name: name)
    chips.append(chip)
    insertSubview(chip, belowSubview: card)
    return chip
  }

  /// Shows the last recognized gesture.
  func show(_ text: String) { news.text = text }

  /// Marks the chip of the last gesture, and no other one.
  func markLast(_ last: RecognizerChip) {
    for chip in chips where chip.phase == .last { chip.phase = .idle }
    last.phase = .last
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = sceneRoom
    let unit = room.unit
    // The strip in which an edge pan begins is at the left in every language.
    edge.frame = CGRect(x: 0, y: 0, width: 20, height: bounds.height)
    let area = room.area(margin: 32 * unit)
    title.font = room.font(28, isBold: true, as: .largeTitle)
    news.font = room.font(18)
    let titleHeight = title.textHeight(within: area.width, atLeast: 34 * unit)
    let line = CGRect(x: area.minX, y: room.top, width: area.width, height: titleHeight)
    title.frame = room.placed(line)
    let newsHeight = news.textHeight(within: area.width, atLeast: 34 * unit)
    news.frame = room.placed(
      CGRect(x: line.minX, y: line.maxY + 2 * unit, width: line.width, height: newsHeight)
    )
    for label in [title, news] { label.textAlignment = room.alignment }
    layOutChips(room)
    layOutCard(unit)
  }

  private func layOutChips(_ room: SceneRoom) {
    guard !chips.isEmpty, bounds.width > 0 else { return }
    let unit = room.unit
    let gap = 8 * unit
    let growth = min(room.growth(), Self.mostChips)
    let height = 32 * unit * growth
    let left = room.insets.left + 32 * unit
    // Clear of the strip at the left, in either direction.
    let end = (room.isMirrored ? 32 : 12) * unit
    let whole = bounds.width - left - room.insets.right + 12 * unit - end
    let columns = Int(whole / (115 * unit * growth), within: 1...max(chips.count, 1))
    let rows = (chips.count + columns - 1) / columns
    let width = (whole - 12 * unit + gap) / CGFloat(columns) - gap
    let bottom = max(20 * unit, room.insets.bottom + 4 * unit)
    let top = bounds.height - CGFloat(rows) * (height + gap) - bottom
    for (index, chip) in chips.enumerated() {
      chip.frame = room.placed(
        CGRect(
          x: left + CGFloat(index % columns) * (width + gap),
          y: top + CGFloat(index / columns) * (height + gap),
          width: width,
          height: height
        )
      )
    }
  }

  private func layOutCard(_ unit: CGFloat) {
    let side = 130 * unit
    guard card.bounds.width != side else { return }
    card.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    card.center = CGPoint(x: bounds.width * 0.4, y: bounds.height * 0.4)
    card.layer.cornerRadius = 18 * unit
    let up = UIBezierPath()
    up.move(to: CGPoint(x: side * 0.5, y: side * 0.2))
    up.addLine(to: CGPoint(x: side * 0.75, y: side * 0.5))
    up.addLine(to: CGPoint(x: side * 0.58, y: side * 0.5))
    up.addLine(to: CGPoint(x: side * 0.58, y: side * 0.8))
    up.addLine(to: CGPoint(x: side * 0.42, y: side * 0.8))
    up.addLine(to: CGPoint(x: side * 0.42, y: side * 0.5))
    up.addLine(to: CGPoint(x: side * 0.25, y: side * 0.5))
    up.close()
    arrow.path = up.cgPath
  }
}
