public import DeliberateTouch
import TouchCore
public import UIKit

/// A scrolling grid of coloured cells; a tap selects a cell, a hard press opens its menu.
///
/// If the screen measures no force, a long press replaces it. The icons like or remove the cell.
public final class ForceGridViewController: SceneViewController, ForceActionPresentable {
  /// The force of a full press: few people press to the sensor's end (deliberate gestures 1).
  private static let fullForce: CGFloat = 3
  /// The number of cells.
  private static let cellCount = 60
  /// By how much the line of news grows at most: it stays above the grid.
  private static let mostGrowth: CGFloat = 2
  /// The minimum side of a cell on a screen of that size, in points.
  private static let leastSide: CGFloat = 100

  private let heading = UILabel(color: .label)
  private let news = UILabel(color: .label)
  private let line = UIView()
  private let grid = UIScrollView()
  private let cells: [GridCell]
  private var press: ForceTouchGestureRecognizer?
  /// The index of the pressed cell.
  private var pressed: Int?
  /// The index of the cell that keys select.
  private var marked: Int?
  private var columns = 1
  /// Whether the menu is fixed.
  private var isFixed = false
  private var room: SceneRoom?

  /// Creates a grid without a selection.
  public init() {
    cells = (1...Self.cellCount).map { GridCell($0, of: Self.cellCount) }
    super.init(nibName: nil, bundle: nil)
  }

