import TouchCore
import UIKit

/// What is certain about the outcomes of built-in recognizers before any touch.
@MainActor
enum StaticOutcome {
  /// When one is recognized, seen from another's recognition.
  enum Moment {
    /// It can't be told.
    case unknown
    /// Always, and before it.
    case before
    /// Always, and before it unless one move is long enough for both.
    case beforeOrAtOnce
    /// Always, and in the same moment.
    case atOnce
  }

  /// Whether one is recognized whenever another, which gets the same touches, would be.
  static func happens(_ one: UIGestureRecognizer, whenever other: UIGestureRecognizer) -> Moment {
    switch (Known(one), Known(other)) {
    case (.tap(let one), .tap(let other)): taps(one, other)
    case (.longPress(let one), .longPress(let other)): presses(one, other)
    case (.pan(let one), .pan(let other)): pans(one, other)
    case (.pan(let one), .edgePan(let other)): pans(one, other)
    case (.pan(let one), .swipe(let other)): pan(one, swipe: other)
    case (.swipe(let one), .swipe(let other)): swipes(one, other)
    case (.edgePan(let one), .edgePan(let other)):
      other.edges.isSubset(of: one.edges) && !other.edges.isEmpty ? pans(one, other) : .unknown
    case (.pinch(let one), .pinch(let other)):
      byDistance(order(one.thresholds?.pinchSlop, other.thresholds?.pinchSlop))
    case (.rotation(let one), .rotation(let other)):
      byDistance(order(one.thresholds?.rotationSlop, other.thresholds?.rotationSlop))
    default: .unknown
    }
  }

  // MARK: Pairs

  /// A tap of fewer taps comes first, but prevents none of more (rule 4.16): it only makes a requirement
  /// unmeetable.
  private static func taps(_ one: UITapGestureRecognizer, _ other: UITapGestureRecognizer) -> Moment
  {
    guard one.numberOfTouchesRequired == other.numberOfTouchesRequired,
      one.numberOfTapsRequired <= other.numberOfTapsRequired,
      one.buttonMaskRequired == other.buttonMaskRequired,
      let own = one.thresholds, let its = other.thresholds,
      own.tapMovement >= its.tapMovement, own.tapHold >= its.tapHold,
      own.tapGap >= its.tapGap, own.tapDistance >= its.tapDistance
    else { return .unknown }
    return one.numberOfTapsRequired < other.numberOfTapsRequired ? .before : .atOnce
  }

  private static func presses(
    _ one: UILongPressGestureRecognizer,
    _ other: UILongPressGestureRecognizer
  ) -> Moment {
    guard one.numberOfTouchesRequired == other.numberOfTouchesRequired,
      one.numberOfTapsRequired == other.numberOfTapsRequired,
      one.allowableMovement >= other.allowableMovement
    else { return .unknown }
    return order(one.minimumPressDuration, other.minimumPressDuration)
  }

  private static func pans(_ one: UIPanGestureRecognizer, _ other: UIPanGestureRecognizer) -> Moment
  {
    guard one.minimumNumberOfTouches <= other.minimumNumberOfTouches,
      one.maximumNumberOfTouches >= other.maximumNumberOfTouches
    else { return .unknown }
    let moment = byDistance(order(one.thresholds?.panSlop, other.thresholds?.panSlop))
    if case .atOnce = moment, one.minimumNumberOfTouches < other.minimumNumberOfTouches {
      return .beforeOrAtOnce
    }
    return moment
  }

  /// The shortest distance of a swipe is that at the end of its time (rule 6.10).
  private static func pan(
    _ pan: UIPanGestureRecognizer,
    swipe: UISwipeGestureRecognizer
  ) -> Moment {
    let fingers = swipe.numberOfTouchesRequired
    guard pan.minimumNumberOfTouches <= fingers, fingers <= pan.maximumNumberOfTouches,
      let limits = swipe.thresholds, let slop = pan.thresholds?.panSlop
    else { return .unknown }
    let least =
      limits.swipeTravel * (1 - limits.swipeTravelDecay * limits.swipeDuration.seconds)
    return slop < least ? .beforeOrAtOnce : .unknown
  }

  private static func swipes(
    _ one: UISwipeGestureRecognizer,
    _ other: UISwipeGestureRecognizer
  ) -> Moment {
    guard one.numberOfTouchesRequired == other.numberOfTouchesRequired,
      other.direction.isSubset(of: one.direction), !other.direction.isEmpty,
      one.thresholds == other.thresholds
    else { return .unknown }
    return .atOnce
  }

