import Expectations
import Testing
import TouchCore

@testable import UIKit

/// The contract of every recognizer under interruptions: each test runs for all kinds, and
/// interrupts after each frame of a gesture that would succeed.
@MainActor
struct ConformanceTests {
  /// Plays a part of a gesture, interrupts it, and checks the result and that the next attempt
  /// succeeds.
  private func disturb(
    _ gesture: RecordedGesture,
    _ disturbance: (Subject, Int) -> Void
  ) {
    let expected = Subject(gesture).playAgain()
    for moment in 0...gesture.steps.count {
      let subject = Subject(gesture)
      subject.play(0..<moment)
      disturbance(subject, moment)
      subject.rest()
      expectEqual(subject.finish(), [], "after \(moment) steps")
      expectEqual(subject.playAgain(), expected, "again, after \(moment) steps")
      expectEqual(subject.finish(), [], "again, after \(moment) steps")
    }
  }

  @Test("4.2 makes legal transitions and is reset once", arguments: RecordedGesture.all)
  func course(_ gesture: RecordedGesture) {
    let subject = Subject(gesture)
    subject.play(0..<gesture.steps.count)
    expectEqual(subject.courses.count, 1)
    expectEqual(subject.courses.first?.last, .ended)
    expectEqual(subject.courses.first?.first, (gesture.kind.isDiscrete ? .ended : .began))
    subject.rest()
    expectEqual(subject.finish(), [])
    expectEqual(subject.playAgain(), [subject.courses.first])
  }

  @Test("3.9 ends once if the system interrupts", arguments: RecordedGesture.all)
  func interruption(_ gesture: RecordedGesture) {
    disturb(gesture) { subject, moment in
      subject.bench.application.cancelAllTouches()
      #expect(subject.probe.tracked.touches.inputs.isEmpty)
    }
  }

  @Test(
    "4.24 drops its touches when disabled, even briefly",
    arguments: RecordedGesture.all
  )
  func switchedOff(_ gesture: RecordedGesture) {
    disturb(gesture) { subject, moment in
      subject.probe.isEnabled = false
      subject.probe.isEnabled = true
      expectSilence(subject, moment)
    }
  }

  @Test("4.28 ends once if it is removed", arguments: RecordedGesture.all)
  func removed(_ gesture: RecordedGesture) {
    disturb(gesture) { subject, moment in
      subject.bench.v.removeGestureRecognizer(subject.probe)
      subject.bench.v.addGestureRecognizer(subject.probe)
      expectSilence(subject, moment)
    }
  }

  @Test("4.28 goes on if it moves to another view of its window", arguments: RecordedGesture.all)
  func moved(_ gesture: RecordedGesture) {
    let expected = Subject(gesture).playAgain()
    disturb(gesture) { subject, moment in
      subject.bench.p.addGestureRecognizer(subject.probe)
      subject.play(moment..<gesture.steps.count)
      subject.rest()
      expectEqual(subject.courses, expected, "after \(moment) steps")
    }
  }

  @Test(
    "4.28 ends once if it moves to a view outside of its window",
    arguments: RecordedGesture.all
  )
  func movedOutside(_ gesture: RecordedGesture) {
    disturb(gesture) { subject, moment in
      let outside = UIView()
      outside.addGestureRecognizer(subject.probe)
      subject.play(moment..<gesture.steps.count)
      subject.rest()
      subject.bench.p.addGestureRecognizer(subject.probe)
    }
  }

  @Test("4.28 ends once if its view is removed", arguments: RecordedGesture.all)
  func viewRemoved(_ gesture: RecordedGesture) {
    disturb(gesture) { subject, moment in
      subject.bench.v.removeFromSuperview()
      subject.play(moment..<gesture.steps.count)
      subject.rest()
      subject.bench.p.addSubview(subject.bench.v)
    }
  }

  @Test("4.4 receives nothing more of its touches after it failed", arguments: RecordedGesture.all)
  func failed(_ gesture: RecordedGesture) {
    disturb(gesture) { subject, moment in
      subject.force(.failed)
      expectSilence(subject, moment)
    }
  }

  @Test("4.4 receives nothing more of its touches after it ended", arguments: RecordedGesture.all)
  func ended(_ gesture: RecordedGesture) {
    disturb(gesture) { subject, moment in
      subject.force(.ended)
      expectSilence(subject, moment)
    }
  }

  @Test("4.5 isn't changed by a client's call of reset", arguments: RecordedGesture.all)
  func clientReset(_ gesture: RecordedGesture) {
    let expected = Subject(gesture).playAgain()
    for moment in 0...gesture.steps.count {
      let subject = Subject(gesture)
      subject.play(0..<moment)
      subject.probe.listener = nil
      subject.probe.reset()
      subject.probe.listener = subject
      subject.play(moment..<gesture.steps.count)
      subject.rest()
      expectEqual(subject.finish(), [], "after \(moment) steps")
      expectEqual(subject.courses, expected, "after \(moment) steps")
    }
  }

  @Test("4.2 makes legal transitions when another finger touches", arguments: RecordedGesture.all)
  func secondFinger(_ gesture: RecordedGesture) {
    disturb(gesture) { subject, moment in
      let time = subject.bench.application.now.seconds
      subject.bench.down(9, 220, 220, at: time)
      subject.play(moment..<gesture.steps.count)
      subject.bench.up(9, at: subject.bench.application.now.seconds + 0.01)
    }
  }

  @Test("4.2 makes legal transitions when another finger taps", arguments: RecordedGesture.all)
  func secondTap(_ gesture: RecordedGesture) {
    disturb(gesture) { subject, moment in
      subject.bench.down(9, 220, 220, at: subject.bench.application.now.seconds)
      subject.bench.up(9, at: subject.bench.application.now.seconds + 0.005)
      subject.play(moment..<gesture.steps.count)
    }
  }

  /// Plays the rest of a gesture: fingers that were down must not be delivered.
  private func expectSilence(_ subject: Subject, _ moment: Int) {
    let callbacks = subject.callbacks
    for step in moment..<subject.gesture.steps.count {
      // A finger that touches now is a new attempt.
      if subject.gesture.begins(at: step) {
        return subject.play(step..<subject.gesture.steps.count)
      }
      subject.play(step..<step + 1)
      expectEqual(subject.callbacks, callbacks, "after \(moment) steps")
    }
  }
}
