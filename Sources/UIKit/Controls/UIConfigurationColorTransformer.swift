#if !hasFeature(Embedded)
  /// Makes one colour of another.
  public struct UIConfigurationColorTransformer {
    /// The closure that does.
    public let transform: (UIColor) -> UIColor

    /// Creates a transformer.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// The colour that is made of another one.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Makes the grey that is as bright by the weights of BT.709.
    public static var grayscale: UIConfigurationColorTransformer {
      UIConfigurationColorTransformer(gray)
    }

    private static func gray(_ color: UIColor) -> UIColor {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// The transformers of a button's configuration; nil for the colours as they are.
  struct ConfiguredColors {
    var image: UIConfigurationColorTransformer?
    var indicator: UIConfigurationColorTransformer?
  }

  extension UIButton.Configuration {
    /// Makes the colour of a template image of that of the title; nil for the same.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { colors.image }
      set { colors.image = newValue }
    }

    /// Makes the colour of the indicator in the image's place of that of the title; nil for the same.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { colors.indicator }
      set { colors.indicator = newValue }
    }

    /// The configuration for a button's state: itself, as the button chooses the colours when it shows it.
    public func updated(for button: UIButton) -> UIButton.Configuration { self }
  }

  extension UIButton {
    /// What a button does where there are several.
    public enum Role: Int, Sendable {
      /// Nothing in particular.
      case normal = 0
      /// What is done mostly.
      case primary = 1
      /// Gives up what was begun.
      case cancel = 2
      /// Takes something away.
      case destructive = 3
    }

    /// What the button does where there are several: a hint, which changes no picture.
    public var role: Role {
      get { Role(rawValue: configuredParts.role) ?? .normal }
      set { configuredParts.role = newValue.rawValue }
    }

    /// Whether `updateConfiguration()` is called for each state without a handler; true unless set.
    public var automaticallyUpdatesConfiguration: Bool {
      get { configuredParts.isAutomatic }
      set { configuredParts.isAutomatic = newValue }
    }

    /// Creates a button of the system's type with an image, that sends an action when it is tapped.
    public class func systemButton(
      with image: UIImage,
      target: ActionTarget?,
      action: Selector?
    ) -> UIButton {
      let button = UIButton(type: .system)
      button.setImage(image, for: .normal)
      if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
      return button
    }
  }
#endif
