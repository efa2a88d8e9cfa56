public import TouchRecording
import TouchReport

/// Which recognizers satisfy a label, and which may be recognized beside them.
///
/// A label without a row of its own is satisfied by the recognizer of the same name. `aliases.tsv` in a corpus's
/// folder has rows of the user's: `label`, `recognizers`, `beside`, names with commas between them; `-` for
/// recognizers says that the label has no agreed answer.
public struct AliasTable: Hashable, Sendable {
  /// The name of the file in a corpus's folder.
  public static let fileName = "aliases.tsv"

  /// What a label asks for.
  public struct Entry: Hashable, Sendable {
    /// The recognizers of which one has to be recognized; none for a label without an agreed answer.
    public var recognizers: [String]
    /// The recognizers that may be recognized, too, where one of those is.
    public var beside: [String]

    /// Creates an entry.
    public init(_ recognizers: [String], beside: [String] = []) {
      self.recognizers = recognizers
      self.beside = beside
    }
  }

  /// The user's rows.
  public var own: [String: Entry] = [:]

  /// Creates a table with the usual aliases alone.
  public init() {}

  /// Reads a file of the user's rows; what is wrong with it is left out.
  public init(path: String) throws(RecordingError) {
    self.init()
    _ = try read(path: path)
  }

  /// Reads a file of the user's rows.
  ///
  /// - Returns: What is wrong with it, line by line.
  public mutating func read(path: String) throws(RecordingError) -> [TableProblem] {
    read(try Corpus.bytes(of: path), file: path)
  }

  /// What a label asks for.
  public func entry(for label: String) -> Entry {
    own[label] ?? Self.usual[label] ?? Entry([label])
  }

  /// The labels that have rows, the user's and the usual ones, in the order of their names.
  public var labels: [String] {
    Set(own.keys).union(Self.usual.keys).subtracting([StrokeLabel.odd]).sorted()
  }

  /// The name that a label which nothing satisfies was probably meant as: a recognizer or an alias, or of an alias of
  /// the user's, whose recognizers may be mistyped, a recognizer; nil where none is near.
  func nearestName(to label: String, among recognizers: [String]) -> String? {
    if let entry = own[label] {
      return entry.recognizers.lazy.compactMap { NearestName.find($0, among: recognizers) }.first
    }
    return NearestName.find(label, among: recognizers + labels)
  }

  private static let swipes = ["swipeLeft", "swipeRight", "swipeUp", "swipeDown"]

  /// The usual aliases: the labels of recordings, and the recognizers of the scenes.
  private static let usual: [String: Entry] = {
    var table: [String: Entry] = [
      StrokeLabel.odd: Entry([]),
      "pan": Entry(["pan"], beside: swipes),
      "drag": Entry(["pan"], beside: swipes),
      "swipe": Entry(swipes, beside: ["pan"]),
      "flick": Entry(swipes, beside: ["pan"]),
      "rotation": Entry(["rotation"], beside: ["pan"]),
      "edgeSwipe": Entry(["edgePan"]),
    ]
    for name in swipes { table[name] = Entry([name], beside: ["pan"]) }
    for name in ["pinch", "pinchOpen", "pinchClose"] {
      table[name] = Entry(["pinch"], beside: ["pan"])
    }
    for fingers in ["two", "three", "four", "five"] {
      table["\(fingers)FingerPan"] = Entry(["pan"], beside: swipes)
      table["\(fingers)FingerSwipe"] = Entry(["pan"], beside: swipes)
    }
    return table
  }()

  /// Reads the user's rows.
  ///
  /// - Parameters:
  ///   - bytes: The table.
  ///   - file: What problems call it.
  /// - Returns: What is wrong with it, line by line.
  mutating func read(_ bytes: [UInt8], file: String) -> [TableProblem] {
    let table = TextTable(
      bytes,
      file: file,
      known: ["label", "recognizers", "beside", "note"],
      required: ["label", "recognizers"]
    )
    var problems = table.problems
    for row in table.rows {
      let recognizers = Self.names(row["recognizers"])
      if row["label"].isEmpty || recognizers.isEmpty {
        problems.append(
          TableProblem(
            file: file,
            line: row.line,
            problem: row["label"].isEmpty ? "the label is missing" : "no recognizer is named",
            remedy: "write a label and recognizers, or - for no agreed answer"
          )
        )
      } else if own[row["label"]] != nil {
        problems.append(
          TableProblem(
            file: file,
            line: row.line,
            problem: "\(row["label"]) has a row already",
            remedy: "name all its recognizers in one row, with commas between them"
          )
        )
      } else {
        own[row["label"]] = Entry(
          recognizers == ["-"] ? [] : recognizers,
          beside: Self.names(row["beside"])
        )
      }
    }
    return problems
  }

  private static func names(_ text: String) -> [String] {
    text.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
  }
}
