import Expectations
import Testing
import TouchGraphics

/// Colours that follow the traits.
@MainActor
struct DynamicColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red * 255, green * 255, blue * 255, alpha * 100].map { Int($0.rounded()) }
  }

  @Test("a provider is asked for each look, and a dynamic answer is resolved in turn")
  func provider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemGray6 : .red }
    expectEqual(bytes(color, light), [255, 0, 0, 100])
    expectEqual(bytes(color, dark), [28, 28, 30, 100])
    expectEqual(bytes(color.withAlphaComponent(0.5), dark), [28, 28, 30, 50])
    // Inside it, its traits are the current ones.
    let nested = UIColor { _ in UIColor(cgColor: UIColor.label.cgColor) }
    expectEqual(bytes(nested, dark), [255, 255, 255, 100])
    expectEqual(bytes(nested, light), [0, 0, 0, 100])
  }

  @Test("cgColor follows the current traits, and stays as it was when it was read")
  func current() {
    let before = UITraitCollection.current
    var read: [CGColor] = []
    dark.performAsCurrent {
      read.append(UIColor.systemBackground.cgColor)
      light.performAsCurrent { read.append(UIColor.systemBackground.cgColor) }
      read.append(UIColor.systemBackground.cgColor)
    }
    expectEqual(read, [UIColor.black, .white, .black].map(\.cgColor))
    expectEqual(UITraitCollection.current, before)
  }

  @Test("the current traits are all that were set", arguments: [0, 1])
  func allTraits(_ number: Int) {
    let before = UITraitCollection.current
    defer { UITraitCollection.current = before }
    let one = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(forceTouchCapability: .available), dark,
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
    ])
    let traits = number == 0 ? one : UITraitCollection()
    UITraitCollection.current = traits
    expectEqual(UITraitCollection.current, traits)
  }

  @Test("colours are equal if they are with all traits")
  func equality() {
    #expect(UIColor.label != .black)
    expectEqual(UIColor.label, .label)
    #expect(UIColor.label != .systemBackground)
    #expect(UIColor.systemBackground != .secondarySystemGroupedBackground)
    expectEqual(UIColor.label.resolvedColor(with: light), UIColor(white: 0, alpha: 1))
    let color = UIColor { _ in .red }
    #expect(color == color && color != UIColor { _ in .red } && color != .red)
    expectEqual(Set([UIColor.label, .label, color, color, .red, .red]).count, 3)
  }

  @Test("the system's colours have a dark side")
  func system() {
    let known: [(UIColor, [Int], [Int])] = [
      (.systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
      (.systemOrange, [255, 149, 0, 100], [255, 159, 10, 100]),
      (.systemYellow, [255, 204, 0, 100], [255, 214, 10, 100]),
      (.systemGreen, [52, 199, 89, 100], [48, 209, 88, 100]),
      (.systemMint, [0, 199, 190, 100], [99, 230, 226, 100]),
      (.systemTeal, [48, 176, 199, 100], [64, 200, 224, 100]),
      (.systemCyan, [50, 173, 230, 100], [100, 210, 255, 100]),
      (.systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
      (.systemIndigo, [88, 86, 214, 100], [94, 92, 230, 100]),
      (.systemPurple, [175, 82, 222, 100], [191, 90, 242, 100]),
      (.systemPink, [255, 45, 85, 100], [255, 55, 95, 100]),
      (.systemBrown, [162, 132, 94, 100], [172, 142, 104, 100]),
      (.systemGray, [142, 142, 147, 100], [142, 142, 147, 100]),
      (.systemGray2, [174, 174, 178, 100], [99, 99, 102, 100]),
      (.systemGray3, [199, 199, 204, 100], [72, 72, 74, 100]),
      (.systemGray4, [209, 209, 214, 100], [58, 58, 60, 100]),
      (.systemGray5, [229, 229, 234, 100], [44, 44, 46, 100]),
      (.systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]),
      (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
      (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
      (.tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30]),
      (.quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16]),
      (.placeholderText, [60, 60, 67, 30], [235, 235, 245, 30]),
      (.link, [0, 122, 255, 100], [10, 132, 255, 100]),
      (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
      (.opaqueSeparator, [198, 198, 200, 100], [56, 56, 58, 100]),
      (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
      (.secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100]),
      (.tertiarySystemBackground, [255, 255, 255, 100], [44, 44, 46, 100]),
      (.systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
      (.secondarySystemGroupedBackground, [255, 255, 255, 100], [28, 28, 30, 100]),
      (.tertiarySystemGroupedBackground, [242, 242, 247, 100], [44, 44, 46, 100]),
      (.systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
      (.secondarySystemFill, [120, 120, 128, 16], [120, 120, 128, 32]),
      (.tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24]),
      (.quaternarySystemFill, [116, 116, 128, 8], [118, 118, 128, 18]),
      (.groupTableViewBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
    ]
    for (color, inLight, inDark) in known {
      expectEqual(bytes(color, light), inLight)
      expectEqual(bytes(color, UITraitCollection()), inLight)
      expectEqual(bytes(color, dark), inDark)
    }
  }
}
