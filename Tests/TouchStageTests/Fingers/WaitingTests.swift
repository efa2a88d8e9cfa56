import Expectations
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// How much time passes while synthetic fingers wait, rest and move.
@MainActor
struct WaitingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func makeFingers(
    rate: Double = 120,
    noise: FingerNoise = .none,
    _ recognizers: UIGestureRecognizer...
  ) -> Fingers {
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    return Fingers(on: TouchStage(showing: view), rate: rate, noise: noise)
  }

  private let place = CGPoint(x: 100, y: 100)

  @Test(
    "waits pass exactly their time, however short they are and whatever the device's rate",
    arguments: [25.0, 60, 90, 120, 240],
    [0.25, 0.1, 0.01, 0.004, 0.002]
  )
  func exact(rate: Double, wait: Double) throws {
    for isDown in [false, true] {
      let fingers = makeFingers(rate: rate)
      let finger = fingers.finger()
      if isDown { try finger.down(at: place) }
      let begin = fingers.stage.application.now
      let count = Int((1 / wait).rounded())
      for _ in 0..<count { try fingers.wait(wait) }
      #expect(abs((fingers.stage.application.now - begin).seconds - Double(count) * wait) < 1e-6)
      if isDown { try finger.lift() }
    }
  }

  @Test("an animation that is waited for in small steps ends")
  func animation() throws {
    let fingers = makeFingers()
    var isDone = false
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0.5
    } completion: { _ in
      isDone = true
    }
    var count = 0
    while !isDone, count < 1000 {
      try fingers.wait(0.002)
      count += 1
    }
    expectEqual(count, 150)
  }

  @Test("what is due happens within the wait that reaches it")
  func due() throws {
    let fingers = makeFingers(rate: 25)
    var fired: [TouchTime] = []
    UIKit.Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { [stage = fingers.stage] _ in
      MainActor.assumeIsolated { fired.append(stage.application.now) }
    }
    try fingers.wait(0.299)
    #expect(fired.isEmpty)
    try fingers.wait(0.002)
    expectEqual(fired, [.seconds(0.3)])
  }

  @Test(
    "a finger rests at least as long as it is told, and less than a frame longer",
    arguments: [25.0, 60, 90, 120, 240],
    [0.08, 0.5, 0.51, 0.75]
  )
  func rests(rate: Double, time: Double) throws {
    let fingers = makeFingers(rate: rate)
    try fingers.longPress(at: place, for: time)
    let finger = fingers.finger()
    try finger.down(at: place)
    try finger.wait(time)
    try finger.lift()
    let times = fingers.frames.map(\.time.seconds)
    try #require(times.count == 4)
    for rested in [times[1] - times[0], times[3] - times[2]] {
      #expect(rested > time - 2e-6 && rested < time + 1 / rate)
    }
  }

  @Test(
    "a press for as long as a long press takes is one, at every rate",
    arguments: [25.0, 30, 240]
  )
  func press(rate: Double) throws {
    let press = UILongPressGestureRecognizer()
    let fingers = makeFingers(rate: rate, press)
    try fingers.longPress(at: place, for: 0.5)
    expectEqual(
      fingers.stage.gestures.map(\.name),
      ["longPress"],
      "\(fingers.stage.explain(press))"
    )
  }

  @Test("what the waits of a timeline leave of a frame isn't lost")
  func timeline() throws {
    let fingers = makeFingers()
    try fingers.perform(
      FingerTimeline { timeline in
        for _ in 0..<100 { timeline.wait(0.004) }
        timeline.down(at: place)
        for _ in 0..<250 { timeline.wait(0.002) }
        timeline.lift()
      }
    )
    expectEqual(fingers.frames.map(\.time), [.seconds(0.4), .seconds(0.9)])
  }

  @Test("movements take whole frames, and what they leave of one is made up for by the next")
  func moves() throws {
    for isOneTimeline in [true, false] {
      let fingers = makeFingers(rate: 25)
      let finger = fingers.finger()
      try finger.down(at: place)
      if isOneTimeline {
        try fingers.perform(
          FingerTimeline { timeline in
            timeline.down(at: CGPoint(x: 10, y: 10))
            for _ in 0..<10 { timeline.move(by: CGVector(dx: 10, dy: 0), over: 0.1) }
          }
        )
      } else {
        for _ in 0..<10 { try finger.move(by: CGVector(dx: 10, dy: 0), over: 0.1) }
      }
      let last = try #require(fingers.frames.last)
      #expect(abs(last.time.seconds - (isOneTimeline ? 1.04 : 1)) < 1e-9)
      expectEqual(fingers.frames.count, (isOneTimeline ? 27 : 26))
    }
  }

  @Test("a trembling finger is measured in every frame while fingers wait, once")
  func trembling() throws {
    let fingers = makeFingers(rate: 100, noise: FingerNoise(seed: 1, jitter: 1))
    let finger = fingers.finger()
    try finger.down(at: place)
    for _ in 0..<100 { try fingers.wait(0.004) }
    try finger.lift()
    let times = fingers.frames.map { $0.time.nanoseconds / 1_000_000 }
    expectEqual(times, (0...40).map { $0 * 10 })
  }

  @Test("a gesture behind a wait begins with the first frame that isn't earlier")
  func next() throws {
    let fingers = makeFingers(rate: 100)
    try fingers.wait(0.05)
    try fingers.tap(at: place)
    try fingers.wait(0.001)
    try fingers.tap(at: place)
    let times = fingers.frames.map { $0.time.nanoseconds / 1_000_000 }
    expectEqual(times, [50, 130, 140, 220])
  }
}
