import Expectations
import MachineTesting
import Testing
import TouchCore

@testable import DeliberateTouch

struct TriggeredTapMachineTests {
  @Test("Deliberate gestures 2 each answer has its reason, with the measured value and the limit")
  func reasons() {
    var machine = TriggeredTapMachine(
      configuration: .init(
        maximumTapDuration: ms(200),
        allowableTapMovement: 20,
        allowableTriggerMovement: 30,
        minimumDistance: 50
      )
    )
    expectEqual(
      machine.began([finger(1, 0), finger(2, 90)], others: 0, at: ms(0)),
      .init(.failed, .measured(.tooManyTouches, 2, limit: 1))
    )
    expectEqual(
      machine.began([finger(1, 0)], others: 2, at: ms(0)),
      .init(.failed, .measured(.tooManyTouches, 3, limit: 1))
    )
    #expect(machine.isIdle)
    expectNil(machine.began([finger(1, 0)], others: 0, at: ms(0)).wish)
    expectEqual(machine.trigger, Contact.ID(1))

    func tap(_ id: Int, _ x: Double, at start: Int64, to end: Int64) -> GestureReason {
      _ = machine.began([finger(id, x)], others: 1, at: ms(start))
      return machine.ended([finger(id, x)], at: ms(end)).reason
    }
    expectEqual(tap(2, 90, at: 60, to: 100), .measured(.tooSoon, ms(60), limit: ms(100)))
    expectEqual(tap(3, 49, at: 200, to: 250), .measured(.triggerDistance, 49, limit: 50))
    expectEqual(tap(4, 90, at: 300, to: 501), .measured(.tooSlow, ms(201), limit: ms(200)))
    expectEqual(tap(5, 90, at: 600, to: 800), .measured(.taps, 1, limit: 1))
    _ = machine.began([finger(6, 90)], others: 1, at: ms(1000))
    expectEqual(
      machine.moved([finger(6, 110.5)], at: ms(1010)).reason,
      .measured(.moved, 20.5, limit: 20)
    )
    expectNil(machine.ended([finger(6, 90)], at: ms(1020)).wish)
    expectEqual(machine.count, 1)
    expectNil(machine.moved([finger(1, 30)], at: ms(1100)).wish)
    expectEqual(
      machine.moved([finger(1, 30.5)], at: ms(1110)),
      .init(.failed, .measured(.moved, 30.5, limit: 30))
    )
    expectEqual(machine.count, 1)
    #expect(machine.isIdle)
  }

  @Test(
    "Deliberate gestures 2 the delay counts from a tap's lift, or cancellation, where it counted"
  )
  func delayFromEnd() {
    var wrong: [String] = []
    for counts in [false, true] {
      for isCancelled in [false, true] {
        for (gap, expected) in [(99, 0), (100, 1)] as [(Int64, Int)] {
          var machine = TriggeredTapMachine()
          machine.configuration.countsAtTouchDown = counts
          _ = machine.began([finger(1, 0)], others: 0, at: ms(0))
          _ = machine.began([finger(2, 90)], others: 1, at: ms(1000))
          if isCancelled {
            _ = machine.cancelled([finger(2, 90)], at: ms(1300))
          } else {
            _ = machine.ended([finger(2, 90)], at: ms(1300))
          }
          let first = machine.count
          _ = machine.began([finger(3, 90)], others: 1, at: ms(1300 + gap))
          _ = machine.ended([finger(3, 90)], at: ms(1320 + gap))
          // What was cancelled before it counted is no tap to wait behind.
          let isTap = counts || !isCancelled
          if machine.count != first + (isTap ? expected : 1) || first != (isTap ? 1 : 0) {
            wrong.append("\(counts) \(isCancelled) \(gap): \(first), then \(machine.count)")
          }
        }
      }
    }
    expectEqual(wrong, [])
  }

