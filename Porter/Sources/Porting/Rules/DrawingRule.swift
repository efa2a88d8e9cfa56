import SwiftSyntax

/// Leaves out a `draw(_:)` that draws nothing, as Xcode's templates have it, methods of a class that are never
/// called, which overrode Objective-C's by chance, and what writes a view into an archive.
///
/// It goes before the other rules: what is left out needs no edit.
final class DrawingRule: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let archives = port.archives(node)
    guard archives || node.isLeftOut else { return .visitChildren }
    let name = Method(node, isOverridable: false).name
    let item = node.parent?.as(MemberBlockItemSyntax.self)?.span ?? node.span
    if port.edits.replace(port.source.removal(of: item), with: "") {
      let why =
        archives
        ? "there are no archives"
        : node.isOfItsClass ? "nothing calls it on a class" : "it draws nothing"
      port.did("\(name) is left out: \(why)", at: node.funcKeyword.span.lowerBound)
    }
    return .skipChildren
  }
}

extension FilePort {
  /// Whether a method writes an object of the engine's classes into an archive.
  func archives(_ node: FunctionDeclSyntax) -> Bool {
    guard node.modifiers.has(.override), !node.isConditional,
      ["encode(with:)", "encodeWithCoder(_:)"].contains(
        Method(node, isOverridable: false, isSwift2: node.name.text == "encodeWithCoder").name
      ), let scope = Scope(around: node)
    else { return false }
    return surroundings.chain(of: scope.full).types.contains { $0.isEngine && $0.kind == .class }
  }
}

extension FunctionDeclSyntax {
  /// Whether the method overrides one that isn't here, and does nothing.
  var isLeftOut: Bool {
    guard modifiers.has(.override) else { return false }
    let name = Method(self, isOverridable: false).name
    if isOfItsClass { return Self.neverCalled.contains(name) && !isConditional }
    return drawsNothing && AbsentFeature.drawingMembers.contains(name)
  }

  /// Methods of every object in Objective-C, and so of every class, that only objects are told.
  private static let neverCalled: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]

  /// Whether it is a method of the class itself.
  var isOfItsClass: Bool { modifiers.has(.class) || modifiers.has(.static) }

  /// Whether a method of drawing does nothing but call its superclass.
  var drawsNothing: Bool {
    guard let statements = body?.statements, !isConditional else { return false }
    return statements.allSatisfy(\.callsSuperclassToDraw)
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is `super.draw(rect)`.
  var callsSuperclassToDraw: Bool {
    let text = trimmedDescription
    return text.hasPrefix("super.draw(") || text.hasPrefix("super.drawRect(")
  }
}
