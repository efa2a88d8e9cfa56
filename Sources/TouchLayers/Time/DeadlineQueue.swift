package import TouchCore

/// Actions that wait for a time: by the time, then in the order in which they were scheduled.
#if !hasFeature(Embedded)
  @MainActor
#endif
package final class DeadlineQueue {
  /// One thing that waits.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  package final class Deadline {
    /// When it is due.
    ///
    /// Read here, where `due` is declared: a module above would check the access each time (Decision 0010).
    package var time: TouchTime { due }
    @exclusivity(unchecked) fileprivate var due: TouchTime
    /// Recurring deadlines don't keep the queue busy: repeating ones, and those without a listener.
    package let isRecurring: Bool
    @exclusivity(unchecked) fileprivate var sequence: Int
    /// Where it is in the heap; nil while it isn't.
    @exclusivity(unchecked) fileprivate var position: Int?
    @exclusivity(unchecked) nonisolated(unsafe) fileprivate var action: Action?

    /// Whether the moment is still to come.
    package var isPending: Bool { position != nil }

    /// Whether it is used again after it has passed.
    private let isKept: Bool

    /// Creates a deadline that waits for nothing yet, and can be rescheduled as often as one likes.
    package init(action: @escaping Action) {
      due = .zero
      sequence = 0
      isRecurring = false
      isKept = true
      self.action = action
    }

    fileprivate func release() {
      if !isPending, !isKept { action = nil }
    }

    fileprivate init(time: TouchTime, sequence: Int, isRecurring: Bool, action: @escaping Action) {
      due = time
      self.sequence = sequence
      self.isRecurring = isRecurring
      isKept = false
      self.action = action
    }

    fileprivate func comes(before other: Deadline) -> Bool {
      due == other.due ? sequence < other.sequence : due < other.due
    }
  }

  /// A binary heap: no deadline comes before the one at half its index.
  ///
  /// For speed, a deadline is counted as it comes and as it goes, not wherever it moves.
  @exclusivity(unchecked) nonisolated(unsafe) private var heap: [Unmanaged<Deadline>] = []
  @exclusivity(unchecked) private var lastSequence = 0
  @exclusivity(unchecked) private var lasting = 0

  /// Creates an empty queue.
  package init() {}

  deinit {
    // Breaks the cycle owner → deadline → action → owner.
    for deadline in heap { deadline.takeRetainedValue().action = nil }
  }

  /// What is due next.
  package var next: Deadline? { heap.first?.takeUnretainedValue() }

  /// When something is due next.
  var nextTime: TouchTime? {
    var time: TouchTime?
    if !heap.isEmpty { heap[0].use { time = $0.due } }
    return time
  }

  /// Whether everything that waits comes again and again.
  package var hasOnlyRecurring: Bool { lasting == 0 }

  /// Waits for a moment, then calls the action once.
  ///
  /// - Complexity: O(log *n*).
  @discardableResult
  package func schedule(
    at time: TouchTime,
    isRecurring: Bool = false,
    action: @escaping Action
  ) -> Deadline {
    let deadline = Deadline(
      time: time,
      sequence: nextSequence(),
      isRecurring: isRecurring,
      action: action
    )
    push(deadline)
    return deadline
  }

  /// Waits for another moment with the same action; also from inside the action.
  ///
  /// Does nothing with one that was cancelled or is over.
  ///
  /// - Complexity: O(log *n*).
  package func reschedule(_ deadline: Deadline, at time: TouchTime) {
    guard deadline.action != nil else { return }
    deadline.due = time
    deadline.sequence = nextSequence()
    if let position = deadline.position {
      place(Unmanaged.passUnretained(deadline), from: position)
    } else {
      push(deadline)
    }
  }

  /// Stops waiting, for good; does nothing with one that is over.
  ///
  /// - Complexity: O(log *n*).
  package func cancel(_ deadline: Deadline) {
    take(deadline)
    deadline.action = nil
  }

  /// Stops waiting until the deadline is rescheduled; does nothing with one that doesn't wait.
  ///
  /// - Complexity: O(log *n*).
  package func suspend(_ deadline: Deadline) { take(deadline) }

  /// Takes out what is due first, if it is due at a moment or before it.
  package func popNext(dueAt time: TouchTime) -> Deadline? {
    guard let next = nextTime, next <= time else { return nil }
    let first = heap[0].takeUnretainedValue()
    take(first)
    return first
  }

  /// Calls the action of what was taken out, and lets go of it unless it waits again.
  package func run(_ deadline: Deadline) {
    deadline.action?()
    deadline.release()
  }

  // MARK: The heap

  private func nextSequence() -> Int {
    lastSequence += 1
    return lastSequence
  }

  private func push(_ deadline: Deadline) {
    if !deadline.isRecurring { lasting += 1 }
    let entry = Unmanaged.passRetained(deadline)
    heap.append(entry)
    rise(entry, from: heap.count - 1)
  }

  private func take(_ deadline: Deadline) {
    guard let hole = deadline.position else { return }
    deadline.position = nil
    if !deadline.isRecurring { lasting -= 1 }
    let last = heap.removeLast()
    if hole < heap.count { place(last, from: hole) }
    Unmanaged.passUnretained(deadline).release()
  }

  /// Puts a deadline where it belongs, from an index on that is free or its own.
  private func place(_ deadline: Unmanaged<Deadline>, from position: Int) {
    if rise(deadline, from: position) == position { sink(deadline, from: position) }
  }

  private func put(_ deadline: Unmanaged<Deadline>, at position: Int) {
    heap[position] = deadline
    deadline.use { $0.position = position }
  }

  @discardableResult
  private func rise(_ deadline: Unmanaged<Deadline>, from start: Int) -> Int {
    var position = start
    while position > 0 {
      let above = (position - 1) / 2
      guard deadline.comes(before: heap[above]) else { break }
      put(heap[above], at: position)
      position = above
    }
    put(deadline, at: position)
    return position
  }

  private func sink(_ deadline: Unmanaged<Deadline>, from start: Int) {
    var position = start
    while true {
      var below = 2 * position + 1
      guard below < heap.count else { break }
      if below + 1 < heap.count, heap[below + 1].comes(before: heap[below]) { below += 1 }
      guard heap[below].comes(before: deadline) else { break }
      put(heap[below], at: position)
      position = below
    }
    if position != start { put(deadline, at: position) }
  }
}

#if !hasFeature(Embedded)
  @MainActor
#endif
extension Unmanaged<DeadlineQueue.Deadline> {
  fileprivate func comes(before other: Self) -> Bool {
    meets { one in other.meets { one.comes(before: $0) } }
  }
}
