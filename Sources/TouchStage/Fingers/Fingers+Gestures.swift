import TouchCore
public import UIKit

extension Fingers {
  /// The most fingers of a chord: two hands.
  private static let mostFingers = 10

  // MARK: Taps and presses

  /// Taps, with one finger or a chord.
  ///
  /// - Parameters:
  ///   - target: Where; the middle of a chord, of which each finger must land on the view, if it is in one.
  ///   - count: How many times.
  ///   - touches: How many fingers, side by side.
  /// - Throws: Why it can't be done.
  public func tap(
    at target: some FingerTarget,
    count: Int = 1,
    fingers touches: Int = 1
  ) throws(FingerError) {
    guard count > 0 else {
      throw .impossible("the count of taps", value: "\(count)", needs: "1 or more")
    }
    try chord(touches, at: target) { timeline, location in
      for tap in 0..<count {
        if tap > 0 { timeline.wait(FingerTimeline.tapGap) }
        timeline.tap(at: location)
      }
    }
  }

  /// Taps twice.
  public func doubleTap(at target: some FingerTarget, fingers: Int = 1) throws(FingerError) {
    try tap(at: target, count: 2, fingers: fingers)
  }

  /// Rests a finger, or a chord, for so many seconds.
  public func longPress(
    at target: some FingerTarget,
    for duration: Double = 0.8,
    fingers: Int = 1
  ) throws(FingerError) {
    try chord(fingers, at: target) { timeline, location in
      timeline.tap(at: location, for: duration)
    }
  }

  /// Presses with a force, and lets go.
  ///
  /// - Parameters:
  ///   - target: Where.
  ///   - force: How hard at most, in UIKit's units: 1 is an average touch.
  ///   - duration: How long pressing takes, in seconds; letting go takes half as long.
  /// - Throws: Why it can't be done.
  public func forcePress(
    at target: some FingerTarget,
    force: Double,
    over duration: Double = 0.4
  ) throws(FingerError) {
    try perform(
      FingerTimeline { timeline in
        timeline.down(at: target, force: 0)
        timeline.press(force: force, over: duration)
        timeline.press(force: 0, over: duration / 2)
        timeline.lift()
      }
    )
  }

  // MARK: Drags

  /// How long a finger that dragged holds still before it lifts, in seconds: longer than the 40 ms after which
  /// a scroll view isn't thrown any more (rule 8.10).
  public nonisolated static let restTime = 0.06
  /// What a finger that comes to rest has left of its distance until it has rested, in points.
  ///
  /// A pan tells the velocity of the last movement however long the finger rests then (rule 6.8), so that this has to
  /// be a slow one. It is more than the distance from which a movement counts fully, `VelocityConstants.fullMovement`.
  nonisolated static let settling = 0.04

  /// Drags from rest to rest, with one finger or a chord.
  ///
  /// The finger arrives after the duration, settles, holds still for `restTime` and lifts: what it dragged stays where
  /// it is, and a pan's velocity is then below one point a second, also of a hand: from its arrival on it doesn't
  /// tremble. `flick` lifts in full motion. A drag to where it
  /// begins is an error: it would be a long press.
  public func drag(
    from start: some FingerTarget,
    to end: some FingerTarget,
    over duration: Double = 0.5,
    fingers: Int = 1
  ) throws(FingerError) {
    let displacement = try reachable(end) - start.fingerLocation.point()
    try drag(start, by: displacement, over: duration, fingers)
  }

  /// Drags from rest to rest by a displacement, in points; the finger rests for `restTime` before it lifts.
  public func drag(
    from start: some FingerTarget,
    by displacement: CGVector,
    over duration: Double = 0.5,
    fingers: Int = 1
  ) throws(FingerError) {
    try FingerTimeline.check(displacement)
    try drag(
      start,
      by: Vector(dx: Double(displacement.dx), dy: Double(displacement.dy)),
      over: duration,
      fingers
    )
  }

