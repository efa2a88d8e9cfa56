import Foundation

/// The labelled recordings that may lie beside the checkout.
enum SharedFolder {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("shared/recordings")

  /// Whether they are there.
  static var isHere: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("labels.tsv").path)
  }

  /// Where the recordings with a label are.
  static func labelled() throws -> [String] {
    let table = folder.appendingPathComponent("labels.tsv")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
      .compactMap {
        $0.split(separator: "\t").first.map { folder.appendingPathComponent(String($0)).path }
      }
  }
}
