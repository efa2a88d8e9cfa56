/// How text is set off on a terminal; not at all where there is none.
public enum TerminalStyle: Hashable, Sendable {
  /// Text alone.
  case plain
  /// The sixteen colours that every terminal with colours has.
  case colored

  /// Text in bold.
  func strong(_ text: String) -> String { escaped(text, "1") }
  /// Text that is less important.
  func faint(_ text: String) -> String { escaped(text, "2") }
  /// Text in the colour of how an attempt came out.
  func paint(_ text: String, _ explanation: GestureExplanation) -> String {
    if explanation.isNearMiss { return escaped(text, "33") }
    return switch explanation.verdict {
    case .recognized: escaped(text, "32")
    case .cancelled: escaped(text, "35")
    case .failed, .undecided: text
    case .noPart: faint(text)
    }
  }

  private func escaped(_ text: String, _ code: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
