import SwiftSyntax

/// Writes the values of animations without the objects that Objective-C wraps them in, and the names of layers and
/// animations, which were strings before Swift 4.2, as the types that they have now.
///
/// `NSValue(cgPoint: point)` is `point`, and a type of such values is `Any`, which animations take.
final class ValueRule: RuleVisitor {
  private static let labels: Set<String> = [
    "cgPoint", "cgSize", "cgRect", "caTransform3D", "cgAffineTransform", "CGPoint", "CGSize",
    "CGRect", "CATransform3D", "uiEdgeInsets", "UIEdgeInsets",
  ]
  private static let makers: Set<String> = ["NSValue", "NSValue.init"]
  /// The types of the properties that were strings.
  static let names: [String: String] = [
    "fillMode": "CAMediaTimingFillMode", "calculationMode": "CAAnimationCalculationMode",
    "lineCap": "CAShapeLayerLineCap", "lineJoin": "CAShapeLayerLineJoin",
    "fillRule": "CAShapeLayerFillRule", "alignmentMode": "CATextLayerAlignmentMode",
    "contentsGravity": "CALayerContentsGravity", "rotationMode": "CAAnimationRotationMode",
  ]
  /// The types of a transition's properties that were strings and whose names other classes have too.
  private static let transitionNames = [
    "type": "CATransitionType", "subtype": "CATransitionSubtype",
  ]

