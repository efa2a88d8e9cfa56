import DeliberateTouch
import Expectations
import Testing
import TouchCore
import UIKit

/// The examples of the documentation work as described.
@MainActor
struct ExampleTests {
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
    expectEqual(lamp.view.alpha, 1)
    expectEqual(lamp.view.layer.borderWidth, 4)
  }

  @Test("a tile is lit while it is touched; an action has its symbol; a drawing is found again")
  func smallOnes() {
    let tiles = TileController()
    let bench = bench(tiles)
    bench.play(.down(1, 100, 260), at: 0)
    bench.wait(until: 0.3)
    expectEqual(tiles.touches, 1)
    #expect(tiles.tile.alpha.isNear(0.7))
    bench.play(.up(1), at: 0.4)
    expectEqual(tiles.tile.alpha, 1)
    let book = ShapeBook()
    let tick = [CGPoint(x: 0, y: 50), CGPoint(x: 30, y: 80), CGPoint(x: 100, y: 0)]
    book.learn(tick, again: tick.map { CGPoint(x: $0.x * 2 + 7, y: $0.y * 2) })
    expectEqual(book.found, "tick")
    let share = ShareController()
    share.loadViewIfNeeded()
    expectEqual(share.menu?.actions.map(\.title), ["Share", "Keep"])
    share.menu?.actions.first?.handler()
    expectEqual(share.shared, 1)
  }

  @Test("a hint says what a press lacked; a tray opens from the canvas; a locked board keeps all")
  func smallerOnes() {
    let hints = HintController()
    let press = bench(hints)
    press.play(.down(1, 100, 100, force: 2), at: 0)
    press.play(.up(1), at: 0.2)
    expectEqual(hints.hint.text, "50 of 100 %")
    let trays = TrayController()
    let tray = bench(trays)
    #expect(tray.window.hitTest(CGPoint(x: 100, y: 400), with: nil) === trays.canvas)
    trays.tray.contentOffset.y = 0
    #expect(tray.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === trays.tools)
    let board = BoardController()
    let carrier = ViewCarrier(stage: board.view)
    #expect(board.viewCarrier(carrier, shouldPickUp: board.view))
    board.isLocked = true
    #expect(!board.viewCarrier(carrier, shouldPickUp: board.view))
    #expect(!board.viewCarrier(carrier, shouldDrop: board.view, into: board.trash))
    #expect(board.viewCarrier(carrier, shouldDrop: board.view, into: board.view))
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
    expectEqual(photos.liked, ["Forest"])
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
    expectEqual(map.pins, 2)
  }

  @Test("only a confirmed press deletes the document")
  func button() {
    let controller = DocumentController()
    let bench = bench(controller)
    bench.play(.down(1, 200, 632, force: 4), at: 0)
    expectEqual(controller.hint.text, "Move into the ring")
    bench.play(.up(1), at: 0.5)
    expectEqual(controller.hint.text, "Not deleted")
    #expect(!controller.isDeleted)
    bench.play(.down(1, 200, 632, force: 4), at: 1)
    bench.play(.move(1, 200, 568), at: 1.2)
    bench.play(.up(1), at: 1.3)
    #expect(controller.isDeleted)
  }
}
