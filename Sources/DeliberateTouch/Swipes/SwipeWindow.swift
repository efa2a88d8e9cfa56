import TouchCore
public import UIKit

/// A window that recognizes swipes anywhere in it, however its views handle the touches.
///
/// ```swift
/// let window = SwipeWindow(frame: UIScreen.main.bounds)
/// window.onGesture = { gesture, view in
///   if case .swipe(.left) = gesture { pages.next() }
/// }
/// ```
///
/// It tracks single touches before any view receives them, and always delivers them.
///
/// A touch that is lifted more than `travel` points from its start, and never was more than `stray`
/// points away from its line, is a swipe. A slow one counts too, and a small reversal at the end
/// doesn't reverse it. A second finger or a cancellation ends the tracking (deliberate gestures 3).
///
/// With Foundation, each swipe is also posted as a notification, such as `swipeLeftNotification`:
/// `swipe left`, `swipe right`, `swipe up` or `swipe down`, with the view first touched under `view`.
open class SwipeWindow: UIWindow {
  /// The coordinate space in which a finger's path is measured.
  public enum Space: Hashable, Sendable {
    /// The view first touched, as it moves: content that scrolls along with a finger reduces the
    /// finger's travel by that much.
    case touchedView
    /// The window.
    case window
  }

  /// A recognized gesture.
  public enum Gesture: Hashable, Sendable {
    /// A swipe.
    case swipe(SwipeDirection)
    /// A drawn shape that matches a template.
    case shape(PointCloudMatcher.Match)
  }

  /// Called with each gesture and the view first touched, before the views receive the lift.
  public var onGesture: ((Gesture, UIView) -> Void)?

  /// Called with each touch that moved and wasn't recognized: the reason, and the view first touched.
  ///
  /// The reason is that the touch was too short, strayed, or was too slow, that a drawing was too small or
  /// resembled no shape enough, that another finger came, or that the touch was cancelled. A touch that may
  /// draw, and is no swipe either, misses what it came closer to. A touch that moved less than 10 points,
  /// such as a plain tap, is no miss. The views receive a lift afterwards.
  public var onMiss: ((GestureMiss, UIView) -> Void)?

  /// The coordinate space of a finger's path; the view first touched by default (deliberate
  /// gestures 3).
  public var space = Space.touchedView

  /// The shapes that a finger can draw instead of swiping; none by default.
  ///
  /// Record a user's drawing with `shapes.record("circle", strokes: [window.path])`. A drawing that
  /// matches a template is a shape, not a swipe.
  public var shapes = PointCloudMatcher()

  /// The minimum score of a match; 0.5 by default, our own choice.
  ///
  /// Among $P's sixteen published shapes no two score above 0.32; a shape drawn with deviations of
  /// a twentieth of its size usually scores 0.6 to 0.77.
  public var minimumScore = 0.5

  /// The minimum width or height of a drawing, in points; 48 by default, our own: a swipe's
  /// `stray`, below which a finger is taken to rest.
  public var minimumShapeSize: CGFloat = 48

  /// How long a finger rests before it draws, in seconds; 0 by default: every touch may draw, and
  /// content beneath scrolls along.
  ///
  /// With a longer time only a touch that rested so long draws a shape, and doesn't scroll: the
  /// scroll views beneath lose it. A touch that moves sooner scrolls and swipes as ever.
  public var drawingDelay: TimeInterval = 0

  /// The locations of the last single touch, in points of the window, for recording a shape.
  public var path: [CGPoint] { drawing.points.map { $0.cgPoint } }

  private var watch = SwipeTracker()
  private var drawing = TouchPath()
  /// What is known of the tracked touch's movement.
  private var movement = Movement()
  /// The tracked touch, and the view that it touched first.
  private var watched: (touch: UITouch, view: UIView)?
  /// Posts the swipes.
  var postbox = Postbox()

  /// The movement of a touch.
  private struct Movement {
    /// Where the touch began, in the window.
    var start = Point.zero
    /// When it began.
    var startTime = TouchTime.zero
    /// Whether it moved so far that it isn't a plain tap.
    var isMeant = false
    /// Whether it draws; nil until it moves.
    var draws: Bool?
  }

  /// How far a finger moves before it means something, in points; a pan's slop (rule 6.5).
  private static let slop = GestureConstants.standard.panSlop
  /// How far a finger may move while it rests, in points: half of that, so that no pan has begun.
  private static let restingMovement = GestureConstants.standard.panSlop / 2

  // MARK: Thresholds

  /// The travel along its direction that a swipe must exceed, in points; 100 by default (deliberate
  /// gestures 3).
  public var travel: CGFloat {
    get { CGFloat(watch.configuration.travel) }
    set { watch.configuration.travel = Double(newValue) }
  }

  /// The maximum distance of a swipe from its line, in points; 48 by default (deliberate gestures
  /// 3).
  public var stray: CGFloat {
    get { CGFloat(watch.configuration.stray) }
    set { watch.configuration.stray = Double(newValue) }
  }

  /// The minimum mean speed of a swipe, in points a second; 0 by default (deliberate gestures 3).
  public var minimumSpeed: CGFloat {
    get { CGFloat(watch.configuration.minimumSpeed) }
    set { watch.configuration.minimumSpeed = Double(newValue) }
  }

  /// The minimum mean acceleration of a swipe, in points a second each second, as of a finger that
  /// starts at rest and gains speed evenly; 0 by default (deliberate gestures 3).
  public var minimumAcceleration: CGFloat {
    get { CGFloat(watch.configuration.minimumAcceleration) }
    set { watch.configuration.minimumAcceleration = Double(newValue) }
  }

