import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

/// Where a hand that trembles comes to rest.
@MainActor
struct HandDragTests {
  private func fingers(on view: UIView, _ rate: Double, _ seed: UInt64) -> Fingers {
    Fingers(on: TouchStage(showing: view), rate: rate, noise: .human(seed: seed))
  }

  private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test(
    "6.8 a hand's drag lifts at rest, as one without noise does",
    arguments: [25.0, 60, 120, 240],
    1...10 as ClosedRange<UInt64>
  )
  func drags(rate: Double, seed: UInt64) throws {
    let view = UIView(frame: screen)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    var velocities: [CGPoint] = []
    let ear = Ear { if $0.state == .ended { velocities.append(pan.velocity(in: nil)) } }
    pan.addTarget(ear, action: Selector(Ear.heard(_:)))
    let fingers = fingers(on: view, rate, seed)
    for displacement in [CGVector(dx: 60, dy: 0), CGVector(dx: -100, dy: 250)] {
      try fingers.drag(from: view, by: displacement)
      try fingers.wait(0.5)
    }
    try #require(velocities.count == 2)
    for velocity in velocities {
      #expect(velocity.x * velocity.x + velocity.y * velocity.y < 1, "\(velocity)")
    }
  }

  @Test(
    "8.10 what a hand drags on a scroll view stays where it is",
    arguments: [25.0, 60, 120, 240],
    1...10 as ClosedRange<UInt64>
  )
  func scrolls(rate: Double, seed: UInt64) throws {
    let scroll = UIScrollView(frame: screen)
    scroll.contentSize = CGSize(width: 390, height: 5000)
    let fingers = fingers(on: scroll, rate, seed)
    try fingers.drag(from: scroll, by: CGVector(dx: 0, dy: -200))
    let offset = scroll.contentOffset
    try fingers.wait(3)
    expectEqual(scroll.contentOffset, offset)
    #expect(abs(offset.y - 190) < 3)
  }

  @Test("a hand's pinch lifts at rest", arguments: [60.0, 240], 1...5 as ClosedRange<UInt64>)
  func pinches(rate: Double, seed: UInt64) throws {
    let view = UIView(frame: screen)
    view.isMultipleTouchEnabled = true
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    var velocities: [CGFloat] = []
    let ear = Ear { if $0.state == .ended { velocities.append(pinch.velocity) } }
    pinch.addTarget(ear, action: Selector(Ear.heard(_:)))
    try fingers(on: view, rate, seed).pinch(at: view, from: 80, to: 200)
    #expect(velocities.count == 1 && velocities.allSatisfy { abs($0) < 0.02 })
  }

  @Test("a hand trembles until it arrives, and when it touches again")
  func trembles() throws {
    let view = UIView(frame: screen)
    let fingers = fingers(on: view, 120, 3)
    for _ in 0..<2 {
      let count = fingers.frames.count
      try fingers.drag(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 200, dy: 0))
      let heights = fingers.frames[count...].flatMap(\.contacts).map(\.position.y)
      #expect(Set(heights).count > 2)
    }
  }

  @Test(
    "a hand on the screen's last corner touches the screen",
    arguments: 1...40 as ClosedRange<UInt64>
  )
  func corner(seed: UInt64) throws {
    let view = UIView(frame: screen)
    let noise = FingerNoise(seed: seed, tremor: 3, grid: 7)
    let stage = TouchStage(showing: view)
    for noise in [noise, .human(seed: seed)] {
      let fingers = Fingers(on: stage, noise: noise)
      for place in [CGPoint(x: 390, y: 844), CGPoint(x: 388, y: 843), .zero] {
        try fingers.tap(at: place)
      }
      let places = fingers.frames.flatMap(\.contacts).map(\.position)
      #expect(places.allSatisfy { (0..<390).contains($0.x) && (0..<844).contains($0.y) })
    }
  }

  /// Hears actions.
  @MainActor
  private final class Ear: NSObject {
    private let hear: (UIGestureRecognizer) -> Void

    init(_ hear: @escaping (UIGestureRecognizer) -> Void) { self.hear = hear }

    func heard(_ recognizer: UIGestureRecognizer) { hear(recognizer) }
  }
}
