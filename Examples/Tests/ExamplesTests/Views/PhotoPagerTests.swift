import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A pager of photos", .touchReport) @MainActor
struct PhotoPagerTests {
  // Each photo is as wide as the screen: a page is 390 points and a gap of 20.
  let pager = PhotoPager(count: 5) { _ in
    UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
  }

  init() {
    pager.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  }

  /// How far the photo is zoomed.
  private func zoom(_ index: Int) -> Double { Double(pager.page(at: index)?.zoomScale ?? 0) }

  @Test func aSwipeTurnsThePage() throws {
    var shown: [Int] = []
    pager.onChange = { shown.append($0) }
    let stage = TouchStage(showing: pager)
    let fingers = Fingers(on: stage)
    try fingers.flick(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), velocity: 800)
    try fingers.wait(1)
    #expect(pager.currentIndex == 1, "\(stage.explain(pager.scrollView.panGestureRecognizer))")
    #expect(pager.scrollView.contentOffset.x == 410)
    #expect(shown == [1])
  }

  // Half of a page is 205 points; 10 are the slop.
  @Test(arguments: [(210.0, 0), (220, 1)])
  func aSlowDragTurnsItBeyondTheMiddle(points: Double, index: Int) throws {
    let fingers = Fingers(on: TouchStage(showing: pager))
    try fingers.drag(from: CGPoint(x: 350, y: 400), by: CGVector(dx: -points, dy: 0))
    try fingers.wait(1)
    #expect(pager.currentIndex == index)
  }

  @Test func atTheEndsItBounces() throws {
    let fingers = Fingers(on: TouchStage(showing: pager))
    try fingers.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 250, y: 400))
    try fingers.wait(1)
    #expect(pager.currentIndex == 0 && pager.scrollView.contentOffset.x == 0)
  }

  @Test func onlyTheNeighboursAreThere() throws {
    let fingers = Fingers(on: TouchStage(showing: pager))
    #expect((0..<5).filter { pager.page(at: $0) != nil } == [0, 1])
    try fingers.doubleTap(at: pager)
    try fingers.wait(1)
    pager.show(1, animated: true)
    try fingers.wait(1)
    #expect(zoom(0) == 1, "the photo that was left isn't zoomed any more")
    pager.show(2, animated: true)
    try fingers.wait(1)
    #expect((0..<5).filter { pager.page(at: $0) != nil } == [1, 2, 3])
  }

  // What is under the finger comes to the middle: at 195 points 97.5 times 2.5, less than half of the screen at its edge.
  @Test(arguments: [(195.0, 292.5), (97.5, 48.75), (20, 0)])
  func aDoubleTapZoomsAroundTheFingerAndOutAgain(x: Double, offset: Double) throws {
    var taps = 0
    pager.onTap = { taps += 1 }
    let stage = TouchStage(showing: pager)
    let fingers = Fingers(on: stage)
    try fingers.doubleTap(at: CGPoint(x: x, y: 422))
    try fingers.wait(1)
    let page = try #require(pager.page(at: 0))
    #expect(zoom(0).isNear(2.5))
    #expect(page.contentOffset.x.isNear(offset, within: 0.1) && page.contentInset.top == 0)
    try fingers.doubleTap(at: CGPoint(x: 195, y: 422))
    try fingers.wait(1)
    #expect(zoom(0) == 1 && page.contentInset.top == 172)
    #expect(taps == 0)
    #expect(stage.gestures.map(\.name) == ["zoom", "zoom"])
  }

  @Test func aSingleTapWaitsForASecondOne() throws {
    var taps = 0
    pager.onTap = { taps += 1 }
    let stage = TouchStage(showing: pager)
    let fingers = Fingers(on: stage)
    try fingers.tap(at: CGPoint(x: 195, y: 422))
    #expect(taps == 0)
    try fingers.wait(0.5)
    #expect(taps == 1)
    #expect(stage.gestures.map(\.name) == ["bars"])
  }

  @Test func aPinchZoomsUpToFourTimes() throws {
    let fingers = Fingers(on: TouchStage(showing: pager))
    try fingers.pinch(at: CGPoint(x: 195, y: 422), from: 60, to: 130)
    #expect(zoom(0) > 1.7 && zoom(0) < 2.2)
    try fingers.pinch(at: CGPoint(x: 195, y: 422), from: 40, to: 360)
    try fingers.wait(1)
    #expect(zoom(0) == 4)
  }

  @Test func aZoomedPhotoIsMovedAndAtItsEdgeThePageTurns() throws {
    let fingers = Fingers(on: TouchStage(showing: pager))
    try fingers.doubleTap(at: CGPoint(x: 195, y: 422))
    try fingers.wait(1)
    let page = try #require(pager.page(at: 0))
    let before = page.contentOffset.x
    try fingers.drag(from: CGPoint(x: 300, y: 400), by: CGVector(dx: -60, dy: 0))
    #expect(page.contentOffset.x.isNear(before + 50))
    #expect(pager.scrollView.contentOffset.x == 0)
    // To the photo's right edge, and then once more.
    page.contentOffset.x = page.contentSize.width - page.bounds.width
    try fingers.flick(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 400))
    try fingers.wait(2)
    #expect(pager.currentIndex == 1)
    #expect(zoom(0) == 1, "the photo that was left isn't zoomed any more")
  }

  @Test func aSmallPhotoIsInTheMiddle() throws {
    let page = try #require(
      { () -> UIScrollView? in
        _ = TouchStage(showing: pager)
        return pager.page(at: 0)
      }()
    )
    #expect(page.contentInset.top == 172)
    #expect(page.contentOffset.y == -172)
  }

  @Test func aRotationKeepsThePhoto() throws {
    let fingers = Fingers(on: TouchStage(showing: pager))
    pager.show(3, animated: false)
    pager.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    pager.layoutIfNeeded()
    try fingers.wait(0.1)
    #expect(pager.currentIndex == 3)
    #expect(pager.scrollView.contentOffset.x == 2592)
  }

  @Test func aPhoneCallLeavesAWholePage() throws {
    let fingers = Fingers(on: TouchStage(showing: pager))
    let finger = fingers.finger()
    try finger.down(at: CGPoint(x: 300, y: 400))
    try finger.move(by: CGVector(dx: -150, dy: 0), over: 0.3)
    fingers.interrupt()
    try fingers.wait(1)
    #expect(pager.scrollView.contentOffset.x == 0)
  }

  @Test func aScreenReaderTurnsPages() {
    let stage = TouchStage(showing: pager)
    #expect(pager.accessibilityValue == "1 of 5")
    stage.adjust(pager, up: true)
    #expect(pager.accessibilityValue == "2 of 5")
    stage.adjust(pager, up: false)
    stage.adjust(pager, up: false)
    #expect(pager.accessibilityValue == "1 of 5")
  }
}
