/// A pointer over a view that does not touch it (rule 6.15).
///
/// The recognizer hands in region contacts: `began` is a pointer that enters, `moved` one that
/// moves, `ended` one that leaves. The gesture lasts from the first to enter to the last to leave.
public struct HoverMachine: GestureMachine {
  /// Where the attempt stands.
  private enum State {
    /// No pointer is over the view.
    case possible
    /// A pointer is over the view.
    case active
    /// The attempt is over.
    case finished
  }

  private var state = State.possible
  private var pointers = FingerList()

  /// Creates a machine that waits for a pointer.
  public init() {}

  /// The gesture is under way with the pointers that it knows.
  public mutating func begin(with contacts: [ContactSample], at time: TouchTime) -> Bool {
    if case .possible = state { state = .active }
    return true
  }

  /// Begins with the first pointer that enters.
  public mutating func began(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    if case .finished = state { return .finished }
    guard pointers.add(contacts) > 0, case .possible = state else { return .wait(progress) }
    state = .active
    return .began(.hovering)
  }

  /// Goes on with each move of a pointer.
  public mutating func moved(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    pointers.move(contacts) ? GestureAnswer(.changed, .hovering) : .wait(progress)
  }

  /// Ends when the last pointer has left.
  public mutating func ended(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    left(contacts, .ended(.pointerLeft))
  }

  /// Breaks off when the last pointer is taken.
  public mutating func cancelled(_ contacts: [ContactSample], at time: TouchTime) -> GestureAnswer {
    left(contacts, .cancelled)
  }

  /// Discards the pointers.
  public mutating func reset() {
    state = .possible
    pointers.removeAll()
  }

  // MARK: Steps

  /// How far the attempt has come.
  private var progress: GestureReason {
    switch state {
    case .possible: .measured(.tooFewTouches, 0, limit: 1)
    case .active: .hovering
    case .finished: .finished
    }
  }

  /// Removes pointers; with the last one the gesture is over.
  private mutating func left(_ contacts: [ContactSample], _ answer: GestureAnswer) -> GestureAnswer
  {
    guard pointers.remove(contacts) > 0, pointers.isEmpty else { return .wait(progress) }
    state = .finished
    return answer
  }
}
