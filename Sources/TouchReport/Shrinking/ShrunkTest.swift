import TouchStage

/// The Swift text of a test that shows what a shrunk recording shows.
@MainActor
struct ShrunkTest {
  let stage: ShrinkStage
  let goal: ShrinkGoal

  /// What happens in the test.
  struct Seen {
    /// The gestures that are recognized.
    var gestures: [SeenGesture]
    /// What the scene tells of the goal's gesture, how it came out: the kinds of its events.
    var notes: [String]
  }

  /// The test's lines.
  ///
  /// - Parameters:
  ///   - script: What the fingers do.
  ///   - others: Other thresholds than the stage's.
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
    let source = stage.source
    let recognizers = stage.stage().recognizers
    var body = source.lines
    var imports = Set(source.imports).union(["Testing", "TouchTesting", "UIKit"])
    for setting in source.settings + others {
      body.append(
        "try RecognizerSetting(recognizer: \(setting.recognizer.literal), property: "
          + "\(setting.property.literal), value: \(setting.value.literal))"
      )
      // Another kind of recognizer may have a property of the same name.
      if let own = source.ownSettings,
        (try? setting.apply(to: recognizers, RecognizerProperty.builtIn)) == nil
      {
        imports.formUnion(own.imports)
        body.append("  \(own.line)")
      } else {
        body.append("  .apply(to: stage.recognizers, RecognizerProperty.builtIn)")
      }
    }
    // Where the scene tells of the goal, it may tell nothing: that is checked, too.
    let listening = goal.isToldByScene || !seen.notes.isEmpty ? source.listening : nil
    if let listening { body += listening(goal.recognizer) }
    body += script.lines
    body.append("stage.finish()")
    body += expectations(seen.gestures)
    if listening != nil {
      body.append("#expect(told == [\(seen.notes.map(\.literal).joined(separator: ", "))])")
    }
    let outcome = isTurned ? "the other outcome than \(goal)" : goal.description
    return imports.sorted().map { "import \($0)" } + [
      "", "@Test(\(outcome.literal)) @MainActor", "func \(name)() throws {",
    ] + body.map { "  \($0)" } + ["}"]
  }

  /// What is recognized; how it ends where a gesture may be broken off: a name alone says nothing of that.
  private func expectations(_ gestures: [SeenGesture]) -> [String] {
    let names = gestures.map { $0.name.literal }.joined(separator: ", ")
    var lines = ["#expect(stage.gestures.map(\\.name) == [\(names)])"]
    if goal.outcome == .cancelled || gestures.contains(where: { $0.outcome != .ended }) {
      let outcomes = gestures.map { ".\($0.outcome)" }.joined(separator: ", ")
      lines.append("#expect(stage.gestures.map(\\.outcome) == [\(outcomes)])")
    }
    return lines
  }
}

extension String {
  /// The text as a literal of Swift.
  package var literal: String {
    let escaped = flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
    return "\"\(String(escaped))\""
  }
}
