import UIKit

// What no finger can follow is an error before the first step, and not in the middle of the timeline.
extension FingerTimeline {
  /// The longest that a step can take, in seconds: a day (our own choice).
  nonisolated static let longest = 86_400.0

  /// Throws what of the steps' numbers is impossible.
  ///
  /// - Parameter maximumForce: The largest force that the screen measures; nil where it measures none.
  /// - Throws: The first of them.
  func check(maximumForce: Double?) throws(FingerError) {
    for step in steps { try check(step, maximumForce) }
  }

  private func check(_ step: Step, _ maximumForce: Double?) throws(FingerError) {
    switch step {
    case .down(let location, let force):
      try check(location)
      if let force { try Self.check(force: force, most: maximumForce) }
    case .move(let location, let duration, _):
      try check(location)
      try check(duration)
    case .moveBy(let displacement, let duration, _):
      try Self.check(displacement)
      try check(duration)
    case .turn(let location, let angle, let duration, _):
      try check(location)
      try Self.check(angle: angle)
      try check(duration)
    case .follow(let duration, _), .wait(let duration): try check(duration)
    case .press(let force, let duration):
      try Self.check(force: force, most: maximumForce)
      try check(duration)
    case .settle, .lift: break
    }
  }

  /// A location in a view is looked for when the finger gets there.
  private func check(_ location: FingerLocation) throws(FingerError) {
    guard location.view == nil else { return }
    let point = try location.point()
    try FingerLocation.check(CGPoint(x: point.x, y: point.y))
  }

  private func check(_ duration: Double) throws(FingerError) {
    if duration >= 0, duration <= Self.longest { return }
    throw .impossible(
      "a time",
      value: NumberWords.text(duration),
      needs: "0 to \(NumberWords.text(Self.longest)) seconds"
    )
  }

  /// A screen without force is told of when the finger presses: one that is up can't press anyway.
  private static func check(force: Double, most: Double?) throws(FingerError) {
    if force >= 0, force <= most ?? .greatestFiniteMagnitude { return }
    let limit = most.map(NumberWords.text(most:))
    let value = NumberWords.text(force)
    throw .impossible(
      "a force",
      // One that is above by less than is written is told in full.
      value: value == limit ? "\(force)" : value,
      needs: limit.map { "0 to \($0), the stage's maximumForce" } ?? "0 or more"
    )
  }

  /// Throws an error where a displacement is no two finite numbers, or farther than fingers go.
  static func check(_ displacement: CGVector) throws(FingerError) {
    let (dx, dy) = (Double(displacement.dx), Double(displacement.dy))
    try FingerLocation.check("a displacement", dx, dy)
  }

  /// The largest angle, in radians, either way: with more, the turn of a frame is lost in rounding (our own choice).
  private nonisolated static let largestAngle = 1_000_000.0

  /// Throws an error where an angle is no finite number, or more than fingers turn.
  static func check(angle: Double) throws(FingerError) {
    if abs(angle) <= largestAngle { return }
    let limit = NumberWords.text(largestAngle)
    throw .impossible(
      "an angle",
      value: NumberWords.text(angle),
      needs: angle.isFinite ? "a number from -\(limit) to \(limit) radians" : "a finite number"
    )
  }
}
