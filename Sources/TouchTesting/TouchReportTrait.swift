import Foundation
public import Testing
import TouchReport
import TouchStage

/// Attaches a report to each test that fails: what failed, what touched, what every recognizer made of it, and why.
///
/// ```swift
/// @Suite(.touchReport) @MainActor
/// struct CardTests { … }
/// ```
///
/// `swift test --attachments-path FOLDER` writes the reports to a folder, which must be there: a page for a browser,
/// and a text. They are called by the test, as `CardTests.aDragMovesIt.html`.
public struct TouchReportTrait: TestTrait, SuiteTrait, TestScoping {
  /// A suite's tests have it, too.
  public var isRecursive: Bool { true }

  /// Runs a test, and attaches the reports if an issue was recorded or an error thrown.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let keeper = StageKeeper()
    let issues = IssueList()
    let watching = IssueHandlingTrait.compactMapIssues { issue in
      issues.add(issue.sentence)
      return issue
    }
    let title = TestTitle(test, testCase)
    do {
      try await watching.provideScope(for: test, testCase: testCase) {
        try await StageKeeper.$current.withValue(keeper) { try await function() }
      }
    } catch {
      if let sentence = Self.sentence(of: error) { issues.add(sentence) }
      await attach(keeper, title, issues.all)
      throw error
    }
    if !issues.all.isEmpty { await attach(keeper, title, issues.all) }
  }

  /// What a report says of an error that a test threw; nil of what `#require` throws, which was recorded as an issue.
  package static func sentence(of error: any Error) -> String? {
    error is ExpectationFailedError ? nil : "Caught error: \(error)"
  }

  @MainActor
  private func attach(_ keeper: StageKeeper, _ title: TestTitle, _ issues: [String]) {
    for (index, application) in keeper.applications.enumerated() {
      let report = FailureReport(title.text, of: application, issues: issues)
      let name = title.fileName + (index == 0 ? "" : ".\(index + 1)")
      Attachment.record(Array(report.html.utf8), named: "\(name).html")
      Attachment.record(Array(report.text.utf8), named: "\(name).txt")
    }
  }
}

extension Trait where Self == TouchReportTrait {
  /// Attaches a report to each test that fails.
  public static var touchReport: Self { Self() }
}

extension Issue {
  /// What failed, what the author let it add, and where.
  fileprivate var sentence: String {
    let comments = comments.map { "\n\($0)" }.joined()
    let location = sourceLocation.map { " (\($0.fileName):\($0.line))" } ?? ""
    return "\(kind)\(location)\(comments)"
  }
}

/// The issues that a test recorded.
private final class IssueList: @unchecked Sendable {
  private let lock = NSLock()
  private var sentences: [String] = []

  var all: [String] { lock.withLock { sentences } }

  func add(_ sentence: String) { lock.withLock { sentences.append(sentence) } }
}
