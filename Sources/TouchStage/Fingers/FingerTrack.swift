import TouchCore
import UIKit

/// A finger's timeline while it is played, frame by frame.
///
/// A pause is over when its time is, also between two frames, and the pauses of a row add up exactly. What follows
/// happens with the first frame that isn't earlier, so that a finger rests at least as long as it was told. A movement
/// takes whole frames; what it takes more or less than it was told is made up for by the next one.
@MainActor
struct FingerTrack {
  let finger: Finger
  private let application: UIApplication
  private let rate: Double
  private var steps: ArraySlice<FingerTimeline.Step>
  /// When the last step is over, in frames.
  private(set) var position: Double
  /// The frame with which the last step was over.
  private var lastTick: Int
  private var moving: Moving?

  /// What counts as the same moment, in frames.
  static let rounding = 1e-6

  /// A step that goes on.
  private struct Moving {
    var ticks = 0
    var path: (Double) -> Point
    var force: (Double) -> Double? = { _ in nil }
  }

  /// Begins a timeline at a moment, in frames, behind the last frame that the surface reported.
  init(
    _ finger: Finger,
    _ timeline: FingerTimeline,
    on application: UIApplication,
    from position: Double,
    behind lastTick: Int
  ) {
    self.finger = finger
    self.application = application
    rate = finger.surface.rate
    steps = timeline.steps[...]
    self.position = position
    self.lastTick = max(lastTick, Self.tick(before: position))
    takePauses()
  }

  /// Whether nothing is left to do but to wait.
  var isOver: Bool { moving == nil && steps.isEmpty }

  /// The last frame that isn't later than a moment.
  static func tick(before position: Double) -> Int {
    Int((position + rounding).rounded(.down), within: 0...Int(Int32.max))
  }

  /// The first frame that isn't earlier than a moment.
  static func tick(behind position: Double) -> Int {
    Int((position - rounding).rounded(.up), within: 0...Int(Int32.max))
  }

  /// What the surface reports of the finger with a frame; nil for nothing.
  mutating func contact(at tick: Int) throws(FingerError) -> Contact? {
    if moving == nil {
      guard let step = steps.first, isDue(step, at: tick) else { return finger.rest(tick: tick) }
      steps.removeFirst()
      switch step {
      case .down(let location, let force):
        let contact = try land(at: location, force: force, tick)
        stop(at: tick)
        return contact
      case .lift:
        try finger.checkIsDown(to: "lift")
        stop(at: tick)
        return finger.rise(tick: tick)
      default: moving = try begin(step)
      }
    }
    guard let moving else { return finger.rest(tick: tick) }
    let part = min(Double(tick - lastTick) / Double(moving.ticks), 1)
    defer {
      if part == 1 {
        self.moving = nil
        lastTick = tick
        takePauses()
      }
    }
    if let force = moving.force(part) { finger.press(force) }
    guard finger.isDown else { return nil }
    let point = moving.path(part)
    try FingerLocation.check(CGPoint(x: point.x, y: point.y))
    return finger.slide(to: point, tick: tick)
  }

  /// Whether a step's time has come: a finger lands or lifts when it has waited, and has moved a frame later.
  private func isDue(_ step: FingerTimeline.Step, at tick: Int) -> Bool {
    switch step {
    case .down, .lift: tick >= Self.tick(behind: position)
    default: tick > Self.tick(before: position)
    }
  }

  private func land(
    at location: FingerLocation,
    force: Double?,
    _ tick: Int
  ) throws(FingerError) -> Contact? {
    let point = try location.point()
    if finger.isDown { throw .isDown(finger: finger.number) }
    if let view = location.view {
      try application.checkTouch(on: view, at: point)
    } else {
      try application.checkLanding(at: point)
    }
    return try finger.land(at: point, force: force, tick: tick)
  }

  /// A landing or a lift is over with its frame.
  private mutating func stop(at tick: Int) {
    lastTick = tick
    position = Double(tick)
    takePauses()
  }

  /// Adds up the pauses that come next.
  private mutating func takePauses() {
    while let step = steps.first {
      switch step {
      case .wait(let duration):
        // A finger that arrived a part of a frame late rests as long as it was told.
        if duration > 0 { position = max(position, Double(lastTick)) + duration * rate }
      case .settle: finger.settle()
      default: return
      }
      steps.removeFirst()
    }
  }

  /// Begins a step that moves the finger or changes its force, in whole frames: at least one.
  private mutating func begin(_ step: FingerTimeline.Step) throws(FingerError) -> Moving? {
    guard var moving = try movement(step) else { return nil }
    lastTick = max(lastTick, Self.tick(before: position))
    let end = position + step.duration * rate
    let ticks = (end - Double(lastTick)).rounded(.toNearestOrAwayFromZero)
    moving.ticks = Int(ticks, within: 1...Int(Int32.max))
    position = ticks < 1 ? Double(lastTick + 1) : end
    return moving
  }

  /// The path of a step; nil for one that has none.
  private func movement(_ step: FingerTimeline.Step) throws(FingerError) -> Moving? {
    let here = Point(x: Double(finger.location.x), y: Double(finger.location.y))
    switch step {
    case .move(let location, _, let motion):
      try finger.checkIsDown(to: "move")
      return try line(from: here, by: location.point() - here, motion)
    case .moveBy(let displacement, _, let motion):
      try finger.checkIsDown(to: "move")
      let displacement = Vector(dx: Double(displacement.dx), dy: Double(displacement.dy))
      return line(from: here, by: displacement, motion)
    case .turn(let location, let angle, _, let motion):
      try finger.checkIsDown(to: "turn")
      let center = try location.point()
      let radius = here - center
      return Moving { part in center + radius.turned(by: angle * motion.progress(part)) }
    case .follow(_, let path):
      try finger.checkIsDown(to: "move")
      return Moving { part in
        let point = path(part)
        return Point(x: Double(point.x), y: Double(point.y))
      }
    case .press(let force, _):
      try finger.checkIsDown(to: "press")
      guard let from = finger.force else { throw .noForce }
      return Moving { _ in
        here
      } force: { part in
        from + (force - from) * FingerMotion.smooth.progress(part)
      }
    case .down, .wait, .settle, .lift: return nil
    }
  }

  private func line(
    from start: Point,
    by displacement: Vector,
    _ motion: FingerMotion
  ) -> Moving {
    Moving { part in start + displacement * motion.progress(part) }
  }
}

extension FingerTimeline.Step {
  /// How long it takes, in seconds.
  fileprivate var duration: Double {
    switch self {
    case .down, .settle, .lift: 0
    case .move(_, let duration, _), .moveBy(_, let duration, _), .turn(_, _, let duration, _),
      .follow(let duration, _), .press(_, let duration), .wait(let duration):
      duration
    }
  }
}

extension Vector {
  /// The vector turned clockwise, as y points down.
  fileprivate func turned(by angle: Double) -> Vector {
    let (sine, cosine) = (ElementaryFunctions.sin(angle), ElementaryFunctions.cos(angle))
    return Vector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
  }
}