  @Test(
    "Deliberate gestures 2 a trigger that lifts without a counted tap reports what the last tap lacked"
  )
  func misses() {
    var machine = TriggeredTapMachine()
    func rest(at start: Int64) { _ = machine.began([finger(1, 0)], others: 0, at: ms(start)) }
    func lift(at time: Int64) -> GestureAnswer { machine.ended([finger(1, 0)], at: ms(time)) }
    func tap(_ id: Int, at start: Int64) {
      _ = machine.began([finger(id, 90)], others: 1, at: ms(start))
      _ = machine.ended([finger(id, 90)], at: ms(start + 40))
    }
    // No tap.
    rest(at: 0)
    expectEqual(lift(at: 500), .init(.failed, .measured(.taps, 0, limit: 1)))
    // A tap on each side of the minimum delay.
    rest(at: 1000)
    tap(2, at: 1099)
    expectEqual(lift(at: 1500), .init(.failed, .measured(.tooSoon, ms(99), limit: ms(100))))
    rest(at: 2000)
    tap(2, at: 2100)
    expectEqual(machine.count, 1)
    expectEqual(lift(at: 2500), .init(.failed, .lifted))
    // A counted tap clears the miss before it.
    rest(at: 3000)
    tap(2, at: 3050)
    tap(3, at: 3500)
    expectEqual(lift(at: 4000), .init(.failed, .lifted))
    // So does one that assistive code counts.
    rest(at: 4100)
    tap(2, at: 4150)
    expectEqual(machine.activated().wish, .ended)
    expectEqual(lift(at: 4900), .init(.failed, .lifted))
    // Two fingers that tap together, and one that is still down.
    rest(at: 5000)
    _ = machine.began([finger(2, 90), finger(3, 120)], others: 1, at: ms(5200))
    _ = machine.ended([finger(2, 90), finger(3, 120)], at: ms(5300))
    expectEqual(lift(at: 5500), .init(.failed, .measured(.tooManyTouches, 2, limit: 1)))
    rest(at: 6000)
    _ = machine.began([finger(2, 90)], others: 1, at: ms(6200))
    expectEqual(lift(at: 6300), .init(.failed, .measured(.tooFewTouches, 1, limit: 2)))
  }

  @Test("Deliberate gestures 2 a refused tap is uncounted, and the count never falls below 0")
  func refused() {
    var machine = TriggeredTapMachine()
    _ = machine.began([finger(1, 0)], others: 0, at: ms(0))
    _ = machine.began([finger(2, 90)], others: 1, at: ms(500))
    expectEqual(machine.ended([finger(2, 90)], at: ms(600)).wish, .ended)
    machine.refuse()
    machine.refuse()
    expectEqual(machine.count, 0)
  }

  @Test(
    "Deliberate gestures 2 for any input, a count needs a trigger and a single finger beside it",
    arguments: 1...200
  )
  func random(_ seed: Int) {
    let script = GestureScript(seed: UInt64(seed), length: 60, wild: seed.isMultiple(of: 3))
    var machine = TriggeredTapMachine()
    var down: Set<Contact.ID> = []
    for (time, input) in script.inputs {
      let before = machine.count
      let trigger = machine.trigger
      var answer = GestureAnswer(nil, .finished)
      switch input {
      case .began(let samples):
        answer = machine.began(samples, others: down.count, at: time)
        down.formUnion(samples.map(\.id))
      case .moved(let samples): answer = machine.moved(samples, at: time)
      case .ended(let samples):
        answer = machine.ended(samples, at: time)
        down.subtract(samples.map(\.id))
      case .cancelled(let samples):
        answer = machine.cancelled(samples, at: time)
        down.subtract(samples.map(\.id))
      }
      expectEqual((answer.wish == .ended), (machine.count > before))
      if answer.wish == .ended {
        #expect(trigger != nil && machine.trigger == trigger)
        #expect(down.contains(trigger!))
        expectEqual(machine.count, before + 1)
      }
      if answer.wish == .failed { expectNil(machine.trigger) }
    }
  }

  @Test("Deliberate gestures 2 a trigger that lifts beside two fingers reports too many fingers")
  func thirdFinger() {
    var machine = TriggeredTapMachine()
    _ = machine.began([finger(1, 0)], others: 0, at: ms(0))
    _ = machine.began([finger(2, 90)], others: 1, at: ms(200))
    expectEqual(
      machine.began([finger(3, 200)], others: 2, at: ms(300)),
      .init(nil, .measured(.tooManyTouches, 2, limit: 1))
    )
    expectEqual(
      machine.ended([finger(1, 0)], at: ms(400)),
      .init(.failed, .measured(.tooManyTouches, 2, limit: 1))
    )
  }
}
