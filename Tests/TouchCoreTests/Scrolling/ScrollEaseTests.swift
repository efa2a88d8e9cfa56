import Expectations
import Testing

@testable import TouchCore

/// Scrolls and zooms that are asked for, and the room that content has.
struct ScrollEaseTests {
  @Test("8.15 an ease goes along 3p² − 2p³, and starts with its velocity")
  func course() {
    let still = ScrollEase(from: 0, to: 100, duration: 2)
    expectEqual(
      [-1, 0, 0.5, 1, 1.5, 2, 3].map { still.position(after: $0) },
      [0, 0, 15.625, 50, 84.375, 100, 100]
    )
    expectEqual([-1, 0, 1, 2, 3].map { still.velocity(after: $0) }, [0, 0, 75, 0, 0])
    let thrown = ScrollEase(from: 0, to: 100, velocity: 30, duration: 2)
    expectEqual(thrown.position(after: 1), 57.5)
    expectEqual(thrown.velocity(after: -1), 30)
    expectEqual(thrown.velocity(after: 1), 67.5)
    let instant = ScrollEase(from: 0, to: 100, velocity: 30, duration: 0)
    expectEqual(instant.position(after: 0), 100)
    expectEqual(instant.velocity(after: 0), 0)
    expectEqual([-1, 0, 0.25, 1, 2].map { ScrollEase.share($0) }, [0, 0, 0.15625, 1, 1])
  }

  @Test("8.15 a velocity that would lead off the way counts as the nearest that doesn't")
  func velocity() {
    func start(_ end: Double, _ velocity: Double) -> Double {
      ScrollEase(from: 0, to: end, velocity: velocity, duration: 2).startVelocity
    }
    expectEqual([-10, 0, 10, 150, 151].map { start(100, $0) }, [0, 0, 10, 150, 150])
    expectEqual([10, 0, -10, -150, -151].map { start(-100, $0) }, [0, 0, -10, -150, -150])
    expectEqual([-10, 10].map { start(0, $0) }, [0, 0])
  }

  @Test(
    "8.15 started again at any moment, it takes the same course; to another end at least so long"
  )
  func restarted() {
    let ease = ScrollEase(from: 10, to: 90, velocity: 40, duration: 0.3)
    for moment in [-0.1, 0, 0.1, 0.29, 0.4] {
      let again = ease.restarted(after: moment)
      for later in [0, 0.05, 0.2] {
        let (one, other) = (
          ease.position(after: max(moment, 0) + later), again.position(after: later)
        )
        #expect((one - other).magnitude < 1e-9)
      }
    }
    #expect(ease.restarted(after: 0.2, lasting: 0.15).duration < 0.11)
    expectEqual(ease.restarted(after: 0.2, to: 80, lasting: 0.15).duration, 0.15)
    #expect(ease.restarted(after: 0.1, to: 80, lasting: 0.15).duration > 0.19)
    let moved = ease.restarted(after: 0.2, movedBy: 5, lasting: 0.15)
    expectEqual(moved.start, ease.position(after: 0.2) + 5)
    expectEqual(moved.end, 90)
    expectEqual(moved.duration, 0.15)
  }

  @Test("8.18 a zoom that is led elsewhere doesn't jump, and takes the time that is left")
  func zoom() {
    var motion = ZoomMotion(
      easingFrom: 1,
      .zero,
      to: 2,
      Point(x: 100, y: 50),
      duration: .milliseconds(300),
      at: .seconds(1)
    )
    expectEqual(motion.endTime, .milliseconds(1300))
    expectEqual(motion.scale(at: .zero), 1)
    let middle = TouchTime.milliseconds(1150)
    #expect((motion.scale(at: middle) - 1.5).magnitude < 1e-9)
    #expect(motion.offset(at: middle).distance(to: Point(x: 50, y: 25)) < 1e-9)
    motion.redirect(from: 1.5, Point(x: 50, y: 25), to: 3, Point(x: 10, y: 0), at: middle)
    #expect((motion.scale(at: middle) - 1.5).magnitude < 1e-9)
    #expect(motion.offset(at: middle).distance(to: Point(x: 50, y: 25)) < 1e-9)
    expectEqual(motion.endTime, .milliseconds(1300))
    expectEqual(motion.scale(at: .milliseconds(1300)), 3)
    motion.redirect(from: 3, Point(x: 10, y: 0), to: 4, .zero, at: .seconds(2))
    expectEqual(motion.scale(at: .seconds(2)), 4)
    expectEqual(motion.offset(at: .seconds(2)), .zero)
  }

