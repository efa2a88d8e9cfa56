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
    var printer = AnalysisPrinter(width: width, style: style, gesture: gesture)
    let lines = printer.lines(of: self)
    return printer.head([]) + lines + printer.tail
  }
}

/// An analysis as lines for people, part by part.
public struct AnalysisPrinter {
  private let width: Int
  private let style: TerminalStyle
  private let gesture: String?
  private var answer: GestureAnswer?
  /// How many sequences there were so far.
  private var count = 0
  /// The same with each part of a sequence that is told of in parts.
  private var parts = 0

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - width: How wide the lines may be, in characters.
  ///   - style: How to set off what is important.
  ///   - gesture: The only recognizer to tell of; nil for all.
  ///   - isToldByScene: Whether that is no recognizer, but a gesture of which the scene tells.
  public init(
    width: Int,
    style: TerminalStyle = .plain,
    gesture: String? = nil,
    isToldByScene: Bool = false
  ) {
    self.width = width
    self.style = style
    self.gesture = gesture
    answer = gesture.map { GestureAnswer(about: $0, isToldByScene: isToldByScene) }
  }

  /// The lines of the next part: its sequences, and in each of them the recognizers that won, and why the
  /// others didn't.
  public mutating func lines(of part: GestureAnalysis) -> [String] {
    var lines: [String] = []
    for sequence in part.sequences {
      let explanations = SequenceExplanations(of: sequence, in: part)
      answer?.take(explanations.all, of: sequence)
      parts += 1
      if !sequence.isContinued || count == 0 { count += 1 }
      if gesture != nil || parts > 1 { lines.append("") }
      let told = told(of: sequence, in: part, explanations)
      if gesture != nil, told.isEmpty { lines.removeLast() } else { lines += told }
    }
    answer?.take(part.log)
    return lines
  }

  private func told(
    of sequence: GestureAnalysis.Sequence,
    in part: GestureAnalysis,
    _ explanations: SequenceExplanations
  ) -> [String] {
    let told = (gesture == nil ? explanations.verdicts : explanations.all)
      .filter { gesture == nil || $0.name == gesture }
    let notes = sequence.notes.filter { gesture == nil || $0.gesture == gesture }
      .withoutMisses(toldBy: told)
    if gesture != nil, told.isEmpty, notes.isEmpty { return [] }
    var lines = heading(count, part.title(of: sequence)).map(style.strong)
    let names = told.map(\.name) + notes.map(\.gesture)
    let column = ExplanationColumn(names: names, width: width)
    for explanation in told { lines += self.lines(explanation, column) }
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
      let timeline = GestureTimeline(of: sequence, in: part, explanations)
      lines += timeline.lines(width: width, style: style)
    }
    return lines
  }

  /// What stands above the lines of the parts, once all were taken.
  ///
  /// That is the answer about one gesture, however long it is; or else a subject and the number of sequences,
  /// in as few lines as fit, where there is a subject. No part of the subject is broken: a path, copied from a
  /// terminal, is whole.
  public func head(_ subject: [String]) -> [String] {
    if let answer { return [answer.text] }
    if subject.isEmpty { return [] }
    var lines: [String] = []
    for part in subject + [count == 1 ? "1 touch sequence" : "\(count) touch sequences"] {
      if let last = lines.last, last.count + 1 + part.count <= width {
        lines[lines.count - 1] += " \(part)"
      } else {
        lines.append(part)
      }
    }
    return lines + [""]
  }

  /// What stands below the lines of the parts: the meaning of the signs.
  public var tail: [String] {
    if gesture != nil || count == 0 { return [] }
    return [""]
      + Wrapped.lines(GestureTimeline.legend, indent: 5, width: width).map(style.faint)
  }

  /// A sequence's number and title; what doesn't fit goes on below the title's first word.
  private func heading(_ number: Int, _ title: String) -> [String] {
    let head = "\(number)  "
    let body = Wrapped.lines(title, indent: head.count, width: width)
    return [head + (body.first?.dropFirst(head.count) ?? "")] + body.dropFirst()
  }

  private func lines(_ explanation: GestureExplanation, _ column: ExplanationColumn) -> [String] {
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

extension [GestureNote] {
  /// These without the misses that recognizers were explained by already.
  func withoutMisses(toldBy explanations: [GestureExplanation]) -> [GestureNote] {
    var notes = self
    for explanation in explanations { notes.removeMiss(toldBy: explanation) }
    return notes
  }

  /// Removes the miss that a recognizer was explained by already: the nearest in time of those with its reason.
  private mutating func removeMiss(toldBy explanation: GestureExplanation) {
    guard explanation.verdict == .failed, let reason = explanation.reason else { return }
    let same = indices.filter {
      self[$0].gesture == explanation.name && self[$0].reason == reason
    }
    func distance(_ index: Int) -> UInt64 {
      (self[index].time - explanation.time).nanoseconds.magnitude
    }
    if let nearest = same.min(by: { distance($0) < distance($1) }) { remove(at: nearest) }
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
