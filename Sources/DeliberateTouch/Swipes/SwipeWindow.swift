public import TouchCore
public import UIKit

/// A window that sees swipes anywhere in it, whatever the views make of the touches.
///
/// ```swift
/// let window = SwipeWindow(frame: UIScreen.main.bounds)
/// window.onGesture = { gesture, view in
///   if case .swipe(.left) = gesture { pages.next() }
/// }
/// ```
///
/// It watches single touches before any view gets them, and always passes them on. A touch that is
/// lifted more than `travel` points beside where it began, and never strayed more than `stray` points
/// from its line, is a swipe. A slow one counts too, and a small reversal at the end doesn't turn it
/// round. A second finger or a cancellation ends the watch (deliberate gestures 3).
///
/// Where Foundation exists, each swipe is posted as a notification as well: `swipe left`, `swipe right`,
/// `swipe up` or `swipe down`, with the view first touched under `view`.
open class SwipeWindow: UIWindow {
  /// Where a finger's way is measured.
  public enum Space: Hashable, Sendable {
    /// In the view first touched, as it moves: content that scrolls along with a finger takes that part
    /// of its way away.
    case touchedView
    /// In the window.
    case window
  }

  /// What a finger did.
  public enum Gesture: Hashable, Sendable {
    /// It swiped.
    case swipe(SwipeDirection)
    /// It drew a shape that is among the templates.
    case shape(PointCloudMatcher.Match)
  }

  /// Called with each gesture and the view first touched, before the views get the lift.
  public var onGesture: ((Gesture, UIView) -> Void)?

  /// Called with each touch that came to nothing: why, and the view first touched.
  ///
  /// The reason is what a swipe lacked: it was too short, strayed or was too slow; or another finger
  /// came, or the touch was taken away. Where it was a lift, the views get it afterwards.
  public var onMiss: ((GestureReason, UIView) -> Void)?

  /// Where a finger's way is measured; in the view first touched by default (deliberate gestures 3).
  public var space = Space.touchedView

  /// The shapes that a finger can draw instead of swiping; none by default.
  ///
  /// Record what a user drew with `shapes.record("circle", strokes: [window.path])`. What is like a
  /// template is a shape and no swipe.
  public var shapes = PointCloudMatcher()

  /// How much a drawing has to be like a template; 0.5 by default, our own choice.
  ///
  /// Of $P's sixteen published shapes no two come to more than 0.32, and a shape drawn with a wobble of
  /// a twentieth of its size comes to 0.6 to 0.77 as a rule.
  public var minimumScore = 0.5

  /// The least width or height of a drawing, in points; 48 by default, our own: the least of a swipe's
  /// stray, below which a finger means to be in one place.
  public var minimumShapeSize: CGFloat = 48

  /// The places of the last single touch, in points of the window: what a shape is recorded from.
  public var path: [Point] { drawing.points }

  private var watch = SwipeTracker()
  private var drawing = TouchPath()
  /// The touch that is watched, and the view that it touched first.
  private var watched: (touch: UITouch, view: UIView)?
  /// Where swipes are posted.
  var postbox = Postbox()

  // MARK: Thresholds

  /// The travel along its direction that a swipe has to exceed, in points; 100 by default
  /// (deliberate gestures 3).
  public var travel: CGFloat {
    get { CGFloat(watch.configuration.travel) }
    set { watch.configuration.travel = Double(newValue) }
  }

  /// The farthest that a swipe may ever be beside its line, in points; 48 by default (deliberate gestures 3).
  public var stray: CGFloat {
    get { CGFloat(watch.configuration.stray) }
    set { watch.configuration.stray = Double(newValue) }
  }

  /// The least mean speed of a swipe, in points a second; 0, the default, for any (deliberate gestures 3).
  public var minimumSpeed: CGFloat {
    get { CGFloat(watch.configuration.minimumSpeed) }
    set { watch.configuration.minimumSpeed = Double(newValue) }
  }

  // MARK: Watching

  /// Looks at the event and passes it on, whatever it is.
  open override func sendEvent(_ event: UIEvent) {
    look(at: event)
    super.sendEvent(event)
  }

  private func look(at event: UIEvent) {
    guard event.type == .touches, let touches = event.allTouches else { return }
    let contacts = touches.filter { $0.isDown || $0.phase == .ended || $0.phase == .cancelled }
    guard contacts.count == 1, let touch = contacts.first else {
      if contacts.count > 1 { stop(because: .tooManyTouches(contacts.count, limit: 1)) }
      return
    }
    if touch.phase == .began, touch.window === self, let view = touch.view {
      watched = (touch, view)
      drawing.removeAll()
      drawing.add(touch.place)
      watch.began(at: place(of: touch, in: view), time: touch.time)
    } else if let watched, watched.touch === touch {
      follow(touch, watched.view)
    }
  }

  private func follow(_ touch: UITouch, _ view: UIView) {
    guard touch.phase != .cancelled else { return stop(because: .touchesCancelled) }
    guard touch.view === view, view.window === self else { return stop(because: .removed) }
    drawing.add(touch.place)
    let place = place(of: touch, in: view)
    guard touch.phase == .ended else { return watch.moved(to: place) }
    watched = nil
    let answer = watch.ended(at: place, time: touch.time)
    if let shape {
      report(.shape(shape), view)
    } else if answer.wish == .ended, let direction = watch.direction {
      report(.swipe(direction), view)
    } else {
      onMiss?(answer.reason, view)
    }
  }

  /// The shape that was drawn, if it is large enough and like one of the templates.
  private var shape: PointCloudMatcher.Match? {
    guard !shapes.templates.isEmpty, drawing.size >= Double(minimumShapeSize),
      let match = shapes.match([drawing.points]), match.score >= minimumScore
    else { return nil }
    return match
  }

  private func stop(because reason: GestureReason) {
    guard let view = watched?.view else { return }
    watched = nil
    watch.cancel()
    onMiss?(reason, view)
  }

  private func place(of touch: UITouch, in view: UIView) -> Point {
    switch space {
    case .touchedView: touch.location(in: view).core
    case .window: touch.place
    }
  }

  private func report(_ gesture: Gesture, _ view: UIView) {
    if case .swipe(let direction) = gesture { postbox.post(direction, of: view, from: self) }
    onGesture?(gesture, view)
  }
}