  /// Flicks: speeds up smoothly, and lifts at full speed.
  ///
  /// The velocity is what a pan tells at the lift, to a thousandth, of fingers without noise: the last three frames, or
  /// as many as the distance has room for, go at full speed. Where it has room for one or two the finger rests before.
  ///
  /// - Parameters:
  ///   - start: Where the finger begins.
  ///   - end: Where it lifts.
  ///   - velocity: Its speed when it lifts, in points a second; at most the distance at the device's rate.
  ///   - fingers: How many fingers, side by side.
  /// - Throws: Why it can't be done.
  public func flick(
    from start: some FingerTarget,
    to end: some FingerTarget,
    velocity: Double = 1500,
    fingers: Int = 1
  ) throws(FingerError) {
    let displacement = try reachable(end) - start.fingerLocation.point()
    let motion = try FlickMotion(displacement, velocity: velocity, rate: rate)
    try chord(fingers, at: start) { timeline, location in
      timeline.down(at: location)
      motion.add(to: &timeline)
      timeline.lift()
    }
  }

  /// Swipes from an edge of the screen inwards, and comes to rest as a drag does.
  ///
  /// - Parameters:
  ///   - edge: One edge; left, right, top, bottom in this order if there are several.
  ///   - distance: How far, in points.
  ///   - duration: How long, in seconds.
  /// - Throws: Why it can't be done.
  public func edgeSwipe(
    from edge: UIRectEdge,
    by distance: Double = 200,
    over duration: Double = 0.3
  ) throws(FingerError) {
    guard !edge.isDisjoint(with: .all) else {
      throw .impossible("an edge", value: "[]", needs: ".left, .right, .top or .bottom")
    }
    guard distance > 0, distance.isFinite else {
      throw .impossible(
        "the distance of an edge swipe",
        value: NumberWords.text(distance),
        needs: "more than 0 points"
      )
    }
    let bounds = stage.window.screen.bounds
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    // One point inside: the surface's first sample of a finger that comes from outside.
    let (start, displacement) =
      if edge.contains(.left) {
        (Point(x: 1, y: height / 2), Vector(dx: distance, dy: 0))
      } else if edge.contains(.right) {
        (Point(x: width - 1, y: height / 2), Vector(dx: -distance, dy: 0))
      } else if edge.contains(.top) {
        (Point(x: width / 2, y: 1), Vector(dx: 0, dy: distance))
      } else {
        (Point(x: width / 2, y: height - 1), Vector(dx: 0, dy: -distance))
      }
    try drag(FingerLocation.point(start.x, start.y), by: displacement, over: duration, 1)
  }

  /// Where a finger is to go; throws where that is farther away than fingers go.
  private func reachable(_ end: some FingerTarget) throws(FingerError) -> Point {
    let point = try end.fingerLocation.point()
    try FingerLocation.check(CGPoint(x: point.x, y: point.y))
    return point
  }

  private func drag(
    _ start: some FingerTarget,
    by displacement: Vector,
    over duration: Double,
    _ touches: Int
  ) throws(FingerError) {
    guard displacement != .zero else {
      throw .impossible(
        "the distance of a drag",
        value: "0",
        needs: "more than 0 points; longPress(at:for:) holds still"
      )
    }
    let from = try start.fingerLocation.point()
    let settling =
      displacement.length > Self.settling
      ? displacement * (Self.settling / displacement.length) : .zero
    try chord(touches, at: start) { timeline, location in
      timeline.down(at: location)
      let offset = (try? location.point()).map { $0 - from } ?? .zero
      let end = from + offset + displacement
      let near = end + settling * -1
      timeline.move(to: FingerLocation.point(near.x, near.y), over: duration)
      timeline.settle(at: FingerLocation.point(end.x, end.y))
      timeline.lift()
    }
  }

  // MARK: Two fingers

  /// The distance of fingers that turn, in points (our own choice): with it a pan begins with a turn of 14 degrees, and a
  /// rotation before, with 10.
  public nonisolated static let turnDistance = 80.0

  /// Moves two fingers apart, or together, from rest to rest.
  ///
  /// - Parameters:
  ///   - target: The point between them; where it is in a view, both must land on that.
  ///   - start: Their distance at the beginning, in points.
  ///   - end: Their distance at the end.
  ///   - angle: The direction from the first to the second, in radians, clockwise from the right.
  ///   - duration: How long, in seconds.
  /// - Throws: Why it can't be done.
  public func pinch(
    at target: some FingerTarget,
    from start: Double,
    to end: Double,
    angle: Double = 0,
    over duration: Double = 0.5
  ) throws(FingerError) {
    guard start != end else {
      throw .impossible(
        "the last distance of a pinch",
        value: NumberWords.text(end),
        needs: "another than the first; chord(2, at:) holds two fingers still"
      )
    }
    try twoFingers(at: target, over: duration, (start, end), (angle, angle))
  }

