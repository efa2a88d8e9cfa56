import SwiftSyntax

/// The first parameter of a method that a selector names, in the file that declares the method.
struct SenderParameter {
  let method: Method
  let node: FunctionParameterSyntax
  let body: CodeBlockSyntax
  /// Whether nothing but the method's own calls has to know of the parameter's type: no other override, no protocol,
  /// and no closure that a selector is made of.
  let isFree: Bool

  /// - Parameters:
  ///   - method: One with parameters.
  ///   - path: The class that has the method, itself or from a superclass.
  ///   - port: The file, which may not be the one that declares the method: then there is nothing.
  init?(of method: Method, in path: String, _ port: FilePort) {
    let chain = port.surroundings.chain(of: path).types
    guard let owner = chain.first(where: { $0.methods.contains { $0.name == method.name } }) else {
      return nil
    }
    let finder = FunctionFinder(method.name, owner.path, isSwift2: port.isSwift2)
    finder.walk(port.source.tree)
    guard finder.found.count == 1, let function = finder.found.first, let body = function.body,
      let first = function.signature.parameterClause.parameters.first
    else { return nil }
    let types = port.surroundings.allTypes
    let isOverridden = port.surroundings.descendants(of: owner.path).contains {
      $0.methods.contains { $0.name == method.name }
    }
    let isRequired = types.contains {
      $0.kind == .protocol && $0.methods.contains { $0.name == method.name }
    }
    let isOverloaded = chain.flatMap(\.methods).contains {
      $0.base == method.base && $0.name != method.name
    }
    isFree =
      !function.modifiers.has(.override) && !isOverridden && !isRequired && !isOverloaded
      && method.returnsNothing
    (self.method, node, self.body) = (method, first, body)
  }

  /// Whether the method's body doesn't name the parameter.
  var isUnused: Bool {
    !body.tokens(viewMode: .sourceAccurate).contains { $0.text == node.innerName }
  }

  /// The method of a class that a selector names: `#selector(go(_:))`, `Selector("go:")`, or `"go:"` of Swift 2.
  static func method(named selector: ExprSyntax, of path: String, _ port: FilePort) -> Method? {
    let methods = port.surroundings.chain(of: path).types.flatMap(\.methods)
    if let text = selector.plainString
      ?? selector.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.plainString
    {
      return methods.first { $0.objectiveCName == text && !$0.labels.isEmpty }
    }
    guard let macro = selector.as(MacroExpansionExprSyntax.self),
      let named = macro.arguments.first?.expression
    else { return nil }
    let member = named.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName ?? named.as(DeclReferenceExprSyntax.self) else { return nil }
    let text = name.trimmedDescription.filter { !$0.isWhitespace }
    return methods.first {
      name.argumentNames == nil ? $0.base == text && !$0.labels.isEmpty : $0.name == text
    }
  }
}

/// Finds the methods of a name in a class.
private final class FunctionFinder: SyntaxVisitor {
  private let name: String
  private let path: String
  private let isSwift2: Bool
  private(set) var found: [FunctionDeclSyntax] = []

  init(_ name: String, _ path: String, isSwift2: Bool) {
    (self.name, self.path, self.isSwift2) = (name, path, isSwift2)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let method = Method(node, isOverridable: false, isSwift2: isSwift2)
    if method.name == name, Scope(around: node)?.full == path { found.append(node) }
    return .visitChildren
  }
}
