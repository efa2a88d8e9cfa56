import TouchRecording

extension JSONScanner {
  /// Whether a value is true; any other value counts as false.
  mutating func flag() throws(LineProblem) -> Bool {
    let isTrue = peek == UInt8(ascii: "t")
    try skipValue()
    return isTrue
  }
}
