import TouchCore
import UIKit

/// The colours of a confirming button's ring.
struct ConfirmColors {
  /// The ring while the intention grows.
  var updating = UIColor.white
  /// The ring and its disc when the intention is full.
  var selected = UIColor.systemRed
  /// The ring and its disc when lifting confirms.
  var confirmed = UIColor.systemGreen
  /// What is behind the ring, so that it is seen on every background.
  var backdrop = UIColor(white: 0, alpha: 0.55)
}

/// A round stroke with a glow that grows with the intention (deliberate gestures 4).
final class ConfirmRing: UIView {
  /// The stroke's width as a part of the radius; our own.
  private static let strokePart: CGFloat = 0.16
  /// The stroke's minimum width, in points; our own.
  private static let leastStroke: CGFloat = 4
  /// How far the disc behind the stroke extends beyond it, in points, so that a white stroke is
  /// seen on white; our own.
  private static let rim: CGFloat = 4
  /// The glow's radius in points; our own.
  private static let glowRadius: CGFloat = 5
  /// The key of the animation between two steps of time.
  private static let growth = "growth"

  /// A step of time.
  struct Step: Equatable {
    /// The intention after it.
    let intention: CGFloat
    /// When it is, on the clock of the animations, in seconds.
    let time: TimeInterval
  }

  /// The step to which the stroke grows; nil if it stands.
  private var step: Step?
  private let disc = CAShapeLayer()
  private let stroke = CAShapeLayer()

  /// Creates a ring without a size.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    stroke.fillColor = nil
    stroke.lineCap = .round
    stroke.shadowOffset = .zero
    stroke.shadowRadius = Self.glowRadius
    stroke.shadowOpacity = 1
    layer.addSublayer(disc)
    layer.addSublayer(stroke)
  }

  /// Always nil: rings aren't read from archives.
  required init?(coder: NSCoder) { return nil }

  /// Sets the radius at scale 1.
  func setRadius(_ radius: CGFloat) {
    bounds = CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2)
    let width = max(radius * Self.strokePart, Self.leastStroke)
    let middle = CGPoint(x: radius, y: radius)
    disc.path = Self.circle(radius + Self.rim, around: middle)
    // The outer edge of the stroke is the circle that the finger enters.
    stroke.path = Self.circle(max(radius - width / 2, 0), around: middle)
    stroke.lineWidth = width
  }

  /// Shows a state in its colours.
  func show(_ confirmation: ConfirmState, scale: CGFloat, colors: ConfirmColors) {
    transform = CGAffineTransform(scaleX: scale, y: scale)
    let (line, fill) =
      switch confirmation {
      case .idle, .updating: (colors.updating, colors.backdrop)
      case .selected: (colors.selected, colors.selected)
      case .confirmed: (colors.confirmed, colors.confirmed)
      }
    // Touches and timers come outside of UIKit's own look at the traits.
    let traits = traitCollection
    stroke.strokeColor = line.resolvedColor(with: traits).cgColor
    stroke.shadowColor = line.resolvedColor(with: traits).cgColor
    disc.fillColor = fill.resolvedColor(with: traits).cgColor
  }

  /// Shows an intention, and the stroke up to the next step of time, if there is one.
  ///
  /// The stroke is drawn ahead of the step: when the step comes the stroke is where the intention is. What
  /// happens between two steps doesn't disturb it.
  func grow(to intention: CGFloat, towards next: Step?) {
    if let next, next == step { return }
    // A timer that is late finds the stroke where the step ended.
    let shown = step == nil ? intention : stroke.presentation()?.strokeEnd ?? intention
    step = next
    stroke.strokeEnd = intention
    stroke.removeAnimation(forKey: Self.growth)
    guard let next else { return }
    let growth = CABasicAnimation(keyPath: "strokeEnd")
    // Embedded Swift makes values of a type of its own of them, elsewhere they are `Any`.
    growth.fromValue = .init(shown)
    growth.toValue = .init(next.intention)
    growth.duration = max(next.time - CACurrentMediaTime(), TouchTime.tick.seconds)
    growth.timingFunction = CAMediaTimingFunction(name: .linear)
    growth.fillMode = .forwards
    growth.isRemovedOnCompletion = false
    stroke.add(growth, forKey: Self.growth)
  }

  private static func circle(_ radius: CGFloat, around middle: CGPoint) -> CGPath {
    UIBezierPath(
      arcCenter: middle,
      radius: radius,
      startAngle: -.pi / 2,
      endAngle: .pi * 3 / 2,
      clockwise: true
    ).cgPath
  }
}
