import Expectations
import Testing
import TouchCore
import UIKit

/// Views in a light and in a dark interface, and in the reader's text size.
@MainActor struct DynamicLookTests {
  private func change(_ bench: Bench, _ traits: UITraitCollection) {
    bench.application.replaceTraits(
      with: UITraitCollection(traitsFrom: [bench.window.traitCollection, traits])
    )
    bench.application.advance(to: bench.application.now)
  }

  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test(
    "a background, a text and a template's tint are painted by the look, and again after a change"
  )
  func painted() {
    let bench = Bench()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "Text"
    var list = DisplayList(width: 4, height: 4)
    list.fill(Path(list.bounds), .black)
    let image = UIImageView(
      image: UIImage(picture: list).withTintColor(.systemBackground, renderingMode: .alwaysOriginal)
    )
    bench.v.backgroundColor = .systemBackground
    bench.v.addSubview(label)
    bench.v.addSubview(image)
    func colors() -> Set<PaintColor> {
      var found: Set<PaintColor> = []
      func collect(_ list: DisplayList) {
        for command in list.commands {
          switch command {
          case .fill(_, let color, _): found.insert(color)
          case .text(let text): found.insert(text.color)
          case .list(let list): collect(list)
          default: break
          }
        }
      }
      collect(bench.application.displayList())
      return found
    }
    expectEqual(colors(), [.white, .black])
    expectEqual(bench.v.layer.backgroundColor, UIColor.white.cgColor)
    change(bench, dark)
    expectEqual(bench.v.layer.backgroundColor, UIColor.black.cgColor)
    #expect(label.layer.presentation() != nil)
    expectEqual(colors(), [.white, .black])
    #expect(bench.v.backgroundColor == .systemBackground && label.textColor == .label)
    bench.v.backgroundColor = .red
    change(bench, light)
    expectEqual(bench.v.layer.backgroundColor, UIColor.red.cgColor)
  }

  @Test("the main screen's traits are the current ones, and another application brings its own")
  func current() {
    let bench = Bench()
    expectEqual(UITraitCollection.current, bench.window.traitCollection)
    change(bench, dark)
    expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    let other = Bench()
    expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
    change(bench, light)
    bench.application.makeShared()
    change(other, dark)
    expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
  }

