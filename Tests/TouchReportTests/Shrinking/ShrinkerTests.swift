import Expectations
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// Plays frames on a view with a tap, and perhaps other recognizers.
@MainActor
private struct Table {
  var gap: Double?
  var isWide = false

  func stage(with settings: [RecognizerSetting] = []) -> TouchStage {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.isMultipleTouchEnabled = true
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    (tap.name, pan.name) = ("tap", "pan")
    view.addGestureRecognizer(tap)
    if isWide { view.addGestureRecognizer(pan) }
    let stage = TouchStage(showing: view)
    for setting in settings {
      try? setting.apply(to: stage.recognizers, RecognizerProperty.builtIn)
    }
    return stage
  }

  func analysis(_ frames: [TouchFrame], _ settings: [RecognizerSetting] = []) -> GestureAnalysis {
    let stage = stage(with: settings)
    let logger = stage.startLogging()
    stage.play(frames)
    return GestureAnalysis(logger.log)
  }

  func shrinker(_ goal: String) throws -> RecordingShrinker {
    RecordingShrinker(keeping: try #require(ShrinkGoal(goal)), play: { analysis($0) })
  }

  func search(_ goal: ShrinkGoal) -> CounterfactualSearch {
    CounterfactualSearch { goal.trial(of: analysis($0.frames, $1)) }
  }

  func thresholds(of name: String) -> [CounterfactualSearch.Threshold] {
    let recognizer = stage().recognizers.first { $0.name == name }
    return RecognizerProperty.builtIn.compactMap { property in
      recognizer.flatMap { property.value(of: $0) }.map {
        CounterfactualSearch.Threshold(recognizer: name, property: property, value: $0)
      }
    }
  }
}

/// Shrinking a recording.
@MainActor
struct ShrinkerTests {
  /// Taps, drags and a pinch of a trembling hand.
  private static let hand: [TouchFrame] = {
    var hand = SyntheticHand(seed: 5)
    hand.force = nil
    hand.tap(at: Point(x: 100, y: 200))
    hand.pause(0.6)
    hand.drag(from: Point(x: 100, y: 200), to: Point(x: 250, y: 330), for: 0.4)
    hand.pause(0.5)
    hand.twoFingers(around: Point(x: 200, y: 400), distances: (60, 200), for: 0.5)
    hand.pause(0.5)
    hand.press(at: Point(x: 40, y: 40), for: 1.5)
    return hand.frames
  }()

  private func strokes(_ steps: (inout FingerTimeline) -> Void) throws -> TouchStrokes {
    let fingers = Fingers(on: Table().stage(), rate: 100)
    try fingers.perform(FingerTimeline(steps))
    return TouchStrokes(fingers.frames)
  }

  @Test(
    "what is left shows the same, with as few fingers and frames as it can",
    arguments: [
      ("tap: no: moved", 1, 3), ("tap: no: tooSlow", 1, 2), ("tap: yes", 1, 2),
      ("tap: no: tooManyTouches", 2, 2),
    ]
  )
  func smallest(goal: String, fingers: Int, frames: Int) throws {
    let table = Table()
    var shrinker = try table.shrinker(goal)
    let shrunk = shrinker.shrink(TouchStrokes(Self.hand))
    let small = try #require(shrunk)
    #expect(shrinker.goal.isShown(by: table.analysis(small.frames)))
    expectEqual(small.strokes.count, fingers)
    #expect(small.frames.count <= frames)
    expectEqual(small.frames.first?.time, .zero)
    for sample in small.strokes.flatMap(\.samples) {
      expectEqual(sample.location.x, sample.location.x.rounded())
    }
    // Lifts, too, come at whole steps.
    for frame in small.frames { expectEqual(frame.time.nanoseconds % 10_000_000, 0) }
    // No finger and no sample can be left out.
    for place in small.strokes.indices {
      var less = small
      less.strokes.remove(at: place)
      #expect(!shrinker.goal.isShown(by: table.analysis(less.frames)))
      for number in small.strokes[place].samples.indices.dropFirst() {
        var less = small
        less.strokes[place].samples.remove(at: number)
        #expect(!shrinker.goal.isShown(by: table.analysis(less.frames)))
      }
    }
    var again = try table.shrinker(goal)
    expectEqual(again.shrink(TouchStrokes(Self.hand)), small)
    expectEqual(again.plays, shrinker.plays)
  }

