import Expectations
import Testing
import UIKit

/// Where a button's image and title lie.
@MainActor
struct ButtonPlaceTests {
  private func button() -> UIButton {
    // Another test's application may be read from right to left.
    _ = UIApplication.launch(screen: CGSize(width: 300, height: 600))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setTitle("Save", for: .normal)
    return button
  }

  private func title(_ button: UIButton) -> CGRect {
    button.layoutIfNeeded()
    return button.titleLabel?.frame ?? .null
  }

  @Test("the content's insets take room, and are part of the button's own size")
  func contentInsets() {
    let button = button()
    let before = button.intrinsicContentSize
    let middle = title(button)
    expectEqual(middle.size, before)
    expectEqual(CGPoint(x: middle.midX, y: middle.midY), CGPoint(x: 100, y: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 3, right: 30)
    expectEqual(title(button), middle.offsetBy(dx: -10, dy: -1))
    expectEqual(button.intrinsicContentSize.width, before.width + 40)
    expectEqual(button.intrinsicContentSize.height, before.height + 4)
  }

  @Test(
    "a title's insets move it by half their difference in the middle, and by one of them at a side"
  )
  func titleInsets() {
    let button = button()
    let (size, middle) = (button.intrinsicContentSize, title(button))
    button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 0, right: 2)
    expectEqual(title(button), middle.offsetBy(dx: 3, dy: 2))
    button.contentHorizontalAlignment = .left
    expectEqual(
      title(button),
      CGRect(x: 8, y: middle.minY + 2, width: size.width, height: size.height)
    )
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .top
    let right = CGRect(x: 198 - size.width, y: 4, width: size.width, height: size.height)
    expectEqual(title(button), right)
    button.contentVerticalAlignment = .bottom
    expectEqual(title(button).maxY, 60)
  }

  @Test("leading and trailing are the sides that the language says")
  func sides() {
    let button = button()
    button.contentHorizontalAlignment = .trailing
    expectEqual(button.effectiveContentHorizontalAlignment, .right)
    expectEqual(title(button).maxX, 200)
    button.semanticContentAttribute = .forceRightToLeft
    expectEqual(button.effectiveContentHorizontalAlignment, .left)
    expectEqual(title(button).minX, 0)
  }

  @Test("an image lies left of the title, where its own insets move it alone")
  func image() {
    let button = button()
    button.setImage(UIImage(picture: DisplayList(width: 20, height: 10)), for: .normal)
    button.contentHorizontalAlignment = .left
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    expectEqual(title(button).minX, 20)
    expectEqual(button.imageView?.frame, CGRect(x: 5, y: 25, width: 20, height: 10))
    button.contentVerticalAlignment = .bottom
    expectEqual(title(button).maxY, 60)
    expectEqual(button.imageView?.frame, CGRect(x: 5, y: 50, width: 20, height: 10))
  }

  @Test("a subclass says itself where they lie")
  func overrides() {
    final class Stacked: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 90, y: 0, width: 20, height: 20)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: 20, width: 200, height: 40)
      }
    }
    let button = Stacked(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setTitle("Save", for: .normal)
    button.setImage(UIImage(picture: DisplayList(width: 20, height: 20)), for: .normal)
    expectEqual(title(button), CGRect(x: 0, y: 20, width: 200, height: 40))
    expectEqual(button.imageView?.frame, CGRect(x: 90, y: 0, width: 20, height: 20))
  }

  @Test("a font's name says its weight, and a colour's what the host has")
  func names() {
    expectEqual(UIFont(name: "Avenir-Black", size: 3), .systemFont(ofSize: 3, weight: .black))
    expectEqual(
      UIFont(name: "A-DemiBoldItalic", size: 3),
      .systemFont(ofSize: 3, weight: .semibold)
    )
    expectEqual(UIFont(name: "Helvetica", size: 3), .systemFont(ofSize: 3))
    expectNil(UIColor(named: "ButtonPlaceTests.none"))
  }
}
