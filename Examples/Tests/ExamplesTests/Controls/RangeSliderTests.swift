import Examples
import Testing
import TouchTesting
import UIKit

@Suite("A slider with two thumbs", .touchReport) @MainActor
struct RangeSliderTests {
  // 300 points from end to end of the thumbs' middles: 3 points are a hundredth.
  let slider = RangeSlider(frame: CGRect(x: 30, y: 400, width: 328, height: 44))
  let events = EventCounter()

  init() {
    slider.maximumValue = 100
    slider.upperValue = 80
    slider.lowerValue = 20
    events.count(.valueChanged, of: slider)
  }

  /// On the slider, where a thumb is for a value.
  private func place(_ value: Double) -> FingerLocation {
    .fraction(of: slider, x: slider.position(of: value) / slider.bounds.width, y: 0.5)
  }

  @Test func eachThumbMovesItsOwnEnd() throws {
    let fingers = Fingers(on: TouchStage(showing: slider))
    try fingers.drag(from: place(20), by: CGVector(dx: 30, dy: 0))
    #expect(slider.lowerValue.isNear(30) && slider.upperValue.isNear(80))
    try fingers.drag(from: place(80), by: CGVector(dx: -60, dy: 0))
    #expect(slider.lowerValue.isNear(30) && slider.upperValue.isNear(60))
  }

  @Test func theThumbDoesNotJumpToTheFinger() throws {
    let finger = Fingers(on: TouchStage(showing: slider)).finger()
    try finger.down(at: place(24))
    #expect(slider.lowerValue == 20 && events.count == 0)
    try finger.move(by: CGVector(dx: 30, dy: 0), over: 0.2)
    #expect(slider.lowerValue.isNear(30))
  }

  // 22 points are 7.33 hundredths.
  @Test(arguments: [(27.3, true), (27.4, false)])
  func aThumbIsAsLargeAsAFingertip(value: Double, isTaken: Bool) throws {
    let finger = Fingers(on: TouchStage(showing: slider)).finger()
    try finger.down(at: place(value))
    #expect(slider.isTracking == isTaken)
    try finger.move(by: CGVector(dx: 30, dy: 0), over: 0.2)
    #expect(slider.lowerValue.isNear(isTaken ? 30 : 20))
  }

  // 0.1 + 0.4 - 0.4 is less than 0.1, and 0.3 + (0.9 - 0.3) more than 0.9.
  @Test(arguments: [(0.1, 1.0, 0.4), (0.3, 0.9, 2)])
  func roundingTurnsNoRangeRound(minimum: Double, maximum: Double, distance: Double) throws {
    slider.minimumDistance = distance
    slider.maximumValue = maximum
    slider.minimumValue = minimum
    let fingers = Fingers(on: TouchStage(showing: slider))
    try fingers.drag(from: place(slider.lowerValue), by: CGVector(dx: -300, dy: 0))
    try fingers.drag(from: place(slider.upperValue), by: CGVector(dx: -300, dy: 0))
    try fingers.drag(from: place(slider.lowerValue), by: CGVector(dx: -30, dy: 0))
    #expect(slider.lowerValue == minimum)
    #expect(slider.upperValue.isNear(min(minimum + distance, maximum)))
  }

  @Test func theThumbsNeverCross() throws {
    slider.minimumDistance = 10
    let fingers = Fingers(on: TouchStage(showing: slider))
    try fingers.drag(from: place(20), by: CGVector(dx: 270, dy: 0))
    #expect(slider.lowerValue.isNear(70) && slider.upperValue == 80)
    try fingers.drag(from: place(80), by: CGVector(dx: -270, dy: 0))
    #expect(slider.lowerValue.isNear(70) && slider.upperValue.isNear(80))
  }

