import DeliberateTouch
import UIKit

/// A list of documents, and a button that deletes the selected one once a press is confirmed.
///
/// A tap selects a document.
///
/// The button fills a ring near the finger, by force or by time; moving the finger into it and
/// lifting deletes the document. A deletion can be undone.
public final class ConfirmButtonViewController: SceneViewController {
  /// The documents: name and details.
  private static let documents = [
    ("Invoice 2041", "3 pages, Monday"), ("Holiday plan", "1 page, Monday"),
    ("Letter to the council", "2 pages, Sunday"), ("Recipe for plum cake", "1 page, Saturday"),
    ("Thesis, third draft", "118 pages, Friday"), ("Contract", "12 pages, Friday"),
    ("Map of the garden", "1 page, Thursday"), ("Minutes", "4 pages, Wednesday"),
    ("Poem", "1 page, Tuesday"), ("Budget", "6 pages, Monday"),
    ("Speech", "5 pages, last week"), ("List of birds", "9 pages, last week"),
  ]
  /// By how much the lines outside of the list grow at most.
  private static let mostGrowth: CGFloat = 2
  /// By how much the heading grows at most, and the button beside it.
  private static let mostHeading: CGFloat = 1.3
  private static let mostUndo: CGFloat = 1.4
  /// The longest line of news but for names, for which room is kept.
  private static let longestNews = "Not deleted: not pressed hard"
  /// The duration of the rows' movement, in seconds.
  private static let moveDuration = 0.3

  private let heading = UILabel(color: .label)
  private let news = UILabel(color: .label)
  private let undo = UndoButton()
  private let list = UIScrollView()
  private let bar = UIView()
  private let hint = UILabel(color: .quietLabel, alignment: .center)
  private let button = ConfirmActionButton(title: "")
  private var rows: [DocumentRow] = []
  private var selected: DocumentRow?
  private var deleted: [(row: DocumentRow, index: Int)] = []
  /// The state of the current press before the present one.
  private var last = ConfirmActionButton.Confirmation.idle
  /// The ring's last location, in the window.
  private var circleLocation = CGPoint.zero
  private var room: SceneRoom?

  /// The delete button.
  public override var adjustables: [(name: String, object: AnyObject)] { [("confirm", button)] }

