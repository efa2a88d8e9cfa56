import Foundation
import Porting

/// A port to the engine of this checkout.
enum Ported {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Reads the engine's sources once.
  static let porter = Porter(
    engine: ["TouchCore", "TouchGraphics", "TouchLayers", "UIKit"].flatMap { module in
      let folder = root.appendingPathComponent("Sources/\(module)")
      return (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
        .filter { $0.hasSuffix(".swift") }
        .map { path in
          let data = FileManager.default.contents(atPath: folder.path + "/" + path)!
          return SwiftFile(name: path, bytes: [UInt8](data))
        }
    }
  )

  /// Ports one file.
  static func file(_ text: String) -> PortedFile { bytes([UInt8](text.utf8)) }

  /// Ports one file of any bytes.
  static func bytes(_ bytes: [UInt8]) -> PortedFile {
    porter.port([SwiftFile(name: "A.swift", bytes: bytes)])[0]
  }

  /// Ports the files of one module.
  static func module(_ texts: [String]) -> [PortedFile] {
    porter.port(
      texts.enumerated().map { SwiftFile(name: "\($0).swift", bytes: [UInt8]($1.utf8)) }
    )
  }
}

extension PortedFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
  /// What the report says of a kind.
  func lines(_ kind: Note.Kind) -> [String] {
    notes.filter { $0.kind == kind }.map { "\($0.line): \($0.text)" }
  }
}
