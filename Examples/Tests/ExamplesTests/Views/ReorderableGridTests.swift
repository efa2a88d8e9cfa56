import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A grid that is put into another order", .touchReport) @MainActor
struct ReorderableGridTests {
  // Four items of 80 points and a gap of 10 in a row; a cell is 90 points from the next.
  let grid = ReorderableGrid(frame: CGRect(x: 0, y: 0, width: 370, height: 400))
  let moves = Log()

  final class Log {
    var entries: [String] = []
  }

  init() {
    fill(12)
    grid.onMove = { [moves] in moves.entries.append("\($0) to \($1)") }
  }

  private func fill(_ count: Int) {
    grid.items = (0..<count).map { number in
      let item = UIView()
      item.tag = number
      return item
    }
  }

  private var order: [Int] { grid.items.map(\.tag) }

  @Test(arguments: [(0.35, false), (0.45, true)])
  func anItemIsLiftedByAFingerThatRests(seconds: Double, isLifted: Bool) throws {
    let stage = TouchStage(showing: grid)
    let finger = Fingers(on: stage).finger()
    try finger.down(at: grid.items[1])
    try finger.wait(seconds)
    #expect((grid.carriedItem === grid.items[1]) == isLifted)
    try finger.lift()
    #expect(stage.gestures.map(\.name) == (isLifted ? ["carry"] : []))
    if !isLifted { #expect(stage.explain(grid.carry).hasPrefix("No carry: ")) }
    #expect(moves.entries.isEmpty, "it is where it was")
  }

  // Between two cells are 90 points: from the middle of the gap on, the next cell is meant.
  @Test(arguments: [(44.0, [0, 1]), (46, [1, 0])] as [(Double, [Int])])
  func carriedOverAnotherPlaceItTakesIt(points: Double, first: [Int]) throws {
    let finger = Fingers(on: TouchStage(showing: grid)).finger()
    try finger.down(at: grid.items[0])
    try finger.wait(0.5)
    try finger.move(by: CGVector(dx: points, dy: 0), over: 0.3)
    #expect(Array(order.prefix(2)) == first)
    #expect(moves.entries.isEmpty, "it tells when it is let go")
    try finger.lift()
    #expect(moves.entries == (first[0] == 0 ? [] : ["0 to 1"]))
  }

  @Test func theOthersMakeRoom() throws {
    let stage = TouchStage(showing: grid)
    let fingers = Fingers(on: stage)
    let items = grid.items
    let finger = fingers.finger()
    try finger.down(at: items[0])
    try finger.wait(0.5)
    try finger.move(to: grid.center(of: 5), over: 0.4)
    #expect(order == [1, 2, 3, 4, 5, 0, 6, 7, 8, 9, 10, 11])
    try finger.wait(0.5)
    #expect(items[1].center == grid.center(of: 0))
    #expect(items[0].center == grid.center(of: 5), "in the hand")
    try finger.lift()
    try fingers.wait(1)
    #expect(items[0].center == grid.center(of: 5))
    #expect(items[0].transform == .identity, "as large as the others again")
    #expect(moves.entries == ["0 to 5"])
    #expect(stage.application.nextDeadline == nil, "nothing runs on")
  }

  @Test func behindTheLastItemIsTheEnd() throws {
    fill(5)
    let finger = Fingers(on: TouchStage(showing: grid)).finger()
    try finger.down(at: grid.items[0])
    try finger.wait(0.5)
    try finger.move(to: CGPoint(x: 330, y: 300), over: 0.4)
    try finger.lift()
    #expect(order == [1, 2, 3, 4, 0])
  }

  @Test func aFingerThatMovesAtOnceScrolls() throws {
    fill(40)
    let stage = TouchStage(showing: grid)
    try Fingers(on: stage).drag(from: grid.items[5], by: CGVector(dx: 0, dy: -60))
    #expect(grid.contentOffset.y == 50)
    #expect(stage.gestures.map(\.name) == ["pan"], "\(stage.explain(grid.carry))")
    #expect(order == Array(0..<40))
  }

  @Test func carryingDoesNotScroll() throws {
    fill(40)
    let finger = Fingers(on: TouchStage(showing: grid)).finger()
    try finger.down(at: grid.items[5])
    try finger.wait(0.5)
    try finger.move(by: CGVector(dx: 0, dy: 100), over: 0.3)
    #expect(grid.contentOffset.y == 0)
    #expect(order.firstIndex(of: 5) == 9)
  }

  // Within 60 points of the edges at 0 and 400 it scrolls, faster the nearer: 2 points within, by 20 points a second.
  @Test(arguments: [(339.0, 0.0), (342, 20), (390, 500), (61, 0), (58, -20), (10, -500)])
  func nearAnEdgeItScrollsByItself(y: Double, speed: Double) throws {
    fill(80)
    let finger = Fingers(on: TouchStage(showing: grid)).finger()
    grid.contentOffset.y = 700
    try finger.down(at: CGPoint(x: 140, y: 240))
    try finger.wait(0.5)
    try finger.move(to: CGPoint(x: 140, y: y), over: 0.1)
    let start = grid.contentOffset.y
    try finger.wait(1)
    #expect((grid.contentOffset.y - start).isNear(speed, within: 1))
  }

  @Test func scrollingByItselfItCarriesTheItemToTheEnd() throws {
    fill(40)
    let fingers = Fingers(on: TouchStage(showing: grid))
    let item = grid.items[1]
    let finger = fingers.finger()
    try finger.down(at: item)
    try finger.wait(0.5)
    try finger.move(to: CGPoint(x: 140, y: 399), over: 0.5)
    try finger.wait(3)
    // Ten rows of 90 points and a gap of 10, less the grid's 400.
    #expect(grid.contentOffset.y == 510)
    #expect(order.firstIndex(of: 1) == 37)
    try finger.lift()
    try fingers.wait(1)
    #expect(item.center == grid.center(of: 37))
    #expect(moves.entries == ["1 to 37"])
  }

  @Test func aPhoneCallPutsTheItemBack() throws {
    let fingers = Fingers(on: TouchStage(showing: grid))
    let finger = fingers.finger()
    try finger.down(at: grid.items[0])
    try finger.wait(0.5)
    try finger.move(to: grid.center(of: 6), over: 0.4)
    #expect(order[6] == 0)
    fingers.interrupt()
    #expect(order == Array(0..<12))
    #expect(grid.carriedItem == nil)
    try fingers.wait(1)
    #expect(grid.items[0].center == grid.center(of: 0))
    #expect(moves.entries.isEmpty)
  }

  @Test func aSecondFingerCarriesNothing() throws {
    let fingers = Fingers(on: TouchStage(showing: grid))
    let items = grid.items
    let finger = fingers.finger()
    try finger.down(at: items[0])
    try finger.wait(0.5)
    try fingers.longPress(at: items[7], for: 1)
    #expect(grid.carriedItem === items[0])
    try finger.lift()
    #expect(order == Array(0..<12))
  }

  @Test func newItemsUnderTheFingerEndIt() throws {
    let fingers = Fingers(on: TouchStage(showing: grid))
    let finger = fingers.finger()
    try finger.down(at: grid.items[0])
    try finger.wait(0.5)
    fill(3)
    try finger.move(to: CGPoint(x: 300, y: 50), over: 0.4)
    try finger.lift()
    #expect(order == [0, 1, 2])
    #expect(grid.carriedItem == nil)
  }

  @Test func aScreenReaderMovesItems() {
    let stage = TouchStage(showing: grid)
    let item = grid.items[0]
    #expect(!stage.perform("Move earlier", on: item))
    #expect(stage.perform("Move later", on: item))
    #expect(Array(order.prefix(3)) == [1, 0, 2])
    #expect(moves.entries == ["0 to 1"])
  }
}
