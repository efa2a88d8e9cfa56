import Expectations
import MachineTesting
import Testing
import TouchCore

@testable import DeliberateTouch

struct ConfirmMachineTests {
  /// 44 points above a finger at the origin.
  private let circle = ConfirmMachine.Circle(center: Point(x: 0, y: -44), radius: 22)

  private func force(_ value: Double?, of maximum: Double = 20 / 3) -> ConfirmMachine.Force? {
    value.map { ConfirmMachine.Force(value: $0, maximum: maximum) }
  }

  /// A machine with a finger at the origin and a force.
  private func pressed(_ value: Double? = 1, of maximum: Double = 20 / 3) -> ConfirmMachine {
    var machine = ConfirmMachine()
    machine.began(at: .zero, circle: circle, force: force(value, of: maximum), time: ms(0))
    return machine
  }

  private func press(_ machine: inout ConfirmMachine, _ value: Double?, at place: Point = .zero) {
    machine.moved(to: place, force: force(value))
  }

  /// A point straight below the circle's centre.
  private func below(_ distance: Double) -> Point { Point(x: 0, y: -44 + distance) }

  // MARK: Intention

  @Test("Deliberate gestures 4 the intention is the force, and full at 3.0")
  func force() {
    for (force, intention) in [(0.0, 0.0), (0.75, 0.25), (1.5, 0.5), (3, 1), (6, 1), (-1, 0)] {
      expectEqual(pressed(force).intention, intention, "\(force)")
    }
    expectEqual(pressed(1, of: 2).intention, 0.5, "hardware that measures less")
    expectEqual(pressed(2, of: 2).intention, 1)
    expectEqual(pressed(1, of: 0).intention, 0)
  }

  @Test(
    "Deliberate gestures 4 without force the intention rises with time: in steps of 0.1 s, full after 2 s"
  )
  func time() {
    var machine = pressed(nil)
    expectEqual(machine.state, .updating)
    for step in 1...20 {
      let due = Int64(step) * 100
      expectEqual(machine.deadline, ms(due))
      expectEqual(machine.nextStep?.time, ms(due))
      expectEqual(
        machine.nextStep.map { ($0.intention - Double(step) / 20).magnitude < 1e-12 },
        true
      )
      machine.deadlinePassed(at: ms(due - 1))
      #expect((machine.intention - Double(step - 1) / 20).magnitude < 1e-12)
      machine.deadlinePassed(at: ms(due))
      #expect((machine.intention - Double(step) / 20).magnitude < 1e-12)
    }
    expectEqual(machine.intention, 1)
    expectNil(machine.deadline)
    expectNil(machine.nextStep)
    expectEqual(machine.state, .selected)
  }

  @Test("Deliberate gestures 4 a late timer counts all steps that were due")
  func lateTimer() {
    var machine = pressed(nil)
    machine.deadlinePassed(at: ms(1250))
    #expect((machine.intention - 0.6).magnitude < 1e-12)
    machine.deadlinePassed(at: ms(99_000))
    expectEqual(machine.intention, 1)
  }

  // MARK: States

  @Test(
    "Deliberate gestures 4 above 0.97 it is selected, at 0.97 it isn't; below it is updating again"
  )
  func selection() {
    expectEqual(pressed(2.9).state, .updating)
    expectEqual(pressed(0.97 * 3).state, .updating)
    var machine = pressed(2.92)
    expectEqual(machine.state, .selected)
    expectEqual(machine.scale, 1.1)
    press(&machine, 2.9)
    expectEqual(machine.state, .updating)
    expectEqual(machine.scale, 1)
    press(&machine, 3)
    expectEqual(machine.state, .selected)
  }

  @Test("Deliberate gestures 4 the circle stays where it was placed, in every state")
  func place() {
    var machine = pressed(1)
    for (force, x) in [(1.0, 30.0), (3, 40), (3, 50), (1, 60), (3, 0)] {
      press(&machine, force, at: Point(x: x, y: x / 10))
      expectEqual(machine.circle, circle)
    }
  }

