import Foundation

/// Results go to standard output, complaints to standard error.
enum Console {
  static func line(_ text: String) { write(text, to: FileHandle.standardOutput) }
  /// Several lines of the program's own words.
  static func text(_ lines: String) {
    for one in lines.split(separator: "\n", omittingEmptySubsequences: false) { line(String(one)) }
  }
  static func complain(_ text: String) { write(text, to: FileHandle.standardError) }

  /// Writes a line without what would steer a terminal.
  private static func write(_ text: String, to handle: FileHandle) {
    let plain = text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value == 0x7f ? "\u{fffd}" : Character(scalar)
    }
    // A reader that closed its pipe wants no more.
    try? handle.write(contentsOf: Data((String(plain) + "\n").utf8))
  }
}
