import SwiftSyntax

/// Gives a private property another name, where UIKit's class has got one of that name since the file was written.
struct TakenName {
  let port: FilePort
  let scope: Scope
  /// The property's name as the file writes it.
  let name: String

  /// What the property is called from now on.
  private var newName: String { "own" + name.prefix(1).uppercased() + name.dropFirst() }

  /// Renames the property where everything in the file that bears its name is known; whether it was.
  func rename(_ declaration: VariableDeclSyntax) -> Bool {
    guard declaration.modifiers.isPrivate, declaration.bindings.count == 1,
      let pattern = declaration.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    else { return false }
    let uses = NameUses(of: name, except: pattern.identifier, in: port, scope: scope)
    uses.walk(port.source.tree)
    guard uses.isClear, !uses.words.contains(newName) else { return false }
    for token in [pattern.identifier] + uses.own {
      port.edits.replace(token.span, with: newName)
    }
    return true
  }
}

/// What a file calls by a property's name.
private final class NameUses: SyntaxVisitor {
  /// The tokens that name the property.
  private(set) var own: [TokenSyntax] = []
  /// Whether all others certainly name something else.
  private(set) var isClear = true
  /// Every word of the file.
  private(set) var words: Set<String> = []

  private let name: String
  private let declaration: TokenSyntax
  private let port: FilePort
  private let scope: Scope

  init(of name: String, except declaration: TokenSyntax, in port: FilePort, scope: Scope) {
    self.name = name
    self.declaration = declaration
    self.port = port
    self.scope = scope
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    words.insert(token.text)
    return .visitChildren
  }

  /// Another variable of that name may stand for the property.
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.text == name, node.identifier.position != declaration.position {
      isClear = false
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.innerName == name { isClear = false }
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name { isClear = false }
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if (node.secondName ?? node.firstName).text == name { isClear = false }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    if node.components.contains(where: { $0.component.trimmedDescription == name }) {
      isClear = false
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .visitChildren }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName == node {
      note(node.baseName, of: member)
    } else if Scope(around: node)?.full == scope.full {
      own.append(node.baseName)
    } else {
      isClear = false
    }
    return .visitChildren
  }

  private func note(_ token: TokenSyntax, of member: MemberAccessExprSyntax) {
    // `.name` is a member of another type.
    guard let base = member.base else { return }
    let text = base.trimmedDescription
    if text == "self" || text == "self?" || text == "self!" {
      if Scope(around: member)?.full == scope.full { own.append(token) } else { isClear = false }
      return
    }
    // `layer.name`, where a layer has that, too.
    let last = text.split(separator: ".").last.map(String.init) ?? text
    let owner = port.surroundings.property(last, of: scope.full)?.type.flatMap {
      port.surroundings.type($0)
    }
    if owner?.isEngine != true || !owner!.properties.contains(where: { $0.name == name }) {
      isClear = false
    }
  }
}
