/// Where a recognizer stands, and what it asks for, with UIKit's raw values (rule 4.1).
///
/// The one vocabulary from a gesture's machine to its action: UIKit calls it `UIGestureRecognizer.State`.
public enum GestureState: Int, Hashable, Sendable, CustomStringConvertible {
  /// Nothing decided yet.
  case possible = 0
  /// A continuous gesture began.
  case began = 1
  /// A continuous gesture went on.
  case changed = 2
  /// A gesture was recognized, or a continuous one ended.
  case ended = 3
  /// A continuous gesture was broken off.
  case cancelled = 4
  /// This attempt did not become the gesture.
  case failed = 5

  /// The same as `ended`, by the name used for discrete gestures.
  public static let recognized = GestureState.ended

  /// The state as it is written in Swift: `ended`.
  public var description: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  /// Whether a continuous gesture is under way.
  @inlinable public var isActive: Bool {
    switch self {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    }
  }

  /// Whether the attempt is over.
  @inlinable public var isFinished: Bool {
    switch self {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// The state that asking for `wish` leads to from here, by the rules of legal transitions.
  ///
  /// From possible, changed means began and cancelled means failed; from an active state, began means
  /// changed and failed means cancelled; possible, and anything after a finished state, is ignored
  /// (rules 4.2 and 4.3).
  ///
  /// - Parameter wish: The state asked for.
  /// - Returns: The state to enter, or nil where the request is ignored.
  public func normalized(_ wish: GestureState) -> GestureState? {
    switch (self, wish) {
    case (_, .possible), (.ended, _), (.cancelled, _), (.failed, _): nil
    case (.possible, .began), (.possible, .changed): .began
    case (.possible, .ended): .ended
    case (.possible, .cancelled), (.possible, .failed): .failed
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed): .changed
    case (.began, .ended), (.changed, .ended): .ended
    case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed):
      .cancelled
    }
  }
}
