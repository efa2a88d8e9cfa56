import Foundation
import TouchReport

/// What is known of the terminal that standard output goes to.
enum Terminal {
  /// How many characters fit into a line: COLUMNS, what the terminal says, or 80 where there is none.
  static var width: Int {
    if let text = ProcessInfo.processInfo.environment["COLUMNS"], let width = Int(text),
      widths.contains(width)
    {
      return width
    }
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1,
      ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0,
      widths.contains(Int(size.ws_col))
    else { return usual }
    return Int(size.ws_col)
  }

  /// Colours where a terminal has them and the environment doesn't object (NO_COLOR, TERM=dumb).
  static var style: TerminalStyle {
    let environment = ProcessInfo.processInfo.environment
    let isDumb = ["", "dumb"].contains(environment["TERM"] ?? "")
    let objects = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return isatty(STDOUT_FILENO) == 1 && !isDumb && !objects ? .colored : .plain
  }

  /// The widths that make sense; anything else is taken for a mistake.
  private static let widths = 20...1000
  /// The width where nothing says another.
  private static let usual = 80
}
