import TouchCore

/// The samples of some inputs, gathered once for all recognizers that get the same inputs in a pass.
struct SharedSamples {
  /// Whose samples they are; none where the samples are those of an earlier event.
  var inputs: InputMask = .none
  /// The samples, by the numbers of their contacts.
  var list: [ContactSample] = []
  /// When the newest of them was measured.
  var time = TouchTime.zero
}

#if !hasFeature(Embedded)
  @MainActor
#endif
extension SharedSamples {
  /// Gathers the samples of some touches, unless they are at hand.
  @inline(__always)
  mutating func gather(_ touches: InputMask, of roster: Roster<UITouch>) {
    if inputs != touches { gatherAnew(touches, of: roster) }
  }

  @inline(never)
  private mutating func gatherAnew(_ touches: InputMask, of roster: Roster<UITouch>) {
    inputs = touches
    // For speed: the one touch that there mostly is takes the place of its sample before.
    if roster.inputs.count == 1, list.count == 1, let sample = roster.inputs[0].sample {
      time = roster.inputs[0].current.time
      list[0] = sample
      return
    }
    time = TouchTime(nanoseconds: 0)
    list.empty()
    roster.each { touch in
      guard !touches.isDisjoint(with: touch.tracking.bit), let sample = touch.sample else { return }
      time = max(time, touch.current.time)
      // Sorted as it grows: contacts mostly come in the order of their numbers.
      var index = list.count
      while index > 0, list[index - 1].id > sample.id { index -= 1 }
      if index == list.count { list.append(sample) } else { list.insert(sample, at: index) }
    }
  }
}

extension GestureInput.Kind {
  /// What a phase is to a machine; nil where nothing happened.
  init?(_ phase: InputPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .stationary: return nil
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
