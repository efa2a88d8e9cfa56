import Expectations
import Testing
import TouchCore
import UIKit

/// Button images.
@MainActor
struct ButtonImageTests {
  private let red = PaintColor(red: 1, green: 0, blue: 0)
  private let green = PaintColor(red: 0, green: 1, blue: 0)

  private func button(_ type: UIButton.ButtonType = .custom) -> UIButton {
    UIApplication.launch(screen: CGSize(width: 400, height: 800))
    let button = UIButton(type: type)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    return button
  }

  @Test("where text is read from right to left the image is right of the title")
  func mirrored() {
    let button = button()
    button.setTitle("Go", for: .normal)
    button.setImage(picture(20, 20, red), for: .normal)
    button.layoutIfNeeded()
    let (image, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    #expect(image.maxX == title.minX && image.minX > 0)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    expectEqual(button.imageView?.frame.minX, 100 - image.maxX)
    expectEqual(button.titleLabel?.frame.minX, 100 - title.maxX)
    expectEqual(button.imageView?.frame.minX, button.titleLabel?.frame.maxX)
  }

  @Test("a button shows the image for its state, in its middle")
  func states() {
    let button = button()
    button.setImage(picture(20, 10, red), for: .normal)
    button.setImage(picture(20, 10, green), for: .highlighted)
    expectEqual(fills(button), [red])
    expectEqual(button.imageView?.frame, CGRect(x: 40, y: 15, width: 20, height: 10))
    button.isHighlighted = true
    expectEqual(fills(button), [green])
    #expect(button.currentImage === button.image(for: .highlighted))
    button.isHighlighted = false
    button.setImage(nil, for: .normal)
    expectEqual(fills(button), [])
    // An empty button is as UIKit's was measured: 30 wide, with 6 above and below a line.
    let line = UIFont.systemFont(ofSize: UIFont.buttonFontSize).lineHeight.rounded(.up)
    expectEqual(button.sizeThatFits(.zero), CGSize(width: 30, height: line + 12))
    button.setBackgroundImage(picture(40, 50, red), for: .normal)
    expectEqual(button.sizeThatFits(.zero), CGSize(width: 40, height: 50))
  }

  @Test("the image is left of the title, and both are in the middle")
  func title() {
    let button = button()
    button.setTitle("Go", for: .normal)
    button.layoutIfNeeded()
    let alone = button.titleLabel!.frame
    expectEqual(CGPoint(x: alone.midX, y: alone.midY), CGPoint(x: 50, y: 20))
    button.setImage(picture(20, 20, red), for: .normal)
    button.layoutIfNeeded()
    let (image, label) = (button.imageView!.frame, button.titleLabel!.frame)
    expectEqual(label.minX, image.maxX)
    #expect(abs(image.minX - (100 - label.maxX)) < 1e-9)
    let size = button.sizeThatFits(.zero)
    expectEqual(size.width, image.width + label.width)
    #expect(size.height >= 20)
  }

  @Test("a system button paints its image in the tint, unless it is an original")
  func tint() {
    let button = button(.system)
    button.tintColor = .green
    button.setImage(picture(20, 20, red), for: .normal)
    expectEqual(fills(button), [green])
    button.setImage(button.currentImage?.withRenderingMode(.alwaysOriginal), for: .normal)
    expectEqual(fills(button), [red])
  }

  @Test("a background fills the button behind its image, and takes no touches")
  func background() {
    let bench = Bench()
    let button = bench.listen(UIButton())
    button.setBackgroundImage(picture(1, 1, red), for: .normal)
    button.setImage(picture(10, 10, green), for: .normal)
    expectEqual(fills(button), [red, green])
    expectEqual(button.subviews.first?.frame, button.bounds)
    #expect(button.currentBackgroundImage === button.backgroundImage(for: .selected))
    bench.tap(150, 150, at: 0)
    #expect(bench.log.contains("upInside"))
  }
}
