import TouchCore

/// The samples of some inputs, gathered once for all recognizers that get the same inputs in a pass.
struct SharedSamples {
  /// Whose samples they are; none where the samples are those of an earlier event.
  var inputs: InputMask = []
  /// The samples, by the numbers of their contacts.
  var list: [ContactSample] = []
  /// When the newest of them was measured.
  var time = TouchTime.zero
}

extension Pipeline where Input == UITouch {
  /// Gathers the samples of some touches, unless they are at hand.
  func gatherSamples(of inputs: InputMask) {
    if samples.inputs == inputs { return }
    samples.inputs = inputs
    samples.time = .zero
    samples.list.empty()
    for index in roster.inputs.indices
    where !inputs.isDisjoint(with: roster.inputs[index].tracking.bit) {
      let touch = roster.inputs[index]
      guard let contact = touch.contact else { continue }
      samples.time = max(samples.time, touch.current.time)
      // Sorted as it grows: contacts mostly come in the order of their numbers.
      var place = samples.list.count
      while place > 0, samples.list[place - 1].id > contact { place -= 1 }
      let sample = ContactSample(id: contact, location: Point(touch.current.location))
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
