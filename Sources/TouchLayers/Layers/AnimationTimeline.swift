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
  private struct Entry {
    let animation: RunningAnimation
    let property: LayerProperty
    let from: LayerValue
    let to: LayerValue
  }

  /// Where the animations are.
  package var motion: AnimatorMotion
  /// Whether views are hit where they are seen (rule 2.6).
  package var isHitWhereShown = true
  @exclusivity(unchecked) private var entries: [Entry] = []
  private let environment: AnimationEnvironment

  /// Creates a timeline without animations, on the current application's clock.
  package init(_ motion: AnimatorMotion) {
    self.motion = motion
    environment = .current
  }

  /// The time, in seconds.
  package var now: Double { environment.clock.now.seconds }

  /// What waits for the clock.
  package var deadlines: DeadlineQueue { environment.clock.deadlines }

  /// Takes over an animation that follows this timeline.
  func add(_ running: RunningAnimation, _ animation: TimelineAnimation) {
    guard let property = animation.property else { return }
    entries.append(
      Entry(animation: running, property: property, from: animation.from, to: animation.to)
    )
  }

  /// How much of an animation's way is done.
  func progress(from start: Double) -> Vector { motion.progress(at: now, from: start) }

  /// Ends all animations at what they lead to; those that others replaced are left alone.
  package func end(at ending: Ending) {
    guard case .end = ending else {
      halt()
      return finish(at: ending)
    }
    // What was set is there already.
    environment.holdingBack {
      let ended = entries
      entries = []
      for entry in ended { entry.animation.stop(finished: true) }
    }
  }

  /// Ends all animations where they are: what is seen is set.
  ///
  /// Completions of nested animations run when all of it is done.
  package func halt() {
    environment.holdingBack {
      entries.removeAll { $0.animation.isOver }
      for entry in entries {
        guard let layer = entry.animation.layer.object else { continue }
        let shown = entry.property.value(in: layer.presentedState)
        entry.animation.stop(finished: true)
        layer.settle(entry.property, at: shown ?? entry.to)
      }
    }
  }

  /// Sets what halted animations lead to, and lets go of them.
  package func finish(at ending: Ending) {
    let ended = entries
    entries = []
    for entry in ended {
      guard let layer = entry.animation.layer.object else { continue }
      switch ending {
      case .start: layer.settle(entry.property, at: entry.from)
      case .current: break
      case .end: layer.settle(entry.property, at: entry.to)
      }
    }
  }
}
