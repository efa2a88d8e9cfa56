/// A file's lines, one by one, in a buffer that never grows beyond the longest line.
///
/// Accesses of its variables aren't checked: only its own methods have them, one after the other. The search for a line's
/// end is inlined, as the scanner's methods are.
package final class LineReader {
  /// Longer lines are refused, so that a file without line ends needs no more memory than others.
  package static let longestLine = 1 << 20

  private let source: ByteSource
  /// The number of the line that was read last; the first is 1.
  @exclusivity(unchecked) package private(set) var number = 0
  /// The line that was read last, with its end.
  @exclusivity(unchecked) package private(set) var raw = UnsafeRawBufferPointer(
    start: nil,
    count: 0
  )

  @exclusivity(unchecked) private var buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 1 << 17,
    alignment: 16
  )
  @exclusivity(unchecked) private var begin = 0
  @exclusivity(unchecked) private var end = 0
  @exclusivity(unchecked) private var isAtEnd = false

  private let longest: Int

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - source: The bytes.
  ///   - longest: The longest line that is read, in bytes.
  package init(source: ByteSource, longest: Int = LineReader.longestLine) {
    self.source = source
    self.longest = longest
  }

  deinit { buffer.deallocate() }

  /// The number of bytes that the buffer holds at most.
  var capacity: Int { buffer.count }

  /// Reads the next line; nil at the end.
  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  package func next() throws(RecordingError) -> Line? {
    var searched = begin
    while true {
      if let newline = find(0x0A, from: searched) {
        return line(upTo: newline, next: newline + 1)
      }
      searched = end - begin
      if isAtEnd { return begin < end ? line(upTo: end, next: end) : nil }
      try fill()
      searched += begin
    }
  }

  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  private func find(_ byte: UInt8, from index: Int) -> Int? {
    guard index < end, let base = buffer.baseAddress else { return nil }
    return firstIndex(of: byte, in: base + index, count: end - index).map { index + $0 }
  }

  #if !hasFeature(Embedded)
    @inline(__always)
  #endif
  private func line(upTo lineEnd: Int, next: Int) -> Line? {
    guard let base = buffer.baseAddress else { return nil }
    number &+= 1
    raw = UnsafeRawBufferPointer(start: base + begin, count: next - begin)
    var first = begin
    if number == 1, lineEnd - first >= 3, buffer[first] == 0xEF, buffer[first + 1] == 0xBB,
      buffer[first + 2] == 0xBF
    {
      first += 3
    }
    var last = lineEnd
    if last > first, buffer[last - 1] == 0x0D { last -= 1 }
    begin = next
    let start = UnsafeRawPointer(base + first).assumingMemoryBound(to: UInt8.self)
    return Line(start: start, count: last - first)
  }

  private func fill() throws(RecordingError) {
    if begin > 0 {
      UnsafeMutableRawBufferPointer(rebasing: buffer[..<(end - begin)])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[begin..<end]))
      end -= begin
      begin = 0
    }
    if end == buffer.count {
      guard buffer.count < longest else {
        throw RecordingError(
          .malformed,
          file: source.name,
          location: .line(number + 1),
          problem: "a line is longer than a million bytes",
          remedy: "check that the file is a recording"
        )
      }
      let larger = UnsafeMutableRawBufferPointer.allocate(
        byteCount: buffer.count * 2,
        alignment: 16
      )
      larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
      buffer.deallocate()
      buffer = larger
    }
    let count = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[end...]))
    if count == 0 { isAtEnd = true }
    end += count
  }
}
