import Foundation
import TouchReport
public import TouchStage

extension TouchStage {
  /// Writes the report of what was played beside a test's file, for tests without attachments (XCTest).
  ///
  /// ```swift
  /// override func tearDown() {
  ///   if let run = testRun, run.failureCount > 0 { try? stage.writeReport(named: name) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending; characters that names can't have become hyphens.
  ///   - file: The file beside which it is written.
  /// - Returns: The path of the page.
  /// - Throws: An error where it can't be written.
  @discardableResult
  public func writeReport(named name: String, beside file: String = #filePath) throws -> String {
    let report = FailureReport(name, of: application)
    let plain = name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." ? $0 : "-" }
    let path = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("\(String(plain)).html").path
    try Data(report.html.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }
}
