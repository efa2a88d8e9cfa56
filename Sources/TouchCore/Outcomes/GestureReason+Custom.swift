/// A client's own words for why a gesture did or did not happen.
///
/// Made of a literal, so that a reason stays a plain value that costs nothing to hand on.
public struct ReasonText: Hashable, Sendable, CustomStringConvertible {
  private let text: StaticString

  /// Creates words from a literal.
  public init(_ text: StaticString) { self.text = text }

  /// The words.
  public var description: String {
    text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether both say the same.
  public static func == (one: ReasonText, other: ReasonText) -> Bool {
    one.text.withUTF8Buffer { mine in
      other.text.withUTF8Buffer { its in
        mine.count == its.count && zip(mine, its).allSatisfy { $0 == $1 }
      }
    }
  }

  /// Feeds the words to a hasher.
  public func hash(into hasher: inout Hasher) {
    text.withUTF8Buffer { bytes in
      for byte in bytes { hasher.combine(byte) }
    }
  }
}

/// A gesture that can say why it is where it is.
///
/// A recognizer outside of UIKit conforms to be explained as well as the built-in ones: the reason is
/// read when the recognizer sets its state.
public protocol GestureExplaining: AnyObject {
  /// What led to the state that the gesture is about to enter.
  var gestureReason: GestureReason { get }
  /// When that was decided, where it was before the gesture enters the state: a finger that made it fail may have
  /// been lifted long before the last one. Nil, unless a class says otherwise: right now.
  var gestureReasonTime: TouchTime? { get }
}

extension GestureExplaining {
  /// When the reason was decided: right now.
  public var gestureReasonTime: TouchTime? { nil }
}
