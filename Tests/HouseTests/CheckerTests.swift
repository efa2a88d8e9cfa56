import Expectations
import Testing

/// The checkers, tested with input that they must accept or reject.
struct CheckerTests {
  private func modules(_ text: String) -> [String] {
    SourceText(text: text).imports.map(\.module)
  }

  @Test(
    "Imports are found in every form",
    arguments: [
      "import Foundation",
      "  import Foundation",
      "public import Foundation",
      "package  import Foundation",
      "@_exported import Foundation",
      "@_exported public import Foundation",
      "@testable import Foundation",
      "@_spi(Inner, Other) private import Foundation",
      "@preconcurrency @_implementationOnly internal import Foundation",
      "import struct Foundation.Data",
      "public import class Foundation.NSObject",
      "import Foundation.NSObject",
      "let a = 1; import Foundation",
      "import\n  Foundation",
      "@_exported\nimport Foundation",
      "import `Foundation`",
      "#if os(Linux)\n  import Foundation\n#endif",
      "/* a /* b */ c */ import Foundation // d",
      "let a = \"/*\"\nimport Foundation",
      "let a = \"\\\"\"\nimport Foundation",
    ]
  )
  func forms(_ text: String) {
    expectEqual(modules(text), ["Foundation"])
  }

  @Test(
    "Text that isn't an import is ignored",
    arguments: [
      "// import Foundation",
      "/// import Foundation",
      "/*\nimport Foundation\n*/",
      "let a = \"\"\"\n  import Foundation\n  \"\"\"",
      "#if canImport(Foundation)",
      "let important = 1",
      "reimport Foundation",
    ]
  )
  func noImports(_ text: String) {
    expectEqual(modules(text), [])
  }

  @Test("Lines are counted, and several imports on a line are separate")
  func lines() {
    let text = "// A\nimport UIKit; import TouchCore\n\nimport UIKit.UIGestureRecognizerSubclass\n"
    let imports = SourceText(text: text).imports
    expectEqual(imports.map(\.line), [2, 2, 4])
    expectEqual(imports.map(\.module), ["UIKit", "TouchCore", "UIKit"])
  }

  @Test(
    "Imports that point up are reported",
    arguments: [
      ("Sources/TouchCore/Time/A.swift", "Foundation"),
      ("Sources/TouchCore/Time/A.swift", "UIKit"),
      ("Sources/UIKit/Views/A.swift", "TouchRecording"),
      ("Sources/UIKit/Views/A.swift", "Foundation"),
      ("Sources/TouchGraphics/Paths/A.swift", "Foundation"),
      ("Sources/TouchGraphics/Paths/A.swift", "TouchLayers"),
      ("Sources/TouchLayers/Layers/A.swift", "UIKit"),
      ("Sources/DeliberateTouch/A/A.swift", "Foundation"),
      ("Sources/TouchRecording/A.swift", "UIKit"),
      ("Sources/TouchStage/A.swift", "Scenes"),
      ("Sources/Scenes/A.swift", "TouchStage"),
      ("Sources/Playground/A.swift", "Foundation"),
      ("Sources/Attic/A.swift", "TouchCore"),
      ("Sources/touchstone/A.swift", "Alamofire"),
    ]
  )
  func upwards(_ path: String, _ module: String) {
    let file = House.File(path: path, text: "import \(module)\n")
    expectEqual(Layering.problems(in: file).count, 1)
  }

  @Test(
    "Imports that point down are accepted",
    arguments: [
      ("Sources/UIKit/Views/A.swift", "TouchCore"),
      ("Sources/UIKit/Views/A.swift", "TouchLayers"),
      ("Sources/TouchGraphics/Geometry/A.swift", "Foundation"),
      ("Sources/TouchRecording/A.swift", "Foundation"),
      ("Sources/TouchStage/A.swift", "TouchRecording"),
      ("Sources/touchstone/A.swift", "Scenes"),
    ]
  )
  func downwards(_ path: String, _ module: String) {
    let file = House.File(path: path, text: "import \(module)\n")
    expectEqual(Layering.problems(in: file), [])
  }

  @Test("No module in the table may import itself or a later one")
  func table() {
    for (index, row) in Layering.table.enumerated() {
      let below = Layering.table[index...].map(\.module)
      #expect(row.mayImport.isDisjoint(with: below), "\(row.module)")
    }
  }

  private let manifest = Manifest(
    """
    // .target(name: "Ghost")
    let package = Package(
      name: "P",
      products: [.library(name: "TouchCore", targets: ["TouchCore"])],
      targets: [
        .target(name: "TouchCore", dependencies: ["UIKit"]),
        .target(
          name: "UIKit",
          dependencies: [.target(name: "TouchCore", condition: nil), "UIKitSubclassing"],
          swiftSettings: [.define("A")]
        ),
        .executableTarget(name: "touchstone"),
        .testTarget(name: "Tests", dependencies: ["UIKit", "TouchCore"]),
      ]
    )
    """
  )

  @Test("A manifest's targets are read with their dependencies")
  func reading() {
    expectEqual(manifest.targets.map(\.name), ["TouchCore", "UIKit", "touchstone", "Tests"])
    expectEqual(
      manifest.targets.map(\.dependencies),
      [
        ["UIKit"], ["TouchCore", "UIKitSubclassing"], [], ["UIKit", "TouchCore"],
      ]
    )
    #expect(!manifest.namesPackages)
    #expect(Manifest("dependencies: [.package(url: \"x\", from: \"1.0.0\")]").namesPackages)
  }

  @Test("A manifest that contradicts the table is reported")
  func disagreement() {
    let problems = Layering.problems(
      in: manifest,
      modules: ["TouchCore", "UIKit", "touchstone", "Scenes"]
    )
    expectEqual(problems, ["Scenes is no target", "TouchCore may not depend on UIKit"])
    let file = House.File(
      path: "Sources/touchstone/A.swift",
      text: "import Foundation\nimport UIKit\n"
    )
    expectEqual(
      Layering.undeclared(in: file, manifest),
      [
        "Sources/touchstone/A.swift:2: the manifest does not name UIKit"
      ]
    )
  }

  @Test("Conditions about Embedded Swift are found, comments about it aren't")
  func embedded() {
    let text = """
      // #if hasFeature(Embedded)
      #if !hasFeature(Embedded)
      #elseif os(Linux)
        #elseif hasFeature(Embedded) && A
      #endif
      let a = "Embedded"
      """
    expectEqual(SourceText(text: text).embeddedConditions, [2, 4])
  }

  @Test("Lines are counted with and without a final newline")
  func lineCounts() {
    expectEqual(SourceText(text: "").lineCount, 0)
    expectEqual(SourceText(text: "a\nb").lineCount, 2)
    expectEqual(SourceText(text: "a\nb\n").lineCount, 2)
  }

  @Test("Absolute paths of one machine are found, others aren't")
  func machines() {
    let folders = ["work", "home", "root", "Users"]
    for folder in folders {
      expectEqual(MachinePaths.lines(in: "a\nsee /\(folder)/me"), [2])
      expectEqual(MachinePaths.lines(in: "\"/\(folder)/me\""), [1])
      expectEqual(MachinePaths.lines(in: "/\(folder)/"), [1])
      expectEqual(MachinePaths.lines(in: "https://example.org/\(folder)/me ../\(folder)/a"), [])
    }
    expectEqual(MachinePaths.lines(in: "/dev/input/event0 and /workshop/a"), [])
  }
}
