import Expectations
import Testing
import TouchCore

struct ScrollTrackingTests {
  private let geometry = ScrollGeometry(
    x: ScrollAxis(viewport: 400, content: 2000),
    y: ScrollAxis(viewport: 800, content: 5000)
  )

  @Test("8.7 an axis drags if there is more content than fits, or if it always bounces")
  func draggable() {
    #expect(!ScrollAxis(viewport: 400, content: 400).isDraggable)
    #expect(ScrollAxis(viewport: 400, content: 400.5).isDraggable)
    #expect(ScrollAxis(viewport: 400, content: 390, trailingInset: 11).isDraggable)
    #expect(ScrollAxis(viewport: 400, content: 10, alwaysBounces: true).isDraggable)
    #expect(
      !ScrollAxis(viewport: 400, content: 10, bounces: false, alwaysBounces: true).isDraggable
    )
  }

  @Test("8.16 content rests from −inset to max(−inset, content + inset − bounds)")
  func range() {
    let axis = ScrollAxis(viewport: 800, content: 5000, leadingInset: 20, trailingInset: 30)
    expectEqual(axis.minimum, -20)
    expectEqual(axis.maximum, 4230)
    let short = ScrollAxis(viewport: 800, content: 100, leadingInset: 20, trailingInset: 30)
    expectEqual(short.maximum, -20)
  }

  @Test("8.8 within 30° of an axis the other axis is locked, a diagonal is free")
  func lock() {
    // tan 30° = 0.57735…
    expectEqual(ScrollTracking.lock(along: Vector(dx: 5.77, dy: -10)), .vertical)
    expectEqual(ScrollTracking.lock(along: Vector(dx: 5.78, dy: -10)), .free)
    expectEqual(ScrollTracking.lock(along: Vector(dx: -10, dy: 5.77)), .horizontal)
    expectEqual(ScrollTracking.lock(along: Vector(dx: -10, dy: 5.78)), .free)
    expectEqual(ScrollTracking.lock(along: .zero), .free)
  }

  @Test("8.17 a drag moves content along its larger component, if it can scroll that way")
  func canMove() {
    var vertical = geometry
    vertical.x = ScrollAxis(viewport: 400, content: 400)
    let top = Point.zero
    #expect(vertical.canMove(along: Vector(dx: 3, dy: 9), from: top))
    #expect(!vertical.canMove(along: Vector(dx: 9, dy: 3), from: top))
    #expect(vertical.canMove(along: Vector(dx: 9, dy: 9), from: top))
    #expect(
      !vertical.canMove(along: .zero, from: top) && !vertical.takesOver(.zero, from: top)
        && !vertical.hasRoom(along: .zero, from: Point(x: 0, y: 100))
    )
    #expect(!vertical.canMove(along: .zero, from: top))
    vertical.y.bounces = false
    #expect(!vertical.canMove(along: Vector(dx: 0, dy: 9), from: top))
    #expect(vertical.canMove(along: Vector(dx: 0, dy: -9), from: top))
    #expect(vertical.canMove(along: Vector(dx: 0, dy: 9), from: Point(x: 0, y: 1)))
  }

  @Test("8.9 content caught beyond an edge doesn't jump, and follows the finger as before")
  func takenUp() {
    let shown = Point(x: 0, y: -100)
    var drag = ScrollTracking(from: shown, in: geometry, lock: .free, at: .zero)
    let same = drag.follow(.zero, from: shown, in: geometry, at: .milliseconds(8))
    expectEqual(same, shown)
    let more = drag.follow(
      Vector(dx: 0, dy: 1),
      from: shown,
      in: geometry,
      at: .milliseconds(16)
    )
    #expect(more.y < -100 && more.y > -101)
    let back = drag.follow(.zero, from: more, in: geometry, at: .milliseconds(24))
    #expect((back.y + 100).magnitude < 1e-9)
  }

  @Test("8.8 a locked drag leaves the other axis unchanged")
  func locked() {
    let start = Point(x: 50, y: 50)
    var drag = ScrollTracking(from: start, in: geometry, lock: .vertical, at: .zero)
    let there = drag.follow(
      Vector(dx: -40, dy: -30),
      from: start,
      in: geometry,
      at: .milliseconds(8)
    )
    expectEqual(there, Point(x: 50, y: 80))
  }

  @Test("8.10 fingers rest before the lift if they didn't move for more than 40 milliseconds")
  func rest() {
    var drag = ScrollTracking(from: .zero, in: geometry, lock: .free, at: .zero)
    _ = drag.follow(Vector(dx: 0, dy: -5), from: .zero, in: geometry, at: .milliseconds(50))
    _ = drag.follow(Vector(dx: 0, dy: -5), from: .zero, in: geometry, at: .milliseconds(100))
    #expect(!drag.rested(at: .milliseconds(90)))
    #expect(drag.rested(at: .milliseconds(91)))
  }

  @Test("8.15 a rectangle is made visible by the shortest displacement")
  func visible() {
    let axis = ScrollAxis(viewport: 800, content: 5000, leadingInset: 10)
    expectEqual(axis.offset(showing: 100, to: 200, from: 0), 0)
    expectEqual(axis.offset(showing: 1000, to: 1100, from: 0), 300)
    expectEqual(axis.offset(showing: 1000, to: 1100, from: 2000), 990)
    expectEqual(axis.offset(showing: 4900, to: 6000, from: 0), 4200)
    expectEqual(axis.offset(showing: 100, to: 3000, from: 500), 500)
  }
}
