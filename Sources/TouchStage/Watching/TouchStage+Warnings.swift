import Foundation

extension TouchStage {
  /// Prints a line of the application's log on standard error.
  static func warn(_ line: String) {
    FileHandle.standardError.write(Data("Touchstone: \(line)\n".utf8))
  }
}
