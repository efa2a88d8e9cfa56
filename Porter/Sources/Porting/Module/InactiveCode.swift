import SwiftSyntax

/// Finds what `#if` leaves out here: the branches whose condition is false on Linux, and those behind a true one.
///
/// The compiler never sees these, so the port neither changes nor counts them. A condition that the port can't judge
/// leaves its branch and those behind it in.
final class InactiveCode: SyntaxVisitor {
  /// The ranges that are left out.
  private(set) var ranges: [Range<Int>] = []
  /// The branches that are certainly compiled where what is around them is.
  private(set) var active: [Range<Int>] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let mentionsLinux = node.mentionsLinux
    var isDecided = false
    var isKnown = true
    for clause in node.clauses {
      let value = clause.condition.map { Self.value(of: $0, mentionsLinux) } ?? true
      if let elements = clause.elements {
        let range = elements.position.utf8Offset..<elements.endPosition.utf8Offset
        if isDecided || value == false {
          ranges.append(range)
        } else if isKnown, value == true {
          active.append(range)
        }
      }
      if value == true { isDecided = true }
      if value == nil { isKnown = false }
    }
    return .visitChildren
  }

  /// Whether a condition is true; nil where that can't be told.
  private static func value(of node: ExprSyntax, _ mentionsLinux: Bool) -> Bool? {
    let node = node.withoutParentheses
    if let literal = node.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let not = node.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(of: not.expression, mentionsLinux).map { !$0 }
    }
    if let sequence = node.as(SequenceExprSyntax.self) {
      return value(of: Array(sequence.elements), mentionsLinux)
    }
    guard let call = node.as(FunctionCallExprSyntax.self) else { return nil }
    return value(
      of: call.calledExpression.trimmedDescription,
      call.arguments.trimmedDescription.filter { !$0.isWhitespace },
      mentionsLinux
    )
  }

  /// `a && b || c`: a disjunction of conjunctions.
  private static func value(of elements: [ExprSyntax], _ mentionsLinux: Bool) -> Bool? {
    var sums: [[Bool?]] = [[]]
    for (index, element) in elements.enumerated() {
      if index % 2 == 0 {
        sums[sums.count - 1].append(value(of: element, mentionsLinux))
        continue
      }
      switch element.trimmedDescription {
      case "&&": continue
      case "||": sums.append([])
      default: return nil
      }
    }
    let products = sums.map { factors -> Bool? in
      if factors.contains(false) { return false }
      return factors.contains(nil) ? nil : true
    }
    if products.contains(true) { return true }
    return products.contains(nil) ? nil : false
  }

  private static let foreignModules: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "SwiftUI", "Combine",
  ]

  private static func value(
    of question: String,
    _ argument: String,
    _ mentionsLinux: Bool
  ) -> Bool? {
    switch question {
    // The port lets code for iOS be compiled here, unless the author has thought of Linux.
    case "os": return argument == "Linux" || argument == "iOS" && !mentionsLinux
    case "targetEnvironment": return false
    case "canImport":
      if foreignModules.contains(argument) { return false }
      return ["UIKit", "Foundation"].contains(argument) ? true : nil
    case "swift", "compiler":
      let number = argument.drop { !$0.isNumber }.prefix { $0.isNumber }
      guard let version = Int(number), version < 6 else { return nil }
      return argument.hasPrefix(">=") ? true : argument.hasPrefix("<") ? false : nil
    default: return nil
    }
  }
}

extension IfConfigDeclSyntax {
  /// Whether a condition names Linux: the author has thought of it.
  var mentionsLinux: Bool {
    clauses.contains { $0.condition?.trimmedDescription.contains("os(Linux)") == true }
  }
}
