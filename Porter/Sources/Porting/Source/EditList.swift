/// Changes of a file's bytes: every byte that no change names stays as it is.
struct EditList {
  private struct Edit {
    let range: Range<Int>
    let text: String
    /// Keeps insertions at one location in the order in which they were made.
    let serial: Int
  }

  private struct Move {
    let range: Range<Int>
    /// Where the range goes; nil for another file.
    let offset: Int?
    let before: String
    let after: String
    /// What takes the range's location.
    var leaving = ""
  }

  private var edits: [Edit] = []
  private var moves: [Move] = []

  var isEmpty: Bool { edits.isEmpty && moves.isEmpty }

  /// Replaces a range; an empty range inserts.
  ///
  /// A range that an earlier change covers is left out.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with text: String) -> Bool {
    for edit in edits where edit.range.overlaps(range) { return false }
    edits.append(Edit(range: range, text: text, serial: edits.count))
    return true
  }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text, serial: edits.count))
  }

  /// Takes a range to another location, with the changes inside it.
  mutating func move(
    _ range: Range<Int>,
    to offset: Int,
    before: String,
    after: String,
    leaving: String = ""
  ) {
    moves.append(
      Move(range: range, offset: offset, before: before, after: after, leaving: leaving)
    )
  }

  /// Whether a change takes a range out.
  func haveLeftOut(_ range: Range<Int>) -> Bool {
    edits.contains {
      $0.text.isEmpty && $0.range.lowerBound <= range.lowerBound
        && range.upperBound <= $0.range.upperBound
    }
  }

  /// Whether a change replaces a range, or more than that.
  func cover(_ range: Range<Int>) -> Bool {
    edits.contains {
      $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
    }
  }

  /// Whether a change replaces exactly a range.
  func haveReplaced(_ range: Range<Int>) -> Bool { edits.contains { $0.range == range } }

  /// Drops the changes that lie in ranges.
  mutating func leaveOut(_ ranges: [Range<Int>]) {
    guard !ranges.isEmpty else { return }
    edits.removeAll { edit in
      ranges.contains {
        $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound
      }
    }
  }

  /// Takes a range out of the file, to go into another one.
  mutating func give(_ range: Range<Int>) {
    moves.append(Move(range: range, offset: nil, before: "", after: ""))
  }

  /// What a range that goes into another file becomes, with the changes inside it.
  func given(_ range: Range<Int>, of bytes: [UInt8]) -> String {
    let own = moves.firstIndex { $0.range == range }
    return String(decoding: render(range, of: bytes, without: own), as: UTF8.self)
  }

  /// The bytes with all changes.
  func apply(to bytes: [UInt8]) -> [UInt8] { render(0..<bytes.count, of: bytes, without: nil) }

  private enum Step {
    case edit(Edit)
    case skip(Move)
    case put(Move)

    var start: Int {
      switch self {
      case .edit(let edit): edit.range.lowerBound
      case .skip(let move): move.range.lowerBound
      case .put(let move): move.offset ?? 0
      }
    }

    var isPut: Bool {
      if case .put = self { return true }
      return false
    }

    /// At one location, what is moved there comes first, then insertions, then replacements.
    var order: (Int, Int, Int) {
      switch self {
      case .put: (start, 0, 0)
      case .edit(let edit): (start, edit.range.isEmpty ? 1 : 3, edit.serial)
      case .skip: (start, 2, 0)
      }
    }
  }

  private func render(_ range: Range<Int>, of bytes: [UInt8], without own: Int?) -> [UInt8] {
    var steps: [Step] = edits.filter {
      $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
    }.map(Step.edit)
    for (index, move) in moves.enumerated() where index != own {
      if range.lowerBound <= move.range.lowerBound, move.range.upperBound <= range.upperBound {
        steps.append(.skip(move))
      }
      if let offset = move.offset, range.lowerBound <= offset, offset < range.upperBound {
        steps.append(.put(move))
      }
    }
    steps.sort { $0.order < $1.order }
    var result: [UInt8] = []
    var position = range.lowerBound
    for step in steps {
      let isCovered = step.start < position
      // What lies inside a moved range is rendered where it is moved to; what is moved is never lost.
      if isCovered, !step.isPut { continue }
      if !isCovered {
        result += bytes[position..<step.start]
        position = step.start
      }
      switch step {
      case .edit(let edit):
        result += edit.text.utf8
        position = edit.range.upperBound
      case .skip(let move):
        result += move.leaving.utf8
        position = move.range.upperBound
      case .put(let move):
        let index = moves.firstIndex { $0.range == move.range }
        result += move.before.utf8
        result += render(move.range, of: bytes, without: index)
        result += move.after.utf8
        // The line break before the location is gone with what stood there.
        if isCovered, result.last != Byte.newline { result.append(Byte.newline) }
      }
    }
    result += bytes[position..<range.upperBound]
    return result
  }
}
