import Expectations
import SampleScripts
import Scenes
import Testing
import TouchCore
import TouchRecording
import TouchReport
import TouchStage
import UIKit

/// Touches at random locations and times: taps, drags and rests, with pauses short and long.
private func chance(_ seed: UInt64, touches: Int) -> [TouchFrame] {
  var dice = SeededRandom(seed: seed)
  var hand = SyntheticHand(seed: seed)
  for _ in 0..<touches {
    let place = Point(x: 20 + 350 * dice.unit(), y: 20 + 800 * dice.unit())
    switch dice.next() % 4 {
    case 0, 1: hand.tap(at: place)
    case 2: hand.press(at: place, for: 0.2 + dice.unit())
    default: hand.drag(from: place, to: Point(x: 200, y: 400), for: 0.1 + 0.4 * dice.unit())
    }
    hand.pause([0, 0.05, 0.2, 0.34, 0.36, 2][Int(dice.next() % 6)])
  }
  return hand.frames
}

/// Logs in parts.
@MainActor
struct PartsTests {
  private static func stage(_ scene: Scene) -> TouchStage {
    TouchStage(scene: scene.makeViewController(), size: CGSize(width: 390, height: 844))
  }

  /// Plays frames and hands out the log in parts.
  private static func parts(_ frames: [TouchFrame], _ scene: Scene = .workbench) -> [GestureLog] {
    var parts: [GestureLog] = []
    let stage = stage(scene)
    let logger = stage.startLogging { parts.append($0) }
    stage.play(frames)
    logger.finish()
    return parts
  }

  private static func compare(_ frames: [TouchFrame], _ scene: Scene, _ note: String = "") {
    let stage = stage(scene)
    let logger = stage.startLogging()
    stage.play(frames)
    let whole = GestureAnalysis(logger.log)
    let parts = parts(frames, scene).map(GestureAnalysis.init)
    for gesture in [nil, "tap", "doubleTap", "longPress", "pan"] {
      var json: [String] = []
      var printer = AnalysisPrinter(width: 80, gesture: gesture)
      var lines: [String] = []
      for part in parts {
        json += part.json(gesture: gesture, after: json.count)
        lines += printer.lines(of: part)
      }
      expectEqual(json, whole.json(gesture: gesture), "\(note)")
      let whole = whole.lines(width: 80, gesture: gesture)
      expectEqual(printer.head([]) + lines + printer.tail, whole, "\(note)")
    }
  }

