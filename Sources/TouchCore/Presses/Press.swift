/// One button of a remote control, a game controller or a keyboard at one moment (rule 9.3).
public struct Press: Hashable, Sendable {
  /// The buttons that there are, with UIKit's raw values.
  public enum Button: Int, Hashable, Sendable {
    /// The arrow that points up.
    case upArrow = 0
    /// The arrow that points down.
    case downArrow = 1
    /// The arrow that points to the left.
    case leftArrow = 2
    /// The arrow that points to the right.
    case rightArrow = 3
    /// The button that selects.
    case select = 4
    /// The button that leads to the menu, or back.
    case menu = 5
    /// The button that plays and pauses.
    case playPause = 6
    /// The button that turns a page up.
    case pageUp = 30
    /// The button that turns a page down.
    case pageDown = 31
    /// A key of a keyboard, which `Press.key` names; ours, Apple's has no name.
    case keyboard = 2000
  }

  /// What happened to the button since the frame before.
  ///
  /// A button that did not change is left out of its frame, so there is no `stationary` here.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// The button went down.
    case began
    /// The force on the button changed.
    case changed
    /// The button came up.
    case ended
    /// The button was taken away: the device is gone, or the system took over.
    case cancelled
  }

  /// Which button this is; it is pressed once at a time.
  public var button: Button
  /// Which key this is, where the button is `keyboard`; it is pressed once at a time.
  public var key: Key?
  /// What happened to it.
  public var phase: Phase
  /// How hard it is pressed, from 0 to 1; nil for a button that is only up or down.
  public var force: Double?

  /// Creates a press.
  public init(_ button: Button, _ phase: Phase, force: Double? = nil) {
    self.button = button
    self.phase = phase
    self.force = force
  }
}

extension Press.Button: CaseIterable {
  /// The buttons that aren't keys of a keyboard.
  public static let allCases: [Press.Button] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
  ]
}
