import Testing

/// What the report on a test is called, on its page and as a file.
struct TestTitle {
  /// The test's name, or the one that its author gave it, with the arguments: "aDragMovesIt(points: 8)".
  let text: String
  /// The file's name without its ending: "CardTests.aDragMovesIt-8".
  let fileName: String

  init(_ test: Test, _ testCase: Test.Case?) {
    let arguments = testCase.map(Self.arguments) ?? []
    let function = String(test.name.prefix { $0 != "(" })
    let values = arguments.map(\.value)
    var text = test.displayName ?? function
    if !arguments.isEmpty {
      let list = arguments.map { $0.label == "_" ? $0.value : "\($0.label): \($0.value)" }
      text += "(\(list.joined(separator: ", ")))"
    }
    self.text = text
    let suites = test.id.nameComponents.dropLast()
    let name = (suites + [function]).joined(separator: ".")
    fileName = TouchTesting.fileName(of: ([name] + values).joined(separator: "-"))
  }

  /// The arguments of a test's case with their labels; none where the library keeps them otherwise than it does now.
  ///
  /// It has no public interface for them.
  private static func arguments(of testCase: Test.Case) -> [(label: String, value: String)] {
    guard let kind = child("_kind", of: testCase),
      let parts = child("parameterized", of: kind),
      let arguments = child("arguments", of: parts)
    else { return [] }
    return Mirror(reflecting: arguments).children.compactMap { _, argument in
      guard let value = child("value", of: argument) else { return nil }
      let label = child("parameter", of: argument).flatMap { child("firstName", of: $0) }
      return (label as? String ?? "_", String(describing: value))
    }
  }

  private static func child(_ label: String, of value: Any) -> Any? {
    Mirror(reflecting: value).children.first { $0.label == label }?.value
  }
}
