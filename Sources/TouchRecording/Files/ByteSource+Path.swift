extension ByteSource {
  /// Opens a file, or standard input where the path is `-`.
  package convenience init(path: String) throws(RecordingError) {
    self.init(try FileBytes(path: path))
  }
}
