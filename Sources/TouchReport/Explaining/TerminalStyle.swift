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
    if explanation.isNearMiss { return paint(text, .nearMiss) }
    return switch explanation.verdict {
    case .recognized: paint(text, .recognized)
    case .cancelled: paint(text, .cancelled)
    case .failed, .undecided: text
    case .noPart: faint(text)
    }
  }

  /// A mark in its colour.
  func paint(_ text: String, _ mark: GestureTimeline.Mark) -> String {
    switch mark {
    case .recognized: escaped(text, "32")
    case .cancelled: escaped(text, "35")
    case .failed: escaped(text, "31")
    case .nearMiss: escaped(text, "33")
    }
  }

  /// A stretch in its colour.
  func paint(_ text: String, _ block: GestureTimeline.Block) -> String {
    switch block {
    case .down: text
    case .possible: faint(text)
    case .waiting: escaped(text, "33")
    case .active: escaped(text, "32")
    }
  }

  private func escaped(_ text: String, _ code: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
