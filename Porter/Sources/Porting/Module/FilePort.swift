import SwiftSyntax

/// The port of one file while it is made: changes and notes.
final class FilePort {
  let source: SourceText
  let surroundings: Surroundings
  /// Whether the file was written in Swift 2 or before.
  let isSwift2: Bool
  var edits = EditList()
  private(set) var notes: [Note] = []
  /// What the compiler doesn't see here.
  private let inactive: [Range<Int>]
  private let active: [Range<Int>]
  /// What the file has for SwiftUI.
  let swiftUI: SwiftUIParts

  init(
    _ source: SourceText,
    in surroundings: Surroundings,
    isSwift2: Bool,
    swiftUI: SwiftUIParts
  ) {
    self.source = source
    self.surroundings = surroundings
    self.isSwift2 = isSwift2
    let conditions = InactiveCode(source.tree)
    self.swiftUI = swiftUI
    (inactive, active) = (conditions.ranges + swiftUI.ranges, conditions.active)
    for part in swiftUI.names {
      let text =
        "\(part.name) is SwiftUI's and isn't compiled here: it stands between #if canImport(SwiftUI) and #endif"
      notes.append(Note(line: source.line(at: part.offset), kind: .warning, text: text))
    }
  }

  /// Whether a node stands in a branch of `#if` that may be left out.
  func isUncertain(_ node: some SyntaxProtocol) -> Bool {
    var next = node.parent
    while let current = next {
      if let elements = current.as(IfConfigClauseSyntax.self)?.elements,
        !active.contains(elements.position.utf8Offset..<elements.endPosition.utf8Offset)
      {
        return true
      }
      next = current.parent
    }
    return false
  }

  /// The file's bytes with all changes but those of what the compiler doesn't see here.
  func finish() -> [UInt8] {
    edits.leaveOut(inactive)
    for (index, part) in swiftUI.ranges.enumerated() {
      let line = source.newline
      let opening = "#if canImport(SwiftUI)\(line)" + (index == 0 ? "import SwiftUI\(line)" : "")
      // Each stands on a line of its own.
      let isFirst = source.isFirstOnLine(part.lowerBound)
      edits.insert((isFirst ? "" : line) + opening, at: part.lowerBound)
      let isLast = source.isLastOnLine(part.upperBound)
      edits.insert("\(line)#endif" + (isLast ? "" : line), at: part.upperBound)
    }
    return edits.apply(to: source.bytes)
  }

  /// A member that goes into the class in another file.
  private struct Departure {
    let range: Range<Int>
    let before: String
    let after: String
    let destination: FilePort
    let offset: Int
  }

  private var departures: [Departure] = []

  /// Takes a range into another file, with the changes inside it.
  func move(
    _ range: Range<Int>,
    into destination: FilePort,
    at offset: Int,
    before: String,
    after: String
  ) {
    edits.give(range)
    departures.append(
      Departure(
        range: range,
        before: before,
        after: after,
        destination: destination,
        offset: offset
      )
    )
  }

  /// Puts what moves into other files there, once all rules have made their changes.
  func sendMoves() {
    edits.leaveOut(inactive)
    for departure in departures {
      let text = edits.given(departure.range, of: source.bytes)
      departure.destination.edits.insert(
        departure.before + text + departure.after,
        at: departure.offset
      )
    }
  }

  /// Reports an edit at an offset.
  func did(_ text: String, at offset: Int) { note(.edit, text, at: offset) }

  /// Reports what may not behave as expected.
  func warn(_ text: String, at offset: Int) { note(.warning, text, at: offset) }

  /// Reports what needs a hand.
  func cannot(_ text: String, at offset: Int) { note(.cannot, text, at: offset) }

  private func note(_ kind: Note.Kind, _ text: String, at offset: Int) {
    if inactive.contains(where: { $0.contains(offset) }) { return }
    let note = Note(line: source.line(at: offset), kind: kind, text: text)
    if !notes.contains(note) { notes.append(note) }
  }

  /// Replaces a node's text, and reports it.
  func replace(_ node: some SyntaxProtocol, with text: String, saying: String? = nil) {
    let old = node.trimmedDescription
    let comments = Comments.inside(Syntax(node), newline: source.newline)
    guard edits.replace(node.span, with: comments + text) else { return }
    did(saying ?? "\(old) becomes \(text)", at: node.span.lowerBound)
  }

  /// Writes the labels of an initializer's call as they are called now.
  func relabel(_ node: FunctionCallExprSyntax, of type: String, by labels: [String: String]) {
    for argument in node.arguments {
      if let label = argument.label, let now = labels[label.text] {
        replace(label, with: now, saying: "\(type)(\(label.text):) becomes \(type)(\(now):)")
      }
    }
  }
}

/// The types around a node.
struct Scope {
  /// The enclosing types from the outside in; an extension counts by the type that it extends.
  let path: [String]
  /// How the innermost type is named from inside.
  let name: String
  /// The innermost declaration.
  let declaration: Syntax

  var full: String { path.joined(separator: ".") }

  init?(around node: some SyntaxProtocol) {
    var names: [String] = []
    var innermost: Syntax?
    var next = node.parent
    while let current = next {
      if let name = Self.name(of: current) {
        if innermost == nil { innermost = current }
        names.insert(name, at: 0)
      }
      next = current.parent
    }
    guard let innermost, let last = names.last else { return nil }
    path = names
    name = last
    declaration = innermost
  }

  private static func name(of node: Syntax) -> String? {
    if let node = node.as(ClassDeclSyntax.self) { return node.name.text }
    if let node = node.as(StructDeclSyntax.self) { return node.name.text }
    if let node = node.as(EnumDeclSyntax.self) { return node.name.text }
    if let node = node.as(ActorDeclSyntax.self) { return node.name.text }
    if let node = node.as(ProtocolDeclSyntax.self) { return node.name.text }
    if let node = node.as(ExtensionDeclSyntax.self) { return node.extendedType.typeName }
    return nil
  }
}

/// Comments inside a node whose text is replaced: they go before it.
enum Comments {
  static func inside(_ node: Syntax, newline: String) -> String {
    let span = node.span
    var result = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
      // What stands before the first token and behind the last one isn't replaced.
      var pieces: [TriviaPiece] = []
      if token.span.lowerBound != span.lowerBound { pieces += token.leadingTrivia.pieces }
      if token.span.upperBound != span.upperBound { pieces += token.trailingTrivia.pieces }
      for piece in pieces {
        switch piece {
        case .blockComment(let text), .docBlockComment(let text): result += text + " "
        case .lineComment(let text), .docLineComment(let text): result += text + newline
        default: continue
        }
      }
    }
    return result
  }
}
