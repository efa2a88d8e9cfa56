import SwiftSyntax

/// Finds what a file has for SwiftUI beside its classes of UIKit: wrappers of views, previews, and extensions of these.
///
/// They stand between `#if canImport(SwiftUI)` and `#endif` after the port, so that nothing of them is compiled here.
struct SwiftUIParts {
  /// The declarations' ranges without the comments above them; neighbours are one range.
  private(set) var ranges: [Range<Int>] = []
  /// The names of the types among them, and where they stand.
  private(set) var names: [(name: String, offset: Int)] = []

  fileprivate static let bases: Set<String> = [
    "View", "UIViewRepresentable", "UIViewControllerRepresentable", "PreviewProvider",
    "ViewModifier", "App", "Scene", "Shape", "ButtonStyle", "ToggleStyle", "Gesture",
    "UIGestureRecognizerRepresentable", "PreferenceKey", "EnvironmentKey", "DynamicProperty",
    "LibraryContentProvider",
  ]
  /// SwiftUI's types that files extend.
  private static let extended: Set<String> = [
    "View", "EnvironmentValues", "Text", "Color", "Image", "Binding", "Font", "EdgeInsets",
  ]

  /// Reads all files of a module; nil stands for one that isn't valid Swift.
  ///
  /// A file has no such parts where it doesn't import SwiftUI, or where other code of the module uses their types. What the
  /// module declares itself isn't SwiftUI's.
  static func find(in trees: [SourceFileSyntax?]) -> [SwiftUIParts] {
    let areAny = trees.contains { $0.map(WrittenFile.importsSwiftUI) ?? false }
    guard areAny else { return trees.map { _ in SwiftUIParts() } }
    let files = trees.map(WrittenFile.init)
    let own = files.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    let (bases, extended) = (bases.subtracting(own), extended.subtracting(own))
    var stays = files.map { _ in false }
    while true {
      var types: Set<String> = []
      for (file, stays) in zip(files, stays) where !stays && file.importsSwiftUI {
        for item in file.items where item.isPart(bases, extended) { types.formUnion(item.declared) }
      }
      let parts = zip(files, stays).map { file, stays in
        if stays { return SwiftUIParts() }
        // What extends a part is one too.
        return file.importsSwiftUI
          ? SwiftUIParts(file, bases, extended.union(types)) : SwiftUIParts(file, [], types)
      }
      var used: Set<String> = []
      for (file, part) in zip(files, parts) {
        for item in file.items where !part.ranges.contains(where: { $0.overlaps(item.span) }) {
          used.formUnion(item.used)
        }
      }
      let areUsed = zip(files, parts).map { file, part in
        file.items.contains { item in
          part.ranges.contains { $0.overlaps(item.span) }
            && (!used.isDisjoint(with: item.declared) || item.extends(used.intersection(types)))
        }
      }
      if !areUsed.contains(true) { return parts }
      stays = zip(stays, areUsed).map { $0 || $1 }
    }
  }

  private init() {}

  private init(_ file: WrittenFile, _ bases: Set<String>, _ extended: Set<String>) {
    var isOpen = false
    for item in file.items {
      let isPart = item.isPart(bases, extended)
      if isPart {
        names += item.declarations.compactMap { node in
          node.isExtension ? nil : (node.name, node.offset)
        }
      }
      if isPart, isOpen {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<item.span.upperBound
      } else if isPart {
        ranges.append(item.span)
      }
      isOpen = isPart
    }
  }
}

/// What stands in a file outside of types, as far as SwiftUI is concerned.
private struct WrittenFile {
  let importsSwiftUI: Bool
  var items: [Item] = []
  /// The types that the file declares.
  var declared: Set<String> { Set(items.flatMap(\.declared)) }

  init(_ tree: SourceFileSyntax?) {
    guard let tree else {
      importsSwiftUI = false
      return
    }
    importsSwiftUI = Self.importsSwiftUI(tree)
    let inactive = InactiveCode(tree).ranges
    items = tree.statements.map { Item($0, without: inactive) }
  }

  static func importsSwiftUI(_ tree: SourceFileSyntax) -> Bool {
    tree.statements.contains {
      let path = $0.item.as(ImportDeclSyntax.self)?.path
      return path?.count == 1 && path?.first?.name.text == "SwiftUI"
    }
  }

  /// A declaration, several in `#if`, or a statement.
  struct Item {
    struct Declaration {
      let name: String
      let offset: Int
      let isExtension: Bool
      let inherited: [String]
    }

    let span: Range<Int>
    private(set) var declarations: [Declaration] = []
    /// Whether it is nothing but declarations of types and extensions.
    private var isWhole = true
    /// The names that the compiler looks up here; a preview is left out.
    let used: Set<String>

    var declared: Set<String> { Set(declarations.filter { !$0.isExtension }.map(\.name)) }

    init(_ node: CodeBlockItemSyntax, without inactive: [Range<Int>]) {
      span = node.span
      let macro =
        node.item.as(MacroExpansionExprSyntax.self)?.macroName
        ?? node.item.as(MacroExpansionDeclSyntax.self)?.macroName
      used = macro?.text == "Preview" ? [] : UsedNames.names(in: node, without: inactive)
      read(Syntax(node.item), inactive)
    }

    private mutating func read(_ node: Syntax, _ inactive: [Range<Int>]) {
      if inactive.contains(where: { $0.contains(node.span.lowerBound) }) { return }
      if let condition = node.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          for item in clause.elements?.as(CodeBlockItemListSyntax.self) ?? [] {
            read(Syntax(item.item), inactive)
          }
        }
        return
      }
      let group = node.asProtocol((any DeclGroupSyntax).self)
      let name =
        node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        ?? node.asProtocol((any NamedDeclSyntax).self)?.name.text
      if let name, group != nil || node.is(TypeAliasDeclSyntax.self) {
        declarations.append(
          Declaration(
            name: name,
            offset: node.span.lowerBound,
            isExtension: node.is(ExtensionDeclSyntax.self),
            inherited: (group?.inheritanceClause?.inheritedTypes ?? []).map {
              $0.type.trimmedDescription
            }
          )
        )
      } else {
        isWhole = false
      }
    }

    /// Whether all of it is SwiftUI's: it conforms to one of its protocols, or extends one of some types.
    func isPart(_ bases: Set<String>, _ extended: Set<String>) -> Bool {
      isWhole && !declarations.isEmpty
        && declarations.allSatisfy { node in
          node.isExtension && extended.contains(String(node.name.prefix { $0 != "." }))
            || node.inherited.contains { name in
              name.hasPrefix("SwiftUI.")
                ? SwiftUIParts.bases.contains(String(name.dropFirst(8))) : bases.contains(name)
            }
        }
    }

    /// Whether it extends one of some types.
    func extends(_ types: Set<String>) -> Bool {
      declarations.contains {
        $0.isExtension && types.contains(String($0.name.prefix { $0 != "." }))
      }
    }
  }
}

/// The names of types and values that a node looks up.
private final class UsedNames: SyntaxVisitor {
  private var names: Set<String> = []
  private let inactive: [Range<Int>]

  static func names(
    in node: some SyntaxProtocol,
    without inactive: [Range<Int>]
  ) -> Set<String> {
    let used = UsedNames(inactive)
    used.walk(node)
    return used.names
  }

  private init(_ inactive: [Range<Int>]) {
    self.inactive = inactive
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName)
    return .visitChildren
  }

  private func note(_ name: TokenSyntax) {
    if !inactive.contains(where: { $0.contains(name.span.lowerBound) }) { names.insert(name.text) }
  }
}