  @Test("a view that comes to a window takes over its look, and is told where it knew another one")
  func moved() {
    let bench = Bench()
    let view = Told(frame: .zero)
    view.backgroundColor = .systemBackground
    change(bench, dark)
    bench.v.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.black.cgColor && view.styles == [])
    view.removeFromSuperview()
    change(bench, light)
    #expect(view.layer.backgroundColor == UIColor.black.cgColor && view.styles == [])
    bench.p.addSubview(view)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor && view.styles == [.dark])
    bench.v.addSubview(view)
    expectEqual(view.styles, [.dark])
  }

  @Test("a hidden window is told too")
  func hidden() {
    let bench = Bench()
    bench.window.backgroundColor = .systemBackground
    bench.window.isHidden = true
    change(bench, dark)
    expectEqual(bench.window.layer.backgroundColor, UIColor.black.cgColor)
  }

  @Test("indicators are light in the dark, unless their style says otherwise")
  func indicators() {
    let bench = Bench()
    let scroll = UIScrollView(frame: bench.window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    bench.v.addSubview(scroll)
    scroll.flashScrollIndicators()
    func white() -> CGFloat {
      var red: CGFloat = -1
      let color = scroll.subviews.last?.layer.backgroundColor.map { UIColor(cgColor: $0) }
      _ = color?.getRed(&red, green: nil, blue: nil, alpha: nil)
      return red
    }
    expectEqual(white(), 0)
    change(bench, dark)
    expectEqual(white(), 1)
    scroll.indicatorStyle = .black
    expectEqual(white(), 0)
  }

  // MARK: Direction

  @Test("from right to left an indicator is at the left, and a label's lines begin at the right")
  func mirrored() {
    let bench = Bench()
    let scroll = UIScrollView(frame: bench.window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 2000)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Text"
    bench.v.addSubview(scroll)
    bench.p.addSubview(label)
    scroll.flashScrollIndicators()
    let place = { scroll.subviews.last.map { $0.frame.midX } ?? 0 }
    func alignment() -> PaintText.Alignment? {
      for case .text(let text) in bench.application.displayList().commands { return text.alignment }
      return nil
    }
    #expect(place() > 390 && alignment() == .left && label.textAlignment == .natural)
    change(bench, UITraitCollection(layoutDirection: .rightToLeft))
    scroll.contentOffset.y = 100
    #expect(place() < 10 && alignment() == .right && label.textAlignment == .natural)
    label.semanticContentAttribute = .forceLeftToRight
    expectEqual(alignment(), .left)
    label.textAlignment = .center
    expectEqual(alignment(), .center)
  }

  // MARK: Text

  @Test("every text style has the design guide's size in every category")
  func sizes() {
    _ = Bench()
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    let guide: [(UIContentSizeCategory, [CGFloat])] = [
      (.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
      (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
      (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
      (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
      (.extraLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
      (.extraExtraLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
      (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
      (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
      (.accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
      (.accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
      (.accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
      (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
    ]
    for (category, sizes) in guide {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let found = styles.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize
      }
      expectEqual(found, sizes, "\(category.rawValue)")
    }
  }

  @Test("preferred fonts have Apple's sizes, and a label follows them where it may")
  func preferred() {
    let bench = Bench()
    func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(size(.body, .extraSmall) == 14 && size(.body, .accessibilityExtraExtraExtraLarge) == 53)
    #expect(size(.largeTitle, .large) == 34 && size(.largeTitle, .accessibilityMedium) == 44)
    #expect(size(.footnote, .medium) == 12 && size(.caption2, .accessibilityExtraLarge) == 29)
    let (follows, stays) = (UILabel(), UILabel())
    for label in [follows, stays] {
      bench.v.addSubview(label)
      label.font = .preferredFont(forTextStyle: .title1)
    }
    follows.adjustsFontForContentSizeCategory = true
    change(bench, UITraitCollection(preferredContentSizeCategory: .extraExtraLarge))
    #expect(follows.font.pointSize == 32 && stays.font.pointSize == 28)
    expectEqual(UIFont.preferredFont(forTextStyle: .title1).pointSize, 32)
    // A plain font has one size.
    follows.font = .systemFont(ofSize: 20)
    change(bench, UITraitCollection(preferredContentSizeCategory: .extraSmall))
    expectEqual(follows.font.pointSize, 20)
  }

  @Test(
    "a text style has its standard size, its least and its greatest, and grows from one to the next",
    arguments: [
      (UIFont.TextStyle.largeTitle, [31.0, 34, 60]), (.title1, [25, 28, 58]),
      (.title2, [19, 22, 56]), (.title3, [17, 20, 55]), (.headline, [14, 17, 53]),
      (.body, [14, 17, 53]), (.callout, [13, 16, 51]), (.subheadline, [12, 15, 49]),
      (.footnote, [12, 13, 44]), (.caption1, [11, 12, 43]), (.caption2, [11, 11, 40]),
    ]
  )
  func styleSizes(style: UIFont.TextStyle, ends: [Double]) {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    let sizes = categories.map { category in
      Double(
        UIFont.preferredFont(
          forTextStyle: style,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
        ).pointSize
      )
    }
    expectEqual([sizes[0], sizes[3], sizes[11]], ends)
    let steps = zip(sizes, sizes.dropFirst()).map { $1 - $0 }
    // The small ones grow by a point at most, those up to xxxLarge by two, the accessible ones by more.
    #expect(steps[0..<3].allSatisfy { (0...1).contains($0) })
    #expect(steps[3..<6].allSatisfy { (1...2).contains($0) })
    #expect(steps[6...].allSatisfy { (3...7).contains($0) })
  }

  @Test("metrics scale by their style and up to their greatest size, and a label follows")
  func metrics() {
    let bench = Bench()
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    bench.v.addSubview(label)
    let metrics = UIFontMetrics(forTextStyle: .largeTitle)
    label.font = metrics.scaledFont(for: .boldSystemFont(ofSize: 17), maximumPointSize: 28)
    expectEqual(label.font.pointSize, 17)
    change(bench, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    expectEqual(label.font.pointSize, 24)
    expectEqual(metrics.scaledValue(for: 34), 48)
    expectEqual(UIFontMetrics.default.scaledValue(for: 34), 66)
    change(
      bench,
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    )
    expectEqual(label.font, UIFont.boldSystemFont(ofSize: 28))
  }
}

/// Notes the looks that it had before.
private final class Told: UIView {
  var styles: [UIUserInterfaceStyle] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    styles.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
  }
}
