/// Generates feedback for a collision (rule 9.2).
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or the stiffness of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light.
    case light = 0
    /// Neither light nor heavy.
    case medium = 1
    /// Large or heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Rigid.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator for a style.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for the medium style.
  public override init() {
    style = .medium
    super.init()
  }

  override var generator: Feedback.Generator? { .impact(style) }

  /// Requests an impact at full intensity.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Requests an impact of an intensity, clamped to 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    report(.impact(style, intensity: intensity.isNaN ? 0 : min(max(intensity, 0), 1)))
  }

  /// Requests an impact at full intensity where something happened, in the view's coordinates; the host isn't told where.
  open func impactOccurred(at location: CGPoint) { impactOccurred() }

  /// Requests an impact of an intensity where something happened, in the view's coordinates; the host isn't told where.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}
