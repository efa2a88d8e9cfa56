import Foundation
import Porting

/// A Swift file that was named, or that lies in a folder that was.
struct InputFile {
  /// The path as it is printed.
  var path: String
  /// Where it goes below the folder of the output.
  var relative: String
  var bytes: [UInt8]
}

/// Finds and reads what the command line names.
enum InputFiles {
  /// Reads the files in the order in which they were named, those of a folder by name, each once.
  static func find(_ paths: [String]) -> ([InputFile], [PortError]) {
    var files: [InputFile] = []
    var faults: [PortError] = []
    var seen: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        faults.append(PortError(text: "\(path): no such file; check the name", code: .noInput))
        continue
      }
      let found =
        isFolder.boolValue
        ? swiftFiles(in: path) : [(path, URL(fileURLWithPath: path).lastPathComponent)]
      if found.isEmpty {
        faults.append(PortError(text: "\(path): no Swift file is in this folder", code: .noInput))
      }
      for (file, relative) in found {
        let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        guard seen.insert(path).inserted else { continue }
        guard let data = FileManager.default.contents(atPath: file), isPlain(path) else {
          faults.append(
            PortError(
              text: "\(file): can't be read; check that it is a file and may be read",
              code: .noInput
            )
          )
          continue
        }
        files.append(InputFile(path: file, relative: relative, bytes: [UInt8](data)))
      }
    }
    return (files, faults)
  }

  private static func isPlain(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  /// The Swift files below a folder, without hidden ones, and what a build made.
  private static func swiftFiles(in folder: String) -> [(String, String)] {
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
      .filter { path in
        path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      .map { ("\(root)/\($0)", $0) }
  }
}

/// The Swift files that say what the engine has.
enum EngineFiles {
  private static let modules = ["TouchCore", "TouchGraphics", "TouchLayers", "UIKit"]

  /// The sources of the checkout that the program was built in; nil where it was taken away from there.
  static var folder: String? {
    guard let program = Bundle.main.executableURL else { return nil }
    var folder = program.resolvingSymlinksInPath()
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let sources = folder.appendingPathComponent("Sources")
      let engine = sources.appendingPathComponent("UIKit").path
      if FileManager.default.fileExists(atPath: engine) { return sources.path }
    }
    return nil
  }

  static func read(_ sources: String) -> [SwiftFile] {
    modules.flatMap { module in
      let root = "\(sources)/\(module)"
      return (FileManager.default.subpaths(atPath: root) ?? []).sorted()
        .filter { $0.hasSuffix(".swift") }
        .compactMap { path in
          FileManager.default.contents(atPath: "\(root)/\(path)").map {
            SwiftFile(name: path, bytes: [UInt8]($0))
          }
        }
    }
  }
}
