import SwiftSyntax

/// Moves what is overridden, or overrides, from extensions into the class: only Objective-C can override there.
final class ExtensionRule: SyntaxVisitor {
  private let port: FilePort
  private let classes: ModuleClasses
  /// What only this file sees, which a member that leaves it can't use.
  private lazy var secrets = FileSecrets(port.source.tree)

  private init(_ port: FilePort, _ classes: ModuleClasses) {
    self.port = port
    self.classes = classes
    super.init(viewMode: .sourceAccurate)
  }

  static func apply(to port: FilePort, _ classes: ModuleClasses) {
    ExtensionRule(port, classes).walk(port.source.tree)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for item in node.memberBlock.members { consider(item, of: node) }
    for clause in conditionalMembers(of: node) { consider(clause, of: node) }
    return .skipChildren
  }

  private func conditionalMembers(of node: ExtensionDeclSyntax) -> [MemberBlockItemSyntax] {
    node.memberBlock.members.flatMap { item -> [MemberBlockItemSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [] }
      return block.clauses.flatMap { clause -> [MemberBlockItemSyntax] in
        if case .decls(let members)? = clause.elements { return Array(members) }
        return []
      }
    }
  }

  private func consider(_ item: MemberBlockItemSyntax, of node: ExtensionDeclSyntax) {
    guard let member = item.decl.asProtocol((any WithModifiersSyntax).self) else { return }
    let path = node.extendedType.typeName
    guard let name = item.decl.memberName else { return }
    let overrides = member.modifiers.has(.override)
    if let function = item.decl.as(FunctionDeclSyntax.self), overrides,
      function.isLeftOut || port.isNeverTold(function)
    {
      return
    }
    guard overrides || isOverridden(item.decl, in: path) else { return }
    let offset = item.decl.span.lowerBound
    let why = overrides ? "overrides" : "is overridden"
    guard let (home, owner) = classes.owner(of: path, seenFrom: port) else {
      port.cannot(
        "\(name) \(why) in an extension of \(path), whose class isn't in the given files; move it into the class",
        at: offset
      )
      return
    }
    guard !port.isUncertain(item), !home.isUncertain(owner) else {
      port.cannot(
        "\(name) \(why) in an extension between #if and #endif; move it into the class",
        at: offset
      )
      return
    }
    guard node.genericWhereClause == nil else {
      port.cannot(
        "\(name) \(why) in an extension with conditions; move it into the class",
        at: offset
      )
      return
    }
    if home !== port, let secret = open(secrets.used(by: item), to: path) {
      port.cannot(
        "\(name) \(why) in an extension and uses \(secret), which only this file sees; move it into the class",
        at: offset
      )
      return
    }
    move(item, from: node, to: owner, in: home)
    port.did(
      "\(name) is moved into class \(path), because it \(why) and extensions can't do that",
      at: offset
    )
  }

  private func move(
    _ item: MemberBlockItemSyntax,
    from node: ExtensionDeclSyntax,
    to owner: ClassDeclSyntax,
    in home: FilePort
  ) {
    let brace = owner.memberBlock.rightBrace
    let isOpen = home.source.bytes[brace.position.utf8Offset..<brace.span.lowerBound]
      .contains { $0 == Byte.newline || $0 == Byte.carriageReturn }
    let range = item.position.utf8Offset..<item.endPosition.utf8Offset
    let begins =
      port.source.bytes[range].first.map { $0 == Byte.newline || $0 == Byte.carriageReturn }
      ?? false
    let newline = port.source.newline
    let (before, after) = (begins ? "" : newline, isOpen ? "" : newline)
    if home === port {
      port.edits.move(range, to: brace.position.utf8Offset, before: before, after: after)
    } else {
      port.move(range, into: home, at: brace.position.utf8Offset, before: before, after: after)
    }
    // The extension's access is that of its members.
    guard let access = node.modifiers.first(where: { $0.isAccess }),
      let member = item.decl.asProtocol((any WithModifiersSyntax).self),
      !member.modifiers.contains(where: { $0.isAccess })
    else { return }
    let word = access.name.text == "private" ? "fileprivate" : access.name.text
    guard let start = item.decl.introducer?.span.lowerBound else { return }
    port.edits.insert(word + " ", at: start)
  }

  /// Lets the module see what only the file saw, where it belongs to the class or to no type; returns what it can't.
  private func open(_ used: [FileSecrets.Secret], to path: String) -> String? {
    let isFree: (FileSecrets.Secret) -> Bool = { secret in
      (secret.owner == "" || secret.owner == path)
        && self.port.surroundings.declarations(of: secret.name) == 1
    }
    if let secret = used.first(where: { !isFree($0) }) { return secret.name }
    for secret in used {
      let range = port.source.removal(of: secret.modifier.span)
      guard port.edits.replace(range, with: "") else { continue }
      port.did(
        "\(secret.name) is \(secret.modifier.trimmedDescription) no more: its user moves into another file",
        at: secret.modifier.span.lowerBound
      )
    }
    return nil
  }

  private func isOverridden(_ member: DeclSyntax, in path: String) -> Bool {
    guard port.surroundings.type(path)?.isEngine == false else { return false }
    let below = port.surroundings.descendants(of: path)
    if let function = member.as(FunctionDeclSyntax.self) {
      let method = Method(function, isOverridable: false)
      return below.contains {
        $0.methods.contains {
          $0.isOverride && $0.name == method.name && $0.isStatic == method.isStatic
        }
      }
    }
    return false
  }
}

extension DeclModifierSyntax {
  var isAccess: Bool {
    ["open", "public", "package", "internal", "fileprivate", "private"].contains(name.text)
      && detail == nil
  }
}

extension DeclSyntax {
  /// The name of a method or property.
  var memberName: String? {
    if let node = self.as(FunctionDeclSyntax.self) {
      return Method(node, isOverridable: false).name
    }
    if let node = self.as(VariableDeclSyntax.self) {
      return node.bindings.first?.pattern.trimmedDescription
    }
    return nil
  }

  /// The word that begins the declaration behind its attributes and modifiers.
  var introducer: TokenSyntax? {
    self.as(FunctionDeclSyntax.self)?.funcKeyword
      ?? self.as(VariableDeclSyntax.self)?.bindingSpecifier
  }
}