  @Test(
    "Deliberate gestures 4 in the full circle it is confirmed, outside selected; the displayed size of the circle counts"
  )
  func confirmation() {
    var machine = pressed(3)
    press(&machine, 3, at: below(22 * 1.1 + 0.01))
    expectEqual(machine.state, .selected)
    press(&machine, 3, at: below(22 * 1.1))
    expectEqual(machine.state, .confirmed)
    expectEqual(machine.scale, 1.3)
    press(&machine, 3, at: below(-22 * 1.3))
    expectEqual(machine.state, .confirmed)
    press(&machine, 3, at: below(-22 * 1.3 - 0.01))
    expectEqual(machine.state, .selected)
    press(&machine, 3, at: circle.center)
    expectEqual(machine.state, .confirmed)
  }

  @Test("Deliberate gestures 4 the finger may enter the circle before it is full and press there")
  func enteredEarly() {
    var machine = pressed(1)
    press(&machine, 1, at: circle.center)
    expectEqual(machine.state, .updating)
    press(&machine, 2.91, at: circle.center)
    expectEqual(machine.state, .updating)
    press(&machine, 2.92, at: circle.center)
    expectEqual(machine.state, .confirmed)
    // At its plain size: 22 points.
    for (distance, state) in [(22.0, ConfirmState.confirmed), (22.01, .selected)] {
      var machine = pressed(1)
      press(&machine, 1, at: below(distance))
      press(&machine, 3, at: below(distance))
      expectEqual(machine.state, state, "\(distance)")
    }
    // By time as well.
    var long = pressed(nil)
    press(&long, nil, at: circle.center)
    long.deadlinePassed(at: ms(1999))
    expectEqual(long.state, .updating)
    long.deadlinePassed(at: ms(2000))
    expectEqual(long.state, .confirmed)
  }

  @Test("Deliberate gestures 4 once confirmed it stays so in the circle, however the force drops")
  func staysConfirmed() {
    var machine = pressed(3)
    press(&machine, 3, at: circle.center)
    for force in [2.9, 1, 0.1, 0] {
      press(&machine, force, at: circle.center)
      expectEqual(machine.state, .confirmed, "\(force)")
      expectNil(machine.deadline)
    }
    let isConfirmed = machine.ended(at: circle.center, time: ms(9000))
    #expect(isConfirmed)
  }

  @Test("Deliberate gestures 4 leaving the circle: selected or updating, by the intention then")
  func leaving() {
    for (force, state) in [(3.0, ConfirmState.selected), (2.92, .selected), (2.9, .updating)] {
      var machine = pressed(3)
      press(&machine, 3, at: circle.center)
      press(&machine, force, at: circle.center)
      press(&machine, force, at: .zero)
      expectEqual(machine.state, state, "\(force)")
    }
    // Back in the circle without the intention it is updating still.
    var machine = pressed(3)
    press(&machine, 3, at: circle.center)
    press(&machine, 1, at: .zero)
    press(&machine, 1, at: circle.center)
    expectEqual(machine.state, .updating)
    press(&machine, 3, at: circle.center)
    expectEqual(machine.state, .confirmed)
  }

  @Test("Deliberate gestures 4 a finger in the circle without the intention confirms nothing")
  func weak() {
    var machine = pressed(2.9)
    press(&machine, 2.9, at: circle.center)
    expectEqual(machine.state, .updating)
    let ends = machine.ended(at: circle.center, time: ms(20))
    #expect(!ends)
  }

  @Test(
    "Deliberate gestures 4 a full circle that is under the finger must be left and entered again"
  )
  func movedInto() {
    var machine = ConfirmMachine()
    let wide = ConfirmMachine.Circle(center: circle.center, radius: 60)
    machine.began(at: .zero, circle: wide, force: force(3), time: ms(0))
    press(&machine, 3)
    expectEqual(machine.state, .selected)
    var lifted = machine
    let ends = lifted.ended(at: .zero, time: ms(5))
    #expect(!ends)
    #expect(lifted.shortfall != nil)
    press(&machine, 3, at: Point(x: 200, y: 0))
    expectEqual(machine.state, .selected)
    press(&machine, 3)
    expectEqual(machine.state, .confirmed)
    var shapeless = ConfirmMachine()
    let none = ConfirmMachine.Circle(center: .zero, radius: .nan)
    shapeless.began(at: .zero, circle: none, force: force(3), time: ms(0))
    let isConfirmed = shapeless.ended(at: .zero, time: ms(5))
    #expect(!isConfirmed)
  }

