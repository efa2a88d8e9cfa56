import SwiftSyntax

extension Surroundings {
  /// The type of a local, of a property of the class, or of a property of that, as it is declared: its name, and as
  /// it is written with generic arguments.
  func typeOfInstance(
    _ expression: ExprSyntax,
    _ scope: Scope
  ) -> (name: String, written: String)? {
    let names = expression.trimmedDescription.filter { $0 != "!" && $0 != "?" }
      .split(separator: ".").map(String.init)
    var path = scope.full
    var type: (name: String, written: String)?
    for (index, name) in names.enumerated() where name != "self" {
      if index == 0, let local = LocalTypes.type(of: name, at: Syntax(expression)) {
        type = local
      } else if index == 0, name.first?.isUppercase == true,
        let known = self.type(name, inside: path)
      {
        type = (known.path, known.path)
      } else {
        let chain = chain(of: path).types
        guard
          let property = chain.flatMap(\.properties).first(where: { $0.name == name }),
          let next = property.type
        else { return nil }
        type = (next, property.written ?? next)
      }
      path = type.flatMap { self.type($0.name, inside: path)?.path ?? $0.name } ?? path
    }
    return type
  }

  /// The name of the type of what a path of names leads to, as in `self.board.ball!`; nil where a name before the last one
  /// is unknown, or where the first one is a local whose type isn't written.
  func typeName(of path: ExprSyntax) -> String? {
    let text = path.trimmedDescription
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || "_.!?".contains($0) }),
      let scope = Scope(around: path)
    else { return nil }
    let first = String(text.prefix { !".!?".contains($0) })
    if LocalDeclaration.origin(of: first, at: path) != nil,
      LocalTypes.type(of: first, at: Syntax(path)) == nil
    {
      return nil
    }
    return typeOfInstance(path, scope)?.name
  }

  /// Whether what a member is asked of is declared as one of the engine's classes, which has an instance's property of
  /// this name: `scroller.pagingEnabled`, where a class of the file has a `pagingEnabled` of its own.
  func isEngines(_ property: String, of node: MemberAccessExprSyntax) -> Bool {
    guard let base = node.base, let scope = Scope(around: node),
      base.trimmedDescription.allSatisfy({ $0.isLetter || $0.isNumber || "_.!?".contains($0) }),
      let name = typeOfInstance(base, scope)?.name,
      let type = self.type(name, inside: scope.full), type.isEngine
    else { return false }
    return chain(of: type.path).types.contains {
      $0.isEngine && $0.properties.contains { $0.name == property && !$0.isStatic }
    }
  }
}
