import Expectations
import MachineTesting
import Testing
import TouchCore

/// The contract of every machine, for any fingers.
struct GestureConformanceTests {
  /// One machine in one configuration, with its values.
  struct Subject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Whether the machine is recognized at once, without a beginning.
    let isDiscrete: Bool
    let check: @Sendable (GestureConformanceTests, UInt64) -> Void

    init<Machine: GestureMachine>(
      _ name: String,
      _ machine: Machine,
      isDiscrete: Bool = false,
      figures: @escaping @Sendable (Machine) -> [Double] = { _ in [] }
    ) {
      testDescription = name
      self.isDiscrete = isDiscrete
      check = { suite, seed in
        suite.check(machine, isDiscrete: isDiscrete, seed: seed, figures: figures)
      }
    }
  }

  static let subjects: [Subject] = [
    Subject("tap", TapMachine(), isDiscrete: true),
    Subject(
      "double tap",
      TapMachine(configuration: .init(numberOfTapsRequired: 2)),
      isDiscrete: true
    ),
    Subject(
      "tap of two fingers",
      TapMachine(configuration: .init(numberOfTouchesRequired: 2)),
      isDiscrete: true
    ),
    Subject("long press", LongPressMachine()),
    Subject(
      "immediate press",
      LongPressMachine(configuration: .init(minimumPressDuration: .zero))
    ),
    Subject(
      "press after a tap",
      LongPressMachine(configuration: .init(numberOfTapsRequired: 1, numberOfTouchesRequired: 2))
    ),
    Subject("pan", PanMachine(), figures: figures),
    Subject(
      "pan of two or three",
      PanMachine(
        configuration: .init(
          minimumNumberOfTouches: 2,
          maximumNumberOfTouches: 3,
          velocityEstimation: .impulse
        )
      ),
      figures: figures
    ),
    Subject(
      "pan with a fit",
      PanMachine(configuration: .init(velocityEstimation: .leastSquares)),
      figures: figures
    ),
    Subject(
      "edge pan",
      PanMachine(
        configuration: .init(
          maximumNumberOfTouches: 1,
          gate: EdgeGate(edges: .all, bounds: Rect(x: 0, y: 0, width: 30, height: 30))
        )
      )
    ),
    Subject("swipe", SwipeMachine(), isDiscrete: true),
    Subject(
      "swipe of two fingers",
      SwipeMachine(
        configuration: .init(direction: [.left, .right, .up, .down], numberOfTouchesRequired: 2)
      ),
      isDiscrete: true
    ),
    Subject("pinch", TwoFingerMachine(.distance), figures: { [$0.value, $0.velocity] }),
    Subject("rotation", TwoFingerMachine(.angle), figures: { [$0.value, $0.velocity] }),
    Subject("hover", HoverMachine()),
  ]

  private static func figures(_ pan: PanMachine) -> [Double] {
    [pan.translation.dx, pan.translation.dy, pan.velocity.dx, pan.velocity.dy]
  }

  @Test(
    "4.2 every machine makes only legal transitions, ends with a cancellation, and resets fully",
    arguments: subjects
  )
  func courses(_ subject: Subject) {
    for seed in 0..<400 { subject.check(self, UInt64(seed)) }
  }

  /// The progress of an attempt, by its wishes.
  private enum Course { case possible, active, finished }

  private func check<Machine: GestureMachine>(
    _ fresh: Machine,
    isDiscrete: Bool,
    seed: UInt64,
    figures: (Machine) -> [Double]
  ) {
    let wild = seed.isMultiple(of: 2)
    let length = Int(seed % 40) + 1
    let script = GestureScript(seed: seed, length: length, wild: wild)
    var machine = fresh
    var course = Course.possible
    var ends = 0
    var begins = 0

    func follow(_ answers: [GestureAnswer]) {
      for answer in answers {
        switch (course, answer.wish) {
        case (.finished, _): expectEqual(answer, GestureAnswer(nil, .finished))
        case (_, nil), (.active, .changed): break
        case (.possible, .began):
          #expect(!isDiscrete)
          begins += 1
          course = .active
        case (.possible, .ended):
          #expect(isDiscrete)
          course = .finished
        case (.possible, .failed): course = .finished
        case (.active, .ended), (.active, .cancelled):
          ends += 1
          course = .finished
        default: Issue.record("\(answer) while \(course), seed \(seed)")
        }
        if course != .finished { #expect(answer.reason != .finished) }
      }
      for figure in figures(machine) { #expect(figure.isFinite) }
    }

    for (time, input) in script.inputs { follow(machine.take(input, at: time)) }
    let last = script.inputs.last?.time ?? .zero
    follow([machine.cancelled(script.down, at: last)])
    follow(machine.answersToDeadlines(until: .distantFuture))
    #expect(course != .active)
    #expect(course == .finished || !script.touched || wild)
    expectEqual(begins, ends)

    // The same again, and after a reset during another input.
    let next = GestureScript(seed: seed + 1000, length: length, wild: wild)
    var again = fresh
    let expected = again.play(next)
    machine.reset()
    expectEqual(machine.play(next), expected)
    var other = fresh
    _ = other.play(GestureScript(seed: seed + 2000, length: length, wild: wild))
    other.reset()
    expectNil(other.deadline)
    expectEqual(other.play(next), expected)
    expectEqual(figures(other), figures(again))
    expectEqual(other.deadline, again.deadline)
  }
}
