import Expectations
import Foundation
import Testing
import TouchCore
import UIKit

@MainActor @Suite("Pictures as ported code makes and shows them", .serialized)
struct PicturesTests {
  private let red = PaintColor(red: 1, green: 0, blue: 0)
  private let blue = PaintColor(red: 0, green: 0, blue: 1)

  /// The transforms and the opacities of a view's groups, in the order in which they begin.
  private func groups(_ view: UIView) -> [PaintGroup] {
    view.displayList().commands.compactMap { if case .begin(let group) = $0 { group } else { nil } }
  }

  @Test("a colour of a picture covers backgrounds and shapes with copies of it")
  func pattern() {
    _ = AnimationBench()
    let pattern = UIColor(patternImage: picture(10, 10, red))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 25, height: 10))
    view.backgroundColor = pattern.withAlphaComponent(0.5)
    expectEqual(fills(view), [red, red, red])
    let shown = groups(view)
    expectEqual(shown.map { $0.opacity }, [0.5, 1, 1])
    expectEqual(shown.map { $0.transform.tx }, [0, 10, 20])
    #expect(shown.first?.clip != nil)
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 12, y: 2, width: 4, height: 4), transform: nil)
    shape.fillColor = pattern.cgColor
    view.backgroundColor = nil
    view.layer.addSublayer(shape)
    expectEqual(groups(view).map { $0.transform.tx }, [0, 10])
    // A picture of one point isn't painted a hundred thousand times.
    let large = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    large.backgroundColor = UIColor(patternImage: picture(1, 1, blue))
    #expect((1000...5000).contains(fills(large).count))
    // It has no parts.
    var part: CGFloat = 7
    #expect(!pattern.getRed(&part, green: nil, blue: nil, alpha: nil) && part == 7)
    #expect(!pattern.getWhite(&part, alpha: nil))
    expectEqual(pattern.cgColor.components, [1])
    expectEqual(pattern.cgColor.colorSpace?.model, .pattern)
    #expect(pattern == UIColor(patternImage: picture(10, 10, red)) && pattern != .black)
  }

  @Test("an image with edges of its own is stretched, or repeated, between them")
  func edges() {
    _ = AnimationBench()
    let insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
    let image = picture(30, 10, red)
    let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 90, height: 10))
    view.image = stretched
    expectEqual(groups(view).map { $0.transform.a }, [5, 1])
    expectEqual(groups(view).map { $0.transform.tx }, [10, 85])
    view.image = image.resizableImage(withCapInsets: insets)
    // The edges once each, and 15 points between them five times in 75.
    expectEqual(fills(view).count, 7)
    expectEqual(view.image?.capInsets, insets)
    expectEqual(view.image?.withRenderingMode(.alwaysTemplate).capInsets, insets)
    let cut = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
    expectEqual(cut.capInsets.right, 19)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 90, height: 10)
    layer.contents = image.cgImage
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    view.image = nil
    view.layer.addSublayer(layer)
    #expect(groups(view).contains { abs($0.transform.a - 7) < 1e-9 })
  }

  @Test("an image of several shows them in turn, until another one takes its place")
  func turns() throws {
    let bench = AnimationBench()
    let images = [picture(10, 10, red), picture(10, 10, blue)]
    let image = try #require(UIImage.animatedImage(with: images, duration: 1))
    #expect(image.images?.count == 2 && image.duration == 1 && image.size.width == 10)
    let view = UIImageView(image: image)
    bench.window.addSubview(view)
    var seen: [[PaintColor]] = []
    for step in 0..<4 {
      bench.wait(until: 0.25 + 0.5 * Double(step))
      seen.append(fills(view))
    }
    expectEqual(seen, [[red], [blue], [red], [blue]])
    view.image = images[0]
    bench.wait(until: 3)
    #expect(fills(view) == [red] && bench.application.isQuiet)
    expectNil(UIImage.animatedImage(with: [], duration: 1))
  }

  @Test("a picture is cut and turned; files and data are the host's")
  func parts() throws {
    _ = AnimationBench()
    let image = picture(30, 10, red)
    let whole = try #require(image.cgImage)
    let part = try #require(whole.cropping(to: CGRect(x: 20, y: 0, width: 20, height: 5)))
    #expect(part.width == 10 && part.height == 5)
    expectNil(whole.cropping(to: CGRect(x: 40, y: 0, width: 5, height: 5)))
    let turned = UIImage(cgImage: whole, scale: 1, orientation: .right)
    expectEqual(turned.size, CGSize(width: 10, height: 30))
    expectNil(UIImage(contentsOfFile: "/a/knob.png"))
    expectNil(UIImage(data: Data([1])))
    UIImage.namedPictures = { $0 == "knob.png" ? image.picture : nil }
    UIImage.decodedPictures = { $0 == Data([1]) ? image.picture : nil }
    defer { (UIImage.namedPictures, UIImage.decodedPictures) = (nil, nil) }
    expectEqual(UIImage(contentsOfFile: "/a/knob.png")?.size.width, 30)
    expectEqual(UIImage(data: Data([1]), scale: 2)?.size.width, 15)
    expectNil(UIImage(data: Data([2])))
  }

  @Test("an attachment's picture stands in a label's text, and takes its room")
  func attachments() {
    _ = AnimationBench()
    let attachment = NSTextAttachment()
    attachment.image = picture(10, 10, red).withRenderingMode(.alwaysTemplate)
    attachment.bounds = CGRect(x: 0, y: -2, width: 20, height: 10)
    let text = NSMutableAttributedString(
      attributedString: NSAttributedString(attachment: attachment)
    )
    let letters = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.blue])
    text.append(letters)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.attributedText = letters
    let width = label.sizeThatFits(.zero).width
    label.attributedText = text
    #expect((19...21).contains(label.sizeThatFits(.zero).width - width))
    expectEqual(label.text, "\u{FFFC}ab")
    expectEqual(fills(label), [blue])
    let shown = label.displayList().commands.compactMap { command -> PaintText? in
      if case .text(let text) = command { text } else { nil }
    }
    expectEqual(shown.map { $0.text }, ["ab"])
    expectEqual(shown.first?.position.x, 20)
    guard let base = shown.first?.position.y, let group = groups(label).first else {
      Issue.record("there is no picture")
      return
    }
    #expect(group.transform.a == 2 && abs(group.transform.ty + 8 - base) < 1e-9)
    label.text = "c"
    expectEqual(fills(label), [])
  }

  @Test("layers in a layer that shares its space lie in front of each other by their depth")
  func space() {
    _ = AnimationBench()
    let space = CATransformLayer()
    space.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    for (index, color) in [UIColor.red, .blue].enumerated() {
      let card = CALayer()
      card.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
      card.backgroundColor = color.cgColor
      // One in front of the middle, one behind it.
      card.transform = CATransform3DMakeTranslation(0, 0, index == 0 ? 30 : -30)
      space.addSublayer(card)
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.addSublayer(space)
    space.backgroundColor = UIColor.black.cgColor
    expectEqual(fills(view), [blue, red])
    // A half turn about the upright axis brings the other one to the front.
    space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    expectEqual(fills(view), [red, blue])
    // A third of it shows both half as wide.
    space.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let shift = groups(view).map { $0.transform.a }
    #expect(shift.count == 2 && shift.allSatisfy { abs($0 - 0.5) < 1e-6 })
  }

  @Test("an image in one colour, as ported drawing makes it")
  func filled() {
    _ = AnimationBench()
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    let image = UIImage.filled(rect, with: .red, size: CGSize(width: 2, height: 3))
    expectEqual(image?.size, CGSize(width: 2, height: 3))
    let view = UIImageView(image: image)
    expectEqual(fills(view), [red])
    expectNil(UIImage.filled(rect, with: .red, size: .zero))
    view.image = UIImage.pictured(image, in: rect, size: CGSize(width: 4, height: 4))
    #expect(fills(view) == [red] && view.image?.size.width == 4)
    let shown = UIImage.rendered(view.layer, size: CGSize(width: 2, height: 3))
    #expect(shown?.picture.commands.isEmpty == false)
  }
}
