import TouchCore
import TouchGraphics

/// The changes that a keyframe animation collects before it runs.
#if !hasFeature(Embedded)
  @MainActor
#endif
package final class KeyframeRecord {
  /// One change of a property within a part of the time.
  fileprivate struct Change {
    let window: KeyframeWindow
    let to: LayerValue
  }

  /// The changes of one property of one layer, in the order in which they were made.
  fileprivate struct Track {
    let layer: AnimationTarget
    let property: LayerProperty
    let from: LayerValue
    var changes: [Change]
    /// Whether the layer is seen meanwhile, though it is hidden.
    var showsHidden: Bool
  }

  /// The part of the time in which changes happen just now.
  package var window = KeyframeWindow()
  private var tracks: [Track] = []

  /// Creates a record without changes.
  package init() {}

  /// Takes a change in.
  func add(
    _ property: LayerProperty,
    of layer: AnimationTarget,
    from: LayerValue,
    to: LayerValue,
    showsHidden: Bool
  ) {
    let change = Change(window: window, to: to)
    let known = tracks.firstIndex { $0.layer === layer && $0.property == property }
    if let known {
      tracks[known].changes.append(change)
      if showsHidden { tracks[known].showsHidden = true }
    } else {
      tracks.append(
        Track(
          layer: layer,
          property: property,
          from: from,
          changes: [change],
          showsHidden: showsHidden
        )
      )
    }
  }

  /// Runs all changes as keyframe animations.
  ///
  /// - Parameters:
  ///   - change: How the whole of it goes.
  ///   - mode: What is shown between the values.
  package func run(as change: ChangeAnimation, mode: CAAnimationCalculationMode) {
    let isDiscrete = mode == .discrete
    guard change.duration > 0 else {
      for track in tracks { track.layer.endAnimation(forKey: track.property.rawValue) }
      return
    }
    for track in tracks {
      let animation = CAKeyframeAnimation(keyPath: track.property.rawValue)
      let frames = isDiscrete ? track.steps : track.frames
      animation.values = frames.compactMap { $0.value.visible(before: track.goal).asAnimationValue }
      animation.keyTimes =
        frames.map { NSNumber(value: $0.time) } + (isDiscrete ? [NSNumber(value: 1.0)] : [])
      animation.calculationMode = mode
      if case .curve(let function) = change.pacing { animation.timingFunction = function }
      var change = change
      change.showsHidden = track.showsHidden
      let goal = ChangeGoal(property: track.property, value: track.goal, addsUp: false)
      track.layer.run(animation, to: goal, as: change)
    }
  }
}

extension KeyframeRecord.Track {
  /// What the property is set to.
  fileprivate var goal: LayerValue { changes.last?.to ?? from }

  /// The changes by their beginning; those that begin together stay in their order.
  private var sorted: [KeyframeRecord.Change] {
    changes.ordered { $0.window.start < $1.window.start }
  }

  /// The values and their times; between two changes the value stays, and a change that begins before
  /// the one before it has ended goes on from there.
  fileprivate var frames: [(time: Double, value: LayerValue)] {
    var frames: [(time: Double, value: LayerValue)] = [(0, from)]
    let changes = sorted
    for (index, change) in changes.enumerated() {
      let (last, window) = (frames[frames.count - 1], change.window)
      frames.append((window.start, last.value))
      let next = index + 1 < changes.count ? changes[index + 1].window.start : 1
      if next < window.end {
        let cut = last.value.interpolated(to: change.to, part: window.progress(at: next))
        frames.append((next, cut ?? change.to))
      } else {
        frames.append((window.end, change.to))
      }
    }
    frames.append((1, frames[frames.count - 1].value))
    // What is there twice would stop a smooth curve.
    return frames.indices
      .filter {
        $0 == 0 || frames[$0].time > frames[$0 - 1].time || frames[$0].value != frames[$0 - 1].value
      }
      .map { frames[$0] }
  }

  /// The values and the times from which each is shown.
  fileprivate var steps: [(time: Double, value: LayerValue)] {
    [(0, from)] + sorted.map { ($0.window.start, $0.to) }
  }
}
