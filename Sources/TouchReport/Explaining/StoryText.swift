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
      let notes = notes(of: sequence).filter { gesture == nil || $0.gesture == gesture }
      if gesture != nil, told.isEmpty, notes.isEmpty { continue }
      lines.append("")
      lines.append(style.strong("\(place + 1)  \(title(of: sequence))"))
      let column = ((told.map(\.name) + notes.map(\.gesture)).map(\.count).max() ?? 0) + 2
      for explanation in told {
        lines += self.lines(explanation, column: column, width: width, style)
      }
      for note in notes {
        let head = "   \(note.mark) \(note.gesture)"
        let body = Wrapped.lines(note.sentence + ".", indent: column + 5, width: width)
        lines.append(head + (body.first?.dropFirst(head.count) ?? ""))
        lines += body.dropFirst()
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
    return sequence.scrolled ? "scrolling" : "no touches"
  }

  private func lines(
    _ explanation: GestureExplanation,
    column: Int,
    width: Int,
    _ style: TerminalStyle
  ) -> [String] {
    let mark = explanation.isNearMiss ? "~" : explanation.verdict.mark
    let gap = String(repeating: " ", count: max(column - explanation.name.count, 1))
    var text = explanation.sentence + "."
    if explanation.attempts > 1 {
      text += " That was the closest of \(explanation.attempts) attempts."
    }
    if explanation.isNearMiss, let remedy = explanation.remedy {
      text += " Near miss: would have needed \(remedy)."
    }
    let body = Wrapped.lines(text, indent: column + 5, width: width)
    let head =
      "   \(style.paint(mark, explanation)) \(style.paint(explanation.name, explanation))\(gap)"
    guard let first = body.first else { return [head] }
    return [head + first.dropFirst(column + 5)] + body.dropFirst()
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
