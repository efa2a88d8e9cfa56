import TouchCore
import UIKit

// Parting a log in the middle of a sequence.
extension GestureLog {
  /// Splits off what is decided; keeps the attempts that nothing is decided of, and the inputs that are down.
  ///
  /// - Parameters:
  ///   - time: When the rest begins: what the scene tells from then on belongs to that.
  ///   - underway: What is under way.
  /// - Returns: The part before the cut, and the numbers of inputs before it with those behind it.
  mutating func cut(
    before time: TouchTime,
    _ underway: Underway
  ) -> (part: GestureLog, numbers: [Input: Input]) {
    var part = self
    part.notes.removeAll { $0.time >= time }
    part.undecided = underway.undecided
    part.goesOn = underway.inputs
    for case .touch(let touch) in underway.inputs { part.touches[touch].stay(until: time) }
    for case .press(let press) in underway.inputs { part.presses[press].last = time }

    let open = openEntries(of: underway.undecided)
    let wishes = open.filter { if case .wished = $0.event { true } else { false } }.map { $0.time }
    var numbers: [Input: Input] = [:]
    var rest = GestureLog()
    for (number, touch) in touches.enumerated() where underway.inputs.contains(.touch(number)) {
      numbers[.touch(number)] = .touch(rest.touches.count)
      rest.touches.append(touch.keepingSamples(at: wishes))
    }
    for (number, press) in presses.enumerated() where underway.inputs.contains(.press(number)) {
      numbers[.press(number)] = .press(rest.presses.count)
      rest.presses.append(press)
    }
    rest.recognizers = recognizers
    rest.notes = notes.filter { $0.time >= time }
    rest.end = end
    rest.cutAt = time
    rest.entries = Self.carried(open, numbers)
    self = rest
    return (part, numbers)
  }

  /// The entries of attempts that are not over.
  private func openEntries(of recognizers: Set<Int>) -> [Entry] {
    var open: [Entry] = []
    // From the back: an attempt is what follows a recognizer's last reset.
    var seen = recognizers
    for entry in entries.reversed() {
      if seen.isEmpty { break }
      guard let recognizer = entry.recognizer, seen.contains(recognizer) else { continue }
      if case .reset = entry.event { seen.remove(recognizer) } else { open.append(entry) }
    }
    return open.reversed()
  }

  /// The entries with the inputs' new numbers, without those about inputs that are over, and none twice.
  private static func carried(_ entries: [Entry], _ numbers: [Input: Input]) -> [Entry] {
    var carried: [Entry] = []
    var indices: [CarriedKey: Int] = [:]
    for var entry in entries {
      switch entry.event {
      case .received(let input):
        guard let number = numbers[input] else { continue }
        entry.event = .received(number)
      case .ignored(let input):
        guard let number = numbers[input] else { continue }
        entry.event = .ignored(number)
      case .wished, .waiting, .released, .requires, .entered: break
      // Steps on the way, and what the part before the cut tells.
      default: continue
      }
      if let key = CarriedKey(entry) {
        if let index = indices[key] {
          carried[index].times += entry.times
          carried[index].last = entry.last
          continue
        }
        indices[key] = carried.count
      }
      carried.append(entry)
    }
    return carried
  }
}

/// What an attempt that goes on needs to be told once.
private struct CarriedKey: Hashable {
  private var recognizer: Int
  private var other: Int?

  init?(_ entry: GestureLog.Entry) {
    guard let recognizer = entry.recognizer else { return nil }
    self.recognizer = recognizer
    switch entry.event {
    case .entered(.changed): break
    case .requires(let number): other = number
    default: return nil
    }
  }
}

extension GestureLog.Touch {
  /// Notes that the touch was down until a moment, where it was last.
  fileprivate mutating func stay(until time: TouchTime) {
    guard var sample = path.last, sample.time < time else { return }
    sample.time = time
    if path.count > 1 { path[path.count - 1] = sample } else { path.append(sample) }
  }

  /// The touch with its first and its last sample, and where it was at some moments.
  fileprivate func keepingSamples(at times: [TouchTime]) -> Self {
    guard path.count > 2 else { return self }
    var kept: Set<Int> = [0, path.count - 1]
    for time in times {
      let behind = path.partitioningIndex { $0.time > time }
      if behind > 0 { kept.insert(behind - 1) }
    }
    var touch = self
    touch.path = kept.sorted().map { path[$0] }
    return touch
  }
}
