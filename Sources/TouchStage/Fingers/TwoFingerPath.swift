import TouchCore
import UIKit

/// The path of two fingers that move apart or together, and turn around the point between them.
@MainActor
struct TwoFingerPath {
  let center: Point
  /// How far apart the fingers are, in points.
  let distance: (from: Double, to: Double)
  /// The direction from one to the other, in radians.
  let angle: (from: Double, to: Double)

  /// The radius of the arc, in points, on which a turn has the length that says whether it is a movement (rule 6.13).
  private static let arcRadius = 64.0

  /// Where a finger is.
  ///
  /// - Parameters:
  ///   - side: Which one: -1 or 1.
  ///   - part: The progress, from 0 to 1.
  /// - Returns: The point on the screen.
  func location(of side: Double, at part: Double) -> Point {
    let half = (distance.from + (distance.to - distance.from) * part) / 2 * side
    let turn = angle.from + (angle.to - angle.from) * part
    return Point(
      x: center.x + half * ElementaryFunctions.cos(turn),
      y: center.y + half * ElementaryFunctions.sin(turn)
    )
  }

  /// The part of the path after which the fingers settle.
  private var arrival: Double {
    let change = max(
      abs(distance.to - distance.from),
      abs(angle.to - angle.from) * Self.arcRadius
    )
    return change > Fingers.settling ? 1 - Fingers.settling / change : 1
  }

  /// Throws what of the numbers is impossible.
  func check() throws(FingerError) {
    try Self.check(distance: distance.from)
    try Self.check(distance: distance.to)
    try FingerTimeline.check(angle: angle.from)
    try FingerTimeline.check(angle: angle.to)
  }

  private static func check(distance: Double) throws(FingerError) {
    if distance >= 0, distance <= FingerLocation.reach { return }
    throw .impossible(
      "the distance of two fingers",
      value: NumberWords.text(distance),
      needs: "0 to \(NumberWords.text(FingerLocation.reach)) points"
    )
  }

  /// What a finger does, from its landing to its lift.
  func timeline(of side: Double, over duration: Double) -> FingerTimeline {
    let (start, end) = (location(of: side, at: 0), location(of: side, at: 1))
    return FingerTimeline { timeline in
      timeline.down(at: FingerLocation.point(start.x, start.y))
      timeline.follow(over: duration) { time in
        let point = location(of: side, at: FingerMotion.smooth.progress(time) * arrival)
        return CGPoint(x: point.x, y: point.y)
      }
      timeline.settle(at: FingerLocation.point(end.x, end.y))
      timeline.lift()
    }
  }
}
