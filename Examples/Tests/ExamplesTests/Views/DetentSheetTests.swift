import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A sheet with three heights", .touchReport) @MainActor
struct DetentSheetTests {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let sheet = DetentSheet(detents: [200, 400, 700])

  init() { sheet.present(in: screen) }

  /// How much of the sheet is on the screen, in points.
  private var height: Double { screen.bounds.height - sheet.frame.minY }

  /// On the sheet, below its upper edge.
  private var top: CGPoint { CGPoint(x: 195, y: sheet.frame.minY + 20) }

  // The middle between two heights is 100 points away, 10 are the slop, and the finger's last speed counts a bit.
  @Test(arguments: [(104.0, 0), (112, 1), (200, 1)])
  func itGoesToTheNearestHeight(points: Double, detent: Int) throws {
    let stage = TouchStage(showing: screen)
    let fingers = Fingers(on: stage)
    try fingers.drag(from: top, by: CGVector(dx: 0, dy: -points))
    #expect(sheet.selectedDetent == detent, "\(stage.explain(sheet.drag))")
    try fingers.wait(1)
    #expect(height == [200, 400, 700][detent])
  }

  // From 600 points a second on it is thrown. A slower sheet goes on for 0.15 s of its speed: after 50 points, 200 points
  // a second don't come to the middle of 200 and 400, which is 100 away, and 500 do; that of 400 and 700 is 150 away.
  @Test(arguments: [(60.0, 200.0, 0, 1), (60, 500, 1, 1), (25, 550, 0, 1), (25, 650, 1, 2)])
  func aThrowGoesToTheNextHeight(points: Double, speed: Double, low: Int, high: Int) throws {
    let fingers = Fingers(on: TouchStage(showing: screen))
    for (start, up, detent) in [(0, -points, low), (1, -points, high), (2, points, 3 - high)] {
      sheet.select(start, animated: false)
      try fingers.flick(from: top, to: CGPoint(x: 195, y: top.y + up), velocity: speed)
      #expect(sheet.selectedDetent == detent)
      try fingers.wait(1)
    }
  }

  @Test func onAScreenThatTurnsItStaysAtTheBottom() throws {
    screen.frame.size = CGSize(width: 844, height: 390)
    screen.layoutIfNeeded()
    #expect(height == 200)
    #expect(sheet.frame.width == 844)
  }

  @Test func aboveTheLargestHeightItResists() throws {
    sheet.select(2, animated: false)
    let fingers = Fingers(on: TouchStage(showing: screen))
    let finger = fingers.finger()
    try finger.down(at: top)
    try finger.move(by: CGVector(dx: 0, dy: -110), over: 0.3)
    #expect(height > 710 && height < 760)
    try finger.lift()
    try fingers.wait(1)
    #expect(height == 700)
  }

  // Below half of the smallest height it leaves.
  @Test(arguments: [(105.0, false), (115, true)])
  func aDragDownDismissesIt(points: Double, leaves: Bool) throws {
    var dismissals = 0
    sheet.onDismiss = { dismissals += 1 }
    let fingers = Fingers(on: TouchStage(showing: screen))
    try fingers.drag(from: top, by: CGVector(dx: 0, dy: points))
    try fingers.wait(1)
    #expect((sheet.superview == nil) == leaves)
    #expect(dismissals == (leaves ? 1 : 0))
    // One that left can be shown, and dragged, again.
    sheet.present(in: screen)
    try fingers.drag(from: top, by: CGVector(dx: 0, dy: -200))
    #expect(sheet.selectedDetent == 1)
  }

  @Test func oneThatStaysIsNotDismissed() throws {
    sheet.isDismissible = false
    let fingers = Fingers(on: TouchStage(showing: screen))
    try fingers.flick(from: top, to: CGPoint(x: 195, y: 840), velocity: 2000)
    try fingers.wait(1)
    #expect(height == 200)
    #expect(!sheet.accessibilityPerformEscape())
  }

  @Test func sidewaysIsForWhatIsInIt() throws {
    let stage = TouchStage(showing: screen)
    try Fingers(on: stage).drag(from: top, by: CGVector(dx: 80, dy: -20))
    #expect(stage.gestures.isEmpty)
    #expect(height == 200)
  }

