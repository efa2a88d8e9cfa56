import SwiftSyntax

/// Key-value observing: says what can't be observed, and lets subclasses of NSObject observe without Objective-C.
///
/// `class A: NSObject` that overrides `observeValue(forKeyPath:of:change:context:)` becomes
/// `class A: NSObject, NSKeyValueObserving`, and the method loses its `override`.
final class ObservingRule: RuleVisitor {
  /// What of a view, a recognizer and a control can be observed here, by the names of Swift and of Objective-C.
  private static let keys: Set<String> = [
    "frame", "bounds", "center", "isHidden", "hidden", "alpha",
    "contentOffset", "contentSize", "contentInset", "panGestureRecognizer.state", "state",
    "isHighlighted", "isSelected", "isEnabled", "highlighted", "selected", "enabled",
  ]
  private static let words =
    "of key-value observing there are a view's frame, bounds, center, isHidden and alpha, a scroll view's contentOffset,"
    + " contentSize, contentInset and panGestureRecognizer.state, a recognizer's state, and a control's isHighlighted,"
    + " isSelected and isEnabled alone"
  private static let remedy = "call what has to know from didSet"
  /// The names of getters, which are no names of properties in Objective-C.
  private static let getters = [
    "isHighlighted": "highlighted", "isSelected": "selected", "isEnabled": "enabled",
    "isHidden": "hidden",
  ]
  /// The options as Swift 2 spelled them.
  private static let oldOptions: Set<String> = ["New", "Old", "Initial"]

  /// The keys of a change as Swift 2 read them by their text.
  private static let changeKeys = ["new": "newKey", "old": "oldKey", "kind": "kindKey"]

