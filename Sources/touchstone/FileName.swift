import Foundation

/// What a file is called in a title.
enum FileName {
  /// The last part of a path, or "standard input".
  static func of(_ path: String) -> String {
    path == "-" ? "standard input" : URL(fileURLWithPath: path).lastPathComponent
  }
}
