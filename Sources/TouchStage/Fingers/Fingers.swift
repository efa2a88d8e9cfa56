public import TouchCore
public import UIKit

/// The synthetic fingers of a stage.
///
/// ```swift
/// let stage = TouchStage(showing: card)
/// let fingers = Fingers(on: stage)
/// try fingers.tap(at: card)
/// try fingers.pinch(at: card, from: 80, to: 200)
/// #expect(stage.gestures == [.tap(at: card), .pinch(at: card)])
/// ```
///
/// What the fingers do becomes frames at the device's rate, on the stage's clock: nothing waits for real time.
/// A gesture begins with the next frame; `wait(_:)` lets exactly its time pass, also between two of them.
@MainActor
public final class Fingers {
  /// The stage.
  public let stage: TouchStage
  /// How many frames a second the surface reports, as 25, 60, 120 or 240.
  public let rate: Double
  /// How the fingers depart from what they are told.
  public let noise: FingerNoise
  /// What touches: fingers, `direct`, or a pencil.
  public let type: UITouch.TouchType
  /// What the fingers did so far.
  public private(set) var frames: [TouchFrame] = []

  /// The rate of a phone, in frames a second.
  public nonisolated static let usualRate = 120.0

  /// What is wrong with the rate, the noise or the type: thrown by the first call that can throw.
  private let problem: FingerError?
  /// The fingers that are down.
  private var down: [Finger] = []
  /// The last frame that the surface can't report any more, as it, or another, was there; -1 for none.
  private var lastTick = -1
  /// Up to when the fingers were played, in frames, and where they left the stage's clock.
  private var end = (position: 0.0, clock: TouchTime.zero)

  /// Creates fingers, and watches the stage's gestures.
  ///
  /// A rate, a noise or a type that no finger can have is an error that the first call which touches or waits throws.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - rate: How many frames a second the surface reports, from 1 to 1,000.
  ///   - noise: How the fingers depart from what they are told.
  ///   - type: `pencil` for a pencil in place of a finger; upright, and without a radius.
  public init(
    on stage: TouchStage,
    rate: Double = Fingers.usualRate,
    noise: FingerNoise = .none,
    type: UITouch.TouchType = .direct
  ) {
    problem = Self.problem(rate, noise, type)
    self.stage = stage
    self.rate = problem == nil ? rate : Self.usualRate
    self.noise = problem == nil ? noise : .none
    self.type = type
    stage.watchGestures()
  }

  private static func problem(
    _ rate: Double,
    _ noise: FingerNoise,
    _ type: UITouch.TouchType
  ) -> FingerError? {
    if !(1...1000).contains(rate) {
      return .impossible(
        "the rate of fingers",
        value: NumberWords.text(rate),
        needs: "1 to 1000 frames a second"
      )
    }
    if let (name, value) = noise.impossibleMeasure {
      return .impossible(
        "the \(name) of a noise",
        value: NumberWords.text(value),
        needs: "a finite number, 0 or more"
      )
    }
    if type == .direct || type == .pencil { return nil }
    return .impossible("the type of fingers", value: "\(type)", needs: ".direct or .pencil")
  }

  /// A finger that is up.
  public func finger() -> Finger { makeFinger(stage.nextFinger()) }

  private func makeFinger(_ number: Int) -> Finger {
    let stage = stage
    let surface = FingerSurface(
      end: {
        let size = stage.window.screen.bounds.size
        return Point(x: Double(size.width), y: Double(size.height))
      },
      rate: rate,
      noise: noise,
      maximumForce: maximumForce,
      kind: type == .pencil ? .pencil : .direct
    )
    return Finger(number, on: surface, of: ObjectIdentifier(self)) {
      stage.cancellationCount
    } play: { [self] (finger, timeline) throws(FingerError) in
      try play([(finger, timeline)])
    }
  }

