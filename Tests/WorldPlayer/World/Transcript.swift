/// A world's transcript: a digest of its lines, and the lines on request.
struct Transcript {
  /// The digest of all lines so far.
  private(set) var digest = Digest()
  /// Receives every line; nil if only the digest is needed.
  var print: ((String) -> Void)?

  /// Adds a line.
  mutating func add(_ line: String) {
    digest.add(line)
    digest.add(10)
    print?(line)
  }
}
