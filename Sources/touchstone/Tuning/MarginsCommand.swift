import TouchEvaluation
import TouchRecording
import TouchReport

extension Command {
  /// How near decisions were to their limits.
  static let margins = Command(
    name: "margins",
    summary: "say which decisions of a saved run a trembling hand would flip",
    operands: "RUN.jsonl",
    operandCount: 1...1,
    options: [.json, .distributions],
    example: "touchstone margins run.jsonl --svg margins.svg",
    details: """
      The run is what touchstone evaluate --save wrote; - is standard input. A decision is near where what was
      measured came within a tenth of its limit: of a gesture that was recognized, the limit that was kept most
      narrowly, of one that failed, the limit that was missed by most. The table counts them by gesture and measure, by
      person and by device; --svg draws the distributions. Documentation/Tuning.md has more.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      do throws(RecordingError) {
        let run = try RunFile(path: arguments.operands[0])
        var table = MarginTable(isSynthetic: run.header?.isSynthetic ?? false)
        while let result = try run.next() { table.add(result) }
        run.noteEnd()
        if let path = arguments[.distributions] {
          let picture = table.picture.svg(title: "Margins")
          try PictureFile.write(picture, to: path, input: "")
          if path == "-" { return .success }
        }
        Output.lines(arguments.has(.json) ? table.jsonLines : table.lines)
        return .success
      } catch {
        return Output.complain(error)
      }
    }
  )
}

extension RunFile {
  /// Says that a run was interrupted, once it is read.
  @MainActor
  func noteEnd() {
    if isCutOff {
      Output.complain(
        "\(file): the run was interrupted in its last line, which is left out; go on with --resume"
      )
    }
  }
}