  /// The largest force that the screen measures; nil where it measures none.
  private var maximumForce: Double? { stage.window.screen.maximumForce }

  // MARK: Time

  /// Lets so many seconds pass, whatever is down.
  public func wait(_ duration: Double) throws(FingerError) {
    // Time passes for a finger that touches nothing.
    try play([(makeFinger(0), FingerTimeline { $0.wait(duration) })])
  }

  /// Takes all touches away, as the system does for a call or a gesture of its own.
  ///
  /// An action may do it while fingers are played: their timelines can't go on, and throw.
  public func interrupt() {
    let tick = max(lastTick + 1, FingerTrack.tick(behind: catchUp()))
    play(TouchFrame(time: time(tick), contacts: [], interruption: .system), tick)
    for finger in down { finger.interrupt() }
    down.removeAll()
    end = (Double(tick), stage.application.now)
  }

  // MARK: Choreography

  /// Plays several timelines at once, each with a finger of its own.
  ///
  /// - Returns: The fingers, of which those stay down that their timelines don't lift.
  /// - Throws: What can't be done, when its time has come; what came before was done, and the touches of the fingers that
  ///   are down then are cancelled.
  @discardableResult
  public func perform(_ timelines: FingerTimeline...) throws(FingerError) -> [Finger] {
    try perform(timelines)
  }

  /// Plays several timelines at once, each with a finger of its own.
  @discardableResult
  public func perform(_ timelines: [FingerTimeline]) throws(FingerError) -> [Finger] {
    if timelines.allSatisfy({ $0.steps.isEmpty }) { throw .nothingToDo }
    let fingers = timelines.map { ($0, finger()) }
    try perform(fingers.map { ($1, $0) })
    return fingers.map(\.1)
  }

  /// Plays timelines at once, each with a finger that `finger()` or `perform` made, and that may be down.
  ///
  /// ```swift
  /// let both = try fingers.perform(thumb, index)
  /// #expect(picture.scale > 1)
  /// try fingers.perform(
  ///   (both[0], FingerTimeline { $0.move(by: CGVector(dx: -40, dy: 0), over: 0.3) }),
  ///   (both[1], FingerTimeline { $0.move(by: CGVector(dx: 40, dy: 0), over: 0.3) })
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - first: A finger, and what it does.
  ///   - others: Other fingers, each with what it does.
  /// - Throws: What can't be done, when its time has come; what came before was done. Of these fingers, those that were up
  ///   before are up then, their touches cancelled; the others stay down. One that other `Fingers` made, or that is given
  ///   twice, is an error before anything touches.
  public func perform(
    _ first: (Finger, FingerTimeline),
    _ others: (Finger, FingerTimeline)...
  ) throws(FingerError) {
    let parts = [first] + others
    for (index, part) in parts.enumerated() {
      let isGivenTwice = parts[..<index].contains { $0.0 === part.0 }
      guard isGivenTwice || part.0.owner != ObjectIdentifier(self) else { continue }
      throw .impossible(
        "a finger of perform",
        value: "finger \(part.0.number)" + (isGivenTwice ? " twice" : " of other Fingers"),
        needs: "one that these Fingers made, with one timeline"
      )
    }
    if parts.allSatisfy({ $0.1.steps.isEmpty }) { throw .nothingToDo }
    try perform(parts)
  }

  /// Plays timelines; where that isn't possible to the end, fingers that landed in it are up again.
  private func perform(_ parts: [(Finger, FingerTimeline)]) throws(FingerError) {
    let landing = parts.map(\.0).filter { !$0.isDown }
    do throws(FingerError) {
      try play(parts)
    } catch {
      cancel(landing.filter(\.isDown))
      throw error
    }
  }

