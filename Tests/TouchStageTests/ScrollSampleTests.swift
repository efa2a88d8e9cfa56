import Foundation
import Scenes
import Testing
import TouchCore
import TouchRecording
import TouchStage
import UIKit

@Suite("The samples for the scene scroll")
struct ScrollSampleTests {
  /// Where the package ships its samples.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/touchstone/Samples")

  private func bytes(_ sample: ScrollSample) throws -> [UInt8] {
    try Array(Data(contentsOf: Self.folder.appendingPathComponent("\(sample.name).touches")))
  }

  @Test(
    "are what the synthetic hand makes, to the byte; TOUCHSTONE_WRITE_SAMPLES=1 writes them anew",
    arguments: ScrollSample.allCases
  )
  func upToDate(sample: ScrollSample) throws {
    var writer = TouchesWriter(
      TouchesHeader(
        source: "synthetic hand",
        screen: ScreenSize(width: 390, height: 844),
        rate: 120,
        maximumForce: 6.667
      )
    )
    for frame in sample.frames { writer.append(frame) }
    let made = writer.drain()
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_SAMPLES"] == "1" {
      let file = Self.folder.appendingPathComponent("\(sample.name).touches")
      try Data(made).write(to: file)
    }
    #expect(try bytes(sample) == made)
  }

  /// The scroll views of the scene after a sample: the page, the pager, the picture.
  @MainActor
  private func scrollViews(after sample: ScrollSample) throws -> [UIScrollView] {
    let reader = try RecordingReader(bytes: bytes(sample), name: sample.name)
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

  @Test("the flicks scroll the page and nothing else, and it comes to rest") @MainActor
  func flick() throws {
    let views = try scrollViews(after: .flick)
    #expect(views.count == 3)
    #expect(views[0].contentOffset.y > 600)
    #expect(views[1].contentOffset == .zero)
    #expect(views[2].contentOffset == .zero)
    #expect(!views[0].isDecelerating)
  }

  @Test("the swipes turn two pages, the slow one none") @MainActor
  func pager() throws {
    let views = try scrollViews(after: .pager)
    #expect(views[0].contentOffset == .zero)
    #expect(views[1].contentOffset.x == 700)
  }

  @Test("the picture is back at its own size in the end") @MainActor
  func pinch() throws {
    let views = try scrollViews(after: .pinch)
    #expect(views[0].contentOffset == .zero)
    #expect(abs(views[2].zoomScale - 1) < 1e-9)
  }
}
