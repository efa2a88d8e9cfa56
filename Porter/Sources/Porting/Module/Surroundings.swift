import SwiftSyntax

/// What all given files and the engine declare.
struct Surroundings {
  private let types: [String: DeclaredType]
  private let byName: [String: [String]]
  /// All types, in the order of their paths.
  let allTypes: [DeclaredType]
  /// The cases of the clients' own enums.
  let ownCases: Set<String>
  /// The cases and constants of UIKit's own types.
  let engineCases: Set<String>
  /// The engine's functions and constants outside of types.
  private let engineGlobals: Set<String>
  /// The given files' own.
  private let ownGlobals: Set<String>

  /// What calls of optional requirements fall back to, by the requirement's `FallbackReader.key`.
  let fallbacks: [String: String]
  /// The functions outside of types that are called without any label, as in `turn(_:_:)`.
  let unlabelledCalls: Set<String>
  /// The variables and parameters whose functions have labels in their types, as in `done(finished:)`.
  let labelledFunctions: Set<String>
  /// The labels of the tuples that the given files write.
  let tupleLabels: Set<String>
  /// Whether the given files run code off the main thread.
  let usesOtherQueues: Bool

  init(
    _ types: [String: DeclaredType],
    engineGlobals engine: Set<String>,
    fallbacks: [String: String],
    unlabelledCalls: Set<String>,
    labelledFunctions: Set<String>,
    tupleLabels: Set<String>,
    usesOtherQueues: Bool
  ) {
    self.labelledFunctions = labelledFunctions
    self.tupleLabels = tupleLabels
    self.usesOtherQueues = usesOtherQueues
    self.fallbacks = fallbacks
    self.unlabelledCalls = unlabelledCalls
    self.types = types
    let paths = types.keys.sorted()
    allTypes = paths.map { types[$0]! }
    byName = Dictionary(grouping: paths, by: { types[$0]!.name })
    engineGlobals = engine
    ownGlobals = Self.globals(of: types).subtracting(engine)
    ownCases = types.values.filter { !$0.isEngine }.reduce(into: []) { $0.formUnion($1.cases) }
    engineCases = types.values.filter { $0.isEngine && Self.isUIKits($0.path) }.reduce(into: []) {
      $0.formUnion(Self.constants(of: $1))
    }
  }

  /// Whether a type's name is one of UIKit's and of what it stands for.
  private static func isUIKits(_ path: String) -> Bool {
    ["UI", "CA", "CG", "NS"].contains { path.hasPrefix($0) }
  }

  /// The cases of an enum, and the constants of a set of options or of a structure.
  private static func constants(of type: DeclaredType) -> Set<String> {
    if type.kind == .class { return [] }
    return type.cases.union(type.properties.filter(\.isStatic).map(\.name))
  }

  /// Whether a type of the engine has a case or a constant of this name.
  func engine(_ type: String, has name: String) -> Bool {
    guard let type = self.type(type), type.isEngine else { return false }
    return Self.constants(of: type).contains(name)
  }

  /// The functions and constants outside of types.
  static func globals(of types: [String: DeclaredType]) -> Set<String> {
    Set((types[""]?.methods.map(\.base) ?? []) + (types[""]?.properties.map(\.name) ?? []))
  }

  /// The type of a name as it is written inside another type.
  func type(_ name: String, inside path: String = "") -> DeclaredType? {
    var around = path.split(separator: ".").map(String.init)
    while true {
      if let type = types[(around + [name]).joined(separator: ".")] { return type }
      guard around.popLast() != nil else { break }
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let candidates = (byName[last] ?? []).filter { $0.hasSuffix(name) }
    return candidates.first.flatMap { types[$0] }
  }

  /// Whether a given file declares a type, a function or a constant of this name.
  func declaresItself(_ name: String) -> Bool {
    ownGlobals.contains(name) || (byName[name] ?? []).contains { types[$0]?.isOwn == true }
  }

  /// The property that a name means in a class: its own, or the nearest superclass's.
  func property(_ name: String, of path: String) -> Property? {
    chain(of: path).types.lazy.flatMap(\.properties).first { $0.name == name }
  }

  /// A class and its superclasses; whether the chain is known to its end.
  func chain(of path: String) -> (types: [DeclaredType], isComplete: Bool) {
    var result: [DeclaredType] = []
    var next = types[path] ?? type(path)
    while let current = next, !result.contains(where: { $0.path == current.path }) {
      result.append(current)
      let parents = current.inherited.compactMap { type($0, inside: current.path) }
      next = parents.first { $0.kind == .class || $0.kind == .unknown && !$0.inherited.isEmpty }
      if next == nil {
        let first = current.inherited.first
        let isRoot =
          first == nil || current.isEngine || parents.contains { $0.path.hasSuffix(first!) }
          || first == "NSObject"
        return (result, isRoot)
      }
    }
    return (result, true)
  }

  /// Whether the engine declares a type, a function or a constant of this name.
  func engineHas(_ name: String) -> Bool {
    if (byName[name] ?? []).contains(where: { types[$0]?.isEngine == true }) { return true }
    return engineGlobals.contains(name)
  }

  /// Whether a type around a node, or one that it inherits from, has a method of this name.
  func hasMethod(called name: String, around node: some SyntaxProtocol) -> Bool {
    guard let scope = Scope(around: node) else { return false }
    return chain(of: scope.full).types.flatMap(\.methods).contains { $0.base == name }
  }

  /// Whether the class around a node is one of the engine's, or inherits from it.
  func isIn(_ engineClass: String, at node: some SyntaxProtocol) -> Bool {
    Scope(around: node).map { inherits($0.full, from: engineClass) } ?? false
  }

  /// Whether a type is one of the engine's, or inherits from it.
  func inherits(_ type: String, from engineClass: String) -> Bool {
    chain(of: type).types.contains { $0.isEngine && $0.path == engineClass }
  }

  /// Whether the class around a node has the engine's property of this name.
  func inherits(_ property: String, at node: some SyntaxProtocol) -> Bool {
    guard let scope = Scope(around: node) else { return false }
    return chain(of: scope.full).types.contains {
      $0.isEngine && $0.properties.contains { $0.name == property && !$0.isStatic }
    }
  }

  /// How many declarations of a name the given files have, of all kinds.
  func declarations(of name: String) -> Int {
    types.values.reduce(0) { sum, type in
      sum + (type.name == name && type.isOwn ? 1 : 0)
        + type.methods.count { !$0.isEngine && $0.base == name }
        + type.properties.count { !$0.isEngine && $0.name == name }
    }
  }

  /// The classes that inherit from another.
  func descendants(of path: String) -> [DeclaredType] {
    allTypes.filter {
      $0.path != path && $0.kind == .class && chain(of: $0.path).types.contains { $0.path == path }
    }
  }
}
