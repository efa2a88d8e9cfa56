import DeliberateTouch
import Testing
import TouchCore
import UIKit

/// The examples of the documentation work as described.
@MainActor
@Suite struct ExampleTests {
  private func bench(_ controller: UIViewController) -> Bench {
    let bench = Bench(maximumForce: 4)
    bench.view.removeFromSuperview()
    bench.window.rootViewController = controller
    bench.window.layoutIfNeeded()
    return bench
  }

  @Test("a press makes the lamp brighter, and its border stays when it is fixed")
  func recognizer() {
    let lamp = LampController()
    let bench = bench(lamp)
    bench.play(.down(1, 100, 100, force: 2), at: 0)
    // Two thirds of the full force.
    let alpha: CGFloat = 0.2 + 0.8 * 2 / 3
    #expect(lamp.view.alpha.isNear(alpha))
    bench.play(.press(1, 4), at: 0.1)
    bench.play(.up(1), at: 0.2)
    #expect(lamp.view.alpha == 1)
    #expect(lamp.view.layer.borderWidth == 4)
  }

  @Test("a photo can be liked by a press and a tap")
  func presentable() throws {
    let photos = Photos()
    let bench = bench(photos)
    bench.play(.down(1, 200, 300, force: 4), at: 0)
    bench.play(.up(1), at: 0.1)
    let menu = try #require(photos.view.subviews.compactMap { $0 as? ForceActionMenu }.first)
    let place = menu.iconCenters[0]
    bench.play(.down(2, Double(place.x), Double(place.y), force: 0.5), at: 1)
    bench.play(.up(2), at: 1.1)
    #expect(photos.liked == ["Forest"])
  }

  @Test("a pin is set by a press and a tap")
  func menu() throws {
    let map = MapController()
    let bench = bench(map)
    for start in [0.0, 5] {
      bench.play(.down(1, 200, 300, force: 4), at: start)
      bench.play(.up(1), at: start + 0.1)
      let menu = try #require(map.view.subviews.compactMap { $0 as? ForceActionMenu }.first)
      let place = menu.iconCenters[0]
      bench.play(.down(2, Double(place.x), Double(place.y), force: 0.5), at: start + 1)
      bench.play(.up(2), at: start + 1.1)
      bench.wait(until: start + 2)
    }
    #expect(map.pins == 2)
  }

  @Test("only a confirmed press deletes the document")
  func button() {
    let controller = DocumentController()
    let bench = bench(controller)
    bench.play(.down(1, 200, 632, force: 4), at: 0)
    #expect(controller.hint.text == "Move into the ring")
    bench.play(.up(1), at: 0.5)
    #expect(controller.hint.text == "Not deleted")
    #expect(!controller.isDeleted)
    bench.play(.down(1, 200, 632, force: 4), at: 1)
    bench.play(.move(1, 200, 568), at: 1.2)
    bench.play(.up(1), at: 1.3)
    #expect(controller.isDeleted)
  }
}
