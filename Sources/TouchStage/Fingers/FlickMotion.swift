import TouchCore
import UIKit

/// How a flick goes: it speeds up, and goes its last frames at full speed, so that what reads them reads that speed.
struct FlickMotion {
  /// The frames at full speed: as many intervals as a pan's velocity is the mean of (rule 6.8).
  static let fullFrames = 3
  /// What of a frame's distance counts as rounding, so that a distance of whole frames is one.
  private static let rounding = 1e-9

  /// The distance at full speed, and its frames.
  private let fast: (displacement: Vector, frames: Int)
  /// The distance before that.
  private let slow: Vector
  private let velocity: Double
  private let rate: Double

  /// A flick along a displacement.
  ///
  /// - Parameters:
  ///   - displacement: The whole displacement, in points.
  ///   - velocity: The full speed, in points a second.
  ///   - rate: Frames a second.
  /// - Throws: Why it can't be: there is no distance, the surface would see no frame at full speed, or it would take
  ///   longer than a step can.
  init(_ displacement: Vector, velocity: Double, rate: Double) throws(FingerError) {
    let length = displacement.length
    guard velocity > 0, velocity.isFinite else {
      throw .impossible(
        "the velocity of a flick",
        value: NumberWords.text(velocity),
        needs: "more than 0 points a second"
      )
    }
    guard length > 0 else {
      throw .impossible("the distance of a flick", value: "0", needs: "more than 0 points")
    }
    guard length * FingerMotion.releaseSpeed / velocity <= FingerTimeline.longest else {
      throw .impossible(
        "the velocity of a flick",
        value: NumberWords.text(velocity),
        needs: "enough for \(NumberWords.text(length)) points in at most "
          + "\(NumberWords.text(FingerTimeline.longest)) seconds"
      )
    }
    let frames = length * rate / velocity + Self.rounding
    guard frames >= 1 else {
      throw .tooFast(velocity: velocity, most: length * rate, distance: length, rate: rate)
    }
    let whole = Int(frames.rounded(.down), within: 1...Self.fullFrames)
    let part = min(Double(whole) * velocity / (rate * length), 1)
    fast = (displacement * part, whole)
    slow = frames - Double(whole) > 2 * Self.rounding ? displacement * (1 - part) : .zero
    self.velocity = velocity
    self.rate = rate
  }

  /// Adds the motion to a timeline, behind the landing.
  ///
  /// Where there are fewer frames at full speed than a velocity is the mean of, the finger rests before it goes the rest
  /// of the distance in one frame: intervals before a rest don't count (rule 6.8).
  @MainActor
  func add(to timeline: inout FingerTimeline) {
    if slow != .zero {
      if fast.frames == Self.fullFrames {
        // Whole frames, so that those at full speed begin with one.
        let frames = (slow.length * FingerMotion.releaseSpeed / velocity * rate).rounded()
        timeline.move(by: CGVector(slow), over: max(frames, 1) / rate, .accelerating)
      } else {
        timeline.wait(Fingers.restTime)
        timeline.move(by: CGVector(slow), over: 0)
      }
    }
    timeline.move(by: CGVector(fast.displacement), over: Double(fast.frames) / rate, .linear)
  }
}
