import Foundation

/// The folder of Touchstone's own package, with its sources.
struct Checkout {
  let root: URL

  /// The folder of the program that the port's helper is built from.
  var porter: URL { root.appendingPathComponent("Porter") }
  /// The engine's sources, which say what can be overridden.
  var sources: URL { root.appendingPathComponent("Sources") }

  /// Finds the checkout that the running program was built in, or the one around the current folder.
  static func find() -> Checkout? {
    let program = URL(fileURLWithPath: Self.program)
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return around(program.deletingLastPathComponent()) ?? around(program.resolvingSymlinksInPath())
      ?? around(current)
  }

  private static var program: String {
    #if os(Linux)
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        ?? CommandLine.arguments[0]
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }

  private static func around(_ folder: URL) -> Checkout? {
    var folder = folder.standardizedFileURL
    while folder.path != "/", !folder.path.isEmpty {
      let checkout = Checkout(root: folder)
      let manifest = checkout.porter.appendingPathComponent("Package.swift").path
      let engine = checkout.sources.appendingPathComponent("UIKit").path
      if FileManager.default.fileExists(atPath: manifest),
        FileManager.default.fileExists(atPath: engine)
      {
        return checkout
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
