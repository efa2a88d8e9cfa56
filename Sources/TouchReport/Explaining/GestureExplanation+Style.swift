extension GestureExplanation {
  /// One character for how it came out.
  var mark: String { isNearMiss ? "~" : verdict.mark }
}

extension GestureExplanation.Verdict {
  /// One character for it.
  var mark: String {
    switch self {
    case .recognized: "+"
    case .cancelled: "x"
    case .failed, .undecided: "-"
    case .noPart: " "
    }
  }
}

extension TerminalStyle {
  /// Text in the colour of how an attempt came out.
  func paint(_ text: String, _ explanation: GestureExplanation) -> String {
    paint(text, explanation.verdict, explanation.isNearMiss)
  }

  /// The same for a verdict.
  func paint(
    _ text: String,
    _ verdict: GestureExplanation.Verdict,
    _ isNearMiss: Bool
  ) -> String {
    if isNearMiss { return paint(text, .yellow) }
    return switch verdict {
    case .recognized: paint(text, .green)
    case .cancelled: paint(text, .magenta)
    case .failed, .undecided: text
    case .noPart: faint(text)
    }
  }
}
