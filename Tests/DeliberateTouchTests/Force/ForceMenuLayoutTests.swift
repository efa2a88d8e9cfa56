import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// Where a menu's icons and titles stand.
@MainActor
struct ForceMenuLayoutTests {
  private func menu(_ titles: [String], in bench: Bench, at place: CGPoint) -> ForceActionMenu {
    let menu = ForceActionMenu(
      actions: titles.map { ForceAction(title: $0, image: UIImage()) }
    )
    menu.open(at: place, in: bench.view, snapshot: nil)
    menu.follow(1)
    menu.fix()
    return menu
  }

  private func check(_ menu: ForceActionMenu, _ note: String) {
    let area = menu.bounds.insetBy(dx: 7.999, dy: 7.999)
    let radius = menu.iconRadius
    let icons = menu.iconCenters.map {
      CGRect(x: $0.x - radius, y: $0.y - radius, width: radius * 2, height: radius * 2)
    }
    for (index, title) in menu.titleFrames.enumerated() {
      #expect(area.contains(title), "\(note): title \(index)")
      #expect(area.contains(icons[index]), "\(note): icon \(index)")
      for other in icons.indices where other != index {
        #expect(!title.intersects(icons[other]), "\(note): title \(index) covers icon \(other)")
        #expect(!title.intersects(menu.titleFrames[other]), "\(note): \(index), \(other)")
      }
    }
  }

  @Test(
    "Deliberate gestures 1 everywhere icons and titles are on the screen, and no title covers a neighbour",
    arguments: [["Like", "Remove"], ["Favourite", "Move to bin"], ["One", "Two", "Three"]]
  )
  func everywhere(_ titles: [String]) {
    for (width, height) in [(400, 800), (800, 400), (320, 480)] as [(CGFloat, CGFloat)] {
      let bench = Bench()
      bench.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      for x in stride(from: 0, through: width, by: 40) {
        for y in stride(from: 0, through: height, by: 40) {
          let menu = menu(titles, in: bench, at: CGPoint(x: x, y: y))
          expectEqual(menu.titleFrames.count, titles.count)
          check(menu, "\(width): \(x), \(y)")
          menu.removeFromSuperview()
        }
      }
    }
  }

  @Test("Deliberate gestures 1 titles are where the labels are, and fit the labels")
  func labels() throws {
    let bench = Bench()
    let menu = menu(["Like", "Remove"], in: bench, at: CGPoint(x: 5, y: 400))
    let icons = menu.subviews.dropFirst()
    for (icon, frame) in zip(icons, menu.titleFrames) {
      let label = try #require(icon.subviews.compactMap { $0 as? UILabel }.first)
      let place = menu.convert(label.frame, from: icon)
      #expect((place.midX - frame.midX).magnitude < 1e-6)
      #expect((place.midY - frame.midY).magnitude < 1e-6)
      #expect(label.sizeThatFits(.zero).width <= label.bounds.width)
    }
  }

  @Test(
    "Deliberate gestures 1 an image is shown in the icon; without one the title stands there and fits"
  )
  func images() throws {
    let bench = Bench()
    let image = UIImage()
    let menu = ForceActionMenu(
      actions: [ForceAction(title: "Like", image: image), ForceAction(title: "Remove forever")]
    )
    menu.open(at: CGPoint(x: 200, y: 400), in: bench.view, snapshot: nil)
    let icons = Array(menu.subviews.dropFirst())
    let picture = try #require(icons[0].subviews.compactMap { $0 as? UIImageView }.first)
    #expect(picture.image === image)
    #expect(icons[0].bounds.contains(picture.frame))
    let word = try #require(icons[1].subviews.compactMap { $0 as? UILabel }.first)
    #expect(icons[1].bounds.contains(word.frame))
    #expect(word.sizeThatFits(.zero).width <= icons[1].bounds.width)
  }

  @Test(
    "Deliberate gestures 1 when the screen turns the menu lays itself out again around its touch"
  )
  func turned() {
    let bench = Bench()
    for isFixed in [true, false] {
      let menu = ForceActionMenu(
        actions: ["Like", "Remove"].map { ForceAction(title: $0, image: UIImage()) }
      )
      let snapshot = UIView(frame: CGRect(x: 300, y: 700, width: 100, height: 100))
      menu.open(at: CGPoint(x: 360, y: 760), in: bench.view, snapshot: snapshot)
      menu.follow(1)
      if isFixed { menu.fix() }
      check(menu, "before")
      bench.view.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
      bench.window.layoutIfNeeded()
      expectEqual(menu.frame, bench.view.bounds)
      check(menu, "after")
      // The touch was at nine tenths of the width and at 95 hundredths of the height.
      let touch = Point(x: 720, y: 380)
      for center in menu.iconCenters {
        let distance = touch.distance(to: Point(x: Double(center.x), y: Double(center.y)))
        #expect((89.9...163).contains(distance))
      }
      #expect(menu.bounds.contains(snapshot.frame))
      menu.removeFromSuperview()
      bench.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    }
  }

