public import TouchCore
public import TouchStage

extension GestureAnalysis {
  /// The sequence that is under way, or was last, as one line of JSON: the attempts as the report's page draws
  /// them in lanes, and why each came out as it did.
  ///
  /// Times are microseconds.
  ///
  /// - Parameters:
  ///   - now: The time on the clock.
  ///   - count: How many sequences came before, where the analysis is a part of a longer one.
  /// - Returns: The line, without its end; nil where there is no sequence.
  public func lanes(at now: TouchTime, after count: Int = 0) -> String? {
    guard let index = sequences.indices.last else { return nil }
    let sequence = sequences[index]
    var number = count
    for sequence in sequences where !sequence.isContinued || number == 0 { number += 1 }
    let names = PageControl.names(in: log)
    let controls = names.enumerated().map { (name: $1, number: log.recognizers.count + $0) }
    let told = SequenceExplanations(of: sequence, in: self)
    let attempts =
      zip(sequence.attempts, told.attempts)
      .map { PageAttempt(self, $0, $1, in: index).json }
      + PageControl.attempts(in: sequence.notes, controls, sequence: index).map { $0.json }
    return JSON.object([
      ("sequence", .integer(number)),
      ("from", .microseconds(sequence.began)),
      ("until", .microseconds(sequence.ended)),
      ("now", .microseconds(now)),
      (
        "recognizers",
        .list(
          log.recognizers.map { Self.lane($0.name, $0.kind) }
            + names.map { Self.lane($0, "control") }
        )
      ),
      ("touches", .list(sequence.touches.map { Self.lane(log.touches[$0]) })),
      ("attempts", .list(attempts)),
    ]).text
  }

  private static func lane(_ name: String, _ kind: String) -> JSON {
    .object([("name", .string(name)), ("kind", .string(kind))])
  }

  private static func lane(_ touch: GestureLog.Touch) -> JSON {
    .object([
      ("from", .microseconds(touch.began)), ("until", .microseconds(touch.last)),
      ("outcome", .optional(touch.outcome.map { JSON.string($0.word) })),
    ])
  }
}
