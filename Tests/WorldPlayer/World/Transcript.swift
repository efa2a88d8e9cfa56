/// What a world told: a digest of its lines, and the lines themselves where they are wanted.
struct Transcript {
  /// The digest of all lines so far.
  private(set) var digest = Digest()
  /// Gets every line; nil where only the digest is wanted.
  var print: ((String) -> Void)?

  /// Adds a line.
  mutating func add(_ line: String) {
    digest.add(line)
    digest.add(10)
    print?(line)
  }
}
