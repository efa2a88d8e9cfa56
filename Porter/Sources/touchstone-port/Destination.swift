import Foundation

/// Where a ported file goes.
struct Destination {
  private let path: String
  /// What the file had before, where it is written over itself; nil in another folder.
  private let original: [UInt8]?

  /// Decides for each file; fails where two would go to one location.
  static func plan(_ files: [InputFile], folder: String?) throws(PortError) -> [Destination] {
    guard let folder else { return files.map { Destination(path: $0.path, original: $0.bytes) } }
    var isFolder: ObjCBool = true
    let isThere = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    if isThere, !isFolder.boolValue {
      throw PortError(
        text: "\(folder): it is a file, but ported files need a folder; name one, or a new one",
        code: .cannotCreate
      )
    }
    var owners: [String: String] = [:]
    var plan: [Destination] = []
    for file in files {
      let path = folder + "/" + file.relative
      if let other = owners[path] {
        throw PortError(
          text: "\(file.path): would go to \(path), as \(other) does; port them into two folders",
          code: .cannotCreate
        )
      }
      owners[path] = file.path
      let isItself =
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        == URL(fileURLWithPath: file.path).resolvingSymlinksInPath().path
      plan.append(Destination(path: path, original: isItself ? file.bytes : nil))
    }
    return plan
  }

  /// Writes the file whole or not at all.
  func write(_ bytes: [UInt8], force: Bool) throws(PortError) {
    if let original, original == bytes { return }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    if original == nil, let old = FileManager.default.contents(atPath: path) {
      if [UInt8](old) == bytes { return }
      guard force else {
        throw PortError(
          text: "\(path): another file is there; --force replaces it",
          code: .cannotCreate
        )
      }
    }
    do {
      let manager = FileManager.default
      try manager.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let permissions = try? manager.attributesOfItem(atPath: target.path)[.posixPermissions]
      if let number = permissions as? NSNumber, number.intValue & 0o200 == 0 {
        throw PortError(
          text: "\(path): may not be written; change its permissions",
          code: .cannotCreate
        )
      }
      try Data(bytes).write(to: target, options: .atomic)
      if let permissions {
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: target.path)
      }
    } catch let error as PortError {
      throw error
    } catch {
      throw PortError(
        text:
          "\(path): can't be written (\((error as NSError).localizedDescription)); check the folder",
        code: .cannotCreate
      )
    }
  }
}
