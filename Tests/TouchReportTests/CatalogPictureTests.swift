import Expectations
import Foundation
import SampleScripts
import Scenes
import Testing
import TouchCore
import TouchStage
import UIKit

@testable import TouchReport

/// The pictures in the documentation of DeliberateTouch, drawn by `touchstone render` from the
/// samples.
@MainActor
struct CatalogPictureTests {
  /// A picture of the catalog.
  struct Picture: CustomTestStringConvertible, Sendable {
    /// The file's name, without its extension.
    var name: String
    /// The sample that is played in its scene.
    var sample: String
    /// The time in seconds.
    var moment: Double

    var testDescription: String { name }
  }

  nonisolated static let all = [
    Picture(name: "triggered-tap", sample: "triggered-tap-count", moment: 1.42),
    Picture(name: "swipe-window", sample: "swipe-window-left-and-circle", moment: 3.1),
    Picture(name: "drawer", sample: "drawer-carry", moment: 2.95),
    Picture(name: "view-carrier", sample: "drawer-carry", moment: 3.35),
    Picture(name: "touch-delay", sample: "drawer-carry", moment: 1.9),
    Picture(name: "touch-target", sample: "drawer-drop", moment: 1.8),
    Picture(name: "force-press", sample: "force-grid-hesitate", moment: 0.45),
    Picture(name: "force-menu", sample: "force-grid-menu", moment: 3.75),
    Picture(name: "confirm-button", sample: "confirm-button-delete", moment: 2.75),
  ]

  @Test(
    "match what is drawn now; TOUCHSTONE_WRITE_PICTURES=1 draws them again, for review",
    arguments: all
  )
  func upToDate(picture: Picture) throws {
    let sample = try #require(SyntheticSample.named(picture.sample))
    let scene = try #require(Scene(rawValue: sample.scene))
    let renderer = try Script.renderer(sample.frames, scene: scene.makeViewController())
    renderer.run(to: .seconds(picture.moment))
    let drawn = renderer.picture().svg(title: picture.name)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(
        "Sources/DeliberateTouch/DeliberateTouch.docc/Resources/\(picture.name).svg"
      )
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_PICTURES"] == "1" {
      try Data(drawn.utf8).write(to: file)
    }
    try expectEqual(drawn, String(contentsOf: file, encoding: .utf8))
  }
}
