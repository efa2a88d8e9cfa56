import TouchRecording

extension Command {
  /// The mechanical edits that bring Swift files for UIKit to Touchstone.
  static let port = Command(
    name: "port",
    summary: "make the edits that Swift files for iOS need here, and say what needs a hand",
    operands: "FILE…",
    operandCount: 1 ... .max,
    options: [.ported, .dryRun, .force],
    example: "touchstone port Knob.swift Dial.swift -o Ported",
    details: """
      Name all files of a module at once, or its folder: some edits depend on what the others declare.
      Every line of the output is FILE:LINE: and what was done there; "warning:" stands before what
      compiles and behaves otherwise than expected, "can't:" before what doesn't compile until a hand
      changes it, with the reason. The exit code is 0 then, too.

      Without -o the files are changed where they are, each whole or not at all. Every byte that no edit
      names stays; a file that isn't valid Swift stays as it is. Running it twice changes nothing.
      With -o another file in the folder is replaced only with --force.

      It runs from a checkout of Touchstone, and builds its helper when it is first asked.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      if arguments.operands.contains("-") {
        throw UsageError(
          problem: "port can't read standard input",
          remedy: "name files or a folder, as in touchstone port Knob.swift"
        )
      }
      // Before a helper is built, which takes its time.
      if let missing = arguments.operands.first(where: { statistics(of: $0) == nil }) {
        return Output.complain(RecordingError.missing(missing))
      }
      var words: [String] = []
      if let folder = arguments[.ported] { words += ["-o", folder] }
      if arguments.has(.force) { words.append("--force") }
      if arguments.has(.dryRun) { words.append("--dry-run") }
      do throws(PortHelperError) {
        return try PortHelper.find().run(words + ["--"] + arguments.operands)
      } catch {
        Output.complain("touchstone: \(error.problem)")
        return error.code
      }
    }
  )
}
