import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

// Lists the sites of Swift files where a small fault can be planted, one JSON object a line.
//
//     sites ROOT FILE…
//
// A fault replaces the bytes from `start` up to `end` with `with`, in which `FAULT` stands for the
// switch: true makes the program wrong, false leaves it unchanged.

/// One fault that can be planted.
struct Site: Encodable {
  var file: String
  var line: Int
  var column: Int
  var kind: String
  var start: Int
  var end: Int
  var with: String
  var before: String
  var after: String
}

/// Visits a file and collects its sites.
final class SiteFinder: SyntaxVisitor {
  private let file: String
  private let converter: SourceLocationConverter
  private(set) var sites: [Site] = []

  init(file: String, tree: Syntax) {
    self.file = file
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func text(_ node: some SyntaxProtocol) -> String { node.trimmedDescription }

  /// Replaces an expression with `after`.
  private func plant(_ kind: String, _ node: some SyntaxProtocol, _ after: String) {
    let before = text(node)
    add(kind, node, node, "(FAULT ? (\(after)) : (\(before)))", before, after)
  }

  private func add(
    _ kind: String,
    _ first: some SyntaxProtocol,
    _ last: some SyntaxProtocol,
    _ with: String,
    _ before: String,
    _ after: String
  ) {
    let start = first.positionAfterSkippingLeadingTrivia
    let place = converter.location(for: start)
    sites.append(
      Site(
        file: file,
        line: place.line,
        column: place.column,
        kind: kind,
        start: start.utf8Offset,
        end: last.endPositionBeforeTrailingTrivia.utf8Offset,
        with: with,
        before: before,
        after: after
      )
    )
  }

  // MARK: Compiled code

  /// Skips what only other builds compile.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let others = [
      "hasFeature(Embedded)", "TOUCHSTONE_UNOBSERVED", "os(", "arch(", "!canImport(Foundation)",
    ]
    guard let list = node.parent?.as(IfConfigClauseListSyntax.self), let first = list.first,
      let condition = first.condition.map(text)
    else { return .visitChildren }
    let isOther = others.contains { condition.hasPrefix($0) }
    let isOwn = others.contains { condition.hasPrefix("!\($0)") || "!\(condition)".hasPrefix($0) }
    if node.id == first.id { return isOther ? .skipChildren : .visitChildren }
    return isOwn ? .skipChildren : .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.whereClause { walk(condition) }
    return .skipChildren
  }
  override func visit(_ node: GenericArgumentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    walk(node.initializer)
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  // MARK: Operators

  private static let comparisons = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==",
    "!==": "===",
  ]

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let (left, right) = (text(node.leftOperand), text(node.rightOperand))
    let sign = text(node.operator)
    if let other = Self.comparisons[sign] {
      plant("comparison", node, "\(left) \(other) \(right)")
    } else if sign == "&&" || sign == "||" {
      plant("and/or", node, "\(left) \(sign == "&&" ? "||" : "&&") \(right)")
    } else if sign == "-" || sign == "/", left != right {
      plant("order", node, "(\(right)) \(sign) (\(left))")
    } else if sign == "..<" || sign == "..." {
      plant("off by one", node.rightOperand, "\(right) - 1")
      plant("off by one", node.leftOperand, "\(left) + 1")
    }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition {
      plant("negated condition", condition, "!(\(text(condition)))")
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    plant("negated condition", node.condition, "!(\(text(node.condition)))")
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    plant("negated condition", node.condition, "!(\(text(node.condition)))")
    return .visitChildren
  }

  // MARK: Constants

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    plant("constant", node, "\(text(node)) + 1")
    return .visitChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let number = text(node)
    guard !number.contains("x"), !number.contains("e"), !number.contains("E"),
      let point = number.firstIndex(of: ".")
    else { return .visitChildren }
    let decimals = number[number.index(after: point)...].filter { $0 != "_" }.count
    plant("constant", node, "\(number) + 0.\(String(repeating: "0", count: decimals - 1))1")
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    plant("constant", node, text(node) == "true" ? "false" : "true")
    return .visitChildren
  }

  // MARK: First and last

  private static let ends = [
    "first": "last", "last": "first", "firstIndex": "lastIndex", "lastIndex": "firstIndex",
    "min": "max", "max": "min", "prefix": "suffix", "suffix": "prefix",
    "dropFirst": "dropLast", "dropLast": "dropFirst", "lowerBound": "upperBound",
    "upperBound": "lowerBound", "removeFirst": "removeLast", "removeLast": "removeFirst",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base != nil, let other = Self.ends[node.declName.baseName.text],
      node.declName.argumentNames == nil
    else { return .visitChildren }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == node.id
    let whole: Syntax = isCalled ? Syntax(call!) : Syntax(node)
    let name = node.declName.baseName
    let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
    let offset = start - whole.positionAfterSkippingLeadingTrivia.utf8Offset
    var bytes = Array(whole.trimmedDescription.utf8)
    bytes.replaceSubrange(offset..<offset + name.text.utf8.count, with: other.utf8)
    plant("first/last", whole, String(decoding: bytes, as: UTF8.self))
    return .visitChildren
  }

  // MARK: Order

  private static let alike: [Set<String>] = [
    ["x", "y"], ["dx", "dy"], ["width", "height"], ["from", "to"], ["left", "right"],
    ["top", "bottom"], ["minimum", "maximum"], ["a", "b", "c", "d"], ["first", "last"],
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = text(node.calledExpression)
    if ["min", "max", "zip", "Swift.min", "Swift.max", "precondition"].contains(name) {
      if name == "min" || name == "max" {
        let other = name == "min" ? "max" : "min"
        plant("first/last", node, other + text(node).dropFirst(3))
      }
      return .visitChildren
    }
    let list = Array(node.arguments)
    for (one, other) in zip(list, list.dropFirst()) {
      let labels = [one.label?.text, other.label?.text].compactMap(\.self)
      let isAlike =
        labels.isEmpty
        || labels.count == 2 && Self.alike.contains { $0.isSuperset(of: labels) }
      let (left, right) = (text(one.expression), text(other.expression))
      if !isAlike || left == right || left.hasPrefix("&") || right.hasPrefix("&") { continue }
      let (start, end) = (one.expression, other.expression)
      let from = node.positionAfterSkippingLeadingTrivia.utf8Offset
      var bytes = Array(text(node).utf8)
      let places = [start, end].map { part in
        let begin = part.positionAfterSkippingLeadingTrivia.utf8Offset - from
        return begin..<begin + text(part).utf8.count
      }
      bytes.replaceSubrange(places[1], with: left.utf8)
      bytes.replaceSubrange(places[0], with: right.utf8)
      plant("order", node, String(decoding: bytes, as: UTF8.self))
    }
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let items = Array(node)
    for item in items where isStatement(item) && !isValue(item) {
      let line = text(item)
      if isAssignment(item), isInInitializer(item) { continue }
      let kind = isReset(item) ? "reset" : "dropped statement"
      add(kind, item, item, "if !FAULT { \(line) }", line, "(dropped)")
    }
    for (one, other) in zip(items, items.dropFirst())
    where isStatement(one) && isStatement(other) && !(isAssignment(one) && isAssignment(other))
      && !isInInitializer(one)
    {
      let (first, second) = (text(one), text(other))
      if first == second { continue }
      add(
        "order",
        one,
        other,
        "if FAULT { \(second)\n\(first) } else { \(first)\n\(second) }",
        "\(first); \(second)",
        "\(second); \(first)"
      )
    }
    return .visitChildren
  }

  private func expression(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    guard case .expr(var expression) = item.item else { return nil }
    if let attempt = expression.as(TryExprSyntax.self) { expression = attempt.expression }
    return expression
  }

  /// A call or an assignment.
  private func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
    guard let expression = expression(of: item) else { return false }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let name = text(call.calledExpression)
      return !name.hasPrefix("super.") && !name.hasPrefix("precondition") && name != "super.init"
        && !name.hasPrefix("fatalError") && !name.hasPrefix("assert")
        && !name.hasSuffix("self.init")
    }
    return operatorOf(expression)?.hasSuffix("=") ?? false
  }

  private func operatorOf(_ expression: ExprSyntax) -> String? {
    guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return nil }
    let sign = text(infix.operator)
    return ["=", "+=", "-=", "*=", "/=", "|=", "&="].contains(sign) ? sign : nil
  }

  private func isAssignment(_ item: CodeBlockItemSyntax) -> Bool {
    expression(of: item).flatMap(operatorOf) != nil
  }

  /// Whether the statement resets something to an initial value.
  private func isReset(_ item: CodeBlockItemSyntax) -> Bool {
    guard let expression = expression(of: item) else { return false }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      let value = text(infix.rightOperand)
      let initial = ["nil", "0", "0.0", "false", "[]", "[:]", "\"\"", ".zero", "1", "true"]
      return text(infix.operator) == "="
        && (initial.contains(value) || value.hasSuffix("()")
          || value.hasPrefix(".") && !value.contains("("))
    }
    let name = text(expression)
    return name.contains("removeAll(") || name.contains("reset(") || name.contains("forget(")
  }

  private func isInInitializer(_ item: CodeBlockItemSyntax) -> Bool {
    var node = item.parent
    while let current = node {
      if current.is(InitializerDeclSyntax.self) { return true }
      if current.is(FunctionDeclSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  /// Whether the statement may be the value that its function, closure or branch returns.
  private func isValue(_ item: CodeBlockItemSyntax) -> Bool {
    var item = item
    while true {
      guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
        let owner = list.parent
      else { return false }
      if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return true }
      let above: Syntax?
      if owner.is(CodeBlockSyntax.self) {
        guard let parent = owner.parent else { return false }
        if let function = parent.as(FunctionDeclSyntax.self) {
          return function.signature.returnClause != nil
        }
        if let accessor = parent.as(AccessorDeclSyntax.self) {
          return accessor.accessorSpecifier.text == "get"
        }
        above = parent.is(IfExprSyntax.self) ? parent : nil
      } else if owner.is(SwitchCaseSyntax.self) {
        above = owner.parent?.parent
      } else {
        above = nil
      }
      guard var node = above else { return false }
      while let outer = node.parent?.as(IfExprSyntax.self) { node = Syntax(outer) }
      guard let statement = node.parent?.as(ExpressionStmtSyntax.self) else { return true }
      guard let next = statement.parent?.as(CodeBlockItemSyntax.self) else { return true }
      item = next
    }
  }
}

let root = URL(fileURLWithPath: CommandLine.arguments[1])
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
for path in CommandLine.arguments.dropFirst(2) {
  let source = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  let tree = Parser.parse(source: source)
  let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
  let finder = SiteFinder(file: path, tree: folded)
  finder.walk(folded)
  for site in finder.sites {
    print(String(decoding: try encoder.encode(site), as: UTF8.self))
  }
}
