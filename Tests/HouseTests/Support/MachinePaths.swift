/// Absolute paths that are valid on one machine only.
enum MachinePaths {
  /// The lines of a text that contain such a path, counted from 1.
  static func lines(in text: String) -> [Int] {
    let path = /(?:^|[^\w.\/~-])\/(?:work|home|root|Users)\//
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].contains(path) }.map { $0 + 1 }
  }
}
