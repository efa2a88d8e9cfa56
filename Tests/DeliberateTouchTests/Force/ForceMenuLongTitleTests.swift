import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// A menu with long titles, on a small screen, from right to left.
@MainActor
struct ForceMenuLongTitleTests {
  /// Forty letters each.
  private static let long = [
    "Unwiderruflich in den Papierkorb werfen!", "Zu den Lieblingsbildern von Tante Emma!!",
  ]

  // In a process of its own, which has a core to itself while the main actor of this one runs other tests.
  @Test(
    "Deliberate gestures 1 titles of forty letters are on the screen and in their labels, in any size and direction"
  )
  func long() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for category in [
        UIContentSizeCategory.large, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
      ] {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
          Self.open(category, direction)
        }
      }
    }
  }

  private static func open(
    _ category: UIContentSizeCategory,
    _ direction: UITraitEnvironmentLayoutDirection
  ) {
    for (width, height) in [(320, 568), (568, 320), (667, 375)] as [(CGFloat, CGFloat)] {
      let bench = Bench()
      bench.application.replaceTraits(
        with: UITraitCollection(
          traitsFrom: [
            bench.view.traitCollection,
            UITraitCollection(preferredContentSizeCategory: category),
            UITraitCollection(layoutDirection: direction),
          ]
        )
      )
      bench.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      for x in [0, 40, width / 2, width - 40, width] {
        for y in [0, 40, height / 2, height - 40, height] {
          for titles in [long, [long[0], "Ja"], long + ["Mit allen Seiten"]] {
            let menu = ForceActionMenu(
              actions: titles.map { ForceAction(title: $0, image: UIImage()) }
            )
            menu.open(at: CGPoint(x: x, y: y), in: bench.view, snapshot: nil)
            menu.follow(1)
            menu.fix()
            let note =
              "\(category.rawValue), \(direction.rawValue): \(width) at \(x), \(y), \(titles.count) titles"
            check(menu, note)
            menu.removeFromSuperview()
          }
        }
      }
    }
  }

  private static func check(_ menu: ForceActionMenu, _ note: String) {
    let area = menu.bounds.insetBy(dx: 7.999, dy: 7.999)
    let radius = menu.iconRadius
    let icons = menu.iconCenters.map {
      CGRect(x: $0.x - radius, y: $0.y - radius, width: radius * 2, height: radius * 2)
    }
    for (index, frame) in menu.titleFrames.enumerated() {
      // Two may touch.
      let title = frame.insetBy(dx: 0.001, dy: 0.001)
      #expect(area.contains(title), "\(note): title \(index) \(frame)")
      #expect(area.contains(icons[index]), "\(note): icon \(index)")
      for other in icons.indices where other != index {
        #expect(!title.intersects(icons[other]), "\(note): title \(index) covers icon \(other)")
        #expect(!title.intersects(menu.titleFrames[other]), "\(note): \(menu.titleFrames)")
        let (one, two) = (menu.iconCenters[index], menu.iconCenters[other])
        let apart = Vector(dx: Double(one.x - two.x), dy: Double(one.y - two.y)).length
        #expect(apart >= Double(radius) * 2 - 0.001, "\(note): icons \(index), \(other)")
      }
    }
    for icon in menu.subviews.dropFirst() {
      guard let label = icon.subviews.compactMap({ $0 as? UILabel }).first else { continue }
      let most = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
      let needed = label.sizeThatFits(most)
      #expect(needed.width <= label.bounds.width + 0.01, "\(note): \(label.text ?? "")")
      #expect(needed.height <= label.bounds.height + 0.01, "\(note): \(label.text ?? "")")
      #expect(label.font.pointSize >= 8, "\(note): \(label.font.pointSize)")
    }
  }

  @Test(
    "Deliberate gestures 1 titles without room become smaller beside nine icons, and not beside ten"
  )
  func count() throws {
    // 14 points, and 0.85, 0.7 and 0.55 of it; more icons than nine keep theirs, whether they fit or not.
    for (count, letters, size) in [
      (9, 10, 14), (9, 16, 11.9), (9, 20, 9.8), (9, 24, 7.7), (10, 16, 14), (10, 24, 14),
    ] as [(Int, Int, CGFloat)] {
      let bench = Bench()
      bench.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      let title = String(repeating: "n", count: letters)
      let menu = ForceActionMenu(
        actions: (0..<count).map { _ in ForceAction(title: title, image: UIImage()) }
      )
      menu.open(at: CGPoint(x: 195, y: 422), in: bench.view, snapshot: nil)
      menu.follow(1)
      menu.fix()
      let labels = menu.subviews.flatMap { $0.subviews.compactMap { $0 as? UILabel } }
      expectEqual(labels.count, count)
      for label in labels { #expect(label.font.pointSize.isNear(size), "\(count), \(letters)") }
    }
  }
}