  /// Takes the touches of fingers away that a test has no hold of, as what they were told can't be done.
  private func cancel(_ fingers: [Finger]) {
    if fingers.isEmpty { return }
    let tick = max(lastTick + 1, FingerTrack.tick(behind: catchUp()))
    let contacts = fingers.compactMap { $0.cancel(tick: tick) }
    down.removeAll { !$0.isDown }
    stage.pass(to: time(tick))
    play(TouchFrame(time: time(tick), contacts: contacts), tick)
    end = (Double(tick), stage.application.now)
  }

  private func play(_ parts: [(Finger, FingerTimeline)]) throws(FingerError) {
    if let problem { throw problem }
    for (_, timeline) in parts { try timeline.check(maximumForce: maximumForce) }
    let start = catchUp()
    var tracks = parts.map {
      FingerTrack($0, $1, on: stage.application, from: start, behind: lastTick)
    }
    let others = down.filter { finger in !parts.contains { $0.0 === finger } }
    // An action may interrupt the fingers that are being played.
    down = others + parts.map { $0.0 }
    // Also where an error ends the play.
    defer { down.removeAll { !$0.isDown } }
    var tick = max(lastTick + 1, FingerTrack.tick(behind: start))
    while tracks.contains(where: { !$0.isOver }) {
      try play(&tracks, others, at: tick)
      // An action may have played fingers, too.
      tick = max(tick, lastTick) + 1
    }
    let position = tracks.reduce(start) { max($0, $1.position) }
    // What trembles while nothing else happens is reported up to the frame with which something can.
    if noise != .none {
      while Double(tick) < position - FingerTrack.rounding {
        try play(&tracks, others, at: tick)
        tick += 1
      }
    }
    stage.pass(to: time(position))
    end = (position, stage.application.now)
  }

  /// Plays a frame.
  private func play(
    _ tracks: inout [FingerTrack],
    _ others: [Finger],
    at tick: Int
  ) throws(FingerError) {
    // What is due before the frame happens before the locations of views are read.
    stage.pass(to: time(tick))
    var contacts: [Contact] = []
    do throws(FingerError) {
      for index in tracks.indices {
        if let contact = try tracks[index].contact(at: tick) { contacts.append(contact) }
      }
    } catch {
      // What fingers before this one did at the same time was done.
      report(contacts, at: tick)
      end = (Double(tick), stage.application.now)
      throw error
    }
    if noise != .none { contacts += others.compactMap { $0.rest(tick: tick) } }
    report(contacts, at: tick)
  }

  private func report(_ contacts: [Contact], at tick: Int) {
    if !contacts.isEmpty { play(TouchFrame(time: time(tick), contacts: contacts), tick) }
  }

  private func play(_ frame: TouchFrame, _ tick: Int) {
    lastTick = tick
    frames.append(frame)
    stage.play(frame)
  }

  /// Moves on to where the stage's clock is, if something else has moved it.
  ///
  /// - Returns: Where the fingers go on, in frames.
  private func catchUp() -> Double {
    let now = stage.application.now
    if now == end.clock, now > .zero || lastTick >= 0 || !stage.wasTouched { return end.position }
    // Something else may have touched at that moment.
    var tick = FingerTrack.tick(before: now.seconds * rate)
    // Whole microseconds: the next frame's time may be that of the clock.
    if time(tick + 1) <= now { tick += 1 }
    if time(tick) > now { tick -= 1 }
    lastTick = max(lastTick, tick)
    return max(now.seconds * rate, Double(lastTick))
  }

  private func time(_ tick: Int) -> TouchTime {
    // Whole microseconds, as recordings have them.
    let micros = (Double(tick) / rate * 1e6).rounded(.toNearestOrEven)
    return TouchTime(nanoseconds: Int64(micros, within: 0...Int64.max / 1000) * 1000)
  }

  /// The time of a moment, which may lie between two frames.
  private func time(_ position: Double) -> TouchTime {
    let tick = FingerTrack.tick(before: position)
    let isFrame = position - Double(tick) <= FingerTrack.rounding
    return isFrame ? time(tick) : .seconds(position / rate)
  }
}
