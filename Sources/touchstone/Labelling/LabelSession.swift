import TouchCore
import TouchEvaluation
import TouchRecording
import TouchReport

/// The questions about one recording's touches, and the rows that answers become.
@MainActor
final class LabelSession {
  private let file: String
  private let open: [LabelCandidate]
  private let passed: Int
  private let writer: TableWriter
  private let person: String?
  private let device: String?
  private let known: [String]

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - file: The recording's path as the table has it.
  ///   - candidates: What can be labelled.
  ///   - labelled: The labels that there are.
  ///   - writer: Writes the table.
  ///   - person: Who touched.
  ///   - device: What was touched.
  ///   - known: The labels that can be given.
  init(
    file: String,
    candidates: [LabelCandidate],
    labelled: [StrokeLabel],
    writer: TableWriter,
    person: String?,
    device: String?,
    known: [String]
  ) {
    self.known = known
    self.file = file
    self.writer = writer
    self.person = person
    self.device = device
    open = candidates.filter { candidate in
      !labelled.contains {
        ($0.from ?? .zero) <= candidate.to && candidate.from <= ($0.to ?? .distantFuture)
      }
    }
    passed = candidates.count - open.count
  }

  private func row(_ candidate: LabelCandidate, _ label: StrokeLabel) -> TableWriter.Row {
    var label = label
    label.from = candidate.from
    // A touch without length has a part all the same.
    label.to = max(candidate.to, candidate.from + .milliseconds(1))
    return TableWriter.Row(file: file, label: label, person: person, device: device)
  }

  // MARK: Proposals

  /// Writes a row for each gesture that was missed by little and tried again.
  func propose() throws(RecordingError) -> ExitCode {
    var count = 0
    for candidate in open {
      guard let gesture = candidate.retried else { continue }
      let note = "missed by little, recognized soon after"
      try writer.add(row(candidate, StrokeLabel(gesture: gesture, note: note, isProposed: true)))
      Output.line("\(Self.words(candidate)): proposed as \(gesture), \(note)")
      count += 1
    }
    Output.line(
      count == 0
        ? "\(file): nothing to propose"
        : "\(writer.path): \(NumberText.count(count, "proposed row")); confirm them by removing the status"
    )
    return .success
  }

  // MARK: Questions

  /// Asks about each touch sequence without a label.
  func ask() throws(RecordingError) -> ExitCode {
    if passed > 0 {
      Output.line("\(file): \(passed) of \(passed + open.count) have a label already")
    }
    if passed + open.count == 0 {
      Output.line("\(file): nothing to label: no touch reaches the scene")
      return .success
    }
    /// Whether each answer so far became a row.
    var answers: [Bool] = []
    while answers.count < open.count {
      let candidate = open[answers.count]
      let offer = candidate.suggestion ?? StrokeLabel.none
      Output.line("\(answers.count + 1) of \(open.count): \(Self.words(candidate))")
      Output.line("  meant [\(offer)]?")
      Output.flush()
      guard let typed = readLine(strippingNewline: true) else { break }
      let answer = typed.split(separator: " ").joined(separator: " ")
      switch answer {
      case "q": return summary(answers)
      case "b":
        if let wasRow = answers.popLast(), wasRow { try writer.removeLast() }
      case "-": answers.append(false)
      case "?":
        Output.line(
          "  a gesture's name, none, odd; Return: \(offer); -: no label; b: back; q: stop"
        )
      default:
        let text = answer.isEmpty ? offer : answer
        guard let label = StrokeLabel(typed: text) else {
          Output.line("  \(answer) is no label; write one word, as tap or none, or ? for help")
          continue
        }
        if let problem = problem(of: label) {
          Output.line("  \(problem)")
          continue
        }
        try writer.add(row(candidate, label))
        answers.append(true)
      }
    }
    return summary(answers)
  }

  /// Why a label can't be given to touches; nil where it can.
  private func problem(of label: StrokeLabel) -> String? {
    if label.count > 1 {
      return "these touches are one stroke, so that no count fits; write \(label.gesture)"
    }
    if known.contains(label.gesture) { return nil }
    let near = NearestName.question(NearestName.find(label.gesture, among: known))
    return "no recognizer or alias \(label.gesture); \(near)a name of your own goes into "
      + "\(AliasTable.fileName) first"
  }

  private func summary(_ answers: [Bool]) -> ExitCode {
    let rows = answers.count { $0 }
    let left = open.count - answers.count
    Output.line(
      "\(writer.path): \(NumberText.count(rows, "row")) added"
        + (left == 0 ? "" : left == 1 ? ", 1 touch is left" : ", \(left) touches are left")
    )
    return .success
  }

  private static func words(_ candidate: LabelCandidate) -> String {
    let fingers = candidate.fingers == 1 ? "1 finger" : "\(candidate.fingers) fingers"
    let from = NumberText.fixed(candidate.from.seconds, 3)
    var text = "\(from)-\(NumberText.fixed(candidate.to.seconds, 3)) s, \(fingers), "
    text += "\(NumberText.fixed(candidate.farthest, 1)) pt from the start: "
    text +=
      candidate.recognized.isEmpty
      ? "nothing recognized" : candidate.recognized.joined(separator: ", ")
    if !candidate.nearMisses.isEmpty {
      text += "; missed by little: \(candidate.nearMisses.joined(separator: ", "))"
    }
    if let retried = candidate.retried { text += "; \(retried) was recognized soon after" }
    return text
  }
}