  // MARK: Without touch

  /// What assistive code and lists of keys call a gesture; in English by default.
  public var actionTitle: (Gesture) -> String = { SwipeWindow.englishTitle(of: $0) }

  /// The keys that an arrow is pressed with to swipe; Option by default, our own choice.
  public var swipeKeyModifiers = UIKeyModifierFlags.alternate

  /// An action for each direction, and one for each shape, besides those that are set.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { (super.accessibilityCustomActions ?? []) + gestureActions }
    set { super.accessibilityCustomActions = newValue.map { withoutOffered($0) } }
  }

  /// The arrows, with `swipeKeyModifiers`.
  open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + swipeKeys }

  // MARK: Tracking

  /// Tracks the event's touches and delivers the event.
  open override func sendEvent(_ event: UIEvent) {
    look(at: event)
    super.sendEvent(event)
  }

  private func look(at event: UIEvent) {
    guard event.type == .touches, let touches = event.allTouches else { return }
    let contacts = touches.filter { $0.isDown || $0.phase == .ended || $0.phase == .cancelled }
    guard contacts.count > 1 else {
      if let touch = contacts.first { look(at: touch) }
      return
    }
    // A finger that lands in the event in which another one lifts was never beside it.
    let lifted = contacts.filter { !$0.isDown }
    let landed = contacts.filter { $0.phase == .began }
    if lifted.count == 1, landed.count == 1, contacts.count == 2, let before = lifted.first,
      let after = landed.first
    {
      look(at: before)
      look(at: after)
    } else {
      stop(because: .measured(.tooManyTouches, contacts.count, limit: 1))
    }
  }

  private func look(at touch: UITouch) {
    if touch.phase == .began, touch.window === self, let view = touch.view {
      watched = (touch, view)
      drawing.removeAll()
      drawing.add(touch.windowLocation)
      movement = Movement(start: touch.windowLocation, startTime: touch.time)
      watch.began(at: location(of: touch, in: view), time: touch.time)
    } else if let watched, watched.touch === touch {
      follow(touch, watched.view)
    }
  }

  private func follow(_ touch: UITouch, _ view: UIView) {
    guard touch.phase != .cancelled else { return stop(because: .touchesCancelled) }
    guard touch.view === view, view.window === self else { return stop(because: .removed) }
    move(touch)
    drawing.add(touch.windowLocation)
    let location = location(of: touch, in: view)
    guard touch.phase == .ended else { return watch.moved(to: location) }
    watched = nil
    let answer = watch.ended(at: location, time: touch.time)
    let drawn = drawn
    if case .shape(let match) = drawn {
      report(.shape(match), view)
    } else if answer.wish == .ended, let direction = watch.direction {
      report(.swipe(direction), view)
    } else if movement.isMeant {
      onMiss?(GestureMiss(closest(to: answer.reason, drawn)), view)
    }
  }

  /// Decides at a touch's first movement whether it draws, and takes it from scroll views if so.
  private func move(_ touch: UITouch) {
    let travel = touch.windowLocation.distance(to: movement.start)
    if Threshold.reaches(travel, Self.slop) { movement.isMeant = true }
    guard movement.draws == nil, Threshold.exceeds(travel, Self.restingMovement) else { return }
    let rest = touch.time - movement.startTime
    let draws = rest >= .seconds(drawingDelay)
    movement.draws = draws
    guard draws, drawingDelay > 0, !shapes.templates.isEmpty else { return }
    for recognizer in touch.gestureRecognizers ?? [] {
      guard recognizer is UIPanGestureRecognizer, recognizer.view is UIScrollView else { continue }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
  }

  /// What a touch that draws came to.
  private enum Drawn {
    /// A shape.
    case shape(PointCloudMatcher.Match)
    /// Nothing, and why.
    case nothing(GestureReason)
  }

  /// The drawn shape, if it is large enough and matches a template, or why it isn't one; nil for a touch that
  /// doesn't draw.
  private var drawn: Drawn? {
    guard !shapes.templates.isEmpty, movement.draws == true else { return nil }
    guard let match = shapes.match(core: [drawing.points]) else { return nil }
    guard match.score >= minimumScore else {
      return .nothing(.measured(.score, match.score, limit: minimumScore))
    }
    let least = Double(minimumShapeSize)
    return drawing.size >= least
      ? .shape(match) : .nothing(.measured(.drawingSize, drawing.size, limit: least))
  }

  /// Why a touch was neither a swipe nor a shape: of both reasons the one that came closer to its limit, in
  /// parts of the limit.
  private func closest(to swipe: GestureReason, _ drawn: Drawn?) -> GestureReason {
    guard case .nothing(let reason) = drawn, let measure = reason.measure else { return swipe }
    guard let other = swipe.measure else { return reason }
    return measure.relativeSlack >= other.relativeSlack ? reason : swipe
  }

  private func stop(because reason: GestureReason) {
    guard let view = watched?.view else { return }
    watched = nil
    watch.cancel()
    if movement.isMeant { onMiss?(GestureMiss(reason), view) }
  }

  private func location(of touch: UITouch, in view: UIView) -> Point {
    switch space {
    case .touchedView: touch.location(in: view).core
    case .window: touch.windowLocation
    }
  }

  /// Reports a gesture to all that listen.
  func report(_ gesture: Gesture, _ view: UIView) {
    if case .swipe(let direction) = gesture { postbox.post(direction, of: view, from: self) }
    onGesture?(gesture, view)
  }
}
