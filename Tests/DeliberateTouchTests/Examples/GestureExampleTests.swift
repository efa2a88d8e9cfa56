import DeliberateTouch
import Expectations
import Foundation
import Testing
import TouchCore
import UIKit

/// The examples of taps, swipes, drawers and targets work as described.
@MainActor
struct GestureExampleTests {
  private func bench(_ controller: UIViewController) -> Bench {
    let bench = Bench()
    bench.view.removeFromSuperview()
    bench.window.rootViewController = controller
    bench.window.layoutIfNeeded()
    return bench
  }

  @Test("two taps beside a resting finger make a score of 2")
  func triggeredTap() {
    let controller = ScoreController()
    let bench = bench(controller)
    bench.play(.down(1, 100, 600), at: 0)
    for start in [0.5, 1] {
      bench.play(.down(2, 300, 600), at: start)
      bench.play(.up(2), at: start + 0.1)
    }
    expectEqual(controller.score.text, "2")
  }

  @Test("swipes turn pages, a recorded circle goes home, and a short swipe is a miss")
  func swipes() {
    let book = Book()
    var window: SwipeWindow?
    let bench = Bench(window: { _ in
      let made = bookWindow(book)
      made.notificationCenter = nil
      window = made
      return made
    })
    func draw(_ places: [Point], from start: Double) {
      for (index, place) in places.enumerated() {
        let time = start + Double(index) * 0.01
        bench.play(
          index == 0 ? .down(1, place.x, place.y) : .move(1, place.x, place.y),
          at: time
        )
      }
      bench.play(.up(1), at: start + 1)
    }
    let circle = (0...32).map { step in
      let angle = Double(step) / 32 * 2 * Double.pi
      return Point(
        x: 200 + 80 * ElementaryFunctions.cos(angle),
        y: 400 + 80 * ElementaryFunctions.sin(angle)
      )
    }
    draw([Point(x: 300, y: 400), Point(x: 150, y: 400)], from: 0)
    draw([Point(x: 300, y: 400), Point(x: 150, y: 400)], from: 2)
    draw([Point(x: 150, y: 400), Point(x: 300, y: 400)], from: 4)
    expectEqual(book.page, 1)
    draw([Point(x: 150, y: 400), Point(x: 160, y: 400)], from: 6)
    expectEqual(book.lastMiss?.cause, .travel)
    expectEqual(book.lastMiss?.value, 10)
    expectEqual(book.lastMiss?.limit, 100)
    draw(circle, from: 8)
    expectEqual(book.page, 1, "no circle was recorded")
    window.map(recordCircle)
    draw(circle, from: 10)
    expectEqual(book.page, 0)
  }

  @Test("the drawer opens without a finger and reports it")
  func drawer() {
    let desk = Desk()
    let bench = Bench()
    desk.show(in: bench.window)
    bench.wait(until: 2)
    #expect(desk.isDrawerOpen)
    expectEqual(desk.controller?.isOpen, true)
  }

  @Test("a card is carried into the drawer")
  func carrier() {
    let controller = CardsController()
    let bench = bench(controller)
    controller.drawer.setOpen(true, animated: false)
    bench.play(.down(1, 80, 440), at: 0)
    bench.wait(until: 0.6)
    bench.play(.move(1, 80, 100), at: 0.7)
    bench.play(.up(1), at: 0.8)
    expectEqual(controller.news, ["put away"])
    #expect(controller.cards[0].superview === controller.drawer.drawerView)
  }

  @Test("a key is highlighted after 0.2 s")
  func keys() {
    let controller = KeysController()
    let bench = bench(controller)
    bench.play(.down(1, 80, 440), at: 0)
    bench.wait(until: 0.199)
    #expect(!controller.key.isHighlighted)
    bench.wait(until: 0.2)
    #expect(controller.key.isHighlighted)
    expectEqual(controller.key.alpha, 0.6)
  }

  @Test("a dot is marked at most 30 points from its centre", arguments: [29.9, 30.1])
  func target(_ distance: Double) {
    let controller = DotController()
    let bench = bench(controller)
    bench.play(.down(1, 106 + distance, 406), at: 0)
    bench.play(.up(1), at: 0.1)
    expectEqual(controller.isMarked, (distance < 30))
  }

  @Test("an observer of the notification turns pages")
  func observer() {
    let book = Book()
    let bench = Bench(window: { _ in bookWindow(Book()) })
    let observer = observeSwipes(turning: book)
    bench.play(.down(1, 300, 400), at: 0)
    bench.play(.move(1, 150, 400), at: 0.1)
    bench.play(.up(1), at: 0.2)
    expectEqual(book.page, 1)
    NotificationCenter.default.removeObserver(observer)
  }
}
