import TouchRecording
import TouchReport

/// Labelled strokes that no figure counts, and why.
public struct UnjudgedStrokes: Hashable, Sendable {
  /// Why strokes aren't judged.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Neither a recognizer of the scene nor an alias has the label's name: it was probably mistyped.
    case unknown
    /// The label has an alias, and the scene has none of its recognizers.
    case absent
    /// Nothing touches in the labelled part.
    case untouched
  }

  /// The label.
  public var label: String
  /// Why its strokes aren't judged.
  public var reason: Reason
  /// How many strokes there are.
  public var strokes: Int

  /// Creates an account of strokes.
  public init(label: String, reason: Reason, strokes: Int) {
    self.label = label
    self.reason = reason
    self.strokes = strokes
  }

  /// What stands beside the figures: how many strokes of which label, and why.
  package func text(scene: String) -> String {
    let count = NumberText.count(strokes, "stroke")
    let why =
      switch reason {
      case .unknown: "neither a recognizer of \(scene) nor an alias has that name"
      case .absent: "\(scene) has none of its recognizers"
      case .untouched: "nothing touches in the labelled part"
      }
    return "NOT JUDGED: \(count) labelled \(label): \(why)"
  }

  /// The strokes as JSON.
  var json: JSON {
    .object([
      ("label", .string(label)), ("reason", .string(reason.rawValue)),
      ("strokes", .integer(strokes)),
    ])
  }

  /// Reads strokes from JSON.
  init(_ scanner: inout JSONScanner) throws(LineProblem) {
    self.init(label: "", reason: .unknown, strokes: 0)
    var word = ""
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "label": label = try scanner.string()
      case "reason": word = try scanner.string()
      case "strokes": strokes = try scanner.integer()
      default: try scanner.skipValue()
      }
    }
    guard let reason = Reason(rawValue: word) else {
      throw scanner.problem("\(word) is no reason why strokes aren't judged")
    }
    self.reason = reason
  }
}
