import Expectations
import Synchronization
import Testing

/// What the functions that expect equality record.
struct EqualityTests {
  /// The words of the issues that a test's body records, and the lines at which it does.
  private func recorded(by body: () -> Void) -> (words: [String], lines: [Int]) {
    let issues = Mutex<(words: [String], lines: [Int])>(([], []))
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      issues.withLock {
        $0.words += issue.comments.map(\.rawValue)
        $0.lines += issue.sourceLocation.map { [$0.line] } ?? []
      }
      return true
    }
    return issues.withLock { $0 }
  }

  @Test("equal values, and no value, record nothing")
  func equal() {
    let recorded = recorded {
      expectEqual(3, 3)
      expectEqual("one\ntwo", "one\ntwo")
      expectEqual(nil as Int?, nil)
      expectNil(nil as Int?)
    }
    #expect(recorded.words.isEmpty && recorded.lines.isEmpty)
  }

  @Test("others are shown both, with the comment, where they were expected")
  func different() {
    let line = #line + 2
    let recorded = recorded {
      expectEqual(3, 4)
      expectEqual("a", "b", "the letter")
      expectEqual([1, 2], [])
      expectEqual(nil, 1)
      expectEqual(Double.nan, .nan)
      expectNil("a" as String?)
      expectNil(5 as Int?, "of \(2 + 3)")
    }
    #expect(
      recorded.words == [
        "is 3, expected 4", "is \"a\", expected \"b\": the letter", "is [1, 2], expected []",
        "is nil, expected Optional(1)", "is nan, expected nan", "is \"a\", expected nil",
        "is 5, expected nil: of 5",
      ]
    )
    #expect(recorded.lines == Array(line..<line + 7))
  }

  @Test("of texts with several lines the first line that differs is shown")
  func lines() {
    let recorded = recorded {
      expectEqual("one\ntwo\nthree", "one\ntwo\nthree\n")
      expectEqual("one\ntwo\nthree", "one\n2\nthree")
      expectEqual("one\ntwo", "one")
      expectEqual("", "one\ntwo")
    }
    #expect(
      recorded.words == [
        "line 4 is missing, expected \"\"", "line 2 is \"two\", expected \"2\"",
        "line 2 is \"two\", expected no line", "line 1 is \"\", expected \"one\"",
      ]
    )
  }
}
