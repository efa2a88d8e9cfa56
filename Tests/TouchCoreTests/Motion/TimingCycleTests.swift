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
    #expect(plain.cycleTime(at: 9.999) == nil)
    #expect(plain.cycleTime(at: 10) == 0)
    #expect(plain.cycleTime(at: 11.5) == 1.5)
    #expect(plain.cycleTime(at: 12) == nil)
    #expect(plain.endTime == 12)
  }

  @Test("filling shows the start before it, the end after it")
  func filling() {
    let both = cycle {
      $0.fillsBackwards = true
      $0.fillsForwards = true
    }
    #expect(both.cycleTime(at: 0) == 0)
    #expect(both.cycleTime(at: 12) == 2)
    #expect(both.cycleTime(at: 1e9) == 2)
    let there = cycle {
      $0.fillsForwards = true
      $0.autoreverses = true
    }
    #expect(there.cycleTime(at: 14) == 0)
  }

  @Test("cycles repeat, also by fractions, and autoreverse if set")
  func repeating() {
    let twice = cycle { $0.repeatCount = 2.5 }
    #expect(twice.cycleTime(at: 12.5) == 0.5)
    #expect(twice.cycleTime(at: 14.5) == 0.5)
    #expect(twice.endTime == 15)
    #expect(twice.cycleTime(at: 15) == nil)
    let back = cycle { $0.autoreverses = true }
    #expect(back.cycleTime(at: 11) == 1)
    #expect(back.cycleTime(at: 12) == 2)
    #expect(back.cycleTime(at: 13.5) == 0.5)
    #expect(back.endTime == 14)
    let forever = cycle { $0.repeatCount = .infinity }
    #expect(forever.cycleTime(at: 1011) == 1)
    #expect(forever.endTime == .infinity)
    let timed = cycle { $0.repeatDuration = 3 }
    #expect(timed.endTime == 13)
    #expect(timed.cycleTime(at: 12.5) == 0.5)
  }

  @Test("speed and offset change the inner time")
  func speed() {
    let fast = cycle { $0.speed = 2 }
    #expect(fast.cycleTime(at: 10.5) == 1)
    #expect(fast.endTime == 11)
    let late = cycle { $0.timeOffset = 0.5 }
    #expect(late.cycleTime(at: 10) == 0.5)
    #expect(late.endTime == 11.5)
    let still = cycle {
      $0.speed = 0
      $0.timeOffset = 1.25
    }
    #expect(still.cycleTime(at: 10) == 1.25)
    #expect(still.cycleTime(at: 1e6) == 1.25)
    #expect(still.endTime == .infinity)
    let backwards = cycle { $0.speed = -1 }
    #expect(backwards.cycleTime(at: 10) == 2)
    #expect(backwards.cycleTime(at: 11.5) == 0.5)
  }

  @Test("a cycle of duration 0 ends at once")
  func empty() {
    let none = cycle { $0.duration = 0 }
    #expect(none.cycleTime(at: 10) == nil)
    #expect(none.endTime == 10)
    let kept = cycle {
      $0.duration = 0
      $0.fillsForwards = true
    }
    #expect(kept.cycleTime(at: 10) == 0)
  }
}
