import Expectations
import Testing
import UIKit

/// Buttons with a configuration.
@MainActor
struct ButtonConfigurationTests {
  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    return button
  }

  /// A picture of 20 by 10 points.
  private var picture: UIImage { UIImage(picture: DisplayList(width: 20, height: 10)) }

  private func surface(_ button: UIButton) -> UIView? {
    button.layoutIfNeeded()
    return button.subviews.first { !($0 is UILabel) && !($0 is UIImageView) }
  }

  @Test("a style chooses the colours of the content and of the surface behind it")
  func styles() {
    let tint = UIColor.systemBlue
    let all: [(UIButton.Configuration, UIColor, UIColor?)] = [
      (.plain(), tint, nil), (.borderless(), tint, nil),
      (.gray(), tint, .systemFill), (.bordered(), tint, .systemFill),
      (.tinted(), tint, tint.withAlphaComponent(0.2)),
      (.borderedTinted(), tint, tint.withAlphaComponent(0.2)),
      (.filled(), .white, tint), (.borderedProminent(), .white, tint),
    ]
    for (style, content, behind) in all {
      let button = button(style)
      button.tintColor = tint
      button.setTitle("Save", for: .normal)
      expectEqual(surface(button)?.backgroundColor, behind)
      expectEqual(button.titleLabel?.textColor, content)
    }
  }

  @Test("transformers make the colours of the surface and its line; a custom view fills it")
  func background() {
    var look = UIButton.Configuration.filled()
    look.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .red }
    look.background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }
    look.background.strokeWidth = 1
    let custom = UIView()
    look.background.customView = custom
    let button = button(look)
    expectEqual(surface(button)?.backgroundColor, .red)
    expectEqual(surface(button)?.layer.borderColor, UIColor.green.cgColor)
    expectEqual(custom.frame, button.bounds)
    look.background.customView = nil
    button.configuration = look
    button.layoutIfNeeded()
    #expect(custom.superview == nil)
  }

  @Test("colours of the configuration's own come before the style's, and none in a disabled button")
  func colors() {
    var look = UIButton.Configuration.filled()
    look.title = "Save"
    look.baseForegroundColor = .black
    look.baseBackgroundColor = .systemGreen
    let button = button(look)
    expectEqual(surface(button)?.backgroundColor, .systemGreen)
    expectEqual(button.titleLabel?.textColor, .black)
    button.isEnabled = false
    expectEqual(surface(button)?.backgroundColor, .systemFill)
    expectEqual(button.titleLabel?.textColor, .systemGray)
    button.configuration?.background.backgroundColor = .red
    expectEqual(surface(button)?.backgroundColor, .red)
  }

  @Test("a title and an image that were set by themselves are shown where there are none in it")
  func fallbacks() {
    let button = button(.plain())
    button.setTitle("Set", for: .normal)
    button.setImage(picture, for: .normal)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Set")
    #expect(button.imageView?.image != nil)
    button.configuration?.title = "Said"
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Said")
    expectEqual(button.accessibilityLabel, "Said")
    button.configuration = nil
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Set")
  }

  @Test("content, insets and paddings make the button's own size")
  func size() {
    var look = UIButton.Configuration.plain()
    look.image = picture
    expectEqual(button(look).intrinsicContentSize, CGSize(width: 44, height: 24))
    look.imagePadding = 8
    expectEqual(button(look).intrinsicContentSize, CGSize(width: 44, height: 24))
    look.title = "Save"
    let title = UIButton(configuration: .plain())
    title.setTitle("Save", for: .normal)
    let words = title.intrinsicContentSize
    expectEqual(button(look).intrinsicContentSize.width, words.width + 28)
    look.imagePlacement = .top
    expectEqual(button(look).intrinsicContentSize.width, max(words.width, 44))
    expectEqual(button(look).intrinsicContentSize.height, words.height + 18)
    look.contentInsets = .zero
    expectEqual(button(look).intrinsicContentSize.height, words.height + 4)
    look.buttonSize = .large
    expectEqual(button(look).intrinsicContentSize.height, words.height + 34)
  }

  @Test("the image lies at the side of the title that its placement names")
  func placement() {
    var look = UIButton.Configuration.plain()
    look.title = "Save"
    look.image = picture
    look.imagePadding = 8
    look.contentInsets = .zero
    func places(_ edge: NSDirectionalRectEdge, mirrored: Bool = false) -> (CGRect, CGRect) {
      look.imagePlacement = edge
      let button = button(look)
      if mirrored { button.semanticContentAttribute = .forceRightToLeft }
      button.layoutIfNeeded()
      return (button.imageView?.frame ?? .null, button.titleLabel?.frame ?? .null)
    }
    for (edge, mirrored) in [(NSDirectionalRectEdge.leading, false), (.trailing, true)] {
      let (image, title) = places(edge, mirrored: mirrored)
      #expect(image.maxX + 8 == title.minX && image.midY == 50 && title.midY == 50)
      #expect(abs(image.minX + title.maxX - 200) < 0.001)
    }
    for (edge, mirrored) in [(NSDirectionalRectEdge.trailing, false), (.leading, true)] {
      let (image, title) = places(edge, mirrored: mirrored)
      expectEqual(title.maxX + 8, image.minX)
    }
    let (above, below) = (places(.top), places(.bottom))
    #expect(above.0.maxY + 8 == above.1.minY && above.0.midX == 100)
    #expect(below.1.maxY + 8 == below.0.minY && abs(below.1.midX - 100) < 0.001)
  }

  @Test("a subtitle lies under the title, aligned with it as the configuration says")
  func subtitle() {
    var look = UIButton.Configuration.plain()
    look.title = "A"
    look.subtitle = "Longer words below"
    look.titlePadding = 5
    let button = button(look)
    button.layoutIfNeeded()
    let labels = button.subviews.compactMap { $0 as? UILabel }
    let under = labels.first { $0.text == "Longer words below" }
    expectEqual(under?.frame.minY, (button.titleLabel?.frame.maxY ?? 0) + 5)
    expectEqual(under?.frame.minX, button.titleLabel?.frame.minX)
    button.configuration?.titleAlignment = .center
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame.midX, under?.frame.midX)
    button.configuration?.titleAlignment = .trailing
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame.maxX, under?.frame.maxX)
    button.configuration = nil
    button.layoutIfNeeded()
    expectNil(under?.superview)
  }

  @Test("corners and the line around the surface are as the configuration says")
  func corners() {
    var look = UIButton.Configuration.filled()
    look.cornerStyle = .capsule
    look.background.backgroundInsets = .init(top: 10, leading: 5, bottom: 30, trailing: 15)
    look.background.strokeWidth = 2
    look.background.strokeColor = .red
    let button = button(look)
    let view = surface(button)
    expectEqual(view?.frame, CGRect(x: 5, y: 10, width: 180, height: 60))
    expectEqual(view?.layer.cornerRadius, 30)
    #expect(view?.layer.borderWidth == 2 && view?.layer.borderColor == UIColor.red.cgColor)
    button.configuration?.cornerStyle = .fixed
    button.configuration?.background.cornerRadius = 3
    expectEqual(surface(button)?.layer.cornerRadius, 3)
    button.configuration = nil
    expectNil(surface(button))
  }

  @Test("the handler is called once for each state before the layout, and may change the look")
  func handler() {
    let button = button(.plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isHighlighted ? "Pressed" : "Free"
    }
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Free")
    button.isHighlighted = true
    expectEqual(states, [.normal])
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Pressed")
    button.setNeedsLayout()
    button.layoutIfNeeded()
    expectEqual(states, [.normal, .highlighted])
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    expectEqual(states, [.normal, .highlighted, .highlighted])
  }

  @Test("7.4 a tap on the surface sends what a plain button sends")
  func tap() {
    let bench = Bench()
    let button = bench.listen(UIButton(configuration: .filled()))
    button.layoutIfNeeded()
    bench.tap(150, 150, at: 0)
    expectEqual(bench.take(), ["down", "upInside", "primary"])
  }
}
