public import TouchCore
public import TouchGraphics

/// A moment of a recording that is worth a look.
public struct KeyFrame: Hashable, Sendable {
  /// What makes a moment worth a look, the least first.
  enum Interest: Int, Comparable, Sendable {
    /// Something looks different from before.
    case change
    /// A finger landed, or left.
    case touch
    /// A gesture began, ended or was recognized.
    case gesture
    /// The picture before anything happened, or the one behind everything.
    case frame

    static func < (lhs: Interest, rhs: Interest) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// When it is.
  public var time: TouchTime
  /// What is seen.
  public var picture: DisplayList
  /// What gestures did since the frame before, as in `pan began`.
  public var events: [String]
  var interest: Interest
}
