import MachineTesting
import Testing
import TouchCore

@testable import DeliberateTouch

@Suite struct ConfirmMachineTests {
  /// A machine with a finger at the origin and a force.
  private func pressed(_ force: Double? = 1, of maximum: Double = 20 / 3) -> ConfirmMachine {
    var machine = ConfirmMachine()
    machine.began(at: .zero, force: force, maximumForce: maximum, time: ms(0))
    return machine
  }

  private func press(
    _ machine: inout ConfirmMachine,
    _ force: Double?,
    at place: Point = .zero,
    time: Int64 = 10
  ) {
    machine.moved(to: place, force: force, maximumForce: 20 / 3, time: ms(time))
  }

  /// One height of the control above the finger at the origin.
  private let circle = Point(x: 0, y: -44)

  @Test("Deliberate gestures 4 the intention is the force, and full at 3.0")
  func force() {
    for (force, intention) in [(0.0, 0.0), (0.75, 0.25), (1.5, 0.5), (3, 1), (6, 1), (-1, 0)] {
      #expect(pressed(force).intention == intention, "\(force)")
    }
    #expect(pressed(1, of: 2).intention == 0.5, "hardware that measures less")
    #expect(pressed(2, of: 2).intention == 1)
    #expect(pressed(1, of: 0).intention == 0)
  }

  @Test(
    "Deliberate gestures 4 without force the intention rises with time: in steps of 0.1 s, full after 2 s"
  )
  func time() {
    var machine = pressed(nil)
    #expect(machine.state == .updating)
    for step in 1...20 {
      let due = Int64(step) * 100
      #expect(machine.deadline == ms(due))
      machine.deadlinePassed(at: ms(due - 1))
      #expect((machine.intention - Double(step - 1) / 20).magnitude < 1e-12)
      machine.deadlinePassed(at: ms(due))
      #expect((machine.intention - Double(step) / 20).magnitude < 1e-12)
    }
    #expect(machine.intention == 1)
    #expect(machine.deadline == nil)
    #expect(machine.state == .selected)
  }

  @Test("Deliberate gestures 4 a late timer counts all steps that were due")
  func lateTimer() {
    var machine = pressed(nil)
    machine.deadlinePassed(at: ms(1250))
    #expect((machine.intention - 0.6).magnitude < 1e-12)
    machine.deadlinePassed(at: ms(99_000))
    #expect(machine.intention == 1)
  }

  @Test(
    "Deliberate gestures 4 above 0.97 it is selected, at 0.97 it isn't; below it is updating again"
  )
  func selection() {
    #expect(pressed(2.9).state == .updating)
    #expect(pressed(0.97 * 3).state == .updating)
    var machine = pressed(2.92)
    #expect(machine.state == .selected)
    #expect(machine.scale == 1.1)
    press(&machine, 2.9)
    #expect(machine.state == .updating)
    #expect(machine.scale == 1)
    press(&machine, 3)
    #expect(machine.state == .selected)
  }

  @Test(
    "Deliberate gestures 4 the circle is one height above the finger, follows it, and stays once selected"
  )
  func place() {
    var machine = pressed(1)
    #expect(machine.circle == circle)
    press(&machine, 1, at: Point(x: 30, y: 5))
    #expect(machine.circle == Point(x: 30, y: -39))
    press(&machine, 3, at: Point(x: 40, y: 0))
    #expect(machine.circle == Point(x: 40, y: -44))
    press(&machine, 3, at: Point(x: 50, y: -10))
    #expect(machine.circle == Point(x: 40, y: -44))
    press(&machine, 1, at: Point(x: 50, y: -10))
    #expect(machine.circle == Point(x: 50, y: -54))
  }

  @Test(
    "Deliberate gestures 4 inside the circle it is confirmed, outside selected; the displayed size of the circle counts"
  )
  func confirmation() {
    var machine = pressed(3)
    press(&machine, 3, at: Point(x: 0, y: -44 + 22 * 1.1 + 0.01))
    #expect(machine.state == .selected)
    press(&machine, 3, at: Point(x: 0, y: -44 + 22 * 1.1))
    #expect(machine.state == .confirmed)
    #expect(machine.scale == 1.3)
    press(&machine, 3, at: Point(x: 0, y: -44 - 22 * 1.3))
    #expect(machine.state == .confirmed)
    press(&machine, 3, at: Point(x: 0, y: -44 - 22 * 1.3 - 0.01))
    #expect(machine.state == .selected)
    press(&machine, 3, at: circle)
    #expect(machine.state == .confirmed)
  }

  @Test("Deliberate gestures 4 a finger in the circle without the intention confirms nothing")
  func weak() {
    var machine = pressed(2.9)
    press(&machine, 2.9, at: circle)
    #expect(machine.state == .updating)
    let ends = machine.ended(at: circle, time: ms(20))
    #expect(!ends)
  }

  @Test(
    "Deliberate gestures 4 a lift confirms only in the confirmed state, and returns to idle"
  )
  func lift() {
    for (force, place, confirms) in [
      (3.0, circle, true), (3, .zero, false), (2, circle, false), (0, .zero, false),
    ] {
      var machine = pressed(force)
      press(&machine, force, at: place)
      let ends = machine.ended(at: place, time: ms(20))
      #expect(ends == confirms)
      #expect(machine.state == .idle)
      #expect(machine.intention == 0)
      #expect(machine.deadline == nil)
      let again = machine.ended(at: place, time: ms(30))
      #expect(!again)
    }
    var leaving = pressed(3)
    press(&leaving, 3, at: circle)
    let ends = leaving.ended(at: Point(x: 200, y: 0), time: ms(20))
    #expect(!ends, "the lift's own place counts")
  }

