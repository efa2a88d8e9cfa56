import TouchCore
import TouchStage

/// What a scene told of something that is no recognizer, as the page's script reads it: lanes and attempts
/// like those of recognizers.
struct PageControl {
  /// What the scene told, up to a success or a miss.
  private let notes: [GestureNote]
  private let number: Int
  private let sequence: Int

  /// The names that a scene told of and that no recognizer has, in the order in which they came.
  static func names(in log: GestureLog) -> [String] {
    var names: [String] = []
    for note in log.controlNotes where !names.contains(note.gesture) {
      names.append(note.gesture)
    }
    return names
  }

  /// What was tried in a sequence: whatever came to a success, or to a miss, and what is left open.
  ///
  /// - Parameters:
  ///   - notes: What the scene told in the sequence.
  ///   - names: The names of the controls, each with the number of its lane.
  ///   - sequence: The index of the sequence.
  /// - Returns: A control's attempts, one after the other.
  static func attempts(
    in notes: [GestureNote],
    _ names: [(name: String, number: Int)],
    sequence: Int
  ) -> [PageControl] {
    names.flatMap { control in
      var attempts: [PageControl] = []
      var part: [GestureNote] = []
      func close() {
        if part.isEmpty { return }
        attempts.append(PageControl(notes: part, number: control.number, sequence: sequence))
        part = []
      }
      for note in notes where note.gesture == control.name {
        part.append(note)
        if note.role == .success || note.reason != nil { close() }
      }
      close()
      return attempts
    }
  }

  /// The attempt as JSON.
  var json: JSON {
    guard let first = notes.first, let last = notes.last else { return .object([]) }
    let (from, until) = (JSON.microseconds(first.time), JSON.microseconds(last.time))
    let outcome: (name: String, block: Int?) =
      switch last.role {
      case .success: ("ended", 3)
      case .miss: ("failed", 5)
      case .step, .update: ("began", nil)
      }
    var blocks: [JSON] = []
    if notes.count > 1 || last.role == .step { blocks.append(.list([.integer(2), from, until])) }
    if let block = outcome.block { blocks.append(.list([.integer(block), until, until])) }
    return .object([
      ("r", .integer(number)),
      ("sequence", .integer(sequence)),
      ("from", from),
      ("until", until),
      ("blocks", .list(blocks)),
      ("outcome", .string(outcome.name)),
      ("at", until),
      ("title", .string("\(last.gesture): \(last.event)")),
      ("why", .string(PageTexts.sentence(last.sentence))),
      ("measure", last.reason?.measure.map { $0.json() }),
    ])
  }
}
