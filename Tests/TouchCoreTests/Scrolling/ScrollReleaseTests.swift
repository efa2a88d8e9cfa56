import Expectations
import MachineTesting
import Testing
import TouchCore

struct ScrollReleaseTests {
  private static let page = ScrollAxis(viewport: 800, content: 5000)

  private func release(
    _ offset: Double,
    _ velocity: Double,
    rested: Bool = false,
    axis: ScrollAxis = page,
    rate: Double = 0.998
  ) -> ScrollRelease {
    ScrollRelease(
      geometry: ScrollGeometry(x: ScrollAxis(viewport: 400, content: 400), y: axis),
      offset: Point(x: 0, y: offset),
      velocity: Vector(dx: 0, dy: velocity),
      rested: rested,
      rate: rate
    )
  }

  @Test("8.10 a target that isn't changed is where the content lands")
  func natural() {
    let motion = release(1000, 1000).course(at: .zero).motion
    #expect((motion.end.y - 1494.01).magnitude < 1e-9)
    expectEqual(motion.end.x, 0)
    expectEqual(release(1000, 1000).course(to: motion.end, at: .zero).motion, motion)
  }

  @Test("8.12 content crosses its edge without a change of velocity, and comes back to it")
  func edge() {
    for (offset, velocity, rate) in [
      (4000.0, 3000.0, 0.998), (100, -3000, 0.998), (4190, 900, 0.99), (10, -5000, 0.99),
      (4200, 2000, 0.998), (0, -500, 0.998),
    ] {
      let motion = release(offset, velocity, rate: rate).course(at: .zero).motion
      guard case .bouncing(_, let crossing, _) = motion.y else {
        Issue.record("no bounce from \(offset) at \(velocity)")
        continue
      }
      let edge = velocity < 0 ? 0.0 : 4200
      #expect((motion.y.position(after: crossing) - edge).magnitude < 1e-6)
      let before = motion.y.velocity(after: crossing - 1e-9)
      let after = motion.y.velocity(after: crossing + 1e-9)
      #expect((before - after).magnitude < 1e-3)
      #expect((motion.y.velocity(after: crossing).magnitude) > 0)
      expectEqual(motion.end.y, edge)
      let peak = motion.y.position(after: crossing + 1 / 10.9)
      #expect((peak - edge) * velocity > 0)
    }
  }

  @Test(
    "8.12 content that rests in its range goes on resting where the range grows or shrinks around it"
  )
  func restsOn() {
    var course = release(1000, 0, rested: true).course(at: .zero)
    #expect(course.isResting)
    for length in [4000.0, 9000, 1800] {
      let y = ScrollAxis(viewport: 800, content: length)
      let range = ScrollGeometry(x: ScrollAxis(viewport: 400, content: 400), y: y)
      course.adapt(to: range, at: .seconds(1), rate: 0.998)
      #expect(course.isResting)
      expectEqual(course.motion.position(at: .seconds(2)).y, 1000)
    }
  }

  @Test("8.12 without bouncing, content stops at the edge")
  func hardEdge() {
    var axis = Self.page
    axis.bounces = false
    let motion = release(4000, 3000, axis: axis).course(at: .zero).motion
    expectEqual(motion.end.y, 4200)
    for step in 0...50 {
      #expect(motion.position(at: .milliseconds(Int64(step) * 20)).y <= 4200 + 1e-9)
    }
    #expect(motion.duration < 0.2)
  }

  @Test(
    "8.12 content released beyond the edge returns to it, however the fingers moved before they rested"
  )
  func overscroll() {
    let held = release(-235, -625, rested: true)
    expectEqual(held.reportedVelocity, Vector(dx: 0, dy: -625))
    let motion = held.course(at: .zero).motion
    expectEqual(motion.end.y, 0)
    #expect(motion.position(at: .milliseconds(24)).y > -235)
    // Fingers that still move outwards carry it farther first.
    let pushed = release(-100, -3000).course(at: .zero).motion
    #expect(pushed.position(at: .milliseconds(20)).y < -100)
    expectEqual(pushed.end.y, 0)
    // Thrown inwards it continues into its range.
    let back = release(-20, 2000).course(at: .zero).motion
    #expect(back.end.y > 500)
    // A throw slower than the return makes it return.
    expectEqual(release(-200, 300).course(at: .zero).motion.end.y, 0)
  }

  @Test("8.10 fingers that rested throw nothing inside the range")
  func rested() {
    let rested = release(1000, 900, rested: true)
    expectEqual(rested.reportedVelocity, .zero)
    expectEqual(rested.course(at: .zero).motion.duration, 0)
    #expect(release(1000, 900).course(at: .zero).motion.duration > 0)
  }

  @Test("8.7 content that fits doesn't decelerate")
  func fitting() {
    let axis = ScrollAxis(viewport: 800, content: 700)
    expectEqual(release(0, 3000, axis: axis).course(at: .zero).motion.duration, 0)
    expectEqual(release(0, 3000, axis: axis).reportedVelocity, .zero)
    var always = axis
    always.alwaysBounces = true
    #expect(release(0, 3000, axis: always).course(at: .zero).motion.duration > 0)
  }

