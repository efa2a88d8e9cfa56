import Foundation

/// The labelled recordings beside the checkout, if they exist.
enum SharedFolder {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("shared/recordings")

  /// Whether they exist.
  static var isHere: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("labels.tsv").path)
  }

  /// The folder of the recordings with a label.
  static func labelled() throws -> [String] {
    let table = folder.appendingPathComponent("labels.tsv")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
      .compactMap {
        $0.split(separator: "\t").first.map { folder.appendingPathComponent(String($0)).path }
      }
  }
}
