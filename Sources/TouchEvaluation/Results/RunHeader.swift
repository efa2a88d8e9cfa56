import TouchCore
package import TouchRecording
import TouchReport

/// What a run was made with: the first line of its file.
public struct RunHeader: Hashable, Sendable {
  /// The version of the file's form that is written and read.
  public static let version = 1

  /// What outputs call the corpus.
  public var corpus: String
  /// The number of recordings in it.
  public var recordings: Int
  /// Whether its hands are synthetic.
  public var isSynthetic: Bool
  /// The scene's name.
  public var scene: String
  /// The recognizers that take part; nil for all.
  public var gestures: [String]?
  /// The settings, as they were typed.
  public var settings: [String]
  /// Other options that change results, as they were typed.
  public var options: [String] = []
  /// What stands for the labels and aliases; nil where it isn't known.
  public var labels: String?
  /// What stands for the bytes of the recordings; nil where it isn't known.
  public var contents: String?
  /// What stands for the program that evaluates; nil where it isn't known.
  public var program: String?
  /// How far times may be apart.
  public var tolerance: Tolerance

  /// Creates a header.
  public init(
    corpus: String,
    recordings: Int,
    isSynthetic: Bool,
    scene: String,
    gestures: [String]? = nil,
    settings: [String] = [],
    tolerance: Tolerance = Tolerance()
  ) {
    self.corpus = corpus
    self.recordings = recordings
    self.isSynthetic = isSynthetic
    self.scene = scene
    self.gestures = gestures
    self.settings = settings
    self.tolerance = tolerance
  }

  /// The header as a line, without the line's end.
  public var json: String {
    JSON.object([
      ("run", .integer(Self.version)), ("corpus", .path(corpus)),
      ("recordings", .integer(recordings)), ("synthetic", .bool(isSynthetic)),
      ("scene", .string(scene)), ("gestures", gestures.map { .list($0.map(JSON.string)) }),
      ("set", .list(settings.map(JSON.string))),
      ("options", options.isEmpty ? nil : .list(options.map(JSON.path))),
      ("labels", labels.map(JSON.string)), ("contents", contents.map(JSON.string)),
      ("program", program.map(JSON.string)),
      ("edge", .exact(tolerance.edge)), ("recognition", .exact(tolerance.recognition)),
    ]).text
  }

  /// Reads a header; nil where the line is none.
  ///
  /// - Throws: A `LineProblem` where the line is no JSON, or of another version.
  package init?(_ line: Line) throws(LineProblem) {
    self.init(corpus: "", recordings: 0, isSynthetic: false, scene: "")
    var scanner = JSONScanner(line)
    var version: Int?
    var isTrue = false
    try scanner.object { scanner, key throws(LineProblem) in
      switch key {
      case "run": version = try scanner.integer()
      case "corpus": corpus = try scanner.string()
      case "recordings":
        recordings = try scanner.integer()
      case "synthetic": isTrue = try scanner.flag()
      case "scene": scene = try scanner.string()
      case "gestures":
        var names: [String] = []
        try scanner.array { scanner throws(LineProblem) in names.append(try scanner.string()) }
        gestures = names
      case "set":
        try scanner.array { scanner throws(LineProblem) in settings.append(try scanner.string()) }
      case "options":
        try scanner.array { scanner throws(LineProblem) in options.append(try scanner.string()) }
      case "labels": labels = try scanner.string()
      case "contents": contents = try scanner.string()
      case "program": program = try scanner.string()
      case "edge": tolerance.edge = TouchTime(nanoseconds: try scanner.nanoseconds())
      case "recognition":
        tolerance.recognition = TouchTime(nanoseconds: try scanner.nanoseconds())
      default: try scanner.skipValue()
      }
    }
    isSynthetic = isTrue
    guard let version else { return nil }
    guard version == Self.version else {
      throw scanner.problem(
        "the run's form has the version \(version), not \(Self.version)",
        remedy: "evaluate again with this touchstone"
      )
    }
  }

  /// Whether a line is a header: an object with a version of the run's form.
  ///
  /// - Throws: A `LineProblem` where the line is no JSON.
  static func isOne(_ line: Line) throws(LineProblem) -> Bool {
    var scanner = JSONScanner(line)
    var hasVersion = false
    try scanner.object { scanner, key throws(LineProblem) in
      if case "run" = key { hasVersion = true }
      try scanner.skipValue()
    }
    return hasVersion
  }

  /// Why results of another run can't stand in this one; nil where they can.
  public func difference(from other: RunHeader) -> String? {
    var other = other
    if other == self { return nil }
    if program != other.program {
      other.program = program
      if other == self { return "it is a run of another build of touchstone" }
    }
    if labels != other.labels {
      other.labels = labels
      if other == self { return "its labels or aliases were others" }
    }
    if contents != other.contents {
      other.contents = contents
      if other == self { return "a recording has changed since" }
    }
    return "it is a run of another corpus, or with other settings"
  }
}
