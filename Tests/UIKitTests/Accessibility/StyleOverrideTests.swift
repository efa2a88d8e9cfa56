import Expectations
import Testing
import TouchCore

@testable import UIKit

/// Views and controllers that choose a light or a dark style for what is in them.
@MainActor
struct StyleOverrideTests {
  /// Notes the style that it had before, and a dynamic colour by the current traits.
  private final class Told: UIView {
    var styles: [UIUserInterfaceStyle] = []
    var current: [CGColor] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      styles.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
      current.append(UIColor.systemBackground.cgColor)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      current.append(UIColor.systemBackground.cgColor)
    }
  }

  private let black = UIColor.black.cgColor
  private let white = UIColor.white.cgColor

  private func tree() -> (Bench, Told, Told) {
    let bench = Bench()
    let (outer, inner) = (Told(frame: bench.v.bounds), Told(frame: bench.v.bounds))
    outer.addSubview(inner)
    bench.v.addSubview(outer)
    for view in [outer, inner] { view.backgroundColor = .systemBackground }
    bench.application.advance(to: bench.application.now)
    (outer.current, inner.current) = ([], [])
    return (bench, outer, inner)
  }

  @Test("a view's style changes the traits and the colours of its subtree, which is told")
  func view() {
    let (bench, outer, inner) = tree()
    expectEqual(outer.overrideUserInterfaceStyle, .unspecified)
    outer.overrideUserInterfaceStyle = .dark
    expectEqual(outer.traitCollection.userInterfaceStyle, .dark)
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
    expectEqual(inner.traitCollection.horizontalSizeClass, .compact)
    expectEqual(bench.v.traitCollection.userInterfaceStyle, .light)
    #expect(outer.layer.backgroundColor == black && inner.layer.backgroundColor == black)
    #expect(outer.styles == [.light] && inner.styles == [.light])
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.layer.backgroundColor == white && inner.styles == [.light, .dark])
    expectEqual(outer.styles, [.light])
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(outer.layer.backgroundColor == white && outer.styles == [.light, .dark])
    expectEqual(inner.styles.count, 2)
  }

  @Test("what a view or a controller chose counts until it chooses none, or is gone")
  func choices() {
    let before = StyleChoice.count
    do {
      let (_, outer, _) = tree()
      let controller = UIViewController()
      outer.overrideUserInterfaceStyle = .dark
      outer.overrideUserInterfaceStyle = .light
      controller.overrideUserInterfaceStyle = .dark
      expectEqual(StyleChoice.count, before + 2)
      outer.overrideUserInterfaceStyle = .unspecified
      expectEqual(StyleChoice.count, before + 1)
      outer.overrideUserInterfaceStyle = .dark
    }
    expectEqual(StyleChoice.count, before)
  }

  @Test("the screen's style passes by a view that chose one")
  func screen() {
    let (bench, outer, inner) = tree()
    inner.overrideUserInterfaceStyle = .light
    expectEqual(inner.styles, [])
    bench.application.replaceTraits(
      with: UITraitCollection(traitsFrom: [
        bench.window.traitCollection, UITraitCollection(userInterfaceStyle: .dark),
      ])
    )
    #expect(outer.styles == [.light] && inner.styles == [])
    #expect(outer.layer.backgroundColor == black && inner.layer.backgroundColor == white)
    inner.backgroundColor = .secondarySystemBackground
    expectEqual(inner.layer.backgroundColor, UIColor(red: 242, green: 242, blue: 247).cgColor)
    bench.window.overrideUserInterfaceStyle = .light
    #expect(outer.styles == [.light, .dark] && outer.layer.backgroundColor == white)
  }

  @Test("in a view's callbacks its own traits are the current ones, and afterwards the screen's")
  func current() {
    let (bench, outer, inner) = tree()
    outer.overrideUserInterfaceStyle = .dark
    bench.application.advance(to: bench.application.now)
    #expect(outer.current == [black, black] && inner.current == [black, black])
    expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
  }

  @Test("a view that comes under another style takes it over, in the same window and from outside")
  func moved() {
    let (bench, outer, inner) = tree()
    let dark = Told()
    dark.overrideUserInterfaceStyle = .dark
    bench.v.addSubview(dark)
    #expect(dark.styles == [] && dark.traitCollection.userInterfaceStyle == .dark)
    dark.addSubview(inner)
    #expect(inner.styles == [.light] && inner.layer.backgroundColor == black)
    outer.addSubview(inner)
    #expect(inner.styles == [.light, .dark] && inner.layer.backgroundColor == white)
    let fresh = Told()
    fresh.backgroundColor = .systemBackground
    dark.addSubview(fresh)
    #expect(fresh.styles == [] && fresh.layer.backgroundColor == black)
  }

  @Test("without a window a view shows its colours in the style that it chose")
  func outside() {
    _ = Bench()
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    view.backgroundColor = .systemBackground
    view.overrideUserInterfaceStyle = .dark
    expectEqual(view.layer.backgroundColor, black)
    expectEqual(label.traitCollection.userInterfaceStyle, .dark)
  }

  @Test("a controller's style is that of its view, also one that is loaded later; it is told too")
  func controller() {
    final class Watcher: UIViewController {
      var styles: [UIUserInterfaceStyle] = []
      override func loadView() { view = Told() }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        styles.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
      }
    }
    let bench = Bench()
    let early = Watcher()
    early.overrideUserInterfaceStyle = .dark
    #expect(early.traitCollection.userInterfaceStyle == .dark && !early.isViewLoaded)
    expectEqual(early.view.traitCollection.userInterfaceStyle, .dark)
    let late = Watcher()
    bench.window.rootViewController = late
    late.overrideUserInterfaceStyle = .dark
    #expect(late.styles == [.light] && (late.view as? Told)?.styles == [.light])
    expectEqual(late.traitCollection.userInterfaceStyle, .dark)
    // The view's own style counts before its controller's.
    late.view.overrideUserInterfaceStyle = .light
    expectEqual(late.view.traitCollection.userInterfaceStyle, .light)
  }
}

extension UIColor {
  fileprivate convenience init(red: Int, green: Int, blue: Int) {
    self.init(
      red: CGFloat(red) / 255,
      green: CGFloat(green) / 255,
      blue: CGFloat(blue) / 255,
      alpha: 1
    )
  }
}
