import Expectations
import Testing
import TouchGraphics
import UIKit

/// Symbols and their sizes.
@MainActor @Suite("Symbols", .serialized)
struct SymbolTests {
  /// Calls a closure with a host that has one picture of 20 by 10 points.
  private func withSymbols(_ body: () throws -> Void) rethrows {
    let bench = AnimationBench()
    let before = UIImage.namedPictures
    UIImage.namedPictures = { $0 == "heart" ? DisplayList(width: 20, height: 10) : nil }
    defer { UIImage.namedPictures = before }
    try body()
    _ = bench
  }

  private func size(_ configuration: UIImage.Configuration?) -> CGSize? {
    UIImage(systemName: "heart", withConfiguration: configuration)?.size
  }

  @Test("are as large as their configuration's letters are beside those of 17 points")
  func sizes() {
    withSymbols {
      expectEqual(size(nil), CGSize(width: 20, height: 10))
      expectEqual(size(UIImage.SymbolConfiguration(pointSize: 34)), CGSize(width: 40, height: 20))
      let bold = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold, scale: .large)
      expectEqual(size(bold), CGSize(width: 50, height: 25))
      expectEqual(size(UIImage.SymbolConfiguration(scale: .small)), CGSize(width: 16, height: 8))
      expectEqual(
        size(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 8.5))),
        CGSize(width: 10, height: 5)
      )
      expectEqual(
        size(UIImage.SymbolConfiguration(textStyle: .body)),
        CGSize(width: 20, height: 10)
      )
      expectNil(UIImage(systemName: "none", withConfiguration: bold))
    }
  }

  @Test("stay symbols in another colour, and take what another configuration says")
  func changed() throws {
    try withSymbols {
      let heart = try #require(
        UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
      )
      #expect(heart.isSymbolImage && heart.renderingMode == .alwaysTemplate)
      let red = heart.withTintColor(.red, renderingMode: .alwaysOriginal)
      #expect(red.isSymbolImage && red.renderingMode == .alwaysOriginal)
      let large = try #require(red.applyingSymbolConfiguration(.init(scale: .large)))
      expectEqual(large.size, CGSize(width: 50, height: 25))
      expectEqual(large.renderingMode, .alwaysOriginal)
      expectEqual(
        heart.withConfiguration(UIImage.SymbolConfiguration(scale: .large)).size,
        CGSize(width: 25, height: 12.5)
      )
    }
  }

  @Test("an image that is no symbol stays as it is")
  func plain() {
    withSymbols {
      let image = UIImage(named: "heart")
      #expect(image?.isSymbolImage == false && image?.symbolConfiguration == nil)
      let large = UIImage.SymbolConfiguration(pointSize: 34)
      #expect(image?.withConfiguration(large) === image)
      expectNil(image?.applyingSymbolConfiguration(large))
    }
  }

  @Test("a view's and a button's configuration says what the symbol's own doesn't")
  func preferred() {
    withSymbols {
      let double = UIImage.SymbolConfiguration(pointSize: 34)
      let view = UIImageView(image: UIImage(systemName: "heart"))
      view.preferredSymbolConfiguration = double
      expectEqual(view.intrinsicContentSize, CGSize(width: 40, height: 20))
      view.image = UIImage(
        systemName: "heart",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)
      )
      expectEqual(view.sizeThatFits(.zero), CGSize(width: 20, height: 10))

      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      button.setImage(UIImage(systemName: "heart"), for: .normal)
      button.setPreferredSymbolConfiguration(double, forImageIn: .normal)
      button.layoutIfNeeded()
      expectEqual(button.imageView?.frame.size, CGSize(width: 40, height: 20))
      expectEqual(button.intrinsicContentSize, CGSize(width: 40, height: 20))
      button.setPreferredSymbolConfiguration(.init(pointSize: 8.5), forImageIn: .highlighted)
      button.isHighlighted = true
      button.layoutIfNeeded()
      expectEqual(button.imageView?.frame.size, CGSize(width: 10, height: 5))

      var configuration = UIButton.Configuration.plain()
      configuration.image = UIImage(systemName: "heart")
      configuration.preferredSymbolConfigurationForImage = double
      button.configuration = configuration
      button.layoutIfNeeded()
      expectEqual(button.imageView?.frame.size, CGSize(width: 40, height: 20))
    }
  }

  @Test("a button shows its action's image beside the title")
  func action() {
    withSymbols {
      let action = UIAction(title: "Like", image: UIImage(systemName: "heart")) { _ in }
      let button = UIButton(type: .system, primaryAction: action)
      expectEqual(button.currentTitle, "Like")
      #expect(button.currentImage === action.image && action.image?.size.width == 20)
      expectNil(UIButton(type: .system, primaryAction: UIAction { _ in }).currentImage)
    }
  }
}
