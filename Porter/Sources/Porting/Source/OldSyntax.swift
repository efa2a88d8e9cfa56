import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What Swift 2 wrote and no later parser takes: parts of conditions, loops with three parts, parameters that are
/// variables, and types of functions whose one parameter has no parentheses; and blanks that Swift 6 doesn't take.
enum OldSyntax {
  /// A change of one location; the note is empty where another one's says it.
  struct Repair {
    let range: Range<Int>
    let text: String
    let note: String
  }

  /// A file as the parser takes it, and what was done; nil where there is nothing to do, or where that isn't enough.
  static func repaired(_ source: SourceText) -> (source: SourceText, notes: [Note])? {
    var (source, notes) = (source, [Note]())
    if source.tree.hasError { mend(&source, &notes, BareParameters.repairs(in: source)) }
    if source.tree.hasError { mend(&source, &notes, OldDeclarations.repairs(in: source)) }
    if !source.tree.hasError { mend(&source, &notes, VariableParameters.repairs(in: source)) }
    while source.tree.hasError {
      let repairs = repairs(of: source)
      guard !repairs.isEmpty else { return nil }
      mend(&source, &notes, repairs)
      if !source.tree.hasError { mend(&source, &notes, VariableParameters.repairs(in: source)) }
    }
    return notes.isEmpty ? nil : (source, notes)
  }

  /// Makes changes, which stand in their order.
  private static func mend(_ source: inout SourceText, _ notes: inout [Note], _ repairs: [Repair]) {
    guard !repairs.isEmpty else { return }
    var bytes = source.bytes
    for repair in repairs.reversed() {
      let line = source.line(at: repair.range.lowerBound)
      if !repair.note.isEmpty { notes.append(Note(line: line, kind: .edit, text: repair.note)) }
      bytes.replaceSubrange(repair.range, with: Array(repair.text.utf8))
    }
    source = SourceText(bytes)
  }

  private static let oldLoop = "C-style for statement has been removed in Swift 3"

  /// What mends the first error, and with an old loop all others that stand in none; empty where it is another error.
  private static func repairs(of source: SourceText) -> [Repair] {
    let errors = ParseDiagnosticsGenerator.diagnostics(for: source.tree).filter {
      $0.diagMessage.severity == .error
    }
    guard let first = errors.first, let repair = repair(of: source, first) else { return [] }
    guard first.message == oldLoop else { return [repair] }
    return errors.dropFirst().reduce(into: [repair]) { repairs, error in
      guard error.message == oldLoop,
        error.position.utf8Offset >= repairs[repairs.count - 1].range.upperBound,
        let repair = self.repair(of: source, error)
      else { return }
      repairs.append(repair)
    }
  }

  /// What mends an error; nil where it is one of another kind.
  private static func repair(of source: SourceText, _ first: Diagnostic) -> Repair? {
    let offset = first.position.utf8Offset
    let word = source.skipBlanks(from: offset)
    switch first.message {
    case "expected ',' joining parts of a multi-clause condition":
      let end = word + "where".utf8.count
      guard end < source.bytes.count, source.text(word..<end) == "where" else { return nil }
      var start = word
      while start > 0, Byte.isBlank(source.bytes[start - 1]) { start -= 1 }
      return Repair(range: start..<end, text: ",", note: "where becomes a comma")
    case "expected 'let' in optional binding":
      return Repair(range: word..<word, text: "let ", note: "let is added")
    case let text
    where text.hasPrefix("unexpected code '") && text.hasSuffix("' before optional binding"):
      // Of several bindings behind the first, the parser takes all but the last as one piece.
      return Repair(range: word..<word, text: "let ", note: "let is added")
    case "extraneous whitespace before '(' is not permitted":
      return blanks(in: source, at: offset)
    case "expected identifier in parameter":
      return label(of: source, at: word)
    case oldLoop:
      return OldLoop.repair(of: source, at: word).map {
        Repair(range: $0.range, text: $0.text, note: "for (…; …; …) becomes while")
      }
    default: return nil
    }
  }

  /// `@available (iOS 9, *)`: Swift 6 takes no blank there.
  private static func blanks(in source: SourceText, at offset: Int) -> Repair? {
    var (start, end) = (offset, source.skipBlanks(from: offset))
    while start > 0, Byte.isBlank(source.bytes[start - 1]) { start -= 1 }
    if start == end {
      // The error may be told where the attribute's name begins.
      guard let open = source.bytes[offset...].firstIndex(of: UInt8(ascii: "(")) else { return nil }
      (start, end) = (open, open)
      while start > offset, Byte.isBlank(source.bytes[start - 1]) { start -= 1 }
    }
    guard start < end, end < source.bytes.count, source.bytes[end] == UInt8(ascii: "(") else {
      return nil
    }
    return Repair(range: start..<end, text: "", note: "the blank before ( is left out")
  }

  /// `#name` of Swift 1 is a parameter that has its name as its label: `name name`.
  private static func label(of source: SourceText, at offset: Int) -> Repair? {
    guard offset < source.bytes.count, source.bytes[offset] == UInt8(ascii: "#") else { return nil }
    let isPart = { (byte: UInt8) in
      byte == UInt8(ascii: "_") || byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter
        || Character(UnicodeScalar(byte)).isNumber
    }
    let end = source.bytes[(offset + 1)...].firstIndex { !isPart($0) } ?? source.bytes.count
    let name = source.text(offset + 1..<end)
    guard !name.isEmpty else { return nil }
    return Repair(
      range: offset..<offset + 1,
      text: name + " ",
      note: "#\(name) becomes \(name) \(name)"
    )
  }
}
