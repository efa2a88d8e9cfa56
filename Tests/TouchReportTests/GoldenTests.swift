import Expectations
import Foundation
import SampleScripts
import Scenes
import Testing
import TouchCore
import TouchGraphics
import TouchRecording
import TouchStage
import UIKit

@testable import TouchReport

/// Pictures of the samples, compared with reviewed ones.
@MainActor
struct GoldenTests {
  /// A picture that is stored beside the tests.
  struct Golden: CustomTestStringConvertible, Sendable {
    /// The file's name, without its extension.
    var name: String
    var scene: Scene
    var frames: [TouchFrame]
    /// The time in seconds; nil for a strip.
    var moment: Double?

    var testDescription: String { name }
  }

  nonisolated static let all = [
    Golden(
      name: "triggered-tap-count",
      scene: .triggeredTap,
      frames: frames("triggered-tap-count"),
      moment: 1.42
    ),
    Golden(
      name: "swipe-window-left-and-circle",
      scene: .swipeWindow,
      frames: frames("swipe-window-left-and-circle"),
      moment: 3.1
    ),
    Golden(name: "drawer-carry", scene: .drawer, frames: frames("drawer-carry"), moment: 2.95),
    Golden(name: "workbench-strip", scene: .workbench, frames: DemoSample.frames),
    Golden(name: "workbench-pan", scene: .workbench, frames: DemoSample.frames, moment: 3.5),
    Golden(name: "workbench-pinch", scene: .workbench, frames: DemoSample.frames, moment: 4.7),
    Golden(name: "scroll-flick", scene: .scroll, frames: frames("scroll-flick"), moment: 0.34),
    Golden(name: "scroll-pager", scene: .scroll, frames: frames("scroll-pager"), moment: 0.36),
    Golden(name: "scroll-pinch", scene: .scroll, frames: frames("scroll-pinch"), moment: 0.7),
    sample("force-grid-menu", moment: 3.6),
    sample("confirm-button-delete", moment: 2.8),
  ]

  /// A picture of a sample in its scene, at a time.
  nonisolated static func sample(_ name: String, moment: Double) -> Golden {
    let scene = SyntheticSample.named(name).flatMap { Scene(rawValue: $0.scene) }
    return Golden(name: name, scene: scene ?? .workbench, frames: frames(name), moment: moment)
  }

  @Test(
    "are drawn as before; TOUCHSTONE_WRITE_PICTURES=1 draws them again, for review",
    arguments: all
  )
  func unchanged(golden: Golden) throws {
    let renderer = try Script.renderer(
      golden.frames,
      scene: golden.scene.makeViewController()
    )
    let picture: DisplayList
    if let moment = golden.moment {
      renderer.run(to: .seconds(moment))
      picture = renderer.picture()
    } else {
      picture = KeyFrames(renderer).sheet(title: golden.name)
    }
    try Self.hold(picture, named: golden.name)
  }

  /// Compares a picture with the stored one of a name.
  static func hold(_ picture: DisplayList, named name: String) throws {
    let drawn = picture.svg(title: name)
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name).svg")
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_PICTURES"] == "1" {
      try Data(drawn.utf8).write(to: file)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    expectEqual(drawn, kept)
  }
}
