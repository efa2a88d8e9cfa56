import SwiftSyntax

/// A call of an optional requirement whose result is taken by force, behind the question whether a conformer has it.
///
/// `d.responds(to: s) ? d.value!(self) : 4` and `if d.responds(to: s) { print(d.value!(self)) }`: here the result is nil
/// where the conformer has no answer, so that the call itself is the question.
struct ForcedAnswer {
  enum Place {
    /// The condition of a choice, and what the choice comes to otherwise.
    case choice(ExprSyntax, ExprSyntax)
    /// What an `if` loses of its condition, and whether nothing stands before it.
    case branch(Range<Int>, isFirst: Bool)
  }

  /// What the answer is called in a condition.
  static let name = "answer"

  let call: FunctionCallExprSyntax
  let place: Place

  /// Nil where there is no such call, or where it stands at another location.
  init?(to question: OptionalQuestion, _ asking: FunctionCallExprSyntax) {
    guard !question.base.is(OptionalChainingExprSyntax.self) else { return nil }
    let object = question.base.unwrapped.trimmedDescription
    if let (call, place) = Self.choice(asking, question.name, object)
      ?? Self.branch(asking, question.name, object)
    {
      (self.call, self.place) = (call, place)
    } else {
      return nil
    }
  }

  private static func isAnswer(
    _ call: FunctionCallExprSyntax,
    _ name: String,
    _ object: String
  ) -> Bool {
    guard let (member, mark) = call.optionalCall, mark.tokenKind == .exclamationMark else {
      return false
    }
    return member.declName.baseName.text == name
      && member.base?.unwrapped.trimmedDescription == object
      && member.base?.is(OptionalChainingExprSyntax.self) == false
  }

  private static func choice(
    _ asking: FunctionCallExprSyntax,
    _ name: String,
    _ object: String
  ) -> (FunctionCallExprSyntax, Place)? {
    guard let list = asking.parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(list)
    guard elements.count >= 3, elements[elements.count - 3].id == asking.id,
      elements.count == 3
        || elements.count == 5 && elements[1].is(AssignmentExprSyntax.self),
      let choice = elements[elements.count - 2].as(UnresolvedTernaryExprSyntax.self),
      let call = choice.thenExpression.as(FunctionCallExprSyntax.self),
      isAnswer(call, name, object)
    else { return nil }
    return (call, .choice(ExprSyntax(asking), elements[elements.count - 1]))
  }

  private static func branch(
    _ asking: FunctionCallExprSyntax,
    _ name: String,
    _ object: String
  ) -> (FunctionCallExprSyntax, Place)? {
    guard let (condition, range, isFirst) = condition(of: asking),
      let branch = condition.parent?.parent?.as(IfExprSyntax.self),
      condition.id == branch.conditions.last?.id, let first = branch.body.statements.first,
      !branch.body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == Self.name })
    else { return nil }
    let calls = Calls(of: name, in: branch.body)
    guard calls.all.count == 1, let call = calls.all.first, isAnswer(call, name, object),
      isAlways(call, in: first)
    else { return nil }
    return (call, .branch(range, isFirst: isFirst))
  }

  /// The part of an `if` that a question is, or is the end of behind `&&`.
  private static func condition(
    of asking: FunctionCallExprSyntax
  ) -> (ConditionElementSyntax, Range<Int>, isFirst: Bool)? {
    if let condition = asking.parent?.as(ConditionElementSyntax.self) {
      return (condition, asking.span, true)
    }
    guard let list = asking.parent?.as(ExprListSyntax.self), list.last?.id == asking.id,
      let condition = list.parent?.parent?.as(ConditionElementSyntax.self)
    else { return nil }
    let elements = Array(list)
    let words = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard elements.count >= 3, elements[elements.count - 2].trimmedDescription == "&&",
      !words.contains("||"),
      !elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
    else { return nil }
    let start = elements[elements.count - 3].span.upperBound
    return (condition, start..<asking.span.upperBound, false)
  }

  /// Whether a statement makes a call once, whatever happens.
  private static func isAlways(_ call: FunctionCallExprSyntax, in item: CodeBlockItemSyntax) -> Bool
  {
    var next = call.parent
    while let current = next, current.id != item.id {
      if current.is(ClosureExprSyntax.self) || current.is(CodeBlockSyntax.self)
        || current.is(UnresolvedTernaryExprSyntax.self) || current.is(SwitchCaseSyntax.self)
      {
        return false
      }
      if let list = current.as(ExprListSyntax.self),
        list.contains(where: {
          ["&&", "||", "??"].contains($0.trimmedDescription)
            || $0.is(UnresolvedTernaryExprSyntax.self)
        })
      {
        return false
      }
      next = current.parent
    }
    return next?.id == item.id
  }
}

/// The calls of a requirement in a block.
private final class Calls: SyntaxVisitor {
  private let name: String
  private(set) var all: [FunctionCallExprSyntax] = []

  init(of name: String, in block: CodeBlockSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(block)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.optionalCall?.member.declName.baseName.text == name { all.append(node) }
    return .visitChildren
  }
}
