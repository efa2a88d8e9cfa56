import SwiftSyntax

/// Finds what Swift 1 and 2 wrote elsewhere in declarations and loops: `inout a: Int`, operators with a body,
/// `do { … } while a`, `protocol<A, B>`, and types that a protocol leaves open.
final class OldDeclarations: SyntaxVisitor {
  private let source: SourceText
  private var found: [OldSyntax.Repair] = []

  /// What mends a file, in the order of its bytes.
  static func repairs(in source: SourceText) -> [OldSyntax.Repair] {
    let declarations = OldDeclarations(source)
    declarations.walk(source.tree)
    declarations.findComposed()
    return declarations.found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = node.firstName.span.lowerBound
    let word = node.tokens(viewMode: .sourceAccurate).first {
      $0.text == "inout" && $0.span.lowerBound < name
    }
    guard let word else { return .visitChildren }
    let end = source.skipBlanks(from: word.span.upperBound)
    let type = node.type.span.lowerBound
    found.append(
      OldSyntax.Repair(
        range: word.span.lowerBound..<end,
        text: "",
        note: "inout goes before the type of \(node.innerName)"
      )
    )
    found.append(OldSyntax.Repair(range: type..<type, text: "inout ", note: ""))
    return .visitChildren
  }

  // MARK: Types

  /// `protocol<A, B>` is `A & B`, and `protocol<>` is `Any`.
  private func findComposed() {
    for token in source.tree.tokens(viewMode: .sourceAccurate) where token.text == "protocol" {
      let open = source.skipBlanks(from: token.span.upperBound)
      guard open < source.bytes.count, source.bytes[open] == UInt8(ascii: "<"),
        let close = source.bytes[open...].firstIndex(of: UInt8(ascii: ">"))
      else { continue }
      let parts = source.text(open + 1..<close).split(separator: ",").map {
        $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      // A mark behind it is the whole type's.
      let isMarked = close + 1 < source.bytes.count && "?!.".utf8.contains(source.bytes[close + 1])
      let type = parts.isEmpty ? "Any" : parts.joined(separator: " & ")
      found.append(
        OldSyntax.Repair(
          range: token.span.lowerBound..<close + 1,
          text: isMarked && parts.count > 1 ? "(\(type))" : type,
          note: "protocol<\(parts.joined(separator: ", "))> becomes \(type)"
        )
      )
    }
  }

  /// `typealias Element` in a protocol is an associated type since Swift 2.2.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = source.skipBlanks(from: node.name.span.upperBound)
    guard node.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true,
      node.initializer.equal.presence == .missing,
      next >= source.bytes.count || source.bytes[next] != UInt8(ascii: "=")
    else { return .visitChildren }
    found.append(
      OldSyntax.Repair(
        range: node.typealiasKeyword.span,
        text: "associatedtype",
        note: "typealias \(node.name.text) becomes associatedtype \(node.name.text)"
      )
    )
    return .visitChildren
  }

  // MARK: Functions with several lists of parameters

  /// `func add(a: Int)(_ b: Int) -> Int` returns a function.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let first = node.signature.parameterClause.span.upperBound
    guard let curried = CurriedFunction(source, from: first) else { return .visitChildren }
    found.append(
      OldSyntax.Repair(
        range: first..<curried.bodyStart,
        text: curried.head,
        note: "\(node.name.text) returns a function: lists of parameters don't follow one another"
      )
    )
    found.append(
      OldSyntax.Repair(range: curried.bodyEnd..<curried.bodyEnd, text: curried.tail, note: "")
    )
    return .skipChildren
  }

  // MARK: Operators

  /// The groups of Swift 3 by the number of Swift 2, and how they associate.
  private static let groups: [String: (name: String, associativity: String)] = [
    "160": ("BitwiseShift", "none"), "150": ("Multiplication", "left"),
    "140": ("Addition", "left"), "135": ("RangeFormation", "none"), "132": ("Casting", "none"),
    "131": ("NilCoalescing", "right"), "130": ("Comparison", "none"),
    "120": ("LogicalConjunction", "left"), "110": ("LogicalDisjunction", "left"),
    "100": ("Default", "none"), "90": ("Assignment", "right"),
  ]

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    // The parser doesn't take all bodies as parts of the declaration.
    let open = source.skipBlanks(from: node.name.span.upperBound)
    guard open < source.bytes.count, source.bytes[open] == UInt8(ascii: "{"),
      let close = source.bytes[open...].firstIndex(of: UInt8(ascii: "}"))
    else { return .visitChildren }
    let words = source.text(open + 1..<close).split(whereSeparator: \.isWhitespace).map(String.init)
    let name = node.name.text
    let isInfix = node.fixitySpecifier.text == "infix"
    guard let group = isInfix ? Self.group(words) : "" else { return .visitChildren }
    found.append(
      OldSyntax.Repair(
        range: node.name.span.upperBound..<close + 1,
        text: group.isEmpty ? "" : ": \(group)",
        note: group.isEmpty
          ? "the body of operator \(name) is left out" : "operator \(name) is of \(group)"
      )
    )
    return .visitChildren
  }

  /// The group that binds as a body says; nil where none does.
  ///
  /// An operator that didn't associate may do so now: only what was rejected means something then.
  private static func group(_ words: [String]) -> String? {
    var (precedence, associativity, isAssignment) = ("100", "none", false)
    var index = 0
    while index < words.count {
      let next = index + 1 < words.count ? words[index + 1] : ""
      switch words[index] {
      case "precedence": precedence = next; index += 2
      case "associativity": associativity = next; index += 2
      case "assignment": isAssignment = true; index += 1
      default: return nil
      }
    }
    guard let group = groups[precedence], !isAssignment || group.name == "Assignment",
      associativity == group.associativity || associativity == "none"
    else { return nil }
    return group.name + "Precedence"
  }

  // MARK: Loops

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let items = Array(node)
    for (item, next) in zip(items, items.dropFirst()) {
      guard let block = item.item.as(DoStmtSyntax.self), block.catchClauses.isEmpty,
        let loop = next.item.as(WhileStmtSyntax.self), loop.body.leftBrace.presence == .missing
      else { continue }
      found.append(
        OldSyntax.Repair(
          range: block.doKeyword.span,
          text: "repeat",
          note: "do … while becomes repeat … while"
        )
      )
    }
    return .visitChildren
  }
}
