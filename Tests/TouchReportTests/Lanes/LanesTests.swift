import Expectations
import Testing
import TouchCore
import TouchReport
import TouchStage
import UIKit

/// The lanes of a sequence, as a host draws them while it goes on.
@MainActor
struct LanesTests {
  /// The number that the lanes give the last of some presses; the log may begin in the first.
  private func number(ofPresses count: Int, isCut: Bool, after others: Int) throws -> String {
    Play.prepare()
    let play = Play(["press": UILongPressGestureRecognizer()])
    let logger = play.stage.startLogging()
    for place in 0..<count {
      let began = Double(place) * 4
      play.touch(began, .began, 200, 400)
      play.touch(began + 1, .moved, 201, 400)
      if isCut, place == 0 { logger.cut(before: .seconds(1.5), nextTouch: nil) }
      play.touch(began + 2, .moved, 202, 400)
      play.touch(began + 3, .ended, 202, 400)
    }
    play.stage.finish()
    let analysis = GestureAnalysis(logger.log)
    expectEqual(analysis.sequences.map(\.isContinued), (0..<count).map { isCut && $0 == 0 })
    let line = try #require(analysis.lanes(at: play.stage.application.now, after: others))
    return String(line.dropFirst(#"{"sequence":"#.count).prefix { $0 != "," })
  }

  @Test("a sequence's number goes on from those before; one that a cut goes through counts once")
  func numbers() throws {
    try expectEqual(number(ofPresses: 1, isCut: false, after: 0), "1")
    try expectEqual(number(ofPresses: 3, isCut: false, after: 0), "3")
    try expectEqual(number(ofPresses: 3, isCut: false, after: 4), "7")
    try expectEqual(number(ofPresses: 3, isCut: true, after: 4), "6")
    try expectEqual(number(ofPresses: 1, isCut: true, after: 4), "4")
    // The part before the cut wasn't counted.
    try expectEqual(number(ofPresses: 3, isCut: true, after: 0), "3")
  }

  @Test("without a sequence there are no lanes")
  func none() {
    Play.prepare()
    expectNil(Play(["tap": UITapGestureRecognizer()]).analysis().lanes(at: .zero))
  }
}
