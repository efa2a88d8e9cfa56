/// The bytes of a recording, a chunk at a time, from a file, a pipe or memory.
protocol ByteOrigin: AnyObject {
  /// The path as errors name it.
  var name: String { get }
  /// Whether the bytes come from something that may still be written.
  var isPipe: Bool { get }

  /// Reads some bytes; returns how many, 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(RecordingError) -> Int

  /// Gives up rewinding, so that a pipe's beginning needn't be kept.
  func forget()

  /// Goes back to the beginning.
  func rewind() throws(RecordingError)

  /// A description of the recording's device from another file: the one that the user names, or one found.
  func description(
    ofDevice name: String?,
    _ options: ReadingOptions
  ) throws(RecordingError) -> DescribedDevice?
}

/// A device as another file describes it, and that file's path.
typealias DescribedDevice = (path: String, device: DeviceDescription)
