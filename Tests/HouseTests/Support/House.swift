import Foundation

/// The package's files, located relative to this one.
enum House {
  /// A text file.
  struct File {
    /// The path from the package's root.
    let path: String
    /// The file's text.
    let text: String

    /// The module that the file belongs to, if it is one of `Sources`.
    var module: String? {
      let parts = path.split(separator: "/")
      return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
    }
  }

  /// The package's root.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Swift files of all modules.
  static let sources = files(in: "Sources").filter { $0.path.hasSuffix(".swift") }

  /// The manifest's text.
  static let manifest = files(in: "").first { $0.path == "Package.swift" }?.text ?? ""

  /// The names of the modules: the folders in `Sources`.
  static let modules = Set(files(in: "Sources").compactMap(\.module))

  /// The text of a file, by its path from the root; empty if there is none.
  static func text(of path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// Every text file in a folder, ordered by path, without build products and git's files.
  static func files(in folder: String) -> [File] {
    let start = folder.isEmpty ? root : root.appending(path: folder)
    guard let walk = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)
    else { return [] }
    var found: [File] = []
    while let url = walk.nextObject() as? URL {
      if [".build", ".git", ".swiftpm"].contains(url.lastPathComponent) {
        walk.skipDescendants()
      } else if let data = try? Data(contentsOf: url),
        let text = String(data: data, encoding: .utf8)
      {
        let path = url.standardizedFileURL.path(percentEncoded: false)
        found.append(File(path: String(path.dropFirst(prefix.count)), text: text))
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// The prefix of every path: the root with a trailing slash.
  private static var prefix: String {
    let path = root.standardizedFileURL.path(percentEncoded: false)
    return path.hasSuffix("/") ? path : path + "/"
  }
}