  @Test("where no pause can be even, the recording still begins at once")
  func uneven() throws {
    // Only a stay of one length shows it, which is a multiple of no step.
    let stay = TouchTime(nanoseconds: 123_456_789)
    let goal = try #require(ShrinkGoal("tap: yes"))
    var shrinker = RecordingShrinker(keeping: goal) { frames in
      let (first, last) = (frames.first?.time ?? .zero, frames.last?.time ?? .zero)
      return Table().analysis(last - first == stay ? frames : [])
    }
    func frame(_ phase: Contact.Phase, _ time: TouchTime) -> TouchFrame {
      let contact = Contact(id: Contact.ID(1), phase: phase, position: Point(x: 50, y: 60))
      return TouchFrame(time: time, contacts: [contact])
    }
    let begin = TouchTime.milliseconds(1500)
    let shrunk = shrinker.shrink(
      TouchStrokes([frame(.began, begin), frame(.ended, begin + stay)])
    )
    try expectEqual(#require(shrunk).frames.map(\.time), [.zero, stay])
  }

  @Test("a recording that doesn't show the goal isn't shrunk, and what it shows is listed")
  func absent() throws {
    let table = Table()
    var shrinker = try table.shrinker("tap: no: gap")
    expectNil(shrinker.shrink(TouchStrokes(Self.hand)))
    let shown = ShrinkGoal.shown(of: "tap", in: table.analysis(Self.hand)).map(\.description)
    #expect(shown.contains("tap: no: moved"))
    #expect(shown.contains("tap: no: tooSlow"))
    #expect(!shown.contains("tap: no: gap"))
    expectEqual(ShrinkGoal.shown(of: "other", in: table.analysis(Self.hand)), [])
  }

  @Test(
    "a goal is a name, an outcome and perhaps a reason",
    arguments: [
      ("tap: no: moved", "tap: no: moved"), ("tap:yes", "tap: yes"),
      ("carry 3 : cancelled", "carry 3: cancelled"), ("a: b: no: held", "a: b: no: held"),
      ("tap: no: prevented  by a pan", "tap: no: prevented by a pan"),
      ("tap: no: by pan", "tap: no: by pan"), ("tap", nil), ("tap: maybe", nil), (": no", nil),
      ("tap: no: ", nil),
      ("tap: no: moved: far", nil), ("", nil),
    ]
  )
  func goals(text: String, goal: String?) {
    expectEqual(ShrinkGoal(text)?.description.replacing("a:b", with: "a: b"), goal)
  }

  @Test("strokes have the frames that they were made of, without what hovers")
  func frames() throws {
    let strokes = TouchStrokes(Self.hand)
    expectEqual(strokes.strokes.count, 5)
    expectEqual(TouchStrokes(strokes.frames), strokes)
    let pointer = Contact(id: .init(9), phase: .regionEntered, position: .zero)
    expectEqual(TouchStrokes([TouchFrame(time: .zero, contacts: [pointer])]).strokes, [])
  }

  @Test("an interruption ends the strokes that are down, and no others")
  func interruption() throws {
    let fingers = Fingers(on: Table().stage(), rate: 100)
    try fingers.tap(at: CGPoint(x: 10, y: 10))
    try fingers.finger().down(at: CGPoint(x: 20, y: 20))
    try fingers.wait(0.1)
    fingers.interrupt()
    let strokes = TouchStrokes(fingers.frames)
    expectEqual(strokes.strokes.map(\.isCancelled), [false, true])
    expectEqual(strokes.frames.last?.contacts.map(\.phase), [.cancelled])
    let script = try #require(StrokeScript(strokes))
    expectEqual(script.lines.last, "fingers.interrupt()")
    let stage = Table().stage()
    stage.watchGestures()
    try script.play(on: stage)
    expectEqual(stage.application.watchedGestures.log.touches.last?.outcome, .cancelled)
  }

  @Test("a script's fingers make the frames of its strokes")
  func script() throws {
    let strokes = try strokes {
      $0.wait(0.03)
      $0.down(at: CGPoint(x: 100, y: 200))
      $0.wait(0.1)
      $0.move(to: CGPoint(x: 150, y: 200), over: 0.02, .linear)
      $0.lift()
    }
    let script = try #require(StrokeScript(strokes))
    expectEqual(
      script.lines,
      [
        "let fingers = Fingers(on: stage, rate: 100)", "let finger = fingers.finger()",
        "try finger.wait(0.03)", "try finger.down(at: .point(100, 200))", "try finger.wait(0.1)",
        "try finger.move(to: .point(125, 200), over: 0)",
        "try finger.move(to: .point(150, 200), over: 0)", "try finger.lift()",
      ]
    )
    let stage = Table().stage()
    var frames: [TouchFrame] = []
    stage.probe { if case .frame(let frame) = $0 { frames.append(frame) } }
    try script.play(on: stage)
    expectEqual(frames, strokes.frames)
  }
}

/// The least change that turns an outcome.
@MainActor
struct CounterfactualTests {
  private func strokes(_ steps: (inout FingerTimeline) -> Void) throws -> TouchStrokes {
    let fingers = Fingers(on: Table().stage(), rate: 100)
    try fingers.perform(FingerTimeline(steps))
    return TouchStrokes(fingers.frames)
  }

