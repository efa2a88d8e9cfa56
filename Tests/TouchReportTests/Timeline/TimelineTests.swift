import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

@Suite("Timelines") @MainActor
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

  @Test("every line fits any width", arguments: [20, 33, 60, 80, 200])
  func width(_ width: Int) throws {
    let analysis = analysis()
    let sequence = try #require(analysis.sequences.first)
    let lines = GestureTimeline(of: sequence, in: analysis).lines(width: width)
    #expect(lines.count == 4)
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
    #expect(timeline.lanes.map(\.name) == ["finger 1", "double"])
    #expect(timeline.lanes[0].stretches.map(\.from) == [.zero, .milliseconds(200)])
  }

  @Test("lanes show waiting and which gesture decided")
  func lanes() throws {
    Play.prepare()
    let play = Play(["tap": UITapGestureRecognizer(), "pan": UIPanGestureRecognizer()])
    play.finger(0, 0.4, by: (12, 0))
    let analysis = play.analysis()
    let timeline = GestureTimeline(of: try #require(analysis.sequences.first), in: analysis)
    #expect(timeline.lanes.map(\.name) == ["finger 1", "pan", "tap"])
    #expect(timeline.lanes[1].stretches.map(\.block) == [.possible, .active])
    let moments = timeline.lanes[2].moments
    #expect(moments.map(\.mark) == [.failed])
    #expect(moments.map(\.time) == [.milliseconds(200)])
    #expect(moments.map(\.other) == [1])
  }

  @Test("the sheet is the same bytes each time, and contains all names and sentences")
  func sheet() {
    let svg = analysis().timelineSheet(title: "A tap").svg(title: "A tap")
    #expect(svg == analysis().timelineSheet(title: "A tap").svg(title: "A tap"))
    for text in ["A tap", "a long name for a double tap", "no further tap came within 0.35 s"] {
      #expect(svg.contains(text))
    }
    #expect(GestureAnalysis(GestureLog()).timelineSheet().height > 0)
  }
}
