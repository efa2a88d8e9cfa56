import DeliberateTouch
import Expectations
import Foundation
import Scenes
import Testing
import TouchStage
import UIKit

/// The scene drawer.
@MainActor
struct DrawerSceneTests {
  private func run(_ name: String, _ ignoresForce: Bool) throws -> (SampleRun, () -> Int) {
    let run = try SampleRun(name, ignoringForce: ignoresForce)
    var lit = 0
    let dots = run.views(HighlightView.self)
    run.afterFrame = { lit += dots.filter(\.isHighlighted).count }
    return (run, { lit })
  }

  @Test(
    "Deliberate gestures 5 a dot is carried out of the drawer while another finger closes it",
    arguments: [false, true]
  )
  func carry(_ ignoresForce: Bool) throws {
    let (run, lit) = try run("drawer-carry", ignoresForce)
    expectEqual(run.play(), ["opened", "pickedUp yellow", "closed", "dropped canvas"])
    #expect(lit() > 0, "a dot that is held lights up")
    #expect(run.views(HighlightView.self).allSatisfy { !$0.isHighlighted && $0.alpha == 1 })
  }

  @Test(
    "the drawer is 0.26 of the screen high, and 120 points at least",
    arguments: [(844.0, 219.0), (461, 120), (460, 120), (470, 122), (300, 120)]
  )
  func height(_ screen: Double, _ expected: Double) throws {
    let controller = DrawerViewController()
    let stage = TouchStage(scene: controller, size: CGSize(width: 390, height: screen))
    let drawer = try #require(controller.children.first as? DrawerController)
    withExtendedLifetime(stage) { expectEqual(Double(drawer.drawerHeight), expected) }
  }

  @Test(
    "Deliberate gestures 5 two small dots are carried at once into the drawer, touched beside their centres",
    arguments: [false, true]
  )
  func drop(_ ignoresForce: Bool) throws {
    let (run, _) = try run("drawer-drop", ignoresForce)
    expectEqual(
      run.play(),
      [
        "opened", "pickedUp green", "pickedUp violet", "dropped drawer", "dropped drawer",
      ]
    )
  }

  @Test(
    "Deliberate gestures 5 passing fingers highlight, pick up and open nothing",
    arguments: [false, true]
  )
  func passing(_ ignoresForce: Bool) throws {
    let (run, lit) = try run("drawer-passing", ignoresForce)
    expectEqual(run.play(), [])
    expectEqual(lit(), 0)
  }

  @Test(
    "Deliberate gestures 5 it works on screens of other sizes",
    arguments: [CGSize(width: 780, height: 1688), CGSize(width: 768, height: 1024)]
  )
  func sizes(_ size: CGSize) throws {
    let run = try SampleRun("drawer-carry", size: size)
    expectEqual(run.play(), ["opened", "pickedUp yellow", "closed", "dropped canvas"])
  }

  @Test(
    "no dot stands in or at another, also on a low screen with large text",
    arguments: [
      CGSize(width: 568, height: 320), CGSize(width: 667, height: 375),
      CGSize(width: 844, height: 390), CGSize(width: 320, height: 568),
    ]
  )
  func apart(_ size: CGSize) {
    for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      var traits = StageTraits()
      traits.preferredContentSizeCategory = category
      let controller = DrawerViewController()
      let stage = TouchStage(scene: controller, size: size, traits: traits)
      (controller.children.first as? DrawerController)?.setOpen(true, animated: false)
      let dots = stage.accessibilityElements.filter {
        $0.accessibilityLabel?.hasSuffix(" dot") == true
      }
      let areas = dots.map { dot in
        let frame = dot.accessibilityFrame
        let grown = max(44 - frame.width, 0) / 2
        return frame.insetBy(dx: -grown, dy: -grown)
      }
      expectEqual(areas.count, 6)
      for (index, area) in areas.enumerated() {
        for other in areas[(index + 1)...] {
          let (x, y) = (area.midX - other.midX, area.midY - other.midY)
          let distance = (x * x + y * y).squareRoot()
          #expect(distance >= (area.width + other.width) / 2 - 0.01, "\(dots) \(category)")
        }
      }
    }
  }
}
