import Foundation
import TouchReport
public import TouchStage

extension TouchStage {
  /// Writes the report of what was played into a folder, for tests without attachments (XCTest).
  ///
  /// ```swift
  /// addTeardownBlock { @MainActor in
  ///   if let run = self.testRun, run.totalFailureCount > 0 {
  ///     _ = try? stage.writeReport(named: self.name, in: "reports")
  ///   }
  /// }
  /// ```
  ///
  /// In a teardown block, and not in a `defer`, as XCTest counts an error that ends a test only after it.
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending; characters that names can't have become hyphens.
  ///   - folder: The folder, which is made where it is missing; `swift test` runs in the package's.
  /// - Returns: The path of the page.
  /// - Throws: An error where it can't be written.
  @discardableResult
  public func writeReport(named name: String, in folder: String) throws -> String {
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return try writeReport(named: name, to: url)
  }

  /// Writes the report of what was played beside a test's file.
  ///
  /// The package manager warns of a page among a target's sources; `writeReport(named:in:)` puts it elsewhere.
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending; characters that names can't have become hyphens.
  ///   - file: The file beside which it is written.
  /// - Returns: The path of the page.
  /// - Throws: An error where it can't be written.
  @discardableResult
  public func writeReport(named name: String, beside file: String = #filePath) throws -> String {
    try writeReport(named: name, to: URL(fileURLWithPath: file).deletingLastPathComponent())
  }

  private func writeReport(named name: String, to folder: URL) throws -> String {
    let url = folder.appendingPathComponent("\(fileName(of: name)).html")
    try Data(FailureReport(name, of: application).html.utf8).write(to: url)
    return url.path
  }
}

/// What a file with the report of a test is called: letters, digits, dots and hyphens, cut off where they are too many
/// for a file system.
func fileName(of name: String) -> String {
  var text = ""
  var size = 0
  for character in name {
    let isPlain = character.isLetter || character.isNumber || character == "-" || character == "."
    let next = isPlain ? character : "-"
    size += next.utf8.count
    if size > mostBytes { break }
    text.append(next)
  }
  return text
}

/// The bytes from which on a name is cut off (our own choice): with its ending, and a number that tells it from
/// others, it may have 255.
private let mostBytes = 200
