import DeliberateTouch
import TouchCore
import UIKit

/// A world generated from a seed: its own application, its objects, and its input.
@MainActor
final class World {
  /// The action of every recognizer.
  static let heard = Selector(World.heard(_:))
  /// The action of every control, with its event.
  static let touchedUp = Selector(World.touchedUp(_:_:))
  /// The tick of every display link.
  static let ticked = Selector(World.ticked(_:))

  let seed: UInt64
  let theme: Theme
  let application: WorldApplication
  let names = Names()
  /// The generator of the objects.
  var building: Dice
  /// The generator of client code in callbacks.
  var luck: Dice
  var transcript = Transcript()

  // The objects.
  var windows: [UIWindow] = []
  var views: [UIView] = []
  /// The views that can contain others.
  var containers: [UIView] = []
  var recognizers: [UIGestureRecognizer] = []
  var controls: [UIControl] = []
  var scrollViews: [UIScrollView] = []
  var delegates: [ProbeDelegate] = []
  var scrollDelegates: [ScrollProbe] = []
  var controllers: [UIViewController] = []
  var carriers: [ViewCarrier] = []
  var layers: [CALayer] = []
  var menus: [ForceActionMenu] = []
  var timers: [Timer] = []
  var displayLinks: [CADisplayLink] = []
  /// The touches of the events so far, which recognizers may ignore.
  var touches: [UITouch] = []
  var lastEvent: UIEvent?
  var animationCount = 0

  /// The usual targets of the world's input.
  var goals: [UIView] = []

  // Client code.
  var depth = 0
  var deedsDone = 0
  var isMovingViews = false
  /// Whether client code does nothing, as while the world is built and removed.
  var isCalm = true

  private init(_ seed: UInt64) {
    self.seed = seed
    building = Dice(seed, stream: 1)
    luck = Dice(seed, stream: 2)
    var dice = Dice(seed, stream: 0)
    theme = Theme(&dice)
    application = WorldApplication.launch(
      screen: CGSize(width: 400, height: 600),
      maximumForce: dice.pick([nil, nil, 1, 6.5]),
      at: .milliseconds(dice.pick([0, 0, 1000])),
      framesPerSecond: dice.pick([60, 60, 120])
    )
  }

  /// Plays a world from beginning to end.
  ///
  /// - Parameters:
  ///   - seed: The seed of the world.
  ///   - steps: The maximum number of input steps; nil for all of the world's.
  ///   - print: Receives every line of the transcript; nil if only the digest is needed.
  /// - Returns: The digest of the transcript in eight hexadecimal digits.
  @discardableResult
  static func play(
    _ seed: UInt64,
    steps: Int? = nil,
    print: ((String) -> Void)? = nil
  ) -> String {
    let world = World(seed)
    var dice = Dice(seed, stream: 4)
    world.transcript.print = print
    world.application.world = world
    let watcher = Watcher(world)
    if world.theme.isObserved { world.application.gestureObserver = watcher }
    world.application.onLog = { [unowned world] _ in world.say("log") }
    world.application.onFeedback = { [unowned world] in world.say("feedback \(words(for: $0))") }
    if dice.oneIn(4) { world.application.tune(&dice) }
    world.build()
    world.isCalm = false
    let hand = Hand(world)
    for step in 0..<min(world.theme.steps, steps ?? .max) {
      world.say("# \(step)")
      hand.step(step)
    }
    hand.finish()
    world.end()
    return world.transcript.digest.text
  }

  /// Adds a line to the transcript.
  func say(_ line: String) { transcript.add(line) }

  /// Advances the clock.
  func wait(milliseconds: Int64) {
    application.advance(to: application.now + .milliseconds(milliseconds))
    say("now \(text(application.now))")
  }

  /// Removes and releases everything.
  private func end() {
    picture()
    isCalm = true
    say("end next \(application.nextDeadline.map { text($0) } ?? "-") \(application.isQuiet)")
    for timer in timers { timer.invalidate() }
    for link in displayLinks { link.invalidate() }
    for view in views { view.removeFromSuperview() }
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    for window in windows { window.isHidden = true }
    for _ in 0..<2 { wait(milliseconds: 4000) }
    say("end next \(application.nextDeadline.map { text($0) } ?? "-") \(application.isQuiet)")
    letGo()
  }

  private func letGo() {
    for window in windows { window.rootViewController = nil }
    application.gestureObserver = nil
    application.onLog = nil
    application.onFeedback = nil
    application.world = nil
    windows = []
    views = []
    containers = []
    goals = []
    recognizers = []
    controls = []
    scrollViews = []
    delegates = []
    scrollDelegates = []
    controllers = []
    carriers = []
    layers = []
    menus = []
    timers = []
    displayLinks = []
    touches = []
    lastEvent = nil
    names.forget()
  }
}

/// Receives every decision of the engine.
@MainActor
private final class Watcher: GestureObserver {
  private unowned let world: World

  init(_ world: World) { self.world = world }

  func observe(_ decision: GestureDecision) { world.say(words(for: decision, world.names)) }
}

/// A world's application: it logs each event and each action.
final class WorldApplication: UIApplication {
  weak var world: World?

  override func sendEvent(_ event: UIEvent) {
    if let world {
      world.lastEvent = event
      let all = world.names.sorted(event.allTouches ?? [])
      world.touches = all
      let line = all.map { "\(world.names.name(of: $0)):\(word($0.phase))" }.joined(separator: " ")
      world.say("event \(event.type.rawValue) \(text(event.timestamp)) \(line)")
    }
    super.sendEvent(event)
  }
}
