import Testing
import TouchCore
import UIKit

/// Traits of the screen.
@MainActor struct TraitTests {
  @Test("a new screen is light, read from left to right, with large text")
  func standard() {
    let bench = Bench()
    let traits = bench.window.traitCollection
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.layoutDirection == .leftToRight)
    #expect(traits.preferredContentSizeCategory == .large)
  }

  @Test("traits made from others have of each the last that is specified")
  func merged() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(merged.userInterfaceStyle == .light && merged.layoutDirection == .rightToLeft)
    #expect(merged.preferredContentSizeCategory == .extraLarge)
    #expect(merged.forceTouchCapability == .unknown)
    #expect(merged != UITraitCollection(userInterfaceStyle: .light))
  }

  @Test("a change is told to views and controllers, and they are laid out")
  func told() {
    let bench = Bench()
    let controller = Watcher()
    bench.window.rootViewController = controller
    bench.window.layoutIfNeeded()
    controller.calls = []
    bench.application.replaceTraits(
      with: UITraitCollection(traitsFrom: [
        bench.window.traitCollection, UITraitCollection(layoutDirection: .rightToLeft),
      ])
    )
    bench.application.advance(to: bench.application.now)
    #expect(controller.calls == ["traits", "layout"])
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    controller.view.semanticContentAttribute = .forceLeftToRight
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    controller.view.semanticContentAttribute = .playback
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("fonts grow with the reader's size, and stay at the standard one")
  func fonts() {
    _ = Bench()
    let font = UIFont.systemFont(ofSize: 34)
    let metrics = UIFontMetrics.default
    func size(_ category: UIContentSizeCategory) -> CGFloat {
      metrics.scaledFont(
        for: font,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(size(.large) == 34)
    #expect(size(.extraSmall) == 28)
    #expect(size(.accessibilityExtraExtraExtraLarge) == 106)
    #expect(size(.unspecified) == 34)
  }

  @Test("sizes for accessibility are the larger ones")
  func categories() {
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(UIContentSizeCategory.small < .medium)
  }

  @Test("what the user chose is told")
  func choices() {
    let bench = Bench()
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
    bench.application.accessibilityChoices.reducesMotion = true
    bench.application.accessibilityChoices.readsScreen = true
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isVoiceOverRunning)
  }
}

private final class Watcher: UIViewController {
  var calls: [String] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    calls.append("traits")
  }
  override func viewDidLayoutSubviews() { calls.append("layout") }
}
