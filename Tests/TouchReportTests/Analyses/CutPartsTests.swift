import Expectations
import Scenes
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// Logs that are cut in the middle of a sequence.
@MainActor
struct CutPartsTests {
  private struct Told: Hashable {
    var recognizer: String
    var verdict: GestureExplanation.Verdict
    var time: TouchTime
  }

  private let size = CGSize(width: 390, height: 844)
  private let stage = TouchStage(
    scene: Scene.workbench.makeViewController(),
    size: CGSize(width: 390, height: 844)
  )

  /// Taps with one finger beside one that stays down, and lies still or moves with each tap.
  private func taps(_ count: Int, besideMoving moves: Bool) -> [TouchFrame] {
    var resting = Contact(id: Contact.ID(1), phase: .began, position: Point(x: 20, y: 20))
    var frames = [TouchFrame(time: .seconds(0.1), contacts: [resting])]
    for tap in 0..<count {
      resting.phase = .moved
      if moves { resting.position.x = 20 + Double(tap % 300) }
      for (phase, time) in [(Contact.Phase.began, 0.5), (.ended, 0.56)] {
        let id = Contact.ID(tap + 2)
        let contact = Contact(id: id, phase: phase, position: Point(x: 200, y: 400))
        let time = TouchTime.seconds(time + 0.5 * Double(tap))
        frames.append(TouchFrame(time: time, contacts: moves ? [resting, contact] : [contact]))
      }
    }
    resting.phase = .ended
    frames.append(TouchFrame(time: .seconds(0.6 + 0.5 * Double(count)), contacts: [resting]))
    return frames
  }

  private func told(_ analysis: GestureAnalysis) -> [Told: Int] {
    var all: [Told: Int] = [:]
    for sequence in analysis.sequences {
      for told in analysis.explanations(of: sequence) where told.verdict != .noPart {
        let key = Told(recognizer: told.name, verdict: told.verdict, time: told.time)
        all[key, default: 0] += 1
      }
    }
    return all
  }

  @Test(
    "nothing that is decided is kept beside a finger that never lifts",
    arguments: [false, true]
  )
  func bounded(moves: Bool) {
    var logger: GestureLogger?
    var touches = 0
    var kept = 0
    var longest = 0
    logger = stage.startLogging(longestPart: 300) { part in
      touches += part.touches.count { $0.outcome != nil }
      longest = max(longest, part.entries.count, part.touches.count)
      kept = max(kept, logger?.log.entries.count ?? 0, logger?.log.touches.count ?? 0)
      kept = max(kept, logger?.log.touches.map(\.path.count).max() ?? 0)
    }
    stage.play(taps(1_000, besideMoving: moves))
    logger?.finish()
    expectEqual(touches, 1_001)
    // A moment's decisions stay together.
    #expect(longest < 400)
    #expect(kept < 40)
  }

  @Test("each attempt is told of once, as of a whole log", arguments: [false, true])
  func once(moves: Bool) {
    let frames = taps(60, besideMoving: moves)
    let logger = stage.startLogging()
    stage.play(frames)
    let whole = told(GestureAnalysis(logger.log))
    let other = TouchStage(
      scene: Scene.workbench.makeViewController(),
      size: CGSize(width: 390, height: 844)
    )
    var parts: [Told: Int] = [:]
    var count = 0
    let cut = other.startLogging(longestPart: 50) { part in
      count += 1
      parts.merge(told(GestureAnalysis(part)), uniquingKeysWith: +)
    }
    other.play(frames)
    cut.finish()
    #expect(count > 3)
    expectEqual(parts, whole)
  }

  @Test(
    "variants that are cut at the same moments are compared as they come, and tell each success once",
    arguments: [false, true]
  )
  func compared(moves: Bool) throws {
    let frames = taps(60, besideMoving: moves)
    func compare(cutting every: Int) throws -> (rows: [AnalysisComparison.Row], head: String) {
      var rows: [AnalysisComparison.Row] = []
      var comparison = AnalysisComparison(["as it is", "without"]) { rows.append($0) }
      let stages = (0..<2).map { _ in
        TouchStage(scene: Scene.workbench.makeViewController(), size: size)
      }
      for setting in try RecognizerSetting.list("tap.isEnabled=false") {
        try setting.apply(to: stages[1].recognizers, RecognizerProperty.builtIn)
      }
      let loggers = stages.enumerated().map { place, stage in
        stage.startLogging { comparison.take(GestureAnalysis($0), of: place) }
      }
      var kept = 0
      for (number, frame) in frames.enumerated() {
        if number % every == every - 1 {
          let moment = frames[number - 1].time + .tick
          for logger in loggers { logger.cut(before: moment, nextTouch: nil) }
          comparison.cut()
          kept = max(kept, loggers.map { $0.log.entries.count + $0.log.touches.count }.max() ?? 0)
        }
        for stage in stages { stage.play(frame) }
      }
      for stage in stages { stage.finish() }
      for logger in loggers { logger.finish() }
      #expect(kept < 40)
      return (rows, comparison.jsonHead)
    }
    let (cut, whole) = (try compare(cutting: 7), try compare(cutting: .max))
    #expect(cut.head == whole.head && cut.head.contains(#""tap":[59,0]"#))
    func successes(_ rows: [AnalysisComparison.Row]) -> [TouchTime] {
      rows.flatMap(\.verdicts).compactMap { $0 }.filter { $0.verdict == .recognized }.map(\.time)
        .sorted()
    }
    expectEqual(successes(cut.rows), successes(whole.rows))
    #expect(successes(cut.rows).count >= 59)
  }

  @Test("a sequence's parts have one number, and say that they go on and are continued")
  func words() {
    var objects: [String] = []
    var printer = AnalysisPrinter(width: 200)
    var lines: [String] = []
    let logger = stage.startLogging(longestPart: 200) { part in
      let analysis = GestureAnalysis(part)
      objects += analysis.json()
      lines += printer.lines(of: analysis)
    }
    stage.play(taps(40, besideMoving: false))
    logger.finish()
    #expect(objects.count > 2)
    expectEqual(objects.first?.contains(#""goesOn":true"#), true)
    expectEqual(objects.first?.contains("continued"), false)
    expectEqual(objects.last?.contains(#""continued":true"#), true)
    expectEqual(objects.last?.contains("goesOn"), false)
    #expect(lines.contains { $0.hasPrefix("1  ") && $0.hasSuffix("; goes on") })
    #expect(lines.contains { $0.hasPrefix("1  ") && $0.hasSuffix("; continued") })
    expectEqual(printer.head(["A play:"]).first, "A play: 1 touch sequence")
  }
}
