import TouchCore
import TouchStage

extension AnalysisComparison {
  /// What a scene told of one gesture, in each variant, as rows of cells; without what is the same in all.
  ///
  /// The first row holds what it came to first in each variant, a success beside a miss, and so on. Steps on
  /// the way stand beside the same step.
  static func cells(of notes: [[GestureNote]]) -> [[Row.Cell?]] {
    var kinds: [String?] = []
    var rows: [(time: TouchTime, cells: [Row.Cell?])] = []
    let rest = withoutCommon(notes)
    for note in rest.joined() where !kinds.contains(note.kind) { kinds.append(note.kind) }
    for kind in kinds {
      let same = rest.map { $0.filter { $0.kind == kind } }
      for index in 0..<(same.map(\.count).max() ?? 0) {
        let row = same.map { $0.indices.contains(index) ? $0[index] : nil }
        let time = row.compactMap { $0?.time }.min() ?? .zero
        rows.append((time, row.map { $0.map(Row.Cell.init) }))
      }
    }
    // Places decide between equal times, so that there is one order.
    return rows.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map { $0.element.cells }
  }

  /// The notes that aren't told of in all variants at the same time, in the same words.
  private static func withoutCommon(_ notes: [[GestureNote]]) -> [[GestureNote]] {
    var rest = notes
    for note in notes.first ?? [] {
      let indices = rest.map { $0.firstIndex { $0.isTold(as: note) } }
      guard indices.allSatisfy({ $0 != nil }) else { continue }
      for (variant, index) in indices.enumerated() {
        if let index { rest[variant].remove(at: index) }
      }
    }
    return rest
  }
}

extension GestureNote {
  /// What a note is compared with: a step with the same step, what the gesture came to with any other end.
  fileprivate var kind: String? { role == .step ? event : nil }

  fileprivate func isTold(as other: GestureNote) -> Bool {
    role == other.role && sentence == other.sentence
  }
}

extension AnalysisComparison.Row.Cell {
  fileprivate init(_ note: GestureNote) {
    switch note.role {
    case .success: verdict = .recognized
    case .miss: verdict = .failed
    case .step, .update: verdict = nil
    }
    time = note.time
    sentence = note.sentence
    isNearMiss = note.reason != nil && note.distance <= GestureExplanation.nearMiss
  }
}
