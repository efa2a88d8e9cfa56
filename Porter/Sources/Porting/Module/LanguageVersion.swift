import SwiftSyntax

/// Tells files of Swift 2, where the first parameter of a function had no label unless it was written twice.
final class LanguageVersion: SyntaxVisitor {
  /// Types that later versions call otherwise.
  private static let types: Set<String> = ["NSTimer", "NSTimeInterval"]
  /// Colours that later versions have as properties.
  static let colors: Set<String> = [
    "blackColor", "whiteColor", "redColor", "greenColor", "blueColor", "grayColor", "clearColor",
    "darkGrayColor", "lightGrayColor", "yellowColor", "orangeColor", "brownColor", "purpleColor",
    "cyanColor", "magentaColor", "lightTextColor", "darkTextColor", "groupTableViewBackgroundColor",
  ]
  /// Properties that only Apple's classes can have meant.
  private static let members: Set<String> = [
    "userInteractionEnabled", "multipleTouchEnabled", "exclusiveTouch", "scrollEnabled",
    "pagingEnabled", "removedOnCompletion", "CGColor", "CGPath", "CGImage",
  ]
  /// Enums whose cases began with a capital letter.
  private static let enums: Set<String> = [
    "UIGestureRecognizerState", "UIControlEvents", "UIControlState", "UIViewContentMode",
    "UISwipeGestureRecognizerDirection", "NSTextAlignment", "UIViewAnimationOptions",
  ]
  /// Labels that are whole words in Swift 3 and ended the method's name before.
  private static let prepositions: Set<String> = ["in", "for", "with", "to", "from", "at", "by"]
  private static let metatypes: Set<String> = ["Type", "Protocol"]
  private var isSwift2 = false
  /// What the file uses of all that Swift 3 took away.
  private var removed: Set<String> = []
  /// The functions, variables and parameters that the file declares.
  private var declared: Set<String> = []
  /// Whether the file has what came with Swift 3.
  private var isLater = false

  /// Which files of a module were written in Swift 2 or before, by what only these versions could say.
  ///
  /// One compiler took all files of a module: one that says nothing of its version is as the others are.
  static func areSwift2(_ trees: [SourceFileSyntax]) -> [Bool] {
    let versions = trees.map {
      let version = LanguageVersion(viewMode: .sourceAccurate)
      version.walk($0)
      return version
    }
    let declared = versions.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    let own = versions.map {
      $0.isSwift2 || !$0.isLater && !$0.removed.subtracting(declared).isEmpty
    }
    let isAny = own.contains(true)
    return zip(versions, own).map { $1 || isAny && !$0.isLater }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      OldFunctions.removed.contains(name) || Self.members.contains(name)
    {
      removed.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.innerName)
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["++", "--"].contains(node.operator.text) { removed.insert(node.operator.text) }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "escaping" { isLater = true }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if [.keyword(.open), .keyword(.fileprivate)].contains(node.name.tokenKind) { isLater = true }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    let parameters = Array(node.signature.parameterClause.parameters)
    if parameters.first?.firstName.text == "_" { isLater = true }
    // A first label that is written out, as in `transitionDuration(using context: …)`, is a later version's.
    let first = parameters.first?.secondName == nil ? "_" : parameters.first?.firstName.text ?? "_"
    let name =
      node.name.text + "("
      + ([first] + parameters.dropFirst().map(\.firstName.text))
      .map { $0 + ":" }.joined() + ")"
    // With a label of its own, as in `animateTransition(using context:)`, the first parameter is a later version's.
    if parameters.first?.secondName == nil, OldSpellings.requirements[name] != nil {
      isSwift2 = true
    }
    if node.modifiers.has(.override), parameters.first?.secondName == nil,
      parameters.first?.firstName.text != "_", OldSpellings.overrideSigns.contains(name)
    {
      isSwift2 = true
    }
    if node.modifiers.has(.override), parameters.count == 2, parameters[0].secondName == nil,
      parameters[0].firstName.text != "_", parameters[1].firstName.text == "withEvent"
    {
      isSwift2 = true
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    if let first = labels.first, Self.prepositions.contains(first), node.calledType == nil {
      isLater = true
    }
    if labels == ["_", "action", "forControlEvents"] { isSwift2 = true }
    // Until Swift 2.2 a string could stand for a selector.
    if labels.prefix(2) == ["target", "action"],
      node.arguments.dropFirst().first?.expression.is(StringLiteralExprSyntax.self) == true
    {
      isSwift2 = true
    }
    if node.calledType?.hasPrefix("UI") == true,
      labels.contains(where: { OldSpellings.labels[$0] != nil })
    {
      isSwift2 = true
    }
    if let name = node.calledName?.text {
      let closure = node.trailingClosure == nil ? [] : ["animations", "completion"]
      let names = ([labels] + closure.map { labels + [$0] }).map {
        name + "(" + $0.map { $0 + ":" }.joined() + ")"
      }
      if !OldSpellings.signs.isDisjoint(with: names) { isSwift2 = true }
      if !OldSpellings.memberSigns.isDisjoint(with: names)
        || names.contains(where: { OldSpellings.dynamics[$0] != nil })
      {
        removed.insert(name)
      }
      if name == "buttonWithType" { isSwift2 = true }
      if name.hasPrefix("CGPath"), OldFunctions.templates[name] != nil { isSwift2 = true }
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), labels.isEmpty,
      member.base?.trimmedDescription == "UIColor",
      Self.colors.contains(member.declName.baseName.text)
    {
      isSwift2 = true
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    // `CoreGraphics.CGColor` names a type of a module.
    let isQualified =
      node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    if node.base != nil, !isQualified, Self.members.contains(name) { isSwift2 = true }
    if let base = node.base?.trimmedDescription, Self.enums.contains(base),
      Spellings.cases.contains(name)
    {
      isSwift2 = true
    }
    // `UICollisionBehaviorMode.Boundaries`: since Swift 3 only a client's own members have capital letters.
    if let base = node.base?.trimmedDescription, base.hasPrefix("UI"),
      Spellings.names[base] != nil, name.first?.isUppercase == true, !Self.metatypes.contains(name)
    {
      removed.insert(name)
    }
    // `UIPushBehavior(items: [ball], mode: .Continuous)`.
    if node.base == nil, OldSpellings.signCases.contains(name),
      let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledType?.hasPrefix("UI") == true
    {
      removed.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if Self.types.contains(node.name.text) { isSwift2 = true }
    return .visitChildren
  }
}
