/// Reads the description of a device from a file of its own.
enum DescriptionReader {
  /// The formats that a description may have where the user names it: also the header that another
  /// tool printed.
  static let namedFormats: [RecordingFormat] = [.evemu, .evtest, .getevent, .libinputRecord]

  /// Reads a description that has position axes; refuses other formats.
  static func read(
    _ source: ByteSource,
    formats: [RecordingFormat]
  ) throws(RecordingError) -> DeviceDescription {
    guard case .format(let format) = FormatSniffer.examine(try source.sample()),
      formats.contains(format)
    else { throw foreign(source.name) }
    let devices = try EventStream(format, source).devices
    guard let index = devices.touchIndex else {
      throw RecordingError(
        .malformed,
        file: source.name,
        problem: "the description has no position axes",
        remedy: "give a file with 'A:' lines for 35 and 36, or 00 and 01"
      )
    }
    return devices[index]
  }

  /// The error that a file is no description.
  static func foreign(_ file: String) -> RecordingError {
    RecordingError(
      .unknownFormat,
      file: file,
      problem: "this is not a device's description",
      remedy: "give a file with evemu's 'A:' lines"
    )
  }
}
