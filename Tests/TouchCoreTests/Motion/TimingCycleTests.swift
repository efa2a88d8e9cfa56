import Expectations
import Testing
import TouchCore

/// Cycles of time.
struct TimingCycleTests {
  private func cycle(_ change: (inout TimingCycle) -> Void) -> TimingCycle {
    var cycle = TimingCycle()
    cycle.beginTime = 10
    cycle.duration = 2
    change(&cycle)
    return cycle
  }

  @Test("one cycle is active from its start until just before its end")
  func one() {
    let plain = cycle { _ in }
    expectNil(plain.cycleTime(at: 9.999))
    expectEqual(plain.cycleTime(at: 10), 0)
    expectEqual(plain.cycleTime(at: 11.5), 1.5)
    expectNil(plain.cycleTime(at: 12))
    expectEqual(plain.endTime, 12)
  }

  @Test("filling shows the start before it, the end after it")
  func filling() {
    let both = cycle {
      $0.fillsBackwards = true
      $0.fillsForwards = true
    }
    expectEqual(both.cycleTime(at: 0), 0)
    expectEqual(both.cycleTime(at: 12), 2)
    expectEqual(both.cycleTime(at: 1e9), 2)
    let there = cycle {
      $0.fillsForwards = true
      $0.autoreverses = true
    }
    expectEqual(there.cycleTime(at: 14), 0)
  }

  @Test("cycles repeat, also by fractions, and autoreverse if set")
  func repeating() {
    let twice = cycle { $0.repeatCount = 2.5 }
    expectEqual(twice.cycleTime(at: 12.5), 0.5)
    expectEqual(twice.cycleTime(at: 14.5), 0.5)
    expectEqual(twice.endTime, 15)
    expectNil(twice.cycleTime(at: 15))
    let back = cycle { $0.autoreverses = true }
    expectEqual(back.cycleTime(at: 11), 1)
    expectEqual(back.cycleTime(at: 12), 2)
    expectEqual(back.cycleTime(at: 13.5), 0.5)
    expectEqual(back.endTime, 14)
    let forever = cycle { $0.repeatCount = .infinity }
    expectEqual(forever.cycleTime(at: 1011), 1)
    expectEqual(forever.endTime, .infinity)
    let timed = cycle { $0.repeatDuration = 3 }
    expectEqual(timed.endTime, 13)
    expectEqual(timed.cycleTime(at: 12.5), 0.5)
  }

  @Test("speed and offset change the inner time")
  func speed() {
    let fast = cycle { $0.speed = 2 }
    expectEqual(fast.cycleTime(at: 10.5), 1)
    expectEqual(fast.endTime, 11)
    let late = cycle { $0.timeOffset = 0.5 }
    expectEqual(late.cycleTime(at: 10), 0.5)
    expectEqual(late.endTime, 11.5)
    let still = cycle {
      $0.speed = 0
      $0.timeOffset = 1.25
    }
    expectEqual(still.cycleTime(at: 10), 1.25)
    expectEqual(still.cycleTime(at: 1e6), 1.25)
    expectEqual(still.endTime, .infinity)
    let backwards = cycle { $0.speed = -1 }
    expectEqual(backwards.cycleTime(at: 10), 2)
    expectEqual(backwards.cycleTime(at: 11.5), 0.5)
  }

  @Test("a cycle of duration 0 ends at once")
  func empty() {
    let none = cycle { $0.duration = 0 }
    expectNil(none.cycleTime(at: 10))
    expectEqual(none.endTime, 10)
    let kept = cycle {
      $0.duration = 0
      $0.fillsForwards = true
    }
    expectEqual(kept.cycleTime(at: 10), 0)
  }
}
