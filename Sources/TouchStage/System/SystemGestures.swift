public import TouchCore

/// The system's own gestures, which compete with an app's on a stage.
///
/// ```swift
/// stage.system = [.backSwipe, .homeIndicator]
/// ```
///
/// A finger that lands at one of their edges and moves inwards is the system's: it cancels every touch that the app
/// has, and the app is notified of touches only once that finger is up. The thresholds are our own choice, because
/// Apple publishes none.
public struct SystemGestures: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Back, by a swipe from the edge at which lines begin: the left one, or the right one from right to left.
  public static let backSwipe = SystemGestures(rawValue: 1 << 0)
  /// Home, by a swipe up from the bottom edge.
  public static let homeIndicator = SystemGestures(rawValue: 1 << 1)
  /// The notifications, by a swipe down from the top edge.
  public static let notifications = SystemGestures(rawValue: 1 << 2)
  /// Touches that begin at these edges are held back until the system has decided, instead of cancelled later.
  ///
  /// A gesture of the app that begins there comes late, and a tap with its lift.
  public static let delayedTouches = SystemGestures(rawValue: 1 << 3)

  /// The names of the members, in their order.
  public static var names: [(name: String, member: SystemGestures)] {
    [
      ("backSwipe", .backSwipe), ("homeIndicator", .homeIndicator),
      ("notifications", .notifications),
      ("delayedTouches", .delayedTouches),
    ]
  }

  // MARK: Thresholds

  /// How far from its edge a finger lands at most, in points: as for a screen edge pan (rule 6.14).
  public static let strip = 20.0
  /// How far a finger moves inwards before the system takes it, in points: as for a pan (rule 6.6).
  public static let travel = 10.0
  /// How long a finger may rest at the edge: then it is the app's.
  public static let longestRest = TouchTime.milliseconds(500)
  /// How long the next swipe from an edge is the system's, after one that the app had asked to have first.
  public static let secondSwipe = TouchTime.seconds(3)

  /// The edge of a gesture, and what the transcript calls it.
  struct Kind: Hashable {
    let member: SystemGestures
    let edge: RectEdges
    let name: String
    let words: String
  }

  /// The gestures in the set, by edge.
  func kinds(isRightToLeft: Bool) -> [Kind] {
    let all = [
      Kind(
        member: .backSwipe,
        edge: isRightToLeft ? .right : .left,
        name: "backSwipe",
        words: "edge swipe"
      ),
      Kind(
        member: .homeIndicator,
        edge: .bottom,
        name: "homeIndicator",
        words: "swipe up from the bottom edge"
      ),
      Kind(
        member: .notifications,
        edge: .top,
        name: "notifications",
        words: "swipe down from the top edge"
      ),
    ]
    return all.filter { contains($0.member) }
  }
}
