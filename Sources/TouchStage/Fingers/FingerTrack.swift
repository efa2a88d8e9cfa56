import TouchCore
import UIKit

/// A finger's timeline while it is played, tick by tick.
@MainActor
struct FingerTrack {
  let finger: Finger
  private let application: UIApplication
  private let rate: Double
  private var steps: ArraySlice<FingerTimeline.Step>
  /// The tick at which the last step was over.
  private var cursor: Int
  private var moving: Moving?

  /// A step that goes on.
  private struct Moving {
    var ticks: Int
    var isPause = false
    var path: (Double) -> Point
    var force: (Double) -> Double?
  }

  init(
    _ finger: Finger,
    _ timeline: FingerTimeline,
    on application: UIApplication,
    from tick: Int
  ) {
    self.finger = finger
    self.application = application
    rate = finger.surface.rate
    steps = timeline.steps[...]
    cursor = tick
  }

  /// Whether every step is over.
  var isOver: Bool { moving == nil && steps.isEmpty }

  /// What the surface reports of the finger at a tick; nil for nothing.
  mutating func contact(at tick: Int) throws(FingerError) -> Contact? {
    while true {
      if let moving {
        if moving.isPause, tick - cursor >= moving.ticks {
          // A finger that waited lands or lifts when its time is over, and not a frame later.
          cursor = tick
          self.moving = nil
          switch steps.first {
          case .down, .lift: continue
          default: return finger.rest(tick: tick)
          }
        }
        let part = Double(tick - cursor) / Double(moving.ticks)
        if part >= 1 {
          cursor = tick
          self.moving = nil
        }
        if let force = moving.force(min(part, 1)) { finger.press(force) }
        guard finger.isDown else { return nil }
        let point = moving.path(min(part, 1))
        try FingerLocation.check(CGPoint(x: point.x, y: point.y))
        return finger.slide(to: point, tick: tick)
      }
      guard let step = steps.popFirst() else { return finger.rest(tick: tick) }
      switch step {
      case .down(let location, let force):
        let point = try location.point()
        if finger.isDown { throw .isDown(finger: finger.number) }
        if let view = location.view {
          try application.checkTouch(on: view, at: point)
        } else {
          try application.checkLanding(at: point)
        }
        cursor = tick
        return try finger.land(at: point, force: force, tick: tick)
      case .lift:
        try finger.checkIsDown(to: "lift")
        cursor = tick
        return finger.rise(tick: tick)
      default: moving = try begin(step)
      }
    }
  }

  /// Begins a step that takes time; nil where it takes none.
  private func begin(_ step: FingerTimeline.Step) throws(FingerError) -> Moving? {
    let here = Point(x: Double(finger.location.x), y: Double(finger.location.y))
    switch step {
    case .move(let location, let duration, let motion):
      try finger.checkIsDown(to: "move")
      return try line(from: here, by: location.point() - here, duration, motion)
    case .moveBy(let displacement, let duration, let motion):
      try finger.checkIsDown(to: "move")
      let displacement = Vector(dx: Double(displacement.dx), dy: Double(displacement.dy))
      return line(from: here, by: displacement, duration, motion)
    case .turn(let location, let angle, let duration, let motion):
      try finger.checkIsDown(to: "turn")
      let center = try location.point()
      let radius = here - center
      return Moving(ticks: ticks(duration, atLeast: 1)) { part in
        center + radius.turned(by: angle * motion.progress(part))
      } force: { _ in
        nil
      }
    case .follow(let duration, let path):
      try finger.checkIsDown(to: "move")
      return Moving(ticks: ticks(duration, atLeast: 1)) { part in
        let point = path(part)
        return Point(x: Double(point.x), y: Double(point.y))
      } force: { _ in
        nil
      }
    case .press(let force, let duration):
      try finger.checkIsDown(to: "press")
      guard let from = finger.force else { throw .noForce }
      return Moving(ticks: ticks(duration, atLeast: 1)) { _ in
        here
      } force: { part in
        from + (force - from) * FingerMotion.smooth.progress(part)
      }
    case .wait(let duration):
      let ticks = ticks(duration, atLeast: 0)
      if ticks == 0 { return nil }
      return Moving(ticks: ticks, isPause: true) { _ in
        here
      } force: { _ in
        nil
      }
    case .down, .lift: return nil
    }
  }

  private func line(
    from start: Point,
    by displacement: Vector,
    _ duration: Double,
    _ motion: FingerMotion
  ) -> Moving {
    Moving(ticks: ticks(duration, atLeast: 1)) { part in
      start + displacement * motion.progress(part)
    } force: { _ in
      nil
    }
  }

  /// The frames that a time takes; the timeline was checked.
  private func ticks(_ duration: Double, atLeast least: Int) -> Int {
    Int((duration * rate).rounded(.toNearestOrEven), within: least...Int(Int32.max))
  }
}

extension Vector {
  /// The vector turned clockwise, as y points down.
  fileprivate func turned(by angle: Double) -> Vector {
    let (sine, cosine) = (ElementaryFunctions.sin(angle), ElementaryFunctions.cos(angle))
    return Vector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
  }
}
