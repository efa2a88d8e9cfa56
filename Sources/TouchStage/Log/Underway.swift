import TouchCore
import UIKit

/// What of a log is not over: the touches and presses that are down, and the recognizers in an attempt.
struct Underway {
  /// The touches and presses.
  private(set) var inputs: Set<GestureLog.Input> = []
  private var recognizers: Set<Int> = []
  /// The recognizers in an attempt of which it is decided what becomes of it.
  private(set) var decided: Set<Int> = []
  /// Until when a touch would still count for an attempt that failed because none came.
  private(set) var patience = TouchTime.zero

  var isNothing: Bool { inputs.isEmpty && recognizers.isEmpty }

  /// The recognizers in an attempt that can still become anything.
  var undecided: Set<Int> { recognizers.subtracting(decided) }

  /// Whether a recognizer is in an attempt.
  func contains(_ recognizer: Int) -> Bool { recognizers.contains(recognizer) }

  mutating func note(_ input: GestureLog.Input, isOver: Bool) {
    if isOver { inputs.remove(input) } else { inputs.insert(input) }
  }

  mutating func note(_ event: GestureDecision.Event, of recognizer: Int, at time: TouchTime) {
    switch event {
    case .failed, .entered(.ended), .entered(.cancelled), .entered(.failed):
      decided.insert(recognizer)
    default: break
    }
    switch event {
    case .reset:
      recognizers.remove(recognizer)
      decided.remove(recognizer)
    case .refused: break
    case .wished(_, .measured(.gap, _, let limit), _), .failed(.measured(.gap, _, let limit), _):
      recognizers.insert(recognizer)
      patience = max(patience, time + .seconds(limit))
    default: if !recognizers.contains(recognizer) { recognizers.insert(recognizer) }
    }
  }

  /// Gives the inputs other numbers.
  mutating func pass(_ numbers: [GestureLog.Input: GestureLog.Input]) {
    inputs = Set(inputs.compactMap { numbers[$0] })
  }
}

extension GestureLog {
  /// Whether nothing is in it but recognizers and what the scene told.
  var isEmpty: Bool { touches.isEmpty && entries.isEmpty && presses.isEmpty }

  /// Forgets everything but recognizers, and what the scene told from a moment on.
  mutating func removeAll(from time: TouchTime) {
    touches.removeAll(keepingCapacity: true)
    presses.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    notes.removeAll { $0.time < time }
    cutAt = nil
  }

  /// Lets the samples of touches at a moment stay where others follow.
  mutating func keepSamples(of inputs: Set<Input>, at time: TouchTime) {
    for case .touch(let touch) in inputs { touches[touch].kept = time }
  }
}
