import TouchCore
import TouchRecording
import TouchReport

/// The commands that show more of what flipped between two runs: `touchstone explain`, as each run was made.
public struct FlipCommands {
  /// The corpus's folder.
  private let folder: String
  /// What the runs were made with beyond the recording, as it is typed.
  private let words: [[String]]
  private let isKnown: (String) -> Bool

  /// Creates the commands.
  ///
  /// - Parameters:
  ///   - folder: The corpus's folder.
  ///   - headers: What both runs were made with; nil for one that doesn't say so.
  ///   - isKnown: Whether the command can be asked about a recognizer alone: not of those that a scene makes while it
  ///     is touched.
  public init(
    folder: String,
    headers: [RunHeader?] = [],
    isKnown: @escaping (String) -> Bool = { _ in true }
  ) {
    self.folder = folder
    words = (0..<2).map { index in
      headers.indices.contains(index) ? headers[index].map(Self.words) ?? [] : []
    }
    self.isKnown = isKnown
  }

  /// The scene that is touched where no option names another one.
  private static let usualScene = "workbench"

  private static func words(_ header: RunHeader) -> [String] {
    var words: [String] = []
    if header.scene != usualScene { words.append("--scene=\(header.scene)") }
    if let gestures = header.gestures {
      words.append("--gestures=\(gestures.joined(separator: ","))")
    }
    return words + header.settings.map { "--set=\($0)" } + header.options
  }

  /// Whether one command is right for both runs.
  var areAlike: Bool { words[0] == words[1] }

  /// The command that explains a flip as the first run (0) or the second (1) was made; nil where that run has no
  /// such attempt.
  func command(_ file: String, _ flip: DecisionFlip, of run: Int) -> String? {
    if (run == 0 ? flip.first : flip.second) == nil { return nil }
    // A part that ended within a gesture would tell of one that was broken off there.
    let ends = [flip.first, flip.second].compactMap { $0.map { $0.ended ?? $0.time } }
    let from = NumberText.fixed(max(flip.began.seconds - Self.before, 0), 3)
    let to = NumberText.fixed((ends.max() ?? flip.began).seconds + Self.behind, 3)
    var parts = [Corpus.path(file, in: folder)] + words[run] + ["--from", from, "--to", to]
    if isKnown(flip.recognizer) { parts += ["--gesture", flip.recognizer] }
    return "touchstone explain \(parts.map(Self.quoted).joined(separator: " "))"
  }

  /// So much is shown before an attempt, in seconds (our own choice).
  private static let before = 0.2
  /// So much is shown behind its end, in seconds (our own choice).
  private static let behind = 0.5

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+=,:".contains($0) }
    if isPlain { return word.printable }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'".printable
  }
}
