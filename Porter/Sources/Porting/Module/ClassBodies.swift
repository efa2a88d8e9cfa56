import SwiftSyntax

/// The classes of a file by their paths.
final class ClassBodies: SyntaxVisitor {
  private(set) var classes: [String: ClassDeclSyntax] = [:]

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let around = Scope(around: node).map { $0.path } ?? []
    classes[(around + [node.name.text]).joined(separator: ".")] = node
    return .visitChildren
  }
}

/// The classes of all files of a module by their paths.
struct ModuleClasses {
  private var classes: [String: [(port: FilePort, node: ClassDeclSyntax)]] = [:]

  init(_ ports: [FilePort]) {
    for port in ports {
      for (path, node) in ClassBodies(port.source.tree).classes {
        classes[path, default: []].append((port, node))
      }
    }
  }

  /// The class of a path that an extension in a file extends, and its file; nil where there is none or not only one.
  func owner(of path: String, seenFrom port: FilePort) -> (port: FilePort, node: ClassDeclSyntax)? {
    let all = classes[path] ?? []
    if let own = all.first(where: { $0.port === port }) { return own }
    let seen = all.filter { !$0.node.modifiers.isPrivate }
    return seen.count == 1 ? seen[0] : nil
  }
}

/// What a file declares that no other file sees.
final class FileSecrets: SyntaxVisitor {
  struct Secret {
    let name: String
    let modifier: DeclModifierSyntax
    /// The path of the type around it; "" for none.
    let owner: String
  }

  private var secrets: [Secret] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// What a member uses of them, by their names.
  func used(by member: MemberBlockItemSyntax) -> [Secret] {
    let words = Set(member.tokens(viewMode: .sourceAccurate).map(\.text))
    return secrets.filter { words.contains($0.name) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note([node.name.text], node.modifiers, node)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.bindings.map { $0.pattern.trimmedDescription }, node.modifiers, node)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note([node.name.text], node.modifiers, node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note([node.name.text], node.modifiers, node)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note([node.name.text], node.modifiers, node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    // `private extension` hides its members, which have no word of their own to take away.
    let hidden = node.modifiers.first(where: { $0.isPrivateWord })
    if let hidden {
      for item in node.memberBlock.members {
        if let name = item.decl.memberName?.prefix(while: { $0 != "(" }) {
          secrets.append(
            Secret(name: String(name), modifier: hidden, owner: node.extendedType.typeName)
          )
        }
      }
    }
    return .visitChildren
  }

  private func note(
    _ names: [String],
    _ modifiers: DeclModifierListSyntax,
    _ node: some SyntaxProtocol
  ) {
    guard let modifier = modifiers.first(where: { $0.isPrivateWord }) else { return }
    let owner = Scope(around: node)?.full ?? ""
    secrets += names.map { Secret(name: $0, modifier: modifier, owner: owner) }
  }
}

extension DeclModifierSyntax {
  /// Whether it hides a declaration from other files.
  fileprivate var isPrivateWord: Bool {
    ["private", "fileprivate"].contains(name.text) && detail == nil
  }
}
