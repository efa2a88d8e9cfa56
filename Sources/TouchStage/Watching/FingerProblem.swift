public import TouchCore
public import UIKit

/// A place that a synthetic finger could not touch.
public struct FingerProblem: Hashable, Sendable {
  /// When, on the stage's clock.
  public var time: TouchTime
  /// Where the finger was to touch, in points of the screen.
  public var place: Point
  /// Why it could not: "`save` can't be hit: it is under `overlay`".
  public var text: String
}

extension UIApplication {
  /// The places that synthetic fingers could not touch since a stage's watch began; ours, not Apple's.
  public var fingerProblems: [FingerProblem] { watch?.problems ?? [] }

  /// Keeps a problem for reports.
  func note(_ error: FingerError, at place: Point) {
    watch?.note(FingerProblem(time: now, place: place, text: error.description))
  }
}