  /// Always nil: scenes aren't read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Builds the views.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Force grid"
    line.backgroundColor = .separator
    grid.backgroundColor = .systemBackground
    grid.panGestureRecognizer.name = "gridPan"
    // The ring that foretells a press is seen from the touch on.
    grid.delaysContentTouches = false
    for cell in cells { grid.addSubview(cell) }
    for part in [grid, heading, news, line] { view.addSubview(part) }
    heading.accessibilityTraits = .header
    news.accessibilityTraits = [.staticText, .updatesFrequently]
    grid.accessibilityLabel = "Cells"

    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    listen(to: tap)
    grid.addGestureRecognizer(tap)
    let scene = Unretained(self)
    let press = presentsForceActions { scene.object?.heard($0) }
    press.name = "press"
    press.fullForce = Self.fullForce
    press.hasHaptics = true
    press.onMiss = { scene.object?.missed($0) }
    self.press = press
    for cell in cells { cell.press = press }
    news.text = invitation
  }

  /// What can be done; the longest of the lines.
  private var invitation: String {
    press?.type == .forceTouch
      ? "Tap a cell, scroll, or press one hard" : "Tap a cell, scroll, or hold one"
  }

  /// Lays out the views.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.sceneRoom
    let bounds = room.bounds
    guard room != self.room, bounds.width > 0 else { return }
    self.room = room
    let unit = room.unit
    let area = room.area(margin: 16 * unit)
    heading.font = room.font(28, isBold: true, as: .largeTitle)
    news.font = room.font(18, most: Self.mostGrowth)
    let width = area.width
    let headHeight = heading.textHeight(within: width, atLeast: 34 * unit)
    let head = CGRect(x: area.minX, y: room.top, width: width, height: headHeight)
    heading.frame = head
    let newsHeight = news.textHeight(within: width, atLeast: 26 * unit, for: invitation)
    news.frame = CGRect(x: head.minX, y: head.maxY, width: width, height: newsHeight)
    for label in [heading, news] { label.textAlignment = room.alignment }
    let top = head.minY + headHeight + newsHeight + 10 * unit
    line.frame = CGRect(x: 0, y: top - 1, width: bounds.width, height: 1)
    grid.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    layOutCells(room, in: area)
  }

  // MARK: Keys

  /// Lets keys reach the grid.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  /// True, so that the grid can be used with keys alone.
  public override var canBecomeFirstResponder: Bool { true }

  /// Arrows, Space, Return and M.
  public override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + gridKeys }

  /// Marks the next cell in a direction that is still there; the first one if none is marked.
  func moveMark(across: Int, down: Int) {
    var next = marked.map { $0 + across + down * columns } ?? 0
    let step = marked == nil ? 1 : across + down * columns
    while cells.indices.contains(next), cells[next].isRemoved { next += step }
    guard cells.indices.contains(next) else { return }
    if let marked { cells[marked].isMarked = false }
    marked = next
    cells[next].isMarked = true
    grid.scrollRectToVisible(cells[next].frame.insetBy(dx: 0, dy: -16), animated: false)
    UIAccessibility.post(notification: .layoutChanged, argument: cells[next])
  }

  /// Selects the marked cell, or deselects it.
  func selectMark() {
    if let marked, !cells[marked].isRemoved { toggle(cells[marked]) }
  }

  /// Opens the menu of the marked cell.
  func openMenuOfMark() {
    guard let marked, !cells[marked].isRemoved else { return }
    pressed = marked
    isFixed = true
    news.tell("Press 1 or 2 to choose")
    openForceActions(at: cells[marked].center)
  }

  private func layOutCells(_ room: SceneRoom, in area: CGRect) {
    let unit = room.unit
    let margin = 16 * unit
    let width = area.width
    let gap = 10 * unit
    columns = Int(
      (width + gap) / (Self.leastSide * unit + gap),
      within: 1...max(cells.count, 1)
    )
    let side = (width + gap) / CGFloat(columns) - gap
    for (index, cell) in cells.enumerated() {
      cell.frame = room.placed(
        CGRect(
          x: area.minX + CGFloat(index % columns) * (side + gap),
          y: margin + CGFloat(index / columns) * (side + gap),
          width: side,
          height: side
        )
      )
    }
    let rows = (cells.count + columns - 1) / columns
    grid.contentSize = CGSize(
      width: grid.bounds.width,
      height: 2 * margin + CGFloat(rows) * (side + gap) - gap
    )
  }

  // MARK: Taps

  override func recognized(_ recognizer: UIGestureRecognizer) {
    guard let index = forceObject(at: recognizer.location(in: grid)) else { return }
    toggle(cells[index])
  }

  private func toggle(_ cell: GridCell) {
    cell.isSelected.toggle()
    news.tell(cell.isSelected ? "Selected \(cell.number)" : "Deselected \(cell.number)")
  }

  // MARK: Presses

  /// The pressed view: the grid.
  public var forceTouchView: UIView { grid }

  /// Like and remove.
  public func forceActions(for object: Int) -> [ForceAction] {
    var like = ForceAction(title: "Like") { [self] in self.like(object) }
    like.color = .systemPink
    like.symbol = .heart
    var remove = ForceAction(title: "Remove") { [self] in self.remove(object) }
    remove.color = .systemGray
    remove.symbol = .bin
    return [like, remove]
  }

  /// The index of the cell at a point; nil between cells, and where one was removed.
  public func forceObject(at point: CGPoint) -> Int? {
    cells.firstIndex { $0.frame.contains(point) && !$0.isRemoved }
  }

  /// A snapshot of the cell at a point.
  public func snapshot(at point: CGPoint) -> UIView? {
    guard let index = forceObject(at: point) else { return nil }
    cells[index].hideApproach()
    let snapshot = cells[index].snapshotView(afterScreenUpdates: false)
    snapshot?.frame = cells[index].frame
    return snapshot
  }

  private func like(_ index: Int) {
    cells[index].isLiked = true
    news.tell("Liked \(cells[index].number)")
    tell("press", .chosen("like"))
  }

  private func remove(_ index: Int) {
    cells[index].isRemoved = true
    news.tell("Removed \(cells[index].number)")
    tell("press", .chosen("remove"))
  }

  /// Reports that nothing was chosen.
  public func forceActionsDismissed(on object: Int) {
    if isFixed { news.tell("Nothing chosen for \(cells[object].number)") }
    tell("press", .dismissed)
  }

  private func heard(_ event: ForceTouchGestureRecognizer.Event) {
    let location = press?.touch?.location(in: nil) ?? press?.location(in: nil)
    switch event {
    case .started(let touch):
      isFixed = false
      pressed = forceObject(at: touch.location(in: grid))
      news.tell(pressed.map { "Pressing \(cells[$0].number)" } ?? "Nothing to press here")
      tell("press", .started, at: location)
    case .force(let force): tell("press", .force(Double(force)), at: location)
    case .fixed:
      isFixed = true
      if pressed != nil { news.tell("Slide to choose, or tap") }
      tell("press", .fixed, at: location)
    case .ended: tell("press", .ended, at: location)
    }
  }

  private func missed(_ miss: GestureMiss) {
    if pressed != nil {
      let words =
        switch miss.cause {
        case .force: "Not pressed hard enough"
        case .hold: "Not held long enough"
        default: "Taken away"
        }
      news.tell(words)
    }
    tell("press", .missed(miss))
  }
}
