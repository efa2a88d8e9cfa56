import Expectations
import Testing
import TouchCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Rules 4.25, 4.30, 6.11: a gesture's touches.
///
/// Which touches a gesture has: how many can be read, which it ignores, and where they are in a frame that
/// brings several things.
@MainActor
final class TouchesOfGesturesRuleTests {
  lazy var bench = Bench()
  /// Kept, as a recognizer's delegate isn't.
  let questions = Questions()

  private func counts(_ recognizer: UIGestureRecognizer, _ name: String) -> () -> [Int] {
    final class Box { var list: [Int] = [] }
    let box = Box()
    for state in ["began", "changed", "ended", "cancelled"] {
      bench.reactions["\(name)!\(state)"] = { [unowned recognizer] in
        box.list.append(recognizer.numberOfTouches)
      }
    }
    return { box.list }
  }

  @Test("4.30 in a pan's ended numberOfTouches is 0, however many fingers lift at once")
  func panEnds() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    let seen = counts(pan, "pan")
    bench.down(1, 100, 100, at: 0)
    bench.move(1, 120, 100, at: 0.1)
    bench.up(1, at: 0.2)
    expectEqual(seen(), [1, 0])
    bench.frame([(1, .began, 100, 100), (2, .began, 200, 100)], at: 1)
    bench.frame([(1, .moved, 120, 100), (2, .moved, 220, 100)], at: 1.1)
    bench.frame([(1, .ended, 120, 100), (2, .ended, 220, 100)], at: 1.2)
    expectEqual(seen(), [1, 0, 2, 0])
    // A pan that its client ends still has the finger that is down.
    bench.down(1, 100, 100, at: 2)
    bench.move(1, 120, 100, at: 2.1)
    pan.state = .ended
    bench.wait(until: 2.2)
    expectEqual(seen(), [1, 0, 2, 0, 1, 1])
  }

  @Test("4.30 in a pan's touchesEnded the lifted finger counts until the pan has ended")
  func panEnding() {
    final class Pan: UIPanGestureRecognizer {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        counts.append(numberOfTouches)
        super.touchesEnded(touches, with: event)
        counts.append(numberOfTouches)
      }
    }
    let pan = bench.add(Pan(), "pan")
    bench.frame([(1, .began, 100, 100), (2, .began, 200, 100)], at: 0)
    bench.frame([(1, .moved, 120, 100), (2, .moved, 220, 100)], at: 0.1)
    bench.up(1, at: 0.2)
    bench.up(2, at: 0.3)
    expectEqual(pan.counts, [2, 2, 1, 0])
  }

  @Test(
    "4.30 in a pinch's and a rotation's ended the finger lifted last can be read, and is the only one"
  )
  func pinchEnds() {
    let pinch = bench.add(UIPinchGestureRecognizer(), "pinch")
    let rotation = bench.add(UIRotationGestureRecognizer(), "rotation")
    questions.together = { _, _ in true }
    pinch.delegate = questions
    var read: [String] = []
    for (name, recognizer) in [("pinch", pinch), ("rotation", rotation)]
      as [(String, UIGestureRecognizer)]
    {
      bench.reactions["\(name)!ended"] = {
        let place = recognizer.location(ofTouch: 0, in: nil)
        read.append("\(name) \(recognizer.numberOfTouches) \(place.x) \(place.y)")
      }
    }
    for together in [true, false] {
      read = []
      let start = together ? 0.0 : 1
      bench.frame([(1, .began, 100, 100), (2, .began, 200, 100)], at: start)
      bench.frame([(1, .moved, 100, 50), (2, .moved, 200, 150)], at: start + 0.1)
      if together {
        bench.frame([(1, .ended, 100, 50), (2, .ended, 200, 150)], at: start + 0.2)
      } else {
        bench.up(1, at: start + 0.2)
        bench.up(2, at: start + 0.3)
      }
      expectEqual(read.sorted(), ["pinch 1 200.0 150.0", "rotation 1 200.0 150.0"])
    }
  }

  @Test("4.30 · 4.20 a pinch that is released after its end still has its last finger")
  func releasedPinch() {
    let pinch = bench.add(UIPinchGestureRecognizer(), "pinch")
    let own = bench.custom("own")
    own.isSilent = true
    pinch.require(toFail: own)
    let seen = counts(pinch, "pinch")
    bench.frame([(1, .began, 100, 100), (2, .began, 200, 100)], at: 0)
    bench.move(2, 250, 100, at: 0.1)
    bench.up(1, at: 0.2)
    bench.up(2, at: 0.3)
    expectEqual(seen(), [])
    own.state = .failed
    bench.wait(until: 0.4)
    expectEqual(seen(), [1, 1])
  }

  @Test(
    "6.11, 6.12 the moves of one remaining finger go on being told, with one touch and no new value"
  )
  func remainingFinger() {
    for isPinch in [true, false] {
      let bench = Bench()
      let recognizer: UIGestureRecognizer =
        isPinch ? UIPinchGestureRecognizer() : UIRotationGestureRecognizer()
      bench.add(recognizer, "own")
      var seen: [String] = []
      bench.reactions["own!changed"] = {
        let value =
          (recognizer as? UIPinchGestureRecognizer)?.scale
          ?? (recognizer as? UIRotationGestureRecognizer)?.rotation ?? 0
        seen.append("\(recognizer.numberOfTouches) \((value * 100).rounded())")
      }
      bench.frame([(1, .began, 100, 100), (2, .began, 200, 100)], at: 0)
      bench.frame([(1, .moved, 100, 0), (2, .moved, 200, 200)], at: 0.1)
      #expect(bench.take().contains("own!began"))
      bench.up(1, at: 0.2)
      expectEqual(bench.take(), [])
      bench.move(2, 250, 250, at: 0.3)
      bench.move(2, 300, 250, at: 0.4)
      bench.up(2, at: 0.5)
      expectEqual(bench.take(), ["own!changed", "own!changed", "own!ended"])
      expectEqual(seen, (isPinch ? ["1 207.0", "1 207.0"] : ["1 102.0", "1 102.0"]))
    }
  }

  // MARK: Frames that bring several things

  private func recognizers() -> (UIPanGestureRecognizer, UIPinchGestureRecognizer) {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    let pinch = bench.add(UIPinchGestureRecognizer(), "pinch")
    let rotation = bench.add(UIRotationGestureRecognizer(), "rotation")
    questions.together = { _, _ in true }
    for recognizer in [pan, pinch, rotation] as [UIGestureRecognizer] {
      recognizer.delegate = questions
    }
    return (pan, pinch)
  }

  @Test(
    "6.11 a finger that joins in the frame in which another moves joins where both are in that frame",
    arguments: [[20.0, 0.0], [0, 30], [-15, 40], [3, 2]],
    [true, false]
  )
  func joining(step: [Double], joinsFirst: Bool) {
    let step = (x: step[0], y: step[1])
    let (pan, _) = recognizers()
    var translation = CGPoint.zero
    bench.reactions["pan!ended"] = { translation = pan.translation(in: nil) }
    let (x, y) = (150.0, 300.0)
    bench.down(1, x, y, at: 0)
    let joining: [(finger: Int, phase: Contact.Phase, x: Double, y: Double)] = [
      (1, .moved, x + step.x, y + step.y), (2, .began, x + 100 + step.x, y + step.y),
    ]
    bench.frame(joinsFirst ? joining.reversed() : joining, at: 0.01)
    for index in 2...8 {
      let (dx, dy) = (step.x * Double(index), step.y * Double(index))
      bench.frame(
        [(1, .moved, x + dx, y + dy), (2, .moved, x + 100 + dx, y + dy)],
        at: 0.01 * Double(index)
      )
    }
    bench.frame(
      [
        (1, .ended, x + step.x * 8, y + step.y * 8),
        (2, .ended, x + 100 + step.x * 8, y + step.y * 8),
      ],
      at: 0.09
    )
    let actions = bench.take().filter { $0.contains("!") }
    #expect(actions.allSatisfy { $0.hasPrefix("pan") } && actions.last == "pan!ended")
    let length = (step.x * step.x + step.y * step.y).squareRoot()
    // All of the travel but the slop, whose share of the first jump past it is exactly 10 points.
    let part = 8 - 10 / length
    #expect(abs(Double(translation.x) - step.x * part) < 1e-6)
    #expect(abs(Double(translation.y) - step.y * part) < 1e-6)
  }

  @Test("6.11 two fingers that join apart pinch from where they joined")
  func joiningThenPinching() {
    let (_, pinch) = recognizers()
    var scales: [CGFloat] = []
    bench.reactions["pinch!began"] = { scales.append(pinch.scale) }
    bench.down(1, 100, 300, at: 0)
    bench.frame([(1, .moved, 140, 300), (2, .began, 240, 300)], at: 0.01)
    bench.frame([(1, .moved, 140, 300), (2, .moved, 249.9, 300)], at: 0.02)
    expectEqual(scales, [])
    bench.move(2, 250, 300, at: 0.03)
    let joined: CGFloat = 110 / 108
    expectEqual(scales, [joined])
  }

  @Test("6.11 · 6.12 a frame that lifts one of two fingers begins nothing between them")
  func lifting() {
    _ = recognizers()
    bench.frame([(1, .began, 100, 300), (2, .began, 200, 300)], at: 0)
    bench.frame([(2, .ended, 200, 300), (1, .moved, 80, 300)], at: 0.01)
    bench.up(1, at: 0.02)
    expectEqual(bench.take().filter { $0.contains("pinch") || $0.contains("rotation") }, [])
    // With the move a frame earlier, it begins.
    bench.frame([(1, .began, 100, 300), (2, .began, 200, 300)], at: 1)
    bench.move(1, 80, 300, at: 1.01)
    bench.up(2, at: 1.02)
    bench.up(1, at: 1.03)
    expectEqual(
      bench.take().filter { $0.contains("pinch") },
      ["pinch!began", "pinch!ended"]
    )
  }

  @Test("6.11 a pinch under way is told the places of a frame that also lifts a finger, once")
  func liftingWhileActive() {
    let (_, pinch) = recognizers()
    var scales: [CGFloat] = []
    for state in ["changed", "ended"] {
      bench.reactions["pinch!\(state)"] = { scales.append(pinch.scale) }
    }
    bench.frame([(1, .began, 100, 300), (2, .began, 192, 300)], at: 0)
    bench.move(2, 212, 300, at: 0.01)
    bench.frame([(1, .moved, 120, 300), (2, .ended, 232, 300)], at: 0.02)
    bench.up(1, at: 0.03)
    expectEqual(scales, [1.12, 1.12])
  }

  @Test("6.5 a pan of two fingers doesn't begin in the frame that lifts one of them")
  func liftingTwoFingerPan() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    bench.frame([(1, .began, 100, 300), (2, .began, 200, 300)], at: 0)
    bench.frame([(1, .moved, 109, 300), (2, .moved, 212, 300)], at: 0.01)
    bench.frame([(1, .moved, 112, 300), (2, .ended, 212, 300)], at: 0.02)
    bench.up(1, at: 0.03)
    expectEqual(bench.take().filter { $0.contains("!") }, [])
  }

  @Test(
    "1.18 a touch that ends in this pass is among a recognizer's touches, and gone from the next"
  )
  func touchesThatEnd() {
    let own = bench.custom("own")
    var counts: [Int?] = []
    var latest: UIEvent?
    for word in ["b", "m", "e"] {
      own.reactions[word] = { own, _, event in
        if word == "m", own.state == .possible { own.state = .began }
        if word == "e", own.numberOfTouches == 1 { own.state = .ended }
        counts.append(event?.touches(for: own)?.count)
        latest = event
      }
    }
    bench.reactions["own!ended"] = { counts.append(latest?.touches(for: own)?.count) }
    bench.frame([(1, .began, 100, 100), (2, .began, 200, 100)], at: 0)
    bench.move(1, 110, 100, at: 0.1)
    bench.up(1, at: 0.2)
    bench.move(2, 210, 100, at: 0.3)
    bench.up(2, at: 0.4)
    expectEqual(counts, [2, 2, 2, 1, 1, 1])
  }

  @Test("6.9 the mask for scroll input leaves touches alone; empty allowedTouchTypes keep them out")
  func maskAndTouches() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    for (mask, types, pans) in [
      (.all, [0], true), ([], [0], true), (.all, [], false),
    ] as [(UIScrollTypeMask, [NSNumber], Bool)] {
      pan.allowedScrollTypesMask = mask
      pan.allowedTouchTypes = types
      bench.down(1, 100, 100, at: bench.now + 1)
      bench.move(1, 120, 100, at: bench.now + 0.1)
      bench.up(1, at: bench.now + 0.1)
      expectEqual(bench.take().contains("pan!ended"), pans)
    }
  }
}
