import SwiftSyntax

/// A local that a cast to `NSValue` gives, all of whose uses take the value out.
struct BoundValue {
  /// Where `NSValue` is written: in the cast, and as the local's type.
  private(set) var types: [TypeSyntax] = []
  /// What takes the value out.
  private(set) var readers: Set<String> = []

  /// Where the types of all such locals of a file begin.
  static func types(in tree: SourceFileSyntax) -> Set<Int> {
    let found = All(viewMode: .sourceAccurate)
    found.walk(tree)
    return found.types
  }

  private final class All: SyntaxVisitor {
    private(set) var types: Set<Int> = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if ValueRule.readers[node.declName.baseName.text] != nil,
        let base = node.base?.unwrapped.as(DeclReferenceExprSyntax.self),
        let bound = BoundValue(base.baseName.text, at: Syntax(base))
      {
        types.formUnion(bound.types.map(\.span.lowerBound))
      }
      return .visitChildren
    }
  }

  /// Finds the local of a name; nil where it is made otherwise, or used otherwise too.
  init?(_ name: String, at node: Syntax) {
    var child = node
    while let parent = child.parent, !parent.is(MemberBlockSyntax.self) {
      if let scope = declare(name, in: parent, before: child) {
        let uses = Uses(of: name, in: scope)
        guard uses.areReaders else { return nil }
        readers = uses.readers
        return
      }
      child = parent
    }
    return nil
  }

  /// Notes the types of a local that a node declares, and gives what may use it.
  private mutating func declare(_ name: String, in parent: Syntax, before child: Syntax) -> Syntax?
  {
    if let condition = parent.as(IfExprSyntax.self)?.conditions, binds(name, condition) {
      return parent
    }
    if let condition = parent.as(ConditionElementListSyntax.self), binds(name, condition) {
      return parent.parent
    }
    for item in (parent.as(CodeBlockItemListSyntax.self) ?? []) where item.position < child.position
    {
      if let condition = item.item.as(GuardStmtSyntax.self)?.conditions, binds(name, condition) {
        return parent
      }
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
      where binding.pattern.trimmedDescription == name {
        guard let value = binding.initializer?.value, let cast = Self.cast(value) else {
          return nil
        }
        types = [cast]
        if let type = binding.typeAnnotation?.type {
          let inner = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
          guard inner.trimmedDescription == "NSValue" else { return nil }
          types.append(inner)
        }
        return parent
      }
    }
    return nil
  }

  private mutating func binds(_ name: String, _ list: ConditionElementListSyntax) -> Bool {
    for element in list {
      guard let bound = element.condition.as(OptionalBindingConditionSyntax.self),
        bound.pattern.trimmedDescription == name, bound.typeAnnotation == nil,
        let value = bound.initializer?.value, let cast = Self.cast(value)
      else { continue }
      types = [cast]
      return true
    }
    return false
  }

  /// The `NSValue` that an expression is cast to.
  private static func cast(_ value: ExprSyntax) -> TypeSyntax? {
    guard let elements = value.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
      elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)?.type, type.trimmedDescription == "NSValue"
    else { return nil }
    return type
  }

  private final class Uses: SyntaxVisitor {
    private let name: String
    private(set) var readers: Set<String> = []
    private(set) var areReaders = true

    init(of name: String, in scope: Syntax) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
      walk(scope)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.baseName.text == name,
        node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
      else { return .visitChildren }
      var value = Syntax(node)
      while let mark = value.parent,
        mark.is(OptionalChainingExprSyntax.self) || mark.is(ForceUnwrapExprSyntax.self)
      {
        value = mark
      }
      if let member = value.parent?.as(MemberAccessExprSyntax.self),
        ValueRule.readers[member.declName.baseName.text] != nil
      {
        readers.insert(member.declName.baseName.text)
      } else {
        areReaders = false
      }
      return .visitChildren
    }
  }
}
