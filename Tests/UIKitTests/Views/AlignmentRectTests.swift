import Expectations
import Testing
import UIKit

/// The rectangles that are aligned of views, and the directions of their content.
@MainActor
struct AlignmentRectTests {
  private final class Padded: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    }
  }

  @Test("a plain view's aligned rectangle is its frame")
  func plain() {
    let rect = CGRect(x: 3, y: 4, width: 50, height: 60)
    expectEqual(UIView().alignmentRect(forFrame: rect), rect)
    expectEqual(UIView().frame(forAlignmentRect: rect), rect)
  }

  @Test("insets make the aligned rectangle smaller, and the frame larger again")
  func padded() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    let aligned = CGRect(x: 12, y: 21, width: 90, height: 95)
    expectEqual(Padded().alignmentRect(forFrame: frame), aligned)
    expectEqual(Padded().frame(forAlignmentRect: aligned), frame)
  }

  @Test("content has the direction that its attribute says, or else that of the language")
  func directions() {
    typealias Attribute = UISemanticContentAttribute
    for language in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      func direction(_ attribute: Attribute) -> UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: language)
      }
      expectEqual(direction(.unspecified), language)
      expectEqual(direction(.forceRightToLeft), .rightToLeft)
      for attribute in [Attribute.forceLeftToRight, .playback, .spatial] {
        expectEqual(direction(attribute), .leftToRight)
      }
    }
  }

  @Test("the application has the direction of its first window")
  func application() {
    let application = UIApplication.launch(screen: CGSize(width: 100, height: 100))
    expectEqual(application.userInterfaceLayoutDirection, .leftToRight)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.semanticContentAttribute = .forceRightToLeft
    window.makeKeyAndVisible()
    expectEqual(application.userInterfaceLayoutDirection, .rightToLeft)
    expectEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .rightToLeft)
    expectEqual(UIView.userInterfaceLayoutDirection(for: .playback), .leftToRight)
  }
}
