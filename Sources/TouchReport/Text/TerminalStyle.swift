/// Whether text is set off on a terminal.
public enum TerminalStyle: Hashable, Sendable {
  /// Text alone.
  case plain
  /// The sixteen colours that every terminal with colours has.
  case colored

  /// A colour, as its escape code.
  enum Color: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case magenta = "35"
  }

  /// Text in bold.
  func strong(_ text: String) -> String { escaped(text, "1") }
  /// Text that is less important.
  func faint(_ text: String) -> String { escaped(text, "2") }
  /// Text in a colour.
  func paint(_ text: String, _ color: Color) -> String { escaped(text, color.rawValue) }

  private func escaped(_ text: String, _ code: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
