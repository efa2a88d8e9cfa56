/// What a `UIVisualEffectView` does with what is behind it.
open class UIVisualEffect: PlainObject, Hashable {
  fileprivate init() {}

  /// What is painted in place of the effect; nil paints nothing.
  var ground: UIColor? { nil }
}

/// Lets what is behind be seen blurred.
///
/// Deviation: nothing is blurred; a translucent ground of the style's brightness is painted.
open class UIBlurEffect: UIVisualEffect {
  /// How bright and how thick the blur is.
  public enum Style: Int, Sendable {
    /// Brighter than what is behind.
    case extraLight = 0
    /// As bright as what is behind.
    case light = 1
    /// Darker than what is behind.
    case dark = 2
    /// By the traits.
    case regular = 4
    /// By the traits, and more visible.
    case prominent = 5
    /// By the traits: the thinnest.
    case systemUltraThinMaterial = 6
    /// By the traits: thin.
    case systemThinMaterial = 7
    /// By the traits.
    case systemMaterial = 8
    /// By the traits: thick.
    case systemThickMaterial = 9
    /// By the traits: as bars have it.
    case systemChromeMaterial = 10
  }

  /// How opaque the ground is; ours, Apple's isn't known.
  fileprivate static var opacity: CGFloat { 0.7 }

  private let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var ground: UIColor? { style.ground }
}

extension UIBlurEffect.Style {
  /// The ground that is painted.
  fileprivate var ground: UIColor {
    switch self {
    case .extraLight, .light: .white.withAlphaComponent(UIBlurEffect.opacity)
    case .dark: .black.withAlphaComponent(UIBlurEffect.opacity)
    default: .systemBackground.withAlphaComponent(UIBlurEffect.opacity)
    }
  }
}

/// Lets contents stand out on a blur; nothing is painted for it.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for contents on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view whose effect lies behind its contents.
///
/// Add subviews to `contentView`.
open class UIVisualEffectView: UIView {
  /// The view for the contents, as large as this one.
  public let contentView = UIView()

  /// The effect; nil for none.
  open var effect: UIVisualEffect? {
    didSet { backgroundColor = effect?.ground }
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view with an effect and a zero frame.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    // Property observers don't run in an initializer.
    backgroundColor = effect?.ground
    setUp()
  }

  /// Creates a view without an effect and with a zero frame: there are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
