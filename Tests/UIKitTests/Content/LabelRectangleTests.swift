import Expectations
import Testing
import TouchCore
import UIKit

/// A label with room around its text, as apps write it.
private final class PaddedLabel: UILabel {
  var padding = UIEdgeInsets(top: 3, left: 8, bottom: 5, right: 12) {
    didSet { setNeedsDisplay() }
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }

  override func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    super.textRect(
      forBounds: bounds.inset(by: padding),
      limitedToNumberOfLines: numberOfLines
    ).inset(
      by: UIEdgeInsets(
        top: -padding.top,
        left: -padding.left,
        bottom: -padding.bottom,
        right: -padding.right
      )
    )
  }
}

/// A label whose text is at the top, as apps write it.
private final class TopLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
  }
}

/// The rectangles of labels' texts.
@MainActor
final class LabelRectangleTests {
  /// Launched by the first line of a test that shows something.
  private lazy var application = UIApplication.launch(screen: CGSize(width: 300, height: 600))
  private lazy var window = UIWindow()

  /// Shows a label, and gives the lines that it shows.
  private func lines(_ label: UILabel) -> [PaintText] {
    if label.superview == nil {
      _ = application
      window.makeKeyAndVisible()
      window.addSubview(label)
    }
    window.layoutIfNeeded()
    return application.displayList().commands.compactMap {
      if case .text(let line) = $0 { line } else { nil }
    }
  }

  @Test(
    "the preferred width breaks the text whose size a label has by itself, where it may have several lines"
  )
  func preferredWidth() {
    let label = UILabel()
    label.text = "one two three four five six seven"
    let whole = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 100
    expectEqual(label.intrinsicContentSize, whole)
    label.numberOfLines = 0
    let broken = label.intrinsicContentSize
    #expect(broken.width <= 100 && broken.height > whole.height)
    expectEqual(broken, label.sizeThatFits(CGSize(width: 100, height: 0)))
    label.preferredMaxLayoutWidth = 0
    expectEqual(label.intrinsicContentSize, whole)
  }

  @Test("a padded label needs the room around its text, and shows the text inside of that")
  func padding() {
    let (plain, padded) = (UILabel(), PaddedLabel())
    for label in [plain, padded] {
      label.text = "word"
      label.sizeToFit()
    }
    expectEqual(padded.bounds.width, plain.bounds.width + 20)
    expectEqual(padded.bounds.height, plain.bounds.height + 8)
    expectEqual(padded.intrinsicContentSize, padded.bounds.size)
    plain.frame.origin = CGPoint(x: 8, y: 3)
    let (inside, around) = (lines(plain), lines(padded))
    expectEqual(inside.count, 1)
    expectEqual(around.count, 2)
    expectEqual(around.last?.position, inside.first?.position)
  }

  @Test("another padding shows with the next layout, and so do another text and another font")
  func changes() {
    let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.text = "word"
    let before = lines(label)
    label.padding.left = 28
    expectEqual(lines(label).first?.position.x, before[0].position.x + 20)
    let top = TopLabel(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    top.text = "word"
    top.font = .systemFont(ofSize: 10)
    // A text's height is rounded up to whole points, and the text is in its middle.
    func isAtTop(_ line: PaintText?) -> Bool {
      guard let line else { return false }
      return abs(line.position.y - 200 - top.font.ascender) <= 0.5
    }
    #expect(isAtTop(lines(top).last))
    top.font = .systemFont(ofSize: 20)
    #expect(isAtTop(lines(top).last))
    top.numberOfLines = 0
    top.text = "one\ntwo"
    #expect(isAtTop(lines(top).suffix(2).first))
  }

  @Test("a width breaks the lines of a padded label inside of its padding")
  func breaking() {
    let label = PaddedLabel()
    label.numberOfLines = 0
    label.text = "one two three four"
    let (wide, narrow) = (label.sizeThatFits(CGSize(width: 400, height: 0)), CGFloat(70))
    let fitted = label.sizeThatFits(CGSize(width: narrow, height: 0))
    #expect(fitted.width <= narrow)
    #expect(fitted.height > wide.height)
    label.frame.size = fitted
    let shown = lines(label)
    expectEqual(shown.count, Int((fitted.height - 8) / label.font.lineHeight))
  }

  @Test("the rectangle of a text begins at the bounds' top left, and is no larger than they are")
  func rectangle() {
    let label = UILabel()
    let bounds = CGRect(x: 3, y: 4, width: 500, height: 500)
    expectEqual(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 0),
      CGRect(x: 3, y: 4, width: 0, height: 0)
    )
    label.text = "one two three four"
    let whole = label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
    expectEqual(whole.origin, bounds.origin)
    expectEqual(whole.size, label.intrinsicContentSize)
    let narrow = CGRect(x: 3, y: 4, width: 40, height: 500)
    let broken = label.textRect(forBounds: narrow, limitedToNumberOfLines: 0)
    #expect(broken.height > whole.height * 2)
    let two = label.textRect(forBounds: narrow, limitedToNumberOfLines: 2)
    #expect(two.height > whole.height && two.height < broken.height)
    let low = CGRect(x: 3, y: 4, width: 40, height: 10)
    expectEqual(label.textRect(forBounds: low, limitedToNumberOfLines: 0).size.height, 10)
  }

  @Test("a label that asks to be drawn while it is laid out is laid out once")
  func once() {
    final class Restless: UILabel {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        text = "\(layouts)"
        setNeedsDisplay()
      }
    }
    let label = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    _ = lines(label)
    expectEqual(label.layouts, 1)
  }

  @Test("an attributed text is aligned and broken as its first paragraph says")
  func paragraph() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byClipping
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    expectEqual(label.textAlignment, .right)
    expectEqual(label.lineBreakMode, .byClipping)
    expectEqual(lines(label).first?.alignment, .right)
    expectEqual(lines(label).first?.position.x, 100)
  }

  @Test("a button's title has the shadow of its state, and none once that is taken away")
  func shadow() {
    let button = UIButton(type: .custom)
    button.setTitle("word", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.green, for: .selected)
    expectEqual(button.titleShadowColor(for: .highlighted), .red)
    func shown() -> UIColor? {
      button.layoutIfNeeded()
      return button.titleLabel?.shadowColor
    }
    expectEqual(shown(), .red)
    button.isSelected = true
    expectEqual(shown(), .green)
    button.setTitleShadowColor(nil, for: .selected)
    expectEqual(shown(), .red)
    button.setTitleShadowColor(nil, for: .normal)
    expectNil(shown())
    expectNil(button.currentTitleShadowColor)
  }
}
