import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A list that is pulled to be loaded anew", .touchReport) @MainActor
struct PullToRefreshTests {
  let list = List(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  final class List: UIScrollView, UIScrollViewDelegate {
    let refresh = PullToRefreshView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    var refreshes = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentSize = CGSize(width: 390, height: 2000)
      delegate = self
      addSubview(refresh)
      refresh.onRefresh = { [unowned self] in refreshes += 1 }
    }

    required init?(coder: NSCoder) { nil }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { refresh.scrollViewDidScroll() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      refresh.scrollViewDidEndDragging()
    }
  }

  /// Pulls the list: a finger moves down by that many points, and lifts.
  private func pull(_ points: Double, _ fingers: Fingers) throws {
    try fingers.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: points))
  }

  // Beyond its end the list follows less and less: 171 points of a finger are 80 of the list.
  @Test(arguments: [(168.0, 0), (176, 1)])
  func itLoadsWhenItIsPulledByEightyPoints(points: Double, refreshes: Int) throws {
    let stage = TouchStage(showing: list)
    try pull(points, Fingers(on: stage))
    #expect(list.refreshes == refreshes, "\(stage.explain(list.panGestureRecognizer))")
  }

  @Test func itLoadsWhenTheFingerLetsGoAndNotBefore() throws {
    let stage = TouchStage(showing: list)
    var felt: [Feedback] = []
    stage.application.onFeedback = { felt.append($0) }
    let finger = Fingers(on: stage).finger()
    try finger.down(at: CGPoint(x: 195, y: 300))
    try finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
    #expect(list.contentOffset.y < -20)
    #expect(list.refresh.state == .pulled(-list.contentOffset.y / 80) && felt.isEmpty)
    try finger.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
    #expect(list.refresh.state == .armed && list.refreshes == 0)
    #expect(felt == [.impact(.light, intensity: 1)])
    #expect(list.refresh.label.text == "Let go to refresh")
    // Pushed back up, it isn't loaded.
    try finger.move(by: CGVector(dx: 0, dy: -200), over: 0.4)
    try finger.lift()
    #expect(list.refreshes == 0)
  }

  @Test func itStaysOpenUntilItIsLoaded() throws {
    let fingers = Fingers(on: TouchStage(showing: list))
    try pull(250, fingers)
    try fingers.wait(2)
    #expect(list.refresh.state == .refreshing)
    #expect(list.contentOffset.y == -60)
    list.refresh.endRefreshing()
    try fingers.wait(2)
    #expect(list.contentOffset.y == 0)
    #expect(list.contentInset.top == 0)
    #expect(list.refresh.state == .pulled(0))
  }

  @Test func whileItIsLoadedASecondPullDoesNothing() throws {
    let fingers = Fingers(on: TouchStage(showing: list))
    try pull(250, fingers)
    try fingers.wait(2)
    try pull(300, fingers)
    try fingers.wait(2)
    #expect(list.refreshes == 1)
    #expect(list.contentInset.top == 60)
  }

  @Test func loadedWhileTheFingerScrollsItDoesNotJump() throws {
    let fingers = Fingers(on: TouchStage(showing: list))
    try pull(250, fingers)
    try fingers.wait(2)
    let finger = fingers.finger()
    try finger.down(at: CGPoint(x: 195, y: 600))
    try finger.move(by: CGVector(dx: 0, dy: -200), over: 0.3)
    let offset = list.contentOffset.y
    list.refresh.endRefreshing()
    #expect(list.contentOffset.y == offset)
    try finger.lift()
  }

  @Test func aListThatBouncesByItselfIsNotLoaded() throws {
    list.contentOffset.y = 300
    let fingers = Fingers(on: TouchStage(showing: list))
    try fingers.flick(
      from: CGPoint(x: 195, y: 200),
      to: CGPoint(x: 195, y: 500),
      velocity: 5000
    )
    try fingers.wait(3)
    #expect(list.refreshes == 0)
    #expect(list.contentOffset.y == 0)
  }

  @Test func aPhoneCallEndsThePull() throws {
    let fingers = Fingers(on: TouchStage(showing: list))
    let finger = fingers.finger()
    try finger.down(at: CGPoint(x: 195, y: 300))
    try finger.move(by: CGVector(dx: 0, dy: 100), over: 0.3)
    fingers.interrupt()
    try fingers.wait(2)
    #expect(list.refreshes == 0 && list.contentOffset.y == 0)
  }

  @Test func takenOutOfTheListItLeavesNothingBehind() throws {
    let fingers = Fingers(on: TouchStage(showing: list))
    try pull(250, fingers)
    try fingers.wait(1)
    list.refresh.removeFromSuperview()
    try fingers.wait(1)
    #expect(list.contentInset.top == 0 && list.contentOffset.y == 0)
    #expect(list.accessibilityCustomActions?.isEmpty == true)
  }

  @Test func aScreenReaderLoadsItWithAnAction() throws {
    let stage = TouchStage(showing: list)
    #expect(stage.perform("Refresh", on: list))
    #expect(stage.perform("Refresh", on: list))
    #expect(list.refreshes == 1, "once, until it is loaded")
    try Fingers(on: stage).wait(1)
    #expect(list.contentOffset.y == -60)
  }
}
