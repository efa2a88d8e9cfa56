import Expectations
import Testing
import TouchGraphics
import UIKit

/// Where a button's title is.
@MainActor
struct ButtonTitleFrameTests {
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 60))

  /// The frame of the title after layout, with the size that its text needs.
  private func laidOut() throws -> (frame: CGRect, text: CGSize) {
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    return (label.frame, label.sizeThatFits(CGSize(width: 1000, height: 1000)))
  }

  @Test("a title is as large as its text, in the middle of the button")
  func hugging() throws {
    button.setTitle("Go", for: .normal)
    let (frame, text) = try laidOut()
    #expect(text.width > 0 && text.height > 0)
    expectEqual(frame.size, text)
    expectEqual(CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: 150, y: 30))
    expectEqual(button.titleRect(forContentRect: button.bounds), frame)
  }

  @Test("a title beside an image is as high as its text, and what is too long ends at the edge")
  func besideImage() throws {
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(picture: DisplayList(width: 32, height: 32)), for: .normal)
    let (frame, text) = try laidOut()
    expectEqual(frame.size, text)
    expectEqual(frame.minX, (300 - 32 - text.width) / 2 + 32)
    expectEqual(frame.midY, 30)
    button.setTitle(String(repeating: "long ", count: 40), for: .normal)
    let long = try laidOut().frame
    expectEqual(long.minX, 32)
    expectEqual(long.width, 268)
  }

  @Test("insets by the sizes of image and title put the image above the title")
  func imageAbove() throws {
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(picture: DisplayList(width: 32, height: 32)), for: .normal)
    let text = try laidOut().text
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -32, bottom: -(32 + 4), right: 0)
    button.imageEdgeInsets = UIEdgeInsets(
      top: -(text.height + 4),
      left: 0,
      bottom: 0,
      right: -text.width
    )
    let title = try laidOut().frame
    let image = try #require(button.imageView).frame
    expectEqual(image.midX, 150)
    expectEqual(title.midX, 150)
    expectEqual(title.minY, image.maxY + 4)
  }

  @Test("aligned to fill, a title has the whole width; at the top and the bottom it is at the edge")
  func aligned() throws {
    button.setTitle("Go", for: .normal)
    button.contentHorizontalAlignment = .fill
    var (frame, text) = try laidOut()
    #expect(frame.minX == 0 && frame.width == 300 && frame.height == text.height)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    (frame, text) = try laidOut()
    expectEqual(
      frame,
      CGRect(x: 300 - text.width, y: 60 - text.height, width: text.width, height: text.height)
    )
  }
}
