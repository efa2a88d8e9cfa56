import Expectations
import Testing
import TouchCore
import UIKit

/// Traits of the screen.
@MainActor struct TraitTests {
  @Test("a new screen is light, read from left to right, with large text")
  func standard() {
    let bench = Bench()
    let traits = bench.window.traitCollection
    expectEqual(traits.userInterfaceStyle, .light)
    expectEqual(traits.layoutDirection, .leftToRight)
    expectEqual(traits.preferredContentSizeCategory, .large)
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
    expectEqual(merged.preferredContentSizeCategory, .extraLarge)
    expectEqual(merged.forceTouchCapability, .unknown)
    #expect(merged != UITraitCollection(userInterfaceStyle: .light))
  }

  @Test(
    "a phone that lies has little room from top to bottom, and much from side to side if it is large",
    arguments: [
      (CGSize(width: 390, height: 844), UIUserInterfaceSizeClass.compact),
      (CGSize(width: 413, height: 896), .compact), (CGSize(width: 414, height: 736), .regular),
    ]
  )
  func sizeClasses(of size: CGSize, lying: UIUserInterfaceSizeClass) {
    let application = UIApplication.launch(screen: size)
    let controller = Watcher()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.calls = []
    func classes() -> [UIUserInterfaceSizeClass] {
      [controller.traitCollection.horizontalSizeClass, UITraitCollection.current.verticalSizeClass]
    }
    expectEqual(classes(), [.compact, .regular])
    application.rotate(to: CGSize(width: size.height, height: size.width))
    expectEqual(classes(), [lying, .compact])
    #expect(controller.calls.contains("traits"))
  }

  @Test("a tablet has much room, however it is held; its rotation changes no trait")
  func tablet() {
    let application = UIApplication.launch(screen: CGSize(width: 834, height: 1194))
    application.systemProfile = .pad
    let controller = Watcher()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.calls = []
    application.rotate(to: CGSize(width: 1194, height: 834))
    let traits = controller.traitCollection
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
    #expect(!controller.calls.contains("traits"))
  }

  @Test("traits that are made of the screen's follow its size; those that are given hold")
  func given() {
    let application = UIApplication.launch(screen: CGSize(width: 390, height: 844))
    let screen = UIScreen.main
    application.replaceTraits(
      with: UITraitCollection(traitsFrom: [
        screen.traitCollection, UITraitCollection(userInterfaceStyle: .dark),
      ])
    )
    application.rotate(to: CGSize(width: 844, height: 390))
    expectEqual(screen.traitCollection.verticalSizeClass, .compact)
    expectEqual(screen.traitCollection.userInterfaceStyle, .dark)
    application.replaceTraits(
      with: UITraitCollection(traitsFrom: [
        screen.traitCollection, UITraitCollection(horizontalSizeClass: .regular),
      ])
    )
    application.rotate(to: CGSize(width: 390, height: 844))
    expectEqual(screen.traitCollection.horizontalSizeClass, .regular)
    expectEqual(screen.traitCollection.verticalSizeClass, .regular)
  }

  @Test("the scale is the screen's, also among the current traits", arguments: [1, 2.625, 3])
  func scale(_ scale: CGFloat) {
    UIApplication.launch(screen: CGSize(width: 390, height: 844), scale: scale)
    expectEqual(UIScreen.main.traitCollection.displayScale, scale)
    #expect(abs(UITraitCollection.current.displayScale - scale) <= 0.005)
    expectEqual(UITraitCollection().displayScale, 0)
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
    expectEqual(controller.calls, ["traits", "layout"])
    expectEqual(controller.view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    controller.view.semanticContentAttribute = .forceLeftToRight
    expectEqual(controller.view.effectiveUserInterfaceLayoutDirection, .leftToRight)
    controller.view.semanticContentAttribute = .playback
    expectEqual(controller.view.effectiveUserInterfaceLayoutDirection, .leftToRight)
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
    expectEqual(size(.large), 34)
    expectEqual(size(.extraSmall), 28)
    expectEqual(size(.accessibilityExtraExtraExtraLarge), 106)
    expectEqual(size(.unspecified), 34)
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

  @Test("what registered for traits is told of them alone, until it ends that")
  func registration() {
    let application = UIApplication.launch(screen: CGSize(width: 390, height: 844))
    let (controller, window) = (UIViewController(), UIWindow())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var log: [String] = []
    let styles = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, before: UITraitCollection) in
      log.append("style \(before.userInterfaceStyle.rawValue) \(controller.isViewLoaded)")
    }
    controller.view.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (view: UIView, _: UITraitCollection) in
      log.append("class \(view.traitCollection.verticalSizeClass.rawValue)")
    }
    application.rotate(to: CGSize(width: 844, height: 390))
    expectEqual(log, ["class 1"])
    controller.overrideUserInterfaceStyle = .dark
    expectEqual(log, ["class 1", "style 1 true"])
    controller.unregisterForTraitChanges(styles)
    controller.overrideUserInterfaceStyle = .light
    expectEqual(log, ["class 1", "style 1 true"])
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
