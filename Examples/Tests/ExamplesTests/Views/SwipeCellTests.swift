import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A row with actions behind it", .touchReport) @MainActor
struct SwipeCellTests {
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let first = SwipeCell(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
  let second = SwipeCell(frame: CGRect(x: 0, y: 160, width: 390, height: 60))
  let performed = Log()

  final class Log {
    var entries: [String] = []
  }

  init() {
    list.contentSize = CGSize(width: 390, height: 2000)
    for cell in [first, second] {
      // Two buttons of 80 points: half of them is 80.
      cell.actions = ["delete", "archive"].map { [performed] title in
        SwipeCell.Action(title: title) { performed.entries.append(title) }
      }
      list.addSubview(cell)
    }
  }

  private func button(_ title: String, of cell: SwipeCell) throws -> UIButton {
    try #require(
      cell.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
    )
  }

  @Test(arguments: [(89.0, false), (92, true)])
  func itOpensBeyondHalfOfTheButtons(points: Double, opens: Bool) throws {
    let stage = TouchStage(showing: list)
    let fingers = Fingers(on: stage)
    // Ten points are the slop of every pan.
    try fingers.drag(from: first, by: CGVector(dx: -points, dy: 0))
    #expect(first.isOpen == opens, "\(stage.explain(first.swipe))")
    try fingers.wait(1)
    #expect(first.contentView.frame.minX == (opens ? -160 : 0))
    #expect(performed.entries.isEmpty)
  }

  @Test func aButtonPerformsItsActionAndClosesTheRow() throws {
    let fingers = Fingers(on: TouchStage(showing: list))
    try fingers.drag(from: first, by: CGVector(dx: -150, dy: 0))
    try fingers.wait(1)
    try fingers.tap(at: try button("archive", of: first))
    #expect(performed.entries == ["archive"])
    #expect(!first.isOpen)
  }

  @Test func aClosedRowHidesItsButtons() throws {
    let fingers = Fingers(on: TouchStage(showing: list))
    let delete = try button("delete", of: first)
    #expect(throws: FingerError.self) { try fingers.tap(at: delete) }
  }

  // 60 % of 390 points are 234, and 10 more are the slop.
  @Test(arguments: [(240.0, []), (248, ["delete"])] as [(Double, [String])])
  func aLongSwipePerformsTheFirstAction(points: Double, actions: [String]) throws {
    let fingers = Fingers(on: TouchStage(showing: list))
    try fingers.drag(from: .fraction(of: first, x: 0.9, y: 0.5), by: CGVector(dx: -points, dy: 0))
    #expect(performed.entries == actions)
    #expect(first.isOpen == actions.isEmpty)
    // Thrown back, it performs nothing, though it is let go as far aside.
    let finger = fingers.finger()
    try finger.down(at: .fraction(of: second, x: 0.9, y: 0.5))
    try finger.move(by: CGVector(dx: -points - 40, dy: 0), over: 0.3)
    try finger.move(by: CGVector(dx: 40, dy: 0), over: 0.05, .linear)
    try finger.lift()
    #expect(performed.entries == actions)
    #expect(!second.isOpen)
  }

  @Test func anOpenRowOfManyActionsIsDraggedWithoutPerformingOne() throws {
    // 240 points of buttons are more than 60 % of the row.
    first.actions.append(SwipeCell.Action(title: "flag") {})
    let fingers = Fingers(on: TouchStage(showing: list))
    first.setOpen(true, animated: false)
    try fingers.drag(from: .fraction(of: first, x: 0.2, y: 0.5), by: CGVector(dx: 15, dy: 0))
    #expect(performed.entries.isEmpty && first.isOpen)
    // 280 points and the slop of the first movement.
    try fingers.drag(from: .fraction(of: first, x: 0.3, y: 0.5), by: CGVector(dx: -60, dy: 0))
    #expect(performed.entries == ["delete"])
  }

  @Test func aShortThrowOpensItAndOneBackClosesIt() throws {
    let fingers = Fingers(on: TouchStage(showing: list))
    let y = first.center.y
    try fingers.flick(from: first, to: CGPoint(x: 145, y: y), velocity: 800)
    #expect(first.isOpen)
    try fingers.wait(1)
    try fingers.flick(from: CGPoint(x: 100, y: y), to: CGPoint(x: 150, y: y), velocity: 800)
    #expect(!first.isOpen)
  }

