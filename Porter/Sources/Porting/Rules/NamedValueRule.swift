import SwiftSyntax

/// Gives parameters and properties the types that names of layers and animations have now.
///
/// `func fade(timing: String)` whose `timing` is handed to `CAMediaTimingFunction(name:)` becomes `func fade(timing:
/// CAMediaTimingFunctionName)`: before Swift 4.2 the names were strings, and so were helpers' parameters.
final class NamedValueRule: RuleVisitor {
  private static let strings: Set<String> = ["String", "String!", "String?", "NSString"]

  /// A parameter of a function of the file that isn't a string any more: the function's name, and the label.
  private struct Parameter: Hashable {
    let function: String
    let label: String
  }

  private var types: [Parameter: String] = [:]
  private var changed: Set<Int> = []

  override class func apply(to port: FilePort) {
    let rule = Self(port)
    rule.walk(port.source.tree)
    guard !rule.types.isEmpty else { return }
    Literals(rule.port) { rule.types[Parameter(function: $0, label: $1)] }
      .walk(port.source.tree)
  }

  // MARK: Uses

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let member = elements[0].as(MemberAccessExprSyntax.self),
      let type = ValueRule.type(of: member, in: port),
      !port.surroundings.declaresMember(member.declName.baseName.text)
    {
      use(elements[2], as: type)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "CAMediaTimingFunction",
      node.arguments.count == 1, let name = node.arguments.first, name.label?.text == "name"
    {
      use(name.expression, as: "CAMediaTimingFunctionName")
    }
    return .visitChildren
  }

  /// Changes what a value is declared as, where that is a string.
  private func use(_ value: ExprSyntax, as type: String) {
    if let local = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if parameter(local, around: Syntax(value), type) { return }
      if !LocalNames.have(local, at: value) { property(local, around: value, type) }
    } else if let member = value.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    {
      property(member.declName.baseName.text, around: value, type)
    }
  }

  /// Changes a parameter's type; returns whether there is a parameter of the name.
  private func parameter(_ name: String, around node: Syntax, _ type: String) -> Bool {
    var next = node.parent
    while let current = next, !current.is(MemberBlockSyntax.self) {
      let function = current.as(FunctionDeclSyntax.self)
      let initializer = current.as(InitializerDeclSyntax.self)
      let clause = function?.signature ?? initializer?.signature
      let parameters = clause.map { Array($0.parameterClause.parameters) } ?? []
      if let index = parameters.firstIndex(where: { $0.innerName == name }) {
        let parameter = parameters[index]
        guard change(parameter.type, to: type) else { return true }
        let isBare = port.isSwift2 && index == 0 && parameter.secondName == nil
        let owner = initializer.flatMap { Scope(around: $0)?.name }
        let label = isBare && owner == nil ? "_" : parameter.firstName.text
        if let base = function?.name.text ?? owner {
          types[Parameter(function: base, label: label)] = type
        }
        if let value = parameter.defaultValue?.value { port.wrap(value, in: type) }
        return true
      }
      next = current.parent
    }
    return false
  }

  /// Changes the type of a property of the type around a node.
  private func property(_ name: String, around node: some SyntaxProtocol, _ type: String) {
    guard let scope = Scope(around: node),
      let members = scope.declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    else { return }
    for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      for binding in variable.bindings
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        guard let written = binding.typeAnnotation?.type else {
          // A literal alone says that it is a string.
          if let value = binding.initializer?.value, changed.insert(value.span.lowerBound).inserted
          {
            port.wrap(value, in: type)
          }
          continue
        }
        if change(written, to: type), let value = binding.initializer?.value {
          port.wrap(value, in: type)
        }
      }
    }
  }

  /// Changes a type that is a string; returns whether it was one that nothing had changed yet.
  private func change(_ written: TypeSyntax, to type: String) -> Bool {
    let text = written.trimmedDescription
    guard Self.strings.contains(text), changed.insert(written.span.lowerBound).inserted else {
      return false
    }
    port.replace(
      written,
      with: type + (text.last.map { "!?".contains($0) } == true ? text.suffix(1) : "")
    )
    return true
  }
}

/// Names literals that are handed to parameters with such a type.
private final class Literals: SyntaxVisitor {
  private let port: FilePort
  private let type: (String, String) -> String?

  init(_ port: FilePort, type: @escaping (String, String) -> String?) {
    self.port = port
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledName?.text else { return .visitChildren }
    for argument in node.arguments {
      if let type = type(name, argument.label?.text ?? "_") {
        port.wrap(argument.expression, in: type)
      }
    }
    return .visitChildren
  }
}

extension FilePort {
  /// Makes a string literal the name of a type.
  func wrap(_ value: ExprSyntax, in type: String) {
    guard value.is(StringLiteralExprSyntax.self) else { return }
    edits.insert("\(type)(rawValue: ", at: value.span.lowerBound)
    edits.insert(")", at: value.span.upperBound)
    did("\(value.trimmedDescription) becomes a \(type)", at: value.span.lowerBound)
  }
}