  @Test("8.13 a page is picked by a flick from 300 points a second on, otherwise by what is nearer")
  func paging() {
    let paging = ScrollPaging(page: 100)
    func target(_ offset: Double, _ velocity: Double) -> Double {
      paging.target(from: offset, velocity: velocity)
    }
    expectEqual([249, 250, 251].map { target($0, 0) }, [200, 300, 300])
    expectEqual([299, 300].map { target(210, $0) }, [200, 300])
    expectEqual([-299, -300].map { target(290, $0) }, [300, 200])
    expectEqual(target(200, 400), 300)
    expectEqual(target(200, -400), 100)
    expectEqual(target(199.999_999_999, 400), 300)
    expectEqual(target(200.000_000_001, -400), 100)
    expectEqual(ScrollPaging(page: 0).target(from: 7, velocity: 400), 7)
  }

  @Test("8.17 content has room along a drag where more than half a point of its range is left")
  func room() {
    let axis = ScrollAxis(viewport: 100, content: 200, leadingInset: 10, trailingInset: 20)
    #expect((axis.minimum, axis.maximum) == (-10, 120))
    expectEqual(
      [119.4, 119.5, 120].map { axis.hasRoom(from: $0, forwards: true) },
      [true, false, false]
    )
    expectEqual(
      [-9.4, -9.5, -10].map { axis.hasRoom(from: $0, forwards: false) },
      [true, false, false]
    )
    // What fits may bounce, and is nothing to take a drag over for.
    let short = ScrollAxis(viewport: 100, content: 50, alwaysBounces: true)
    let geometry = ScrollGeometry(x: axis, y: short)
    #expect(geometry.takesOver(Vector(dx: -9, dy: 3), from: .zero))
    #expect(!geometry.takesOver(Vector(dx: 3, dy: -9), from: .zero))
    #expect(geometry.canMove(along: Vector(dx: 3, dy: -9), from: .zero))
    #expect(geometry.takesOver(Vector(dx: 9, dy: -9), from: .zero))
    #expect(!geometry.hasRoom(along: Vector(dx: 3, dy: -9), from: .zero))
    #expect(geometry.hasRoom(along: Vector(dx: -9, dy: 3), from: .zero))
    #expect(!geometry.hasRoom(along: Vector(dx: 9, dy: 3), from: Point(x: -10, y: 0)))
    let twice = geometry.scaled(by: 2)
    #expect((twice.x.content, twice.y.content, twice.x.leadingInset) == (400, 100, 10))
  }

  @Test("8.15 a part of the content is shown inside the insets, by its nearer end")
  func showing() {
    let axis = ScrollAxis(viewport: 100, content: 1000, leadingInset: 10, trailingInset: 20)
    // What is seen at an offset of 200 reaches from 210 to 280.
    expectEqual(axis.offset(showing: 210, to: 280, from: 200), 200)
    expectEqual(axis.offset(showing: 209, to: 270, from: 200), 199)
    expectEqual(axis.offset(showing: 220, to: 281, from: 200), 201)
    expectEqual(axis.offset(showing: 150, to: 190, from: 200), 140)
    expectEqual(axis.offset(showing: 300, to: 320, from: 200), 240)
    expectEqual(axis.offset(showing: 200, to: 290, from: 200), 200)
    expectEqual(axis.offset(showing: -50, to: 0, from: 200), -10)
    expectEqual(axis.offset(showing: 990, to: 1200, from: 200), 920)
  }
}
