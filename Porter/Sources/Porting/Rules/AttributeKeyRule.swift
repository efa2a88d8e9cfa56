import SwiftSyntax

/// Gives dictionaries of text attributes the keys that they have since Swift 4.
///
/// Up to Swift 3 the keys were strings: `[String: Any]` becomes `[NSAttributedString.Key: Any]` where a key of Apple's,
/// as `NSFontAttributeName`, is put into the dictionary, or the dictionary is an argument that attributes are.
final class AttributeKeyRule: RuleVisitor {
  private static let key = "NSAttributedString.Key"
  /// Labels of arguments that are attributes of text.
  fileprivate static let labels: Set<String> = ["attributes", "withAttributes"]
  /// What of Apple's has arguments with these labels.
  fileprivate static let callees: Set<String> = [
    "NSAttributedString", "NSMutableAttributedString", "size", "draw", "boundingRect",
    "sizeWithAttributes", "boundingRectWithSize",
  ]
  /// Methods of Apple's whose first argument of several has no label, and is attributes of text.
  fileprivate static let methods: Set<String> = [
    "addAttributes", "setAttributes", "setTitleTextAttributes",
  ]

  /// What the file calls its dictionaries of attributes.
  private lazy var names: Set<String> = {
    let uses = AttributeUses(viewMode: .sourceAccurate)
    uses.walk(port.source.tree)
    return uses.names.subtracting(uses.others)
  }()

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    let isAttributes =
      name.map(names.contains) == true || AttributeUses.isAttributes(node.initializer?.value)
      || node.accessorBlock.map { givesAttributes(Syntax($0)) } == true
    if isAttributes {
      change(node.typeAnnotation?.type)
      change(call: node.initializer?.value)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.innerName) { change(node.type) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body, let type = node.signature.returnClause?.type,
      givesAttributes(Syntax(body))
    {
      change(type)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      AttributeUses.isAttributes(elements[0])
    {
      change(elements[2].as(TypeExprSyntax.self)?.type)
    }
    return .visitChildren
  }

  /// Whether a body returns attributes, or is nothing but attributes.
  private func givesAttributes(_ body: Syntax) -> Bool {
    let results = Results(viewMode: .sourceAccurate)
    results.walk(body)
    return results.values.contains {
      AttributeUses.isAttributes($0) || AttributeUses.name(of: $0).map(names.contains) == true
    }
  }

  /// Changes the key of a type: of a dictionary, of an optional one, and of `Dictionary<String, Any>`.
  private func change(_ type: TypeSyntax?) {
    if let optional = type?.as(OptionalTypeSyntax.self) { return change(optional.wrappedType) }
    if let optional = type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return change(optional.wrappedType)
    }
    if let dictionary = type?.as(DictionaryTypeSyntax.self) { return change(key: dictionary.key) }
    if let name = type?.as(IdentifierTypeSyntax.self), name.name.text == "Dictionary",
      let key = name.genericArgumentClause?.arguments.first?.argument
    {
      change(key: key)
    }
  }

  /// Changes the type that an initializer without arguments is called of: `[String: Any]()`.
  private func change(call value: ExprSyntax?) {
    guard let call = value?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else { return }
    if let pair = call.calledExpression.as(DictionaryExprSyntax.self),
      let elements = pair.content.as(DictionaryElementListSyntax.self), elements.count == 1,
      let element = elements.first
    {
      change(key: element.key)
    } else if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self),
      generic.expression.trimmedDescription == "Dictionary",
      let key = generic.genericArgumentClause.arguments.first?.argument
    {
      change(key: key)
    }
  }

  private func change(key: some SyntaxProtocol) {
    if key.trimmedDescription == "String" { port.replace(key, with: Self.key) }
  }
}

/// Finds the names of a file's dictionaries of attributes.
private final class AttributeUses: SyntaxVisitor {
  /// What has keys of Apple's, or is an argument that attributes are.
  private(set) var names: Set<String> = []
  /// What has keys of the file's own.
  private(set) var others: Set<String> = []

  /// The last name of an expression that is a name or a member.
  static func name(of node: ExprSyntax?) -> String? {
    var node = node
    while true {
      if let chain = node?.as(OptionalChainingExprSyntax.self) {
        node = chain.expression
      } else if let forced = node?.as(ForceUnwrapExprSyntax.self) {
        node = forced.expression
      } else {
        break
      }
    }
    if let name = node?.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    let member = node?.as(MemberAccessExprSyntax.self)
    return member.flatMap {
      $0.base?.is(SuperExprSyntax.self) == true ? nil : $0.declName.baseName.text
    }
  }

  /// Whether an expression is a dictionary literal with a key of Apple's.
  static func isAttributes(_ node: ExprSyntax?) -> Bool {
    guard
      let elements = node?.as(DictionaryExprSyntax.self)?.content
        .as(DictionaryElementListSyntax.self)
    else { return false }
    return elements.contains { isKey($0.key) }
  }

  private static func isKey(_ node: ExprSyntax) -> Bool {
    node.as(DeclReferenceExprSyntax.self)
      .map { Spellings.attributes[$0.baseName.text] != nil } ?? false
  }

  /// A dictionary that begins with keys that are strings.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let pairs = node.initializer?.value.as(DictionaryExprSyntax.self)?.content
        .as(DictionaryElementListSyntax.self),
      pairs.contains(where: { $0.key.is(StringLiteralExprSyntax.self) })
    {
      others.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = Self.name(of: node.calledExpression), node.arguments.count == 1,
      let key = node.arguments.first?.expression
    else { return .visitChildren }
    if Self.isKey(key) {
      names.insert(name)
    } else if key.is(StringLiteralExprSyntax.self) {
      others.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledName?.text ?? ""
    let isMethod = AttributeKeyRule.methods.contains(callee) && node.arguments.count > 1
    let isApples =
      AttributeKeyRule.callees.contains(callee)
      || callee == "init" && node.arguments.first?.label?.text == "string"
    for (index, argument) in node.arguments.enumerated() {
      let isAttributes =
        argument.label.map { isApples && AttributeKeyRule.labels.contains($0.text) }
        ?? (index == 0 && isMethod)
      if isAttributes, let name = Self.name(of: argument.expression) { names.insert(name) }
    }
    return .visitChildren
  }
}

/// What a body returns; a body of one expression returns it.
private final class Results: SyntaxVisitor {
  private(set) var values: [ExprSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { values.append(value) }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    if node.count == 1, case .expr(let value)? = node.first?.item { values.append(value) }
    return .visitChildren
  }
}
