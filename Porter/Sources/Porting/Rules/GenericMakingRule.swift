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
    let name = base.trimmedDescription
    if name == "Self" || name == "self", let type = extended(at: callee) { return (name, [type]) }
    if let bound = bound(of: name, at: callee) { return (name, bound) }
    return metatype(name, at: callee).flatMap { type in
      bound(of: type, at: callee).map { (name, $0) }
    }
  }

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
