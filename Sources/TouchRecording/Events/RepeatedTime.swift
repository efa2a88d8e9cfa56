/// The time of a line, for the lines after it that begin with the same bytes.
///
/// For speed: the events of a report are of one time, and comparing its text costs less than reading it.
struct RepeatedTime {
  /// The text's first eight bytes, the eight behind these, and its last eight, which may overlap.
  private var bytes: (UInt64, UInt64, UInt64) = (0, 0, 0)
  /// The number of bytes; larger than any line's where no time was kept.
  private var count = Int.max
  private var value: Int64 = 0

  /// Keeps a line's time, which ends before an index; the byte there belongs to the text: it ends the number.
  mutating func keep(_ time: Int64, of line: Line, upTo end: Int) {
    // What three times eight bytes are.
    guard end >= 7, end < 24, end < line.count else {
      count = .max
      return
    }
    count = end + 1
    bytes = Self.bytes(of: line, count)
    value = time
  }

  /// The time of a line and where it ends; nil for a line that begins otherwise.
  @inline(__always)
  func time(of line: Line) -> (time: Int64, end: Int)? {
    guard line.count >= count else { return nil }
    let (first, second, last) = Self.bytes(of: line, count)
    let difference = (first ^ bytes.0) | (second ^ bytes.1) | (last ^ bytes.2)
    return difference == 0 ? (value, count &- 1) : nil
  }

  @inline(__always)
  private static func bytes(of line: Line, _ count: Int) -> (UInt64, UInt64, UInt64) {
    let base = UnsafeRawPointer(line.baseAddress.unsafelyUnwrapped)
    func eight(_ index: Int) -> UInt64 {
      base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }
    return (eight(0), eight(min(8, count &- 8)), eight(count &- 8))
  }
}
