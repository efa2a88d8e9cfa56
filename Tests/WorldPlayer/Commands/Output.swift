import Foundation

/// Buffered standard output.
@MainActor
enum Output {
  private static var buffer = Data()

  /// Adds a line.
  static func line(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    buffer.append(10)
    if buffer.count > 1 << 16 { flush() }
  }

  /// Writes out the added lines.
  static func flush() {
    FileHandle.standardOutput.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
