import Foundation

/// The labelled recordings beside the checkout, if they exist.
enum SharedRecordings {
  /// Their folder.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("shared/recordings")

  /// Whether they exist.
  static var areHere: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("labels.tsv").path)
  }

  /// One line of the labels.
  struct Labelled {
    var file: String
    var label: Label
    var path: String { SharedRecordings.folder.appendingPathComponent(file).path }
  }

  /// The recordings whose labels name gestures of the workbench.
  static func labelled() throws -> [Labelled] {
    let text = try String(contentsOf: folder.appendingPathComponent("labels.tsv"), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count >= 2, let label = Label(columns[1], note: columns.last ?? "") else {
        return nil
      }
      return Labelled(file: columns[0], label: label)
    }
  }
}
