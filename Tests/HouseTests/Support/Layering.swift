/// The table of the modules that each module may import.
///
/// Imports only point down.
enum Layering {
  /// The modules, lowest first, and their allowed imports.
  ///
  /// Only TouchGraphics may import Foundation, for its geometry; `problem(importing:in:)` checks
  /// that.
  static let table: [(module: String, mayImport: Set<String>)] = [
    ("TouchCore", []),
    ("TouchStatistics", ["TouchCore"]),
    ("UIKitSubclassing", []),
    ("_Testing_UIKit", []),
    ("TouchGraphics", ["TouchCore", "Foundation"]),
    ("TouchLayers", ["TouchGraphics", "TouchCore"]),
    ("UIKit", ["TouchLayers", "TouchGraphics", "TouchCore"]),
    ("DeliberateTouch", ["UIKit", "TouchCore"]),
    ("TouchRecording", ["TouchCore", "Foundation"]),
    ("TouchRecorder", ["UIKit", "TouchRecording", "TouchCore", "Foundation"]),
    ("TouchStage", ["UIKit", "TouchRecording", "TouchCore"]),
    ("ReportFiles", []),
    ("SampleFiles", []),
    ("PlaygroundFiles", []),
    (
      "TouchReport",
      ["ReportFiles", "TouchStage", "UIKit", "TouchRecording", "TouchGraphics", "TouchCore"]
    ),
    (
      "TouchEvaluation",
      [
        "TouchReport", "TouchStage", "UIKit", "TouchRecording", "TouchGraphics", "TouchStatistics",
        "TouchCore", "Foundation",
      ]
    ),
    ("TouchTesting", ["TouchReport", "TouchStage", "UIKit", "Testing", "Foundation"]),
    ("Scenes", ["UIKit", "DeliberateTouch", "TouchCore"]),
    (
      "SceneStage",
      [
        "Scenes", "TouchStage", "TouchRecording", "DeliberateTouch", "UIKit", "TouchGraphics",
        "TouchCore",
      ]
    ),
    ("PlaygroundPage", ["PlaygroundFiles", "TouchReport"]),
    (
      "Playground",
      [
        "SceneStage", "Scenes", "TouchReport", "TouchStage", "TouchRecording", "DeliberateTouch",
        "UIKit", "TouchGraphics", "TouchCore",
      ]
    ),
    (
      "touchstone",
      [
        "SampleFiles", "PlaygroundPage", "SceneStage", "Scenes", "TouchEvaluation",
        "TouchStatistics", "TouchReport", "TouchStage", "TouchRecording", "DeliberateTouch",
        "UIKit", "TouchGraphics", "TouchCore", "Foundation",
      ]
    ),
  ]

  /// The empty modules that let other imports of UIKit compile.
  static let shims: Set<String> = ["UIKitSubclassing", "_Testing_UIKit"]

  /// The modules that a module may import; nil for an unknown module.
  static func imports(of module: String) -> Set<String>? {
    table.first { $0.module == module }?.mayImport
  }

  /// The problem with a file's import of a module; nil if there is none.
  static func problem(importing imported: String, in path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 2, parts[0] == "Sources", let allowed = imports(of: parts[1]) else {
      return "has no place in the house"
    }
    guard allowed.contains(imported) else { return "\(parts[1]) may not import \(imported)" }
    if parts[1] == "TouchGraphics", imported == "Foundation", parts[2] != "Geometry" {
      return "Foundation is for the geometry of TouchGraphics alone"
    }
    return nil
  }

  /// The forbidden imports of a file, as `path:line: problem`.
  static func problems(in file: House.File) -> [String] {
    SourceText(text: file.text).imports.compactMap { found in
      problem(importing: found.module, in: file.path).map { "\(file.path):\(found.line): \($0)" }
    }
  }

  /// The forbidden dependencies of a manifest's targets.
  ///
  /// - Parameters:
  ///   - manifest: The manifest.
  ///   - modules: The existing modules.
  /// - Returns: The problems as messages.
  static func problems(in manifest: Manifest, modules: Set<String>) -> [String] {
    var problems: [String] = []
    for target in manifest.targets where modules.contains(target.name) {
      guard let allowed = imports(of: target.name) else {
        problems.append("\(target.name) has no place in the house")
        continue
      }
      for dependency in target.dependencies where !allowed.contains(dependency) {
        if target.name == "UIKit", shims.contains(dependency) { continue }
        problems.append("\(target.name) may not depend on \(dependency)")
      }
    }
    for module in modules where !manifest.targets.contains(where: { $0.name == module }) {
      problems.append("\(module) is no target")
    }
    if manifest.namesPackages { problems.append("an outside package is named") }
    return problems.sorted()
  }

  /// The package's modules that a file imports and its target doesn't depend on.
  static func undeclared(in file: House.File, _ manifest: Manifest) -> [String] {
    let target = manifest.targets.first { $0.name == file.module }
    let declared = Set(target?.dependencies ?? [])
    return SourceText(text: file.text).imports
      .filter { imports(of: $0.module) != nil && !declared.contains($0.module) }
      .map { "\(file.path):\($0.line): the manifest does not name \($0.module)" }
  }
}
