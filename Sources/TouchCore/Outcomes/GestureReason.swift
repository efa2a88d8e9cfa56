/// Why a gesture waits, begins, goes on, ends or fails.
///
/// The same reason can stand behind different states: `.measured(.travelled, 4, limit: 10)` makes a pan
/// wait and, at the lift, fail.
public enum GestureReason: Hashable, Sendable {
  /// A value was held against a limit; the kind says what it is, and its unit.
  case measured(MeasureKind, Double, limit: Double)

  // MARK: The course of an attempt

  /// The gesture has begun and follows its fingers.
  case following
  /// The last finger was lifted.
  case lifted
  /// The fingers were taken away.
  case touchesCancelled
  /// A pointer is over the view.
  case hovering
  /// The pointer left the view.
  case pointerLeft
  /// The gesture was over before this input came.
  case finished

  // MARK: Others

  /// Another recognizer was recognized and excludes this one (rules 4.12, 4.13).
  case prevented(by: RecognizerID)
  /// A recognizer that had to fail first was recognized (rule 4.18).
  case requirementRecognized(RecognizerID)
  /// A view or the delegate said no when the gesture wanted to begin (rules 4.9, 4.10).
  case refused(by: Refuser)
  /// The recognizer was disabled (rule 4.24).
  case disabled
  /// The recognizer, or its view, was removed (rule 4.28).
  case removed
  /// The recognizer's own code set the state in one of its callbacks, while it tracked so many touches, and gave
  /// no reason.
  case decided(in: GestureCallback, touches: Int)
  /// The recognizer's own code set the state, outside of a callback, and gave no reason.
  case unexplained
  /// The recognizer's own code set the state and said why, perhaps with what it measured.
  case explained(ReasonText, GestureMeasure?)
}

extension GestureReason {
  /// A number of fingers or taps was held against a limit.
  public static func measured(_ kind: MeasureKind, _ count: Int, limit: Int) -> GestureReason {
    .measured(kind, Double(count), limit: Double(limit))
  }

  /// A time was held against a limit; both are kept in seconds.
  public static func measured(
    _ kind: MeasureKind,
    _ time: TouchTime,
    limit: TouchTime
  ) -> GestureReason {
    .measured(kind, time.seconds, limit: limit.seconds)
  }

  /// What was measured and the limit it was held against; nil for a reason that is no threshold.
  public var measure: GestureMeasure? {
    switch self {
    case .measured(let kind, let value, let limit):
      GestureMeasure(value, kind.bound, limit, kind.unit)
    case .explained(_, let measure): measure
    case .following, .lifted, .touchesCancelled, .hovering, .pointerLeft, .finished, .prevented,
      .requirementRecognized, .refused, .disabled, .removed, .decided, .unexplained:
      nil
    }
  }
}

extension GestureReason {
  /// Whether less was lacking of what has to be reached than for another reason of its kind; nil is the farthest.
  package func isCloser(than other: GestureReason?) -> Bool {
    guard case .measured(_, let value, let limit) = self else { return false }
    guard case .measured(_, let before, let needed)? = other else { return value > 0 }
    return value - limit > before - needed
  }
}

/// A method of a recognizer that the engine calls with inputs.
public enum GestureCallback: Hashable, Sendable {
  /// `touchesBegan(_:with:)`.
  case touchesBegan
  /// `touchesMoved(_:with:)`.
  case touchesMoved
  /// `touchesEnded(_:with:)`.
  case touchesEnded
  /// `touchesCancelled(_:with:)`.
  case touchesCancelled
  /// One of the four that are called with presses.
  case presses
}

/// Who said no to a gesture that wanted to begin.
public enum Refuser: Hashable, Sendable {
  /// A view between the touched view and the recognizer's (rule 4.10).
  case view
  /// The recognizer's delegate (rule 4.9).
  case delegate
}
