import TouchCore
import UIKit

/// What of a log is not over: the touches and presses that are down, and the recognizers in an attempt.
struct Underway {
  /// The touches and presses.
  private(set) var inputs: Set<GestureLog.Input> = []
  /// How far each recognizer's attempt is, at the recognizer's number.
  private var progress: [Progress] = []
  private var attempts = 0
  /// Until when a touch would still count for an attempt that failed because none came.
  private(set) var patience = TouchTime.zero

  private enum Progress { case none, undecided, decided }

  var isNothing: Bool { attempts == 0 && inputs.isEmpty }

  /// The recognizers in an attempt that can still become anything.
  ///
  /// - Complexity: O(recognizers).
  var undecided: Set<Int> { Set(progress.indices.filter { progress[$0] == .undecided }) }

  /// The recognizers in an attempt of which it is decided what becomes of it.
  ///
  /// - Complexity: O(recognizers).
  var decided: Set<Int> { Set(progress.indices.filter { progress[$0] == .decided }) }

  /// Whether a recognizer is in an attempt.
  func contains(_ recognizer: Int) -> Bool {
    recognizer < progress.count && progress[recognizer] != .none
  }

  mutating func note(_ input: GestureLog.Input, isOver: Bool) {
    if isOver { inputs.remove(input) } else { inputs.insert(input) }
  }

  mutating func note(_ event: GestureDecision.Event, of recognizer: Int, at time: TouchTime) {
    switch event {
    case .reset: return turn(recognizer, .none)
    case .refused: return
    case .failed, .entered(.ended), .entered(.cancelled), .entered(.failed):
      turn(recognizer, .decided)
    default: if !contains(recognizer) { turn(recognizer, .undecided) }
    }
    switch event {
    case .wished(_, .measured(.gap, _, let limit), _), .failed(.measured(.gap, _, let limit), _):
      patience = max(patience, time + .seconds(limit))
    default: break
    }
  }

  private mutating func turn(_ recognizer: Int, _ step: Progress) {
    while progress.count <= recognizer { progress.append(.none) }
    attempts += (step == .none ? 0 : 1) - (progress[recognizer] == .none ? 0 : 1)
    progress[recognizer] = step
  }

  /// Gives the inputs other numbers.
  mutating func pass(_ numbers: [GestureLog.Input: GestureLog.Input]) {
    inputs = Set(inputs.compactMap { numbers[$0] })
  }
}

extension GestureLog {
  /// Whether nothing is in it but recognizers and what the scene told.
  var isEmpty: Bool { touches.isEmpty && entries.isEmpty && presses.isEmpty }

  /// Discards everything but recognizers, and what the scene told from a moment on.
  mutating func removeAll(from time: TouchTime) {
    touches.removeAll(keepingCapacity: true)
    presses.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    if !failures.isEmpty { failures.removeAll(keepingCapacity: true) }
    notes.removeAll { $0.time < time }
    cutAt = nil
  }

  /// Lets the samples of touches at a moment stay where others follow.
  mutating func keepSamples(of inputs: Set<Input>, at time: TouchTime) {
    for case .touch(let touch) in inputs { touches[touch].kept = time }
  }
}
