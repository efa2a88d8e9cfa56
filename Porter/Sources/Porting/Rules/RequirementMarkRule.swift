import SwiftSyntax

/// Writes the types of a delegate's methods with the marks `?` and `!` that the protocol has for them.
///
/// On iOS `func scrollViewDidScroll(_ scrollView: UIScrollView!)` and `func viewForZooming(in scrollView: UIScrollView)
/// -> UIView` are found by their selectors. Here they would stand beside the requirement, whose default would be called
/// in their place. A parameter that the body uses as it was written is declared once more at the body's beginning.
final class RequirementMarkRule: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, !node.modifiers.has(.override),
      !node.modifiers.isStatic, let scope = Scope(around: node)
    else { return .visitChildren }
    let old = Method(node, isOverridable: false, isSwift2: port.isSwift2).name
    let name = SpellingRule.renamedMethod(old, isSwift2: port.isSwift2) ?? old
    guard let requirement = requirement(name, of: scope.full) else { return .visitChildren }
    let parameters = node.signature.parameterClause.parameters
    for (parameter, type) in zip(parameters, requirement.parameterTypes) {
      guard let mark = Mark(from: parameter.type.trimmedDescription, to: type) else { continue }
      let old = parameter.type.trimmedDescription
      let new = mark.replace(parameter.type, in: port)
      port.did(
        "\(parameter.innerName): \(old) becomes \(new), as in the protocol",
        at: parameter.type.span.lowerBound
      )
      declareAgain(parameter, old, mark, in: node)
    }
    if let result = node.signature.returnClause?.type,
      let mark = Mark(from: result.trimmedDescription, to: requirement.result)
    {
      let old = result.trimmedDescription
      let new = mark.replace(result, in: port)
      port.did(
        "\(old) becomes \(new), as \(name) returns in the protocol",
        at: result.span.lowerBound
      )
    }
    return .visitChildren
  }

  /// Declares a parameter with the type that it was written with, where its uses need that.
  private func declareAgain(
    _ parameter: FunctionParameterSyntax,
    _ type: String,
    _ mark: Mark,
    in node: FunctionDeclSyntax
  ) {
    let name = parameter.innerName
    guard name != "_", let body = node.body else { return }
    let needsType =
      mark.isLoosened
      ? MemberReads.have(name, in: body) : OptionalUses.have(name, of: Syntax(parameter), marks: 1)
    guard needsType, let first = body.statements.first else { return }
    // What was never nil is unwrapped where it is used, as on iOS.
    let whole = mark.old == nil ? mark.core + "!" : type
    let offset = first.span.lowerBound
    port.edits.insert(
      "let \(name): \(whole) = \(name)" + port.source.gap(before: offset),
      at: offset
    )
  }

  /// The engine's requirement of this name, of a protocol that a type says that it conforms to.
  private func requirement(_ name: String, of path: String) -> Method? {
    // A selector that is handed on has the mark `!` here, too.
    let protocols = port.surroundings.protocols(of: path).subtracting(["MessageForwarding"])
    return protocols.sorted().lazy.compactMap { self.port.surroundings.type($0) }
      .filter(\.isEngine).flatMap(\.methods)
      .first { $0.name == name && !$0.isStatic }
  }
}

/// The change of a type's mark to that of another which is alike without marks.
private struct Mark {
  /// The type without its mark.
  let core: String
  /// The mark that is written; nil for none.
  let old: Character?
  /// The mark that is due.
  let new: Character?

  /// Whether the value may be nil where it was written that it isn't.
  var isLoosened: Bool { new == "?" }

  /// Creates the change that is due; nil where there is none, or the types differ in more.
  init?(from written: String, to wanted: String) {
    (core, old) = Self.split(written)
    let (other, mark) = Self.split(wanted)
    new = mark
    guard old != new, Self.plain(core) == Self.plain(other) else { return nil }
  }

  /// Replaces a type; returns its new text.
  func replace(_ type: TypeSyntax, in port: FilePort) -> String {
    let end = type.span.upperBound
    if old != nil {
      port.edits.replace(end - 1..<end, with: new.map(String.init) ?? "")
    } else if let new {
      port.edits.insert(String(new), at: end)
    }
    return core + (new.map(String.init) ?? "")
  }

  private static func split(_ type: String) -> (core: String, mark: Character?) {
    guard let last = type.last, last == "?" || last == "!" else { return (type, nil) }
    return (String(type.dropLast()), last)
  }

  /// A type without blanks, `any` and parentheses around it.
  private static func plain(_ type: String) -> String {
    var text = type.filter { !$0.isWhitespace }[...]
    if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    return String(
      text.hasPrefix("any") && text.dropFirst(3).first?.isUppercase == true
        ? text.dropFirst(3) : text
    )
  }
}
