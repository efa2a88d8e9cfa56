import TouchCore
public import UIKit

/// One finger that a test moves step by step; other fingers stay where they are meanwhile.
///
/// ```swift
/// let finger = fingers.finger()
/// try finger.down(at: card)
/// try finger.move(to: CGPoint(x: 200, y: 300), over: 0.3)
/// #expect(card.isLifted)
/// try finger.lift()
/// ```
@MainActor
public final class Finger {
  /// The finger's number, from 1 in the order of their making; its contacts are called so, too.
  public let number: Int
  /// Whether it touches: false also where its touch was cancelled with all others, as by a rotation.
  ///
  /// A finger whose touch the system's own gesture took is still down.
  public var isDown: Bool { landing == cancellationCount() }
  /// Where it is told to be, in points of the screen; where it was lifted if it is up.
  public private(set) var location = CGPoint.zero
  /// How hard it presses; nil where the screen measures no force.
  public private(set) var force: Double?

  /// The surface that it touches.
  let surface: FingerSurface
  /// The `Fingers` that made it.
  let owner: ObjectIdentifier
  private let play: (Finger, FingerTimeline) throws(FingerError) -> Void
  /// How many times all touches were cancelled so far.
  private let cancellationCount: () -> Int
  /// How many times they were when it landed; nil where it is up.
  private var landing: Int?
  /// Whether its last touch was taken away.
  private var isInterrupted = false
  private var noise: ContactNoise?
  private var landed = 0
  private var reported: Contact?

  init(
    _ number: Int,
    on surface: FingerSurface,
    of owner: ObjectIdentifier,
    cancellationCount: @escaping () -> Int,
    play: @escaping (Finger, FingerTimeline) throws(FingerError) -> Void
  ) {
    self.number = number
    self.surface = surface
    self.owner = owner
    self.cancellationCount = cancellationCount
    self.play = play
  }

  // MARK: Steps

  /// Puts the finger down.
  ///
  /// - Parameters:
  ///   - target: Where; a view must be what the hit test finds there, or have it among its descendants.
  ///   - force: How hard; nil for an average touch (1) where the screen measures force.
  /// - Throws: Why that can't be.
  public func down(at target: some FingerTarget, force: Double? = nil) throws(FingerError) {
    try play(self, FingerTimeline { $0.down(at: target, force: force) })
  }

  /// Moves the finger along a line, in so many seconds.
  public func move(
    to target: some FingerTarget,
    over duration: Double,
    _ motion: FingerMotion = .smooth
  ) throws(FingerError) {
    try play(self, FingerTimeline { $0.move(to: target, over: duration, motion) })
  }

  /// Moves the finger along a line from where it is, by a displacement in points.
  public func move(
    by displacement: CGVector,
    over duration: Double,
    _ motion: FingerMotion = .smooth
  ) throws(FingerError) {
    try play(self, FingerTimeline { $0.move(by: displacement, over: duration, motion) })
  }

  /// Moves the finger around a point, at the distance that it has from it.
  ///
  /// - Parameters:
  ///   - target: The point.
  ///   - angle: How far, in radians, clockwise; more than a round is possible.
  ///   - duration: How long, in seconds.
  ///   - motion: How the speed goes.
  /// - Throws: Why that can't be.
  public func turn(
    around target: some FingerTarget,
    by angle: Double,
    over duration: Double,
    _ motion: FingerMotion = .smooth
  ) throws(FingerError) {
    try play(
      self,
      FingerTimeline { $0.turn(around: target, by: angle, over: duration, motion) }
    )
  }

  /// Moves the finger along a path of the screen, for a progress from 0 to 1.
  public func follow(
    over duration: Double,
    _ path: @escaping (Double) -> CGPoint
  ) throws(FingerError) {
    try play(self, FingerTimeline { $0.follow(over: duration, path) })
  }

  /// Changes the force smoothly, in UIKit's units: 1 is an average touch.
  public func press(force: Double, over duration: Double) throws(FingerError) {
    try play(self, FingerTimeline { $0.press(force: force, over: duration) })
  }

