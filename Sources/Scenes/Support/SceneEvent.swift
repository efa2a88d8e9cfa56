public import DeliberateTouch
public import TouchCore

/// What a scene tells of a gesture beyond the actions of its recognizers.
public struct SceneEvent {
  /// The gesture or control that it is about.
  public var gesture: String
  /// What happened.
  public var kind: Kind
  /// Where, in points of the window; nil where it has no place.
  public var location: Point?

  /// What can happen.
  public enum Kind {
    // MARK: Presses and their menus

    /// A press started.
    case started
    /// Its force changed; 0 to 1.
    case force(Double)
    /// Its force reached 1, and what it opened stays.
    case fixed
    /// Its finger went before that.
    case ended
    /// An icon of the menu was chosen, by its name.
    case chosen(String)
    /// The menu went, and nothing was chosen.
    case dismissed

    // MARK: Taps

    /// A tap was counted; so many since the trigger was placed.
    case count(Int)

    // MARK: Swipes

    /// A finger swiped; where to.
    case swiped(SwipeDirection)
    /// A finger drew a shape of this name.
    case drew(String)

    // MARK: Confirming

    /// A finger presses, and its intention follows.
    case updating
    /// The intention is full.
    case selected
    /// The finger is where a lift confirms.
    case confirmed
    /// It was lifted there: the action was sent.
    case sent

    // MARK: Drawers and carried views

    /// A drawer came to rest open.
    case opened
    /// A drawer came to rest closed.
    case closed
    /// A view of this name was picked up.
    case pickedUp(String)
    /// A view was dropped into a container of this name.
    case dropped(String)

    // MARK: None of it

    /// It came to nothing, and why.
    case missed(GestureReason)
  }

  /// Creates an event.
  public init(_ gesture: String, _ kind: Kind, at location: Point? = nil) {
    self.gesture = gesture
    self.kind = kind
    self.location = location
  }
}
