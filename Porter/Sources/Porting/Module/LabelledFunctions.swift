import SwiftSyntax

/// Finds the variables, parameters and type names that are functions with labels, which types had until Swift 2.
///
/// What has such functions as its elements, or returns them, counts with `[]` or `()` behind its name.
final class LabelledFunctions: SyntaxVisitor {
  private var held: Set<String> = []
  private var aliases: [String: String] = [:]
  private var named: [(name: String, type: String)] = []
  private var declared: Set<String> = []

  /// How such functions are called, as in `done(finished:)`, where no function of this name is declared.
  static func calls(in trees: [SourceFileSyntax]) -> Set<String> {
    let functions = LabelledFunctions(viewMode: .sourceAccurate)
    for tree in trees { functions.walk(tree) }
    let byAlias = functions.named.compactMap { entry in
      functions.aliases[entry.type].map { entry.name + $0 }
    }
    return functions.held.union(byAlias).subtracting(functions.declared)
  }

  /// The label that a parameter of a function's type has and types have no more.
  static func label(of parameter: TupleTypeElementSyntax) -> TokenSyntax? {
    guard let label = parameter.firstName, label.text != "_", parameter.secondName == nil else {
      return nil
    }
    return label
  }

  /// A label, or the name behind `_` that migration to Swift 3 made of one without a look at the calls.
  private static func formerLabel(of parameter: TupleTypeElementSyntax) -> TokenSyntax? {
    label(of: parameter) ?? (parameter.firstName?.text == "_" ? parameter.secondName : nil)
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.parameters.contains(where: { Self.formerLabel(of: $0) != nil }) else {
      return .visitChildren
    }
    let labels = node.parameters.map { (Self.formerLabel(of: $0)?.text ?? "_") + ":" }
    let key = "(" + labels.joined() + ")"
    let (holder, suffix) = Self.holder(of: Syntax(node))
    if let alias = holder.as(TypeAliasDeclSyntax.self) {
      if suffix.isEmpty { aliases[alias.name.text] = key }
    } else if let name = Self.name(of: holder) {
      held.insert(name + suffix + key)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let (holder, suffix) = Self.holder(of: Syntax(node))
    if let name = Self.name(of: holder) {
      named.append((name + suffix, node.name.text))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.outerNames.map { $0 + ":" }
    declared.insert(node.name.text + "(" + labels.joined() + ")")
    return .visitChildren
  }

  /// What a type, optional or not, belongs to, and `[]` or `()` for what has or gives values of the type.
  private static func holder(of type: Syntax) -> (Syntax, suffix: String) {
    var next = type
    var suffix = ""
    while let parent = next.parent {
      next = parent
      if let tuple = parent.as(TupleTypeElementListSyntax.self) {
        guard tuple.count == 1, parent.parent?.is(TupleTypeSyntax.self) == true else { break }
        continue
      }
      if parent.is(ArrayTypeSyntax.self) || parent.is(DictionaryTypeSyntax.self) {
        guard suffix.isEmpty else { break }
        suffix = "[]"
        continue
      }
      if parent.is(ReturnClauseSyntax.self), suffix.isEmpty {
        suffix = "()"
        continue
      }
      let wraps =
        parent.is(OptionalTypeSyntax.self) || parent.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        || parent.is(AttributedTypeSyntax.self) || parent.is(TupleTypeElementSyntax.self)
        || parent.is(TupleTypeSyntax.self) || parent.is(TypeAnnotationSyntax.self)
        || parent.is(TypeInitializerClauseSyntax.self)
        || parent.is(FunctionSignatureSyntax.self) && suffix == "()"
      if !wraps { break }
    }
    return (next, suffix)
  }

  /// How a variable, a parameter or a function is called.
  private static func name(of holder: Syntax) -> String? {
    if let parameter = holder.as(FunctionParameterSyntax.self) { return parameter.innerName }
    if let parameter = holder.as(ClosureParameterSyntax.self) {
      return (parameter.secondName ?? parameter.firstName).text
    }
    if let function = holder.as(FunctionDeclSyntax.self) { return function.name.text }
    return holder.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?
      .identifier.text
  }
}