  @Test("8.13 a flick of 0.3 points per millisecond picks the page, a slower release the nearest")
  func paging() {
    let paging = ScrollPaging(page: 400)
    expectEqual(paging.target(from: 430, velocity: 300), 800)
    expectEqual(paging.target(from: 430, velocity: 299), 400)
    expectEqual(paging.target(from: 599, velocity: 0), 400)
    expectEqual(paging.target(from: 601, velocity: 0), 800)
    expectEqual(paging.target(from: 700, velocity: -300), 400)
    expectEqual(paging.target(from: 370, velocity: -300), 0)
    expectEqual(paging.target(from: 400, velocity: 300), 800)
    expectEqual(paging.target(from: 400, velocity: -300), 0)
  }

  @Test("8.13 pages count from where the content is, however far it was dragged")
  func pagesPassed() {
    let paging = ScrollPaging(page: 400)
    expectEqual(paging.target(from: 820, velocity: 9000), 1200)
    expectEqual(paging.target(from: 820, velocity: -9000), 800)
    expectEqual(paging.target(from: 1900, velocity: 0), 2000)
    expectEqual(paging.target(from: -30, velocity: -9000), -400)
    expectEqual(ScrollPaging(page: 0).target(from: 12, velocity: 0), 12)
  }

  @Test("8.13 the motion to a page ends on it exactly, without overshooting")
  func pageMotion() {
    var thrown = release(430, 5000, axis: ScrollAxis(viewport: 400, content: 4000))
    thrown.pages = (ScrollPaging(page: 400), ScrollPaging(page: 400))
    let motion = thrown.course(at: .zero).motion
    expectEqual(motion.end.y, 800)
    #expect(motion.duration < 1)
    for step in 0...40 {
      #expect(motion.position(at: .milliseconds(Int64(step) * 25)).y <= 800)
    }
  }

  @Test("8.13 the motion to a page is critically damped: 10.9 a second, or as fast as thrown")
  func pageRate() {
    let axis = ScrollAxis(viewport: 400, content: 4000)
    // A slow release returns from 30 points beyond its page; a throw of 5,000 points a second has 370 to go.
    for (velocity, target, rate) in [(0.0, 400.0, 10.9), (5000, 800, 5000 / 370)] {
      var released = release(430, velocity, axis: axis)
      released.pages = (ScrollPaging(page: 400), ScrollPaging(page: 400))
      let motion = released.course(at: .zero).motion
      for milliseconds in [0, 20, 50, 100, 200] as [Int64] {
        let time = Double(milliseconds) / 1000
        let start = 430 - target
        let decay = ElementaryFunctions.exp(-rate * time)
        let expected = target + (start + (velocity + rate * start) * time) * decay
        let offset = motion.position(at: .milliseconds(milliseconds)).y
        #expect((offset - expected).magnitude < 1e-6, "\(velocity) after \(time)")
      }
    }
  }

  @Test("8.11 a motion that is split at any time is the same motion")
  func restart() {
    var random = SeededNumbers(seed: 8111)
    for _ in 0..<500 {
      let thrown = release(
        .random(in: -300...4500, using: &random),
        .random(in: -6000...6000, using: &random),
        rate: [0.998, 0.99].randomElement(using: &random)!
      )
      let whole = thrown.course(at: .seconds(1)).motion
      let cut = TouchTime.seconds(1 + whole.duration * .random(in: 0..<1, using: &random))
      let rest = whole.restarted(at: cut)
      #expect((rest.endTime - whole.endTime).seconds.magnitude < 1e-6)
      for step in 0...10 {
        let time = cut + .seconds(whole.duration * Double(step) / 10.5)
        let difference = whole.position(at: time) - rest.position(at: time)
        if (time - whole.endTime).seconds.magnitude > 1e-5 { #expect(difference.length < 1e-6) }
      }
      #expect((rest.end - whole.end).length < 1e-6)
    }
  }

  @Test("8.15 an animation starts and ends slowly, and takes its duration")
  func ease() {
    let motion = ScrollMotion(
      from: Point(x: 0, y: 100),
      to: Point(x: 0, y: 500),
      duration: .milliseconds(300),
      at: .seconds(2)
    )
    expectEqual(motion.position(at: .seconds(2)).y, 100)
    expectEqual(motion.position(at: .seconds(2.15)).y, 300)
    expectEqual(motion.position(at: .seconds(2.3)).y, 500)
    expectEqual(motion.endTime, .seconds(2.3))
    expectEqual(motion.velocity(at: .seconds(2)).dy, 0)
    expectEqual(motion.velocity(at: .seconds(2.15)).dy, 2000)
    let rest = motion.restarted(at: .seconds(2.1))
    #expect(
      (rest.position(at: .seconds(2.2)).y - motion.position(at: .seconds(2.2)).y).magnitude < 1e-9
    )
    expectEqual(rest.endTime, motion.endTime)
  }
}