  // MARK: Lifts

  @Test("Deliberate gestures 4 a lift confirms only in the confirmed state, and returns to idle")
  func lift() {
    let inside = circle.center
    for (force, place, confirms) in [
      (3.0, inside, true), (3, .zero, false), (2, inside, false), (0, .zero, false),
    ] {
      var machine = pressed(force)
      press(&machine, force, at: place)
      let ends = machine.ended(at: place, time: ms(20))
      expectEqual(ends, confirms)
      expectEqual(machine.state, .idle)
      expectEqual(machine.intention, 0)
      expectNil(machine.deadline)
      let again = machine.ended(at: place, time: ms(30))
      #expect(!again)
    }
    var leaving = pressed(3)
    press(&leaving, 3, at: inside)
    let ends = leaving.ended(at: Point(x: 200, y: 0), time: ms(20))
    #expect(!ends, "the lift's own place counts")
  }

  @Test(
    "Deliberate gestures 4 why a press failed: intention, time or place; nothing after a confirmation"
  )
  func shortfall() {
    func lift(_ machine: ConfirmMachine, at place: Point = .zero, time: Int64) -> GestureReason? {
      var machine = machine
      _ = machine.ended(at: place, time: ms(time))
      return machine.shortfall
    }
    expectEqual(lift(pressed(1.5), time: 20), .measured(.intention, 0.5, limit: 0.97))
    expectEqual(
      lift(pressed(nil), time: 1999),
      .measured(.pressDuration, ms(1999), limit: ms(2000))
    )
    // The full circle's radius is 24.2 points.
    let beside = lift(pressed(3), at: below(24.3), time: 20)?.measure
    expectEqual(beside.map { ($0.slack + 0.1).magnitude < 1e-9 }, true)
    expectNil(lift(pressed(3), at: below(24.2), time: 20))
    var faded = pressed(3)
    press(&faded, 1.5)
    expectEqual(lift(faded, at: circle.center, time: 20), .measured(.intention, 0.5, limit: 0.97))
    // Other steps and thresholds give other times.
    for (selection, step, needed) in [
      (0.97, 100, 2000), (0.95, 100, 2000), (0.94, 100, 1900), (0.5, 250, 1250), (0.97, 300, 2100),
      // No step is shorter than a millisecond.
      (0.97, 0, 1941), (0.97, 1, 1941), (0.97, 2, 1942), (0.97, 3, 1941),
    ] as [(Double, Int64, Int64)] {
      var machine = ConfirmMachine()
      machine.configuration.selection = selection
      machine.configuration.timeStep = ms(step)
      machine.began(at: .zero, circle: circle, force: nil, time: ms(0))
      expectEqual(
        lift(machine, time: 100),
        .measured(.pressDuration, ms(100), limit: ms(needed)),
        "\(selection) \(step)"
      )
    }
    var cancelled = pressed(3)
    cancelled.reset()
    expectNil(cancelled.shortfall)
  }

  @Test("Deliberate gestures 4 a cancellation at any time returns to idle")
  func cancelled() {
    for force in [0, 1, 3.0] {
      var machine = pressed(force)
      press(&machine, force, at: circle.center)
      machine.reset()
      expectEqual(machine.state, .idle)
      press(&machine, 3, at: circle.center)
      machine.deadlinePassed(at: ms(5000))
      let ends = machine.ended(at: circle.center, time: ms(20))
      #expect(!ends)
    }
  }

  @Test("Deliberate gestures 4 forces and locations that are NaN are ignored")
  func implausible() {
    var machine = pressed(.nan)
    expectEqual(machine.intention, 0)
    press(&machine, 3, at: Point(x: .nan, y: 0))
    expectEqual(machine.state, .selected)
    let ends = machine.ended(at: Point(x: 0, y: Double.infinity), time: ms(20))
    #expect(!ends)
  }
}
