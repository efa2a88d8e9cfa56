import Foundation
import TouchRecording

/// Makes files under names that are free.
enum NewFile {
  /// Makes the file of the first number that is free in a folder.
  ///
  /// - Throws: A `RecordingError` where the folder or the file can't be made.
  static func make(
    in folder: URL,
    named name: String,
    _ numbers: ClosedRange<Int>
  ) throws(RecordingError) -> (file: LineFile, url: URL) {
    // What can't be made shows where the file is.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in numbers {
      let url = folder.appendingPathComponent("\(name)-\(number).touches")
      if LineFile.isTaken(url.path) { continue }
      return (try LineFile(creating: url.path), url)
    }
    throw RecordingError(
      .unwritable,
      file: folder.path,
      problem:
        "all names from \(name)-\(numbers.lowerBound) to \(name)-\(numbers.upperBound) are taken",
      remedy: "take recordings out of the folder, or give them another name"
    )
  }
}
