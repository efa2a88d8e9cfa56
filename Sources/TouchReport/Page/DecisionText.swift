import TouchCore
import TouchStage
import UIKit

/// Decisions in words, for the list of every decision about a recognizer.
struct DecisionText {
  private let log: GestureLog

  /// Creates a writer of a log's decisions.
  init(_ log: GestureLog) { self.log = log }

  /// What was decided, as a sentence without a subject and a full stop.
  func text(of entry: GestureLog.Entry) -> String {
    switch entry.event {
    case .touched(let touch): "\(words(.touch(touch))) is new, moved or over"
    case .pressed(let press): "\(words(.press(press))) is new, changed or over"
    case .received(let input): "takes part in \(words(input))"
    case .refused(let input, let refuser):
      "takes no part in \(words(input)): \(refuser.sentence)"
    case .ignored(let input): "takes no further part in \(words(input))"
    case .wished(let state, let reason, _): "\(wish(state)): \(reason.sentence())"
    case .entered(.changed):
      entry.times == 1 ? "went on once" : "went on \(entry.times) times"
    case .entered(let state): "is \(word(state)) now"
    case .failed(let reason, let other):
      "failed: \(reason.sentence(other: other.map(name)))"
    case .waiting(let other): "would be recognized, but waits for \(name(other)) to fail"
    case .released: "need not wait any longer"
    case .requires(let other): "has to wait for \(name(other)) to fail"
    case .requirementRefused(let other):
      "doesn't wait for \(name(other)), because that one waits for it"
    case .reset: "starts afresh"
    case .asked(let question, let other, let respondent, let answer):
      asked(question, other, respondent, answer)
    case .sentAction(let state, let targets):
      targets == 0
        ? "has no target to tell that it is \(word(state))"
        : "told \(targets == 1 ? "its target" : "\(targets) targets") that it is \(word(state))"
    case .cancelledInView(let input): "took \(words(input)) away from its \(owner(input))"
    case .delays(let input): "holds \(words(input)) back from its \(owner(input))"
    case .deliveredDeferred(let input): "lets the \(owner(input)) hear of \(words(input))"
    }
  }

  private func words(_ input: GestureLog.Input) -> String {
    switch input {
    case .touch(let touch): "touch \(touch + 1)"
    case .press(let press): "the press of \(log.presses[press].button.words)"
    case .scroll: "the scrolling"
    }
  }

  private func owner(_ input: GestureLog.Input) -> String {
    if case .press = input { "responder" } else { "view" }
  }

  private func name(_ recognizer: Int) -> String { log.recognizers[recognizer].name }

  private func wish(_ state: GestureState) -> String {
    switch state {
    case .possible: "wants to wait"
    case .began: "wants to begin"
    case .changed: "wants to go on"
    case .ended: "wants to be recognized"
    case .cancelled: "is broken off"
    case .failed: "gives up"
    }
  }

  private func word(_ state: GestureState) -> String {
    switch state {
    case .ended: "recognized (ended)"
    default: "\(state)"
    }
  }

  private func asked(
    _ question: GestureDecision.Question,
    _ other: Int?,
    _ respondent: GestureDecision.Respondent,
    _ answer: Bool
  ) -> String {
    let other = other.map(name) ?? "the other"
    let asked =
      switch respondent {
      case .recognizer: "its class"
      case .delegate: "the delegate"
      case .view: "the view"
      }
    let words =
      switch question {
      case .shouldBegin: "whether it may begin"
      case .simultaneously: "whether it may be recognized together with \(other)"
      case .canPrevent: "whether it keeps \(other) from being recognized"
      case .canBePrevented: "whether \(other) keeps it from being recognized"
      case .requireFailure: "whether it has to wait for \(other) to fail"
      case .beRequiredToFail: "whether \(other) has to wait for it to fail"
      }
    return "\(asked) was asked \(words): \(answer ? "yes" : "no")"
  }
}
