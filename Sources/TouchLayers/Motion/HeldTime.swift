package import TouchCore

/// The time of a transition's animations: it stands where it is put, until it runs to the end or back.
///
/// It counts in seconds from 0, where the animations begin. Those that are added inside `capture(_:)` follow it. When
/// it has run back, the properties that they animate have their values from before.
#if !hasFeature(Embedded)
  @MainActor
#endif
package final class HeldTime {
  /// A property that is animated, and the value that it had before.
  private struct Change {
    let layer: Weak<AnimationTarget>
    let property: LayerProperty
    let before: LayerValue
  }

  /// How the time runs once it is released.
  private struct Leg {
    let since: Double
    let goal: Double
    let pacing: AnimatorPacing
    let speed: Double
  }

  @exclusivity(unchecked) private var changes: [Change] = []
  @exclusivity(unchecked) private var followers: [RunningAnimation] = []
  private var position = 0.0
  private var leg: Leg?
  private let environment: Weak<AnimationEnvironment>

  /// Creates a time that stands at 0, on the current application's clock.
  package init() { environment = Weak(.current) }

  /// The time, in seconds.
  var now: Double {
    guard let leg, let clock = environment.object?.clock else { return position }
    let passed = clock.now.seconds - leg.since
    let rest = passed - leg.pacing.duration
    if rest >= 0 { return leg.goal > 0 ? leg.goal + rest * leg.speed : 0 }
    let done = leg.pacing.progress(at: passed / leg.pacing.duration).dx
    return position + (leg.goal - position) * done
  }

  /// Whether the time runs by itself.
  package var isReleased: Bool { leg != nil }

  // MARK: Animations

  /// Runs a closure; the animations that are added meanwhile follow this time.
  package func capture(_ body: () -> Void) {
    guard let environment = environment.object else { return body() }
    let outer = environment.heldTime
    environment.heldTime = self
    body()
    environment.heldTime = outer
  }

  /// Takes over an animation's end.
  func add(_ animation: RunningAnimation) { followers.append(animation) }

  /// Stores the value of a property before its first animation here.
  func note(_ property: LayerProperty, of layer: AnimationTarget, _ before: LayerValue) {
    let isKnown = changes.contains { $0.property == property && $0.layer.object === layer }
    if !isKnown { changes.append(Change(layer: Weak(layer), property: property, before: before)) }
  }

  // MARK: Moving

  /// Puts the time somewhere; does nothing once it is released.
  package func hold(at seconds: Double) {
    if leg == nil { position = seconds }
  }

  /// Lets the time run to a goal along a curve, and then on evenly; each animation ends at its own end.
  ///
  /// Does nothing once it is released.
  ///
  /// - Parameters:
  ///   - goal: Where the curve ends, in this time's seconds; above 0.
  ///   - pacing: The curve, and how long it takes on the clock.
  ///   - speed: How much faster than the clock the time runs after the goal; above 0.
  package func run(to goal: Double, _ pacing: AnimatorPacing, speed: Double) {
    guard leg == nil, let clock = environment.object?.clock else { return }
    let since = clock.now.seconds
    leg = Leg(since: since, goal: goal, pacing: pacing, speed: speed)
    let ending = followers
    followers = []
    for animation in ending where animation.end < .infinity {
      let passed: Double
      if animation.end > goal {
        passed = pacing.duration + (animation.end - goal) / speed
      } else {
        let distance = goal - position
        let part = distance > 0 ? pacing.part(at: (animation.end - position) / distance) : 1
        passed = part * pacing.duration
      }
      animation.wait(until: max(TouchTime(seconds: since + passed), clock.now)) {
        $0.stop(finished: true)
      }
    }
  }

  /// Lets the time run back to 0 along a curve; all animations end there.
  ///
  /// Does nothing once it is released.
  package func runBack(_ pacing: AnimatorPacing) {
    guard leg == nil, let clock = environment.object?.clock else { return }
    let since = clock.now.seconds
    leg = Leg(since: since, goal: 0, pacing: pacing, speed: 1)
    let end = max(TouchTime(seconds: since + pacing.duration), clock.now)
    clock.deadlines.schedule(at: end) { self.reset() }
  }

  /// Sets the values from before, and ends the animations.
  private func reset() {
    let (undone, ending) = (changes, followers)
    changes = []
    followers = []
    for change in undone {
      guard let layer = change.layer.object, layer.isAnimating(change.property, in: self) else {
        continue
      }
      layer.settle(change.property, at: change.before)
    }
    environment.object?.holdingBack {
      for animation in ending { animation.stop(finished: true) }
    }
  }
}

extension AnimationTarget {
  /// Whether a property has an animation that follows a time.
  fileprivate func isAnimating(_ property: LayerProperty, in time: HeldTime) -> Bool {
    animations.contains { $0.goal?.property == property && $0.heldTime === time }
  }
}