  /// Builds the views.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, document) in Self.documents.enumerated() {
      let color = UIColor(
        hue: CGFloat(index) / CGFloat(Self.documents.count),
        saturation: 0.55,
        brightness: 0.8,
        alpha: 1
      )
      rows.append(DocumentRow(document.0, document.1, color: color))
    }
    list.panGestureRecognizer.name = "listPan"
    for row in rows { list.addSubview(row) }
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    listen(to: tap)
    list.addGestureRecognizer(tap)

    button.titleColor = .redLabel
    // The scene owns the buttons, so that their closures don't retain it.
    let scene = Unretained(self)
    undo.addAction(UIAction { _ in scene.object?.restore() }, for: .touchUpInside)
    undo.isHidden = true
    bar.backgroundColor = .secondarySystemBackground
    button.backgroundColor = .tertiarySystemBackground
    button.onChange = { scene.object?.changed(to: $0) }
    button.onMiss = { scene.object?.missed($0) }
    button.addAction(UIAction { _ in scene.object?.delete() }, for: .valueChanged)
    for part in [list, heading, news, undo, bar, hint, button] { view.addSubview(part) }
    heading.accessibilityTraits = .header
    news.accessibilityTraits = [.staticText, .updatesFrequently]
    list.accessibilityLabel = "Documents"
    hint.text =
      traitCollection.forceTouchCapability == .available
      ? "press hard, and move into the ring" : "hold, and move into the ring"
    select(rows.first)
    news.text = "Select one, and delete it"
  }

  /// Lets keys reach the button.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    button.becomeFirstResponder()
  }

  // MARK: Layout

  /// Lays out the views.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.sceneRoom
    let bounds = room.bounds
    guard bounds.width > 0 else { return }
    self.room = room
    let margin = 20 * unit
    heading.font = room.font(28, isBold: true, as: .largeTitle, most: Self.mostHeading)
    news.font = room.font(18, most: Self.mostGrowth)
    hint.font = room.font(16, most: Self.mostGrowth)
    // The bar is below the list, or beside it if the screen is wide.
    let barWidth = (room.isWide ? bounds.width / 2 : bounds.width) - 2 * margin
    let hintHeight = hint.textHeight(within: barWidth, atLeast: 24 * unit)
    let barHeight = room.isWide ? bounds.height : 212 * unit + hintHeight
    let left = room.isWide ? bounds.width / 2 : 0
    let listWidth = room.isWide ? left : bounds.width
    let area = room.area(margin: margin)
    let top = layOutHead(room, in: area, end: listWidth - margin)
    let listArea = CGRect(
      x: 0,
      y: top,
      width: listWidth,
      height: max(bounds.height - top - (room.isWide ? 0 : barHeight), 0)
    )
    list.frame = room.placed(listArea)
    let barArea = CGRect(
      x: left,
      y: bounds.height - barHeight,
      width: bounds.width - left,
      height: barHeight
    )
    bar.frame = room.placed(barArea)
    layOutButton(
      in: room.placed(barArea.insetBy(dx: margin, dy: 0).intersection(area)),
      hintHeight: hintHeight
    )
    layOutRows()
  }

  /// Lays out the lines above the list, which end at a horizontal position; returns where the list begins.
  private func layOutHead(_ room: SceneRoom, in area: CGRect, end: CGFloat) -> CGFloat {
    let undoGrowth = min(room.growth(), Self.mostUndo)
    let undoWidth = 84 * unit * undoGrowth
    let undoHeight = 44 * unit * undoGrowth
    undo.frame = room.placed(
      CGRect(x: end - undoWidth, y: room.top + 4 * unit, width: undoWidth, height: undoHeight)
    )
    undo.setFont(room.font(21, most: Self.mostUndo))
    let width = min(end, area.maxX) - area.minX
    // Large text leaves the button its room.
    let headWidth = undoGrowth > 1 ? width - undoWidth - 8 * unit : width
    heading.shrinkFont(for: "documents", within: headWidth)
    let headHeight = heading.textHeight(within: headWidth, atLeast: 34 * unit, for: "12 documents")
    let line = CGRect(x: area.minX, y: room.top, width: headWidth, height: headHeight)
    heading.frame = room.placed(line)
    let newsHeight = news.textHeight(within: width, atLeast: 26 * unit, for: Self.longestNews)
    news.frame = room.placed(
      CGRect(x: line.minX, y: line.maxY, width: width, height: newsHeight)
    )
    for label in [heading, news] { label.textAlignment = room.alignment }
    return line.maxY + newsHeight + 10 * unit
  }

  /// The factor of all sizes.
  private var unit: CGFloat { room?.unit ?? 1 }

  /// Puts the button near the lower end of its area, so that the ring has room above it.
  private func layOutButton(in frame: CGRect, hintHeight: CGFloat) {
    hint.frame = CGRect(
      x: frame.minX,
      y: frame.maxY - 136 * unit - hintHeight,
      width: frame.width,
      height: hintHeight
    )
    button.titleFont = .boldSystemFont(ofSize: 17 * unit)
    button.frame = CGRect(
      x: frame.minX,
      y: frame.maxY - 124 * unit,
      width: frame.width,
      height: 72 * unit
    )
  }

  private func layOutRows() {
    // Beside the bar only one side of the list is at the screen's edge.
    let covered = list.safeAreaInsets
    let left = covered.left + 12 * unit
    let right = covered.right + 12 * unit
    let gap = 4 * unit
    let width = list.bounds.width - left - right
    var top = 8 * unit
    for row in rows {
      let height = row.layOut(within: width, room)
      row.frame = CGRect(x: left, y: top, width: width, height: height)
      top += height + gap
    }
    list.contentSize = CGSize(width: list.bounds.width, height: top + 8 * unit - gap)
  }

  // MARK: Documents

  /// Selects a document and deselects the others.
  private func select(_ row: DocumentRow?) {
    selected?.isSelected = false
    selected = row
    row?.isSelected = true
    button.isEnabled = row != nil
    button.alpha = row == nil ? 0.4 : 1
    button.title = row.map { "Delete \($0.name)" } ?? "Nothing to delete"
    heading.text = rows.count == 1 ? "1 document" : "\(rows.count) documents"
  }

  override func recognized(_ recognizer: UIGestureRecognizer) {
    // A press concerns the document that was selected when it began.
    guard button.confirmation == .idle else { return }
    let location = recognizer.location(in: list)
    guard let row = rows.first(where: { $0.frame.contains(location) }) else { return }
    select(row)
    news.tell("Selected")
  }

  private func delete() {
    tell("confirm", .sent, at: circleLocation)
    guard let row = selected, let index = rows.firstIndex(where: { $0 === row }) else { return }
    rows.remove(at: index)
    deleted.append((row, index))
    select(rows.indices.contains(index) ? rows[index] : rows.last)
    undo.isHidden = false
    news.tell("Deleted \(row.name)")
    UIView.move(for: Self.moveDuration) { [self] in
      row.alpha = 0
      layOutRows()
    }
  }

  private func restore() {
    guard button.confirmation == .idle, let (row, index) = deleted.popLast() else { return }
    rows.insert(row, at: min(index, rows.count))
    select(row)
    undo.isHidden = deleted.isEmpty
    news.tell("Got \(row.name) back")
    UIView.move(for: Self.moveDuration) { [self] in
      row.alpha = 1
      layOutRows()
    }
  }

  // MARK: Confirming

  private func changed(to confirmation: ConfirmActionButton.Confirmation) {
    hint.isHidden = confirmation != .idle
    if confirmation != .idle { circleLocation = button.convert(button.circleCenter, to: nil) }
    switch confirmation {
    case .idle: break
    case .updating:
      news.tell(last == .idle ? "Keep pressing" : "Keep pressing, or lift to keep it")
      tell("confirm", .updating, at: circleLocation)
    case .selected:
      news.tell(last == .confirmed ? "Lift here to keep it" : "Now move into the ring")
      tell("confirm", .selected, at: circleLocation)
    case .confirmed:
      news.tell("Lift to delete")
      tell("confirm", .confirmed, at: circleLocation)
    }
    last = confirmation
  }

  private func missed(_ miss: GestureMiss) {
    let words =
      switch miss.cause {
      case .hold: "Not deleted: held too short"
      case .intention: "Not deleted: not pressed hard enough"
      case .target: "Not deleted: lifted outside the ring"
      default: "Not deleted"
      }
    news.tell(words)
    tell("confirm", .missed(miss))
  }
}
