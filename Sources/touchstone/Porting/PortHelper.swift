import Foundation

/// Why the helper can't be had.
struct PortHelperError: Error {
  var problem: String
  var code: ExitCode
}

/// The program that ports files: it needs the compiler's own parser, and is built when it is first asked.
@MainActor
struct PortHelper {
  private let checkout: Checkout
  private let program: URL

  /// Finds the helper, and builds it where it is missing, older than its sources, or made for another compiler.
  static func find() throws(PortHelperError) -> PortHelper {
    guard let checkout = Checkout.find() else {
      throw PortHelperError(
        problem:
          "port needs a checkout of Touchstone, and none is around the program or this folder;"
          + " run it there, as in swift run touchstone port FILE",
        code: .unavailable
      )
    }
    let host = try hostLibraries()
    let build = checkout.porter.appendingPathComponent(".build")
    let program = build.appendingPathComponent("debug/touchstone-port")
    let stamp = build.appendingPathComponent("touchstone-port.stamp")
    if !isFresh(program, stamp, host: host, checkout) {
      Output.complain("touchstone: building the helper of port; that takes half a minute, once")
      try make(checkout, host: host)
      try? Data(host.utf8).write(to: stamp, options: .atomic)
    }
    return PortHelper(checkout: checkout, program: program)
  }

  /// Becomes the helper: its output and its exit code are this program's.
  func run(_ arguments: [String]) throws(PortHelperError) -> ExitCode {
    Output.flush()
    let words = [program.path, "--sources", checkout.sources.path] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    pointers.append(nil)
    _ = execv(program.path, pointers)
    throw PortHelperError(
      problem: "\(program.path): can't be run; remove \(checkout.porter.path)/.build and try again",
      code: .software
    )
  }

  // MARK: The compiler's libraries

  /// The folder of the compiler's SwiftParser.
  private static func hostLibraries() throws(PortHelperError) -> String {
    guard let answer = try? output(of: ["swiftc", "-print-target-info"]),
      let object = try? JSONSerialization.jsonObject(with: answer) as? [String: Any],
      let paths = object["paths"] as? [String: Any],
      let resources = paths["runtimeResourcePath"] as? String
    else {
      throw PortHelperError(
        problem:
          "port needs a Swift compiler, and swiftc isn't in PATH; see https://www.swift.org/install",
        code: .unavailable
      )
    }
    let host = resources + "/host"
    guard FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") else {
      throw PortHelperError(
        problem: "port needs the compiler's own SwiftParser, and \(host) has none;"
          + " use a toolchain of swift.org",
        code: .unavailable
      )
    }
    return host
  }

  private static func output(of command: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  // MARK: Building

  private static func isFresh(
    _ program: URL,
    _ stamp: URL,
    host: String,
    _ checkout: Checkout
  ) -> Bool {
    guard FileManager.default.isExecutableFile(atPath: program.path),
      let made = modified(stamp),
      (try? Data(contentsOf: stamp)) == Data(host.utf8)
    else { return false }
    let sources = checkout.porter.appendingPathComponent("Sources")
    let files = (FileManager.default.subpaths(atPath: sources.path) ?? [])
      .map { sources.appendingPathComponent($0) }
    let parts =
      files + [
        checkout.porter.appendingPathComponent("Package.swift"),
        URL(fileURLWithPath: host + "/SwiftParser.swiftmodule"),
      ]
    return parts.allSatisfy { (modified($0) ?? .distantPast) <= made }
  }

  private static func modified(_ file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }

  private static func make(_ checkout: Checkout, host: String) throws(PortHelperError) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--package-path", checkout.porter.path, "--product", "touchstone-port",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TOUCHSTONE_SWIFT_HOST": host],
      uniquingKeysWith: { $1 }
    )
    process.standardOutput = pipe
    process.standardError = pipe
    var said = ""
    do {
      try process.run()
      said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
    } catch {
      throw PortHelperError(
        problem: "port needs swift build, which can't be run; see https://www.swift.org/install",
        code: .unavailable
      )
    }
    guard process.terminationStatus == 0 else {
      let lines = said.components(separatedBy: "\n").filter { $0.contains("error") }
      Output.complain(lines.isEmpty ? said.components(separatedBy: "\n").suffix(5) : lines)
      throw PortHelperError(
        problem: "the helper of port can't be built; the lines above say why",
        code: .software
      )
    }
  }
}
