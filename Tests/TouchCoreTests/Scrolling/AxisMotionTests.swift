import Expectations
import Testing

@testable import TouchCore

/// Content that moves along an axis, and goes on when its range changes.
struct AxisMotionTests {
  private let axis = ScrollAxis(viewport: 100, content: 1100)
  private var figures = ScrollFigures(rate: 0.998, constants: ScrollConstants())

  init() {
    figures.constants.bounceRate = 8
    figures.constants.heldReleaseShare = 0.5
    figures.constants.stopSpeed = 1
  }

  private var rigid: ScrollAxis {
    ScrollAxis(viewport: 100, content: 1100, bounces: false)
  }

  @Test(
    "8.12 content beyond an edge is thrown inwards only if it is faster than its return sets out"
  )
  func inwards() {
    // 8 × (1 − 0.5) × 10 points.
    for (offset, sign) in [(-10.0, 1.0), (1010, -1)] {
      expectNil(AxisMotion.inwards(from: offset, 40 * sign, axis, figures))
      let faster = AxisMotion.inwards(from: offset, 40.001 * sign, axis, figures)
      expectEqual(faster, AxisMotion.thrown(from: offset, 40.001 * sign, axis, figures))
      expectEqual(axis.overscroll(at: faster?.end ?? offset), 0)
    }
    // It has to get there.
    var slow = figures
    slow.constants.bounceRate = 0.1
    expectNil(AxisMotion.inwards(from: -100, 50, axis, slow))
    #expect(AxisMotion.inwards(from: -100, 300, axis, slow) != nil)
  }

  @Test(
    "8.11 content is thrown faster than its stop speed only, and comes back from an edge it reaches"
  )
  func thrown() {
    expectEqual(AxisMotion.thrown(from: 500, 1, axis, figures), .resting(500))
    expectEqual(AxisMotion.thrown(from: 500, -1, axis, figures), .resting(500))
    guard case .decelerating(let free) = AxisMotion.thrown(from: 500, 1.1, axis, figures) else {
      Issue.record("it isn't thrown")
      return
    }
    #expect(free.position == 500 && free.velocity == 1.1 && free.stopSpeed == 1)
    for (velocity, edge) in [(3000.0, 1000.0), (-3000, 0)] {
      let motion = AxisMotion.thrown(from: 500, velocity, axis, figures)
      guard case .bouncing(_, let crossing, let back) = motion else {
        Issue.record("it doesn't reach its edge")
        continue
      }
      #expect(motion.end == edge && (motion.position(after: crossing) - edge).magnitude < 1e-6)
      #expect(back.velocity(after: 0) * velocity > 0)
      guard
        case .bouncing(_, _, let halted) = AxisMotion.thrown(from: 500, velocity, rigid, figures)
      else {
        Issue.record("it doesn't reach its edge")
        continue
      }
      #expect(halted.velocity(after: 0) == 0 && halted.position(after: 0) == edge)
    }
  }

  @Test("content that is led somewhere rests where it is there already, and doesn't move")
  func led() {
    expectEqual(AxisMotion.led(from: 100, 0, to: 100, figures), .resting(100))
    for (from, velocity) in [(100.0, 5.0), (90, 0)] {
      let motion = AxisMotion.led(from: from, velocity, to: 100, figures)
      #expect(motion.duration > 0 && motion.end == 100)
      #expect((motion.velocity(after: 0) - velocity).magnitude < 1e-9)
      expectEqual(motion.position(after: 0), from)
    }
  }

  @Test("8.16 content at rest stays in its range, and goes to the nearer edge from beyond")
  func resting() {
    for (place, end) in [(0.0, 0.0), (1000, 1000), (400, 400), (-20, 0), (1030, 1000)] {
      let motion = AxisMotion.resting(place).goingOn(
        after: 1,
        movedBy: 0,
        to: nil,
        in: axis,
        figures
      )
      #expect(motion.end == end && (motion == .resting(end)) == (place == end))
      #expect(motion.position(after: 0) == place && motion.velocity(after: 0) == 0)
    }
    // A move counts, and a goal doesn't lead what rests.
    let moved = AxisMotion.resting(100).goingOn(
      after: 0,
      movedBy: 50,
      to: 700,
      in: axis,
      figures
    )
    expectEqual(moved, .resting(150))
  }

  /// Content at 100 that returns to 200 with a velocity.
  private func returning(_ velocity: Double, in axis: ScrollAxis, at place: Double = 100)
    -> AxisMotion
  {
    AxisMotion.settling(.bounce(from: place, velocity, to: 200, figures.constants)).goingOn(
      after: 0,
      movedBy: 0,
      to: nil,
      in: axis,
      figures
    )
  }

