import SwiftSyntax

/// Decides which `Timer` is meant where a file imports Foundation too: one alias for the whole module.
enum TimerRule {
  static func apply(to ports: [FilePort]) {
    let uses = ports.map { TimerUses($0.source.tree) }
    for (port, uses) in zip(ports, uses) {
      for node in uses.qualified {
        port.replace(node, with: "Timer")
      }
    }
    let ownsTimer = ports.first?.surroundings.declaresOwnTimer ?? false
    guard !ownsTimer, !uses.contains(where: \.hasAlias) else { return }
    guard let index = uses.firstIndex(where: { $0.importsFoundation && $0.usesTimer }) else {
      return
    }
    let port = ports[index]
    let access = uses.contains(where: \.isPublic) ? "public " : ""
    let imports = uses[index].imports
    // One that the port leaves out takes along what is written behind it.
    let kept = imports.last { !port.edits.haveLeftOut($0.span) }
    guard let last = kept ?? imports.last else { return }
    let newline = port.source.newline
    let offset = last.endPositionBeforeTrailingTrivia.utf8Offset
    let alias = "\(access)typealias Timer = UIKit.Timer"
    if !uses[index].importsUIKit { port.edits.insert(newline + "import UIKit", at: offset) }
    port.edits.insert(
      newline + newline + "// Foundation has a Timer too, which isn't on the application's clock."
        + newline
        + alias,
      at: offset
    )
    port.did("\(alias) is added, once for the module", at: last.span.lowerBound)
  }
}

extension Surroundings {
  /// Whether `Timer` is a type of the given files.
  fileprivate var declaresOwnTimer: Bool { declaresItself("Timer") }
}

/// What a file does with `Timer`.
private final class TimerUses: SyntaxVisitor {
  /// The class, and its names in Swift 2 and in Core Foundation, which are spelled anew.
  private static let names: Set<String> = [
    "Timer", "NSTimer", "CFRunLoopTimer", "CFRunLoopTimerRef", "CFRunLoopTimerCreateWithHandler",
  ]

  private(set) var importsFoundation = false
  /// Whether the file has UIKit, or gets it.
  private(set) var importsUIKit = false
  private(set) var usesTimer = false
  private(set) var hasAlias = false
  /// Whether a public declaration names it.
  private(set) var isPublic = false
  /// Where the file says that it means Foundation's, as it had to before Swift 3 was finished.
  private(set) var qualified: [Syntax] = []
  /// The imports at the top.
  private(set) var imports: [ImportDeclSyntax] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    importsUIKit = ImportRule.hasUIKit(NamesInUse(tree))
    walk(tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "Foundation", node.path.count == 1 { importsFoundation = true }
    if !node.isConditional { imports.append(node) }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Timer", Scope(around: node) == nil { hasAlias = true }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if TimerUses.names.contains(node.name.text) {
      usesTimer = true
      if node.isInPublicSignature { isPublic = true }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.baseType.trimmedDescription == "Foundation", TimerUses.names.contains(node.name.text) {
      qualified.append(Syntax(node))
      usesTimer = true
      if node.isInPublicSignature { isPublic = true }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.trimmedDescription == "Foundation",
      TimerUses.names.contains(node.declName.baseName.text)
    {
      qualified.append(Syntax(node))
      usesTimer = true
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if TimerUses.names.contains(node.baseName.text),
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    {
      usesTimer = true
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether the node belongs to what a public declaration tells other modules.
  fileprivate var isInPublicSignature: Bool {
    var next = parent
    while let current = next {
      if current.is(CodeBlockSyntax.self) || current.is(AccessorBlockSyntax.self)
        || current.is(InitializerClauseSyntax.self)
      {
        return false
      }
      if let node = current.asProtocol((any WithModifiersSyntax).self) {
        return node.modifiers.isPublic
      }
      next = current.parent
    }
    return false
  }
}
