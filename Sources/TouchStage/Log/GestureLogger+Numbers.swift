import TouchCore
import UIKit

// Events and inputs with numbers for objects.
extension GestureLogger {
  func numbered(_ event: GestureDecision.Event) -> GestureLog.Event {
    switch event {
    case .touched(let touch): .touched(number(of: touch))
    case .pressed(let press): .pressed(number(of: press))
    case .received(let input): .received(numbered(input))
    case .refused(let input, let refuser): .refused(numbered(input), by: refuser)
    case .ignored(let input): .ignored(numbered(input))
    case .wished(let state, let reason, let others):
      .wished(state, because: reason, others: others)
    case .entered(let state): .entered(state)
    case .failed(let reason, let other): .failed(because: reason, other: other.map(number))
    case .waiting(let other): .waiting(for: number(of: other))
    case .released: .released
    case .requires(let other): .requires(number(of: other))
    case .requirementRefused(let other): .requirementRefused(number(of: other))
    case .reset: .reset
    case .asked(let question, let other, let respondent, let answer):
      .asked(question, other: other.map(number), of: respondent, answer: answer)
    case .sentAction(let state, let targets): .sentAction(state, targets: targets)
    case .cancelledInView(let input): .cancelledInView(numbered(input))
    case .delays(let input): .delays(numbered(input))
    case .deliveredDeferred(let input): .deliveredDeferred(numbered(input))
    }
  }

  private func numbered(_ input: GestureDecision.Input) -> GestureLog.Input {
    switch input {
    case .touch(let touch): .touch(number(of: touch))
    case .press(let press): .press(number(of: press))
    case .scroll: .scroll
    }
  }
}
