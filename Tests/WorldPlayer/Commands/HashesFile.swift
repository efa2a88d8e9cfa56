import Foundation

/// A file of hashes: the first seed in the first line, then a hash a line.
@MainActor
struct HashesFile {
  private let first: UInt64
  private let hashes: [String]

  /// Reads a file; throws a ``Problem`` if its format is wrong.
  init(readingFrom path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Problem("\(path) can't be read")
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    guard let line = lines.first, let first = UInt64(line) else {
      throw Problem("\(path) doesn't begin with a seed")
    }
    self.first = first
    hashes = Array(lines.dropFirst())
    if let bad = hashes.firstIndex(where: { $0.count != 8 || UInt32($0, radix: 16) == nil }) {
      throw Problem("\(path):\(bad + 2): \(hashes[bad]) is no hash")
    }
  }

  /// Plays the seeds, and lists those whose hash differs.
  ///
  /// - Parameter limit: The maximum number of seeds to play; nil for all.
  /// - Returns: Whether all hashes are the same.
  func check(limit: Int?) -> Bool {
    var failed = 0
    let expected = hashes.prefix(limit ?? .max)
    for (index, hash) in expected.enumerated() {
      let seed = first + UInt64(index)
      let found = World.play(seed)
      guard found != hash else { continue }
      failed += 1
      if failed <= 10 { Output.line("FAIL seed \(seed): \(found), expected \(hash)") }
    }
    Output.line("\(expected.count - failed) passed, \(failed) failed")
    return failed == 0
  }
}
