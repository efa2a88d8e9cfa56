import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

/// What no finger can do, whatever is on the screen.
@MainActor
struct FingerArgumentTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let stage: TouchStage
  private let fingers: Fingers
  private let middle = CGPoint(x: 195, y: 422)

  init() {
    view.isMultipleTouchEnabled = true
    stage = TouchStage(showing: view)
    fingers = Fingers(on: stage)
  }

  // MARK: Beyond the screen

  @Test("a finger that would land beyond the screen throws, with the place and the screen")
  func offScreen() throws {
    let text = "the screen is 390 by 844 points"
    for (x, y, place) in [
      (400.0, 100.0, "(400, 100)"), (-0.5, 100, "(-0.5, 100)"), (100, 844.01, "(100, 844.01)"),
      (100, -2, "(100, -2)"), (390.01, 100, "(390.01, 100)"),
    ] {
      let expected = "a finger can't land at \(place): \(text)"
      expectEqual(fingers.error { try fingers.tap(at: CGPoint(x: x, y: y)) }, expected)
      expectEqual(fingers.error { try fingers.finger().down(at: .point(x, y)) }, expected)
    }
    // The edges belong to the screen.
    for (x, y) in [(0.0, 0.0), (390, 844)] {
      expectNil(fingers.error { try fingers.tap(at: .point(x, y)) })
    }
    expectEqual(
      stage.application.fingerProblems.last?.text,
      "a finger can't land at (390.01, 100): \(text)"
    )
  }

  @Test("a finger that is down may go beyond the screen, and lift there")
  func movesBeyond() throws {
    try fingers.drag(from: middle, by: CGVector(dx: 300, dy: 0))
    expectEqual(fingers.frames.last?.contacts.first?.position, Point(x: 495, y: 422))
    try fingers.pinch(at: CGPoint(x: 380, y: 400), from: 18, to: 60)
    try fingers.flick(from: middle, to: CGPoint(x: 195, y: -10))
  }

  @Test("fingers side by side near an edge throw before the first lands, if one lands beyond it")
  func chords() throws {
    func text(_ distance: Int, _ place: String) -> String {
      "2 fingers, \(distance) points apart, can't land here: one at \(place) would be beyond the "
        + "screen, which is 390 by 844 points"
    }
    expectNil(fingers.error { try fingers.tap(at: CGPoint(x: 22, y: 9), fingers: 2) })
    expectEqual(
      fingers.error { try fingers.tap(at: CGPoint(x: 21, y: 9), fingers: 2) },
      text(44, "(-1, 9)")
    )
    expectEqual(
      fingers.error {
        try fingers.drag(from: CGPoint(x: 369, y: 9), by: CGVector(dx: -50, dy: 0), fingers: 2)
      },
      text(44, "(391, 9)")
    )
    expectEqual(
      fingers.error { try fingers.pinch(at: CGPoint(x: 369, y: 9), from: 44, to: 4) },
      text(44, "(391, 9)")
    )
    expectEqual(
      fingers.error { try fingers.rotate(at: CGPoint(x: 39, y: 59), by: 1) },
      text(80, "(-1, 59)")
    )
  }

  @Test("of timelines at once, those before the one that throws have done their part")
  func together() throws {
    #expect(throws: FingerError.landsOffScreen(x: 500, y: 1, width: 390, height: 844)) {
      try fingers.perform(
        FingerTimeline { $0.down(at: CGPoint(x: 10, y: 10)) },
        FingerTimeline { $0.down(at: CGPoint(x: 500, y: 1)) }
      )
    }
    let contacts = fingers.frames.flatMap(\.contacts)
    expectEqual(contacts.map(\.phase), [.began, .cancelled])
    #expect(contacts.allSatisfy { $0.position == Point(x: 10, y: 10) })
    expectEqual(stage.application.watchedGestures.log.touches.map(\.outcome), [.cancelled])
  }

  // MARK: Numbers

  @Test(
    "a time that is negative, or no number, or longer than a day throws before anything touches",
    arguments: [(Double.nan, "nan"), (.infinity, "inf"), (-0.1, "-0.1"), (86_401, "86401")]
  )
  func times(time: Double, word: String) {
    let text = "a time can't be \(word): it must be 0 to 86400 seconds"
    expectEqual(fingers.error { try fingers.wait(time) }, text)
    expectEqual(fingers.error { try fingers.longPress(at: view, for: time) }, text)
    expectEqual(
      fingers.error { try fingers.drag(from: view, to: CGPoint(x: 9, y: 9), over: time) },
      text
    )
    expectEqual(fingers.error { try fingers.pinch(at: view, from: 50, to: 90, over: time) }, text)
    expectEqual(fingers.error { try fingers.rotate(at: view, by: 1, over: time) }, text)
    expectEqual(fingers.error { try fingers.edgeSwipe(from: .left, over: time) }, text)
    expectEqual(
      fingers.error { try fingers.perform(FingerTimeline { $0.tap(at: view, for: time) }) },
      text
    )
    expectEqual(
      fingers.error {
        try fingers.perform(
          FingerTimeline {
            $0.down(at: view)
            $0.follow(over: time) { _ in middle }
          }
        )
      },
      text
    )
  }

  @Test(
    "a location, a displacement or an angle that is no number throws before anything touches",
    arguments: [(Double.nan, "nan"), (.infinity, "inf")]
  )
  func places(number: Double, word: String) throws {
    let place = CGPoint(x: number, y: 5)
    let text = "a place can't be (\(word), 5): it must be two finite numbers"
    expectEqual(fingers.error { try fingers.tap(at: place) }, text)
    expectEqual(fingers.error { try fingers.tap(at: place, fingers: 2) }, text)
    expectEqual(fingers.error { try fingers.drag(from: middle, to: place) }, text)
    expectEqual(fingers.error { try fingers.flick(from: middle, to: place) }, text)
    expectEqual(fingers.error { try fingers.pinch(at: place, from: 50, to: 90) }, text)
    #expect(fingers.error { try fingers.tap(at: .fraction(of: view, x: number, y: 0)) } != nil)
    let displacement = CGVector(dx: 5, dy: number)
    let displacementText = "a displacement can't be (5, \(word)): it must be two finite numbers"
    expectEqual(
      fingers.error { try fingers.drag(from: middle, by: displacement) },
      displacementText
    )
    let angleText = "an angle can't be \(word): it must be a finite number"
    expectEqual(fingers.error { try fingers.rotate(at: middle, by: number) }, angleText)
    expectEqual(
      fingers.error { try fingers.pinch(at: middle, from: 50, to: 90, angle: number) },
      angleText
    )

    let finger = fingers.finger()
    try finger.down(at: middle)
    expectEqual(fingers.error { try finger.move(by: displacement, over: 1) }, displacementText)
    expectEqual(fingers.error { try finger.move(to: place, over: 1) }, text)
    expectEqual(fingers.error { try finger.turn(around: middle, by: number, over: 1) }, angleText)
    // A path is known when the finger gets there.
    #expect(throws: FingerError.self) {
      try finger.follow(over: 1) { CGPoint(x: $0 == 0.25 ? number : 5, y: 5) }
    }
    try finger.lift()
  }

  @Test("counts, distances, velocities, forces, edges and corners that are none throw")
  func others() throws {
    for count in [0, -1] {
      expectEqual(
        fingers.error { try fingers.tap(at: view, count: count) },
        "the count of taps can't be \(count): it must be 1 or more"
      )
      expectEqual(
        fingers.error { try fingers.tap(at: view, fingers: count) },
        "\(count) fingers can't do this: it needs 1 to 10"
      )
    }
    #expect(fingers.error { try fingers.drag(from: view, to: middle, fingers: 0) } != nil)
    #expect(
      fingers.error { try fingers.flick(from: view, to: CGPoint(x: 9, y: 9), fingers: 0) } != nil
    )
    expectEqual(
      fingers.error { try fingers.pinch(at: view, from: -5, to: 50) },
      "the distance of two fingers can't be -5: it must be 0 to 1000000 points"
    )
    #expect(fingers.error { try fingers.pinch(at: view, from: 50, to: .nan) } != nil)
    #expect(fingers.error { try fingers.rotate(at: view, by: 1, distance: -0.25) } != nil)
    for velocity in [0, -5, Double.nan, .infinity] {
      expectEqual(
        fingers.error { try fingers.flick(from: middle, to: CGPoint.zero, velocity: velocity) }?
          .hasSuffix(": it must be more than 0 points a second"),
        true
      )
    }
    expectEqual(
      fingers.error { try fingers.edgeSwipe(from: []) },
      "an edge can't be []: it must be .left, .right, .top or .bottom"
    )
    expectEqual(
      fingers.error { try fingers.edgeSwipe(from: .left, by: -1) },
      "the distance of an edge swipe can't be -1: it must be more than 0 points"
    )
    expectEqual(
      fingers.error { try fingers.tap(at: .corner([], of: view)) },
      "a corner can't be []: it must be .topLeft, .topRight, .bottomLeft or .bottomRight"
    )
    let hard = Fingers(on: TouchStage(showing: UIView(), maximumForce: 6))
    expectEqual(
      fingers.error { try hard.forcePress(at: CGPoint(x: 5, y: 5), force: -1) },
      "a force can't be -1: it must be 0 to 6, the stage's maximumForce"
    )
    #expect(hard.frames.isEmpty)
    // A limit is rounded down: what an error names as the largest force can be pressed.
    let phone = Fingers(on: TouchStage(showing: UIView(), maximumForce: 20 / 3))
    expectEqual(
      fingers.error { try phone.forcePress(at: CGPoint(x: 5, y: 5), force: 6.67) },
      "a force can't be 6.67: it must be 0 to 6.66, the stage's maximumForce"
    )
  }

  @Test(
    "a force above the stage's, below 0 or no number throws before anything touches",
    arguments: [
      (6.001, "6.001"), (7, "7"), (-0.5, "-0.5"), (Double.nan, "nan"), (.infinity, "inf"),
    ]
  )
  func forces(force: Double, word: String) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let fingers = Fingers(on: TouchStage(showing: view, maximumForce: 6))
    let text = "a force can't be \(word): it must be 0 to 6, the stage's maximumForce"
    let attempts: [() throws -> Void] = [
      { try fingers.forcePress(at: middle, force: force) },
      { try fingers.finger().down(at: middle, force: force) },
      {
        // Also where the impossible step is the last of several.
        try fingers.perform(
          FingerTimeline {
            $0.tap(at: middle)
            $0.down(at: middle)
            $0.press(force: 6, over: 0.1)
            $0.press(force: force, over: 0.1)
          }
        )
      },
    ]
    for attempt in attempts {
      do {
        try attempt()
        Issue.record("nothing was thrown")
      } catch { expectEqual("\(error)", text) }
      #expect(fingers.frames.isEmpty)
    }
    let finger = fingers.finger()
    try finger.down(at: middle, force: 6)
    let before = fingers.frames.count
    #expect(throws: FingerError.self) { try finger.press(force: force, over: 0.1) }
    expectEqual(fingers.frames.count, before)
  }

  @Test("no finger presses harder than the stage's largest force, by its noise or by itself")
  func mostForce() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for most in [0.3333333, 0.5, 2] {
      let stage = TouchStage(showing: view, maximumForce: most)
      let fingers = Fingers(on: stage, noise: FingerNoise(force: 0.2))
      // An average touch is 1, which such a screen may not measure.
      try fingers.tap(at: middle)
      try fingers.forcePress(at: middle, force: most)
      let forces = fingers.frames.flatMap(\.contacts).compactMap(\.force)
      #expect(!forces.isEmpty && forces.allSatisfy { (0...most).contains($0) })
      // Frames have four decimals.
      expectEqual(forces.max(), (most * 10_000).rounded(.down) / 10_000)
    }
  }

  @Test("a distance too short for a flick's velocity says how fast it can be, and so it can")
  func tooFast() throws {
    for rate in [25.0, 60, 120, 240] {
      let fingers = Fingers(on: stage, rate: rate)
      let (start, end) = (CGPoint(x: 100, y: 422), CGPoint(x: 130, y: 422))
      try fingers.flick(from: start, to: end, velocity: 30 * rate)
      #expect(throws: FingerError.self) {
        try fingers.flick(from: start, to: end, velocity: 30.01 * rate)
      }
    }
    expectEqual(
      fingers.error {
        try fingers.flick(from: middle, to: CGPoint(x: 195, y: 432), velocity: 2000)
      },
      "a flick of 10 points can't lift with 2000 points a second: at 120 frames a second it "
        + "takes a velocity of at most 1200, or a longer distance"
    )
    expectEqual(
      fingers.error {
        try fingers.flick(from: middle, to: CGPoint(x: 195, y: 422 + 1.0 / 512), velocity: 20)
      },
      "a flick of 0.002 points can't lift with 20 points a second: at 120 frames a second it "
        + "takes a velocity of at most 0.23, or a longer distance"
    )
  }

  @Test("a drag, an edge swipe, a pinch and a rotation that change nothing say so")
  func nothingChanges() {
    let rest = "it must be more than 0 points; longPress(at:for:) holds still"
    let drag = "the distance of a drag can't be 0: \(rest)"
    expectEqual(fingers.error { try fingers.drag(from: view, to: view) }, drag)
    expectEqual(fingers.error { try fingers.drag(from: middle, by: .zero, fingers: 2) }, drag)
    expectEqual(
      fingers.error { try fingers.edgeSwipe(from: .left, by: 0) },
      "the distance of an edge swipe can't be 0: it must be more than 0 points"
    )
    expectEqual(
      fingers.error { try fingers.pinch(at: view, from: 80, to: 80) },
      "the last distance of a pinch can't be 80: it must be another than the first; "
        + "chord(2, at:) holds two fingers still"
    )
    expectEqual(
      fingers.error { try fingers.rotate(at: view, by: 0) },
      "the angle of a rotation can't be 0: it must be more or less than 0; chord(2, at:) "
        + "holds two fingers still"
    )
    #expect(fingers.frames.isEmpty)
  }

  @Test("a flick without a distance, or one that would take longer than a day, says so")
  func noFlick() {
    expectEqual(
      fingers.error { try fingers.flick(from: middle, to: middle) },
      "the distance of a flick can't be 0: it must be more than 0 points"
    )
    let far = CGPoint(x: 195, y: 522)
    expectEqual(
      fingers.error { try fingers.flick(from: middle, to: far, velocity: 0.0001) },
      "the velocity of a flick can't be 0.0001: it must be enough for 100 points in at most "
        + "86400 seconds"
    )
    expectEqual(
      fingers.error { try fingers.flick(from: middle, to: far, velocity: -0.0001) },
      "the velocity of a flick can't be -0.0001: it must be more than 0 points a second"
    )
  }

  @Test("timelines without a step throw; one beside others that have some may be empty")
  func nothing() throws {
    let text = "the fingers have nothing to do: give a timeline a step, as down(at:)"
    expectEqual(fingers.error { try fingers.perform() }, text)
    expectEqual(fingers.error { try fingers.perform([]) }, text)
    expectEqual(
      fingers.error { try fingers.perform(FingerTimeline(), FingerTimeline { _ in }) },
      text
    )
    expectEqual(fingers.error { try fingers.chord(2, at: view) { _, _ in } }, text)
    try fingers.perform(FingerTimeline(), FingerTimeline { $0.tap(at: view) })
    expectEqual(fingers.frames.count, 2)
  }

  @Test("no time at all is a time")
  func shortest() throws {
    let finger = fingers.finger()
    try finger.down(at: middle)
    try finger.move(to: view, over: 0)
    try finger.wait(0)
    try finger.lift()
  }

  @Test("a rate, a noise or a type that no finger has throws with the first touch")
  func surfaces() {
    for number in [-1, Double.nan, .infinity] {
      let rate = Fingers(on: stage, rate: number)
      let rateText = rate.error { try rate.tap(at: view) }
      expectEqual(rateText?.hasSuffix(": it must be 1 to 1000 frames a second"), true)
      let noise = Fingers(on: stage, noise: FingerNoise(jitter: number))
      let noiseText = noise.error { try noise.wait(1) }
      expectEqual(noiseText?.hasPrefix("the jitter of a noise can't be"), true)
    }
    let indirect = Fingers(on: stage, type: .indirect)
    expectEqual(indirect.error { try indirect.wait(1) }?.hasSuffix(".direct or .pencil"), true)
  }
}
