extension UIColor {
  /// A colour from its parts as bytes, as Apple's design resources give them.
  private static func bytes(
    _ red: CGFloat,
    _ green: CGFloat,
    _ blue: CGFloat,
    _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  // MARK: Tints

  /// The system's red.
  public static let systemRed = bytes(255, 59, 48)
  /// The system's orange.
  public static let systemOrange = bytes(255, 149, 0)
  /// The system's yellow.
  public static let systemYellow = bytes(255, 204, 0)
  /// The system's green.
  public static let systemGreen = bytes(52, 199, 89)
  /// The system's mint.
  public static let systemMint = bytes(0, 199, 190)
  /// The system's teal.
  public static let systemTeal = bytes(48, 176, 199)
  /// The system's cyan.
  public static let systemCyan = bytes(50, 173, 230)
  /// The system's blue.
  public static let systemBlue = bytes(0, 122, 255)
  /// The system's indigo.
  public static let systemIndigo = bytes(88, 86, 214)
  /// The system's purple.
  public static let systemPurple = bytes(175, 82, 222)
  /// The system's pink.
  public static let systemPink = bytes(255, 45, 85)
  /// The system's brown.
  public static let systemBrown = bytes(162, 132, 94)

  // MARK: Greys

  /// The system's grey.
  public static let systemGray = bytes(142, 142, 147)
  /// A lighter grey.
  public static let systemGray2 = bytes(174, 174, 178)
  /// A still lighter grey.
  public static let systemGray3 = bytes(199, 199, 204)
  /// A light grey.
  public static let systemGray4 = bytes(209, 209, 214)
  /// A very light grey.
  public static let systemGray5 = bytes(229, 229, 234)
  /// The lightest grey.
  public static let systemGray6 = bytes(242, 242, 247)

  // MARK: Texts and lines

  /// Text that matters most.
  public static let label = bytes(0, 0, 0)
  /// Text that matters less.
  public static let secondaryLabel = bytes(60, 60, 67, 0.6)
  /// Text that matters little.
  public static let tertiaryLabel = bytes(60, 60, 67, 0.3)
  /// Text that hardly matters.
  public static let quaternaryLabel = bytes(60, 60, 67, 0.18)
  /// What stands where text is to be written.
  public static let placeholderText = bytes(60, 60, 67, 0.3)
  /// Text that leads somewhere.
  public static let link = bytes(0, 122, 255)
  /// A thin line that lets what is behind it through.
  public static let separator = bytes(60, 60, 67, 0.29)
  /// A thin line.
  public static let opaqueSeparator = bytes(198, 198, 200)

  // MARK: Grounds

  /// The ground of a screen.
  public static let systemBackground = bytes(255, 255, 255)
  /// A ground on that ground.
  public static let secondarySystemBackground = bytes(242, 242, 247)
  /// A ground on the second ground.
  public static let tertiarySystemBackground = bytes(255, 255, 255)
  /// The ground behind groups.
  public static let systemGroupedBackground = bytes(242, 242, 247)
  /// What `systemGroupedBackground` was called before.
  public static let groupTableViewBackground = systemGroupedBackground
  /// The fill of a thin shape, as a slider's track.
  public static let systemFill = bytes(120, 120, 128, 0.2)
  /// The fill of a shape of middle size, as a switch.
  public static let secondarySystemFill = bytes(120, 120, 128, 0.16)
  /// The fill of a large shape, as a button.
  public static let tertiarySystemFill = bytes(118, 118, 128, 0.12)
  /// The fill of a very large shape.
  public static let quaternarySystemFill = bytes(116, 116, 128, 0.08)
}