  /// The order of two that a move decides: one that is long enough decides both.
  private static func byDistance(_ moment: Moment) -> Moment {
    if case .before = moment { return .beforeOrAtOnce }
    return moment
  }

  private static func order<Value: Comparable>(_ one: Value?, _ other: Value?) -> Moment {
    guard let one, let other, one <= other else { return .unknown }
    return one == other ? .atOnce : .before
  }

  // MARK: Waits

  /// A wait that people notice.
  struct Wait {
    /// How long, in seconds.
    var seconds: Double
    /// The same in words.
    var words: String
    /// What to do about it.
    var fix: (_ name: String, _ other: String) -> String
  }

  /// The shortest wait that is worth a word, in seconds (our own choice: about what people notice).
  private static let notable = 0.1

  /// How long one waits for another that doesn't come about; nil if the wait is too short to notice.
  static func wait(for other: UIGestureRecognizer, before one: UIGestureRecognizer) -> Wait? {
    switch (Known(one), Known(other)) {
    case (.tap(let one), .tap(let other))
    where other.numberOfTapsRequired > one.numberOfTapsRequired:
      guard let gap = other.thresholds?.tapGap.seconds, gap >= notable else { return nil }
      let text = MeasureText(.seconds).amount(gap)
      return Wait(seconds: gap, words: text) { name, other in
        "let \(name) do at once what \(other) can add to or undo, and remove the requirement; or "
          + "shorten the gap (\(other).maximumGap)"
      }
    case (.pan, .tap(let other)), (.longPress, .tap(let other)):
      guard let limits = other.thresholds, limits.tapHold.seconds >= notable else { return nil }
      let hold = limits.tapHold.seconds
      let words =
        "up to \(MeasureText(.seconds).amount(hold)) or "
        + MeasureText(.points).amount(limits.tapMovement)
      return Wait(seconds: hold, words: words) { name, other in
        "remove the requirement: \(name) prevents \(other) as soon as it begins"
      }
    case (.pan, .swipe(let swipe)), (.edgePan, .swipe(let swipe)), (.longPress, .swipe(let swipe)):
      guard let time = swipe.thresholds?.swipeDuration.seconds, time >= notable else { return nil }
      return Wait(seconds: time, words: "up to \(MeasureText(.seconds).amount(time))") {
        name,
        other in
        "take \(other) from \(name)'s velocity at its end, and remove the requirement"
      }
    case (.tap(let one), .longPress(let press)):
      // The press fails with the lift that recognizes the tap.
      guard press.numberOfTapsRequired >= one.numberOfTapsRequired, press.numberOfTapsRequired > 0,
        let gap = press.thresholds?.tapGap.seconds, gap >= notable
      else { return nil }
      return Wait(seconds: gap, words: MeasureText(.seconds).amount(gap)) { name, other in
        "let \(name) act at once, or take the taps before \(other) away"
      }
    default: return nil
    }
  }
}

/// A recognizer of a class whose ways are known; a client's own subclass may have others.
@MainActor
private enum Known {
  case tap(UITapGestureRecognizer)
  case longPress(UILongPressGestureRecognizer)
  case pan(UIPanGestureRecognizer)
  case edgePan(UIScreenEdgePanGestureRecognizer)
  case pinch(UIPinchGestureRecognizer)
  case rotation(UIRotationGestureRecognizer)
  case swipe(UISwipeGestureRecognizer)
  case other

  init(_ recognizer: UIGestureRecognizer) {
    let kind = type(of: recognizer)
    switch recognizer {
    case let tap as UITapGestureRecognizer where kind == UITapGestureRecognizer.self:
      self = .tap(tap)
    case let press as UILongPressGestureRecognizer
    where kind == UILongPressGestureRecognizer.self:
      self = .longPress(press)
    case let pan as UIScreenEdgePanGestureRecognizer
    where kind == UIScreenEdgePanGestureRecognizer.self:
      self = .edgePan(pan)
    case let pan as UIPanGestureRecognizer where kind == UIPanGestureRecognizer.self:
      self = .pan(pan)
    case let pinch as UIPinchGestureRecognizer where kind == UIPinchGestureRecognizer.self:
      self = .pinch(pinch)
    case let rotation as UIRotationGestureRecognizer
    where kind == UIRotationGestureRecognizer.self:
      self = .rotation(rotation)
    case let swipe as UISwipeGestureRecognizer where kind == UISwipeGestureRecognizer.self:
      self = .swipe(swipe)
    default: self = .other
    }
  }
}
