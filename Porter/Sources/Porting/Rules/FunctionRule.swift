import SwiftSyntax

/// Writes functions of C as the members that Swift 3 made of them.
///
/// `CGPathMoveToPoint(path, nil, x, y)` becomes `path.move(to: CGPoint(x: x, y: y))`.
final class FunctionRule: RuleVisitor {
  /// A piece of a template: text, and the argument behind it.
  private typealias Piece = (text: String, argument: Int?)

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let template = template(of: name, at: node),
      !port.surroundings.declaresItself(name), !port.surroundings.engineHas(name),
      node.arguments.count == template.count, node.additionalTrailingClosures.isEmpty,
      node.arguments.allSatisfy({ $0.label == nil })
    else { return .visitChildren }
    write(node, name, Self.transforming(template, node))
    return .visitChildren
  }

  /// A function of C, or one of Swift 1 that no type here has as a method.
  private func template(
    of name: String,
    at node: FunctionCallExprSyntax
  ) -> OldFunctions.Template? {
    if node.trailingClosure != nil { return trailing(name, at: node) }
    // Swift 3 kept some with a mark before their names.
    let plain = name.hasPrefix("__CG") ? String(name.dropFirst(2)) : name
    if let template = OldFunctions.templates[plain] { return template }
    guard port.isSwift2,
      let template = OldFunctions.swift1["\(name)/\(node.arguments.count)"]
        ?? OldFunctions.swift1[name], isLibrarys(name, at: node)
    else { return nil }
    return template
  }

  /// A function whose last argument trails as a closure.
  private func trailing(_ name: String, at node: FunctionCallExprSyntax) -> OldFunctions.Template? {
    if node.rightParen == nil { return nil }
    if let template = OldFunctions.trailing[name] { return template }
    guard port.isSwift2, let template = OldFunctions.swift1Trailing[name],
      isLibrarys(name, at: node)
    else { return nil }
    return template
  }

  /// Whether a call is one of a function of Swift 1's standard library, which is a member now.
  static func isSwift1(_ node: FunctionCallExprSyntax, in port: FilePort) -> Bool {
    guard node.calledExpression.is(DeclReferenceExprSyntax.self), let name = node.calledName?.text
    else { return false }
    return FunctionRule(port).template(of: name, at: node)?.count == node.arguments.count
  }

  /// Whether a name means the function of the standard library here.
  private func isLibrarys(_ name: String, at node: FunctionCallExprSyntax) -> Bool {
    !LocalNames.have(name, at: node) && !port.surroundings.hasMethod(called: name, around: node)
  }

  /// A template of a path with a transform, where the call has one: it is the last argument there and here.
  private static func transforming(
    _ template: OldFunctions.Template,
    _ node: FunctionCallExprSyntax
  ) -> OldFunctions.Template {
    guard template.text.hasSuffix("transform: nil)"),
      node.arguments.last?.expression.is(NilLiteralExprSyntax.self) == false
    else { return template }
    let text = template.text.dropLast("nil)".count) + "$\(template.count - 1))"
    return OldFunctions.Template(template.count, String(text))
  }

  private func write(
    _ node: FunctionCallExprSyntax,
    _ name: String,
    _ template: OldFunctions.Template
  ) {
    let offset = node.span.lowerBound
    // A closure that trails stays.
    let whole = node.trailingClosure == nil ? nil : node.rightParen?.span.upperBound
    let arguments = node.arguments.map(\.expression)
    let pieces = Self.pieces(of: template.text)
    let used = pieces.compactMap(\.argument)
    for index in arguments.indices where !used.contains(index) {
      guard arguments[index].is(NilLiteralExprSyntax.self) else {
        port.cannot(
          "\(name) with a transform; write \(template.text.withoutArguments), with transform: last",
          at: offset
        )
        return
      }
    }
    // The arguments stay where they are, with their own edits, unless the order is another one.
    guard used == used.sorted() else { return reorder(node, name, template, pieces, arguments) }
    var gaps: [(range: Range<Int>, text: String)] = []
    var end = offset
    var closing = ""
    for piece in pieces {
      var text = closing + piece.text
      closing = ""
      let next: Int
      if let index = piece.argument {
        if index == 0, template.text.hasPrefix("$0.") {
          if arguments[0].needsParentheses {
            text += "("
            closing = ")"
          } else if name.hasPrefix("CGPath"), isLayersPath(arguments[0]) {
            closing = "!"
          }
        }
        next = arguments[index].span.lowerBound
      } else {
        next = whole ?? node.span.upperBound
      }
      gaps.append((end..<next, text))
      if let index = piece.argument { end = arguments[index].span.upperBound }
    }
    guard gaps.allSatisfy({ !port.source.hasComment($0.range) }) else {
      port.cannot("\(name) has a comment among its arguments; take it out, then port", at: offset)
      return
    }
    for gap in gaps { port.edits.replace(gap.range, with: gap.text) }
    port.did("\(name)(…) becomes \(template.text.withoutArguments)", at: offset)
  }

  /// Whether an expression is the path of a shape layer, which may be nil; functions of C took nil.
  private func isLayersPath(_ node: ExprSyntax) -> Bool {
    node.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "path"
      && !port.surroundings.declaresMember("path")
  }

  /// Writes a call whose arguments stand in another order now: they must need no edits of their own.
  private func reorder(
    _ node: FunctionCallExprSyntax,
    _ name: String,
    _ template: OldFunctions.Template,
    _ pieces: [Piece],
    _ arguments: [ExprSyntax]
  ) {
    let offset = node.span.lowerBound
    let moved = pieces.compactMap(\.argument).map { arguments[$0] }
    guard moved.allSatisfy({ Self.isPlain($0) }), !port.source.hasComment(node.span) else {
      port.cannot(
        "\(name): the arguments are in another order now; write \(template.text.withoutArguments)",
        at: offset
      )
      return
    }
    let text = pieces.map { $0.text + ($0.argument.map { arguments[$0].trimmedDescription } ?? "") }
      .joined()
    guard port.edits.replace(node.span, with: text) else { return }
    port.did("\(name)(…) becomes \(template.text.withoutArguments)", at: offset)
  }

  /// Whether no rule changes anything in the expression: names in small letters, numbers and operators.
  private static func isPlain(_ node: ExprSyntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.tokenKind {
      case .identifier(let name):
        name.first?.isLowercase == true && OldSpellings.properties[name] == nil
      case .integerLiteral, .floatLiteral, .period, .binaryOperator, .prefixOperator, .leftParen,
        .rightParen, .keyword(.self), .stringQuote, .stringSegment:
        true
      default: false
      }
    }
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let mark = rest.firstIndex(of: "$") {
      let digit = rest.index(after: mark)
      pieces.append((String(rest[..<mark]), rest[digit].wholeNumberValue))
      rest = rest[rest.index(after: digit)...]
    }
    return pieces + [(String(rest), nil)]
  }
}

extension String {
  /// A template with `…` for every argument.
  fileprivate var withoutArguments: String {
    var result = ""
    var isMark = false
    for character in self {
      if isMark {
        isMark = false
      } else if character == "$" {
        isMark = true
        result += "…"
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension ExprSyntax {
  /// Whether a member of the expression can't be written behind it without parentheses.
  var needsParentheses: Bool {
    !(self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      || self.is(FunctionCallExprSyntax.self) || self.is(ForceUnwrapExprSyntax.self)
      || self.is(OptionalChainingExprSyntax.self) || self.is(SubscriptCallExprSyntax.self)
      || self.is(TupleExprSyntax.self))
  }
}
