// The tints and greys are those of Apple's Human Interface Guidelines (Color, "Specifications"). Apple doesn't
// publish texts, lines, fills and grounds in its reference; theirs are those of Apple's design resources for
// iOS, without the raised grounds and the colours of a higher contrast.

extension UIColor {
  /// A colour's parts as bytes, and its opacity.
  private struct Parts {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    var color: CGColor {
      CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
  }

  /// A colour of a light interface, and of a dark one; nil for the same.
  private static func look(_ light: Parts, dark: Parts? = nil) -> UIColor {
    guard let dark else { return UIColor(cgColor: light.color) }
    return UIColor(light: light.color, dark: dark.color)
  }

  // MARK: Tints

  /// The system's red.
  public static let systemRed = look(.init(255, 59, 48), dark: .init(255, 69, 58))
  /// The system's orange.
  public static let systemOrange = look(.init(255, 149, 0), dark: .init(255, 159, 10))
  /// The system's yellow.
  public static let systemYellow = look(.init(255, 204, 0), dark: .init(255, 214, 10))
  /// The system's green.
  public static let systemGreen = look(.init(52, 199, 89), dark: .init(48, 209, 88))
  /// The system's mint.
  public static let systemMint = look(.init(0, 199, 190), dark: .init(99, 230, 226))
  /// The system's teal.
  public static let systemTeal = look(.init(48, 176, 199), dark: .init(64, 200, 224))
  /// The system's cyan.
  public static let systemCyan = look(.init(50, 173, 230), dark: .init(100, 210, 255))
  /// The system's blue.
  public static let systemBlue = look(.init(0, 122, 255), dark: .init(10, 132, 255))
  /// The system's indigo.
  public static let systemIndigo = look(.init(88, 86, 214), dark: .init(94, 92, 230))
  /// The system's purple.
  public static let systemPurple = look(.init(175, 82, 222), dark: .init(191, 90, 242))
  /// The system's pink.
  public static let systemPink = look(.init(255, 45, 85), dark: .init(255, 55, 95))
  /// The system's brown.
  public static let systemBrown = look(.init(162, 132, 94), dark: .init(172, 142, 104))

  // MARK: Greys

  /// The system's grey.
  public static let systemGray = look(.init(142, 142, 147))
  /// A lighter grey.
  public static let systemGray2 = look(.init(174, 174, 178), dark: .init(99, 99, 102))
  /// A still lighter grey.
  public static let systemGray3 = look(.init(199, 199, 204), dark: .init(72, 72, 74))
  /// A light grey.
  public static let systemGray4 = look(.init(209, 209, 214), dark: .init(58, 58, 60))
  /// A very light grey.
  public static let systemGray5 = look(.init(229, 229, 234), dark: .init(44, 44, 46))
  /// The lightest grey.
  public static let systemGray6 = look(.init(242, 242, 247), dark: .init(28, 28, 30))

  // MARK: Texts and lines

  /// Text that matters most.
  public static let label = look(.init(0, 0, 0), dark: .init(255, 255, 255))
  /// Text that matters less.
  public static let secondaryLabel = look(.init(60, 60, 67, 0.6), dark: .init(235, 235, 245, 0.6))
  /// Text that matters little.
  public static let tertiaryLabel = look(.init(60, 60, 67, 0.3), dark: .init(235, 235, 245, 0.3))
  /// Text that hardly matters.
  public static let quaternaryLabel = look(
    .init(60, 60, 67, 0.18),
    dark: .init(235, 235, 245, 0.16)
  )
  /// Text on a dark ground, in a light interface and in a dark one.
  public static let lightText = look(.init(255, 255, 255, 0.6))
  /// Text on a light ground, in a light interface and in a dark one.
  public static let darkText = look(.init(0, 0, 0))
  /// What stands where text is to be written.
  public static let placeholderText = look(.init(60, 60, 67, 0.3), dark: .init(235, 235, 245, 0.3))
  /// Text that leads somewhere.
  public static let link = look(.init(0, 122, 255), dark: .init(10, 132, 255))
  /// A thin line that lets what is behind it through.
  public static let separator = look(.init(60, 60, 67, 0.29), dark: .init(84, 84, 88, 0.6))
  /// A thin line.
  public static let opaqueSeparator = look(.init(198, 198, 200), dark: .init(56, 56, 58))

  // MARK: Grounds

  /// The ground of a screen.
  public static let systemBackground = look(.init(255, 255, 255), dark: .init(0, 0, 0))
  /// A ground on that ground.
  public static let secondarySystemBackground = look(.init(242, 242, 247), dark: .init(28, 28, 30))
  /// A ground on the second ground.
  public static let tertiarySystemBackground = look(.init(255, 255, 255), dark: .init(44, 44, 46))
  /// The ground behind groups.
  public static let systemGroupedBackground = look(.init(242, 242, 247), dark: .init(0, 0, 0))
  /// A ground on the one behind groups: a group.
  public static let secondarySystemGroupedBackground = look(
    .init(255, 255, 255),
    dark: .init(28, 28, 30)
  )
  /// A ground in a group.
  public static let tertiarySystemGroupedBackground = look(
    .init(242, 242, 247),
    dark: .init(44, 44, 46)
  )
  /// What `systemGroupedBackground` was called before.
  public static let groupTableViewBackground = systemGroupedBackground
  /// The fill of a thin shape, as a slider's track.
  public static let systemFill = look(.init(120, 120, 128, 0.2), dark: .init(120, 120, 128, 0.36))
  /// The fill of a shape of middle size, as a switch.
  public static let secondarySystemFill = look(
    .init(120, 120, 128, 0.16),
    dark: .init(120, 120, 128, 0.32)
  )
  /// The fill of a large shape, as a button.
  public static let tertiarySystemFill = look(
    .init(118, 118, 128, 0.12),
    dark: .init(118, 118, 128, 0.24)
  )
  /// The fill of a very large shape.
  public static let quaternarySystemFill = look(
    .init(116, 116, 128, 0.08),
    dark: .init(118, 118, 128, 0.18)
  )
}
