import Expectations
import Testing
import TouchCore
import UIKit

/// Breaking lines.
@MainActor
struct LineBreakTests {
  /// The lines that a label shows in a width.
  private func lines(
    _ text: String,
    _ mode: NSLineBreakMode,
    width: CGFloat,
    count: Int = 1
  ) -> [String] {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    label.text = text
    label.numberOfLines = count
    label.lineBreakMode = mode
    expectEqual(label.lineBreakMode, mode)
    return label.displayList().commands.compactMap {
      if case .text(let line) = $0 { line.text } else { nil }
    }
  }

  @Test("the end is truncated unless another mode is set")
  func modes() {
    expectEqual(UILabel().lineBreakMode, .byTruncatingTail)
    let text = "abcdefghijklmnopqrstuvwxyz"
    let tail = lines(text, .byTruncatingTail, width: 80)[0]
    #expect(tail.hasPrefix("abc") && tail.hasSuffix("…"))
    let head = lines(text, .byTruncatingHead, width: 80)[0]
    #expect(head.hasPrefix("…") && head.hasSuffix("xyz"))
    let middle = lines(text, .byTruncatingMiddle, width: 80)[0]
    #expect(middle.hasPrefix("abc") && middle.hasSuffix("yz") && middle.contains("…"))
    let clipped = lines(text, .byClipping, width: 80)[0]
    #expect(text.hasPrefix(clipped) && clipped.count < 12)
    for line in [tail, head, middle, clipped] { #expect(line.count < 14, "\(line)") }
  }

  @Test("what fits is left whole in every mode")
  func whole() {
    for raw in 0...5 {
      let mode = NSLineBreakMode(rawValue: raw)!
      expectEqual(lines("ab", mode, width: 80), ["ab"])
    }
  }

  @Test("characters break anywhere, words only between them")
  func breaking() {
    expectEqual(lines("iiii mmmm", .byWordWrapping, width: 60, count: 0), ["iiii", "mmmm"])
    let broken = lines("mmmmmmmm", .byCharWrapping, width: 60, count: 0)
    #expect(broken.count > 1)
    expectEqual(broken.joined(), "mmmmmmmm")
    expectEqual(lines("mmmmmmmm", .byCharWrapping, width: 1, count: 0).count, 8)
  }

  @Test("the last of several lines has the ellipsis")
  func several() {
    let text = "one two three four five six"
    let head = lines(text, .byTruncatingHead, width: 60, count: 2)
    expectEqual(head.count, 2)
    #expect(head[1].hasPrefix("…") && head[1].hasSuffix("six"))
    let tail = lines(text, .byTruncatingTail, width: 60, count: 2)
    expectEqual(tail[0], head[0])
    #expect(tail[1].hasSuffix("…"))
    expectEqual(lines(text, .byWordWrapping, width: 60, count: 2).last?.contains("…"), false)
  }

  @Test("a width too narrow for anything gives no endless search")
  func narrow() {
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byClipping] {
      #expect(lines("mmm", mode, width: 1).count <= 1)
    }
  }
}
