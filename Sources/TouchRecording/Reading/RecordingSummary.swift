public import TouchCore

/// What was met in a recording, as far as it has been read.
public struct RecordingSummary: Hashable, Sendable {
  /// The number of frames.
  public var frames = 0
  /// The number of contacts that began; hovering doesn't count.
  public var contacts = 0
  /// The largest number of contacts that were down at once.
  public var mostAtOnce = 0
  /// The number of times that something came near without touching.
  public var hovers = 0
  /// The number of contacts that are down after the last frame that was read.
  public var stillDown = 0
  /// The last frame's time.
  public var duration = TouchTime.zero
  /// Frames per second while something touches: the median, pauses left out; nil for too few frames.
  public var rate: Double?
  /// The smallest and the largest raw pressure of a contact; nil where there was none.
  public var pressure: ClosedRange<Int32>?
  /// The smallest and the largest force of a contact; nil where there was none.
  public var force: ClosedRange<Double>?
  /// What was unusual, in the order in which it was first met.
  public var oddities: [OddityCount] = []
}

/// Counts frames as they go by.
struct Tally {
  private(set) var summary = RecordingSummary()
  private var intervals = IntervalHistogram()
  private var last: (time: TouchTime, touching: Bool)?

  mutating func observe(_ frame: TouchFrame) {
    // Frames that only begin or end contacts keep the hand's rhythm, not the device's.
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

  func finished(oddities: [OddityCount], pressure: ClosedRange<Int32>?) -> RecordingSummary {
    var summary = summary
    summary.rate = intervals.rate
    summary.oddities = oddities
    summary.pressure = pressure
    return summary
  }
}

/// The intervals between frames in steps of 10 µs, so that their median needs no list of them.
struct IntervalHistogram {
  /// Longer intervals are pauses of the hand, not the device's rhythm.
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
