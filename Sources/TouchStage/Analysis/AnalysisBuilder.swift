import TouchCore
import UIKit

/// Puts a log's entries together: attempts first, then the sequences that they belong to.
struct AnalysisBuilder {
  typealias Attempt = GestureAnalysis.Attempt

  private let log: GestureLog
  private var attempts: [Attempt] = []
  /// The attempt of each recognizer that is not over.
  private var open: [Int: Int] = [:]
  /// The attempts that go on in the next log.
  private var underway: Set<Int> = []
  private var refusals: [GestureAnalysis.Refusal] = []

  /// The sequences of a log.
  static func sequences(of log: GestureLog) -> [GestureAnalysis.Sequence] {
    var builder = AnalysisBuilder(log: log)
    for (index, entry) in log.entries.enumerated() { builder.take(entry, index) }
    for (recognizer, index) in builder.open {
      builder.close(index, at: log.end)
      if log.undecided.contains(recognizer) { builder.underway.insert(index) }
    }
    return builder.sequences()
  }

  private init(log: GestureLog) { self.log = log }

  // MARK: Attempts

  private mutating func take(_ entry: GestureLog.Entry, _ place: Int) {
    guard let recognizer = entry.recognizer else { return }
    if case .refused(let input, let refuser) = entry.event {
      refusals.append(
        GestureAnalysis.Refusal(
          recognizer: recognizer,
          input: input,
          time: entry.time,
          refuser: refuser
        )
      )
      return
    }
    if case .reset = entry.event {
      if let index = open.removeValue(forKey: recognizer) { close(index, at: entry.time) }
      return
    }
    let index = attempt(of: recognizer, at: entry.time)
    attempts[index].take(entry)
    if !log.failures.isEmpty, let failure = log.failures[place] {
      attempts[index].failure = failure
    }
  }

  private mutating func attempt(of recognizer: Int, at time: TouchTime) -> Int {
    if let index = open[recognizer] { return index }
    var attempt = Attempt(recognizer: recognizer, began: time, ended: time)
    attempt.stretches = [GestureAnalysis.Stretch(kind: .possible, from: time, until: time)]
    attempts.append(attempt)
    open[recognizer] = attempts.count - 1
    return attempts.count - 1
  }

  private mutating func close(_ index: Int, at time: TouchTime) {
    attempts[index].ended = time
    attempts[index].stretches[attempts[index].stretches.count - 1].until = time
  }

  // MARK: Sequences

  private func sequences() -> [GestureAnalysis.Sequence] {
    var groups = touchGroups()
    for attempt in attempts where !attempt.touches.isEmpty { groups.join(attempt.touches) }
    var touched = groups.ranges.map { range in
      GestureAnalysis.Sequence(
        touches: Array(range),
        began: log.touches[range.lowerBound].began,
        ended: range.reduce(.zero) { max($0, log.touches[$1].last) }
      )
    }
    var touchless: [GestureAnalysis.Sequence] = []
    func take(
      at group: (touches: Bool, index: Int),
      _ change: (inout GestureAnalysis.Sequence) -> Void
    ) {
      if group.touches { change(&touched[group.index]) } else { change(&touchless[group.index]) }
    }
    for (index, attempt) in attempts.enumerated() {
      let group = attempt.touches.first.flatMap(groups.index)
      let goesOn = underway.contains(index)
      take(at: group.map { (true, $0) } ?? (false, touchless.index(at: attempt.began))) {
        if goesOn { $0.underway.append(attempt) } else { $0.attempts.append(attempt) }
        for press in attempt.presses { $0.note(.press(press)) }
        if attempt.followsScroll { $0.note(.scroll) }
        $0.ended = max($0.ended, attempt.ended)
      }
    }
    for refusal in refusals {
      let destination: (Bool, Int)
      if case .touch(let touch) = refusal.input {
        guard let group = groups.index(of: touch) else { continue }
        destination = (true, group)
      } else {
        destination = (false, touchless.index(at: refusal.time))
      }
      take(at: destination) {
        $0.note(refusal.input)
        $0.refusals.append(refusal)
      }
    }
    var sequences = touched.merged(with: touchless)
    sequences.take(log.notes)
    if log.cutAt != nil || !log.undecided.isEmpty || !log.goesOn.isEmpty { sequences.cut(as: log) }
    return sequences
  }

  /// The touches that were down together, as ranges of their numbers.
  private func touchGroups() -> TouchGroups {
    var groups = TouchGroups()
    var end = TouchTime.zero
    for (number, touch) in log.touches.enumerated() {
      if number > 0, touch.began < end {
        groups.extend()
      } else {
        groups.open(number)
        end = touch.last
      }
      end = max(end, touch.last)
    }
    return groups
  }
}

/// Numbers of touches in ranges that follow each other.
private struct TouchGroups {
  private(set) var ranges: [ClosedRange<Int>] = []

  mutating func open(_ number: Int) { ranges.append(number...number) }

  mutating func extend() {
    guard let last = ranges.popLast() else { return }
    ranges.append(last.lowerBound...last.upperBound + 1)
  }

  /// The index of the range that a touch is in.
  func index(of touch: Int) -> Int? {
    let index = ranges.partitioningIndex { $0.upperBound >= touch }
    return index < ranges.count && ranges[index].contains(touch) ? index : nil
  }

