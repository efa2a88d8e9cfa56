import Expectations
import SceneStage
import Scenes
import Testing
import TouchCore
import TouchRecording
import TouchStage
import UIKit

@testable import touchstone

/// Options about recordings and scenes.
struct ReadingArgumentsTests {
  private func arguments(_ words: String...) throws -> Arguments {
    try Arguments(
      words,
      allowed: Arguments.readingOptions + Arguments.partOptions + [.scene, .gestures]
    )
  }

  /// The problem of a refused value.
  private func problem<Value>(_ body: () throws -> Value) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? UsageError)?.problem
    }
  }

  @Test("without options nothing is changed")
  func silence() throws {
    let options = try arguments("file").reading
    expectNil(options.screen)
    expectNil(options.range)
    expectNil(options.deviceDescription)
    #expect(!options.ignoresForce)
    try expectEqual(arguments("file").scene, .workbench)
  }

  @Test("a screen, a range, a description and no force")
  func everything() throws {
    let options = try arguments(
      "--screen",
      "390x844",
      "--range=1:1079,2:2399",
      "--desc",
      "panel.txt",
      "--no-force"
    ).reading
    expectEqual(options.screen, ScreenSize(width: 390, height: 844))
    expectEqual(options.range, AxisRanges("1:1079,2:2399"))
    #expect(options.range != nil)
    expectEqual(options.deviceDescription, "panel.txt")
    #expect(options.ignoresForce)
  }

  @Test("an invalid screen, range or scene is refused")
  func nonsense() throws {
    expectEqual(problem { try arguments("--screen", "390").reading }, "390 is no screen size")
    expectEqual(problem { try arguments("--range", "5").reading }, "5 is no range")
    expectEqual(problem { try arguments("--scene", "moon").scene }, "there is no scene moon")
  }

  @Test("a scene is found by its name")
  func scenes() throws {
    for scene in Scene.allCases {
      try expectEqual(arguments("--scene", scene.name).scene, scene)
    }
  }

  @Test("standard input is accepted once among files and description")
  func standardInput() throws {
    let plain = try arguments("--desc", "panel.txt")
    expectNil(problem { try plain.checkStandardInput(among: ["-", "file"]) })
    expectNil(problem { try plain.checkStandardInput(among: ["file", "file"]) })
    let twice = "- stands twice, but standard input can be read only once"
    expectEqual(problem { try plain.checkStandardInput(among: ["-", "-"]) }, twice)
    let described = try arguments("--desc", "-")
    expectNil(problem { try described.checkStandardInput(among: ["file"]) })
    expectEqual(problem { try described.checkStandardInput(among: ["-"]) }, twice)
  }

  @MainActor
  @Test("gestures are separated by commas or spaces; names that the scene lacks are refused")
  func gestures() throws {
    func names(_ text: String) throws -> [String]? {
      try arguments("--gestures", text).gestures(of: .workbench)
    }
    let known = Scene.workbench.recognizerNames
    let (one, other) = (known[0], known[1])
    try expectNil(arguments().gestures(of: .workbench))
    try expectEqual(names("\(one)"), [one])
    try expectEqual(names("\(other), \(one)"), [other, one])
    try expectEqual(names("\(one),,\(other)"), [one, other])
    expectEqual(problem { try names("\(one),moon") }, "the scene workbench has no recognizer moon")
    expectEqual(problem { try names(",") }, "--gestures names none")
  }

  @Test(
    "a part is two moments, in seconds or with minutes and hours",
    arguments: [
      ("83.4", 83.4), ("1:23.4", 83.4), ("0:01:23.4", 83.4), ("90:00", 5_400), ("2:00:00", 7_200),
      (".5", 0.5),
    ]
  )
  func moments(text: String, seconds: Double) throws {
    try expectEqual(arguments("--from", text).reading.part?.lowerBound, .seconds(seconds))
    try expectEqual(arguments("--to", text).reading.part?.upperBound, .seconds(seconds))
    try expectEqual(arguments("--from", "0").reading.part?.lowerBound, .zero)
  }

  @Test(
    "nonsense is no moment",
    arguments: [
      ":", "1:", ":1", "1:60", "1:60:00", "1:2:3:4", "1.5:00", "-1", "1e3", "nan", "1.2.3",
    ]
  )
  func noMoments(text: String) throws {
    expectEqual(problem { try arguments("--from=\(text)").reading }, "\(text) is no moment")
  }

  @Test("a part's end is behind its beginning")
  func order() throws {
    expectEqual(
      problem { try arguments("--from", "2", "--to", "1").reading },
      "--to lies before --from"
    )
    for options in [["--from", "2", "--to", "2"], ["--from", "1:02", "--to", "62.0"]] {
      let found = problem { try Arguments(options, allowed: Arguments.partOptions).reading }
      expectEqual(found, "--from and --to name one moment", "\(options)")
    }
    expectEqual(
      problem { try arguments("--to", "0:00").reading },
      "--to names the recording's start"
    )
    try expectEqual(
      arguments("--from", "2", "--to", "2.000001").reading.part,
      .seconds(2)...(.seconds(2.000001))
    )
    try expectNil(arguments().reading.part)
  }
}
