import Expectations
import Testing
import TouchCore
import TouchRecording
import TouchReport
import TouchStage
import UIKit

/// Every kind of change, on recognizers that only it turns.
@MainActor
struct CounterfactualKindTests {
  private static let screen = ScreenSize(width: 390, height: 844)

  /// A view with recognizers, each with a name.
  private struct Board {
    var make: @MainActor () -> [(String, UIGestureRecognizer)]

    @MainActor
    func stage(_ settings: [RecognizerSetting] = []) -> TouchStage {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.isMultipleTouchEnabled = true
      for (name, recognizer) in make() {
        recognizer.name = name
        view.addGestureRecognizer(recognizer)
      }
      let stage = TouchStage(showing: view)
      for setting in settings {
        try? setting.apply(to: stage.recognizers, RecognizerProperty.builtIn)
      }
      return stage
    }

    @MainActor
    func analysis(_ frames: [TouchFrame], _ settings: [RecognizerSetting] = []) -> GestureAnalysis {
      let stage = stage(settings)
      let logger = stage.startLogging()
      stage.play(frames)
      return GestureAnalysis(logger.log)
    }

    /// The least change that turns a goal, after a check that it does.
    @MainActor
    func least(
      _ text: String,
      _ strokes: TouchStrokes,
      thresholds names: [String] = []
    ) throws -> Counterfactual {
      let goal = try #require(ShrinkGoal(text))
      #expect(goal.isShown(by: analysis(strokes.frames)))
      let search = CounterfactualSearch(on: screen) { strokes, settings in
        goal.trial(of: analysis(strokes.frames, settings))
      }
      let thresholds = stage().recognizers.flatMap { recognizer in
        RecognizerProperty.builtIn.compactMap { property -> CounterfactualSearch.Threshold? in
          guard let name = recognizer.name, names.contains("\(name).\(property.name)") else {
            return nil
          }
          return property.value(of: recognizer).map {
            CounterfactualSearch.Threshold(recognizer: name, property: property, value: $0)
          }
        }
      }
      let least = try #require(search.least(of: strokes, thresholds))
      let changed = (least.touches ?? strokes).frames
      #expect(goal.isTurned(by: analysis(changed, least.settings)))
      expectEqual(search.least(of: strokes, thresholds), least)
      return least
    }
  }

  private static let tap = Board { [("tap", UITapGestureRecognizer())] }

  private func strokes(_ timelines: FingerTimeline...) throws -> TouchStrokes {
    let fingers = Fingers(on: Self.tap.stage(), rate: 100)
    try fingers.perform(timelines)
    return TouchStrokes(fingers.frames)
  }

  private func finger(
    at x: Double = 100,
    _ y: Double = 200,
    after pause: Double = 0,
    to end: (x: Double, y: Double)? = nil,
    for time: Double = 0.1
  ) -> FingerTimeline {
    FingerTimeline {
      if pause > 0 { $0.wait(pause) }
      $0.down(at: .point(x, y))
      if let end { $0.move(to: .point(end.x, end.y), over: 0) }
      $0.wait(time)
      $0.lift()
    }
  }

  // MARK: One finger

  @Test("a swipe against its direction would have had to travel in the other direction")
  func heading() throws {
    let board = Board {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .up
      return [("swipe", swipe)]
    }
    let back = try strokes(finger(to: (100, 220), for: 0))
    let least = try board.least("swipe: no: backwards", back)
    #expect(least.sentence.hasPrefix("finger 1 travels 49"))
    #expect(least.sentence.hasSuffix(" pt up instead of 20 pt down"))
    expectEqual(least.sentences.count, 1)
    // 49 up and 20 down are 69 apart, of 20 that were there.
    #expect(abs(least.size - 3.45) < 0.05)
  }

  @Test("a stroke that was too slow would have had to be faster, with the same moves")
  func pace() throws {
    let slow = try strokes(
      FingerTimeline {
        $0.down(at: .point(100, 200))
        $0.wait(0.4)
        $0.move(to: .point(250, 200), over: 0)
        $0.wait(0.4)
        $0.lift()
      }
    )
    let search = CounterfactualSearch { strokes, _ in
      let samples = strokes.strokes[0].samples
      let isFast = (samples.last?.time ?? .zero) < .milliseconds(300)
      return CounterfactualTrial(isTurned: isFast && samples.count == 2)
    }
    let least = try #require(search.least(of: slow, []))
    #expect(least.sentence.hasPrefix("finger 1 moves in 0.59"))
    #expect(least.sentence.hasSuffix(" s instead of 0.81"))
    let stroke = try #require(least.touches?.strokes.first)
    expectEqual(stroke.samples.map(\.location), slow.strokes[0].samples.map(\.location))
  }

  @Test(
    "a finger that lands elsewhere lands anywhere on the screen, along an axis where that is enough"
  )
  func landing() throws {
    func sentence(_ isTurned: @escaping (Point) -> Bool) throws -> String? {
      let search = CounterfactualSearch(on: Self.screen) { strokes, _ in
        CounterfactualTrial(
          isTurned: strokes.strokes.first.map { isTurned($0.samples[0].location) } ?? false
        )
      }
      return search.least(of: try strokes(finger(at: 300)), [])?.sentence
    }
    let edge = try sentence { $0.x < 20 }
    expectEqual(edge?.hasPrefix("finger 1 lands 280."), true)
    expectEqual(edge?.hasSuffix(" pt farther left"), true)
    let corner = try sentence { $0.x < 60 && $0.y > 700 }
    expectEqual(corner?.hasPrefix("finger 1 lands at ("), true)
    expectEqual(corner?.hasSuffix(") instead of (300, 200)"), true)
  }

