/// Absolute paths that are valid on one machine only.
enum MachinePaths {
  /// The lines of a text that contain such a path, counted from 1.
  static func lines(in text: String) -> [Int] {
    let folders = ["work", "home", "root", "Users"]
    guard folders.contains(where: { text.contains("/\($0)/") }) else { return [] }
    let path = /(?:^|[^\w.\/~-])\/(?:work|home|root|Users)\//
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].contains(path) }.map { $0 + 1 }
  }
}
