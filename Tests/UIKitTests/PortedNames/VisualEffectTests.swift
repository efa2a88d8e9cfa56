import Expectations
import Testing
import TouchCore
import UIKit

@MainActor @Suite("A view with an effect", .serialized)
struct VisualEffectTests {
  @Test("has its contents in a view as large as it, which touches reach, and a ground by its style")
  func contents() throws {
    _ = UIApplication.launch(screen: CGSize(width: 400, height: 400))
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    expectEqual(view.contentView.frame, view.bounds)
    expectEqual(view.backgroundColor, .black.withAlphaComponent(0.7))
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.contentView.addSubview(button)
    #expect(view.hitTest(CGPoint(x: 20, y: 20), with: nil) === button)
    view.effect = UIBlurEffect(style: .extraLight)
    expectEqual(view.backgroundColor, .white.withAlphaComponent(0.7))
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
    expectNil(view.backgroundColor)
    view.effect = nil
    #expect(view.backgroundColor == nil && view.effect == nil)
    for style in [UIBlurEffect.Style.light, .extraLight] {
      expectEqual(
        UIVisualEffectView(effect: UIBlurEffect(style: style)).backgroundColor,
        .white.withAlphaComponent(0.7)
      )
    }
    for style in [UIBlurEffect.Style.regular, .prominent, .systemMaterial] {
      expectEqual(
        UIVisualEffectView(effect: UIBlurEffect(style: style)).backgroundColor,
        .systemBackground.withAlphaComponent(0.7)
      )
    }
    let framed = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    expectEqual(framed.contentView.frame.size, CGSize(width: 30, height: 20))
    framed.frame.size.width = 70
    framed.layoutIfNeeded()
    expectEqual(framed.contentView.frame.size, CGSize(width: 70, height: 20))
    let read = try #require(UIVisualEffectView(coder: NSCoder()))
    #expect(read.effect == nil && read.contentView.superview === read)
  }
}
