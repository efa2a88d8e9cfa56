import DeliberateTouch
import Testing
import TouchCore
import TouchRecording
import TouchReport
import TouchStage
import UIKit

/// No gesture of ours fails without a reason, for any input.
@MainActor
struct EveryReasonTests {
  /// One of each recognizer, built-in and deliberate, that can receive a touch.
  private static func recognizers() -> KeyValuePairs<String, UIGestureRecognizer> {
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let tap = UITapGestureRecognizer()
    tap.require(toFail: doubleTap)
    let twoFingerTap = UITapGestureRecognizer()
    twoFingerTap.numberOfTouchesRequired = 2
    let tapAndPress = UILongPressGestureRecognizer()
    tapAndPress.numberOfTapsRequired = 1
    let twoFingerPan = UIPanGestureRecognizer()
    twoFingerPan.minimumNumberOfTouches = 2
    let edgePan = UIScreenEdgePanGestureRecognizer()
    edgePan.edges = .left
    let strict = TriggeredTapGestureRecognizer()
    strict.maximumTapDuration = 0.3
    strict.allowableTapMovement = 20
    strict.allowableTriggerMovement = 20
    strict.minimumDistance = 60
    return [
      "tap": tap, "doubleTap": doubleTap, "twoFingerTap": twoFingerTap,
      "longPress": UILongPressGestureRecognizer(), "tapAndPress": tapAndPress,
      "pan": UIPanGestureRecognizer(), "twoFingerPan": twoFingerPan, "edgePan": edgePan,
      "pinch": UIPinchGestureRecognizer(), "rotation": UIRotationGestureRecognizer(),
      "swipe": UISwipeGestureRecognizer(), "hover": UIHoverGestureRecognizer(),
      "force": ForceTouchGestureRecognizer(type: .forceTouch),
      "hold": ForceTouchGestureRecognizer(type: .longPress),
      "triggeredTap": TriggeredTapGestureRecognizer(), "strictTriggeredTap": strict,
      "touchDelay": TouchDelayGestureRecognizer(),
    ]
  }

  /// A play with all of them, or a random selection; a scroll view covers the lower half.
  private func play(_ dice: inout SeededRandom, alone: Bool) -> Play {
    Play.prepare()
    let play: Play
    if alone {
      let all = Self.recognizers()
      let (name, recognizer) = all[Int(dice.unit() * Double(all.count))]
      play = Play([name: recognizer], maximumForce: 4)
    } else {
      play = Play(Self.recognizers(), maximumForce: 4)
    }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    scroll.contentSize = CGSize(width: 400, height: 3000)
    play.scene.view.addSubview(scroll)
    return play
  }

  /// Checks that every failure and interruption has a typed reason with a text; returns the
  /// reasons.
  private func check(_ analysis: GestureAnalysis, _ source: String) -> Set<String> {
    var kinds: Set<String> = []
    for sequence in analysis.sequences {
      for attempt in sequence.attempts {
        guard attempt.outcome == .failed || attempt.outcome == .cancelled else { continue }
        let told = analysis.explanation(of: attempt, in: sequence)
        let text = "\(source): \(told.name): \(told.sentence)"
        guard let reason = attempt.cause?.reason else {
          Issue.record("no reason: \(text)")
          continue
        }
        kinds.insert(reason.kind)
        #expect(reason != .unexplained, "\(text)")
        #expect(!reason.sentence().isEmpty && !told.sentence.isEmpty, "\(text)")
        // A reason that is a limit has a measured value.
        #expect(reason.measure.map { $0.value.isFinite && $0.limit.isFinite } ?? true, "\(text)")
        // A lift that failed was compared with a limit.
        #expect(attempt.outcome == .cancelled || reason != .following, "\(text)")
      }
    }
    return kinds
  }

  /// The force of a finger: each second one is measured.
  private func force(of finger: Int) -> Double? { finger.isMultiple(of: 2) ? 0.8 : nil }

  @Test("random fingers: every failure has a reason", arguments: [false, true])
  func random(alone: Bool) {
    var kinds: Set<String> = []
    for seed in 1...(alone ? 80 : 20) {
      var dice = SeededRandom(seed: UInt64(seed))
      let play = play(&dice, alone: alone)
      var time = 0.0
      var down: [Int: Point] = [:]
      var next = 1
      for _ in 0..<80 {
        time += [0.008, 0.008, 0.016, 0.016, 0.1, 0.4, 0.9][Int(dice.unit() * 7)]
        let choice = dice.unit()
        if down.isEmpty || choice < 0.12 && down.count < 4 {
          let place = Point(x: dice.unit() * 400, y: dice.unit() * 800)
          down[next] = place
          play.touch(time, .began, place.x, place.y, finger: next, force: force(of: next))
          next += 1
        } else if let finger = down.keys.sorted().randomElement(using: &dice),
          var place = down[finger]
        {
          if choice < 0.75 {
            let reach = dice.unit() < 0.5 ? 4.0 : 60
            place.x += (dice.unit() - 0.5) * reach
            place.y += (dice.unit() - 0.5) * reach
            down[finger] = place
            play.touch(
              time,
              .moved,
              place.x,
              place.y,
              finger: finger,
              force: force(of: finger)
            )
          } else {
            down[finger] = nil
            let phase: Contact.Phase = dice.unit() < 0.1 ? .cancelled : .ended
            play.touch(
              time,
              phase,
              place.x,
              place.y,
              finger: finger,
              force: force(of: finger)
            )
          }
        }
        if dice.unit() < 0.02 { play.scene.recognizers.first?.isEnabled.toggle() }
      }
      kinds.formUnion(check(play.analysis(), "seed \(seed)"))
    }
    // Checks that the plays provoke most reasons.
    let wanted: Set = [
      "tooFewTouches", "tooManyTouches", "moved", "travelled", "spread", "turned", "tooSlow",
      "held",
      "gap", "touchesCancelled", "pressed", "taps",
    ]
    if alone { #expect(wanted.subtracting(kinds).isEmpty, "\(kinds.sorted())") }
    #expect(alone || kinds.contains("prevented"), "\(kinds.sorted())")
  }

  @Test(
    "recordings of real hands: every failure has a reason (needs ../shared/recordings)",
    .enabled(if: SharedFolder.isHere)
  )
  func recordings() throws {
    var count = 0
    for path in try SharedFolder.labelled() {
      let reader = try RecordingReader(path: path)
      let scene = Play.Scene()
      Play.prepare()
      for (name, recognizer) in Self.recognizers() {
        recognizer.name = name
        scene.recognizers.append(recognizer)
      }
      let stage = TouchStage(scene: scene, for: reader.header)
      let logger = stage.startLogging()
      try stage.play(reader)
      count += check(GestureAnalysis(logger.log), path).count
    }
    #expect(count > 0)
  }
}
