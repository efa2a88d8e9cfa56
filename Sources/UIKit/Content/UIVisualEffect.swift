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
    /// As bright as a light interface: the thinnest.
    case systemUltraThinMaterialLight = 11
    /// As bright as a light interface: thin.
    case systemThinMaterialLight = 12
    /// As bright as a light interface.
    case systemMaterialLight = 13
    /// As bright as a light interface: thick.
    case systemThickMaterialLight = 14
    /// As bright as a light interface: as bars have it.
    case systemChromeMaterialLight = 15
    /// As dark as a dark interface: the thinnest.
    case systemUltraThinMaterialDark = 16
    /// As dark as a dark interface: thin.
    case systemThinMaterialDark = 17
    /// As dark as a dark interface.
    case systemMaterialDark = 18
    /// As dark as a dark interface: thick.
    case systemThickMaterialDark = 19
    /// As dark as a dark interface: as bars have it.
    case systemChromeMaterialDark = 20
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
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .white.withAlphaComponent(UIBlurEffect.opacity)
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .black.withAlphaComponent(UIBlurEffect.opacity)
    default: .systemBackground.withAlphaComponent(UIBlurEffect.opacity)
    }
  }
}

/// Lets contents stand out on a blur; nothing is painted for it.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for contents on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Creates the effect for contents of a kind on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// What contents on a blur are.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A label.
  case label = 0
  /// A second label.
  case secondaryLabel = 1
  /// A third label.
  case tertiaryLabel = 2
  /// A fourth label.
  case quaternaryLabel = 3
  /// A surface.
  case fill = 4
  /// A second surface.
  case secondaryFill = 5
  /// A third surface.
  case tertiaryFill = 6
  /// A line between others.
  case separator = 7
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
