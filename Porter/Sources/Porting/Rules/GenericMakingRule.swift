import SwiftSyntax

/// Names the lines that make an object of a class that only the program knows: `T()`, where `T: UIView`.
///
/// On iOS Objective-C finds the initializer of any class of UIKit's then. In Swift it has to be `required`, which
/// UIKit's are not here, so that classes needn't declare them.
final class GenericMakingRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let (type, bound) = made(by: node.calledExpression) else { return .visitChildren }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard bound.contains(where: { isOptional($0, labels) }),
      !bound.contains(where: { isRequired($0, labels) })
    else { return .visitChildren }
    let call = "\(type)(\(labels.map { $0 + ":" }.joined()))"
    port.cannot(
      "\(call): UIKit's initializers aren't required here, as they are to Objective-C, so that only a known class can be"
        + " made; hand over a closure that makes it",
      at: node.span.lowerBound
    )
    return .visitChildren
  }

  /// The type that a call makes an object of and what it inherits from, where the program alone knows the class.
  private func made(by callee: ExprSyntax) -> (type: String, bound: [String])? {
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return bound(of: name, at: callee).map { (name, $0) }
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.tokenKind == .keyword(.`init`)
    else { return nil }
    let name = base.withoutMarks
    if name == "Self" || name == "self", let type = extended(at: callee) { return (name, [type]) }
    if let bound = bound(of: name, at: callee) { return (name, bound) }
    let type = metatype(name, at: callee) ?? stored[name].flatMap { $0.count == 1 ? $0.first : nil }
    return type.map { (name, bound(of: $0, at: callee) ?? [$0]) }
  }

  /// The types of the metatypes that the file's variables hold, by the variables' names.
  private lazy var stored: [String: Set<String>] = {
    let found = Metatypes(viewMode: .sourceAccurate)
    found.walk(port.source.tree)
    return found.types
  }()

  /// The parameter that a metatype's name has as its type: `T`, where a function declares `type: T.Type`.
  private func metatype(_ name: String, at node: some SyntaxProtocol) -> String? {
    for scope in scopes(around: node) {
      guard let function = scope.as(FunctionDeclSyntax.self) else { continue }
      for parameter in function.signature.parameterClause.parameters
      where parameter.innerName == name {
        let type = parameter.type.trimmedDescription
        return type.hasSuffix(".Type") ? String(type.dropLast(".Type".count)) : nil
      }
    }
    return nil
  }

  /// What a parameter for a type has to inherit from or to conform to.
  private func bound(of name: String, at node: some SyntaxProtocol) -> [String]? {
    for scope in scopes(around: node) {
      if let bound = extendedBound(of: name, scope) { return bound }
      guard let generic = scope.asProtocol((any WithGenericParametersSyntax).self),
        let parameter = generic.genericParameterClause?.parameters.first(where: {
          $0.name.text == name
        })
      else { continue }
      var bound = parameter.inheritedType.map { parts(of: $0.trimmedDescription) } ?? []
      for requirement in generic.genericWhereClause?.requirements ?? [] {
        guard let inherited = requirement.requirement.as(ConformanceRequirementSyntax.self),
          inherited.leftType.trimmedDescription == name
        else { continue }
        bound += parts(of: inherited.rightType.trimmedDescription)
      }
      return bound
    }
    return nil
  }

  /// What an extension says of `Self`, or what the class that it extends says of its own parameter.
  private func extendedBound(of name: String, _ scope: Syntax) -> [String]? {
    guard let node = scope.as(ExtensionDeclSyntax.self) else { return nil }
    let said = (node.genericWhereClause?.requirements ?? []).compactMap { requirement in
      requirement.requirement.as(ConformanceRequirementSyntax.self)
    }
    .filter { $0.leftType.trimmedDescription == name }
    .flatMap { parts(of: $0.rightType.trimmedDescription) }
    if !said.isEmpty { return said }
    return classes[node.extendedType.typeName]?.genericParameterClause?.parameters
      .first { $0.name.text == name }?.inheritedType.map { parts(of: $0.trimmedDescription) }
  }

  private lazy var classes = ClassBodies(port.source.tree).classes

  private func parts(of type: String) -> [String] {
    type.split(separator: "&").map { String($0.filter { !$0.isWhitespace }) }
  }

  /// The class whose extension a static method stands in.
  private func extended(at node: some SyntaxProtocol) -> String? {
    for scope in scopes(around: node) {
      if scope.is(InitializerDeclSyntax.self) { return nil }
      guard let function = scope.as(FunctionDeclSyntax.self) else { continue }
      guard function.modifiers.has(.static) || function.modifiers.has(.class) else { return nil }
      return function.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.extendedType
        .trimmedDescription
    }
    return nil
  }

  private func scopes(around node: some SyntaxProtocol) -> some Sequence<Syntax> {
    sequence(first: Syntax(node)) { $0.parent }
  }

  /// Whether a type of the engine has such an initializer that isn't required.
  private func isOptional(_ type: String, _ labels: [String]) -> Bool {
    guard port.surroundings.type(type)?.isEngine == true else { return false }
    return initializers(of: type).contains {
      $0.isEngine && !$0.isRequired && $0.labels == labels
    }
  }

  private func isRequired(_ type: String, _ labels: [String]) -> Bool {
    if port.surroundings.type(type)?.kind == .protocol {
      return initializers(of: type).contains { $0.labels == labels }
    }
    return initializers(of: type).contains { $0.isRequired && $0.labels == labels }
  }

  private func initializers(of type: String) -> [Initializer] {
    port.surroundings.chain(of: type).types.flatMap(\.initializers)
  }
}

/// Collects the variables of a file that hold metatypes, alone or as elements.
private final class Metatypes: SyntaxVisitor {
  private(set) var types: [String: Set<String>] = [:]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let cast = node.initializer?.value.as(SequenceExprSyntax.self)?.elements.last
    note(
      node.pattern.trimmedDescription,
      node.typeAnnotation?.type ?? cast?.as(TypeExprSyntax.self)?.type
    )
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let cast = node.initializer?.value.as(SequenceExprSyntax.self)?.elements.last
    note(node.pattern.trimmedDescription, cast?.as(TypeExprSyntax.self)?.type)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.innerName, node.type)
    return .visitChildren
  }

  private func note(_ name: String, _ type: TypeSyntax?) {
    guard let text = type?.trimmedDescription.filter({ !" ()[]?!".contains($0) }),
      text.hasSuffix(".Type")
    else { return }
    let last = text.split(separator: ":").last.map(String.init) ?? text
    types[name, default: []].insert(String(last.dropLast(".Type".count)))
  }
}

extension ExprSyntax {
  /// A name without the marks behind it, without `self` before it, and without a subscript.
  fileprivate var withoutMarks: String {
    var value = unwrapped
    if let element = value.as(SubscriptCallExprSyntax.self) { value = element.calledExpression }
    let text = value.trimmedDescription
    return text.hasPrefix("self.") ? String(text.dropFirst("self.".count)) : text
  }
}