  /// Makes one of all ranges from the first to the last of the touches.
  mutating func join(_ touches: [Int]) {
    guard let low = touches.min(), let high = touches.max(),
      let first = index(of: low), let last = index(of: high), first < last
    else { return }
    let joined = ranges[first].lowerBound...ranges[last].upperBound
    ranges.replaceSubrange(first...last, with: [joined])
  }
}

extension [GestureAnalysis.Sequence] {
  /// Gives each note, in the order of time, to the last sequence that had begun; notes before the first to none.
  fileprivate mutating func take(_ notes: [GestureNote]) {
    var next = startIndex
    for note in notes {
      while next < endIndex, self[next].began <= note.time { next += 1 }
      if next > startIndex { self[next - 1].notes.append(note) }
    }
  }

  /// Marks the sequences that a cut of the log goes through, and leaves out those that nothing is told of.
  fileprivate mutating func cut(as log: GestureLog) {
    for index in indices {
      self[index].goesOn =
        !self[index].underway.isEmpty || !self[index].areTouchesOver(in: log)
        || self[index].presses.contains { log.goesOn.contains(.press($0)) }
      if let cut = log.cutAt, self[index].began < cut {
        self[index].isContinued = true
        self[index].began = cut
      }
    }
    removeAll {
      $0.goesOn && $0.attempts.isEmpty && $0.refusals.isEmpty && $0.notes.isEmpty
        && $0.touches.allSatisfy { log.goesOn.contains(.touch($0)) }
    }
  }

  /// Of sequences without touches, in the order of time, the index of the one at a moment; a new one where
  /// there is none.
  fileprivate mutating func index(at time: TouchTime) -> Int {
    // A sequence is over before the next one begins: only the last that had begun can be the one.
    let behind = partitioningIndex { $0.began > time }
    if behind > 0, self[behind - 1].began == time || time < self[behind - 1].ended {
      return behind - 1
    }
    insert(GestureAnalysis.Sequence(began: time, ended: time), at: behind)
    return behind
  }

  /// These and others in the order of time; others behind these of the same moment.
  fileprivate func merged(with others: Self) -> Self {
    if others.isEmpty { return self }
    var merged: Self = []
    var next = 0
    for sequence in self {
      while next < others.count, others[next].began < sequence.began {
        merged.append(others[next])
        next += 1
      }
      merged.append(sequence)
    }
    return merged + others[next...]
  }
}

extension GestureAnalysis.Sequence {
  fileprivate func areTouchesOver(in log: GestureLog) -> Bool {
    !touches.contains { log.goesOn.contains(.touch($0)) }
  }

  /// Adds input other than touches.
  fileprivate mutating func note(_ input: GestureLog.Input) {
    switch input {
    case .touch: break
    case .press(let press): if !presses.contains(press) { presses.append(press) }
    case .scroll: scrolled = true
    }
  }
}

extension GestureAnalysis.Attempt {
  /// Takes one decision in.
  fileprivate mutating func take(_ entry: GestureLog.Entry) {
    switch entry.event {
    case .received(.touch(let touch)): touches.append(touch)
    case .received(.press(let press)): presses.append(press)
    case .received(.scroll): followsScroll = true
    case .ignored(.touch(let touch)): ignored.append(touch)
    case .requires(let other): requirements.append(other)
    case .wished(let state, let reason, let others):
      note(state, GestureAnalysis.Cause(time: entry.time, reason: reason), others)
    case .waiting(let other): turn(.waiting(for: other), at: entry.time)
    case .released: turn(.possible, at: entry.time)
    case .entered(.changed): outcome = .changed
    case .entered(let state): enter(state, at: entry.time)
    case .failed(let reason, let other):
      outcome = .failed
      cause = GestureAnalysis.Cause(time: entry.time, reason: reason, other: other)
      turn(.failed, at: entry.time)
    case .touched, .pressed, .ignored, .refused, .requirementRefused, .reset, .asked, .sentAction,
      .cancelledInView, .delays, .deliveredDeferred:
      break
    }
  }

  private mutating func note(
    _ state: GestureState,
    _ cause: GestureAnalysis.Cause,
    _ measures: [GestureReason]
  ) {
    if state == .began || state == .ended, wish == nil {
      wish = cause
      satisfiedLimits = measures
    }
    if state == .failed { otherMeasurements = measures }
    // It comes out so later, for the reason that it has now.
    if state.isFinished { self.cause = cause }
  }

  private mutating func enter(_ state: GestureState, at time: TouchTime) {
    outcome = state
    switch state {
    case .possible: break
    case .began, .changed:
      if recognized == nil { recognized = time }
      turn(.active, at: time)
    case .ended, .cancelled, .failed:
      if recognized == nil, state == .ended {
        recognized = time
        isDiscrete = true
      }
      if let reason = cause?.reason ?? wish?.reason {
        cause = GestureAnalysis.Cause(time: time, reason: reason)
      }
      turn(state == .ended ? .ended : state == .cancelled ? .cancelled : .failed, at: time)
    }
  }

  private mutating func turn(_ kind: GestureAnalysis.Stretch.Kind, at time: TouchTime) {
    let last = stretches.count - 1
    if stretches[last].kind == kind { return }
    stretches[last].until = time
    if stretches[last].from == time {
      stretches[last].kind = kind
    } else {
      stretches.append(GestureAnalysis.Stretch(kind: kind, from: time, until: time))
    }
  }
}
