import TouchCore

/// Reads what a writer has written, so that nothing is written that can't be read.
struct TouchesCheck {
  private let file: String
  private var contacts = ContactFollower()
  private var log = ReadingLog()
  private var last: Int64 = 0

  /// A check of the file of that name.
  init(file: String) { self.file = file }

  /// Checks the header's line.
  func check(_ header: TouchesHeader, _ bytes: [UInt8]) throws(RecordingError) {
    do throws(LineProblem) {
      guard
        try Self.read(bytes, { (line) throws(LineProblem) in try TouchesHeader(line) }) == header
      else { throw Self.isOther }
    } catch {
      throw failed("the header", error)
    }
  }

  /// Checks the line of a frame.
  mutating func check(_ frame: TouchFrame, _ bytes: [UInt8]) throws(RecordingError) {
    do throws(LineProblem) {
      let last = last
      var read = try Self.read(bytes) { (line) throws(LineProblem) in
        try FrameLine.read(line, after: last)
      }
      self.last = read.time.nanoseconds
      try contacts.follow(&read, &log)
      if read != frame { throw Self.isOther }
    } catch {
      throw failed("the frame at \(frame.time.seconds) s", error)
    }
  }

  private static let isOther = LineProblem(
    problem: "it would be read as something else",
    remedy: ""
  )

  private static func read<Content>(
    _ bytes: [UInt8],
    _ body: (Line) throws(LineProblem) -> Content
  ) throws(LineProblem) -> Content {
    guard bytes.count <= LineReader.longestLine else {
      throw LineProblem(problem: "its line is longer than a million bytes", remedy: "")
    }
    return try bytes.withUnsafeBufferPointer { (line) throws(LineProblem) in
      try body(Line(rebasing: line.dropLast()))
    }
  }

  private func failed(_ name: String, _ problem: LineProblem) -> RecordingError {
    RecordingError(
      .unwritable,
      file: file,
      problem: "\(name) can't be written as .touches: \(problem.problem)",
      remedy: "leave it out of the recording"
    )
  }
}
