import Expectations
import Testing
import TouchGraphics

/// Small values of UIKit's.
struct SmallValueTests {
  @Test("an offset is two distances")
  func offset() {
    expectEqual(UIOffset(), .zero)
    var offset = UIOffset(horizontal: 3, vertical: -4)
    #expect(offset != .zero)
    offset.vertical = 0
    offset.horizontal = 0
    expectEqual(offset, .zero)
  }

  @Test("MAXFLOAT is the largest finite Float")
  func maxFloat() {
    expectEqual(MAXFLOAT, Float.greatestFiniteMagnitude)
    #expect(CGFloat(MAXFLOAT).isFinite)
    #expect((MAXFLOAT * 2).isInfinite)
  }

  @Test("the older name of the grouped background is the same colour")
  func grouped() { expectEqual(UIColor.groupTableViewBackground, .systemGroupedBackground) }
}