  /// Turns two fingers around the point between them, from rest to rest.
  ///
  /// - Parameters:
  ///   - target: The point between them; where it is in a view, both must land on that.
  ///   - angle: How far, in radians, clockwise.
  ///   - distance: The distance of the fingers, in points. With less than 114 the fingers turn by the 10 degrees of a
  ///     rotation before each of them has travelled the 10 points of a pan (rules 6.5, 6.12).
  ///   - duration: How long, in seconds.
  /// - Throws: Why it can't be done.
  public func rotate(
    at target: some FingerTarget,
    by angle: Double,
    distance: Double = Fingers.turnDistance,
    over duration: Double = 0.5
  ) throws(FingerError) {
    guard angle != 0 else {
      throw .impossible(
        "the angle of a rotation",
        value: "0",
        needs: "more or less than 0; chord(2, at:) holds two fingers still"
      )
    }
    try twoFingers(at: target, over: duration, (distance, distance), (0, angle))
  }

  private func twoFingers(
    at target: some FingerTarget,
    over duration: Double,
    _ distance: (from: Double, to: Double),
    _ angle: (from: Double, to: Double)
  ) throws(FingerError) {
    let center = try target.fingerLocation.point()
    let path = TwoFingerPath(center: center, distance: distance, angle: angle)
    try path.check()
    try check(target, center)
    try checkLanding(
      [path.location(of: -1, at: 0), path.location(of: 1, at: 0)],
      of: target,
      apart: distance.from
    )
    try perform([path.timeline(of: -1, over: duration), path.timeline(of: 1, over: duration)])
  }

  // MARK: Chords

  /// Lets fingers side by side do the same at once.
  ///
  /// - Parameters:
  ///   - count: How many fingers, from 1 to 10.
  ///   - target: The middle of them. Where it is in a view, each of them must land on that, as a single finger must.
  ///   - make: Makes the timeline of a finger that begins at a location.
  /// - Throws: Why it can't be done.
  public func chord(
    _ count: Int,
    at target: some FingerTarget,
    _ make: (inout FingerTimeline, FingerLocation) -> Void
  ) throws(FingerError) {
    guard (1...Self.mostFingers).contains(count) else {
      throw .impossibleCount(count, needs: "1 to \(Self.mostFingers)")
    }
    if count == 1 {
      try perform(FingerTimeline { make(&$0, target.fingerLocation) })
      return
    }
    let center = try target.fingerLocation.point()
    try check(target, center)
    let locations = (0..<count).map { finger in
      center
        + Vector(dx: (Double(finger) - Double(count - 1) / 2) * FingerLocation.chordSpacing, dy: 0)
    }
    try checkLanding(locations, of: target, apart: FingerLocation.chordSpacing)
    try perform(
      locations.map { location in
        FingerTimeline { make(&$0, FingerLocation.point(location.x, location.y)) }
      }
    )
  }

  /// Throws the cause where one of several fingers can't land, before the first does: near an edge some may be beyond
  /// it, and on a small view beside that.
  private func checkLanding(
    _ locations: [Point],
    of target: some FingerTarget,
    apart distance: Double
  ) throws(FingerError) {
    for location in locations {
      try stage.application.checkLanding(at: location, ofFingers: locations.count, apart: distance)
    }
    guard let view = target.fingerLocation.view else { return }
    for location in locations {
      try stage.application.checkTouch(
        on: view,
        at: location,
        ofFingers: locations.count,
        apart: distance
      )
    }
  }

  /// Throws the cause where a touch of a target's view gets elsewhere.
  private func check(_ target: some FingerTarget, _ point: Point) throws(FingerError) {
    guard let view = target.fingerLocation.view else { return }
    try stage.application.checkTouch(on: view, at: point)
  }
}

extension FingerTimeline {
  /// Rests, goes the last of the distance, and rests again: the movement before the lift is a slow one.
  mutating func settle(at end: FingerLocation) {
    steps.append(.settle)
    wait(Fingers.restTime)
    move(to: end, over: 0)
    wait(Fingers.restTime)
  }
}

extension CGVector {
  /// A displacement.
  init(_ displacement: Vector) { self.init(dx: displacement.dx, dy: displacement.dy) }
}
