public import TouchCore
public import UIKit

/// A location that a synthetic finger could not touch.
public struct FingerProblem: Hashable, Sendable {
  /// When, on the stage's clock.
  public var time: TouchTime
  /// Where the finger was to touch, in points of the screen.
  public var location: Point
  /// Why it could not: "`save` can't be hit: it is under `overlay`".
  public var text: String
}

extension UIApplication {
  /// The locations that synthetic fingers could not touch since a stage's watch began; ours, not Apple's.
  public var fingerProblems: [FingerProblem] { watch?.problems ?? [] }

  /// Checks that a touch at a point of the screen gets to a view; what keeps it away is kept for reports.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - point: The point of the screen.
  ///   - count: How many fingers touch the view at once, of which this is one.
  ///   - distance: How far apart they are, in points.
  /// - Throws: `FingerError` with the cause.
  func checkTouch(
    on view: UIView,
    at point: Point,
    ofFingers count: Int = 1,
    apart distance: Double = FingerLocation.chordSpacing
  ) throws(FingerError) {
    do {
      try HitCheck(application: self, view: view, point: point).check()
    } catch {
      let problem = error.ofChord(count, apart: distance, at: point)
      keep(problem, at: point)
      throw problem
    }
  }

  /// Checks that a finger, perhaps one of several, can land at a point of the screen; what keeps it away is kept for
  /// reports.
  ///
  /// - Throws: `FingerError.landsOffScreen`, or `chordOffScreen` of one of several.
  func checkLanding(
    at point: Point,
    ofFingers count: Int = 1,
    apart distance: Double = FingerLocation.chordSpacing
  ) throws(FingerError) {
    guard let landing = landingProblem(at: point) else { return }
    let problem = landing.ofChord(count, apart: distance, at: point)
    keep(problem, at: point)
    throw problem
  }

  private func keep(_ error: FingerError, at point: Point) {
    watch?.note(FingerProblem(time: now, location: point, text: error.description))
  }
}
