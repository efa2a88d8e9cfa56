import Expectations
import Testing
import TouchCore
import TouchStage
import UIKit

/// The velocity with which synthetic fingers lift, as recognizers tell it with their default estimators.
@MainActor
struct ReleaseTests {
  /// What a recognizer tells when it ends.
  @MainActor
  private final class Ear: NSObject {
    var values: [GestureValues] = []

    init(_ recognizer: UIGestureRecognizer) {
      super.init()
      recognizer.addTarget(self, action: Selector(Ear.heard(_:)))
    }

    func heard(_ recognizer: UIGestureRecognizer) {
      if recognizer.state == .ended { values.append(GestureValues(of: recognizer)) }
    }
  }

  /// What a recognizer on a view as large as the screen tells at the end of what fingers do.
  private func values(
    of recognizer: UIGestureRecognizer,
    at rate: Double,
    _ touch: (Fingers, UIView) throws -> Void
  ) throws -> [GestureValues] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(recognizer)
    let ear = Ear(recognizer)
    try touch(Fingers(on: TouchStage(showing: view), rate: rate), view)
    return ear.values
  }

  private func panVelocity(
    at rate: Double,
    _ touch: (Fingers, UIView) throws -> Void
  ) throws -> Vector {
    let values = try values(of: UIPanGestureRecognizer(), at: rate, touch)
    try #require(values.count == 1)
    guard case .pan(_, let velocity) = values[0] else { return .zero }
    return velocity
  }

  /// The largest speed that counts as rest, in points a second.
  private let rest = 1.0

  @Test(
    "6.8 a drag lifts at rest, whatever the device's rate, the displacement and its time",
    arguments: [25.0, 60, 120, 240]
  )
  func drags(rate: Double) throws {
    let displacements: [(Double, Double)] = [(60, 0), (-180, 0), (0, -400), (150, 150), (11, 0)]
    for (x, y) in displacements {
      for time in [0.1, 0.2, 0.5, 1] {
        for fingers in 1...2 {
          let velocity = try panVelocity(at: rate) { hand, view in
            try hand.drag(from: view, by: CGVector(dx: x, dy: y), over: time, fingers: fingers)
          }
          #expect(velocity.length < rest, "(\(x), \(y)) in \(time) s with \(fingers)")
        }
      }
    }
  }

  @Test("6.8 an edge swipe lifts at rest", arguments: [25.0, 60, 120, 240])
  func edgeSwipes(rate: Double) throws {
    for edge in [UIRectEdge.left, .right, .top, .bottom] {
      let velocity = try panVelocity(at: rate) { hand, _ in try hand.edgeSwipe(from: edge) }
      #expect(velocity.length < rest)
    }
  }

  @Test("6.13 a pinch and a rotation lift at rest", arguments: [25.0, 60, 120, 240])
  func twoFingers(rate: Double) throws {
    for time in [0.1, 0.2, 0.5] {
      for (from, to) in [(60.0, 200.0), (200, 60)] {
        let values = try values(of: UIPinchGestureRecognizer(), at: rate) { hand, view in
          try hand.pinch(at: view, from: from, to: to, over: time)
        }
        try #require(values.count == 1)
        guard case .pinch(let scale, let velocity) = values[0] else { continue }
        #expect(abs(velocity) < 0.02, "\(from) to \(to) in \(time) s: \(velocity)")
        #expect(from < to ? scale > 2 : scale < 0.5)
      }
      for angle in [1.0, -0.5] {
        let values = try values(of: UIRotationGestureRecognizer(), at: rate) { hand, view in
          try hand.rotate(at: view, by: angle, over: time)
        }
        try #require(values.count == 1)
        guard case .rotation(_, let velocity) = values[0] else { continue }
        #expect(abs(velocity) < 0.02, "\(angle) in \(time) s: \(velocity)")
      }
    }
  }

  @Test("fingers end where they were told to go, to a ten thousandth of a point")
  func ends() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let fingers = Fingers(on: TouchStage(showing: view), rate: 60)
    try fingers.drag(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 70, dy: 30))
    expectEqual(fingers.frames.last?.contacts.map(\.position), [Point(x: 170, y: 230)])
    try fingers.flick(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 170, y: 230))
    expectEqual(fingers.frames.last?.contacts.map(\.position), [Point(x: 170, y: 230)])
    try fingers.pinch(at: view, from: 60, to: 201)
    expectEqual(
      fingers.frames.last?.contacts.map(\.position),
      [
        Point(x: 94.5, y: 422), Point(x: 295.5, y: 422),
      ]
    )
  }

  // MARK: Flicks

  @Test(
    "6.8 a flick lifts with the velocity that is asked for, to a thousandth, in every direction",
    arguments: [25.0, 60, 120, 240]
  )
  func flicks(rate: Double) throws {
    let displacements: [(Double, Double)] = [
      (180, 0), (-180, 0), (0, 300), (0, -340), (120, 90), (-150, 200), (33, 0),
    ]
    var tried = 0
    for velocity in [200.0, 500, 1000, 1500, 2500, 4000, 5000, 8000] {
      for (x, y) in displacements {
        let displacement = Vector(dx: x, dy: y)
        // A shorter travel is no flick of that velocity: the surface would measure it in one frame.
        if displacement.length < velocity / rate { continue }
        let found = try panVelocity(at: rate) { hand, _ in
          try hand.flick(
            from: CGPoint(x: 195, y: 422),
            to: CGPoint(x: 195 + x, y: 422 + y),
            velocity: velocity
          )
        }
        let asked = displacement * (velocity / displacement.length)
        #expect((found - asked).length < velocity / 1000, "(\(x), \(y)) at \(velocity): \(found)")
        tried += 1
      }
    }
    #expect(tried >= 38)
  }

  /// The travels between the frames of a flick, and the longest pause, in frames.
  private func steps(of length: Double, _ velocity: Double) throws -> ([Double], pause: Double) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let fingers = Fingers(on: TouchStage(showing: view), rate: 100)
    try fingers.flick(
      from: CGPoint(x: 10, y: 400),
      to: CGPoint(x: 10 + length, y: 400),
      velocity: velocity
    )
    let places = fingers.frames.flatMap(\.contacts).map(\.position.x)
    let times = fingers.frames.map(\.time.seconds)
    return (
      zip(places.dropFirst(), places).map { ($0 - $1).rounded(3) },
      zip(times.dropFirst(), times).map { (($0 - $1) * 100).rounded(3) }.max() ?? 0
    )
  }

  @Test(
    "a flick with room speeds up in each frame up to the last three; one with less rests before"
  )
  func shapes() throws {
    let (travels, pause) = try steps(of: 200, 1000)
    expectEqual(pause, 1)
    // The lift comes a frame behind the last move.
    expectEqual(Array(travels.suffix(4)), [10, 10, 10, 0])
    let before = Array(travels.dropLast(4))
    #expect(before == before.sorted() && before.count == 34)
    #expect(before.allSatisfy { $0 < 10.001 } && abs(before.reduce(0, +) - 170) < 0.01)

    let short = try steps(of: 45, 2000)
    #expect(short.0 == [5, 20, 20, 0] && short.pause == 7)
    let whole = try steps(of: 40, 2000)
    #expect(whole.0 == [20, 20, 0] && whole.pause == 1)
  }
}

extension Double {
  fileprivate func rounded(_ decimals: Int) -> Double {
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    return (self * unit).rounded() / unit
  }
}
