import TouchCore

/// Why a synthetic finger can't do what a test asks.
///
/// Views are named by the property that holds them (`save`), or else by their class and frame.
public enum FingerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another view is in front of the view at the touched location.
  case covered(view: String, by: String)
  /// Another controller is presented over the view's, or is being dismissed and not gone yet.
  case underPresented(view: String, controller: String, isLeaving: Bool)
  /// A view's own `hitTest(_:with:)`, or that of one that it is in, gives the touch to another view, which isn't in front.
  case givenAway(view: String, to: String)
  /// The scroll view that the view is in goes on by itself, and takes the touch, which stops it.
  case scrolling(view: String, scroll: String)
  /// The view is hidden, or an ancestor is (`by`).
  case hidden(view: String, by: String?)
  /// The view is transparent (`alpha` below 0.01), or an ancestor is (`by`).
  case transparent(view: String, by: String?)
  /// The view is being animated without `allowUserInteraction`, or an ancestor is (`by`) (rule 2.6).
  case animated(view: String, by: String?)
  /// User interaction is disabled for the view, or for an ancestor (`by`); the touch gets to another view, if to any.
  case interactionDisabled(view: String, by: String?, to: String?)
  /// The touched location is outside of an ancestor's bounds.
  case outside(view: String, of: String)
  /// The view's own `point(inside:with:)` or `hitTest(_:with:)` leaves the touched location out; another view takes the
  /// touch, if any does.
  case declined(view: String, method: String, to: String?)
  /// The touched location isn't in the view.
  case beside(view: String)
  /// The touched location is on the view's right or bottom edge, which is outside of it (rule 2.3).
  case onFarEdge(view: String)
  /// The view has no width or no height on the screen; both are given, in points.
  case empty(view: String, width: Double, height: Double)
  /// One of several fingers, so many points apart, would land outside of the view, at a point of the screen.
  case besideChord(view: String, fingers: Int, apart: Double, x: Double, y: Double)
  /// The location is beyond the screen.
  case offScreen(view: String)
  /// A finger would land at a point beyond the screen, of which the width and the height are given.
  ///
  /// A finger that is down may be moved there: surfaces report such locations, too.
  case landsOffScreen(x: Double, y: Double, width: Double, height: Double)
  /// One of several fingers, so many points apart, would land at a point beyond the screen, of which the width and the
  /// height are given.
  case chordOffScreen(
    fingers: Int,
    apart: Double,
    x: Double,
    y: Double,
    width: Double,
    height: Double
  )
  /// The view is in no window.
  case inNoWindow(view: String)
  /// The view is in no window, as another controller is presented over its own.
  case presentedOver(view: String, by: String)
  /// The view's window belongs to another stage, or was shown before the stage was made.
  case onOtherStage(view: String)
  /// The application isn't active, and takes no input.
  case notActive(view: String)
  /// The finger moves, presses or lifts, but is up.
  case isUp(finger: Int, action: String)
  /// The finger moves, presses or lifts, but its touch was cancelled since it went down.
  case wasCancelled(finger: Int, action: String)
  /// The finger is put down, but is down.
  case isDown(finger: Int)
  /// A force was asked for on a screen that measures none.
  case noForce
  /// A number, a location or an edge that no finger can follow: what it is, and what it must be.
  case impossible(String, value: String, needs: String)
  /// A gesture of fewer fingers than it can have, or more.
  case impossibleCount(Int, needs: String)
  /// A flick that would be over in less than a frame; `most` is the velocity that its distance allows.
  case tooFast(velocity: Double, most: Double, distance: Double, rate: Double)
  /// Timelines without a step.
  case nothingToDo

  /// What is wrong, in one line.
  public var description: String {
    switch self {
    case .covered(let view, let other): "\(view) can't be hit: it is under \(other)"
    case .underPresented(let view, let controller, let isLeaving):
      "\(view) can't be hit: \(controller) is presented over it"
        + (isLeaving ? ", and is not dismissed yet" : "")
    case .givenAway(let view, let other):
      "\(view) can't be hit: the hit test gives the touch to \(other)"
    case .scrolling(let view, let scroll):
      "\(view) can't be hit: \(scroll), which it is in, is still scrolling, and takes the touch that stops it"
    case .hidden(let view, let other): "\(view) can't be hit: \(Self.subject(other)) is hidden"
    case .transparent(let view, let other):
      "\(view) can't be hit: \(Self.subject(other)) is transparent (alpha below 0.01)"
    case .animated(let view, let other):
      "\(view) can't be hit: \(Self.subject(other)) is being animated, and takes no touch until that is over "
        + "(allowUserInteraction)"
    case .interactionDisabled(let view, let other, let taker):
      "\(view) can't be hit: \(Self.subject(other)) has user interaction disabled"
        + (taker.map { ", so that \($0) takes the touch" } ?? "")
    case .outside(let view, let other):
      "\(view) can't be hit: the place is outside of its superview \(other)"
    case .declined(let view, let method, let other):
      "\(view) can't be hit: its own \(method) leaves the place out"
        + (other.map { ", so that \($0) takes the touch" } ?? "")
    case .beside(let view): "\(view) can't be hit: the place is outside of it"
    case .onFarEdge(let view):
      "\(view) can't be hit: the place is on its right or bottom edge, which is outside of it"
    case .empty(let view, let width, let height):
      "\(view) can't be hit: on the screen it is \(NumberWords.text(width)) by \(NumberWords.text(height)) points"
    case .besideChord(let view, let fingers, let distance, let x, let y):
      "\(view) can't be hit by \(fingers) fingers, \(NumberWords.text(distance)) points apart: one "
        + "at \(NumberWords.text(x, y)) is outside of it"
    case .offScreen(let view): "\(view) can't be hit: the place is beyond the screen"
    case .landsOffScreen(let x, let y, let width, let height):
      "a finger can't land at (\(NumberWords.text(x, beyond: width)), "
        + "\(NumberWords.text(y, beyond: height))): the screen is "
        + "\(NumberWords.text(width)) by \(NumberWords.text(height)) points"
    case .chordOffScreen(let fingers, let distance, let x, let y, let width, let height):
      "\(fingers) fingers, \(NumberWords.text(distance)) points apart, can't land here: one at "
        + "(\(NumberWords.text(x)), \(NumberWords.text(y))) would be beyond the screen, which is "
        + "\(NumberWords.text(width)) by \(NumberWords.text(height)) points"
    case .inNoWindow(let view): "\(view) can't be hit: it is in no window"
    case .presentedOver(let view, let other):
      "\(view) can't be hit: it is in no window, as \(other) is presented over it"
    case .onOtherStage(let view):
      "\(view) can't be hit: its window is on another stage, or was shown before this one was made"
    case .notActive(let view):
      "\(view) can't be hit: the application isn't active, and takes no touch until it is"
    case .isUp(let finger, let action): "finger \(finger) can't \(action): it is up"
    case .wasCancelled(let finger, let action):
      "finger \(finger) can't \(action): its touch was cancelled, and it is up"
    case .isDown(let finger): "finger \(finger) can't go down: it is down already"
    case .noForce:
      "the screen measures no force: give the stage a maximumForce"
    case .impossible(let argument, let value, let needs):
      "\(argument) can't be \(value): it must be \(needs)"
    case .impossibleCount(let count, let needs): "\(count) fingers can't do this: it needs \(needs)"
    case .tooFast(let velocity, let most, let distance, let rate):
      "a flick of \(NumberWords.text(distance)) points can't lift with \(NumberWords.text(velocity)) "
        + "points a second: at \(NumberWords.text(rate)) frames a second it takes a velocity of at most "
        + "\(NumberWords.text(most: most)), or a longer distance"
    case .nothingToDo: "the fingers have nothing to do: give a timeline a step, as down(at:)"
    }
  }

  /// The same of one of several fingers at a distance of each other, at a point of the screen.
  func ofChord(_ fingers: Int, apart distance: Double, at point: Point) -> FingerError {
    switch self {
    case .beside(let view) where fingers > 1, .onFarEdge(let view) where fingers > 1:
      return .besideChord(view: view, fingers: fingers, apart: distance, x: point.x, y: point.y)
    case .landsOffScreen(let x, let y, let width, let height) where fingers > 1:
      return .chordOffScreen(
        fingers: fingers,
        apart: distance,
        x: x,
        y: y,
        width: width,
        height: height
      )
    default: return self
    }
  }

  private static func subject(_ ancestor: String?) -> String {
    ancestor.map { "\($0), which it is in," } ?? "it"
  }
}
