import TouchCore

/// What is counted of a recording's frames.
struct Statistics {
  /// The counts; rate, raw pressure and warnings aren't among them.
  private(set) var summary = RecordingSummary()
  private var intervals = IntervalHistogram()
  private var last: (time: TouchTime, touching: Bool)?

  init() {}

  /// Counts all frames of a source up to its end or an error, which isn't thrown.
  init(of frames: any FrameSource) {
    while let frame = (try? frames.next()) ?? nil { observe(frame) }
  }

  /// Frames per second while something touches; nil for too few frames.
  var rate: Double? { intervals.rate }

  mutating func observe(_ frame: TouchFrame) {
    // When contacts begin and end depends on the hand, not on the device's rate.
    let isMove = frame.contacts.contains { $0.phase == .moved }
    if let last, last.touching, isMove { intervals.add(frame.time - last.time) }
    summary.frames += 1
    summary.duration = frame.time
    for contact in frame.contacts {
      switch contact.phase {
      case .began:
        summary.contacts += 1
        summary.stillDown += 1
        summary.mostAtOnce = max(summary.mostAtOnce, summary.stillDown)
      case .ended, .cancelled: summary.stillDown -= 1
      case .regionEntered: summary.hovers += 1
      case .moved, .regionMoved, .regionExited: break
      }
      if let force = contact.force, !contact.phase.isRegion {
        let seen = summary.force ?? force...force
        summary.force = min(seen.lowerBound, force)...max(seen.upperBound, force)
      }
    }
    if frame.interruption != nil { summary.stillDown = 0 }
    last = (frame.time, summary.stillDown > 0)
  }
}

/// The intervals between frames in steps of 10 µs, so that their median needs no list of them.
struct IntervalHistogram {
  /// Longer intervals are pauses of the hand and don't count.
  static let longest = TouchTime.milliseconds(100)
  private static let step: Int64 = 10_000

  private var counts = [UInt32](repeating: 0, count: Int(longest.nanoseconds / step) + 1)
  private var total = 0

  mutating func add(_ interval: TouchTime) {
    guard interval > .zero, interval <= Self.longest else { return }
    let index = Int(interval.nanoseconds / Self.step)
    guard counts[index] < .max else { return }
    counts[index] += 1
    total += 1
  }

  /// The median's reciprocal to one decimal.
  var rate: Double? {
    guard total >= 2 else { return nil }
    var passed = 0
    for (index, count) in counts.enumerated() {
      passed += Int(count)
      guard passed * 2 >= total else { continue }
      let seconds = (Double(index) + 0.5) * Double(Self.step) / 1e9
      return (10 / seconds).rounded() / 10
    }
    return nil
  }
}
