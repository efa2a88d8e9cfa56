import SwiftSyntax

/// What a statement that is left out calls beside the call that goes: these calls stay, each with `_ =` before it.
struct DroppedEffects {
  /// The calls that are made in any case: what a member is asked of.
  private var always: [Range<Int>] = []
  /// The calls that are made where what stands before the question mark, which is evaluated once more, isn't nil.
  private var asked: [Range<Int>] = []
  /// What stands before the question mark; nil where there is none.
  private var condition: String?

  var isEmpty: Bool { always.isEmpty && asked.isEmpty }

  /// Reads a statement; nil where its calls can't stand by themselves.
  ///
  /// - Parameters:
  ///   - item: The statement.
  ///   - names: The members that aren't here: what stands behind them in a chain goes.
  ///   - isReached: Whether arguments behind a question mark may be evaluated at all.
  ///   - port: The file that the statement stands in.
  init?(of item: CodeBlockItemSyntax, until names: Set<String>, isReached: Bool, in port: FilePort)
  {
    var chain: ExprSyntax?
    var values: [[ExprSyntax]] = []
    if let variable = item.item.as(VariableDeclSyntax.self) {
      chain = variable.bindings.first?.initializer?.value
    } else if let parts = item.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }) {
      let isDropped = parts[0].is(DiscardAssignmentExprSyntax.self)
      chain = isDropped && parts.count == 3 ? parts[2] : parts[0]
      if !isDropped { values = [Array(parts.dropFirst(2))] }
    } else {
      chain = item.item.as(ExprSyntax.self)
    }
    var marks: [ExprSyntax] = []
    var base: ExprSyntax?
    while let node = chain {
      if let call = node.as(FunctionCallExprSyntax.self) {
        let closures =
          [call.trailingClosure].compactMap { $0 }
          + call.additionalTrailingClosures.map(\.closure)
        values =
          call.arguments.map { [$0.expression] } + closures.map { [ExprSyntax($0)] } + values
        chain = call.calledExpression
      } else if let part = node.as(SubscriptCallExprSyntax.self) {
        values = part.arguments.map { [$0.expression] } + values
        chain = part.calledExpression
      } else if let mark = node.as(OptionalChainingExprSyntax.self) {
        marks.append(mark.expression)
        chain = mark.expression
      } else if let mark = node.as(ForceUnwrapExprSyntax.self) {
        chain = mark.expression
      } else if let member = node.as(MemberAccessExprSyntax.self) {
        if names.contains(member.declName.baseName.text) { base = member.base }
        chain = base == nil ? member.base : nil
      } else {
        chain = nil
      }
    }
    // A question mark before the member belongs to what it is asked of.
    let isBehind = base != nil && !marks.isEmpty
    if let inner = base?.as(OptionalChainingExprSyntax.self) {
      marks.append(inner.expression)
      base = inner.expression
    }
    guard let first = base.map({ Effects.ranges(of: [$0], port) }) ?? [] else { return nil }
    always = first
    for value in isReached ? values : [] {
      guard let ranges = Effects.ranges(of: value, port) else { return nil }
      asked += ranges
    }
    // Behind the member nothing is asked: it isn't here.
    guard asked.isEmpty || !isBehind && marks.first?.isChain != false else { return nil }
    // Nor is a question mark told that stands farther inside of what the member is asked of.
    let isInside = base.map { $0.trimmedDescription.contains("?") } ?? false
    guard asked.isEmpty || !marks.isEmpty || !isInside else { return nil }
    condition = marks.first?.trimmedDescription
    // Comments would go with what stands around the calls.
    if !isEmpty, port.source.hasComment(item.item.span) { return nil }
  }

  /// Leaves out a statement but for what it calls beside the call that goes, or says that a hand must do it.
  ///
  /// - Parameters:
  ///   - item: The statement.
  ///   - names: As above.
  ///   - isReached: As above.
  ///   - reason: Why it goes, as in `navigationBar: there are no bars`.
  ///   - port: The file that the statement stands in.
  /// - Returns: What stays; nil where the statement does.
  static func leaveOut(
    _ item: CodeBlockItemSyntax,
    until names: Set<String>,
    isReached: Bool,
    reason: String,
    in port: FilePort
  ) -> DroppedEffects? {
    let effects = DroppedEffects(of: item, until: names, isReached: isReached, in: port)
    guard let effects else {
      port.cannot(
        "\(reason), and what is called in this line would go with it; call that by itself, and leave the line out",
        at: item.span.lowerBound
      )
      return nil
    }
    return (effects.isEmpty ? port.leaveOut(item) : effects.keep(of: item, in: port))
      ? effects : nil
  }

  /// Leaves out a statement but for these calls; returns whether that is done.
  private func keep(of item: CodeBlockItemSyntax, in port: FilePort) -> Bool {
    var offset = item.item.span.lowerBound
    var lead = ""
    for range in always {
      guard port.edits.replace(offset..<range.lowerBound, with: lead + "_ = ") else { return false }
      (offset, lead) = (range.upperBound, "; ")
    }
    if let condition, !asked.isEmpty { lead += "if \(condition) != nil { " }
    for range in asked {
      guard port.edits.replace(offset..<range.lowerBound, with: lead + "_ = ") else { return false }
      (offset, lead) = (range.upperBound, "; ")
    }
    let end = condition != nil && !asked.isEmpty ? " }" : ""
    if offset == item.item.span.upperBound {
      port.edits.insert(end, at: offset)
    } else {
      port.edits.replace(offset..<item.item.span.upperBound, with: end)
    }
    return true
  }
}

