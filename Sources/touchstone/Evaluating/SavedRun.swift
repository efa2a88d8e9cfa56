import Foundation
import TouchEvaluation
import TouchRecording

/// The file of a run that is under way: it grows line by line, so that an interrupted run can go on.
///
/// Where an older run is, the new one grows beside it, in a file of that name with `.unfinished` behind it, and takes
/// its place when it is whole.
@MainActor
final class SavedRun {
  private let path: String
  /// The file whose place the run takes when it is whole; nil where it grows there.
  private var target: String?
  /// The file that the run grows in, and the one that it will replace, which other runs must leave alone meanwhile.
  private var descriptors: [Int32] = []
  private let resumes: Bool
  private let header: RunHeader

  /// Opens a run's file, and begins it unless a run goes on there.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - header: What the run is made with.
  ///   - resumes: Whether results that are there stay.
  /// - Throws: An error where the file can't be written, is something else, or is of another run.
  init(path: String, header: RunHeader, resumes: Bool) throws(RecordingError) {
    self.header = header
    let older = try OutputFile.target(of: path)
    let unfinished = older + ".unfinished"
    let hasOlder = try Self.hasRun(at: older, header)
    let hasUnfinished = hasOlder ? try Self.hasRun(at: unfinished, header) : false
    let isBeside = hasOlder && (!resumes || statistics(of: unfinished) != nil)
    self.path = isBeside ? unfinished : path
    self.resumes = resumes && (isBeside ? hasUnfinished : hasOlder)
    try openLocked(path)
    if isBeside {
      target = older
      try openLocked(unfinished)
      if let mode = statistics(of: older)?.st_mode { fchmod(descriptor, mode & 0o777) }
    }
    if !self.resumes {
      ftruncate(descriptor, 0)
      try add(Array(header.json.utf8))
    }
  }

  deinit { Self.close(descriptors) }

  /// Closes files for other runs: a worker that is being started may still have copies of the descriptors.
  private nonisolated static func close(_ descriptors: [Int32]) {
    for descriptor in descriptors {
      flock(descriptor, LOCK_UN)
      Foundation.close(descriptor)
    }
  }

  /// The file that the run grows in.
  private var descriptor: Int32 { descriptors[descriptors.count - 1] }

  /// Opens a file: two runs would write over each other's lines; the lock is gone with the process.
  private func openLocked(_ path: String) throws(RecordingError) {
    let descriptor = path.withSystemPath { open($0, O_RDWR | O_CREAT | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw .unwritable(path, errno) }
    descriptors.append(descriptor)
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw RecordingError(
        .unwritable,
        file: path,
        problem: "another run is writing it",
        remedy: "wait for that one, or name another file"
      )
    }
  }

  /// Whether a file has a run's first line, and perhaps results.
  ///
  /// - Throws: An error where it has something else.
  private static func hasRun(
    at path: String,
    _ header: RunHeader
  ) throws(RecordingError) -> Bool {
    if isBeginning(path, of: header) || statistics(of: path)?.st_size ?? 0 == 0 { return false }
    if (try? RunFile(path: path))?.header != nil { return true }
    throw RecordingError(
      .unwritable,
      file: path,
      problem: "it isn't a run that touchstone evaluate saved",
      remedy: "name another file"
    )
  }

  /// Whether a file is what a run leaves that was interrupted in its first line.
  private static func isBeginning(_ path: String, of header: RunHeader) -> Bool {
    guard let status = statistics(of: path), status.kind == S_IFREG, status.st_size > 0,
      status.st_size <= header.json.utf8.count,
      let bytes = FileManager.default.contents(atPath: path)
    else { return false }
    return Array(header.json.utf8).starts(with: bytes)
  }

  /// Hands out the results that the file has already, and cuts off a line that has no end.
  ///
  /// - Parameters:
  ///   - tasks: The run's tasks: the file has results of the first of them.
  ///   - take: Called with each result.
  /// - Returns: How many there are.
  /// - Throws: An error where the file is of another run.
  func results(
    of tasks: [RecordingTask],
    _ take: (RecordingResult) -> Void
  ) throws(RecordingError) -> Int {
    if !resumes { return 0 }
    let file = try RunFile(path: path)
    var count = 0
    guard let found = file.header else { throw refusal("it isn't a run's file") }
    if let difference = header.difference(from: found) { throw refusal(difference) }
    while let result = try file.next() {
      guard count < tasks.count, tasks[count].file == result.file else {
        throw refusal("its recordings are others, or in another order")
      }
      take(result)
      count += 1
    }
    ftruncate(descriptor, off_t(file.wholeBytes))
    lseek(descriptor, 0, SEEK_END)
    return count
  }

  private func refusal(_ problem: String) -> RecordingError {
    RecordingError(
      .unwritable,
      file: path,
      problem: problem,
      remedy: "run with the same ones, or name another file"
    )
  }

  /// Adds a line.
  func add(_ line: [UInt8]) throws(RecordingError) {
    let isWritten = (line + [0x0A]).withUnsafeBytes { writeAll($0, to: descriptor) }
    if !isWritten { throw .unwritable(path, errno) }
  }

  /// Ends the run, which is whole: it takes the place of the older one.
  func finish() throws(RecordingError) {
    if let target {
      let isNamed = path.withSystemPath { new in target.withSystemPath { rename(new, $0) } } == 0
      if !isNamed { throw .unwritable(target, errno) }
    }
    Self.close(descriptors)
    descriptors = []
  }
}
