/// Lets something be felt that hits something else (rule 9.2).
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How things that collide feel.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light.
    case light = 0
    /// Neither light nor heavy.
    case medium = 1
    /// Large or heavy.
    case heavy = 2
    /// Giving way.
    case soft = 3
    /// Not giving way.
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

  /// Something hit, as hard as it can.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Something hit, as hard as a number from 0 to 1 says; what is beyond becomes the limit.
  open func impactOccurred(intensity: CGFloat) {
    report(.impact(style, intensity: intensity.isNaN ? 0 : min(max(intensity, 0), 1)))
  }
}
