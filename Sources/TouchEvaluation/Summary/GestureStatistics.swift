import TouchCore

/// What was counted of strokes with one label.
public struct GestureStatistics: Hashable, Sendable {
  /// Strokes and hits of one person.
  public struct Share: Hashable, Sendable {
    /// The labelled strokes.
    public var strokes = 0
    /// Those that were hit.
    public var hits = 0
  }

  /// Strokes and hits of each person; of strokes without a person under `EvaluationSummary.unnamed`.
  public var persons: [String: Share] = [:]
  /// The same for each device.
  public var devices: [String: [String: Share]] = [:]
  /// The same for each kind of pointer.
  public var pointers: [String: [String: Share]] = [:]
  /// The strokes that were hit.
  public var hits = 0
  /// The strokes that nothing was recognized in.
  public var missed = 0
  /// The strokes that were recognized too late.
  public var late = 0
  /// The strokes whose recognition took another stroke's contacts, too.
  public var merged = 0
  /// The recognitions beyond the first of a stroke.
  public var fragments = 0
  /// The strokes in which another recognizer was recognized instead.
  public var confused: [String: Int] = [:]
  /// The delays behind the decisive moment, in milliseconds, and how often each came up.
  public var delays = TimeStatistics()
  /// The times from the first contact to recognition.
  public var latencies = TimeStatistics()
  /// How long was waited for each recognizer to fail, and how often.
  public var waits: [String: TimeStatistics] = [:]

  /// The labelled strokes.
  public var strokes: Int { persons.values.reduce(0) { $0 + $1.strokes } }

  mutating func add(_ stroke: StrokeOutcome, person: String, device: String, pointer: String) {
    let isHit = stroke.outcome == .hit
    func count(_ share: inout Share) {
      share.strokes += 1
      if isHit { share.hits += 1 }
    }
    count(&persons[person, default: Share()])
    count(&devices[device, default: [:]][person, default: Share()])
    count(&pointers[pointer, default: [:]][person, default: Share()])
    fragments += stroke.fragments
    switch stroke.outcome {
    case .hit: hits += 1
    case .missed: missed += 1
    case .late: late += 1
    case .merged: merged += 1
    case .confused(let other): confused[other, default: 0] += 1
    }
    if let delay = stroke.delay { delays.add(delay) }
    if let latency = stroke.latency { latencies.add(latency) }
    for wait in stroke.waits {
      waits[wait.recognizer, default: TimeStatistics()].add(wait.duration)
    }
  }
}

/// Times in whole milliseconds, and how often each came up, so that medians need no list of all.
public struct TimeStatistics: Hashable, Sendable {
  /// The counts by milliseconds.
  public private(set) var counts: [Int64: Int] = [:]
  /// How many times there are.
  public private(set) var count = 0
  /// Their sum, in milliseconds.
  public private(set) var sum: Int64 = 0

  /// Creates an empty tally.
  public init() {}

  mutating func add(_ time: TouchTime) {
    let milliseconds = (time.nanoseconds + 500_000) / 1_000_000
    // Beyond a minute a time is no delay but a rest.
    let bounded = min(max(milliseconds, 0), 60_000)
    counts[bounded, default: 0] += 1
    count += 1
    sum += bounded
  }

  /// The smallest time that a part of all doesn't exceed, in milliseconds; nil without times.
  public func quantile(_ part: Double) -> Int64? {
    var rest = (Double(count) * part).rounded(.up)
    for (time, number) in counts.sorted(by: { $0.key < $1.key }) {
      rest -= Double(number)
      if rest <= 0 { return time }
    }
    return counts.keys.max()
  }
}
