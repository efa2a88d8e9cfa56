import Expectations
import MachineTesting
import Testing
import TouchCore

@testable import DeliberateTouch

struct ForcePressMachineTests {
  /// A force as a part of the maximum.
  private func part(_ part: Double) -> ForcePressMachine.Force { .init(value: part, maximum: 1) }

  private func events(_ machine: inout ForcePressMachine) -> [ForcePressMachine.Event] {
    var events: [ForcePressMachine.Event] = []
    while let event = machine.nextEvent() { events.append(event) }
    return events
  }

  @Test("Deliberate gestures 1 each answer has its reason, with the measured value and the limit")
  func reasons() {
    var machine = ForcePressMachine()
    expectEqual(
      machine.began(at: .zero, force: part(0.1), time: ms(0)).reason,
      .measured(.force, 0.1, limit: 0.25)
    )
    expectEqual(
      machine.moved(to: .zero, force: part(0.2), time: ms(10)).reason,
      .measured(.force, 0.2, limit: 0.25)
    )
    expectNil(machine.moved(to: .zero, force: part(0.15), time: ms(20)).wish)
    expectEqual(
      machine.ended(at: ms(30)),
      .init(.failed, .measured(.force, 0.2, limit: 0.25)),
      "the hardest"
    )
    expectEqual(machine.ended(at: ms(40)), .init(nil, .finished))

    var long = ForcePressMachine(configuration: .init(type: .longPress))
    expectEqual(
      long.began(at: .zero, force: part(0), time: ms(0)).reason,
      .measured(.pressDuration, ms(0), limit: ms(300))
    )
    #expect(long.moved(to: Point(x: 10, y: 0), force: part(0), time: ms(10)).says(nil, 10, 10))
    expectEqual(
      long.ended(at: ms(200)),
      .init(.failed, .measured(.pressDuration, ms(200), limit: ms(300)))
    )
    long.reset()
    _ = long.began(at: .zero, force: part(0), time: ms(0))
    #expect(
      long.moved(to: Point(x: 0, y: 10.1), force: part(0), time: ms(10)).says(.failed, 10.1, 10)
    )
    long.reset()
    _ = long.began(at: .zero, force: part(0), time: ms(0))
    expectEqual(long.cancelled(at: ms(10)), .init(.failed, .touchesCancelled))
  }

  @Test("Deliberate gestures 1 a press begins, changes and ends, and returns its events once each")
  func events() {
    var machine = ForcePressMachine()
    expectEqual(machine.began(at: .zero, force: part(0.25), time: ms(0)).wish, .began)
    expectEqual(events(&machine), [.started, .force(0.25)])
    expectEqual(machine.moved(to: .zero, force: part(0.25), time: ms(10)).wish, .changed)
    expectEqual(events(&machine), [])
    _ = machine.moved(to: .zero, force: part(0.5), time: ms(20))
    _ = machine.moved(to: .zero, force: part(0.6), time: ms(30))
    expectEqual(events(&machine), [.force(0.6)], "the last one counts")
    expectEqual(machine.moved(to: .zero, force: part(1), time: ms(40)).wish, .changed)
    expectNil(machine.moved(to: .zero, force: part(0.3), time: ms(50)).wish)
    expectEqual(events(&machine), [.force(1), .fixed])
    expectEqual(machine.stage, .fixed)
    expectEqual(machine.ended(at: ms(60)), .init(.ended, .lifted))
    expectEqual(events(&machine), [])
  }

  @Test("Deliberate gestures 1 the unreported events of a whole press are reported together")
  func late() {
    var machine = ForcePressMachine()
    _ = machine.began(at: .zero, force: part(0.5), time: ms(0))
    _ = machine.ended(at: ms(10))
    expectEqual(events(&machine), [.started, .force(0.5), .ended])
    machine.reset()
    _ = machine.began(at: .zero, force: part(1), time: ms(0))
    expectEqual(machine.cancelled(at: ms(10)), .init(.cancelled, .touchesCancelled))
    expectEqual(events(&machine), [.started, .force(1), .fixed])
  }

  @Test(
    "Deliberate gestures 1 a late timer catches up: the force is what it should be at that time"
  )
  func lateTimer() {
    var machine = ForcePressMachine(configuration: .init(type: .longPress))
    _ = machine.began(at: .zero, force: part(0), time: ms(0))
    expectEqual(machine.deadline, ms(300))
    expectNil(machine.deadlinePassed(at: ms(299)).wish)
    expectEqual(machine.deadlinePassed(at: ms(320)).wish, .began)
    expectEqual(machine.force, 0.1)
    expectEqual(machine.deadline, ms(310))
    expectEqual(machine.deadlinePassed(at: ms(345)).wish, .changed)
    #expect((machine.force - 0.3).magnitude < 1e-12)
    expectEqual(machine.deadlinePassed(at: ms(9000)).wish, .changed)
    expectEqual(machine.force, 1)
    expectNil(machine.deadline)
    expectEqual(events(&machine), [.started, .force(1), .fixed])
  }

  @Test("Deliberate gestures 1 forces and locations that are NaN are ignored")
  func implausible() {
    var machine = ForcePressMachine()
    expectNil(machine.began(at: .zero, force: part(.nan), time: ms(0)).wish)
    expectNil(machine.moved(to: Point(x: .nan, y: 0), force: part(-3), time: ms(1)).wish)
    expectEqual(machine.moved(to: .zero, force: part(.infinity), time: ms(2)).wish, .began)
    expectEqual(machine.force, 1)
    var long = ForcePressMachine(configuration: .init(type: .longPress))
    _ = long.began(at: .zero, force: part(0), time: ms(0))
    expectNil(long.moved(to: Point(x: .nan, y: 0), force: part(0), time: ms(1)).wish)
  }

  @Test(
    "Deliberate gestures 1 for any input, the events are in order and each begin has one end",
    arguments: 1...200
  )
  func random(_ seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let type: ForcePressType = seed.isMultiple(of: 2) ? .forceTouch : .longPress
    var machine = ForcePressMachine(configuration: .init(type: type))
    var time = ms(0)
    for _ in 0..<20 {
      var told: [ForcePressMachine.Event] = []
      _ = machine.began(at: .zero, force: part(.random(in: 0...0.5, using: &numbers)), time: time)
      for _ in 0..<Int.random(in: 0...12, using: &numbers) {
        time = time + ms(.random(in: 1...80, using: &numbers))
        while let deadline = machine.deadline, deadline <= time {
          _ = machine.deadlinePassed(at: deadline)
        }
        let place = Point(x: .random(in: 0...10.5, using: &numbers), y: 0)
        _ = machine.moved(to: place, force: part(.random(in: 0...1.1, using: &numbers)), time: time)
        if Bool.random(using: &numbers) { told += events(&machine) }
      }
      _ = Bool.random(using: &numbers) ? machine.ended(at: time) : machine.cancelled(at: time)
      told += events(&machine)
      let ends = told.filter { $0 == .fixed || $0 == .ended }
      expectEqual(ends.count, (told.isEmpty ? 0 : 1))
      #expect(told.isEmpty || told.first == .started && ends.first == told.last)
      #expect(told.count { $0 == .started } <= 1)
      machine.reset()
      expectEqual(machine.stage, .idle)
      #expect(!machine.isFollowing)
    }
  }
}
