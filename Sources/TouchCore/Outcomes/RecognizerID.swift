/// Names a recognizer to the arbiter: a small number, dense, so that sets of them are bits.
public struct RecognizerID: Hashable, Comparable, Sendable {
  /// The index in the arbiter's table.
  public var index: Int

  /// Creates an id from an index in the table.
  @inlinable public init(_ index: Int) { self.index = index }

  /// Whether one index comes before the other.
  public static func < (lhs: RecognizerID, rhs: RecognizerID) -> Bool { lhs.index < rhs.index }
}
