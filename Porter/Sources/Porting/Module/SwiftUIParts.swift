import SwiftSyntax

/// Finds what a file has for SwiftUI beside its classes of UIKit: wrappers of views, previews, and extensions of these.
///
/// They stand between `#if canImport(SwiftUI)` and `#endif` after the port, so that nothing of them is compiled here.
struct SwiftUIParts {
  /// The declarations' ranges without the comments above them; neighbours are one range.
  private(set) var ranges: [Range<Int>] = []
  /// The names of the types among them, and where they stand.
  private(set) var names: [(name: String, offset: Int)] = []

  private static let bases: Set<String> = [
    "View", "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewProvider",
    "ViewModifier", "App", "Scene", "Shape", "ButtonStyle", "ToggleStyle", "Gesture",
    "UIGestureRecognizerRepresentable", "PreferenceKey", "EnvironmentKey", "DynamicProperty",
    "LibraryContentProvider",
  ]
  /// SwiftUI's types that files extend.
  private static let extended: Set<String> = [
    "View", "EnvironmentValues", "Text", "Color", "Image", "Binding", "Font", "EdgeInsets",
  ]

  /// Reads a file; it has no such parts where it doesn't import SwiftUI, or where other code uses their types.
  init(in tree: SourceFileSyntax) {
    let imports = tree.statements.contains {
      let path = $0.item.as(ImportDeclSyntax.self)?.path
      return path?.count == 1 && path?.first?.name.text == "SwiftUI"
    }
    guard imports else { return }
    let items = Array(tree.statements)
    var parts = items.map { isPart(Syntax($0.item)) }
    // What extends a part is one too.
    for (index, item) in items.enumerated() where !parts[index] {
      let type = item.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      if let type, names.contains(where: { $0.name == type.prefix { $0 != "." } }) {
        parts[index] = true
      }
    }
    let own = Set(names.map(\.name))
    let isUsed = zip(items, parts).contains { item, isPart in
      // A preview is left out.
      !isPart && item.item.as(MacroExpansionExprSyntax.self)?.macroName.text != "Preview"
        && item.item.as(MacroExpansionDeclSyntax.self)?.macroName.text != "Preview"
        && item.tokens(viewMode: .sourceAccurate).contains { own.contains($0.text) }
    }
    if isUsed {
      names = []
      return
    }
    var isOpen = false
    for (item, isPart) in zip(items, parts) {
      if isPart, isOpen {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<item.span.upperBound
      } else if isPart {
        ranges.append(item.span)
      }
      isOpen = isPart
    }
  }

  private mutating func isPart(_ item: Syntax) -> Bool {
    if let node = item.as(ExtensionDeclSyntax.self) {
      return Self.extended.contains(node.extendedType.trimmedDescription)
        || Self.inherits(node.inheritanceClause)
    }
    if let node = item.as(IfConfigDeclSyntax.self) {
      let inner = node.clauses.flatMap { clause in
        clause.elements?.as(CodeBlockItemListSyntax.self).map(Array.init) ?? []
      }
      let found = inner.map { isPart(Syntax($0.item)) }
      return !found.isEmpty && found.allSatisfy { $0 }
    }
    guard let node = item.asProtocol((any DeclGroupSyntax).self),
      Self.inherits(node.inheritanceClause), let named = item.asProtocol((any NamedDeclSyntax).self)
    else { return false }
    names.append((named.name.text, item.span.lowerBound))
    return true
  }

  private static func inherits(_ clause: InheritanceClauseSyntax?) -> Bool {
    (clause?.inheritedTypes ?? []).contains {
      let name = $0.type.trimmedDescription
      return bases.contains(name.hasPrefix("SwiftUI.") ? String(name.dropFirst(8)) : name)
    }
  }
}