  @Test("8.16 content that returns goes on to its end; one that moves away from there is thrown")
  func returns() {
    for velocity in [0.0, 50] {
      guard case .settling(let motion) = returning(velocity, in: axis) else {
        Issue.record("it doesn't return")
        continue
      }
      expectEqual(motion.target, 200)
      #expect((motion.velocity(after: 0) - velocity).magnitude < 1e-9)
    }
    guard case .decelerating(let thrown) = returning(-50, in: axis) else {
      Issue.record("it isn't thrown")
      return
    }
    #expect(thrown.velocity == -50 && thrown.position == 100)
    guard case .decelerating = returning(50, in: axis, at: 300) else {
      Issue.record("it isn't thrown")
      return
    }
    expectEqual(returning(0, in: axis, at: 200), .resting(200))
    for place in [100.0, 300] {
      let still = returning(0, in: axis, at: place)
      #expect(still.end == 200 && still.position(after: 0) == place)
    }
  }

  @Test(
    "8.16 beyond an edge content returns with its velocity; where nothing bounces, not outwards"
  )
  func beyond() {
    let short = [
      ScrollAxis(viewport: 100, content: 150),
      ScrollAxis(viewport: 100, content: 150, bounces: false),
    ]
    for axis in short {
      for velocity in [60.0, -60] {
        let motion = returning(velocity, in: axis)
        expectEqual(motion.end, 50)
        let isKept = axis.bounces || velocity < 0
        #expect((motion.velocity(after: 0) - (isKept ? velocity : 0)).magnitude < 1e-9)
      }
    }
  }

  @Test("8.1 content that returns to an edge, and that other code puts there, stays there")
  func putAtTheEdge() {
    let bounce = AxisMotion.settling(.bounce(from: -100, 0, to: 0, figures.constants))
    let now = bounce.position(after: 0.05)
    for slip in [0, 1e-9] {
      let put = bounce.goingOn(after: 0.05, movedBy: slip - now, to: nil, in: axis, figures)
      expectEqual(put, .resting(0))
    }
    // Beside it the return goes on: its end was moved, too.
    let beside = bounce.goingOn(after: 0.05, movedBy: 1e-3 - now, to: nil, in: axis, figures)
    #expect(beside != .resting(0) && beside.end > 0)
    // Content that was thrown is thrown on from there.
    let thrown = AxisMotion.thrown(from: 100, 400, axis, figures)
    let on = thrown.goingOn(
      after: 0.05,
      movedBy: thrown.end - thrown.position(after: 0.05),
      to: nil,
      in: axis,
      figures
    )
    guard case .decelerating = on else {
      Issue.record("it isn't thrown on")
      return
    }
  }

  @Test("8.16 thrown content is thrown on in its new range, or led to what the client asked for")
  func thrownOn() {
    let motion = AxisMotion.thrown(from: 500, 400, axis, figures)
    let on = motion.goingOn(after: 0.1, movedBy: 20, to: nil, in: axis, figures)
    #expect((on.end - motion.end - 20).magnitude < 1e-9)
    guard case .decelerating = on else {
      Issue.record("it isn't thrown on")
      return
    }
    let led = motion.goingOn(after: 0.1, movedBy: 20, to: 5000, in: axis, figures)
    expectEqual(led.end, 1000)
    #expect((led.velocity(after: 0) - motion.velocity(after: 0.1)).magnitude < 1e-9)
    #expect((led.position(after: 0) - motion.position(after: 0.1) - 20).magnitude < 1e-9)
  }

  @Test("8.12 content that is caught beyond an edge on its free way inwards goes on freely")
  func freeInwards() {
    let motion = AxisMotion.decelerating(
      Deceleration(position: -10, velocity: 300, rate: 0.998, stopSpeed: 1)
    )
    let on = motion.goingOn(after: 0, movedBy: 0, to: nil, in: axis, figures)
    expectEqual(on, AxisMotion.thrown(from: -10, 300, axis, figures))
    let outwards = AxisMotion.decelerating(
      Deceleration(position: -10, velocity: -300, rate: 0.998, stopSpeed: 1)
    )
    .goingOn(after: 0, movedBy: 0, to: nil, in: axis, figures)
    #expect(outwards.end == 0 && (outwards.velocity(after: 0) + 300).magnitude < 1e-9)
  }

  @Test("a course that is restarted is the same from there on, and rests once it is over")
  func restarted() {
    let motions = [
      AxisMotion.resting(7), AxisMotion.thrown(from: 500, 400, axis, figures),
      AxisMotion.thrown(from: 500, 3000, axis, figures),
      AxisMotion.settling(.bounce(from: -30, -100, to: 0, figures.constants)),
    ]
    for motion in motions {
      for start in [0.05, 0.2, 0.4] {
        let on = motion.restarted(after: start)
        #expect((on.end - motion.end).magnitude < 1e-9)
        for time in [0, 0.05, 0.1, 0.4] {
          let (is_, was) = (on.position(after: time), motion.position(after: start + time))
          #expect((is_ - was).magnitude < 1e-6)
        }
      }
      expectEqual(motion.restarted(after: motion.duration), .resting(motion.end))
    }
  }
}