  /// `change!["new"]` becomes `change![.newKey]`, where `change` is the parameter of `observeValue`.
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    let dictionary =
      node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
      ?? node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
    guard dictionary?.as(DeclReferenceExprSyntax.self)?.baseName.text == "change",
      node.arguments.count == 1, let argument = node.arguments.first?.expression,
      let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      let key = Self.changeKeys[text], isObserving(Syntax(node))
    else { return .visitChildren }
    port.edits.replace(argument.span, with: ".\(key)")
    port.did("\"\(text)\" becomes .\(key)", at: argument.span.lowerBound)
    return .visitChildren
  }

  /// Whether the innermost function around a node is told of changes.
  private func isObserving(_ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next {
      if let function = current.as(FunctionDeclSyntax.self) {
        return ["observeValue", "observeValueForKeyPath"].contains(function.name.text)
      }
      next = current.parent
    }
    return false
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let offset = node.span.lowerBound
    switch node.calledName?.text {
    case "observe":
      guard let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self),
        !Self.isClients("observe", port)
      else { break }
      if !Self.isKnown(path) || Self.isOfClients(node, port) {
        port.cannot("\(path.trimmedDescription): \(Self.words); \(Self.remedy)", at: offset)
      }
    case "addObserver", "removeObserver":
      guard let key = node.arguments.first(where: { $0.label?.text == "forKeyPath" })?.expression
      else { break }
      check(key, at: offset)
      if let options = node.arguments.first(where: { $0.label?.text == "options" })?.expression {
        for token in options.tokens(viewMode: .sourceAccurate)
        where Self.oldOptions.contains(token.text) {
          port.replace(token, with: token.text.lowercased())
        }
      }
    case "observeValueForKeyPath": respell(node)
    default: break
    }
    return .visitChildren
  }

  /// Whether a key path is that of a value which can be observed here.
  private static func isKnown(_ path: KeyPathExprSyntax) -> Bool {
    let names = path.components.map {
      $0.component.trimmedDescription.replacing(/[?!]/, with: "")
    }
    return keys.contains(names.joined(separator: "."))
  }

  /// Whether a call lets a closure observe a view, a recognizer or a control, which tell of their values on the main actor.
  static func isToldOnMain(_ node: FunctionCallExprSyntax, _ port: FilePort) -> Bool {
    guard node.calledName?.text == "observe",
      node.arguments.first?.label == nil,
      let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self), isKnown(path),
      !isClients("observe", port), !isOfClients(node, port)
    else { return false }
    guard let root = path.root?.typeName else { return true }
    let scope = Scope(around: node)?.full ?? ""
    let types = port.surroundings.type(root, inside: scope).map {
      port.surroundings.chain(of: $0.path).types
    }
    return types?.contains {
      $0.isEngine && ["UIView", "UIGestureRecognizer"].contains($0.path)
    } == true
  }

  /// Whether a call is of an object whose class is the given files' and none of UIKit's.
  private static func isOfClients(_ node: FunctionCallExprSyntax, _ port: FilePort) -> Bool {
    guard let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let scope = Scope(around: node),
      let name = port.surroundings.typeOfInstance(base, scope)?.name,
      let type = port.surroundings.type(name, inside: scope.full), type.isOwn
    else { return false }
    return !port.surroundings.chain(of: type.path).types.contains(where: \.isEngine)
  }

  /// Whether a given file declares a method of this name, with any parameters.
  private static func isClients(_ method: String, _ port: FilePort) -> Bool {
    port.surroundings.allTypes.contains {
      $0.methods.contains { !$0.isEngine && $0.base == method }
    }
  }

  /// The file's constants that are strings, by their names; none that two declarations give different ones.
  private lazy var constants: [String: String] = {
    let found = StringConstants(viewMode: .sourceAccurate)
    found.keyPath = port.keyPath(of:)
    found.walk(port.source.tree)
    return found.values.compactMapValues { $0.count == 1 ? $0.first : nil }
  }()

  /// Checks a key that is a string of this file; one that is made elsewhere traps in the program.
  private func check(_ key: ExprSyntax, at offset: Int) {
    guard let name = name(of: key) else {
      return port.warn("\(key.trimmedDescription): \(Self.words); another one traps", at: offset)
    }
    if let property = Self.getters[name] {
      port.warn(
        "\(name): no change is told of this key, as on iOS; \(property) is told",
        at: offset
      )
    } else if !Self.keys.contains(name) {
      port.cannot("\(name): \(Self.words); \(Self.remedy)", at: offset)
    }
  }

  /// The string that a key is: a literal, a constant of the file, or what a key path of Objective-C stands for.
  private func name(of key: ExprSyntax) -> String? {
    if let literal = key.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    if let macro = key.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath" {
      return macro.arguments.first.map { port.keyPath(of: $0.expression.trimmedDescription) }
    }
    return key.trimmedDescription.split(separator: ".").last.flatMap { constants[String($0)] }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Self.isOld(node) || Self.isNow(node) else { return .visitChildren }
    if Self.isOld(node) { respell(node) }
    if Self.isOld(node),
      let object = Array(node.signature.parameterClause.parameters).dropFirst().first
    {
      Identities(of: object.innerName, port).walk(Syntax(node))
    }
    guard let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      let scope = Scope(around: node), isObject(scope),
      let type = classes[scope.full], let last = type.inheritanceClause?.inheritedTypes.last
    else { return .visitChildren }
    port.leaveOut(modifier)
    port.edits.insert(", NSKeyValueObserving", at: last.type.span.upperBound)
    port.did(
      "\(type.name.text) adopts NSKeyValueObserving, whose observeValue isn't an override: the superclass has none here",
      at: modifier.span.lowerBound
    )
    return .visitChildren
  }

  /// The classes of the file; an extension's method is the class's.
  private lazy var classes = ClassBodies(port.source.tree).classes

  /// Whether the innermost type around a node inherits from `NSObject`, or directly from a class of UIKit's whose objects
  /// observe nothing here.
  private func isObject(_ scope: Scope) -> Bool {
    guard let type = port.surroundings.type(scope.full), type.kind == .class,
      let above = type.inherited.first
    else { return false }
    if above == "NSObject" { return true }
    return port.surroundings.type(above)?.isEngine == true
      && !port.surroundings.chain(of: scope.full).types.contains { $0.path == "UIResponder" }
  }

  /// The parameters as they are now, by their labels.
  private static let parameters = [
    ("forKeyPath", "String?"), ("of", "Any?"), ("change", "[NSKeyValueChangeKey: Any]?"),
    ("context", "UnsafeMutableRawPointer?"),
  ]

  /// Whether a method is the one that is called with changes, as it was spelled up to Swift 2.
  static func isOld(_ node: FunctionDeclSyntax) -> Bool {
    node.name.text == "observeValueForKeyPath"
      && node.signature.parameterClause.parameters.count == parameters.count
  }

  private static func isNow(_ node: FunctionDeclSyntax) -> Bool {
    node.name.text == "observeValue"
      && node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath"
  }

  /// Writes the method as it is declared now; its parameters keep their names inside.
  private func respell(_ node: FunctionDeclSyntax) {
    for (parameter, now) in zip(node.signature.parameterClause.parameters, Self.parameters) {
      let name = (parameter.secondName ?? parameter.firstName).text
      let label = name == now.0 ? name : "\(now.0) \(name)"
      let comma = parameter.trailingComma == nil ? "" : ","
      port.edits.replace(parameter.span, with: "\(label): \(now.1)\(comma)")
    }
    port.replace(
      node.name,
      with: "observeValue",
      saying: "observeValueForKeyPath becomes observeValue(forKeyPath:of:change:context:)"
    )
  }

  /// Writes the call of a superclass's method as it is now.
  private func respell(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true, node.arguments.count == Self.parameters.count,
      let scope = Scope(around: node), !isObject(scope)
    else { return }
    port.replace(member.declName, with: "observeValue")
    for (argument, now) in zip(node.arguments, Self.parameters) {
      if let label = argument.label {
        if label.text != now.0 { port.edits.replace(label.span, with: now.0) }
      } else {
        port.edits.insert("\(now.0): ", at: argument.span.lowerBound)
      }
    }
  }

  /// The call of NSObject's own method, which throws an exception on iOS that ends the program.
  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.parent?.as(MemberAccessExprSyntax.self),
      ["observeValue", "observeValueForKeyPath"].contains(member.declName.baseName.text),
      let call = member.parent?.as(FunctionCallExprSyntax.self), let scope = Scope(around: node),
      isObject(scope)
    else { return .visitChildren }
    port.replace(
      call,
      with: "fatalError(\"nothing observes this key path\")",
      saying: "super.observeValue becomes fatalError, which NSObject's is on iOS"
    )
    return .visitChildren
  }
}

