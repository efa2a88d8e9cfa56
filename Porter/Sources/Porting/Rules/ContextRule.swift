import SwiftSyntax

/// Makes the context of an observer a place in memory, where it was the address of a variable.
///
/// An observer that asks for the initial value is told it while `&context` is in use for the call, and Swift 5 ends the
/// program where `observeValue(forKeyPath:of:change:context:)` uses it again.
final class ContextRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    let options = arguments.first { $0.label?.text == "options" }?.expression.trimmedDescription
    guard node.calledName?.text == "addObserver",
      options?.lowercased().contains(".initial") == true,
      let context = arguments.first(where: { $0.label?.text == "context" })?.expression,
      let name = Self.name(context)
    else { return .visitChildren }
    let uses = Uses(of: name, in: port.source.tree)
    guard uses.areAddresses, let declaration = uses.declaration else { return .visitChildren }
    let binding = declaration.bindings.first!
    guard port.edits.replace(declaration.bindingSpecifier.span, with: "let") else {
      return .visitChildren
    }
    port.edits.replace(
      binding.span,
      with: "\(name) = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)"
    )
    for mark in uses.marks { port.edits.replace(mark, with: "") }
    port.did(
      "\(name) becomes a pointer, as the observer is told at once",
      at: binding.span.lowerBound
    )
    return .visitChildren
  }

  /// The variable whose address an expression is.
  fileprivate static func name(_ node: ExprSyntax) -> String? {
    guard let address = node.as(InOutExprSyntax.self)?.expression else { return nil }
    if let member = address.as(MemberAccessExprSyntax.self),
      member.base?.trimmedDescription == "self"
    {
      return member.declName.baseName.text
    }
    return address.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

/// Finds where a variable is declared and used.
private final class Uses: SyntaxVisitor {
  private let name: String
  private var count = 0
  /// The signs of its addresses.
  private(set) var marks: [Range<Int>] = []
  private(set) var declaration: VariableDeclSyntax?
  var areAddresses: Bool { count == marks.count }

  init(of name: String, in tree: SourceFileSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.bindings.count == 1, let binding = node.bindings.first,
      binding.pattern.trimmedDescription == name, binding.accessorBlock == nil,
      !node.modifiers.isStatic
    {
      declaration = node
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if ContextRule.name(ExprSyntax(node)) == name { marks.append(node.ampersand.span) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == name { count += 1 }
    return .visitChildren
  }
}