  /// Lets so many seconds pass.
  public func wait(_ duration: Double) throws(FingerError) {
    try play(self, FingerTimeline { $0.wait(duration) })
  }

  /// Lifts the finger.
  public func lift() throws(FingerError) {
    try play(self, FingerTimeline { $0.lift() })
  }

  // MARK: Contacts

  /// The force of an average touch, in UIKit's units.
  private static let averageForce = 1.0
  /// The radius of a fingertip, in points.
  private static let radius = 8.0

  /// Begins a contact at a tick.
  func land(at point: Point, force: Double?, tick: Int) throws(FingerError) -> Contact? {
    if isDown { throw .isDown(finger: number) }
    if force != nil, surface.maximumForce == nil { throw .noForce }
    landing = cancellationCount()
    isInterrupted = false
    self.force = surface.maximumForce.map { force ?? min(Self.averageForce, $0) }
    landed = tick
    reported = nil
    noise = ContactNoise(surface.noise, contact: number &* 1_000_003 &+ tick)
    return contact(.began, at: point, tick)
  }

  /// Moves the contact; nil where nothing that the surface measures changed.
  func slide(to point: Point, tick: Int) -> Contact? { contact(.moved, at: point, tick) }

  /// Changes the force.
  func press(_ force: Double) { self.force = force }

  /// Lets the contact end its noise: it stays where it is measured, and moves as it is told.
  func settle() { noise?.settle() }

  /// Ends the contact where it is.
  func rise(tick: Int) -> Contact? {
    defer { landing = nil }
    return contact(.ended, at: Point(x: Double(location.x), y: Double(location.y)), tick)
  }

  /// Takes the contact away where it is.
  func cancel(tick: Int) -> Contact? {
    defer { interrupt() }
    return contact(.cancelled, at: Point(x: Double(location.x), y: Double(location.y)), tick)
  }

  /// The contact of a finger that stays where it is: it trembles; nil where nothing changed.
  func rest(tick: Int) -> Contact? {
    isDown ? slide(to: Point(x: Double(location.x), y: Double(location.y)), tick: tick) : nil
  }

  /// The touch was taken away.
  func interrupt() {
    landing = nil
    isInterrupted = true
  }

  /// Throws an error unless the finger is down.
  func checkIsDown(to action: String) throws(FingerError) {
    if isDown { return }
    let wasCancelled = landing != nil || isInterrupted
    throw wasCancelled
      ? .wasCancelled(finger: number, action: action) : .isUp(finger: number, action: action)
  }

  private func contact(_ phase: Contact.Phase, at point: Point, _ tick: Int) -> Contact? {
    location = CGPoint(x: point.x, y: point.y)
    let age = Double(tick - landed) / surface.rate
    let noisy = noise?.measured(point, age: age, isLifting: phase == .ended)
    let shown = noisy.map { surface.measured($0, told: point) } ?? point
    var contact = Contact(
      id: Contact.ID(number),
      phase: phase,
      // As finely as recordings have them, so that a recording of the fingers replays alike.
      position: Point(x: Self.rounded(shown.x), y: Self.rounded(shown.y)),
      force: force.map { measured(force: $0) },
      radius: surface.kind == .pencil ? nil : Self.radius,
      kind: surface.kind
    )
    if phase == .moved {
      contact.phase = reported?.phase ?? .began
      if contact == reported { return nil }
      contact.phase = .moved
    }
    reported = contact
    return contact
  }

  /// The force that the surface measures, at most its largest one.
  private func measured(force: Double) -> Double {
    let noisy = noise?.measured(force: force) ?? force
    let most = surface.maximumForce ?? .greatestFiniteMagnitude
    let rounded = Self.rounded(min(noisy, most))
    return min(rounded, most)
  }

  private static func rounded(_ value: Double) -> Double {
    (value * 1e4).rounded(.toNearestOrEven) / 1e4
  }
}
