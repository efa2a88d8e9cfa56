import TouchRecording

extension Command {
  /// From recordings to a corpus.
  static let label = Command(
    name: "label",
    summary:
      "say what was meant in a recording, touch by touch, and write it into the corpus's table",
    operands: "FILE",
    operandCount: 1...1,
    options: [.scene, .gestures, .setting, .trait, .system] + Arguments.readingOptions + [
      .table, .person, .device, .propose, .lint,
    ],
    example: "touchstone label taps.txt --person ann --device phone",
    details: """
      Each touch sequence of the recording is shown, with what was recognized; type what was meant: a gesture's
      name, none for touches that must do nothing, odd where there is no agreed answer. Return alone takes what
      is offered in brackets, - leaves the touches without a label, b goes back, q stops. Each answer is
      written at once; touches that have a label are passed over, so that the command can go on later.

      A name that neither the scene nor an alias (aliases.tsv beside the table) has is asked for again.

      --propose asks nothing: a gesture that was missed by little and recognized within 3 s after was
      probably meant. Such rows have the status proposed, and count only with evaluate --proposals. With
      --lint FILE is a corpus, and what is wrong with it is said line by line.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      if arguments.has(.lint) {
        for option in [Option.propose, .table, .person, .device] where arguments.isGiven(option) {
          throw UsageError(
            problem: "--lint and \(option.flag) don't go together",
            remedy: "leave one of them out"
          )
        }
        var evaluating = try Evaluating(arguments)
        return evaluating.run()
      }
      return try Labelling(arguments).run()
    }
  )
}
