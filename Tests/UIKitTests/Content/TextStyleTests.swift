import Expectations
import Testing
import UIKit

/// Attributes of text that are objects.
@MainActor
struct TextStyleTests {
  private func style(_ alignment: NSTextAlignment) -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    return style
  }

  @Test(
    "texts with other paragraph styles, shadows and attachments are put together, and keep them"
  )
  func together() {
    let text = NSMutableAttributedString(
      string: "one",
      attributes: [.paragraphStyle: style(.center)]
    )
    text.append(NSAttributedString(string: "two", attributes: [.paragraphStyle: style(.right)]))
    let shadows = [NSShadow(), NSShadow()]
    shadows[1].shadowBlurRadius = 3
    for shadow in shadows {
      text.append(NSAttributedString(string: "s", attributes: [.shadow: shadow]))
    }
    let pictures = [NSTextAttachment(), NSTextAttachment()]
    for picture in pictures { text.append(NSAttributedString(attachment: picture)) }
    expectEqual(text.length, 10)
    func value(_ key: NSAttributedString.Key, _ index: Int) -> Any? {
      text.attribute(key, at: index, effectiveRange: nil)
    }
    expectEqual((value(.paragraphStyle, 0) as? NSParagraphStyle)?.alignment, .center)
    expectEqual((value(.paragraphStyle, 3) as? NSParagraphStyle)?.alignment, .right)
    expectEqual((value(.shadow, 7) as? NSShadow)?.shadowBlurRadius, 3)
    #expect(value(.attachment, 8) as? NSTextAttachment === pictures[0])
    #expect(value(.attachment, 9) as? NSTextAttachment === pictures[1])
    text.addAttribute(.paragraphStyle, value: style(.left), range: NSRange(location: 0, length: 10))
    expectEqual((value(.paragraphStyle, 9) as? NSParagraphStyle)?.alignment, .left)
  }

  @Test("styles are equal by their values, also a mutable one and its copy; shadows too")
  func equality() throws {
    let one = style(.center)
    let copy = try #require(one.copy() as? NSParagraphStyle)
    #expect(copy == one && copy.isEqual(one) && copy.hash == one.hash)
    one.lineSpacing = 2
    #expect(copy != one && !copy.isEqual(one))
    let shadow = NSShadow()
    let other = try #require(shadow.copy() as? NSShadow)
    #expect(shadow == other && Set([shadow, other]).count == 1)
    other.shadowOffset.width = 1
    #expect(shadow != other)
  }
}
