import Foundation
public import Testing
import TouchReport
import TouchStage

/// Attaches a report to each test that fails: what touched, what every recognizer made of it, and why.
///
/// ```swift
/// @Suite(.touchReport) @MainActor
/// struct CardTests { … }
/// ```
///
/// `swift test --attachments-path FOLDER` writes the reports there: a page for a browser, and a text.
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
    let issues = IssueFlag()
    let watching = IssueHandlingTrait.compactMapIssues { issue in
      issues.raise()
      return issue
    }
    do {
      try await watching.provideScope(for: test, testCase: testCase) {
        try await StageKeeper.$current.withValue(keeper) { try await function() }
      }
    } catch {
      await attach(keeper, to: test)
      throw error
    }
    if issues.isRaised { await attach(keeper, to: test) }
  }

  @MainActor
  private func attach(_ keeper: StageKeeper, to test: Test) {
    for (place, application) in keeper.applications.enumerated() {
      let report = FailureReport(test.displayName ?? test.name, of: application)
      let number = place == 0 ? "" : " \(place + 1)"
      Attachment.record(Array(report.html.utf8), named: "touches\(number).html")
      Attachment.record(Array(report.text.utf8), named: "touches\(number).txt")
    }
  }
}

extension Trait where Self == TouchReportTrait {
  /// Attaches a report to each test that fails.
  public static var touchReport: Self { Self() }
}

/// Whether an issue was recorded.
private final class IssueFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isRaised: Bool { lock.withLock { value } }

  func raise() { lock.withLock { value = true } }
}
