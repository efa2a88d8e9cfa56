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

extension Pipeline where Input == UITouch {
  /// Gathers the samples of some touches, unless they are at hand.
  @inline(__always)
  func gatherSamples(of inputs: InputMask) {
    if samples.inputs != inputs { gatherNewSamples(of: inputs) }
  }

  @inline(never)
  private func gatherNewSamples(of inputs: InputMask) {
    samples.inputs = inputs
    // For speed: the one touch that there mostly is takes the place of its sample before.
    if roster.inputs.count == 1, samples.list.count == 1, let sample = roster.inputs[0].sample {
      samples.time = roster.inputs[0].current.time
      samples.list[0] = sample
      return
    }
    samples.time = TouchTime(nanoseconds: 0)
    samples.list.empty()
    roster.inputs.walk { touch in
      guard !inputs.isDisjoint(with: touch.tracking.bit), let sample = touch.sample else { return }
      samples.time = max(samples.time, touch.current.time)
      // Sorted as it grows: contacts mostly come in the order of their numbers.
      var place = samples.list.count
      while place > 0, samples.list[place - 1].id > sample.id { place -= 1 }
      if place == samples.list.count {
        samples.list.append(sample)
      } else {
        samples.list.insert(sample, at: place)
      }
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
