import SwiftSyntax

/// Finds the types of parameters and local constants by what is written at their declarations.
enum LocalTypes {
  /// The type of the nearest local of a name: as it is named, and as it is written with generic arguments.
  ///
  /// Nil where there is no such local, or where its type is inferred from more than a call of an initializer.
  static func type(of name: String, at node: Syntax) -> (name: String, written: String)? {
    var child = node
    while let parent = child.parent {
      if parent.is(MemberBlockSyntax.self) { return nil }
      if let function = parent.as(FunctionDeclSyntax.self),
        let found = parameter(name, function.signature.parameterClause)
      {
        return found
      }
      if let initializer = parent.as(InitializerDeclSyntax.self),
        let found = parameter(name, initializer.signature.parameterClause)
      {
        return found
      }
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list {
          if item.position >= child.position { break }
          if let variable = item.item.as(VariableDeclSyntax.self),
            let found = binding(name, variable)
          {
            return found
          }
        }
      }
      child = parent
    }
    return nil
  }

  private static func parameter(
    _ name: String,
    _ clause: FunctionParameterClauseSyntax
  ) -> (name: String, written: String)? {
    let parameter = clause.parameters.first { $0.innerName == name }
    return parameter.map { ($0.type.typeName, $0.type.writtenName) }
  }

  private static func binding(
    _ name: String,
    _ variable: VariableDeclSyntax
  ) -> (name: String, written: String)? {
    for binding in variable.bindings
    where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
      if let type = binding.typeAnnotation?.type { return (type.typeName, type.writtenName) }
      if let value = binding.initializer?.value, let type = value.calledType {
        return (type, value.writtenCallee ?? type)
      }
      // `let copy = animation.copy() as CAAnimation`
      if let parts = binding.initializer?.value.as(SequenceExprSyntax.self).map({
        Array($0.elements)
      }),
        parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
        let type = parts[2].as(TypeExprSyntax.self)?.type
      {
        return (type.typeName, type.writtenName)
      }
    }
    return nil
  }
}
