import Expectations
import Testing

@testable import TouchGraphics

/// Colours that are given in Display P3.
struct DisplayP3Tests {
  private func parts(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [Double] {
    let color = UIColor(displayP3Red: red, green: green, blue: blue, alpha: 0.5).cgColor
    return [color.red, color.green, color.blue].map { (Double($0) * 10_000).rounded() / 10_000 }
  }

  @Test("greys are the same in both spaces, and opacity stays")
  func greys() {
    for part in [0, 0.02, 0.25, 0.5, 1] as [CGFloat] {
      expectEqual(parts(part, part, part), [part, part, part].map { Double($0) })
    }
    expectEqual(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.25).cgColor.alpha, 0.25)
  }

  @Test("the primaries lie outside of sRGB, where the chromaticities of both put them")
  func primaries() {
    expectEqual(parts(1, 0, 0), [1.0931, -0.2267, -0.1501])
    expectEqual(parts(0, 1, 0), [-0.5116, 1.0183, -0.3107])
    expectEqual(parts(0, 0, 1), [0, 0, 1.0420])
  }

  @Test("a colour that sRGB has too is one within it")
  func inside() {
    expectEqual(parts(0.6, 0.4, 0.3), [0.6345, 0.3887, 0.28])
  }
}