  // MARK: Several fingers

  @Test(
    "two fingers one after the other would have had to meet: the first stays, or the second is earlier"
  )
  func meeting() throws {
    let board = Board {
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      return [("two", tap)]
    }
    let apart = try strokes(finger(), finger(at: 200, after: 0.15))
    let least = try board.least("two: no: tooFewTouches", apart)
    let (start, end) = ("finger 1 stays for 0.15", ", while the next finger comes as before")
    #expect(least.sentence.hasPrefix(start) && least.sentence.hasSuffix(end))
    let search = CounterfactualSearch { strokes, _ in
      let all = strokes.strokes
      guard all.count == 2, all[0].end == .milliseconds(100) else {
        return CounterfactualTrial(isTurned: false)
      }
      return CounterfactualTrial(isTurned: all[1].samples[0].time <= .milliseconds(60))
    }
    let earlier = search.least(of: apart, [])
    expectEqual(earlier?.sentence, "finger 2 lands 0.09 s earlier, the others as before")
  }

  @Test(
    "one finger too few: another one beside it does the same, moves away, or around it",
    arguments: [
      ("two: no: tooFewTouches", "finger 2, 60 pt to the right of finger 1, does the same"),
      (
        "pinch: no: tooFewTouches",
        "finger 2, 60 pt to the right of finger 1, comes with it and travels 10 pt away from it"
      ),
      (
        "rotation: no: tooFewTouches",
        "finger 2, 60 pt to the right of finger 1, comes with it and travels 10.6 pt around it, clockwise"
      ),
    ]
  )
  func companions(goal: String, sentence: String) throws {
    let board = Board {
      let two = UITapGestureRecognizer()
      two.numberOfTouchesRequired = 2
      if goal.hasPrefix("two") { return [("two", two)] }
      return goal.hasPrefix("pinch")
        ? [("pinch", UIPinchGestureRecognizer())] : [("rotation", UIRotationGestureRecognizer())]
    }
    let least = try board.least(goal, try strokes(finger()))
    expectEqual(least.sentence, sentence)
    #expect(least.size >= 1)
    expectEqual(least.touches?.strokes.count, 2)
  }

  @Test("one tap too few: the finger touches once more")
  func again() throws {
    let board = Board {
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      return [("double", double)]
    }
    let once = try strokes(finger())
    let names = ["double.numberOfTapsRequired"]
    let least = try board.least("double: no: gap", once, thresholds: names)
    // A tap more and a tap that is needed less are alike in size: the touch comes first.
    expectEqual(least.sentence, "finger 1 touches once more, 0.1 s after the last lift")
    expectEqual(least.size, 1)
  }

  @Test("a finger rests before the others land, and until they are gone")
  func resting() throws {
    let search = CounterfactualSearch { strokes, _ in
      let all = strokes.strokes
      guard all.count == 2 else { return CounterfactualTrial(isTurned: false) }
      let isBefore = all[0].samples[0].time - all[1].samples[0].time >= .milliseconds(500)
      let isLonger = (all[1].end ?? .zero) > (all[0].end ?? .zero)
      return CounterfactualTrial(isTurned: isBefore && isLonger)
    }
    let least = search.least(of: try strokes(finger()), [])
    expectEqual(
      least?.sentence,
      "finger 2, 100 pt to the right of finger 1, rests from 0.6 s before the others to their end"
    )
  }

  // MARK: Thresholds

  @Test(
    "another recognizer is switched off where nothing less helps"
  )
  func switchedOff() throws {
    let search = CounterfactualSearch { _, settings in
      CounterfactualTrial(isTurned: settings.map(\.text) == ["tap.isEnabled=false"])
    }
    let properties = RecognizerProperty.builtIn.filter { $0.name == "isEnabled" }
    let thresholds = properties.map {
      CounterfactualSearch.Threshold(recognizer: "tap", property: $0, value: 1)
    }
    let least = try #require(search.least(of: try strokes(finger()), thresholds))
    expectEqual(least.sentence, "tap.isEnabled is false")
    expectEqual(least.settings.map(\.text), ["tap.isEnabled=false"])
    expectNil(least.touches)
  }

  @Test(
    "a limit that was missed by little is changed, and not a finger by the same; one that was missed by far isn't",
    arguments: [
      (0.78, "tap.maximumDuration is 0.78 instead of 0.75"),
      (0.76, "tap.maximumDuration is 0.76 instead of 0.75"),
      (1.5, "finger 1 stays for 0.75 s instead of 1.5"),
    ]
  )
  func alike(time: Double, sentence: String) throws {
    let strokes = try strokes(finger(for: time)).inMilliseconds
    let least = try Self.tap.least("tap: no", strokes, thresholds: ["tap.maximumDuration"])
    expectEqual(least.sentence, sentence)
  }

  @Test("a threshold of zero is changed in parts of a unit")
  func zero() throws {
    let property = try #require(
      RecognizerProperty.builtIn.first { $0.name == "maximumDistance" }
    )
    let threshold = CounterfactualSearch.Threshold(
      recognizer: "tap",
      property: property,
      value: 0
    )
    let search = CounterfactualSearch { _, settings in
      CounterfactualTrial(isTurned: settings.first.flatMap { Double($0.value) } ?? 0 >= 20)
    }
    let least = try #require(search.least(of: try strokes(finger()), [threshold]))
    #expect(least.sentence.hasPrefix("tap.maximumDistance is 20"))
    #expect(least.sentence.hasSuffix(" instead of 0"))
    #expect(abs(least.size - 0.4) < 0.01)
  }
}
