import Expectations
import Testing
import TouchCore
import TouchRecording
import TouchStage
import UIKit

/// Fingers at once, and their frames.
@MainActor
struct ChoreographyTests {
  private func makeStage() -> TouchStage {
    TouchStage(showing: UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
  }

  private func line(_ frame: TouchFrame) -> String {
    let contacts = frame.contacts.map { contact in
      "\(contact.id.rawValue) \(contact.phase) \(contact.position.x)"
    }
    return "\(frame.time.nanoseconds / 1_000_000): " + contacts.joined(separator: ", ")
  }

  @Test("each finger has its own timeline; what happens at the same time is one frame")
  func merging() throws {
    let fingers = Fingers(on: makeStage(), rate: 100)
    try fingers.perform(
      FingerTimeline {
        $0.down(at: CGPoint(x: 10, y: 50))
        $0.move(to: CGPoint(x: 30, y: 50), over: 0.02, .linear)
        $0.wait(0.02)
        $0.lift()
      },
      FingerTimeline {
        $0.wait(0.02)
        $0.down(at: CGPoint(x: 100, y: 50))
        $0.lift()
      }
    )
    expectEqual(
      fingers.frames.map(line),
      [
        "0: 1 began 10.0", "10: 1 moved 20.0", "20: 1 moved 30.0, 2 began 100.0",
        "30: 2 ended 100.0",
        "40: 1 ended 30.0",
      ]
    )
  }

  @Test(
    "where something else moved the clock, fingers go on with the next frame behind it",
    arguments: [(0.0, 0), (0.105, 110), (0.11, 120), (0.1199, 120)]
  )
  func movedClock(now: Double, next: Int64) throws {
    let stage = makeStage()
    let fingers = Fingers(on: stage, rate: 100)
    if now > 0 { stage.application.advance(to: .seconds(now)) }
    try fingers.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(fingers.frames.first?.time, TouchTime(nanoseconds: next * 1_000_000))
  }

  @Test("a pause is as long as it says, between calls and in a timeline")
  func pauses() throws {
    let fingers = Fingers(on: makeStage(), rate: 100)
    let finger = fingers.finger()
    try finger.down(at: CGPoint(x: 10, y: 10))
    try finger.wait(0.5)
    try finger.lift()
    try fingers.wait(0.35)
    try fingers.longPress(at: CGPoint(x: 10, y: 10), for: 0.08)
    try fingers.longPress(at: CGPoint(x: 10, y: 10), for: 0.08)
    let times = fingers.frames.map { $0.time.nanoseconds / 1_000_000 }
    // The last tap lands in the frame behind the lift of the one before.
    expectEqual(times, [0, 500, 850, 930, 940, 1020])
  }

  @Test(
    "frames come at the device's rate, and the clock stands at the last",
    arguments: [
      25.0, 60, 120, 240,
    ]
  )
  func rates(rate: Double) throws {
    let stage = makeStage()
    let fingers = Fingers(on: stage, rate: rate)
    let finger = fingers.finger()
    try finger.down(at: CGPoint(x: 10, y: 10))
    try finger.move(to: CGPoint(x: 200, y: 10), over: 0.4)
    try finger.lift()
    let times = fingers.frames.map(\.time.seconds)
    // Down, as many moves as fit into the time, and the lift.
    expectEqual(times.count, Int(0.4 * rate) + 2)
    for (tick, time) in times.enumerated() { #expect(abs(time - Double(tick) / rate) < 1e-6) }
    expectEqual(stage.application.now, fingers.frames.last?.time)
  }

  @Test(
    "a finger stays down between calls while others touch, and two lists of fingers go together"
  )
  func staying() throws {
    let stage = makeStage()
    let (left, right) = (Fingers(on: stage), Fingers(on: stage, rate: 60))
    let thumb = left.finger()
    try thumb.down(at: CGPoint(x: 10, y: 10))
    try right.tap(at: CGPoint(x: 100, y: 100))
    #expect(thumb.isDown)
    try thumb.move(to: CGPoint(x: 20, y: 10), over: 0.1)
    try thumb.lift()
    let frames = (left.frames + right.frames).sorted { $0.time < $1.time }
    expectEqual(Set(frames.flatMap { $0.contacts.map(\.id.rawValue) }), [1, 2])
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test("a view is looked for when the finger gets there, after what was due before")
  func moving() throws {
    let stage = makeStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.rootViewController?.view.addSubview(view)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    UIKit.Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      view.frame.origin.x = 300
    }
    let fingers = Fingers(on: stage)
    try fingers.perform(
      FingerTimeline {
        $0.tap(at: view)
        $0.wait(0.6)
        $0.tap(at: view)
      }
    )
    expectEqual(
      stage.gestures,
      [.tap(at: CGPoint(x: 25, y: 25)), .tap(at: CGPoint(x: 325, y: 25))]
    )
  }

  @Test("fingers touch any window of the stage, wherever it is")
  func windows() throws {
    let stage = makeStage()
    let window = UIWindow(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    window.windowLevel = .alert
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    window.addSubview(view)
    window.isHidden = false
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    let fingers = Fingers(on: stage)
    try fingers.tap(at: view)
    expectEqual(fingers.frames.first?.contacts.first?.position, Point(x: 170, y: 270))
    expectEqual(stage.gestures.map(\.name), ["tap"])
  }

  @Test("a recording of the fingers replays to the same transcript")
  func replay() throws {
    let noise = FingerNoise.human(seed: 4)
    func entries(_ play: (TouchStage) throws -> Void) rethrows -> [TranscriptEntry] {
      let controller = UIViewController()
      controller.view.addGestureRecognizer(UIPanGestureRecognizer())
      let stage = TouchStage(scene: controller, size: CGSize(width: 390, height: 844))
      var entries: [TranscriptEntry] = []
      stage.probe { if case .action(let entry) = $0 { entries.append(entry) } }
      try play(stage)
      return entries
    }
    var frames: [TouchFrame] = []
    let first = try entries { stage in
      let fingers = Fingers(on: stage, noise: noise)
      try fingers.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200, y: 10))
      frames = fingers.frames
    }
    let second = entries { stage in for frame in frames { stage.play(frame) } }
    expectEqual(first, second)
    expectEqual(first.last?.state, .ended)
  }
}

/// Human noise.
@MainActor
struct FingerNoiseTests {
  private func frames(_ noise: FingerNoise, rate: Double = 120) throws -> [TouchFrame] {
    let stage = TouchStage(showing: UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    let fingers = Fingers(on: stage, rate: rate, noise: noise)
    try fingers.longPress(at: CGPoint(x: 100, y: 100), for: 1)
    return fingers.frames
  }

  private func positions(_ noise: FingerNoise) throws -> [Point] {
    try frames(noise).flatMap(\.contacts).map(\.position)
  }

  @Test("the same seed gives the same frames, another one others")
  func seeds() throws {
    try expectEqual(frames(.human(seed: 1)), frames(.human(seed: 1)))
    #expect(try frames(.human(seed: 1)) != frames(.human(seed: 2)))
  }

  @Test("exact fingers report nothing while they rest, trembling ones do")
  func resting() throws {
    try expectEqual(frames(.none).count, 2)
    #expect(try frames(FingerNoise(tremor: 0.5)).count > 60)
  }

  @Test("a tremor stays within its measure, and goes as slowly as a hand's")
  func tremor() throws {
    let points = try positions(FingerNoise(seed: 3, tremor: 0.5))
    #expect(points.allSatisfy { abs($0.x - 100) <= 0.5001 && abs($0.y - 100) <= 0.5001 })
    #expect(points.contains { abs($0.x - 100) > 0.45 })
    // Nine times a second, there and back.
    let signs = points.map { $0.x > 100 }
    let turns = zip(signs, signs.dropFirst()).filter { $0 != $1 }.count
    #expect((17...19).contains(turns))
  }

  @Test("jitter spreads samples by its measure")
  func jitter() throws {
    let points = try positions(FingerNoise(seed: 3, jitter: 0.2))
    let mean = points.map { ($0.x - 100) * ($0.x - 100) }.reduce(0, +) / Double(points.count)
    #expect((0.15...0.25).contains(mean.squareRoot()))
  }

  @Test("a finger rolls while it lands and as it lifts, and rests between")
  func roll() throws {
    let points = try positions(FingerNoise(seed: 3, roll: 2))
    let first = try #require(points.first)
    #expect(first.distance(to: Point(x: 100, y: 100)) > 0.2)
    expectEqual(points.dropLast().last, Point(x: 100, y: 100))
    #expect(points.last != Point(x: 100, y: 100))
    // Rolling lasts 40 ms: five frames, then nothing until the lift.
    expectEqual(points.count, 7)
  }

  @Test("a finger that touches again rolls again")
  func rollAgain() throws {
    let stage = TouchStage(showing: UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    let fingers = Fingers(on: stage, rate: 120, noise: FingerNoise(seed: 3, roll: 2))
    let finger = fingers.finger()
    for _ in 0..<3 {
      try finger.down(at: CGPoint(x: 100, y: 100))
      try finger.wait(1)
      try finger.lift()
      try fingers.wait(0.5)
    }
    let contacts = Dictionary(grouping: fingers.frames.flatMap(\.contacts), by: \.id)
    let touches = contacts.values.flatMap { $0.split { $0.phase == .ended } }
    expectEqual(touches.map(\.count), [6, 6, 6])
    for points in touches.map({ $0.map(\.position) }) {
      #expect(points.first != points.last)
      expectEqual(points.last, Point(x: 100, y: 100))
    }
  }

  @Test(
    "a surface reports no movement nearer to the landing than its hold, and every one from there on"
  )
  func hold() throws {
    func places(_ distance: Double) throws -> [Double] {
      let stage = TouchStage(showing: UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
      let fingers = Fingers(on: stage, rate: 100, noise: FingerNoise(hold: 1.25))
      let finger = fingers.finger()
      try finger.down(at: CGPoint(x: 100, y: 100))
      for x in [100 + distance, 100.5, 100.1] {
        try finger.move(to: CGPoint(x: x, y: 100), over: 0)
      }
      try finger.lift()
      return fingers.frames.flatMap(\.contacts).map(\.position.x)
    }
    try expectEqual(places(1.24), [100, 100.1])
    try expectEqual(places(1.25), [100, 101.25, 100.5, 100.1, 100.1])
  }

  /// How many of 400 swipes of 150 points, in all directions, are recognized.
  private func swipes(_ change: (inout FingerNoise) -> Void) throws -> Int {
    let directions: [(UISwipeGestureRecognizer.Direction, CGVector)] = [
      (.right, CGVector(dx: 150, dy: 0)), (.left, CGVector(dx: -150, dy: 0)),
      (.down, CGVector(dx: 0, dy: 150)), (.up, CGVector(dx: 0, dy: -150)),
    ]
    var count = 0
    for seed in 1...100 as ClosedRange<UInt64> {
      for (direction, displacement) in directions {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        view.addGestureRecognizer(swipe)
        let stage = TouchStage(showing: view)
        var noise = FingerNoise.human(seed: seed)
        change(&noise)
        let fingers = Fingers(on: stage, rate: seed % 2 == 0 ? 60 : 120, noise: noise)
        try fingers.drag(from: view, by: displacement, over: 0.3)
        count += stage.gestures.count
      }
    }
    return count
  }

  @Test(
    "a hand's swipes are swipes; without the surface's hold many begin backwards, which is none"
  )
  func handsSwipe() throws {
    try expectEqual(swipes { _ in }, 400)
    #expect(try swipes { $0.hold = 0 } < 360)
  }

  @Test("a hand's contacts seldom move in their first 40 ms, and lift 0.6 points away")
  func handsLand() throws {
    var (moved, lifts): (Int, [Double]) = (0, [])
    for seed in 1...200 as ClosedRange<UInt64> {
      let contacts = try frames(.human(seed: seed), rate: 120).flatMap { frame in
        frame.contacts.map { (frame.time, $0.position) }
      }
      let first = try #require(contacts.first)
      let early = contacts.filter { ($0.0 - first.0).seconds <= 0.04 }
      if early.contains(where: { $0.1.distance(to: first.1) > 0.56 }) { moved += 1 }
      let last = contacts.suffix(2).map(\.1)
      lifts.append(last[0].distance(to: last[1]))
    }
    // Hands: 5 % and 0.62.
    #expect(moved <= 10)
    #expect((0.5...0.75).contains(lifts.sorted()[100]))
  }

  @Test("coordinates are multiples of the grid")
  func grid() throws {
    let points = try positions(FingerNoise(seed: 3, jitter: 2, grid: 0.5))
    #expect(points.allSatisfy { ($0.x * 2).rounded() == $0.x * 2 })
    #expect(Set(points.map(\.x)).count > 3)
  }

  @Test(
    "a finger on the screen's edge that trembles stays on the screen",
    arguments: 1...40 as ClosedRange<UInt64>
  )
  func edges(seed: UInt64) throws {
    let stage = TouchStage(showing: UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = seed % 2 == 0 ? .left : .right
    stage.window.addGestureRecognizer(pan)
    let fingers = Fingers(on: stage, rate: 60, noise: .human(seed: seed))
    try fingers.edgeSwipe(from: pan.edges)
    expectEqual(stage.gestures.map(\.name), ["edgePan"])
    let places = fingers.frames.flatMap(\.contacts).map(\.position)
    #expect(places.allSatisfy { (0..<390).contains($0.x) && (0..<844).contains($0.y) })
  }

  @Test("noisy gestures are still those gestures")
  func gestures() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.addGestureRecognizer(UITapGestureRecognizer())
      view.addGestureRecognizer(UIPanGestureRecognizer())
      let stage = TouchStage(showing: view)
      let fingers = Fingers(on: stage, rate: 60, noise: .human(seed: seed))
      try fingers.tap(at: view)
      try fingers.wait(0.5)
      try fingers.drag(from: view, by: CGVector(dx: 80, dy: 0))
      expectEqual(stage.gestures.map(\.name), ["tap", "pan"])
    }
  }
}
