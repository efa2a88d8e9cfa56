import SwiftSyntax

/// Lets classes of the given files override what an extension of UIKit's class declares: only Objective-C can do that.
///
/// The method moves into an extension of `NSObjectProtocol where Self: UIViewController`, where a class may have its own
/// beside it, and calls that one for objects of the class. The class's method loses its `override`.
final class EngineExtensionRule: RuleVisitor {
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for item in node.memberBlock.members {
      guard let function = item.decl.as(FunctionDeclSyntax.self),
        let owners = Self.owners(of: function, in: node, port)
      else { continue }
      move(function, from: node, to: owners)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      let scope = Scope(around: node), Self.isMended(node, of: scope.full, in: port.surroundings)
    else { return .visitChildren }
    let above = port.surroundings.chain(of: scope.full).types.dropFirst()
    let name = Method(node, isOverridable: false).name
    // One that another given class has above it overrides that one still.
    if above.contains(where: { !$0.isEngine && $0.methods.contains { $0.name == name } }) {
      return .visitChildren
    }
    port.leaveOut(modifier)
    port.did(
      "override is left out of \(name): the method of the extension calls this one",
      at: modifier.span.lowerBound
    )
    return .visitChildren
  }

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.parent?.as(MemberAccessExprSyntax.self),
      let scope = Scope(around: node)
    else { return .visitChildren }
    let name = member.declName.baseName.text
    let above = port.surroundings.chain(of: scope.full).types.dropFirst()
    let type = above.first { $0.methods.contains { $0.base == name } }
    guard let type, let method = type.methods.first(where: { $0.base == name }),
      Self.declares(method.name, in: type),
      !Self.owners(of: method.name, under: type.path, port.surroundings).isEmpty
    else { return .visitChildren }
    port.cannot(
      "super.\(name) calls the extension's method, which calls this one again: give the extension's body another name"
        + " too, and call that",
      at: node.span.lowerBound
    )
    return .visitChildren
  }

  /// Whether a method overrides one of an extension of UIKit's class that this rule moves.
  static func isMended(_ node: FunctionDeclSyntax, of path: String, in surroundings: Surroundings)
    -> Bool
  {
    let method = Method(node, isOverridable: false)
    guard !method.isStatic else { return false }
    return surroundings.chain(of: path).types.dropFirst().contains {
      declares(method.name, in: $0)
        && !owners(of: method.name, under: $0.path, surroundings).isEmpty
    }
  }

  /// Whether a type is UIKit's and has a method by an extension of the given files alone.
  private static func declares(_ name: String, in type: DeclaredType) -> Bool {
    let all = type.methods.filter { $0.name == name }
    return type.isEngine && type.kind == .class && all.count == 1
      && all.allSatisfy { !$0.isEngine && !$0.isStatic && !$0.isOverride && $0.result != "Self" }
  }

  /// The given classes that override a method of UIKit's class and have no such class above them.
  private static func owners(
    of name: String,
    under path: String,
    _ surroundings: Surroundings
  ) -> [DeclaredType] {
    let all = surroundings.descendants(of: path).filter {
      !$0.isEngine && $0.methods.contains { $0.name == name && $0.isOverride }
    }
    return all.filter { type in
      !type.isGeneric
        && !surroundings.chain(of: type.path).types.dropFirst().contains { above in
          all.contains { $0.path == above.path }
        }
    }
  }

  /// The given classes whose methods an extension's method calls; nil where it stays.
  private static func owners(
    of node: FunctionDeclSyntax,
    in declaration: ExtensionDeclSyntax,
    _ port: FilePort
  ) -> [DeclaredType]? {
    let name = Method(node, isOverridable: false).name
    guard let type = port.surroundings.type(declaration.extendedType.typeName),
      declares(name, in: type), node.genericParameterClause == nil, node.body != nil,
      declaration.genericWhereClause == nil, declaration.inheritanceClause == nil
    else { return nil }
    let owners = owners(of: name, under: type.path, port.surroundings)
    return owners.isEmpty ? nil : owners
  }

  private func move(
    _ node: FunctionDeclSyntax,
    from declaration: ExtensionDeclSyntax,
    to owners: [DeclaredType]
  ) {
    guard let body = node.body else { return }
    let newline = port.source.newline
    let type = declaration.extendedType.trimmedDescription
    let words = [
      declaration.attributes.trimmedDescription, declaration.modifiers.trimmedDescription,
    ]
    .filter { !$0.isEmpty }.map { $0 + " " }.joined()
    let access = declaration.modifiers.trimmedDescription
    port.edits.insert(
      "}\(newline)\(access.isEmpty ? "" : access + " ")extension NSObjectProtocol where Self: \(type) {\(newline)"
        + "    @preconcurrency @MainActor ",
      at: node.span.lowerBound
    )
    port.edits.insert("\(newline)}\(newline)\(words)extension \(type) {", at: node.span.upperBound)
    let parameters = Array(node.signature.parameterClause.parameters)
    let labels = Method(node, isOverridable: false, isSwift2: port.isSwift2).labels
    let arguments = zip(labels, parameters).map { label, parameter in
      (label == "_" ? "" : label + ": ") + parameter.innerName
    }
    let effects = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
    let call = "own.\(node.name.text)(\(arguments.joined(separator: ", ")))"
    let lines = owners.map { " if let own = self as? \($0.path) { return \(effects)\(call) }" }
    let isOneLine =
      body.statements.first?.leadingTrivia.contains(where: \.isNewline) == false
      && !body.leftBrace.trailingTrivia.contains(where: \.isNewline)
    port.edits.insert(
      lines.joined(separator: newline) + (isOneLine ? ";" : ""),
      at: body.leftBrace.span.upperBound
    )
    if body.statements.count == 1, let value = body.statements.first?.item.as(ExprSyntax.self),
      node.signature.returnClause != nil
    {
      port.edits.insert("return ", at: value.span.lowerBound)
    }
    port.did(
      "\(node.name.text) of \(type) stands in an extension of NSObjectProtocol, and calls the method of"
        + " \(owners.map(\.path).joined(separator: " and ")): only Objective-C overrides a method of an extension",
      at: node.span.lowerBound
    )
  }
}