  /// The type of a property that was a string, if it is one of Apple's.
  static func type(of member: MemberAccessExprSyntax, in port: FilePort) -> String? {
    let name = member.declName.baseName.text
    if let type = names[name] { return type }
    guard let type = transitionNames[name],
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, base != "self",
      !port.surroundings.declaresMember(name)
    else { return nil }
    let makers = ["CATransition()", "CATransition.init()"]
    let isMade = port.source.tree.statements.contains { statement in
      let finder = TransitionFinder(base, makers)
      finder.walk(statement)
      return finder.isFound
    }
    return isMade ? type : nil
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let member = elements[0].as(MemberAccessExprSyntax.self),
      let type = Self.type(of: member, in: port)
    {
      port.wrap(elements[2], in: type)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "CAMediaTimingFunction",
      node.arguments.count == 1, let name = node.arguments.first, name.label?.text == "name"
    {
      port.wrap(name.expression, in: "CAMediaTimingFunctionName")
    }
    nameNotification(node)
    nameMode(node)
    guard Self.makers.contains(node.calledExpression.trimmedDescription), node.arguments.count == 1,
      let argument = node.arguments.first, let label = argument.label?.text,
      Self.labels.contains(label), !isKept(node)
    else { return .visitChildren }
    let value = argument.expression.span
    // What takes any value doesn't say of which type `.zero` is.
    let owner = Self.isImplicit(argument.expression) ? Self.typeName(label) : ""
    // The argument's own edits stay possible: only what is around it goes.
    port.edits.replace(node.span.lowerBound..<value.lowerBound, with: owner)
    port.edits.replace(value.upperBound..<node.span.upperBound, with: "")
    port.did("NSValue(\(label): …) becomes its value", at: node.span.lowerBound)
    return .visitChildren
  }

  /// Whether an expression begins with a dot, so that its type is inferred.
  private static func isImplicit(_ node: ExprSyntax) -> Bool {
    if let call = node.as(FunctionCallExprSyntax.self) { return isImplicit(call.calledExpression) }
    guard let member = node.as(MemberAccessExprSyntax.self) else { return false }
    return member.base.map(isImplicit) ?? true
  }

  /// The type of the values of a label: `cgPoint` is that of `CGPoint`.
  private static func typeName(_ label: String) -> String {
    let heads = ["cg": "CG", "ca": "CA", "ui": "UI"]
    return (heads[String(label.prefix(2))] ?? String(label.prefix(2))) + label.dropFirst(2)
  }

  /// Whether a value stays in its object: an associated object is one, and is asked for as one.
  private func isKept(_ node: FunctionCallExprSyntax) -> Bool {
    let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription == "objc_setAssociatedObject"
  }

  /// Whether the file keeps a value as an associated object; what it reads of such values stays as it is.
  private lazy var keepsValues: Bool = {
    let finder = KeptValues(viewMode: .sourceAccurate)
    finder.walk(port.source.tree)
    return finder.isFound
  }()

  /// Names of notifications were strings before Swift 3.
  private func nameNotification(_ node: FunctionCallExprSyntax) {
    let arguments = Array(node.arguments)
    switch node.calledName?.text {
    case "addObserver", "removeObserver":
      let labels = arguments.map { $0.label?.text ?? "_" }
      guard labels.suffix(2) == ["name", "object"] else { return }
      port.wrap(arguments[arguments.count - 2].expression, in: "NSNotification.Name")
    case "postNotificationName":
      guard let name = arguments.first, name.label == nil else { return }
      port.wrap(name.expression, in: "NSNotification.Name")
    default: return
    }
  }

  /// Names of modes of the run loop were strings before Swift 4.2.
  private func nameMode(_ node: FunctionCallExprSyntax) {
    guard let mode = node.arguments.last, mode.label?.text == "forMode", node.arguments.count == 2
    else { return }
    port.wrap(mode.expression, in: "RunLoop.Mode")
  }

  // MARK: Types

  /// A type of values that are objects nowhere else: of a parameter, a result, a property or an empty list.
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "NSValue", !isCast(Syntax(node)) { unwrap(node) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "NSValue", node.parent?.is(ArrayElementSyntax.self) == true {
      unwrap(node)
    }
    return .visitChildren
  }

  private func unwrap(_ node: some SyntaxProtocol) {
    guard wrapsValues, !port.surroundings.declaresItself("NSValue"), !keptObjects.keep(node),
      !bound.contains(node.span.lowerBound)
    else { return }
    port.replace(node, with: "Any")
  }

  /// What the file keeps in objects that stay.
  private lazy var keptObjects = KeptObjects(in: port.source.tree, except: Self.labels)

  /// Whether a type stands behind `as` or `is`.
  private func isCast(_ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next, !current.is(DeclSyntax.self), !current.is(CodeBlockItemSyntax.self) {
      if current.is(TypeExprSyntax.self) { return true }
      next = current.parent
    }
    return false
  }

  /// Whether the file wraps a value that stands by itself now.
  private lazy var wrapsValues = port.source.tree.tokens(viewMode: .sourceAccurate).contains {
    guard $0.text == "NSValue", var open = $0.nextToken(viewMode: .sourceAccurate) else {
      return false
    }
    if open.tokenKind == .period {
      guard let word = open.nextToken(viewMode: .sourceAccurate), word.text == "init",
        let next = word.nextToken(viewMode: .sourceAccurate)
      else { return false }
      open = next
    }
    let label = open.nextToken(viewMode: .sourceAccurate)
    return open.tokenKind == .leftParen && label.map { Self.labels.contains($0.text) } == true
  }

  /// What takes a value out of its object, and its type.
  static let readers: [String: String] = [
    "uiEdgeInsetsValue": "UIEdgeInsets", "UIEdgeInsetsValue": "UIEdgeInsets",
    "cgPointValue": "CGPoint", "cgSizeValue": "CGSize", "cgRectValue": "CGRect",
    "caTransform3DValue": "CATransform3D", "cgAffineTransformValue": "CGAffineTransform",
    "CGPointValue": "CGPoint", "CGSizeValue": "CGSize", "CGRectValue": "CGRect",
    "CATransform3DValue": "CATransform3D", "CGAffineTransformValue": "CGAffineTransform",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if let type = Self.readers[name], let base = node.base, !keepsValues,
      !port.surroundings.declaresMember(name), !cast(base, of: node, to: type)
    {
      port.cannot(
        "\(name): values stand by themselves, without an NSValue around them; write as! \(type)",
        at: node.declName.span.lowerBound
      )
    }
    return .visitChildren
  }

  /// Writes `(value as? NSValue)?.cgPointValue` as a cast to the value's type; returns whether it is one.
  private func cast(_ base: ExprSyntax, of node: MemberAccessExprSyntax, to type: String) -> Bool {
    if castElement(base, of: node, to: type) { return true }
    if castBound(base, of: node, to: type) { return true }
    guard let (tuple, wrapper, sign) = Self.parts(ofCast: base) else { return false }
    // In Swift 2 it is a method.
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let whole = call.map { $0.arguments.isEmpty ? Syntax($0) : Syntax(node) } ?? Syntax(node)
    // What comes behind it still asks whether there is a value.
    let end = whole.parent?.is(MemberAccessExprSyntax.self) == true ? base : ExprSyntax(tuple)
    if sign.questionOrExclamationMark == nil {
      // What is any object may be another value; a condition asks whether it is.
      let isAsked = node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
      port.edits.insert(isAsked ? "?" : "!", at: sign.asKeyword.span.upperBound)
    }
    port.edits.replace(wrapper.span, with: type)
    port.edits.replace(end.span.upperBound..<whole.span.upperBound, with: "")
    port.did(
      "\(node.trimmedDescription) casts to \(type), as values stand by themselves",
      at: node.declName.span.lowerBound
    )
    return true
  }

  /// Whether an expression is a cast to what wraps a value: `(a as! NSValue)`.
  static func isCast(_ base: ExprSyntax) -> Bool { parts(ofCast: base) != nil }

  private static func parts(
    ofCast base: ExprSyntax
  ) -> (tuple: TupleExprSyntax, wrapper: ExprSyntax, sign: UnresolvedAsExprSyntax)? {
    let chain = base.as(OptionalChainingExprSyntax.self)
    guard let tuple = (chain?.expression ?? base).as(TupleExprSyntax.self),
      let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      tuple.elements.count == 1, parts.count >= 3, let wrapper = parts.last,
      ["NSValue", "AnyObject"].contains(wrapper.trimmedDescription),
      let sign = parts.dropLast().last?.as(UnresolvedAsExprSyntax.self)
    else { return nil }
    return (tuple, wrapper, sign)
  }

  /// What a subscript gives, without the mark behind it.
  static func element(_ base: ExprSyntax) -> ExprSyntax? {
    let element =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    return element.is(SubscriptCallExprSyntax.self) ? element : nil
  }

  /// Where `castBound` writes the types of locals.
  private lazy var bound = keepsValues ? [] : BoundValue.types(in: port.source.tree)
  /// Where it has done so.
  private var written: Set<Int> = []

  /// Writes `if let value = info[key] as? NSValue { show(value.cgRectValue) }` with the value's type in place of the object's,
  /// and any reader of a file whose objects are values as a cast; returns whether it is one of these.
  private func castBound(
    _ base: ExprSyntax,
    of node: MemberAccessExprSyntax,
    to type: String
  ) -> Bool {
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let whole = call.map { $0.arguments.isEmpty ? ExprSyntax($0) : nil } ?? ExprSyntax(node)
    guard let whole else { return false }
    if let name = base.unwrapped.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let bound = BoundValue(name, at: Syntax(base))
    {
      guard bound.isOnlyRead, bound.readers.allSatisfy({ Self.readers[$0] == type }) else {
        // Only the value is there, which no cast to an `NSValue` gives.
        return false
      }
      for wrapper in bound.types where written.insert(wrapper.span.lowerBound).inserted {
        port.replace(wrapper, with: type)
      }
      let goesOn = whole.parent?.is(MemberAccessExprSyntax.self) == true
      let end = goesOn ? base : base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      port.edits.replace(end.span.upperBound..<whole.span.upperBound, with: "")
      port.did(
        "\(node.declName.baseName.text) is left out, as \(name) is the \(type) itself",
        at: node.declName.span.lowerBound
      )
      return true
    }
    guard wrapsValues, !base.is(OptionalChainingExprSyntax.self),
      !base.unwrapped.is(TupleExprSyntax.self)
    else { return false }
    port.edits.insert("(", at: base.span.lowerBound)
    port.edits.replace(base.span.upperBound..<whole.span.upperBound, with: " as! \(type))")
    port.did(
      "\(node.declName.baseName.text) casts to \(type), as values stand by themselves",
      at: node.declName.span.lowerBound
    )
    return true
  }

  /// Writes `change?[key]?.CGPointValue()` as a cast of what the subscript gives; returns whether it is one.
  private func castElement(
    _ base: ExprSyntax,
    of node: MemberAccessExprSyntax,
    to type: String
  ) -> Bool {
    guard let element = Self.element(base) else { return false }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let whole = call.map { $0.arguments.isEmpty ? ExprSyntax($0) : nil } ?? ExprSyntax(node)
    guard let whole else { return false }
    let goesOn = whole.parent?.is(MemberAccessExprSyntax.self) == true
    let isChain = base.is(OptionalChainingExprSyntax.self)
    guard
      port.edits.replace(
        element.span.upperBound..<whole.span.upperBound,
        with: isChain ? " as? \(type))" + (goesOn ? "?" : "") : " as! \(type))"
      )
    else { return false }
    port.edits.insert("(", at: base.span.lowerBound)
    port.did(
      "\(node.declName.baseName.text) casts to \(type), as values stand by themselves",
      at: node.declName.span.lowerBound
    )
    return true
  }
}

/// Finds whether a variable of a name is a transition.
private final class TransitionFinder: SyntaxVisitor {
  private(set) var isFound = false
  private let name: String
  private let makers: [String]

  init(_ name: String, _ makers: [String]) {
    self.name = name
    self.makers = makers
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let value = node.initializer?.value.trimmedDescription
    let isTransition =
      node.typeAnnotation?.type.trimmedDescription == "CATransition"
      || value.map(makers.contains) == true
    if isTransition, node.pattern.trimmedDescription == name { isFound = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.innerName == name, node.type.trimmedDescription == "CATransition" { isFound = true }
    return .visitChildren
  }
}

/// Finds whether a file keeps an `NSValue` as an associated object.
private final class KeptValues: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "objc_setAssociatedObject" {
      isFound = isFound || node.arguments.contains { $0.expression.calledType == "NSValue" }
    }
    return .visitChildren
  }
}
