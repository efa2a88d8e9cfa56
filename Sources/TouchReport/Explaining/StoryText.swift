import TouchCore
public import TouchStage

extension GestureStory {
  /// The story as lines for people: each sequence, who won it, and for everyone else why not.
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
      let column = StoryColumn(names: names, width: width)
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

  /// When a sequence was, and with which fingers.
  func title(of sequence: Sequence) -> String {
    let span =
      "\(Decimal.fixed(sequence.began.seconds, 3))-"
      + "\(Decimal.fixed(sequence.fingersUp(record).seconds, 3)) s"
    guard let first = sequence.touches.first else {
      return "\(span), \(inputWithoutTouches(sequence))"
    }
    let count = sequence.touches.count
    let start = record.touches[first].start
    let farthest = sequence.touches.reduce(0) { max($0, record.touches[$1].farthest) }
    let way =
      farthest == 0 ? "" : ", at most \(MeasureText(.points).amount(farthest)) from its start"
    return "\(span), \(count == 1 ? "1 touch" : "\(count) touches") at "
      + "(\(Decimal.fixed(start.x, 1)), \(Decimal.fixed(start.y, 1)))\(way)"
  }

  /// What a sequence was made of where nothing touched.
  private func inputWithoutTouches(_ sequence: Sequence) -> String {
    let buttons = sequence.presses.map { record.presses[$0].button.words }
    if !buttons.isEmpty {
      return "\(buttons.count == 1 ? "1 press" : "\(buttons.count) presses") of "
        + buttons.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        .joined(separator: ", ")
    }
    if sequence.scrolled { return "scrolling" }
    let hovers = sequence.attempts.contains { $0.wish?.reason == .hovering }
    return hovers ? "a pointer that hovers" : "no touches"
  }

  /// A sequence's number and title; what doesn't fit goes on below the title's first word.
  private func heading(_ number: Int, _ title: String, width: Int) -> [String] {
    let head = "\(number)  "
    let body = Wrapped.lines(title, indent: head.count, width: width)
    return [head + (body.first?.dropFirst(head.count) ?? "")] + body.dropFirst()
  }

  private func lines(
    _ explanation: GestureExplanation,
    _ column: StoryColumn,
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
      mark: explanation.isNearMiss ? "~" : explanation.verdict.mark,
      name: explanation.name,
      text: text,
      paint: { style.paint($0, explanation) }
    )
  }
}

/// Names at the left, sentences beside them; below them where a terminal is too narrow for both.
private struct StoryColumn {
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

extension GestureStory.Sequence {
  /// When the last finger was up, or, without fingers, everything was over.
  func fingersUp(_ record: GestureRecord) -> TouchTime {
    touches.isEmpty ? ended : touches.reduce(began) { max($0, record.touches[$1].last) }
  }
}

extension GestureExplanation.Verdict {
  /// One character for it.
  var mark: String {
    switch self {
    case .recognized: "+"
    case .cancelled: "x"
    case .failed, .undecided: "-"
    case .noPart: " "
    }
  }
}

/// Text broken into lines.
enum Wrapped {
  /// The narrowest column that text is broken for (our own choice).
  private static let narrowest = 12

  /// Breaks text between words; every line is indented.
  static func lines(_ text: String, indent: Int, width: Int) -> [String] {
    let room = max(width - indent, narrowest)
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > room {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(margin + line) }
    return lines
  }
}
