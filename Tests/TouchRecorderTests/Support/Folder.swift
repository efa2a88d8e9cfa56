import Foundation

/// A folder that goes with the test.
final class Folder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("touch-recorder-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A file's text.
  static func text(of url: URL?) throws -> String {
    try String(contentsOf: require(url, "there is no file"), encoding: .utf8)
  }
}

/// What a test needs and doesn't find.
struct Missing: Error, CustomStringConvertible {
  let description: String
}

/// Takes a value that has to be there.
func require<Value>(_ value: Value?, _ text: String) throws -> Value {
  guard let value else { throw Missing(description: text) }
  return value
}