/// Collects the constants of a file that are strings.
private final class StringConstants: SyntaxVisitor {
  private(set) var values: [String: Set<String>] = [:]
  /// What a key path of Objective-C stands for.
  var keyPath: (String) -> String? = { _ in nil }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindingSpecifier.tokenKind == .keyword(.let) else { return .visitChildren }
    for binding in node.bindings {
      let value = binding.initializer?.value
      var text = value?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      if let macro = value?.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath" {
        text = macro.arguments.first.flatMap { keyPath($0.expression.trimmedDescription) }
      }
      if let text { values[binding.pattern.trimmedDescription, default: []].insert(text) }
    }
    return .visitChildren
  }
}

/// Compares by identity what is any value now, and was an object: `object as AnyObject? === self`.
private final class Identities: SyntaxVisitor {
  private let name: String
  private let port: FilePort

  init(of name: String, _ port: FilePort) {
    (self.name, self.port) = (name, port)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated() where part.trimmedDescription == name {
      let signs = [index - 1, index + 1].filter(parts.indices.contains).map {
        parts[$0].trimmedDescription
      }
      guard signs.contains("===") || signs.contains("!==") else { continue }
      port.edits.insert("(", at: part.span.lowerBound)
      port.edits.insert(" as AnyObject?)", at: part.span.upperBound)
      port.did("\(name) is compared as an object", at: part.span.lowerBound)
    }
    return .visitChildren
  }
}