  @Test("Deliberate gestures 1 from right to left the first icon is on the right")
  func mirrored() {
    let bench = Bench()
    let plain = menu(["Like", "Remove"], in: bench, at: CGPoint(x: 200, y: 400))
    #expect(plain.iconCenters[0].x < plain.iconCenters[1].x)
    let mirrored = ForceActionMenu(
      actions: ["Like", "Remove"].map { ForceAction(title: $0, image: UIImage()) }
    )
    mirrored.semanticContentAttribute = .forceRightToLeft
    mirrored.open(at: CGPoint(x: 200, y: 400), in: bench.view, snapshot: nil)
    mirrored.follow(1)
    #expect(mirrored.iconCenters[0].x > mirrored.iconCenters[1].x)
    check(mirrored, "mirrored")
  }

  @Test("Deliberate gestures 1 a menu without a direction of its own has its container's")
  func containersDirection() {
    let bench = Bench()
    bench.view.semanticContentAttribute = .forceRightToLeft
    let menu = menu(["Like", "Remove"], in: bench, at: CGPoint(x: 200, y: 400))
    #expect(menu.iconCenters[0].x > menu.iconCenters[1].x)
    menu.semanticContentAttribute = .forceLeftToRight
    menu.open(at: CGPoint(x: 200, y: 400), in: bench.view, snapshot: nil)
    menu.follow(1)
    #expect(menu.iconCenters[0].x < menu.iconCenters[1].x)
  }

  @Test(
    "Deliberate gestures 1 radius, distance, spread and margin can be set, also while it is open"
  )
  func geometry() {
    let bench = Bench()
    let menu = ForceActionMenu(actions: [ForceAction(title: "A"), ForceAction(title: "B")])
    menu.open(at: CGPoint(x: 200, y: 400), in: bench.view, snapshot: nil)
    menu.follow(1)
    func place(_ index: Int) -> Point {
      Point(x: Double(menu.iconCenters[index].x), y: Double(menu.iconCenters[index].y))
    }
    menu.iconDistance = 120
    #expect((place(0).distance(to: Point(x: 200, y: 400)) - 120).magnitude < 1e-9)
    menu.iconSpread = 60
    #expect((place(0).distance(to: place(1)) - 120).magnitude < 1e-9)
    #expect(menu.iconSpread.isNear(60))
    menu.iconRadius = 40
    expectEqual(menu.subviews.last?.bounds.width, 80)
    menu.edgeMargin = 100
    menu.open(at: CGPoint(x: 0, y: 400), in: bench.view, snapshot: nil)
    menu.follow(1)
    #expect(place(0).x > 100)
  }

  @Test(
    "Deliberate gestures 1 the menu takes the reader's text size, also while it is open",
    arguments: [
      (.large, 1), (.extraSmall, 14 / 17), (.extraLarge, 19 / 17),
      (.accessibilityExtraExtraExtraLarge, 53 / 17),
    ] as [(UIContentSizeCategory, Double)]
  )
  func readersTextSize(category: UIContentSizeCategory, factor: Double) {
    let bench = Bench()
    let menu = menu(["Like", "Remove"], in: bench, at: CGPoint(x: 200, y: 400))
    let before = menu.titleFrames
    bench.application.replaceTraits(
      with: UITraitCollection(preferredContentSizeCategory: category)
    )
    bench.application.advance(to: bench.application.now)
    let after = menu.titleFrames
    // A title's height is a whole number of points.
    #expect(after[0].height.isNear((14 * factor * 1.45).rounded(.up)))
    if factor == 1 { expectEqual(after, before) }
    check(menu, "\(category.rawValue)")
  }

  @Test("Deliberate gestures 1 larger titles have room as well")
  func textSize() {
    let bench = Bench()
    let menu = menu(["Favourite", "Remove"], in: bench, at: CGPoint(x: 380, y: 780))
    let before = menu.titleFrames
    menu.titleFont = .systemFont(ofSize: 30, weight: .semibold)
    #expect(menu.titleFrames[0].height > before[0].height * 1.5)
    check(menu, "large")
  }

  @Test("Deliberate gestures 6 where motion is reduced a menu's icons fade in where they stay")
  func reducedMotion() {
    for isReduced in [true, false] {
      let bench = Bench()
      bench.application.accessibilityChoices.reducesMotion = isReduced
      let menu = ForceActionMenu(actions: [ForceAction(title: "A"), ForceAction(title: "B")])
      menu.open(at: CGPoint(x: 200, y: 400), in: bench.view, snapshot: nil)
      var frames: Set<[Double]> = []
      var alphas: [CGFloat] = []
      for force in [0.1, 0.25, 0.5, 0.75, 1] as [CGFloat] {
        menu.follow(force)
        let center = menu.iconCenters[0]
        let width = menu.subviews.last?.frame.width ?? 0
        frames.insert([Double(center.x), Double(center.y), Double(width)])
        alphas.append(menu.subviews.last?.alpha ?? 0)
      }
      expectEqual(alphas, [0.2, 0.5, 1, 1, 1])
      expectEqual(frames.count, (isReduced ? 1 : 5))
      menu.dismiss()
      expectEqual(bench.application.isAnimating, !isReduced)
    }
  }
}
