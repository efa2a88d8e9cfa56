import SwiftSyntax

/// Leaves out what only writes to Apple's log: `os_log(…)`, `logger.debug(…)`, and the loggers themselves.
final class LoggingRule: RuleVisitor {
  private static let functions: Set<String> = ["os_log", "os_signpost"]
  private static let types: Set<String> = ["Logger", "OSLog", "OSSignposter", "OSSignpostID"]

  override class func apply(to port: FilePort) {
    for item in Statements(port).found where port.leaveOut(item) {
      port.did("what writes to Apple's log is left out", at: item.span.lowerBound)
    }
  }

  /// What the rule leaves out of a file.
  static func leftOut(of port: FilePort) -> [Range<Int>] {
    Statements(port).found.map(\.span)
  }

  /// Finds the statements and declarations.
  private final class Statements: SyntaxVisitor {
    private(set) var found: [Syntax] = []
    private var loggers: Set<String> = []

    init(_ port: FilePort) {
      super.init(viewMode: .sourceAccurate)
      let names = NamesInUse(port.source.tree)
      guard names.imports.contains(where: { $0.root == "OSLog" || $0.root == "os" }),
        !LoggingRule.types.contains(where: port.surroundings.declaresItself)
      else { return }
      // Twice, as a logger may be declared behind its use.
      walk(port.source.tree)
      found = []
      walk(port.source.tree)
    }

    /// An extension of a logger has its loggers.
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard LoggingRule.types.contains(node.extendedType.typeName), let item = node.parent else {
        return .visitChildren
      }
      found.append(item)
      return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.bindings.count == 1, let binding = node.bindings.first, let item = node.parent,
        let type = binding.typeAnnotation?.type.typeName
          ?? binding.initializer.flatMap({ Self.maker(of: $0.value) }),
        LoggingRule.types.contains(type)
      else { return .visitChildren }
      loggers.insert(binding.pattern.trimmedDescription)
      found.append(item)
      return .skipChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard let call = node.item.as(FunctionCallExprSyntax.self), logs(call) else {
        return .visitChildren
      }
      found.append(Syntax(node))
      return .skipChildren
    }

    /// The type that makes a value: `Logger(…)`, `Logger.make()` or `OSLog.default`.
    private static func maker(of value: ExprSyntax) -> String? {
      if let call = value.as(FunctionCallExprSyntax.self) {
        return call.calledType ?? maker(of: call.calledExpression)
      }
      let base = value.as(MemberAccessExprSyntax.self)?.base
      return base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    private func logs(_ call: FunctionCallExprSyntax) -> Bool {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return LoggingRule.functions.contains(name)
      }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        return false
      }
      if let type = base.calledType ?? Self.maker(of: base), LoggingRule.types.contains(type) {
        return true
      }
      let name =
        base.as(DeclReferenceExprSyntax.self) ?? base.as(MemberAccessExprSyntax.self)?.declName
      return name.map { loggers.contains($0.baseName.text) } ?? false
    }
  }
}
