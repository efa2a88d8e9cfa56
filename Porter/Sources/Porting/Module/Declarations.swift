import SwiftSyntax

/// A method, as far as porting has to know it.
struct Method: Sendable {
  let base: String
  /// The outer names of its parameters, `_` for none.
  let labels: [String]
  let parameterTypes: [String]
  let result: String
  let isStatic: Bool
  let isPrivate: Bool
  /// Whether a subclass in another module may override it.
  let isOverridable: Bool
  /// Whether the declaration says that it overrides another.
  let isOverride: Bool
  /// Whether the engine declares it.
  var isEngine = false

  /// The name with its labels, as in `handle(_:event:)`.
  var name: String { base + "(" + labels.map { $0 + ":" }.joined() + ")" }
  /// The name as a selector is named: without parentheses where there are no parameters.
  var selectorName: String { labels.isEmpty ? base : name }
  /// Whether what it returns may be nil.
  var mayReturnNil: Bool { result.hasSuffix("?") || result.hasSuffix("!") }
  var returnsNothing: Bool { result == "Void" || result == "()" }

  /// The name that Objective-C derives, as in `handle:forEvent:`.
  var objectiveCName: String {
    var text = base
    for (index, label) in labels.enumerated() {
      if index == 0, label != "_" {
        text +=
          (label.first == "w" && label.hasPrefix("with")
            ? "W" + label.dropFirst() : "With" + label.prefix(1).uppercased() + label.dropFirst())
      } else if index > 0, label != "_" {
        text += label
      }
      text += ":"
    }
    return text
  }
}

/// A property, as far as porting has to know it.
struct Property: Sendable {
  let name: String
  /// The type as it is written, without what makes it optional; nil where it is inferred.
  let type: String?
  let isStatic: Bool
  let isPrivate: Bool
  let isOverridable: Bool
  /// Whether the declaration says that it overrides another.
  var isOverride = false
  /// Whether the engine declares it.
  var isEngine = false
  /// The type with its generic arguments, as it has to be written elsewhere; nil where it is inferred.
  var written: String?
  /// Whether the type is written with a mark that unwraps it: `UIView!`.
  var isUnwrapped = false
  /// Whether the type is written with a question mark.
  var isOptional = false
  /// Whether it doesn't keep its object.
  var isWeak = false
}

/// A type with what all its declarations and extensions say.
struct DeclaredType: Sendable {
  enum Kind: Sendable { case `class`, value, `protocol`, unknown }

  /// The names of the types around it and its own, joined by dots.
  let path: String
  var kind = Kind.unknown
  var inherited: [String] = []
  var methods: [Method] = []
  var properties: [Property] = []
  /// The enum's cases.
  var cases: Set<String> = []
  /// The names of requirements that a conformer may leave out.
  var optionalRequirements: [Method] = []
  /// The properties that a conformer may leave out.
  var optionalProperties: [Property] = []
  var initializers: [Initializer] = []
  var isEngine = false
  /// Whether a given file declares it, and doesn't only extend it.
  var isOwn = false
  /// Whether it has parameters for types.
  var isGeneric = false

  var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}

/// An initializer, as far as porting has to know it.
struct Initializer: Sendable {
  let labels: [String]
  let parameterTypes: [String]
  let isConvenience: Bool
  let isRequired: Bool
  var isEngine = false
}

extension FunctionParameterSyntax {
  /// What the parameter is called inside of its function.
  var innerName: String { (secondName ?? firstName).text }
}

extension FunctionParameterListSyntax {
  var outerNames: [String] { map(\.firstName.text) }
  var typeTexts: [String] { map { Method.plain($0.type.trimmedDescription) } }
}

extension Method {
  /// A type's text without blanks, attributes and the kind of optional.
  static func plain(_ type: String) -> String {
    var text = type.filter { !$0.isWhitespace }
    if text.hasPrefix("@escaping") { text.removeFirst("@escaping".count) }
    return text.replacing("!", with: "?")
  }

  /// Describes a declaration.
  ///
  /// In Swift 2 the first parameter has no label unless it is written twice.
  init(_ node: FunctionDeclSyntax, isOverridable: Bool, isSwift2: Bool = false) {
    base = node.name.text.trimmingBackticks
    let parameters = node.signature.parameterClause.parameters
    let names = parameters.outerNames.map(\.trimmingBackticks)
    let isBare = isSwift2 && parameters.first?.secondName == nil && !names.isEmpty
    labels = isBare ? ["_"] + names.dropFirst() : names
    parameterTypes = node.signature.parameterClause.parameters.typeTexts
    result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    isStatic = node.modifiers.isStatic
    isPrivate = node.modifiers.isPrivate
    self.isOverridable = isOverridable
    isOverride = node.modifiers.has(.override)
  }
}

extension String {
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}

extension DeclModifierListSyntax {
  func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
  var isStatic: Bool { has(.static) || has(.class) }
  /// Whether no other file can see the declaration.
  var isPrivate: Bool {
    contains {
      ($0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate))
        && $0.detail == nil
    }
  }
  var isPublic: Bool { has(.public) || has(.open) }
}
