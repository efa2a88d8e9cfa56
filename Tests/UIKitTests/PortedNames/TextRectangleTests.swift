import Expectations
import Foundation
import Testing
import UIKit

@Suite("Rectangles of texts, as ported files ask for them")
struct TextRectangleTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let text = "one two three"

  private func rectangle(_ size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: [.font: font], context: nil)
  }

  @Test("a text breaks at the width, and is as high as its lines")
  func lines() {
    let wide = rectangle(
      CGSize(width: 1000, height: CGFloat.greatestFiniteMagnitude),
      .usesLineFragmentOrigin
    )
    expectEqual(wide.origin, .zero)
    expectEqual(wide.size, text.size(withAttributes: [.font: font]))
    let narrow = rectangle(
      CGSize(width: wide.width - 1, height: .greatestFiniteMagnitude),
      [.usesLineFragmentOrigin, .usesFontLeading]
    )
    expectEqual(narrow.height, 2 * font.lineHeight)
    expectEqual(narrow.width, "one two".size(withAttributes: [.font: font]).width)
    let one = rectangle(CGSize(width: 10, height: CGFloat.infinity), .usesLineFragmentOrigin)
    expectEqual(one.height, 3 * font.lineHeight)
  }

  @Test("lines count that have room in the height, and one at least")
  func room() {
    let heights = [
      1, font.lineHeight, 2 * font.lineHeight, 2.9 * font.lineHeight, 9 * font.lineHeight,
    ]
    let counts = heights.map {
      rectangle(CGSize(width: 10, height: $0), .usesLineFragmentOrigin).height / font.lineHeight
    }
    expectEqual(counts, [1, 1, 2, 2, 3])
    // The first lines count.
    let first = rectangle(CGSize(width: 10, height: font.lineHeight), .usesLineFragmentOrigin)
    expectEqual(first.width, "one".size(withAttributes: [.font: font]).width)
  }

  @Test("without lines of its own the text's place is on the line that letters stand on")
  func baseline() {
    let size = CGSize(width: 10, height: 10)
    let plain = rectangle(size, [])
    expectEqual(plain.origin, CGPoint(x: 0, y: font.descender))
    expectEqual(plain.size, text.size(withAttributes: [.font: font]))
  }

  @Test("an NSString and an attributed string have the same rectangle; 12 points without a font")
  func kinds() {
    let size = CGSize(width: 60, height: 0)
    let lines = NSStringDrawingOptions.usesLineFragmentOrigin
    let expected = rectangle(size, lines)
    #expect(expected.height > font.lineHeight)
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let string = (text as NSString)
      .boundingRect(with: size, options: lines, attributes: attributes, context: nil)
    let attributed = NSAttributedString(string: text, attributes: attributes)
      .boundingRect(with: size, options: lines, context: nil)
    expectEqual(string, expected)
    expectEqual(attributed, expected)
    let plain = text.boundingRect(with: .zero, options: lines, context: nil)
    expectEqual(plain.height, UIFont.systemFont(ofSize: 12).lineHeight)
  }
}
