import SceneStage
import Scenes
import TouchEvaluation
import TouchRecording
import TouchReport

extension Command {
  /// What came out differently in two runs.
  static let diff = Command(
    name: "diff",
    summary: "list the decisions that came out differently in two saved runs, with both reasons",
    operands: "A.jsonl B.jsonl [CORPUS]",
    operandCount: 2...3,
    options: [.json],
    example: "touchstone diff main.jsonl branch.jsonl recordings",
    details: """
      Both runs are what touchstone evaluate --save wrote, of the same recordings: with two versions of recognizers,
      two settings, or at two commits. Recordings are the same where the table calls them the same. A decision flipped
      where its attempt began at the same moment and ended differently. With a CORPUS, the command that explains each
      flip is printed, too: one for each run where they were made with other options. The exit code is 1 where
      something is different; otherwise it is 0, and nothing is printed.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      try arguments.checkStandardInput(among: arguments.operands.prefix(2))
      do throws(RecordingError) { return try compareRuns(arguments) } catch {
        return Output.complain(error)
      }
    }
  )

  @MainActor
  private static func compareRuns(_ arguments: Arguments) throws(RecordingError) -> ExitCode {
    let folder = try arguments.operands.dropFirst(2).first.map { path throws(RecordingError) in
      try Corpus(path: path).folder
    }
    let json = arguments.has(.json)
    let runs = [try RunFile(path: arguments.operands[0]), try RunFile(path: arguments.operands[1])]
    let headers = runs.map(\.header)
    let commands = folder.map { flipCommands(for: headers, in: $0) }
    var isFirst = true
    var diff = RunDiff { change in
      if json { return Output.lines(change.jsonLines) }
      if !isFirst { Output.line("") }
      isFirst = false
      Output.lines(change.lines(commands: commands))
    }
    var open: Set<Int> = [0, 1]
    while !open.isEmpty {
      for index in open.sorted() {
        if let result = try runs[index].next() {
          diff.add(result, of: index)
        } else {
          open.remove(index)
        }
      }
    }
    for run in runs { run.noteEnd() }
    if diff.isEmpty { return .success }
    if json {
      if let line = diff.json { Output.line(line) }
    } else {
      if !isFirst { Output.line("") }
      Output.lines(diff.summary)
      if runs.contains(where: { $0.header?.isSynthetic ?? false }) {
        Output.line(TuningReport.syntheticNotice)
      }
    }
    return .unmet
  }

  /// The commands that explain what flipped, as both runs were made.
  @MainActor
  private static func flipCommands(for headers: [RunHeader?], in folder: String) -> FlipCommands {
    let scene = headers.compactMap(\.self).first.flatMap { Scene(rawValue: $0.scene) }
    let known = scene.map { $0.recognizerNames + $0.controlNames }
    return FlipCommands(folder: folder, headers: headers) { known?.contains($0) ?? true }
  }
}
