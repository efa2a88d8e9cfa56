import SceneStage
import Scenes
import TouchRecording
import TouchReport
import TouchStage

/// The Swift text of a test that shows what a shrunk recording shows.
@MainActor
struct ShrunkTest {
  let staging: Staging
  let header: RecordingHeader
  let goal: ShrinkGoal

  /// What happens in the test.
  struct Seen {
    /// The gestures that are recognized.
    var names: [String]
    /// What the scene tells of the goal's gesture, how it came out: the kinds of its events.
    var notes: [String]
  }

  /// The test's lines.
  ///
  /// - Parameters:
  ///   - script: What the fingers do.
  ///   - others: Other thresholds than the scene's.
  ///   - isTurned: Whether the outcome is the other one.
  ///   - seen: What happens.
  /// - Returns: The lines, without their ends.
  func lines(
    _ script: StrokeScript,
    _ others: [RecognizerSetting],
    isTurned: Bool,
    seen: Seen
  ) -> [String] {
    let name = isTurned ? "turned" : "shrunk"
    let settings = staging.settings + others
    let recognizers = staging.stage().recognizers
    var body = traitLines + stageLines
    var needsScene = false
    for setting in settings {
      body.append(
        "try RecognizerSetting(recognizer: \(quoted(setting.recognizer)), property: "
          + "\(quoted(setting.property)), value: \(quoted(setting.value)))"
      )
      // Another kind of recognizer may have a property of the same name.
      if (try? setting.apply(to: recognizers, RecognizerProperty.builtIn)) != nil {
        body.append("  .apply(to: stage.recognizers, RecognizerProperty.builtIn)")
      } else {
        needsScene = true
        body.append("  .apply(to: Staging.adjustables(on: stage), Staging.properties)")
      }
    }
    // Where the scene tells of the goal, it may tell nothing: that is checked, too.
    let listens = goal.isToldByScene || !seen.notes.isEmpty
    if listens { body += listening }
    body += script.lines
    body.append("stage.finish()")
    let list = seen.names.map(quoted).joined(separator: ", ")
    body.append("#expect(stage.gestures.map(\\.name) == [\(list)])")
    if listens {
      body.append("#expect(told == [\(seen.notes.map(quoted).joined(separator: ", "))])")
    }
    let outcome = isTurned ? "the other outcome than \(goal)" : goal.description
    let imports =
      (needsScene ? ["SceneStage"] : []) + ["Scenes", "Testing", "TouchTesting", "UIKit"]
    return imports.map { "import \($0)" } + [
      "", "@Test(\(quoted(outcome))) @MainActor", "func \(name)() throws {",
    ] + body.map { "  \($0)" } + ["}"]
  }

  /// Gathers how the goal's gesture comes out, by the scene's events.
  private var listening: [String] {
    [
      "var told: [String] = []", "scene.onEvent = { event in",
      "  guard event.gesture == \(quoted(goal.recognizer)) else { return }",
      "  if let outcome = event.outcome { told.append(outcome) }", "}",
    ]
  }

  private var stageLines: [String] {
    let width = NumberText.short(header.screen.width, 4)
    let height = NumberText.short(header.screen.height, 4)
    var lines = [
      "let scene = Scene(rawValue: \(quoted(staging.scene.name)))!.makeViewController()",
      "let stage = TouchStage(", "  scene: scene,",
      "  size: CGSize(width: \(width), height: \(height)),",
    ]
    if header.hasForce {
      lines.append("  maximumForce: \(NumberText.short(header.maximumForce, 4)),")
    }
    if let gestures = staging.gestures {
      lines.append("  gestures: [\(gestures.map(quoted).joined(separator: ", "))],")
    }
    if !traitLines.isEmpty { lines.append("  traits: traits,") }
    lines += ["  window: scene.makeWindow", ")"]
    let system = SystemGestures.names.filter { staging.system.contains($0.member) }
    if !system.isEmpty {
      lines.append("stage.system = [\(system.map { ".\($0.name)" }.joined(separator: ", "))]")
    }
    return lines
  }

  /// What the reader chose, where that isn't as on a new device.
  private var traitLines: [String] {
    let chosen = staging.traits.chosen
    if chosen.isEmpty { return [] }
    return ["var traits = StageTraits()"]
      + chosen.map { "_ = traits.set(\(quoted($0.name)), to: \(quoted($0.value)))" }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
    return "\"\(String(escaped))\""
  }
}
