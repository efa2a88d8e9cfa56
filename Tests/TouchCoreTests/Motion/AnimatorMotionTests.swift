import Expectations
import Testing
import TouchCore

/// The motion of a property animator, of which changes may take a part only.
struct AnimatorMotionTests {
  /// A motion of two seconds that stands where a fraction is.
  private func motion(at fraction: Double) -> AnimatorMotion {
    var motion = AnimatorMotion(AnimatorPacing(.linear, duration: 2))
    motion.scrub(to: fraction, isLinear: true)
    return motion
  }

  @Test(
    "what begins later is stretched over the rest of the way",
    arguments: [
      (0.0, 0.5, 0.5), (0.25, 0.2, 0), (0.25, 0.25, 0), (0.25, 0.625, 0.5), (0.25, 1, 1),
    ]
  )
  func rest(start: Double, fraction: Double, done: Double) {
    let progress = motion(at: fraction).progress(at: 0, from: start)
    #expect((progress.dx - done).magnitude < 1e-9 && (progress.dy - done).magnitude < 1e-9)
  }

  @Test("what begins at the end happens there at once", arguments: [1, 1.5])
  func end(start: Double) {
    expectEqual(motion(at: 0).progress(at: 0, from: start), .zero)
    expectEqual(motion(at: 0.999).progress(at: 0, from: start), .zero)
    expectEqual(motion(at: 1).progress(at: 0, from: start), Vector(dx: 1, dy: 1))
  }

  @Test("what begins at the end happens when the time is over")
  func running() {
    var motion = motion(at: 0.5)
    motion.run(at: 3, now: 3)
    expectEqual(motion.endTime, 4)
    expectEqual(motion.progress(at: 3.99, from: 1), .zero)
    expectEqual(motion.progress(at: 4, from: 1), Vector(dx: 1, dy: 1))
  }

  @Test("a motion of no time is at its goal at once, forwards and back")
  func noTime() {
    var motion = AnimatorMotion(AnimatorPacing(.linear, duration: 0))
    motion.run(at: 3, now: 3)
    expectEqual(motion.position(at: 3), 1)
    expectEqual(motion.progress(at: 3), Vector(dx: 1, dy: 1))
    motion.reverse(at: 3, hasBegun: true)
    expectEqual(motion.position(at: 3), 0)
    expectEqual(motion.progress(at: 3), .zero)
  }
}
