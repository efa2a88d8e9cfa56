import Examples
import Testing
import TouchCore
import TouchTesting
import UIKit

@Suite("A circle drawn with a finger", .touchReport) @MainActor
struct CircleTests {
  let paper = UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 300))
  let circle = CircleGestureRecognizer()

  init() {
    circle.name = "circle"
    paper.addGestureRecognizer(circle)
  }

  /// Draws around the middle of the paper, from the top, and lifts.
  private func draw(_ stage: TouchStage, radius: Double, by angle: Double) throws {
    let finger = Fingers(on: stage).finger()
    try finger.down(at: CGPoint(x: paper.center.x, y: paper.center.y - radius))
    try finger.turn(around: paper, by: angle, over: 0.8, .linear)
    try finger.lift()
  }

  @Test(arguments: [2 * Double.pi, -2 * .pi])
  func itIsFoundWithItsCentreItsRadiusAndItsDirection(angle: Double) throws {
    let stage = TouchStage(showing: paper)
    try draw(stage, radius: 80, by: angle)
    #expect(stage.gestures.map(\.name) == ["circle"])
    let found = try #require(circle.circle)
    #expect(found.center.x.isNear(150, within: 1) && found.center.y.isNear(150, within: 1))
    #expect(found.radius.isNear(80, within: 1))
    #expect(found.isClockwise == (angle > 0))
  }

  @Test(arguments: [(24.0, false), (26, true)])
  func aSmallOneIsNone(radius: Double, isCircle: Bool) throws {
    let stage = TouchStage(showing: paper)
    try draw(stage, radius: radius, by: 2 * .pi)
    #expect(stage.gestures.isEmpty == !isCircle)
  }

  // Degrees: an arc, a circle with a gap, one that overlaps, two rounds.
  @Test(arguments: [
    (270.0, false), (314, false), (320, true), (440, true), (455, false), (720, false),
  ])
  func itGoesRoundOnce(degrees: Double, isCircle: Bool) throws {
    let stage = TouchStage(showing: paper)
    try draw(stage, radius: 80, by: degrees * .pi / 180)
    #expect(stage.gestures.isEmpty == !isCircle)
  }

  // A height of 1 is a circle; flatter ellipses are less and less one.
  @Test(arguments: [(1.0, true), (0.8, true), (0.75, false), (0.4, false)])
  func itIsRound(height: Double, isCircle: Bool) throws {
    let stage = TouchStage(showing: paper)
    let finger = Fingers(on: stage).finger()
    let center = paper.center
    let ellipse = { (part: Double) in
      CGPoint(
        x: center.x + 80 * cos(2 * .pi * part),
        y: center.y + 80 * height * sin(2 * .pi * part)
      )
    }
    try finger.down(at: ellipse(0))
    try finger.follow(over: 0.8, ellipse)
    try finger.lift()
    #expect(stage.gestures.isEmpty == !isCircle)
  }

  // In the mean a square is off its circle by a tenth of the radius; it is none for the usual tolerance.
  @Test(arguments: [(nil, false), (0.09, false), (0.12, true)] as [(CGFloat?, Bool)])
  func aSquareIsNone(tolerance: CGFloat?, isCircle: Bool) throws {
    if let tolerance { circle.tolerance = tolerance }
    let stage = TouchStage(showing: paper)
    let finger = Fingers(on: stage).finger()
    try finger.down(at: .fraction(of: paper, x: 0.2, y: 0.2))
    for (dx, dy) in [(180, 0), (0, 180), (-180, 0), (0, -180)] as [(Double, Double)] {
      try finger.move(by: CGVector(dx: dx, dy: dy), over: 0.3, .linear)
    }
    try finger.lift()
    #expect(stage.gestures.isEmpty == !isCircle)
  }

  @Test func aLineIsNone() throws {
    let stage = TouchStage(showing: paper)
    let fingers = Fingers(on: stage)
    try fingers.drag(from: paper, by: CGVector(dx: 100, dy: 0))
    try fingers.tap(at: paper)
    #expect(stage.gestures.isEmpty)
    #expect(circle.circle == nil)
  }

  @Test func aBusyAppFindsItInItsCoalescedTouches() {
    let stage = TouchStage(showing: paper)
    stage.watchGestures()
    // A sample each tenth of a round. The app hears of two halves.
    func sample(_ tenth: Int, _ phase: Contact.Phase) -> TouchFrame {
      let angle = Double(tenth) * .pi / 5
      let place = Point(x: paper.center.x + 80 * sin(angle), y: paper.center.y - 80 * cos(angle))
      return TouchFrame(
        time: .milliseconds(Int64(80 * tenth)),
        contacts: [Contact(id: Contact.ID(1), phase: phase, position: place)]
      )
    }
    stage.play(sample(0, .began))
    for half in [1...5, 6...10] {
      var frame = sample(half.upperBound, .moved)
      frame.history = half.dropLast().map { sample($0, .moved) }
      stage.play(frame)
    }
    stage.play(sample(10, .ended))
    #expect(stage.gestures.map(\.name) == ["circle"])
    #expect(circle.circle?.radius.isNear(80) == true)
  }

  @Test func aTremblingHandDrawsCircles() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let stage = TouchStage(showing: paper)
      let finger = Fingers(on: stage, rate: 60, noise: .human(seed: seed)).finger()
      try finger.down(at: .fraction(of: paper, x: 0.5, y: 0.2))
      try finger.turn(around: paper, by: 6, over: 0.8)
      try finger.lift()
      #expect(stage.gestures.map(\.name) == ["circle"], "seed \(seed)")
    }
  }

  @Test func aSecondFingerOrAPhoneCallSpoilsIt() throws {
    let stage = TouchStage(showing: paper)
    let fingers = Fingers(on: stage)
    let thumb = fingers.finger()
    try thumb.down(at: .corner(.bottomLeft, of: paper))
    try draw(stage, radius: 80, by: 2 * .pi)
    try thumb.lift()
    #expect(stage.gestures.isEmpty, "\(stage.explain(circle))")

    let finger = fingers.finger()
    try finger.down(at: .fraction(of: paper, x: 0.5, y: 0.2))
    try finger.turn(around: paper, by: 2 * .pi, over: 0.8)
    fingers.interrupt()
    #expect(stage.gestures.isEmpty)

    // And the next one counts again.
    try draw(stage, radius: 80, by: 2 * .pi)
    #expect(stage.gestures.map(\.name) == ["circle"])
  }
}
