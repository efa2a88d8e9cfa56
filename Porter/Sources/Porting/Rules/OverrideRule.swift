import SwiftSyntax

/// Adds the `override` that the compiler asks for, and says which overrides have nothing to override.
final class OverrideRule: RuleVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !port.archives(node), !port.isNeverTold(node),
      !DelegateForwardingRule.mends(node, in: port), !port.places(node),
      let above = inherited(by: node)
    else {
      return .visitChildren
    }
    let method = Method(node, isOverridable: false)
    // A name of Swift 2 is spelled anew by its own rule.
    let old = Method(node, isOverridable: false, isSwift2: true).name
    if OldMemberRule.isPropertyNow(node, in: port) { return .visitChildren }
    let now = Spellings.methods[old] ?? OldSpellings.methods[old]
    let written = port.isSwift2 ? old : method.name
    let isOwn = Self.isRecognizers(node, in: port)
    let name = node.modifiers.has(.override) || isOwn ? now ?? method.name : method.name
    // A given file of Swift 2 means no label there, however it is written.
    let names = node.modifiers.has(.override) && port.isSwift2 ? [name, old] : [name]
    let same = above.types.flatMap(\.methods).filter {
      names.contains($0.name) && $0.isStatic == method.isStatic
    }
    let offset = node.funcKeyword.span.lowerBound
    if node.modifiers.has(.override) {
      if same.isEmpty, above.isComplete, !Self.saysSo(name), !ObservingRule.isOld(node),
        !AnimationDelegateRule.isOld(node)
      {
        port.cannot("\(above.engine) has no \(written) to override", at: offset)
      } else if let type = Self.extended(with: name, in: above.types),
        !EngineExtensionRule.isMended(
          node,
          of: Scope(around: node)?.full ?? "",
          in: port.surroundings
        )
      {
        port.cannot(
          "\(name) is declared in an extension of \(type), where only Objective-C overrides it; give this one another"
            + " name, and call it from there",
          at: offset
        )
      }
    } else if same.contains(where: {
      // An override may take nil where the method above doesn't.
      $0.isOverridable && Self.takes($0.parameterTypes, method.parameterTypes)
    }) {
      if node.modifiers.isPrivate {
        port.cannot(
          "\(above.engine) has \(method.name) too; give the private one another name",
          at: offset
        )
      } else {
        let words = Self.access(for: node) + "override "
        port.edits.insert(words, at: offset)
        port.did("\(words)is added to \(method.name), which \(above.engine) has", at: offset)
        warnOfHidden(method, node, above.types, at: offset)
      }
    }
    return .visitChildren
  }

  /// Whether a method with some types of parameters overrides one with others: the same, or ones that may be nil.
  private static func takes(_ above: [String], _ types: [String]) -> Bool {
    above.count == types.count && zip(above, types).allSatisfy { $0 == $1 || $0 + "?" == $1 }
  }

  /// Whether a method of a recognizer's class in Swift 2 receives touches without saying `override`.
  ///
  /// A file that imported UIKit alone saw no such method above; UIKit called it by its name all the same.
  static func isRecognizers(_ node: FunctionDeclSyntax, in port: FilePort) -> Bool {
    guard port.isSwift2, !node.modifiers.has(.override), node.name.text.hasPrefix("touches"),
      Spellings.methods[Method(node, isOverridable: false, isSwift2: true).name] != nil
    else { return false }
    return port.surroundings.isIn("UIGestureRecognizer", at: node)
  }

  /// The engine's class in whose extension a given file declares a method of this name.
  private static func extended(with name: String, in types: [DeclaredType]) -> String? {
    types.first { type in
      type.isEngine && type.kind == .class
        && type.methods.contains { $0.name == name && !$0.isEngine }
        && !type.methods.contains { $0.name == name && $0.isEngine }
    }?.name
  }

  /// Warns of a method that becomes an override and, as the file is written, is none on iOS: a plain `import UIKit`
  /// doesn't show what subclasses of recognizers override, and since Swift 4 Objective-C doesn't see the method.
  private func warnOfHidden(
    _ method: Method,
    _ node: FunctionDeclSyntax,
    _ above: [DeclaredType],
    at offset: Int
  ) {
    let isSeen = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    guard !isSeen, above.contains(where: { $0.path == "UIGestureRecognizer" }),
      !port.source.tree.description.contains(Self.subclassing)
    else { return }
    port.warn(
      "\(method.name) is called here; iOS calls it if the file imports UIKit.\(Self.subclassing) and says override,"
        + " or was compiled as Swift 3",
      at: offset
    )
  }

  private static let subclassing = "UIGestureRecognizerSubclass"

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    noteShadow(node)
    guard let above = inherited(by: node), let first = node.bindings.first else {
      return .visitChildren
    }
    let written = first.pattern.trimmedDescription
    let isApples = node.modifiers.has(.override) && !port.surroundings.declaresMember(written)
    let now = isApples ? Spellings.properties[written] : nil
    if let now, let pattern = first.pattern.as(IdentifierPatternSyntax.self) {
      port.replace(pattern.identifier, with: now)
    }
    let isOld =
      node.modifiers.has(.override) && port.isSwift2
    let name = now ?? (isOld ? OldSpellings.properties[written] ?? written : written)
    let same = above.types.flatMap(\.properties).filter {
      $0.name == name && $0.isStatic == node.modifiers.isStatic
    }
    let offset = node.bindingSpecifier.span.lowerBound
    if node.modifiers.has(.override) {
      if same.isEmpty, above.isComplete, !Self.saysSo(name) {
        port.cannot("\(above.engine) has no \(name) to override", at: offset)
      }
    } else if same.contains(where: \.isOverridable), first.accessorBlock != nil,
      !node.modifiers.isPrivate
    {
      let words = Self.access(for: node) + "override "
      port.edits.insert(words, at: offset)
      port.did("\(words)is added to \(name), which \(above.engine) has", at: offset)
    } else if !same.isEmpty, let scope = Scope(around: node),
      first.accessorBlock == nil || node.modifiers.isPrivate
    {
      if TakenName(port: port, scope: scope, name: name).rename(node) {
        port.did("\(name) gets another name, because \(above.engine) has one too", at: offset)
      } else {
        port.cannot("\(above.engine) has \(name) too; give this one another name", at: offset)
      }
    }
    return .visitChildren
  }

  /// Names an extension's property that hides one of the type's own, as a `red` of colours hides `UIColor.red`, which
  /// was a method up to Swift 2.
  private func noteShadow(_ node: VariableDeclSyntax) {
    guard !node.modifiers.isStatic, let scope = Scope(around: node),
      scope.declaration.is(ExtensionDeclSyntax.self),
      let type = port.surroundings.type(scope.full), type.isEngine
    else { return }
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      guard type.properties.contains(where: { $0.isEngine && $0.isStatic && $0.name == name })
      else { continue }
      if port.isSwift2, type.path == "UIColor", port.surroundings.isRenamed(name) { continue }
      port.cannot(
        "\(name) hides \(type.name).\(name), as both are properties now; give this one another name",
        at: binding.pattern.span.lowerBound
      )
    }
  }

  /// The engine's part of the superclasses of the class whose member the node is.
  private func inherited(
    by node: some DeclSyntaxProtocol
  ) -> (types: [DeclaredType], engine: String, isComplete: Bool)? {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, let scope = Scope(around: node)
    else {
      return nil
    }
    let chain = port.surroundings.chain(of: scope.full)
    let hasOverride =
      node.asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.override) == true
    guard let engine = chain.types.first(where: { $0.isEngine && $0.kind == .class }) else {
      return nil
    }
    guard scope.declaration.is(ClassDeclSyntax.self) || hasOverride else { return nil }
    let above = chain.types.dropFirst()
    return (
      hasOverride ? Array(above) : above.filter(\.isEngine), engine.name, chain.isComplete
    )
  }

  /// An override is as accessible as its class.
  private static func access(for node: some WithModifiersSyntax & DeclSyntaxProtocol) -> String {
    let owner = Scope(around: node)?.declaration.asProtocol((any WithModifiersSyntax).self)
    let isPublic = owner?.modifiers.isPublic == true
    return isPublic && !node.modifiers.contains(where: { $0.isAccess }) ? "public " : ""
  }

  /// Whether a warning names it already.
  private static func saysSo(_ name: String) -> Bool {
    AbsentFeature.drawingMembers.contains(name) || AbsentFeature.layoutMembers.contains(name)
  }
}
