/// The house's table: which module may import which.
///
/// An arrow only points down.
enum Layering {
  /// The modules, ground floor first, and what each may import.
  ///
  /// Foundation is for the geometry of TouchGraphics alone; `problem(importing:in:)` knows.
  static let table: [(module: String, mayImport: Set<String>)] = [
    ("TouchCore", []),
    ("UIKitSubclassing", []),
    ("_Testing_UIKit", []),
    ("TouchGraphics", ["TouchCore", "Foundation"]),
    ("TouchLayers", ["TouchGraphics", "TouchCore"]),
    ("UIKit", ["TouchLayers", "TouchGraphics", "TouchCore"]),
    ("DeliberateTouch", ["UIKit", "TouchCore"]),
    ("TouchRecording", ["TouchCore", "Foundation"]),
    ("TouchStage", ["UIKit", "TouchRecording", "TouchCore"]),
    ("TouchReport", ["TouchStage", "UIKit", "TouchRecording", "TouchGraphics", "TouchCore"]),
    ("Scenes", ["UIKit", "DeliberateTouch", "TouchCore"]),
    (
      "touchstone",
      [
        "Scenes", "TouchReport", "TouchStage", "TouchRecording", "DeliberateTouch", "UIKit",
        "TouchGraphics", "TouchCore", "Foundation",
      ]
    ),
    ("Playground", ["Scenes", "UIKit", "TouchCore"]),
  ]

  /// The empty modules that only make other people's imports of UIKit compile.
  static let shims: Set<String> = ["UIKitSubclassing", "_Testing_UIKit"]

  /// What a module may import; nil for one that has no place in the house.
  static func imports(of module: String) -> Set<String>? {
    table.first { $0.module == module }?.mayImport
  }

  /// What is wrong with a file's importing a module; nil where nothing is.
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

  /// The imports of a file that the table forbids, as `path:line: what is wrong`.
  static func problems(in file: House.File) -> [String] {
    SourceText(text: file.text).imports.compactMap { found in
      problem(importing: found.module, in: file.path).map { "\(file.path):\(found.line): \($0)" }
    }
  }

  /// What in a manifest's targets the table forbids.
  ///
  /// - Parameters:
  ///   - manifest: The manifest.
  ///   - modules: The modules that there are.
  /// - Returns: What is wrong, in words.
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

  /// The imports of a file, among the house's own modules, that its target does not depend on.
  static func undeclared(in file: House.File, _ manifest: Manifest) -> [String] {
    let target = manifest.targets.first { $0.name == file.module }
    let declared = Set(target?.dependencies ?? [])
    return SourceText(text: file.text).imports
      .filter { imports(of: $0.module) != nil && !declared.contains($0.module) }
      .map { "\(file.path):\($0.line): the manifest does not name \($0.module)" }
  }
}
