import TouchCore

/// How far ahead touches are predicted.
enum Prediction {
  /// The number of predicted touches (rule 1.17).
  static let count = 2
  /// The longest time between two samples that still says where a finger is going (our own choice).
  static let longestInterval = TouchTime.milliseconds(40)
}

extension UIEvent {
  /// What was measured of a touch since the event before.
  final func measured(of touch: UITouch) -> [UITouch]? {
    if roster.late.contains(touch) {
      return [touch.snapshot(of: touch.current, after: touch.previous)]
    }
    guard roster.contains(touch, in: touchMask), let contact = touch.contact else { return nil }
    var snapshots: [UITouch] = []
    var before = touch.previous
    for frame in history {
      for earlier in frame.contacts where earlier.id == contact {
        guard let sample = touch.sample(of: earlier, at: frame.time) else { continue }
        snapshots.append(touch.snapshot(of: sample, after: before))
        before = sample
      }
    }
    snapshots.append(touch.snapshot(of: touch.current, after: before))
    return snapshots
  }

  /// Where a touch will probably be next.
  final func predicted(of touch: UITouch) -> [UITouch]? {
    if roster.late.contains(touch) { return [] }
    guard roster.contains(touch, in: touchMask) else { return nil }
    let interval = touch.current.time - touch.previous.time
    guard touch.presentPhase == .moved, interval > .zero, interval <= Prediction.longestInterval
    else {
      return []
    }
    var predicted: [UITouch] = []
    var before = touch.current
    for _ in 0..<Prediction.count {
      var next = before
      next.time = before.time + interval
      next.location.x += touch.current.location.x - touch.previous.location.x
      next.location.y += touch.current.location.y - touch.previous.location.y
      next.estimated = .location
      next.expected = []
      next.updateIndex = nil
      predicted.append(touch.snapshot(of: next, after: before))
      before = next
    }
    return predicted
  }
}

extension UITouch {
  /// What a host measured of the touch's contact; nil for a touch without a window.
  @inline(__always)
  func sample(of contact: Contact, at time: TouchTime) -> TouchSample? {
    guard let window = windowReference else { return nil }
    return TouchSample(contact, at: time, in: window)
  }

  /// The window, for speed uncounted: the touch keeps it.
  @inline(__always)
  final var windowReference: Unmanaged<UIWindow>? {
    guard let window = ownWindow else { return nil }
    return Unmanaged.passUnretained(window)
  }

  /// A copy of the touch with other values, which stays as it is when the touch goes on.
  func snapshot(of sample: TouchSample, after before: TouchSample) -> UITouch {
    let copy = UITouch()
    copy.current = sample
    copy.previous = before
    copy.original = original
    copy.tracking.phase = tracking.phase
    copy.ownType = ownType
    copy.ownTapCount = ownTapCount
    copy.ownWindow = ownWindow
    copy.ownView = ownView
    copy.ownMaximumForce = ownMaximumForce
    return copy
  }
}
