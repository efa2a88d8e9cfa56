public import DeliberateTouch
public import UIKit

/// An event of a gesture that the actions of the scene's recognizers don't report.
public struct SceneEvent {
  /// The gesture's or control's name.
  public var gesture: String
  /// What happened.
  public var kind: Kind
  /// The location in points of the window; nil if there is none.
  public var location: CGPoint?

  /// The kinds of events.
  public enum Kind {
    // MARK: Presses and their menus

    /// A press started.
    case started
    /// Its force changed; 0 to 1.
    case force(Double)
    /// Its force reached 1, and what it opened stays.
    case fixed
    /// It ended before that.
    case ended
    /// An icon of the menu was chosen; its name.
    case chosen(String)
    /// The menu closed without a choice.
    case dismissed

    // MARK: Taps

    /// A tap was counted; the number since the trigger began.
    case count(Int)
    /// As many taps as it takes were counted.
    case unlocked

    // MARK: Swipes

    /// A finger swiped; the direction.
    case swiped(SwipeDirection)
    /// A finger drew a shape; its name.
    case drew(String)

    // MARK: Confirming

    /// A finger presses and changes the intention.
    case updating
    /// The intention is full.
    case selected
    /// The finger is where lifting confirms.
    case confirmed
    /// It was lifted there, and the action was sent.
    case sent

    // MARK: Drawers and carried views

    /// A drawer came to rest open.
    case opened
    /// A drawer came to rest closed.
    case closed
    /// A view was picked up; its name.
    case pickedUp(String)
    /// A view was dropped; the container's name.
    case dropped(String)

    // MARK: Failures

    /// Nothing was recognized; the reason.
    case missed(GestureMiss)
  }

  /// Creates an event.
  public init(_ gesture: String, _ kind: Kind, at location: CGPoint? = nil) {
    self.gesture = gesture
    self.kind = kind
    self.location = location
  }
}

extension SceneEvent {
  /// How the gesture came out, in a word, as `sent` or `missed`; nil while it is on its way.
  public var outcome: String? {
    switch kind {
    case .fixed: "fixed"
    case .count: "count"
    case .unlocked: "unlocked"
    case .swiped: "swiped"
    case .drew: "drew"
    case .sent: "sent"
    case .opened: "opened"
    case .dropped: "dropped"
    case .missed: "missed"
    case .started, .force, .ended, .chosen, .dismissed, .updating, .selected, .confirmed, .closed,
      .pickedUp:
      nil
    }
  }
}
