import TouchCore
import TouchStage

extension GestureAnalysis {
  /// When a sequence was, with which fingers, and whether it is told of in parts.
  func title(of sequence: Sequence) -> String {
    let title = inputTitle(of: sequence)
    return switch (sequence.isContinued, sequence.goesOn) {
    case (false, false): title
    case (false, true): title + "; goes on"
    case (true, false): title + "; continued"
    case (true, true): title + "; continued, goes on"
    }
  }

  private func inputTitle(of sequence: Sequence) -> String {
    let span =
      "\(NumberText.fixed(sequence.began.seconds, 3))-"
      + "\(NumberText.fixed(sequence.fingersUp(log).seconds, 3)) s"
    guard let first = sequence.touches.first else {
      return "\(span), \(inputWithoutTouches(sequence))"
    }
    let count = sequence.touches.count
    let start = log.touches[first].start
    let farthest = sequence.touches.reduce(0) { max($0, log.touches[$1].farthest) }
    let movement =
      farthest == 0 ? "" : ", at most \(MeasureText(.points).amount(farthest)) from its start"
    return "\(span), \(count == 1 ? "1 touch" : "\(count) touches") at "
      + "(\(NumberText.fixed(start.x, 1)), \(NumberText.fixed(start.y, 1)))\(movement)"
  }

  /// What a sequence was made of where nothing touched.
  private func inputWithoutTouches(_ sequence: Sequence) -> String {
    let buttons = sequence.presses.map { log.presses[$0].button.words }
    if !buttons.isEmpty {
      return "\(buttons.count == 1 ? "1 press" : "\(buttons.count) presses") of "
        + buttons.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        .joined(separator: ", ")
    }
    if sequence.scrolled { return "scrolling" }
    let hovers = sequence.attempts.contains { $0.wish?.reason == .hovering }
    return hovers ? "a pointer that hovers" : "no touches"
  }
}

extension GestureAnalysis.Sequence {
  /// When the last finger was up, or, without fingers, everything was over.
  func fingersUp(_ log: GestureLog) -> TouchTime {
    touches.isEmpty ? ended : touches.reduce(began) { max($0, log.touches[$1].last) }
  }
}
