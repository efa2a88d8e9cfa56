import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

/// The figures of synthetic fingers, measured by the view that they touch.
@MainActor
struct FingerFigureTests {
  /// A view as large as the screen that keeps its touches' samples.
  private final class Screen: UIView {
    var samples: [(phase: UITouch.Phase, time: TimeInterval, at: CGPoint, radius: CGFloat)] = []

    private func keep(_ touches: Set<UITouch>, _ event: UIEvent?) {
      for touch in touches.flatMap({ event?.coalescedTouches(for: $0) ?? [$0] }) {
        samples.append((touch.phase, touch.timestamp, touch.location(in: nil), touch.majorRadius))
      }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      keep(touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      keep(touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      keep(touches, event)
    }

    /// The times of a phase, in milliseconds.
    func times(_ phase: UITouch.Phase) -> [Int] {
      samples.filter { $0.phase == phase }.map { Int(($0.time * 1000).rounded()) }
    }
  }

  private let screen = Screen(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func fingers(noise: FingerNoise = .none) -> Fingers {
    Fingers(on: TouchStage(showing: screen), rate: 1000, noise: noise)
  }

  @Test("a tap lasts 80 ms, and 100 ms lie between the taps of a double tap")
  func taps() throws {
    try fingers().doubleTap(at: CGPoint(x: 100, y: 100))
    let (began, ended) = (screen.times(.began), screen.times(.ended))
    try #require(began.count == 2 && ended.count == 2)
    expectEqual(ended[0] - began[0], 80)
    expectEqual(began[1] - ended[0], 100)
    expectEqual(ended[1] - began[1], 80)
    #expect(screen.samples.allSatisfy { $0.radius == 8 })
  }

  @Test("a finger that drags rests 60 ms before its last movement, and 60 ms before it lifts")
  func rests() throws {
    try fingers().drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), over: 0.2)
    let (moved, ended) = (screen.times(.moved), screen.times(.ended))
    try #require(moved.count > 10)
    let last = try #require(moved.last)
    try expectEqual(#require(ended.first) - last, 60)
    expectEqual(last - moved[moved.count - 2], 61)
  }

  @Test(
    "what a finger has left of its travel while it rests is 0.04 points; of a turn on an arc of 64"
  )
  func settling() throws {
    try fingers().drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), over: 0.2)
    let moved = screen.samples.filter { $0.phase == .moved }
    try #require(moved.count > 10)
    #expect((moved[moved.count - 2].at.x - 199.96).magnitude < 1e-9)
    expectEqual(moved[moved.count - 1].at.x, 200)
    screen.samples = []
    screen.isMultipleTouchEnabled = true
    // A quarter turn of 200 points: what is left of it is 0.04 / 64 radians.
    try fingers().rotate(at: CGPoint(x: 195, y: 422), by: .pi / 2, over: 0.5)
    let turned = screen.samples.filter { $0.phase == .moved && $0.at.y > 422 }
    try #require(turned.count > 10)
    let before = turned[turned.count - 2].at
    let angle =
      Double.pi / 2 - ElementaryFunctions.atan2(Double(before.y) - 422, Double(before.x) - 195)
    #expect((angle.magnitude - 0.04 / 64).magnitude < 1e-7, "\(angle) \(before)")
  }

  @Test("a finger that trembles at the screen's end stays 0.01 points before it")
  func end() throws {
    let trembling = fingers(noise: FingerNoise(seed: 4, tremor: 3))
    let finger = trembling.finger()
    try finger.down(at: CGPoint(x: 389.5, y: 843.5))
    try finger.wait(0.5)
    try finger.lift()
    expectEqual(screen.samples.map(\.at.x).max(), 389.99)
    expectEqual(screen.samples.map(\.at.y).max(), 843.99)
  }
}
