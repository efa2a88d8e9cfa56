import Foundation

/// Standard output, written in large pieces.
@MainActor
enum Output {
  private static var buffer = Data()

  /// Adds a line.
  static func line(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    buffer.append(10)
    if buffer.count > 1 << 16 { flush() }
  }

  /// Writes out what was added.
  static func flush() {
    FileHandle.standardOutput.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
