import Expectations
import Testing
import TouchGraphics

/// Colours.
@MainActor
struct ColorTests {
  private func parts(_ color: UIColor) -> [CGFloat] {
    let color = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  @Test("a colour returns its components")
  func giving() {
    expectEqual(parts(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)), [0.1, 0.2, 0.3, 0.4])
    expectEqual(parts(UIColor(white: 0.5, alpha: 1)), [0.5, 0.5, 0.5, 1])
    expectEqual(parts(.systemBlue), [0, 122 / 255, 1, 1])
    expectEqual(parts(.clear), [0, 0, 0, 0])
    expectEqual(parts(UIColor.red.withAlphaComponent(0.5)), [1, 0, 0, 0.5])
    expectEqual(UIColor.blue.cgColor.alpha, 1)
    expectEqual(UIColor.blue.cgColor.copy(alpha: 0.25)?.alpha, 0.25)
    #expect(UIColor.red.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test("opacity is clamped, the gamut isn't")
  func limits() {
    expectEqual(parts(UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 1.5)), [1.5, -0.5, 0, 1])
    expectEqual(parts(UIColor(red: 0, green: 0, blue: 0, alpha: -1)), [0, 0, 0, 0])
  }

  @Test("the wheel of hues has the six colours at its sextants")
  func hues() {
    func hue(_ hue: CGFloat) -> UIColor {
      UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    }
    let wheel: [UIColor] = [.red, .yellow, .green, .cyan, .blue, .magenta, .red]
    for (place, color) in wheel.enumerated() {
      for (got, wanted) in zip(parts(hue(CGFloat(place) / 6)), parts(color)) {
        #expect(abs(got - wanted) < 1e-12)
      }
    }
    expectEqual(parts(hue(2)), parts(.red))
    expectEqual(
      parts(UIColor(hue: 0.7, saturation: 0, brightness: 0.4, alpha: 1)),
      [0.4, 0.4, 0.4, 1]
    )
  }

  @Test("colours are equal by their components")
  func equality() {
    expectEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.99))
    expectEqual(Set([UIColor.black, UIColor(white: 0, alpha: 1), UIColor.white]).count, 2)
    expectEqual(UIColor.red.cgColor, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    expectEqual(CGColor(gray: 0.5, alpha: 1), UIColor.gray.cgColor)
  }

  @Test("the system's tints are those of Apple's design resources")
  func tints() {
    let tints: [(UIColor, [CGFloat])] = [
      (.systemRed, [255, 59, 48]), (.systemOrange, [255, 149, 0]), (.systemYellow, [255, 204, 0]),
      (.systemGreen, [52, 199, 89]), (.systemMint, [0, 199, 190]), (.systemTeal, [48, 176, 199]),
      (.systemCyan, [50, 173, 230]), (.systemBlue, [0, 122, 255]), (.systemIndigo, [88, 86, 214]),
      (.systemPurple, [175, 82, 222]), (.systemPink, [255, 45, 85]),
      (.systemBrown, [162, 132, 94]),
    ]
    for (tint, bytes) in tints { expectEqual(parts(tint), bytes.map { $0 / 255 } + [1]) }
  }
}
