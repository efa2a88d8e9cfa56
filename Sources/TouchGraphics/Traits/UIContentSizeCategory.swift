/// The size of text that the reader chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name; Apple's.
  public let rawValue: String
  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It isn't known.
  public static let unspecified = UIContentSizeCategory("Unspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Small.
  public static let small = UIContentSizeCategory("S")
  /// Medium.
  public static let medium = UIContentSizeCategory("M")
  /// Large: the default.
  public static let large = UIContentSizeCategory("L")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Larger still.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest but for those of accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest of those for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// Large, of those for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// Larger, of those for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// Larger still, of those for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// The categories from the smallest text to the largest.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index among them; −1 for one that isn't known.
  package var index: Int { Self.all.firstIndex(of: self) ?? -1 }

  /// Whether this is one of the sizes for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the first has smaller text.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.index < right.index
  }
}