  // In a process of its own, which has a core to itself while the main actor of this one runs other tests.
  @Test("tell the same as a whole one, whatever is touched")
  func sameStory() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for seed in 1...8 as ClosedRange<UInt64> {
        let frames = chance(seed, touches: 60)
        for scene in [Scene.workbench, .scroll, .swipeWindow] {
          Self.compare(frames, scene, "seed \(seed), \(scene.name)")
        }
      }
    }
  }

  @Test("tell the same as a whole one for two hands", arguments: 1...4 as ClosedRange<UInt64>)
  func twoHands(seed: UInt64) {
    var one = SyntheticHand(seed: seed)
    var other = SyntheticHand(seed: seed + 100)
    for step in 0..<20 {
      one.tap(at: Point(x: 100, y: 200 + 10 * Double(step)))
      one.pause(0.1 * Double(step % 7))
      other.drag(from: Point(x: 300, y: 500), to: Point(x: 200, y: 500), for: 0.3)
      other.pause(0.9)
    }
    Self.compare(one.together(with: other), .workbench)
  }

  @Test("tell the same as a whole one for every sample")
  func samples() {
    for sample in SyntheticSample.all {
      Self.compare(sample.frames, Scene(rawValue: sample.scene) ?? .workbench)
    }
  }

  @Test("a tap that came too late is told of, whatever hovered while it could still come")
  func hoverBeforeLateTap() {
    var frames: [TouchFrame] = []
    func add(_ time: Double, _ phase: Contact.Phase, _ finger: Int, _ kind: Contact.Kind) {
      let place = Point(x: 200, y: 400)
      let contact = Contact(id: Contact.ID(finger), phase: phase, position: place, kind: kind)
      frames.append(TouchFrame(time: .seconds(time), contacts: [contact]))
    }
    add(1, .began, 1, .direct)
    add(1.05, .ended, 1, .direct)
    // The double tap has failed at 1.4 s; the pointer is seen before the next touch.
    add(1.5, .regionEntered, 2, .indirectPointer)
    add(1.6, .regionExited, 2, .indirectPointer)
    add(1.65, .began, 3, .direct)
    add(1.7, .ended, 3, .direct)
    let scene = UIViewController()
    let stage = TouchStage(scene: scene, size: CGSize(width: 390, height: 844))
    let double = UITapGestureRecognizer()
    double.name = "double"
    double.numberOfTapsRequired = 2
    for recognizer in [double, UIHoverGestureRecognizer()] {
      scene.view.addGestureRecognizer(recognizer)
    }
    var told: [String] = []
    let logger = stage.startLogging { part in
      let analysis = GestureAnalysis(part)
      told += analysis.sequences.flatMap { analysis.explanations(of: $0) }
        .filter { $0.name == "double" }.map(\.sentence)
    }
    stage.play(frames)
    logger.finish()
    let sentence = "waited for the next tap for 0.6 s, limit 0.35: 0.25 s too late at 1.4 s"
    expectEqual(told.first, sentence)
    expectEqual(told.count, 2)
  }

  @Test("each holds a few touches, however many there are")
  func bounded() {
    let parts = Self.parts(chance(9, touches: 400))
    #expect(parts.count > 100)
    let touches = parts.map(\.touches.count)
    expectEqual(touches.reduce(0, +), 400)
    #expect(touches.allSatisfy { $0 <= 8 })
    #expect(parts.allSatisfy { $0.entries.count < 1_000 })
  }

  @Test("taps at one moment are in parts of their own")
  func oneMoment() {
    let taps = (0..<1_000).flatMap { tap in
      [Contact.Phase.began, .ended].map { phase in
        let contact = Contact(id: Contact.ID(tap), phase: phase, position: Point(x: 99, y: 99))
        return TouchFrame(time: .seconds(1), contacts: [contact])
      }
    }
    #expect((Self.parts(taps).map(\.touches.count).max() ?? 0) <= 2)
  }

  @Test("a drag that never ends keeps no path")
  func endlessDrag() {
    var contact = Contact(id: Contact.ID(1), phase: .began, position: Point(x: 99, y: 99))
    var frames = [TouchFrame(time: .zero, contacts: [contact])]
    contact.phase = .moved
    for step in 1...2_000 {
      contact.position.x = 99 + Double(step % 100)
      frames.append(TouchFrame(time: .seconds(Double(step) / 120), contacts: [contact]))
    }
    let parts = Self.parts(frames)
    expectEqual(parts.count, 1)
    #expect((parts.first?.touches.first?.path.count ?? 0) < 20)
    expectEqual(parts.first?.touches.first?.farthest, 99)
    #expect((parts.first?.entries.count ?? 0) < 200)
    Self.compare(frames, .workbench)
  }

  @Test("a comparison in parts is the one of whole analyses")
  func comparison() {
    let frames = chance(5, touches: 80)
    let settings = [nil, "tap.allowableMovement=0.5", "doubleTap.isEnabled=false"]
    func stages() -> [TouchStage] {
      settings.map { setting in
        let stage = Self.stage(.workbench)
        for setting in (try? setting.map(RecognizerSetting.list)) ?? [] {
          try? setting.apply(to: stage.recognizers, RecognizerProperty.builtIn)
        }
        return stage
      }
    }
    var whole: [AnalysisComparison.Row] = []
    var comparison = AnalysisComparison(["a", "b", "c"]) { whole.append($0) }
    for (place, stage) in stages().enumerated() {
      let logger = stage.startLogging()
      stage.play(frames)
      comparison.take(GestureAnalysis(logger.log), of: place)
    }
    let counts = comparison.jsonHead
    var rows: [AnalysisComparison.Row] = []
    comparison = AnalysisComparison(["a", "b", "c"]) { rows.append(.init(encoded: $0.encoded)) }
    // In turns, as the stages of a command play.
    let stages = stages()
    let loggers = stages.enumerated().map { place, stage in
      stage.startLogging { comparison.take(GestureAnalysis($0), of: place) }
    }
    for frame in frames { for stage in stages { stage.play(frame) } }
    for stage in stages { stage.finish() }
    for logger in loggers { logger.finish() }
    expectEqual(rows, whole)
    #expect(rows.count > 20)
    expectEqual(comparison.jsonHead, counts)
  }
}