  @Test(
    "Deliberate gestures 4 a drop of the force within 0.1 s before the lift doesn't end the confirmation"
  )
  func liftTime() {
    for (time, confirms) in [(109, true), (110, false)] as [(Int64, Bool)] {
      var machine = pressed(3)
      press(&machine, 3, at: circle, time: 5)
      press(&machine, 1.5, at: circle, time: 10)
      #expect(machine.state == .confirmed)
      #expect(machine.deadline == ms(110))
      press(&machine, 0.2, at: circle, time: 50)
      let ends = machine.ended(at: circle, time: ms(time))
      #expect(ends == confirms, "\(time)")
    }
    // Its deadline returns it to updating without a touch.
    var machine = pressed(3)
    press(&machine, 3, at: circle)
    press(&machine, 1.5, at: circle, time: 20)
    machine.deadlinePassed(at: ms(119))
    #expect(machine.state == .confirmed)
    machine.deadlinePassed(at: ms(120))
    #expect(machine.state == .updating)
    #expect(machine.deadline == nil)
    // Force that returns in time keeps it confirmed; leaving the circle doesn't.
    var saved = pressed(3)
    press(&saved, 3, at: circle)
    press(&saved, 1.5, at: circle, time: 20)
    press(&saved, 3, at: circle, time: 100)
    #expect(saved.deadline == nil)
    press(&saved, 3, at: circle, time: 500)
    #expect(saved.state == .confirmed)
    press(&saved, 1.5, at: .zero, time: 510)
    #expect(saved.state == .updating)
  }

  @Test("Deliberate gestures 4 without a lift time the confirmation ends when its force drops")
  func noLiftTime() {
    var machine = pressed(3)
    machine.configuration.liftTime = .zero
    press(&machine, 3, at: circle, time: 5)
    #expect(machine.state == .confirmed)
    press(&machine, 2.9, at: circle, time: 10)
    #expect(machine.state == .updating)
    let ends = machine.ended(at: circle, time: ms(20))
    #expect(!ends)
  }

  @Test(
    "Deliberate gestures 4 the reason of a failed press: intention, time or location; none after a confirmation"
  )
  func shortfall() {
    func lift(_ machine: ConfirmMachine, at place: Point = .zero, time: Int64) -> GestureReason? {
      var machine = machine
      _ = machine.ended(at: place, time: ms(time))
      return machine.shortfall
    }
    #expect(lift(pressed(1.5), time: 20)?.measure?.slack == 0.5 - 0.97)
    #expect(lift(pressed(nil), time: 1999) == .measured(.pressDuration, ms(1999), limit: ms(2000)))
    // A circle of radius 24.2 points, 44 points above the finger.
    let beside = lift(pressed(3), at: Point(x: 0, y: -44 + 24.3), time: 20)?.measure
    #expect(beside.map { ($0.slack + 0.1).magnitude < 1e-9 } == true)
    #expect(lift(pressed(3), at: Point(x: 0, y: -44 + 24.2), time: 20) == nil)
    // Other steps and thresholds give other times.
    for (selection, step, needed) in [
      (0.97, 100, 2000), (0.95, 100, 2000), (0.94, 100, 1900), (0.5, 250, 1250), (0.97, 300, 2100),
    ] as [(Double, Int64, Int64)] {
      var machine = ConfirmMachine()
      machine.configuration.selection = selection
      machine.configuration.timeStep = ms(step)
      machine.began(at: .zero, force: nil, maximumForce: 0, time: ms(0))
      #expect(
        lift(machine, time: 100) == .measured(.pressDuration, ms(100), limit: ms(needed)),
        "\(selection) \(step)"
      )
    }
    var cancelled = pressed(3)
    cancelled.reset()
    #expect(cancelled.shortfall == nil)
  }

  @Test("Deliberate gestures 4 a cancellation at any time returns to idle")
  func cancelled() {
    for force in [0, 1, 3.0] {
      var machine = pressed(force)
      press(&machine, force, at: circle)
      machine.reset()
      #expect(machine.state == .idle)
      press(&machine, 3, at: circle)
      machine.deadlinePassed(at: ms(5000))
      let ends = machine.ended(at: circle, time: ms(20))
      #expect(!ends)
    }
  }

  @Test("Deliberate gestures 4 forces and locations that are NaN are ignored")
  func implausible() {
    var machine = pressed(.nan)
    #expect(machine.intention == 0)
    press(&machine, 3, at: Point(x: .nan, y: 0))
    #expect(machine.circle == circle)
    let ends = machine.ended(at: Point(x: 0, y: Double.infinity), time: ms(20))
    #expect(!ends)
  }

  @Test("Deliberate gestures 4 a full circle that is under the finger must be left and re-entered")
  func movedInto() {
    for (rise, radius) in [(44.0, 60.0), (0, 0), (44, Double.nan)] {
      var configuration = ConfirmMachine.Configuration()
      configuration.rise = rise
      configuration.radius = radius
      var machine = ConfirmMachine(configuration: configuration)
      let place = Point(x: 100, y: 100)
      machine.began(at: place, force: 3, maximumForce: 6, time: .zero)
      machine.moved(to: place, force: 3, maximumForce: 6, time: .seconds(1))
      #expect(machine.state == .selected)
      if !radius.isNaN {
        machine.moved(to: Point(x: 300, y: 100), force: 3, maximumForce: 6, time: .seconds(2))
        #expect(machine.state == .selected)
        machine.moved(to: machine.circle, force: 3, maximumForce: 6, time: .seconds(3))
        #expect(machine.state == .confirmed)
      } else {
        let isConfirmed = machine.ended(at: place, time: .seconds(2))
        #expect(!isConfirmed)
      }
    }
  }
}
