import TouchCore
import UIKit

// The words for the decisions that a gesture observer receives. They must not change when the
// engine's names do, because the committed hashes depend on them.

/// A decision in words.
@MainActor
func words(for decision: GestureDecision, _ names: Names) -> String {
  let about = decision.recognizer.map { names.name(of: $0) } ?? "none"
  return "! \(text(decision.time)) \(about) \(words(for: decision.event, names))"
}

@MainActor
private func words(for event: GestureDecision.Event, _ names: Names) -> String {
  switch event {
  case .touched(let touch): return "touched \(words(for: touch, names))"
  case .pressed(let press): return "pressed \(words(for: press, names))"
  case .received(let input): return "received \(words(for: input, names))"
  case .refused(let input, let refuser):
    return "refused \(words(for: input, names)) by \(word(for: refuser))"
  case .ignored(let input): return "ignored \(words(for: input, names))"
  case .wished(let state, let reason, let others):
    let rest = others.map { " & \(reasonWords($0))" }.joined()
    return "wished \(word(state)) because \(reasonWords(reason))\(rest)"
  case .entered(let state): return "entered \(word(state))"
  case .failed(let reason, let other):
    return "failed because \(reasonWords(reason)) \(names.name(ofPerhaps: other))"
  case .waiting(let other): return "withheld for \(names.name(of: other))"
  case .released: return "released"
  case .requires(let other): return "requires \(names.name(of: other))"
  case .requirementRefused(let other): return "requirementRefused \(names.name(of: other))"
  case .reset: return "reset"
  case .asked(let question, let other, let respondent, let answer):
    let rest = "\(names.name(ofPerhaps: other)) of \(word(for: respondent)): \(answer)"
    return "asked \(word(for: question)) \(rest)"
  case .sentAction(let state, let targets): return "sentAction \(word(state)) to \(targets)"
  case .cancelledInView(let input): return "cancelledInView \(words(for: input, names))"
  case .delays(let input): return "delays \(words(for: input, names))"
  case .deliveredDeferred(let input): return "letGo \(words(for: input, names))"
  }
}

@MainActor
private func words(for input: GestureDecision.Input, _ names: Names) -> String {
  switch input {
  case .touch(let touch): names.name(of: touch)
  case .press(let press): names.name(of: press)
  case .scroll: "scroll"
  }
}

private func word(for refuser: GestureDecision.InputRefuser) -> String {
  switch refuser {
  case .disabled: "disabled"
  case .finished: "finished"
  case .otherApplication: "otherApplication"
  case .touchType: "touchType"
  case .pressType: "pressType"
  case .scrollType: "scrollType"
  case .mixedTypes: "mixedTypes"
  case .buttons: "buttons"
  case .event: "event"
  case .delegate: "delegate"
  case .removed: "removed"
  }
}

private func word(for question: GestureDecision.Question) -> String {
  switch question {
  case .shouldBegin: "shouldBegin"
  case .simultaneously: "simultaneously"
  case .canPrevent: "canPrevent"
  case .canBePrevented: "canBePrevented"
  case .requireFailure: "requireFailure"
  case .beRequiredToFail: "beRequiredToFail"
  }
}

private func word(for respondent: GestureDecision.Respondent) -> String {
  switch respondent {
  case .recognizer: "recognizer"
  case .delegate: "delegate"
  case .view: "view"
  }
}

/// A touch with all of its measures.
@MainActor
func words(for touch: UITouch, _ names: Names) -> String {
  var line = "\(names.name(of: touch)) \(word(touch.phase)) \(text(touch.location(in: nil)))"
  line += "<\(text(touch.previousLocation(in: nil))) taps \(touch.tapCount)"
  line += " in \(names.name(ofPerhaps: touch.view)) at \(text(touch.timestamp))"
  if touch.type != .direct { line += " type \(touch.type.rawValue)" }
  if touch.force != 0 { line += " force \(text(touch.force))/\(text(touch.maximumPossibleForce))" }
  if touch.majorRadius != 0 { line += " radius \(text(touch.majorRadius))" }
  if touch.type == .pencil {
    line += " altitude \(text(touch.altitudeAngle)) azimuth \(text(touch.azimuthAngle(in: nil)))"
    line += " expects \(touch.estimatedPropertiesExpectingUpdates.rawValue)"
    line += " index \(touch.estimationUpdateIndex?.intValue ?? -1)"
  }
  return line
}

/// A press with all of its measures.
@MainActor
func words(for press: UIPress, _ names: Names) -> String {
  "\(names.name(of: press)) \(word(press.phase)) type \(press.type.rawValue)"
    + " force \(text(press.force)) at \(text(press.timestamp))"
}
