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
  /// By how much their growth is lessened at a time where they have no room.
  private static let chipStep: CGFloat = 0.05
  /// The card's side, in points before the screen's factor, where it has room, and at least.
  private static let cardSide: CGFloat = 130
  private static let leastCardSide: CGFloat = 44
  /// The distance of things that stand side by side, likewise.
  private static let gap: CGFloat = 8

  private let edge = UIView()
  private var chips: [RecognizerChip] = []
  /// The card that pan, pinch and rotation move.
  let card = UIView()
  private let arrow = CAShapeLayer()
  /// Where the card was put before gestures moved it.
  private var cardHome = CGRect.zero

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
    // The strip in which an edge pan begins is at the left in every language.
    edge.frame = CGRect(x: 0, y: 0, width: 20, height: bounds.height)
    title.font = room.font(28, isBold: true, as: .largeTitle)
    news.font = room.font(18)
    for label in [title, news] { label.textAlignment = room.alignment }
    let area = room.area(margin: 32 * room.unit)
    layOutWords(room, area)
    layOutChips(room)
    placeCard(room, area)
  }

  private func layOutWords(_ room: SceneRoom, _ area: CGRect) {
    let unit = room.unit
    let titleHeight = title.textHeight(within: area.width, atLeast: 34 * unit)
    let line = CGRect(x: area.minX, y: room.top, width: area.width, height: titleHeight)
    title.frame = room.placed(line)
    let newsHeight = news.textHeight(within: area.width, atLeast: 34 * unit)
    news.frame = room.placed(
      CGRect(x: line.minX, y: line.maxY + 2 * unit, width: line.width, height: newsHeight)
    )
  }

  private func layOutChips(_ room: SceneRoom) {
    guard !chips.isEmpty, bounds.width > 0 else { return }
    // As large as the reader wants them, where they leave the words their room.
    var growth = min(room.growth(), Self.mostChips)
    repeat {
      layOutChips(room, growth)
      growth -= Self.chipStep
    } while chipTop < news.frame.maxY && growth >= 1
  }

  private func layOutChips(_ room: SceneRoom, _ growth: CGFloat) {
    let unit = room.unit
    let gap = Self.gap * unit
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

  /// Where the chips begin.
  private var chipTop: CGFloat { chips.first?.frame.minY ?? bounds.height }

  /// Where the card is at first.
  private func placeCard(_ room: SceneRoom, _ area: CGRect) {
    let unit = room.unit
    let gap = Self.gap * unit
    let side = Self.cardSide * unit
    let top = news.frame.maxY
    let lowest = chipTop - gap - side
    if lowest >= top {
      let y = max(top, min(bounds.height * 0.4 - side / 2, lowest))
      layOutCard(CGRect(x: bounds.width * 0.4 - side / 2, y: y, width: side, height: side))
      return
    }
    // On a low screen the card and the words share a line, and it is as large as the chips let it be.
    let least = min(max(side + lowest - room.top, Self.leastCardSide * unit), side)
    var words = area
    words.size.width = max(area.width - least - 2 * gap, area.width / 2)
    layOutWords(room, words)
    let beside = CGRect(x: area.maxX - least, y: room.top, width: least, height: least)
    layOutCard(room.placed(beside))
  }

  /// Puts the card where it is at first; it stays where gestures moved it until that is elsewhere.
  private func layOutCard(_ home: CGRect) {
    guard home != cardHome else { return }
    cardHome = home
    let side = home.width
    let unit = side / Self.cardSide
    card.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    card.center = CGPoint(x: home.midX, y: home.midY)
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
