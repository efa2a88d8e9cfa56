public import UIKit

/// What one finger does, step after step; several timelines are played at once.
///
/// ```swift
/// var thumb = FingerTimeline()
/// thumb.down(at: card)
/// thumb.wait(0.3)
/// thumb.move(to: CGPoint(x: 200, y: 500), over: 0.4)
/// thumb.lift()
/// var index = FingerTimeline()
/// index.wait(0.5)
/// index.tap(at: CGPoint(x: 100, y: 100))
/// try fingers.perform(thumb, index)
/// ```
///
/// Times are seconds. A pause lasts exactly its time, and what follows happens with the first frame that isn't earlier;
/// a movement takes whole frames, at least one.
@MainActor
public struct FingerTimeline {
  /// How long a tap touches, in seconds (our own choice).
  public nonisolated static let tapTime = 0.08
  /// The time between the taps of a double tap, in seconds (our own choice).
  public nonisolated static let tapGap = 0.1

  enum Step {
    case down(FingerLocation, force: Double?)
    case move(FingerLocation, over: Double, FingerMotion)
    case moveBy(CGVector, over: Double, FingerMotion)
    case turn(around: FingerLocation, by: Double, over: Double, FingerMotion)
    case follow(over: Double, (Double) -> CGPoint)
    case press(Double, over: Double)
    case wait(Double)
    /// From here on the finger doesn't tremble, and doesn't roll as it lifts.
    case settle
    case lift
  }

  var steps: [Step] = []

  /// Creates a timeline without steps.
  public init() {}

  /// Creates a timeline.
  public init(_ make: (inout FingerTimeline) -> Void) { make(&self) }

  /// Puts the finger down.
  ///
  /// - Parameters:
  ///   - target: Where; a view must be what the hit test finds there, or have it among its descendants.
  ///   - force: How hard; nil for an average touch (1) where the screen measures force.
  public mutating func down(at target: some FingerTarget, force: Double? = nil) {
    steps.append(.down(target.fingerLocation, force: force))
  }

  /// Moves the finger along a line.
  public mutating func move(
    to target: some FingerTarget,
    over duration: Double,
    _ motion: FingerMotion = .smooth
  ) {
    steps.append(.move(target.fingerLocation, over: duration, motion))
  }

  /// Moves the finger along a line from where it is then, by a displacement in points.
  public mutating func move(
    by displacement: CGVector,
    over duration: Double,
    _ motion: FingerMotion = .smooth
  ) {
    steps.append(.moveBy(displacement, over: duration, motion))
  }

  /// Moves the finger around a point, at the distance from it that it has then.
  ///
  /// - Parameters:
  ///   - target: The point.
  ///   - angle: How far, in radians, clockwise; more than a round is possible.
  ///   - duration: How long, in seconds.
  ///   - motion: How the speed goes.
  public mutating func turn(
    around target: some FingerTarget,
    by angle: Double,
    over duration: Double,
    _ motion: FingerMotion = .smooth
  ) {
    steps.append(.turn(around: target.fingerLocation, by: angle, over: duration, motion))
  }

  /// Moves the finger along a path of the screen, for a progress from 0 to 1.
  public mutating func follow(over duration: Double, _ path: @escaping (Double) -> CGPoint) {
    steps.append(.follow(over: duration, path))
  }

  /// Changes the force smoothly to another one, in UIKit's units: 1 is an average touch.
  public mutating func press(force: Double, over duration: Double) {
    steps.append(.press(force, over: duration))
  }

  /// Leaves the finger where it is, up or down; what follows happens when the time is over.
  public mutating func wait(_ duration: Double) { steps.append(.wait(duration)) }

  /// Lifts the finger: when it has waited, or one frame after it arrived.
  public mutating func lift() { steps.append(.lift) }

  /// Touches shortly.
  public mutating func tap(
    at target: some FingerTarget,
    for duration: Double = FingerTimeline.tapTime
  ) {
    down(at: target)
    wait(duration)
    lift()
  }
}
