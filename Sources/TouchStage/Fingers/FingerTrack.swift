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
        return finger.isDown ? finger.slide(to: moving.path(min(part, 1)), tick: tick) : nil
      }
      guard let step = steps.popFirst() else { return finger.rest(tick: tick) }
      switch step {
      case .down(let place, let force):
        let point = try place.point()
        if finger.isDown { throw .isDown(finger: finger.number) }
        if let view = place.view {
          try application.checkTouch(on: view, at: point)
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
    case .move(let place, let duration, let motion):
      try finger.checkIsDown(to: "move")
      return try line(from: here, by: place.point() - here, duration, motion)
    case .moveBy(let way, let duration, let motion):
      try finger.checkIsDown(to: "move")
      guard way.dx.isFinite, way.dy.isFinite else { throw .notANumber }
      let way = Vector(dx: Double(way.dx), dy: Double(way.dy))
      return try line(from: here, by: way, duration, motion)
    case .turn(let place, let angle, let duration, let motion):
      try finger.checkIsDown(to: "turn")
      guard angle.isFinite else { throw .notANumber }
      let center = try place.point()
      let radius = here - center
      return Moving(ticks: try ticks(duration, atLeast: 1)) { part in
        center + radius.turned(by: angle * motion.progress(part))
      } force: { _ in
        nil
      }
    case .follow(let duration, let path):
      try finger.checkIsDown(to: "move")
      for part in [0, 0.5, 1] where !path(part).isFinite { throw .notANumber }
      return Moving(ticks: try ticks(duration, atLeast: 1)) { part in
        let point = path(part)
        return Point(x: Double(point.x), y: Double(point.y))
      } force: { _ in
        nil
      }
    case .press(let force, let duration):
      try finger.checkIsDown(to: "press")
      guard let from = finger.force else { throw .noForce }
      guard force.isFinite, force >= 0 else { throw .notANumber }
      return Moving(ticks: try ticks(duration, atLeast: 1)) { _ in
        here
      } force: { part in
        from + (force - from) * FingerMotion.smooth.progress(part)
      }
    case .wait(let duration):
      let ticks = try ticks(duration, atLeast: 0)
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
    by way: Vector,
    _ duration: Double,
    _ motion: FingerMotion
  ) throws(FingerError) -> Moving {
    Moving(ticks: try ticks(duration, atLeast: 1)) { part in
      start + way * motion.progress(part)
    } force: { _ in
      nil
    }
  }

  /// The longest that a step can take, in seconds: a day.
  private static let longest = 86_400.0

  private func ticks(_ duration: Double, atLeast least: Int) throws(FingerError) -> Int {
    guard duration >= 0, duration <= Self.longest else { throw .notANumber }
    return Int((duration * rate).rounded(.toNearestOrEven), within: least...Int(Int32.max))
  }
}

extension Vector {
  /// The vector turned clockwise, as y points down.
  fileprivate func turned(by angle: Double) -> Vector {
    let (sine, cosine) = (ElementaryFunctions.sin(angle), ElementaryFunctions.cos(angle))
    return Vector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
