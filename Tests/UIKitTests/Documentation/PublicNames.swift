/// The public names that a Swift source declares, as in `UIView.convert(_:to:)`.
///
/// It parses the layout of this package's sources: a declaration starts a line, comments and
/// strings are ignored.
///
/// Cases and requirements are public if their type is; overrides and operators declare no new names
/// and are omitted.
struct PublicNames {
  /// A type or extension whose braces are open.
  private struct Scope {
    var name: String
    var makesPublic: Bool
    var depth: Int
  }

  private static let modifiers: Set<Substring> = [
    "public", "open", "internal", "private", "fileprivate", "package", "static", "final",
    "override",
    "required", "convenience", "nonisolated", "unowned", "weak", "mutating", "lazy", "indirect",
    "borrowing", "consuming", "prefix", "postfix", "infix",
  ]
  private static let types: Set<Substring> = [
    "class", "struct", "enum", "protocol", "extension", "actor",
  ]
  private static let members: Set<Substring> = [
    "func", "var", "let", "init", "case", "typealias", "subscript",
  ]

  private var scopes: [Scope] = []
  private var depth = 0
  private(set) var names: [String] = []

  /// The names in a source, in the order of the source.
  static func names(in source: String) -> [String] {
    var reader = PublicNames()
    let lines = plain(source).split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices { reader.read(lines[index...]) }
    return reader.names
  }

  /// The source without comments and the content of strings.
  private static func plain(_ source: String) -> String {
    var lines: [Substring] = []
    var isInText = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains("\"\"\"") { isInText.toggle() }
      var kept = ""
      var isInString = false
      var previous: Character = " "
      for character in isInText ? "" : line {
        if character == "\"", previous != "\\" { isInString.toggle() }
        if !isInString, character == "/", previous == "/" {
          kept.removeLast()
          break
        }
        if !isInString { kept.append(character) }
        previous = character
      }
      lines.append(kept[...])
    }
    return lines.joined(separator: "\n")
  }

  private mutating func read(_ lines: ArraySlice<Substring>) {
    guard let line = lines.first else { return }
    declare(line, lines)
    for character in line {
      if character == "{" { depth += 1 }
      if character == "}" {
        depth -= 1
        while let last = scopes.last, last.depth > depth { scopes.removeLast() }
      }
    }
  }

  private mutating func declare(_ line: Substring, _ lines: ArraySlice<Substring>) {
    var words = line.split(separator: " ")[...]
    var isPublic = false
    var isClassMember = false
    while let word = words.first {
      let bare = word.prefix { $0 != "(" }
      if bare == "public" || bare == "open", !word.contains("(set)") { isPublic = true }
      if bare == "class", Self.members.contains(words.dropFirst().first ?? "") {
        isClassMember = true
      }
      guard Self.modifiers.contains(bare) || bare.hasPrefix("@") || isClassMember && bare == "class"
      else { break }
      if bare == "override" { return }
      words.removeFirst()
    }
    guard let first = words.first else { return }
    let keyword = first.prefix { $0.isLetter }
    if Self.types.contains(keyword), let name = words.dropFirst().first {
      open(
        keyword,
        String(name.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }),
        isPublic
      )
    } else if Self.members.contains(keyword), depth == scopes.last?.depth ?? 0 {
      let given = scopes.last?.makesPublic ?? false
      let isCase = keyword == "case"
      guard isPublic || given && (isCase || scopes.last?.name != nil) else { return }
      let rest = words.dropFirst().joined(separator: " ")
      add(keyword, first.dropFirst(keyword.count) + rest, lines)
    }
  }

  private mutating func open(_ keyword: Substring, _ name: String, _ isPublic: Bool) {
    let full = (scopes.last.map { $0.name + "." } ?? "") + name
    if isPublic, keyword != "extension" { names.append(full) }
    scopes.append(
      Scope(
        name: full,
        makesPublic: isPublic && (keyword == "protocol" || keyword == "enum"),
        depth: depth + 1
      )
    )
  }

  private mutating func add(_ keyword: Substring, _ rest: Substring, _ lines: ArraySlice<Substring>)
  {
    let place = scopes.last.map { $0.name + "." } ?? ""
    let name: String
    switch keyword {
    case "init", "subscript": name = String(keyword)
    default:
      guard let initial = rest.first, initial.isLetter || "_`".contains(initial) else { return }
      let end = rest.firstIndex { "(:<= {".contains($0) } ?? rest.endIndex
      name = String(rest[..<end].filter { $0 != "`" })
    }
    let takesArguments = keyword == "func" || keyword == "init" || keyword == "subscript"
    names.append(place + name + (takesArguments ? labels(lines) : ""))
  }

  /// The labels of a function whose declaration starts with these lines.
  private func labels(_ lines: ArraySlice<Substring>) -> String {
    var labels = ""
    var nesting = 0
    var word = ""
    var expectsLabel = false
    var previous: Character = " "
    var hasStarted = false
    var generics = 0
    for character in lines.prefix(20).joined(separator: " ") {
      defer { previous = character }
      if character == ">", previous == "-" { continue }
      if !hasStarted {
        // The text between a function's name and its arguments.
        if character == "<" { generics += 1 }
        if character == ">" { generics -= 1 }
        guard character == "(", generics == 0 else { continue }
        hasStarted = true
      }
      if character == "(" || character == "[" || character == "<" { nesting += 1 }
      if character == ")" || character == "]" || character == ">" { nesting -= 1 }
      if nesting == 1, character == "(" {
        expectsLabel = true
      } else if nesting == 0, character == ")" {
        break
      } else if nesting == 1, character == "," {
        expectsLabel = true
      } else if expectsLabel, character == " " || character == ":" {
        if !word.isEmpty {
          labels += word + ":"
          (word, expectsLabel) = ("", false)
        }
      } else if expectsLabel {
        word.append(character)
      }
    }
    return "(" + labels + ")"
  }
}
