import SwiftSyntax

/// Writes what Swift 2 read of an `NSNumber` as Swift 3 calls it: `number.longLongValue`.
///
/// An `NSString` is still asked for its `longLongValue`, so that only what is known to be a number changes. The engine
/// gives numbers their `integerValue`.
final class BoxedNumberRule: Swift2RuleVisitor {
  private static let names = [
    "unsignedIntegerValue": "uintValue",
    "unsignedCharValue": "uint8Value", "longLongValue": "int64Value",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let now = Self.names[node.declName.baseName.text], let base = node.base,
      isNumber(base)
    else { return .visitChildren }
    port.replace(node.declName.baseName, with: now)
    return .visitChildren
  }

  private func isNumber(_ node: ExprSyntax) -> Bool {
    if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return LocalTypes.type(of: name, at: Syntax(node))?.name == "NSNumber"
    }
    let text = node.trimmedDescription
    return ["as NSNumber)", "as! NSNumber)", "as? NSNumber)?", "as? NSNumber)!"].contains {
      text.hasPrefix("(") && text.hasSuffix($0)
    }
  }
}

extension OldLibraryRule {
  /// Whether a collection of Foundation's has a method by its old name still: `dictionary.setObject(a, forKey: b)`.
  ///
  /// A function of Swift 1 is written by another rule.
  static func keepsName(_ node: FunctionCallExprSyntax, in port: FilePort) -> Bool {
    if FunctionRule.isSwift1(node, in: port) { return true }
    guard node.calledName?.text == "setObject",
      let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return false }
    let name = base.trimmedDescription.split(separator: ".").last.map {
      $0.trimmingMarks
    }
    guard let name else { return false }
    let declarations = KeyedCollections(viewMode: .sourceAccurate)
    declarations.walk(port.source.tree)
    return declarations.names.contains(name)
  }
}

extension Substring {
  /// The text without marks that unwrap it.
  fileprivate var trimmingMarks: String {
    var text = self
    while let last = text.last, "?!".contains(last) { text.removeLast() }
    return String(text)
  }
}

/// Finds the variables that are declared as collections of Foundation's with keys.
private final class KeyedCollections: SyntaxVisitor {
  private static let types: Set<String> = ["NSMutableDictionary", "NSCache", "NSMapTable"]
  private(set) var names: Set<String> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let type = node.typeAnnotation?.type.typeName ?? node.initializer?.value.calledType
    if let type, Self.types.contains(type) { names.insert(node.pattern.trimmedDescription) }
    return .visitChildren
  }
}
