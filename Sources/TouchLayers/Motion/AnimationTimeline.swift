package import TouchCore

/// The time of animations that one owner starts, pauses, moves by hand and ends: a property animator's.
///
/// The animations never end by themselves.
#if !hasFeature(Embedded)
  @MainActor
#endif
package final class AnimationTimeline {
  /// Where the final values come from when the animations end.
  package enum Ending {
    /// From before the animations.
    case start
    /// From what is seen.
    case current
    /// From what was set.
    case end
  }

  /// One animated property.
  ///
  /// It doesn't hold the animation, which holds the timeline.
  private struct Entry {
    let layer: Weak<AnimationTarget>
    let property: LayerProperty
    let from: LayerValue
    let to: LayerValue
    /// What is seen of it when all are halted.
    var shown: LayerValue
  }

  /// Where the animations are.
  package var motion: AnimatorMotion
  /// Whether views are hit where they are seen (rule 2.6).
  package var isHitWhereShown = true
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// Not kept alive: its clock keeps what ends the animations.
  private var environment: Weak<AnimationEnvironment>
  /// The first layer that was animated: the timeline runs in its time.
  private var layer = Weak<AnimationTarget>(nil)
  /// How far its time is ahead of that layer's, in seconds.
  private var lead = 0.0
  /// Called where an animated layer's time runs in another way than before.
  package var onRetiming: () -> Void = {}

  /// Creates a timeline without animations, on the current application's clock.
  package init(_ motion: AnimatorMotion) {
    self.motion = motion
    environment = Weak(.current)
  }

  /// The time, in seconds.
  package var now: Double { time(by: environment.object) }

  /// What the timeline shows in an environment, in seconds.
  private func time(by environment: AnimationEnvironment?) -> Double {
    layerTime.time(at: environment?.clock.now ?? .zero).seconds + lead
  }

  private var layerTime: LayerTime { layer.object?.ownTime ?? LayerTime() }

  /// The moment of the clock at which the timeline shows a time, in seconds; no earlier than now, and nil for never.
  package func moment(of time: Double) -> TouchTime? {
    let now = environment.object?.clock.now ?? .zero
    return layerTime.moment(of: TouchTime(seconds: time - lead), from: now)
  }

  /// Goes on in another environment; its time stays what it is.
  package func move(to other: AnimationEnvironment) {
    lead += now - time(by: other)
    environment = Weak(other)
  }

  /// Runs in a layer's time; its own stays what it is.
  private func follow(_ target: AnimationTarget) {
    let before = now
    layer = Weak(target)
    if target.ownTime != LayerTime() { lead += before - now }
  }

  /// Whether one of the animated layers is such as a closure says.
  package func animates(where isMeant: (AnimationTarget) -> Bool) -> Bool {
    entries.contains { entry in entry.layer.object.map(isMeant) ?? false }
  }

  /// What waits for the clock; nil once that is gone.
  package var deadlines: DeadlineQueue? { environment.object?.clock.deadlines }

  /// Takes over an animation of a layer that follows this timeline.
  func add(_ animation: TimelineAnimation, on layer: AnimationTarget) {
    guard let property = animation.keyPath.flatMap({ LayerProperty(rawValue: $0) }) else { return }
    if self.layer.object == nil { follow(layer) }
    entries.removeAll { $0.layer.object === layer && $0.property == property }
    entries.append(
      Entry(
        layer: Weak(layer),
        property: property,
        from: animation.from,
        to: animation.to,
        shown: animation.to
      )
    )
  }

  /// How much of an animation's progress is done.
  func progress(from start: Double) -> Vector { motion.progress(at: now, from: start) }

  /// Ends all animations at what they lead to; those that others replaced are left alone.
  package func end(at ending: Ending) {
    guard case .end = ending else {
      halt()
      return finish(at: ending)
    }
    // What was set is there already.
    holdingBack {
      let ended = entries
      entries = []
      for entry in ended { running(entry)?.stop(finished: true) }
    }
  }

  /// Ends all animations where they are: what is seen is set.
  ///
  /// Completions of nested animations run when all of it is done.
  package func halt() {
    holdingBack {
      entries.removeAll { running($0) == nil }
      // All are read before one is set: a view's new size sets those of its subviews.
      for index in entries.indices { entries[index].shown = shownValue(entries[index]) }
      for entry in entries {
        running(entry)?.stop(finished: true)
        entry.layer.object?.settle(entry.property, at: entry.shown)
      }
    }
  }

  /// What a property is set to and this timeline shows of it: what other animations add stays theirs.
  private func shownValue(_ entry: Entry) -> LayerValue {
    guard var state = entry.layer.object?.state else { return entry.to }
    running(entry)?.apply(to: &state)
    return entry.property.value(in: state) ?? entry.to
  }

  private func holdingBack(_ body: () -> Void) {
    if let environment = environment.object { environment.holdingBack(body) } else { body() }
  }

  /// The animation of a property; nil once another one replaced it or it was removed.
  private func running(_ entry: Entry) -> RunningAnimation? {
    entry.layer.object?.runningAnimation(of: entry.property, on: self)
  }

  /// Sets what halted animations lead to, and lets go of them.
  package func finish(at ending: Ending) {
    let ended = entries
    entries = []
    for entry in ended {
      guard let layer = entry.layer.object else { continue }
      switch ending {
      case .start: layer.settle(entry.property, at: entry.from)
      case .current: break
      case .end: layer.settle(entry.property, at: entry.to)
      }
    }
  }
}

extension AnimationTarget {
  /// The animation of a property that follows a timeline; nil for one that doesn't.
  func runningAnimation(
    of property: LayerProperty,
    on timeline: AnimationTimeline
  ) -> RunningAnimation? {
    animations.first {
      $0.goal?.property == property
        && ($0.animation as? TimelineAnimation)?.timeline === timeline
    }
  }
}