  @Test func aPhoneCallPutsItBackAndASecondFingerChangesNothing() throws {
    let fingers = Fingers(on: TouchStage(showing: screen))
    let finger = fingers.finger()
    try finger.down(at: top)
    try finger.move(by: CGVector(dx: 0, dy: -110), over: 0.3)
    let shown = height
    try fingers.drag(from: CGPoint(x: 100, y: 800), by: CGVector(dx: 0, dy: -80))
    #expect(height == shown)
    fingers.interrupt()
    try fingers.wait(1)
    #expect(height == 200 && sheet.selectedDetent == 0)
  }

  @Test func itTellsWhichHeightItHas() throws {
    var told: [Int] = []
    sheet.onChange = { told.append($0) }
    let fingers = Fingers(on: TouchStage(showing: screen))
    try fingers.drag(from: top, by: CGVector(dx: 0, dy: -30))
    try fingers.wait(1)
    try fingers.drag(from: top, by: CGVector(dx: 0, dy: -200))
    #expect(told == [1])
  }

  // MARK: With a list inside

  private func addList() -> UIScrollView {
    let list = UIScrollView(frame: CGRect(x: 0, y: 40, width: 390, height: 660))
    list.contentSize = CGSize(width: 390, height: 3000)
    sheet.addSubview(list)
    sheet.scrollView = list
    return list
  }

  @Test func belowItsLargestHeightADragInTheListMovesTheSheet() throws {
    let list = addList()
    let fingers = Fingers(on: TouchStage(showing: screen))
    try fingers.drag(from: CGPoint(x: 195, y: 760), by: CGVector(dx: 0, dy: -200))
    #expect(list.contentOffset.y == 0)
    try fingers.wait(1)
    #expect(sheet.selectedDetent == 1 && list.contentOffset.y == 0)
  }

  @Test func atItsLargestHeightTheListScrolls() throws {
    let list = addList()
    sheet.select(2, animated: false)
    let fingers = Fingers(on: TouchStage(showing: screen))
    try fingers.drag(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -200))
    #expect(list.contentOffset.y == 190)
    #expect(height == 700)
    // Back down it scrolls first, as the content isn't at its top.
    try fingers.drag(from: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 100))
    #expect(list.contentOffset.y == 100)
    try fingers.wait(1)
    #expect(height == 700)
  }

  @Test func aThrowInTheListMovesOneOfThem() throws {
    let list = addList()
    let fingers = Fingers(on: TouchStage(showing: screen))
    // Below the largest height the sheet is thrown up, and the list stays.
    try fingers.flick(from: CGPoint(x: 195, y: 780), to: CGPoint(x: 195, y: 700), velocity: 1000)
    try fingers.wait(2)
    #expect(sheet.selectedDetent == 1 && list.contentOffset.y == 0)
    // At the largest height the list is thrown back to its top, and the sheet stays.
    sheet.select(2, animated: false)
    list.contentOffset.y = 1500
    try fingers.flick(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500), velocity: 2000)
    try fingers.wait(3)
    #expect(sheet.selectedDetent == 2 && list.contentOffset.y < 1000)
  }

  @Test func aListAtItsTopThatIsDraggedDownMovesTheSheet() throws {
    let list = addList()
    sheet.select(2, animated: false)
    let fingers = Fingers(on: TouchStage(showing: screen))
    let finger = fingers.finger()
    try finger.down(at: CGPoint(x: 195, y: 300))
    try finger.move(by: CGVector(dx: 0, dy: 210), over: 0.4)
    #expect(list.contentOffset.y == 0)
    #expect(height.isNear(500, within: 2))
    try finger.lift()
    try fingers.wait(1)
    #expect(sheet.selectedDetent == 1)
  }

  @Test func aScreenReaderExpandsAndDismissesIt() throws {
    let stage = TouchStage(showing: screen)
    #expect(stage.perform("Expand", on: sheet))
    #expect(sheet.selectedDetent == 1)
    #expect(stage.perform("Collapse", on: sheet))
    #expect(!stage.perform("Collapse", on: sheet))
    #expect(stage.escape(from: sheet))
    try Fingers(on: stage).wait(1)
    #expect(sheet.superview == nil)
  }
}
