/// Finds the name that a mistyped one was probably meant as, for errors that list names.
package enum NearestName {
  /// Of so many letters one may be wrong, and of fewer, one all the same (our own choice).
  private static let lettersOfChange = 3

  /// The name that takes the fewest changes: letters added, left out, replaced or exchanged with the next.
  ///
  /// Capitals count as their small letters. Of names that take as many, the first is found.
  ///
  /// - Parameters:
  ///   - typed: What was typed.
  ///   - names: The names that there are, in the order of lists.
  /// - Returns: The name; nil where none is near.
  package static func find(_ typed: String, among names: some Sequence<String>) -> String? {
    let letters = Self.letters(typed)
    var best: (name: String, changes: Int)?
    for name in names where name != typed {
      let other = Self.letters(name)
      let most = max(1, max(letters.count, other.count) / lettersOfChange)
      guard other.count - letters.count <= most, letters.count - other.count <= most else {
        continue
      }
      let changes = Self.changes(letters, other)
      // A name of which no letter stays is no suggestion.
      guard changes <= most, changes < max(letters.count, other.count) else { continue }
      if let best, best.changes <= changes { continue }
      best = (name, changes)
    }
    return best?.name
  }

  /// The question whether a name was meant, with a space behind it, as "did you mean tap? "; empty without a name.
  package static func question(_ near: String?) -> String {
    near.map { "did you mean \($0)? " } ?? ""
  }

  /// The names that there are behind the question whether the nearest one was meant: "did you mean tap? it has …".
  ///
  /// - Parameters:
  ///   - typed: What was typed.
  ///   - names: The names that there are.
  ///   - lead: What stands before them, as "it has".
  /// - Returns: The text of a remedy.
  package static func remedy(
    _ typed: String,
    among names: [String],
    _ lead: String
  ) -> String {
    question(find(typed, among: names)) + lead + " " + names.joined(separator: ", ")
  }

  private static func letters(_ name: String) -> [UInt8] {
    name.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
  }

  /// How many changes make one text of another (the optimal string alignment distance).
  private static func changes(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var older: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var next = [row + 1]
      for (column, wanted) in other.enumerated() {
        var least = min(
          last[column] + (letter == wanted ? 0 : 1),
          last[column + 1] + 1,
          next[column] + 1
        )
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == wanted {
          least = min(least, older[column - 1] + 1)
        }
        next.append(least)
      }
      older = last
      last = next
    }
    return last[other.count]
  }
}
