import Expectations
import SampleScripts
import Scenes
import Testing
import TouchCore
import TouchStage
import UIKit

@testable import TouchReport

/// Timelines.
@MainActor
struct TimelineTests {
  private func analysis() -> GestureAnalysis {
    Play.prepare()
    let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    let play = Play(["tap": tap, "a long name for a double tap": double])
    play.finger(0, 0.1, by: (3, 0))
    return play.analysis()
  }

  @Test("a full sheet takes no more, and says how much of the recording it shows")
  func fullSheet() {
    let part = analysis()
    var sheet = TimelineSheet(title: "Taps", room: 100)
    var counts: [Int] = []
    for _ in 0..<200 {
      sheet.add(part)
      counts.append(sheet.picture.commands.count)
    }
    #expect(sheet.isFull)
    expectEqual(counts.firstIndex { $0 == counts.last }.map { $0 < 50 }, true)
    #expect(!sheet.picture.svg(title: "").contains("only a part"))
    sheet.length = .seconds(3600)
    let words = "only a part: until 0.450 s of 3600.000 s; choose another one with --from and --to"
    #expect(sheet.picture.svg(title: "").contains(words))
  }

  @Test("a sheet that is made of parts is the one of a whole log")
  func partsOfSheet() {
    func stage() -> TouchStage {
      TouchStage(
        scene: Scene.workbench.makeViewController(),
        size: CGSize(width: 390, height: 844)
      )
    }
    for sample in SyntheticSample.all.prefix(6) {
      let (one, other) = (stage(), stage())
      let whole = one.startLogging()
      one.play(sample.frames)
      var sheet = TimelineSheet(title: sample.name)
      let logger = other.startLogging(longestPart: 10_000) { sheet.add(GestureAnalysis($0)) }
      other.play(sample.frames)
      logger.finish()
      expectEqual(sheet.picture, GestureAnalysis(whole.log).timelineSheet(title: sample.name))
    }
  }

  @Test("a sequence of one moment has a timeline of a millisecond")
  func oneMoment() throws {
    Play.prepare()
    let play = Play(["pan": UIPanGestureRecognizer()])
    play.finger(2, 2)
    let analysis = play.analysis()
    let sequence = try #require(analysis.sequences.first)
    let timeline = GestureTimeline(of: sequence, in: analysis)
    expectEqual(timeline.began, .seconds(2))
    expectEqual(timeline.ended, .seconds(2) + .milliseconds(1))
  }

  @Test("what lasts a moment has a bar of a point, and longer things theirs")
  func leastBar() {
    Play.prepare()
    let play = Play(["pan": UIPanGestureRecognizer()])
    play.finger(0, 10, by: (3, 0))
    play.finger(10.5, 10.5, by: (3, 0))
    let sheet = play.analysis().timelineSheet(title: "Fingers")
    let widths = sheet.commands.compactMap { command -> Double? in
      guard case .fill(let path, _, _) = command, let bounds = path.bounds else { return nil }
      return bounds.height <= TimelineLayout.bar ? bounds.width : nil
    }
    expectEqual(widths.min().map { ($0 - 1).magnitude < 1e-9 }, true, "\(widths)")
  }

  @Test("a timeline ends with its sequence")
  func end() throws {
    let analysis = analysis()
    let sequence = try #require(analysis.sequences.first)
    expectEqual(GestureTimeline(of: sequence, in: analysis).ended, sequence.ended)
    #expect(sequence.ended > .milliseconds(100))
  }

  @Test("a sheet's heading, lanes and sentences keep 24 points from its edges")
  func margins() throws {
    let sheet = analysis().timelineSheet(title: "A tap")
    let labels = sheet.commands.compactMap { command -> Point? in
      if case .text(let text) = command { text.position } else { nil }
    }
    #expect(labels.count > 5)
    expectEqual(labels.map(\.x).min(), 24)
    #expect(((labels.map(\.y).min() ?? 0) - 38).magnitude < 1e-9)
    expectEqual(sheet.width, 1000)
    #expect((labels.map(\.y).max() ?? 0) <= sheet.height - 20)
  }

  @Test("every line fits any width", arguments: [20, 33, 60, 80, 200])
  func width(_ width: Int) throws {
    let analysis = analysis()
    let sequence = try #require(analysis.sequences.first)
    let lines = GestureTimeline(of: sequence, in: analysis).lines(width: width)
    expectEqual(lines.count, 4)
    #expect(lines.allSatisfy { $0.count < max(width, 26) })
    #expect(lines.contains { $0.contains("▒") && $0.contains("◆") })
  }

  @Test("fingers that weren't down together share a lane")
  func fingers() throws {
    Play.prepare()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let play = Play(["double": double])
    play.finger(0, 0.1)
    play.finger(0.2, 0.3)
    let analysis = play.analysis()
    let timeline = GestureTimeline(of: try #require(analysis.sequences.first), in: analysis)
    expectEqual(timeline.lanes.map(\.name), ["finger 1", "double"])
    expectEqual(timeline.lanes[0].stretches.map(\.from), [.zero, .milliseconds(200)])
  }

  @Test("lanes show waiting and which gesture decided")
  func lanes() throws {
    Play.prepare()
    let play = Play(["tap": UITapGestureRecognizer(), "pan": UIPanGestureRecognizer()])
    play.finger(0, 0.4, by: (12, 0))
    let analysis = play.analysis()
    let timeline = GestureTimeline(of: try #require(analysis.sequences.first), in: analysis)
    expectEqual(timeline.lanes.map(\.name), ["finger 1", "pan", "tap"])
    expectEqual(timeline.lanes[1].stretches.map(\.block), [.possible, .active])
    let moments = timeline.lanes[2].moments
    expectEqual(moments.map(\.mark), [.failed])
    expectEqual(moments.map(\.time), [.milliseconds(200)])
    expectEqual(moments.map(\.other), [1])
  }

  @Test("a recognizer has one lane for all of its attempts, and none where it took no part")
  func oneLane() throws {
    Play.prepare()
    let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    let (absent, answers) = (UIPanGestureRecognizer(), Answers())
    answers.receives = false
    absent.delegate = answers
    let play = Play(["tap": tap, "double": double, "absent": absent])
    play.finger(0, 0.1)
    play.finger(0.2, 0.3)
    let analysis = play.analysis()
    let sequence = try #require(analysis.sequences.first)
    let told = analysis.explanations(of: sequence)
    expectEqual(told.filter { $0.name == "tap" }.count, 2)
    #expect(told.contains { $0.name == "absent" && $0.verdict == .noPart })
    let lanes = GestureTimeline(of: sequence, in: analysis).lanes
    expectEqual(lanes.map(\.name).sorted(), ["double", "finger 1", "tap"])
    let lane = try #require(lanes.first { $0.name == "tap" })
    expectEqual(lane.moments.count, 2)
  }

  @Test("the sheet is the same bytes each time, and contains all names and sentences")
  func sheet() {
    let svg = analysis().timelineSheet(title: "A tap").svg(title: "A tap")
    expectEqual(svg, analysis().timelineSheet(title: "A tap").svg(title: "A tap"))
    for text in ["A tap", "a long name for a double tap", "no further tap came within 0.35 s"] {
      #expect(svg.contains(text))
    }
    #expect(GestureAnalysis(GestureLog()).timelineSheet().height > 0)
  }
}
