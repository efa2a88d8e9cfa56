import TouchCore
public import UIKit

/// A gesture that was recognized on a stage, as tests compare it: which, where, with how many fingers.
///
/// Places are in whole points of the screen, so that a rounding or a small tremor is no difference.
///
/// ```swift
/// #expect(stage.gestures == [.tap(at: CGPoint(x: 120, y: 300))])
/// ```
public struct SeenGesture: Hashable, Sendable, CustomStringConvertible {
  /// How far the gesture came.
  public enum Outcome: Hashable, Sendable {
    /// It was recognized, or ended.
    case ended
    /// It began, and its fingers are still down.
    case underWay
    /// It began, and was broken off.
    case cancelled
  }

  /// The recognizer's name; without one, what its class does: `tap`, `doubleTap`, `longPress`, `pan`,
  /// `edgePan`, `swipeLeft`, `pinch`, `rotation`, `hover`, or the class's name for a client's own.
  public var name: String
  /// Where it began, or was recognized.
  public var start: Location
  /// Where it is, or ended.
  public var end: Location
  /// How many fingers it had at most.
  public var fingers: Int
  /// How far it came.
  public var outcome: Outcome

  /// A point of the screen, in whole points.
  public struct Location: Hashable, Sendable, CustomStringConvertible {
    /// From the left.
    public var x: Int
    /// From the top.
    public var y: Int

    /// Why there is no such location, where an expectation names a view that has none; equal to no gesture's.
    var problem: String?

    /// The location in words: `(120, 300)`.
    public var description: String { problem.map { "nowhere (\($0))" } ?? "(\(x), \(y))" }

    init(_ point: CGPoint) {
      x = Int(Double(point.x).rounded(), within: -1_000_000...1_000_000)
      y = Int(Double(point.y).rounded(), within: -1_000_000...1_000_000)
    }

    init(nowhere problem: String) {
      (x, y) = (0, 0)
      self.problem = problem
    }
  }

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - name: The recognizer's name, or what its class does.
  ///   - start: Where it began, in points of the screen.
  ///   - end: Where it ended; where it began unless given.
  ///   - fingers: How many fingers it had at most.
  ///   - outcome: How far it came.
  public init(
    _ name: String,
    from start: CGPoint,
    to end: CGPoint? = nil,
    fingers: Int = 1,
    outcome: Outcome = .ended
  ) {
    self.init(
      name,
      from: Location(start),
      to: end.map { Location($0) },
      fingers: fingers,
      outcome: outcome
    )
  }

  private init(
    _ name: String,
    from start: Location,
    to end: Location? = nil,
    fingers: Int = 1,
    outcome: Outcome = .ended
  ) {
    self.name = name
    self.start = start
    self.end = end ?? start
    self.fingers = fingers
    self.outcome = outcome
  }

  /// The gesture in words: `tap at (120, 300)`, `pan from (90, 517) to (291, 470), 2 fingers`.
  public var description: String {
    var text = "\(name) "
    text += start == end ? "at \(start)" : "from \(start) to \(end)"
    if fingers != 1 { text += ", \(fingers) fingers" }
    switch outcome {
    case .ended: break
    case .underWay: text += ", under way"
    case .cancelled: text += ", cancelled"
    }
    return text
  }
}

extension SeenGesture {
  /// A gesture of any name that stayed at a location.
  @MainActor public static func named(
    _ name: String,
    at location: some FingerTarget,
    fingers: Int = 1
  )
    -> SeenGesture
  {
    SeenGesture(name, from: screenPoint(location), fingers: fingers)
  }

  /// A gesture of any name that went from one location to another.
  @MainActor public static func named(
    _ name: String,
    from start: some FingerTarget,
    to end: some FingerTarget,
    fingers: Int = 1
  ) -> SeenGesture {
    SeenGesture(name, from: screenPoint(start), to: screenPoint(end), fingers: fingers)
  }

  /// A tap.
  @MainActor public static func tap(at location: some FingerTarget, fingers: Int = 1) -> SeenGesture
  {
    SeenGesture("tap", from: screenPoint(location), fingers: fingers)
  }

  /// A double tap.
  @MainActor public static func doubleTap(at location: some FingerTarget, fingers: Int = 1)
    -> SeenGesture
  {
    SeenGesture("doubleTap", from: screenPoint(location), fingers: fingers)
  }

  /// A long press whose fingers stayed.
  @MainActor public static func longPress(at location: some FingerTarget, fingers: Int = 1)
    -> SeenGesture
  {
    SeenGesture("longPress", from: screenPoint(location), fingers: fingers)
  }

  /// A pan: it begins where the fingers were when it was recognized, behind the slop.
  @MainActor public static func pan(
    from start: some FingerTarget,
    to end: some FingerTarget,
    fingers: Int = 1
  ) -> SeenGesture {
    SeenGesture("pan", from: screenPoint(start), to: screenPoint(end), fingers: fingers)
  }

  /// A pan from an edge of the screen.
  @MainActor public static func edgePan(from start: some FingerTarget, to end: some FingerTarget)
    -> SeenGesture
  {
    SeenGesture("edgePan", from: screenPoint(start), to: screenPoint(end))
  }

  /// A swipe, where it was recognized.
  @MainActor public static func swipe(
    _ direction: UISwipeGestureRecognizer.Direction,
    at location: some FingerTarget,
    fingers: Int = 1
  ) -> SeenGesture {
    SeenGesture(direction.swipeName, from: screenPoint(location), fingers: fingers)
  }

  /// A pinch whose middle stayed.
  @MainActor public static func pinch(at location: some FingerTarget) -> SeenGesture {
    SeenGesture("pinch", from: screenPoint(location), fingers: 2)
  }

  /// A rotation whose middle stayed.
  @MainActor public static func rotation(at location: some FingerTarget) -> SeenGesture {
    SeenGesture("rotation", from: screenPoint(location), fingers: 2)
  }

  /// A location as a point of the screen; of a view in no window with the reason.
  @MainActor private static func screenPoint(_ target: some FingerTarget) -> Location {
    do {
      let point = try target.fingerLocation.point()
      return Location(CGPoint(x: point.x, y: point.y))
    } catch {
      return Location(nowhere: error.description)
    }
  }

  /// The same gesture, broken off.
  public var cancelled: SeenGesture { with(.cancelled) }

  /// The same gesture, with its fingers still down.
  public var underWay: SeenGesture { with(.underWay) }

  private func with(_ outcome: Outcome) -> SeenGesture {
    var gesture = self
    gesture.outcome = outcome
    return gesture
  }
}