  @Test("a tap that moved too far would have needed the limit's travel, or a limit of its travel")
  func moved() throws {
    let goal = try #require(ShrinkGoal("tap: no: moved"))
    let strokes = try strokes {
      $0.down(at: CGPoint(x: 100, y: 200))
      $0.move(to: CGPoint(x: 160, y: 200), over: 0)
      $0.lift()
    }
    let search = Table().search(goal)
    let touch = try #require(search.least(of: strokes, []))
    expectEqual(touch.sentence, "finger 1 travels 45 pt instead of 60")
    #expect(abs(touch.size - 0.25) < 0.01)
    let changed = try #require(touch.touches)
    expectEqual(touch.settings, [])
    #expect(goal.isTurned(by: Table().analysis(changed.frames)))
    let all = Table().thresholds(of: "tap")
    let limit = all.filter { $0.property.name == "allowableMovement" }
    let threshold = try #require(search.least(of: strokes, limit.isEmpty ? all : limit))
    // A third more limit is more than a quarter less travel.
    expectEqual(threshold.sentence, touch.sentence)
  }

  @Test("a threshold is the least change where it needs less than a touch")
  func threshold() throws {
    let goal = try #require(ShrinkGoal("tap: no: tooSlow"))
    let strokes = try strokes {
      $0.down(at: CGPoint(x: 100, y: 200))
      $0.wait(0.8)
      $0.lift()
    }
    let search = Table().search(goal)
    let touch = try #require(search.least(of: strokes, []))
    expectEqual(touch.sentence, "finger 1 stays for 0.75 s instead of 0.8")
    let tuned = Table().thresholds(of: "tap").filter { $0.property.name == "maximumDuration" }
    expectEqual(tuned.count, 1)
    let least = try #require(search.least(of: strokes, tuned))
    // 0.05 of 0.8 is less than 0.05 of 0.75, but by less than a hundredth.
    expectEqual(least.sentence, "tap.maximumDuration is 0.8 instead of 0.75")
    let quick = Table().search(try #require(ShrinkGoal("tap: yes")))
    let short = try self.strokes {
      $0.down(at: CGPoint(x: 100, y: 200))
      $0.wait(0.1)
      $0.lift()
    }
    let turned = try #require(quick.least(of: short, tuned))
    expectEqual(turned.sentence, "tap.maximumDuration is 0.099 instead of 0.75")
  }

  @Test("one finger too many is left out")
  func absence() throws {
    let goal = try #require(ShrinkGoal("tap: no: tooManyTouches"))
    let fingers = Fingers(on: Table().stage(), rate: 100)
    try fingers.tap(at: CGPoint(x: 100, y: 100), fingers: 2)
    let least = Table().search(goal).least(of: TouchStrokes(fingers.frames), [])
    expectEqual(least?.sentence, "finger 1 is left out")
    expectEqual(least?.size, 1)
  }

  @Test("where no single change turns it, there is none")
  func none() {
    let search = CounterfactualSearch { _, _ in CounterfactualTrial(isTurned: false) }
    expectNil(search.least(of: TouchStrokes([]), Table().thresholds(of: "tap")))
  }

  @Test(
    "a second tap that landed too far away would have had to land nearer, however it moved then"
  )
  func approach() throws {
    let strokes = try strokes {
      $0.tap(at: CGPoint(x: 100, y: 200))
      $0.wait(0.1)
      $0.down(at: CGPoint(x: 160, y: 200))
      $0.move(to: CGPoint(x: 190, y: 200), over: 0.02)
      $0.lift()
    }
    let search = CounterfactualSearch { strokes, _ in
      guard strokes.strokes.count == 2 else { return CounterfactualTrial(isTurned: false) }
      let landings = strokes.strokes.compactMap(\.samples.first?.location)
      return CounterfactualTrial(isTurned: landings[0].distance(to: landings[1]) <= 45)
    }
    let least = try #require(search.least(of: strokes, []))
    expectEqual(least.sentence, "finger 2 lands 45 pt from finger 1 instead of 60")
  }
}