  // To the left the lower one is meant; where it is read from right to left, to the right.
  @Test(arguments: [
    (-90.0, false, 20.0, 50.0), (90, false, 50, 80), (-90, true, 50, 80), (90, true, 20, 50),
  ])
  func theMovementChoosesBetweenThumbsAtOneValue(
    movement: Double,
    fromRight: Bool,
    lower: Double,
    upper: Double
  ) throws {
    if fromRight { slider.semanticContentAttribute = .forceRightToLeft }
    slider.lowerValue = 50
    slider.upperValue = 50
    try Fingers(on: TouchStage(showing: slider)).drag(
      from: place(50),
      by: CGVector(dx: movement, dy: 0)
    )
    #expect(slider.lowerValue.isNear(lower) && slider.upperValue.isNear(upper))
  }

  @Test func itStaysBetweenItsEnds() throws {
    let finger = Fingers(on: TouchStage(showing: slider)).finger()
    try finger.down(at: place(20))
    try finger.move(by: CGVector(dx: -200, dy: 0), over: 0.3)
    #expect(slider.lowerValue == 0)
    try finger.move(by: CGVector(dx: 170, dy: 0), over: 0.3)
    #expect(slider.lowerValue.isNear(10), "a finger that went beyond finds it where it left it")
    try finger.lift()
    try finger.down(at: place(80))
    try finger.move(by: CGVector(dx: 200, dy: 0), over: 0.3)
    #expect(slider.upperValue == 100)
  }

  @Test func twoFingersMoveOneThumb() throws {
    slider.isMultipleTouchEnabled = true
    let fingers = Fingers(on: TouchStage(showing: slider))
    let first = fingers.finger()
    try first.down(at: place(20))
    try fingers.drag(from: place(80), by: CGVector(dx: -30, dy: 0))
    #expect(slider.upperValue == 80, "the second finger is ignored")
    try first.move(by: CGVector(dx: 30, dy: 0), over: 0.2)
    #expect(slider.lowerValue.isNear(30))
  }

  @Test func aPhoneCallTakesTheChangeBack() throws {
    let fingers = Fingers(on: TouchStage(showing: slider))
    let finger = fingers.finger()
    try finger.down(at: place(80))
    try finger.move(by: CGVector(dx: -90, dy: 0), over: 0.2)
    #expect(slider.upperValue.isNear(50))
    let told = events.count
    fingers.interrupt()
    #expect(slider.upperValue == 80)
    #expect(events.count == told + 1, "it tells that, too")
  }

  @Test func fromRightToLeftTheLowerValueIsAtTheRight() throws {
    slider.semanticContentAttribute = .forceRightToLeft
    let fingers = Fingers(on: TouchStage(showing: slider))
    try fingers.drag(from: place(20), by: CGVector(dx: -30, dy: 0))
    #expect(slider.lowerValue.isNear(30))
  }

  @Test func inAPagerAThumbMovesAndThePageStays() throws {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    pager.contentSize = CGSize(width: 1170, height: 844)
    pager.isPagingEnabled = true
    pager.addSubview(slider)
    let stage = TouchStage(showing: pager)
    let fingers = Fingers(on: stage)
    let finger = fingers.finger()
    try finger.down(at: place(80))
    try finger.wait(0.2)
    try finger.move(by: CGVector(dx: -60, dy: 0), over: 0.2)
    try finger.lift()
    #expect(slider.upperValue.isNear(60))
    #expect(pager.contentOffset.x == 0, "\(stage.explain(pager.panGestureRecognizer))")
    // Beside the thumbs the pager has the finger, if it moves before the slider is shown the touch.
    try fingers.drag(from: place(40), by: CGVector(dx: -60, dy: 0), over: 0.15)
    #expect(pager.contentOffset.x == 50)
  }

  @Test func aScreenReaderFindsTwoSliders() {
    let stage = TouchStage(showing: slider)
    let thumbs = stage.accessibilityElements
    #expect(thumbs.map(\.accessibilityLabel) == ["Minimum", "Maximum"])
    #expect(thumbs.map(\.accessibilityValue) == ["20 %", "80 %"])
    stage.adjust(thumbs[0], up: true)
    stage.adjust(thumbs[1], up: false)
    #expect(slider.lowerValue.isNear(30) && slider.upperValue.isNear(70))
    #expect(events.count == 2)
  }
}
