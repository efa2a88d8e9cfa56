import SceneStage
import TouchReport
import TouchStage

/// What shrinking came to.
struct Shrunk {
  /// The recording.
  let file: String
  /// All of it.
  let from: TouchStrokes
  /// What is left.
  let to: TouchStrokes
  /// How often the scene was played.
  let plays: Int
}

// What is printed of it: the test of what is left, and what turns its outcome, as text or as JSON.
extension Shrinking {
  private var test: ShrunkTest { ShrunkTest(staging: staging, header: header, goal: goal) }

  // MARK: Text

  func printText(_ shrunk: Shrunk) {
    Output.line(
      "\(goal) in \(shrunk.file): \(size(shrunk.from)) became \(size(shrunk.to)), "
        + "after \(shrunk.plays) plays"
    )
    Output.line("")
    Output.lines(text(lines(of: shrunk.to, in: test)))
    Output.line("")
    switch turn(of: shrunk.to, from: shrunk.from) {
    case .change(let change, let strokes, let isOfWhole):
      Output.line(
        isOfWhole
          ? "Nothing turns what is left. The whole recording turns if \(change.sentence):"
          : "It turns if \(change.sentence):"
      )
      Output.line("")
      Output.lines(text(turned(change, of: strokes)))
    case .never(let change, let becomes):
      Output.line(
        "Nothing turns it: \(goal.recognizer) holds touches back for a moment, then fails, and is never recognized."
      )
      guard let change else { return }
      let reasons = becomes.map { "'\($0)'" }.joined(separator: ", ")
      Output.line("It becomes \(reasons) if \(change.sentence).")
    case .nothing(let decides, let remedy):
      Output.line(
        "Nothing that was tried turns it: no change of a touch or of a threshold, nor two or three together."
      )
      Output.line("What decides: \(decides)")
      Output.line("Try \(remedy).")
    }
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
    lines(of: change.touches ?? strokes, in: test, change.settings, isTurned: true)
  }

  // MARK: JSON

  /// Prints an object of what is left, and one of what turns it.
  func printObjects(_ shrunk: Shrunk) {
    Output.line(
      JSON.object([
        ("type", .string("shrunk")),
        ("file", .string(shrunk.file)),
        ("keeps", .string("\(goal)")),
        ("before", json(shrunk.from)),
        ("after", json(shrunk.to)),
        ("plays", .integer(shrunk.plays)),
        ("test", json(lines(of: shrunk.to, in: test))),
      ]).text
    )
    let members: [(String, JSON?)]
    switch turn(of: shrunk.to, from: shrunk.from) {
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
    Output.line(JSON.object([("type", .string("turn"))] + members).text)
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
