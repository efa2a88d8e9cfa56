import Expectations
import Foundation
import Scenes
import Testing
import TouchCore
import TouchRecording
import TouchStage
import UIKit

/// The samples for the scene scroll.
struct ScrollSampleTests {
  /// The folder of the shipped samples.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/touchstone/Samples")

  private func bytes(_ sample: String) throws -> [UInt8] {
    try Array(Data(contentsOf: Self.folder.appendingPathComponent("\(sample).touches")))
  }

  /// The scroll views of the scene after a sample: the page, the pager, the picture.
  @MainActor
  private func scrollViews(after sample: String) throws -> [UIScrollView] {
    let reader = try RecordingReader(bytes: bytes(sample), name: sample)
    let stage = TouchStage(scene: Scene.scroll.makeViewController(), for: reader.header)
    try stage.play(reader)
    var found: [UIScrollView] = []
    var waiting: [UIView] = [stage.window]
    while let view = waiting.popLast() {
      if let scrollView = view as? UIScrollView { found.append(scrollView) }
      waiting += view.subviews.reversed()
    }
    return found
  }

  @Test("the flicks scroll only the page, and it comes to rest") @MainActor
  func flick() throws {
    let views = try scrollViews(after: "scroll-flick")
    expectEqual(views.count, 3)
    #expect(views[0].contentOffset.y > 600)
    expectEqual(views[1].contentOffset, .zero)
    expectEqual(views[2].contentOffset, .zero)
    #expect(!views[0].isDecelerating)
  }

  @Test("the swipes turn two pages, the slow one none") @MainActor
  func pager() throws {
    let views = try scrollViews(after: "scroll-pager")
    expectEqual(views[0].contentOffset, .zero)
    expectEqual(views[1].contentOffset.x, 700)
  }

  @Test("the picture is back at its own size in the end") @MainActor
  func pinch() throws {
    let views = try scrollViews(after: "scroll-pinch")
    expectEqual(views[0].contentOffset, .zero)
    #expect(abs(views[2].zoomScale - 1) < 1e-9)
  }
}
