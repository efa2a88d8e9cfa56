import TouchStage

// What is told of a shrunk recording: the test of what is left, and what turns its outcome, as text or as JSON.
extension ShrunkRecording {
  // MARK: Text

  /// What became of the recording, the test of what is left, and the test of the least change that turns its outcome.
  public var text: String { lines(of: "the recording").joined(separator: "\n") + "\n" }

  /// The same as lines, without their ends.
  ///
  /// - Parameter name: What the recording is called.
  /// - Returns: The lines.
  package func lines(of name: String) -> [String] {
    var lines = [
      "\(goal) in \(name): \(size(recording)) became \(size(strokes)), after \(plays) plays", "",
    ]
    lines += text(test) + [""]
    switch turn() {
    case .change(let change, let strokes, let isOfWhole):
      if let fix, fix.settings != change.settings {
        lines += ["The recording turns, and so does what is left, if \(fix.sentence).", ""]
      }
      lines.append(
        isOfWhole
          ? "Nothing turns what is left. The whole recording turns if \(change.sentence):"
          : "It turns if \(change.sentence):"
      )
      lines.append("")
      lines += text(turned(change, of: strokes))
    case .never(let change, let becomes):
      lines.append(
        "Nothing turns it: \(goal.recognizer) holds touches back for a moment, then fails, and is never recognized."
      )
      guard let change else { break }
      let reasons = becomes.map { "'\($0)'" }.joined(separator: ", ")
      lines.append("It becomes \(reasons) if \(change.sentence).")
    case .nothing(let decides, let remedy):
      lines += [
        "Nothing that was tried turns it: no change of a touch or of a threshold, nor two or three together.",
        "What decides: \(decides)", "Try \(remedy).",
      ]
    }
    return lines
  }

  private func size(_ strokes: TouchStrokes) -> String {
    NumberText.count(strokes.strokes.count, "finger") + " in "
      + NumberText.count(strokes.frames.count, "frame")
  }

  /// A test's lines; a sentence where synthetic fingers can't show the same.
  private func text(_ lines: [String]?) -> [String] {
    lines ?? ["Synthetic fingers can't do these touches; write them with -o SMALL.touches."]
  }

  /// The test of a change.
  private func turned(_ change: Counterfactual, of strokes: TouchStrokes) -> [String]? {
    test(of: change.touches ?? strokes, change.settings, isTurned: true)
  }

  // MARK: JSON

  /// An object of what is left, and one of what turns it.
  ///
  /// - Parameter name: What the recording is called.
  /// - Returns: The two objects.
  package func objects(of name: String) -> [JSON] {
    let left = JSON.object([
      ("type", .string("shrunk")),
      ("file", .string(name)),
      ("keeps", .string("\(goal)")),
      ("before", json(recording)),
      ("after", json(strokes)),
      ("plays", .integer(plays)),
      ("fix", .list((fix?.settings ?? []).map { .string($0.text) })),
      ("test", json(test)),
    ])
    let members: [(String, JSON?)]
    switch turn() {
    case .change(let change, let strokes, let isOfWhole):
      members =
        [("turns", .string(isOfWhole ? "whole" : "left"))] + json(change) + [
          ("test", json(turned(change, of: strokes)))
        ]
    case .never(let change, let becomes):
      members =
        [("turns", .string("never")), ("becomes", .list(becomes.map { .string($0) }))]
        + (change.map(json) ?? [])
    case .nothing(let decides, let remedy):
      members = [
        ("turns", .string("nothing")), ("decides", .string(decides)), ("try", .string(remedy)),
      ]
    }
    return [left, JSON.object([("type", .string("turn"))] + members)]
  }

  private func json(_ strokes: TouchStrokes) -> JSON {
    .object([
      ("fingers", .integer(strokes.strokes.count)), ("frames", .integer(strokes.frames.count)),
    ])
  }

  private func json(_ change: Counterfactual) -> [(String, JSON?)] {
    [
      ("changes", .list(change.sentences.map { .string($0) })),
      ("settings", .list(change.settings.map { .string($0.text) })),
      ("size", .number(change.size, 6)),
    ]
  }

  /// A test's text; null where synthetic fingers can't show the same.
  private func json(_ lines: [String]?) -> JSON {
    .optional(lines.map { .string($0.joined(separator: "\n") + "\n") })
  }
}
