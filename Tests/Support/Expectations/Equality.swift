public import Testing

// Decision 0022 says why equality is expected by functions: `#expect(a == b)` takes about five times as long to compile.

/// Expects a value to be the one that is right.
///
/// Otherwise it records an issue where it is called, with both values; of texts of several lines it shows the first line
/// that differs.
public func expectEqual<Value: Equatable>(
  _ actual: Value,
  _ expected: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard !(actual == expected) else { return }
  record(
    difference(between: actual, and: expected),
    comment(),
    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Expects an optional to hold no value; otherwise it records an issue where it is called, with the value.
public func expectNil<Value>(
  _ actual: Value?,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard let actual else { return }
  record(
    "is \(shown(actual)), expected nil",
    comment(),
    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

private func record(_ difference: String, _ comment: Comment?, at location: SourceLocation) {
  let words = comment.map { "\(difference): \($0)" } ?? difference
  Issue.record(Comment(rawValue: words), sourceLocation: location)
}

private func difference<Value>(between actual: Value, and expected: Value) -> String {
  if let actual = actual as? String, let expected = expected as? String,
    let words = differentLine(of: actual, and: expected)
  {
    return words
  }
  return "is \(shown(actual)), expected \(shown(expected))"
}

/// The first line in which two texts differ; nil if none of them has several lines.
private func differentLine(of actual: String, and expected: String) -> String? {
  let lines = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let others = expected.split(separator: "\n", omittingEmptySubsequences: false)
  guard max(lines.count, others.count) > 1 else { return nil }
  let same = zip(lines, others).prefix { $0 == $1 }.count
  let line = same < lines.count ? shown(String(lines[same])) : "missing"
  let other = same < others.count ? shown(String(others[same])) : "no line"
  return "line \(same + 1) is \(line), expected \(other)"
}

/// A value as code would write it: texts stand in quotation marks.
private func shown<Value>(_ value: Value) -> String {
  String(reflecting: value)
}
