import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a circle that one finger draws, when the finger is lifted.
///
/// The stroke has to be as large as `minimumRadius`, to go round by `minimumSweep` or more in one direction,
/// and to be round: the mean distance from the best circle is at most `tolerance` of its radius, which a square's isn't.
public final class CircleGestureRecognizer: UIGestureRecognizer {
  /// A circle that was drawn.
  public struct Circle: Equatable, Sendable {
    /// Its centre, in the recognizer's view.
    public var center: CGPoint
    /// Its radius, in points.
    public var radius: CGFloat
    /// Whether the finger went round as a clock's hand does.
    public var isClockwise: Bool
  }

  /// The smallest radius, in points.
  public var minimumRadius: CGFloat = 25
  /// The mean distance from the circle, as a part of its radius, up to which a stroke is round.
  ///
  /// That of an ellipse that is four fifths as high as wide is 0.07, that of a square 0.1.
  public var tolerance: CGFloat = 0.08
  /// How far the stroke goes round at least, in radians.
  public var minimumSweep: CGFloat = 1.75 * .pi
  /// How far the stroke goes round at most, in radians: less than two rounds.
  public var maximumSweep: CGFloat = 2.5 * .pi

  /// The circle that was drawn last; nil if none was yet.
  public private(set) var circle: Circle?

  private var finger: UITouch?
  private var points: [CGPoint] = []

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil, touches.count == 1, let touch = touches.first else {
      state = .failed
      return
    }
    finger = touch
    points = [touch.location(in: view)]
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    add(finger, event)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    add(finger, event)
    guard let found = fittingCircle() else {
      state = .failed
      return
    }
    circle = found
    state = .recognized
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  public override func reset() {
    super.reset()
    finger = nil
    points = []
  }

  /// Adds what the screen measured since the last event: often more than one point.
  private func add(_ touch: UITouch, _ event: UIEvent) {
    for sample in event.coalescedTouches(for: touch) ?? [touch] {
      points.append(sample.preciseLocation(in: view))
    }
  }

  // MARK: The circle

  /// The circle that the points are on, if they are on one.
  private func fittingCircle() -> Circle? {
    guard let center = bestCenter() else { return nil }
    let distances = points.map { $0.distance(to: center) }
    let count = CGFloat(points.count)
    let radius = distances.reduce(0, +) / count
    let error = distances.map { abs($0 - radius) }.reduce(0, +) / count
    guard radius >= minimumRadius, error <= tolerance * radius else { return nil }
    let sweep = self.sweep(around: center)
    guard (minimumSweep...maximumSweep).contains(abs(sweep)) else { return nil }
    return Circle(center: center, radius: radius, isClockwise: sweep > 0)
  }

  /// How far the stroke goes round a point, in radians; what goes back counts against it.
  private func sweep(around center: CGPoint) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) { sum, pair in
      sum
        + Angle.turn(
          from: Angle.of(pair.0, around: center),
          to: Angle.of(pair.1, around: center)
        )
    }
  }

  /// The centre of the circle with the least squared error (Kåsa's method); nil for points on a line.
  private func bestCenter() -> CGPoint? {
    let count = CGFloat(points.count)
    guard count >= 3 else { return nil }
    let meanX = points.map(\.x).reduce(0, +) / count
    let meanY = points.map(\.y).reduce(0, +) / count
    var (xx, yy, xy, xr, yr): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0, 0)
    for point in points {
      let (x, y) = (point.x - meanX, point.y - meanY)
      let square = x * x + y * y
      xx += x * x
      yy += y * y
      xy += x * y
      xr += x * square
      yr += y * square
    }
    let determinant = 2 * (xx * yy - xy * xy)
    guard abs(determinant) > 1e-6 * (xx + yy) * (xx + yy) else { return nil }
    return CGPoint(
      x: meanX + (xr * yy - yr * xy) / determinant,
      y: meanY + (yr * xx - xr * xy) / determinant
    )
  }
}
