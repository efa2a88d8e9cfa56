/// Why a synthetic finger can't do what a test asks.
///
/// Views are named by the property that holds them (`save`), or else by their class and frame.
public enum FingerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another view is in front of the view at the touched place.
  case covered(view: String, by: String)
  /// An ancestor's own `hitTest(_:with:)` gives the touch to another view.
  case givenAway(view: String, to: String)
  /// The view is hidden, or an ancestor is (`by`).
  case hidden(view: String, by: String?)
  /// The view is transparent (`alpha` below 0.01), or an ancestor is (`by`).
  case transparent(view: String, by: String?)
  /// User interaction is disabled for the view, or for an ancestor (`by`).
  case interactionDisabled(view: String, by: String?)
  /// The touched place is outside of an ancestor's bounds.
  case outside(view: String, of: String)
  /// The touched place isn't in the view.
  case beside(view: String)
  /// The place is beyond the screen.
  case offScreen(view: String)
  /// The view is in no window.
  case inNoWindow(view: String)
  /// The view's window belongs to another stage.
  case onOtherStage(view: String)
  /// The finger moves, presses or lifts, but is up.
  case isUp(finger: Int, action: String)
  /// The finger is put down, but is down.
  case isDown(finger: Int)
  /// A force was asked for on a screen that measures none.
  case noForce
  /// A coordinate, time or force isn't a finite number, or a time or force is negative.
  case notANumber
  /// A gesture of fewer fingers than it can have, or more.
  case impossibleCount(Int, needs: String)

  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .covered(let view, let other): "\(view) can't be hit: it is under \(other)"
    case .givenAway(let view, let other):
      "\(view) can't be hit: the hit test gives the touch to \(other)"
    case .hidden(let view, let other): "\(view) can't be hit: \(Self.subject(other)) is hidden"
    case .transparent(let view, let other):
      "\(view) can't be hit: \(Self.subject(other)) is transparent (alpha below 0.01)"
    case .interactionDisabled(let view, let other):
      "\(view) can't be hit: \(Self.subject(other)) has user interaction disabled"
    case .outside(let view, let other):
      "\(view) can't be hit: the place is outside of its superview \(other)"
    case .beside(let view): "\(view) can't be hit: the place is outside of it"
    case .offScreen(let view): "\(view) can't be hit: the place is beyond the screen"
    case .inNoWindow(let view): "\(view) can't be hit: it is in no window"
    case .onOtherStage(let view): "\(view) can't be hit: it is on another stage"
    case .isUp(let finger, let action): "finger \(finger) can't \(action): it is up"
    case .isDown(let finger): "finger \(finger) can't go down: it is down already"
    case .noForce:
      "the screen measures no force: give the stage a maximumForce"
    case .notANumber: "a place, a time or a force must be a finite number, and no less than 0"
    case .impossibleCount(let count, let needs): "\(count) fingers can't do this: it needs \(needs)"
    }
  }

  private static func subject(_ ancestor: String?) -> String {
    ancestor.map { "\($0), which it is in," } ?? "it"
  }
}
