import SwiftSyntax

/// Leaves out the attributes that speak to Objective-C or to the interface builder.
final class AttributeRule: RuleVisitor {
  private static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "GKInspectable",
  ]

  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    var run: [AttributeSyntax] = []
    for element in node {
      guard case .attribute(let attribute) = element, Self.isRemoved(attribute) else {
        remove(run)
        run = []
        continue
      }
      // A comment between two attributes stays: it ends the run.
      if let last = run.last, !port.isBlank(last.span.upperBound..<attribute.span.lowerBound) {
        remove(run)
        run = []
      }
      run.append(attribute)
    }
    remove(run)
    return .visitChildren
  }

  /// `private (set)`: Swift 6 takes no blank there.
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    guard let detail = node.detail else { return .visitChildren }
    let range = node.name.span.upperBound..<detail.span.lowerBound
    if !range.isEmpty, port.isBlank(range), port.edits.replace(range, with: "") {
      port.did(
        "\(node.trimmedDescription) becomes \(node.name.text)\(detail.trimmedDescription)",
        at: node.span.lowerBound
      )
    }
    return .visitChildren
  }

  private static func isRemoved(_ attribute: AttributeSyntax) -> Bool {
    names.contains(attribute.attributeName.trimmedDescription)
  }

  private func remove(_ run: [AttributeSyntax]) {
    guard let first = run.first, let last = run.last else { return }
    let range = port.source.removal(of: first.span.lowerBound..<last.span.upperBound)
    guard port.edits.replace(range, with: "") else { return }
    for attribute in run {
      port.did("\(attribute.trimmedDescription) is left out", at: attribute.span.lowerBound)
      noteManaged(attribute)
    }
  }

  private func noteManaged(_ attribute: AttributeSyntax) {
    guard attribute.attributeName.trimmedDescription == "NSManaged",
      let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self)
    else { return }
    let isComplete = variable.bindings.allSatisfy { binding in
      binding.initializer != nil || binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
    }
    if !isComplete {
      port.cannot(
        "the property has no value without Core Data; write one, as in = 0",
        at: attribute.span.lowerBound
      )
    }
  }
}

extension SourceText {
  /// A range with the blanks or the line break that only it needed.
  func removal(of range: Range<Int>) -> Range<Int> {
    let end = skipBlanks(from: range.upperBound)
    if let next = afterLineBreak(at: end) {
      if isFirstOnLine(range.lowerBound) { return lineStart(at: range.lowerBound)..<next }
      var start = range.lowerBound
      while start > 0, Byte.isBlank(bytes[start - 1]) { start -= 1 }
      return start..<range.upperBound
    }
    return range.lowerBound..<end
  }
}

extension FilePort {
  /// Whether a range holds nothing but blanks and line breaks.
  func isBlank(_ range: Range<Int>) -> Bool {
    source.bytes[range].allSatisfy {
      Byte.isBlank($0) || $0 == Byte.newline || $0 == Byte.carriageReturn
    }
  }
}