  @Test func theWrongWayItResists() throws {
    let finger = Fingers(on: TouchStage(showing: list)).finger()
    try finger.down(at: first)
    try finger.move(by: CGVector(dx: 150, dy: 0), over: 0.3)
    let shown = first.contentView.frame.minX
    #expect(shown > 10 && shown < 60)
    try finger.lift()
    #expect(!first.isOpen)
    // So does a row without actions, either way.
    second.actions = []
    try finger.down(at: second)
    try finger.move(by: CGVector(dx: -150, dy: 0), over: 0.3)
    #expect(second.contentView.frame.minX.isNear(-shown))
  }

  @Test func ofAllRowsOneIsOpen() throws {
    let fingers = Fingers(on: TouchStage(showing: list))
    try fingers.drag(from: first, by: CGVector(dx: -150, dy: 0))
    try fingers.drag(from: second, by: CGVector(dx: -150, dy: 0))
    #expect(!first.isOpen && second.isOpen)
  }

  @Test func aTapOnAnOpenRowClosesIt() throws {
    let stage = TouchStage(showing: list)
    let fingers = Fingers(on: stage)
    try fingers.tap(at: .fraction(of: first, x: 0.2, y: 0.5))
    #expect(stage.gestures.isEmpty, "a closed row has nothing to close")
    try fingers.drag(from: first, by: CGVector(dx: -150, dy: 0))
    try fingers.wait(1)
    try fingers.tap(at: .fraction(of: first, x: 0.2, y: 0.5))
    #expect(stage.gestures.map(\.name) == ["swipe", "close"])
    #expect(!first.isOpen)
  }

  @Test func theListScrollsWhereTheFingerGoesUp() throws {
    let stage = TouchStage(showing: list)
    let fingers = Fingers(on: stage)
    try fingers.drag(from: first, by: CGVector(dx: -20, dy: -60))
    #expect(list.contentOffset.y > 40)
    #expect(first.contentView.frame.minX == 0, "\(stage.explain(first.swipe))")
    // And a swipe doesn't scroll, though the finger goes up later.
    list.contentOffset = .zero
    let finger = fingers.finger()
    try finger.down(at: first)
    try finger.move(by: CGVector(dx: -60, dy: 0), over: 0.2)
    try finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    #expect(list.contentOffset.y == 0)
  }

  @Test func aPhoneCallPutsItBack() throws {
    let fingers = Fingers(on: TouchStage(showing: list))
    let finger = fingers.finger()
    try finger.down(at: first)
    try finger.move(by: CGVector(dx: -200, dy: 0), over: 0.2)
    fingers.interrupt()
    try fingers.wait(1)
    #expect(!first.isOpen)
    #expect(first.contentView.frame.minX == 0)
    // One that was open is open again.
    first.setOpen(true, animated: false)
    try finger.down(at: .fraction(of: first, x: 0.2, y: 0.5))
    try finger.move(by: CGVector(dx: 60, dy: 0), over: 0.2)
    fingers.interrupt()
    try fingers.wait(1)
    #expect(first.isOpen && first.contentView.frame.minX == -160)
  }

  @Test func aSecondFingerChangesNothing() throws {
    let fingers = Fingers(on: TouchStage(showing: list))
    let finger = fingers.finger()
    try finger.down(at: first)
    try finger.move(by: CGVector(dx: -100, dy: 0), over: 0.2)
    let shown = first.contentView.frame.minX
    try fingers.drag(from: .fraction(of: first, x: 0.1, y: 0.5), by: CGVector(dx: 100, dy: 0))
    #expect(first.contentView.frame.minX == shown)
    try finger.lift()
    #expect(first.isOpen)
  }

  @Test func fromRightToLeftItOpensToTheRight() throws {
    first.semanticContentAttribute = .forceRightToLeft
    let fingers = Fingers(on: TouchStage(showing: list))
    try fingers.drag(from: first, by: CGVector(dx: -150, dy: 0))
    #expect(!first.isOpen)
    try fingers.drag(from: first, by: CGVector(dx: 150, dy: 0))
    #expect(first.isOpen)
    try fingers.wait(1)
    #expect(first.contentView.frame.minX == 160)
  }

  @Test func aScreenReaderHasTheSameActions() {
    let stage = TouchStage(showing: list)
    #expect(stage.perform("delete", on: first))
    #expect(performed.entries == ["delete"])
  }
}
