import Foundation

/// Finds the description of a recording's device in files beside the recording.
package enum DescriptionFinder {
  /// Larger files are no descriptions.
  static let largestFile = 256 * 1024
  /// No more files than this are looked at in a folder.
  static let mostFiles = 4096

  /// Looks beside a recording for a description of its device.
  ///
  /// In the recording's folder that is a file with axes whose device has the recording's name; for a
  /// recording without a name, one whose own or device's name the recording's file name begins
  /// with: the longest. Above the folder it is a file that is named like the folder.
  static func find(for path: String, deviceName: String?) -> DescribedDevice? {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let folder = url.deletingLastPathComponent()
    let shown = folderName(of: path)
    let recording = url.lastPathComponent
    var best: (length: Int, found: DescribedDevice)?
    for name in names(in: folder.path) where name != recording {
      let file = shown.isEmpty ? name : (shown as NSString).appendingPathComponent(name)
      guard !name.hasPrefix("."), let device = try? read(file) else { continue }
      let length = match(name, device, recording, deviceName)
      if length > (best?.length ?? 0) { best = (length, (file, device)) }
    }
    if let best { return best.found }
    return besideFolder(folder, shown)
  }

  /// What stands before the last part of a path; empty where nothing does.
  ///
  /// Foundation's `deletingLastPathComponent` traps on Linux for a path of one character.
  private static func folderName(of path: String) -> String {
    let end = path.lastIndex { $0 != "/" } ?? path.startIndex
    guard let slash = path[..<end].lastIndex(of: "/") else { return "" }
    let folder = path[..<slash]
    return folder.lastIndex { $0 != "/" }.map { String(folder[...$0]) } ?? "/"
  }

  /// The description in a file named like the recording's folder: `link.touchpad` for `link/a.dat`.
  private static func besideFolder(_ folder: URL, _ shown: String) -> DescribedDevice? {
    let parent = folder.deletingLastPathComponent()
    let stem = folder.lastPathComponent + "."
    for name in names(in: parent.path, beginningWith: stem) {
      let above = folderName(of: shown)
      let isBare = shown.isEmpty || shown == "." || shown.hasSuffix("..")
      let file =
        isBare
        ? parent.appendingPathComponent(name).path
        : (above as NSString).appendingPathComponent(name)
      if let device = try? read(file) { return (file, device) }
    }
    return nil
  }

  /// The names in a folder that begin with some bytes, in the order of their bytes.
  ///
  /// A folder may hold very many others: no text is made of those.
  private static func names(in folder: String, beginningWith stem: String = "") -> [String] {
    guard let stream = folder.withSystemPath({ opendir($0) }) else { return [] }
    defer { closedir(stream) }
    let stem = stem.systemBytes
    var names: [String] = []
    while let entry = readdir(stream) {
      withUnsafeBytes(of: &entry.pointee.d_name) { name in
        if name.starts(with: stem) { names.append(String(systemBytes: name.prefix { $0 != 0 })) }
      }
    }
    return Array(names.filter { $0 != "." && $0 != ".." }.sorted().prefix(mostFiles))
  }

  /// How well a description fits: the length of the name that agrees; 0 where none does.
  private static func match(
    _ name: String,
    _ device: DeviceDescription,
    _ recording: String,
    _ deviceName: String?
  ) -> Int {
    if let deviceName, !deviceName.isEmpty {
      return device.name == deviceName ? Int.max : 0
    }
    let stem = (name as NSString).deletingPathExtension
    let own = begins(recording, with: stem) ? stem.utf8.count : 0
    let named = device.name.map { begins(recording, with: $0) ? $0.utf8.count : 0 } ?? 0
    return max(own, named)
  }

  /// Whether a file's name begins with a device's, up to a full stop, a dash, a blank or an
  /// underscore.
  private static func begins(_ recording: String, with name: String) -> Bool {
    guard !name.isEmpty, recording.utf8.starts(with: name.utf8) else { return false }
    guard let next = recording.utf8.dropFirst(name.utf8.count).first else { return false }
    return [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: " "), UInt8(ascii: "_")]
      .contains(next)
  }

  /// Whether a file describes a device and holds no event: evemu's `.desc`, which lies beside recordings.
  package static func isDescription(_ path: String) -> Bool {
    guard let status = statistics(of: path), status.kind == S_IFREG, status.st_size <= largestFile,
      let bytes = FileManager.default.contents(atPath: path)
    else { return false }
    var describes = false
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: Array("E:".utf8)) { return false }
      if line.starts(with: Array("A:".utf8)) || line.starts(with: Array("B:".utf8)) {
        describes = true
      }
    }
    return describes
  }

  /// Reads a description that has position axes; refuses large files and other formats.
  static func read(_ path: String, formats: [RecordingFormat] = [.evemu])
    throws(RecordingError) -> DeviceDescription
  {
    // Looked at before it is opened: opening a named pipe would wait for its writer.
    if let status = statistics(of: path), status.kind != S_IFREG || status.st_size > largestFile {
      throw DescriptionReader.foreign(path)
    }
    return try DescriptionReader.read(try ByteSource(path: path), formats: formats)
  }
}
