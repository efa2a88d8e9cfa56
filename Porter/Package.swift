// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftParser and SwiftSyntax, beside its compiler.
///
/// `touchstone port` names it; otherwise it belongs to the first `swiftc` of PATH.
let host: String = {
  if let named = Context.environment["TOUCHSTONE_SWIFT_HOST"] { return named }
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    let host = compiler.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: "\(host)/SwiftParser.swiftmodule") { return host }
  }
  return "/usr/lib/swift/host"
}()

/// Unsafe flags, which a package that others depend on can't have: that is why this one is nested.
let parsing: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .unsafeFlags(["-I", host]),
]
let linking: [LinkerSetting] = [
  .unsafeFlags([
    "-L", host, "-lSwiftParser", "-lSwiftSyntax", "-lSwiftParserDiagnostics", "-lSwiftDiagnostics",
    "-lSwiftOperators", "-lSwiftBasicFormat", "-Xlinker", "-rpath", "-Xlinker", host,
  ])
]

let package = Package(
  name: "Porter",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Porting", swiftSettings: parsing, linkerSettings: linking),
    .executableTarget(
      name: "touchstone-port",
      dependencies: ["Porting"],
      swiftSettings: parsing,
      linkerSettings: linking
    ),
    .testTarget(
      name: "PortingTests",
      dependencies: ["Porting"],
      exclude: ["Golden"],
      swiftSettings: parsing,
      linkerSettings: linking
    ),
  ]
)
