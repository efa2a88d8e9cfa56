import TouchCore
public import TouchStage

extension GestureAnalysis {
  /// The analysis as lines for people: each sequence, the recognizers that won, and why the others didn't.
  ///
  /// - Parameters:
  ///   - width: How wide the lines may be, in characters.
  ///   - style: How to set off what is important.
  ///   - gesture: The only recognizer to tell of; nil for all.
  /// - Returns: The lines.
  public func lines(
    width: Int,
    style: TerminalStyle = .plain,
    gesture: String? = nil
  ) -> [String] {
    var lines: [String] = []
    // The answer is the first line, however long it is.
    if let gesture { lines.append(answer(about: gesture)) }
    for (place, sequence) in sequences.enumerated() {
      let told = (gesture == nil ? verdicts(of: sequence) : explanations(of: sequence))
        .filter { gesture == nil || $0.name == gesture }
      let notes = sequence.notes.filter { gesture == nil || $0.gesture == gesture }
      if gesture != nil, told.isEmpty, notes.isEmpty { continue }
      lines.append("")
      lines += heading(place + 1, title(of: sequence), width: width).map(style.strong)
      let names = told.map(\.name) + notes.map(\.gesture)
      let column = ExplanationColumn(names: names, width: width)
      for explanation in told { lines += self.lines(explanation, column, style) }
      for note in notes {
        lines += column.lines(
          mark: note.mark,
          name: note.gesture,
          text: note.sentence + ".",
          paint: { $0 }
        )
      }
      if gesture == nil {
        lines.append("")
        lines += GestureTimeline(of: sequence, in: self).lines(width: width, style: style)
      }
    }
    if gesture == nil, !lines.isEmpty {
      lines.removeFirst()
      lines.append("")
      lines += Wrapped.lines(GestureTimeline.legend, indent: 5, width: width).map(style.faint)
    }
    return lines
  }

  /// A subject and the number of touch sequences, in as few lines as fit; no part of it is broken.
  ///
  /// A path is a part: copied from a terminal, it is whole.
  public func headLines(_ subject: [String], width: Int) -> [String] {
    let count = sequences.count
    var lines: [String] = []
    for part in subject + [count == 1 ? "1 touch sequence" : "\(count) touch sequences"] {
      if let last = lines.last, last.count + 1 + part.count <= width {
        lines[lines.count - 1] += " \(part)"
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  /// A sequence's number and title; what doesn't fit goes on below the title's first word.
  private func heading(_ number: Int, _ title: String, width: Int) -> [String] {
    let head = "\(number)  "
    let body = Wrapped.lines(title, indent: head.count, width: width)
    return [head + (body.first?.dropFirst(head.count) ?? "")] + body.dropFirst()
  }

  private func lines(
    _ explanation: GestureExplanation,
    _ column: ExplanationColumn,
    _ style: TerminalStyle
  ) -> [String] {
    var text = explanation.sentence + "."
    if explanation.attempts > 1 {
      text += " That was the closest of \(explanation.attempts) attempts."
    }
    if explanation.isNearMiss, let remedy = explanation.remedy {
      text += " Near miss: would have needed \(remedy)."
    }
    return column.lines(
      mark: explanation.mark,
      name: explanation.name,
      text: text,
      paint: { style.paint($0, explanation) }
    )
  }
}

/// Names at the left, sentences beside them; below them where a terminal is too narrow for both.
private struct ExplanationColumn {
  /// Where marks stand.
  private static let indent = 3
  /// Where names begin, and sentences that stand below them.
  private static let names = 5
  /// The fewest characters beside the names that sentences are read in (our own choice).
  private static let narrowest = 24

  private let width: Int
  /// Where sentences begin beside the names; nil where they stand below them.
  private let sentences: Int?

  init(names: [String], width: Int) {
    self.width = width
    let beside = Self.names + (names.map(\.count).max() ?? 0) + 2
    sentences = width - beside >= Self.narrowest ? beside : nil
  }

  /// A mark, a name and a sentence.
  func lines(mark: String, name: String, text: String, paint: (String) -> String) -> [String] {
    let head = String(repeating: " ", count: Self.indent) + "\(paint(mark)) \(paint(name))"
    let indent = sentences ?? Self.names + 2
    let body = Wrapped.lines(text, indent: indent, width: width)
    guard let sentences, let first = body.first else { return [head] + body }
    let gap = String(repeating: " ", count: max(sentences - Self.names - name.count, 1))
    return [head + gap + first.dropFirst(sentences)] + body.dropFirst()
  }
}
