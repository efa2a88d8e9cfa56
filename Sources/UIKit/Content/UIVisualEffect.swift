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

/// What contents on a blur are; all of them look the same here.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A text.
  case label = 0
  /// A text that matters less.
  case secondaryLabel = 1
  /// A text that matters little.
  case tertiaryLabel = 2
  /// A text that matters least.
  case quaternaryLabel = 3
  /// A surface.
  case fill = 4
  /// A surface that matters less.
  case secondaryFill = 5
  /// A surface that matters little.
  case tertiaryFill = 6
  /// A line between things.
  case separator = 7
}

/// Looks like glass before what is behind.
///
/// Deviation: nothing is refracted; a translucent ground in the tint is painted.
open class UIGlassEffect: UIVisualEffect {
  /// How much is seen through the glass.
  public enum Style: Int, Sendable {
    /// As usual.
    case regular = 0
    /// Nearly all.
    case clear = 1
  }

  private let style: Style
  /// The glass's colour; nil for none.
  open var tintColor: UIColor?
  /// Whether the glass is to follow touches: a hint, which changes nothing.
  open var isInteractive = false

  /// Creates glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates glass of the usual style.
  public override init() {
    style = .regular
    super.init()
  }

  override var ground: UIColor? {
    if let tintColor { return tintColor.withAlphaComponent(UIBlurEffect.opacity) }
    return style == .clear ? nil : .systemBackground.withAlphaComponent(UIBlurEffect.opacity)
  }
}

/// Joins views with glass that are near each other; here each stays as it is.
open class UIGlassContainerEffect: UIVisualEffect {
  /// How near they are to be, in points.
  open var spacing: CGFloat = 0

  /// Creates the effect.
  public override init() { super.init() }
}

/// A view whose effect lies behind its contents.
///
/// Add subviews to `contentView`.
open class UIVisualEffectView: UIView {
  #if hasFeature(Embedded)
    /// The view for the contents, as large as this one.
    public var contentView: UIView { contents }
  #else
    /// The view for the contents, as large as this one.
    open var contentView: UIView { contents }
  #endif
  private let contents = UIView()

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
    contents.frame = bounds
    contents.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contents)
  }
}
