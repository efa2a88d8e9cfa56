import Expectations
import Testing
import TouchGraphics

@testable import TouchLayers

/// The system's font in its sizes and weights.
struct FontTests {
  @Test("each weight is the number that style sheets have for it")
  func weights() {
    let weights: [(UIFont.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    for (weight, number) in weights {
      expectEqual(UIFont.systemFont(ofSize: 10, weight: weight).cssWeight, number)
    }
    let limits: [(CGFloat, Int, Int)] = [
      (-0.7, 100, 200), (-0.5, 200, 300), (-0.2, 300, 400), (0.12, 400, 500), (0.27, 500, 600),
      (0.35, 600, 700), (0.48, 700, 800), (0.59, 800, 900),
    ]
    for (limit, below, from) in limits {
      let fonts = [limit - 0.001, limit].map { UIFont(size: 10, weight: UIFont.Weight($0)) }
      expectEqual(fonts.map(\.cssWeight), [below, from])
    }
  }

  @Test("a font's name makes a font of its weight again, in any size")
  func names() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    for weight in weights {
      let font = UIFont(size: 10, weight: weight)
      expectEqual(UIFont(name: font.fontName, size: 12), UIFont(size: 12, weight: weight))
      expectEqual(font.familyName, ".AppleSystemUIFont")
    }
    expectEqual(UIFont(name: "Avenir-Heavy", size: 9)?.fontName, ".SFUI-Heavy")
    let between: [(CGFloat, String)] = [
      (-1, "Ultralight"), (-0.001, "Light"), (0.001, "Regular"), (1, "Black"),
    ]
    for (weight, style) in between {
      expectEqual(UIFont(size: 10, weight: UIFont.Weight(weight)).fontName, ".SFUI-" + style)
    }
  }

  @Test(
    "a font has the size and weight that it is asked for with, and measures in their proportion"
  )
  func fonts() {
    expectEqual(UIFont.systemFont(ofSize: 20), UIFont(size: 20, weight: .regular))
    expectEqual(UIFont.boldSystemFont(ofSize: 20), UIFont(size: 20, weight: .bold))
    expectEqual(UIFont.italicSystemFont(ofSize: 20), UIFont(size: 20, weight: .regular))
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .heavy)
    expectEqual(digits, UIFont(size: 20, weight: .heavy))
    expectEqual(digits.withSize(9), UIFont(size: 9, weight: .heavy))
    #expect(digits != UIFont(size: 20, weight: .bold) && digits != UIFont(size: 21, weight: .heavy))
    expectEqual(digits.hashValue, UIFont(size: 20, weight: .heavy).hashValue)
    let font = UIFont(size: 1000, weight: .regular)
    #expect(font.ascender == 952 && font.descender == -241 && font.lineHeight == 1193)
    expectEqual(font.capHeight, 705)
    expectEqual(
      [UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.systemFontSize],
      [17, 18, 14]
    )
    expectEqual(UIFont.smallSystemFontSize, 12)
  }
}