/// Finds the calls in an expression that may do more than make a value.
private final class Effects: SyntaxVisitor {
  private let port: FilePort
  private var ranges: [Range<Int>] = []
  private var areKnown = true

  /// Methods that only make a value of another.
  private static let makers: Set<String> = [
    "withAlphaComponent", "colorWithAlphaComponent", "withRenderingMode", "imageWithRenderingMode",
    "withTintColor", "withConfiguration", "withSize", "resizableImage",
    "resizableImageWithCapInsets", "insetBy", "offsetBy", "union", "applying", "uppercased",
    "lowercased", "NSLocalizedString",
  ]

  /// The locations of the calls; nil where they can't be kept.
  static func ranges(of value: [ExprSyntax], _ port: FilePort) -> [Range<Int>]? {
    let effects = Effects(port)
    if value.count == 1 {
      effects.walk(value[0])
    } else {
      effects.note(value)
    }
    return effects.areKnown ? effects.ranges : nil
  }

  private init(_ port: FilePort) {
    self.port = port
    super.init(viewMode: .sourceAccurate)
  }

  /// Notes an expression as a whole, where something in it is called.
  private func note(_ parts: [ExprSyntax]) {
    let inner = Effects(port)
    for part in parts { inner.walk(part) }
    // What a closure of the call sets of its argument goes with that.
    let isOfArgument = parts.first?.firstToken(viewMode: .sourceAccurate)?.text == "$0"
    let isSet =
      !isOfArgument
      && parts.contains { part in
        part.is(AssignmentExprSyntax.self)
          || part.as(BinaryOperatorExprSyntax.self).map { text in
            let text = text.operator.text
            return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
          } ?? false
      }
    if inner.ranges.isEmpty, inner.areKnown, !isSet { return }
    guard inner.areKnown, let first = parts.first, let last = parts.last,
      !parts.contains(where: Implicit.isFound), !isSet
    else {
      areKnown = false
      return
    }
    ranges.append(first.span.lowerBound..<last.span.upperBound)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(Array(node.elements))
    return .skipChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    let inner = Effects(port)
    inner.walk(node.expression)
    if !inner.areKnown { areKnown = false }
    if !inner.ranges.isEmpty { ranges.append(node.span) }
    return .skipChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    areKnown = false
    return .skipChildren
  }

  /// A closure is called by what takes it, if at all.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let inner = Effects(port)
    inner.walk(node.statements)
    if !inner.areKnown || !inner.ranges.isEmpty { areKnown = false }
    return .skipChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    areKnown = false
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if makesValue(node) {
      // Its closures are kept in the value, which goes.
      for argument in node.arguments where !argument.expression.is(ClosureExprSyntax.self) {
        walk(argument.expression)
      }
      walk(node.calledExpression)
      return .skipChildren
    }
    if node.calledExpression.as(MemberAccessExprSyntax.self)?.isImplicit == true {
      areKnown = false
    } else {
      ranges.append(node.span)
    }
    return .skipChildren
  }

  /// Whether a call is an initializer or a type's method of Apple's, or one of the methods above.
  private func makesValue(_ node: FunctionCallExprSyntax) -> Bool {
    var root = node.calledExpression
    while let member = root.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { break }
      root = base
    }
    let name = node.calledName?.text ?? ""
    if port.surroundings.declaresFunction(name) { return false }
    if Self.makers.contains(name) { return true }
    if root.as(MemberAccessExprSyntax.self)?.isImplicit == true { return true }
    guard let type = root.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    // What is asked of a closure's argument goes with that.
    if type == "$0" { return true }
    guard type.first?.isUppercase == true, !port.surroundings.declaresItself(type) else {
      return false
    }
    // Of types of other modules only what makes one is known by its look.
    return node.calledExpression.is(DeclReferenceExprSyntax.self) || name == "init"
      || port.surroundings.engineHas(type)
  }
}

extension ExprSyntax {
  /// Whether an expression is a chain of names with question marks, which may be evaluated twice.
  fileprivate var isChain: Bool {
    if let mark = self.as(OptionalChainingExprSyntax.self) { return mark.expression.isChain }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isChain ?? false }
    return self.is(DeclReferenceExprSyntax.self)
  }
}

extension MemberAccessExprSyntax {
  /// Whether a member's type is inferred: it begins with a dot.
  fileprivate var isImplicit: Bool {
    base.map { $0.as(MemberAccessExprSyntax.self)?.isImplicit ?? false } ?? true
  }
}

/// Finds members and `nil`, whose types follow from what stands around them.
private final class Implicit: SyntaxVisitor {
  private var isThere = false

  static func isFound(in node: ExprSyntax) -> Bool {
    let finder = Implicit(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.isThere
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base == nil { isThere = true }
    return .visitChildren
  }

  override func visit(_ node: NilLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    isThere = true
    return .visitChildren
  }
}
