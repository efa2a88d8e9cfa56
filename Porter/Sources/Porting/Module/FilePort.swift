import SwiftSyntax

/// The port of one file while it is made: changes and notes.
final class FilePort {
  let source: SourceText
  let surroundings: Surroundings
  /// Whether the file was written in Swift 2 or before.
  let isSwift2: Bool
  var edits = EditList()
  private(set) var notes: [Note] = []

  init(_ source: SourceText, in surroundings: Surroundings, isSwift2: Bool) {
    self.source = source
    self.surroundings = surroundings
    self.isSwift2 = isSwift2
  }

  /// Reports an edit at an offset.
  func did(_ text: String, at offset: Int) { note(.edit, text, at: offset) }

  /// Reports what may not behave as expected.
  func warn(_ text: String, at offset: Int) { note(.warning, text, at: offset) }

  /// Reports what needs a hand.
  func cannot(_ text: String, at offset: Int) { note(.cannot, text, at: offset) }

  private func note(_ kind: Note.Kind, _ text: String, at offset: Int) {
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
