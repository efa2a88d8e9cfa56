public import TouchCore

/// A recording of fingers as strokes: what each finger did, from its landing to its lift.
public struct TouchStrokes: Hashable, Sendable {
  /// The strokes, in the order in which they began.
  public var strokes: [Stroke] = []

  /// One finger from its landing to its lift.
  public struct Stroke: Hashable, Sendable {
    /// Where it was, by increasing times; the first is its landing.
    public var samples: [Sample]
    /// When it was lifted or taken away, at the last sample's location; nil if it stays down.
    public var end: TouchTime?
    /// Whether it was taken away.
    public var isCancelled = false
    /// What touched.
    var kind = Contact.Kind.direct
    /// Whether it is a finger of the attempt that is kept, wherever and whenever it is moved to.
    var isKept = false

    /// When it landed.
    var began: TouchTime { samples.first?.time ?? .zero }
    /// The last moment that is known of it.
    var last: TouchTime { end ?? samples.last?.time ?? .zero }

    /// The same some time later, or earlier.
    func moved(by time: TouchTime) -> Stroke {
      var moved = self
      for index in moved.samples.indices {
        moved.samples[index].time = moved.samples[index].time + time
      }
      moved.end = end.map { $0 + time }
      return moved
    }
  }

  /// A finger at a moment.
  public struct Sample: Hashable, Sendable {
    /// When.
    public var time: TouchTime
    /// Where, in points of the screen.
    public var location: Point
    /// How hard; nil where force isn't measured.
    public var force: Double?
    /// The radius of the touched area; nil where it isn't measured.
    public var radius: Double?
  }

  /// The strokes in which no finger moves and changes its force at once, for synthetic fingers: one of the two comes
  /// halfway between the samples, in whole milliseconds.
  ///
  /// - Parameter pressesFirst: Whether that is the force.
  /// - Returns: The strokes; they are these where there is nothing to take apart, or no time for it.
  public func separated(pressesFirst: Bool) -> TouchStrokes {
    var separated = self
    for index in strokes.indices {
      var samples: [Sample] = []
      for sample in strokes[index].samples {
        if let before = samples.last, before.location != sample.location,
          before.force != sample.force
        {
          var between = pressesFirst ? before : sample
          between.force = pressesFirst ? sample.force : before.force
          let half = (sample.time - before.time).nanoseconds / 2
          between.time = before.time + TouchTime(nanoseconds: half - half % 1_000_000)
          if between.time > before.time { samples.append(between) }
        }
        samples.append(sample)
      }
      separated.strokes[index].samples = samples
    }
    return separated
  }

  init() {}

  /// The strokes of frames: what hovers, a pen's angles and a pointer's buttons are left out.
  public init(_ frames: some Sequence<TouchFrame>) {
    var open: [Contact.ID: Int] = [:]
    for frame in frames {
      for contact in frame.contacts { take(contact, at: frame.time, &open) }
      if frame.interruption != nil {
        for index in open.values.sorted() {
          strokes[index].end = frame.time
          strokes[index].isCancelled = true
        }
        open.removeAll()
      }
    }
  }

  private mutating func take(
    _ contact: Contact,
    at time: TouchTime,
    _ open: inout [Contact.ID: Int]
  ) {
    let sample = Sample(
      time: time,
      location: contact.position,
      force: contact.force,
      radius: contact.radius
    )
    switch contact.phase {
    case .began:
      open[contact.id] = strokes.count
      strokes.append(Stroke(samples: [sample], kind: contact.kind))
    case .moved, .ended, .cancelled:
      guard let index = open[contact.id], let last = strokes[index].samples.last else { return }
      if last.time < time, contact.phase == .moved || contact.position != last.location {
        strokes[index].samples.append(sample)
      }
      if contact.phase == .moved { return }
      strokes[index].end = time
      strokes[index].isCancelled = contact.phase == .cancelled
      open[contact.id] = nil
    case .regionEntered, .regionMoved, .regionExited: return
    }
  }

  /// The frames of the strokes; what happens at the same time is one frame.
  public var frames: [TouchFrame] {
    var frames: [TouchTime: [Contact]] = [:]
    for (index, stroke) in strokes.enumerated() {
      for (number, sample) in stroke.samples.enumerated() where sample.time != stroke.end {
        frames[sample.time, default: []].append(
          contact(index, stroke, number == 0 ? .began : .moved, sample)
        )
      }
      if let end = stroke.end, let last = stroke.samples.last {
        frames[end, default: []].append(
          contact(index, stroke, stroke.isCancelled ? .cancelled : .ended, last)
        )
      }
    }
    return frames.keys.sorted().map { TouchFrame(time: $0, contacts: frames[$0] ?? []) }
  }

  private func contact(
    _ index: Int,
    _ stroke: Stroke,
    _ phase: Contact.Phase,
    _ sample: Sample
  ) -> Contact {
    Contact(
      id: Contact.ID(index + 1),
      phase: phase,
      position: sample.location,
      force: sample.force,
      radius: sample.radius,
      kind: stroke.kind
    )
  }

  /// Every moment at which something happens, in order.
  var moments: [TouchTime] {
    var moments: Set<TouchTime> = []
    for stroke in strokes {
      for sample in stroke.samples { moments.insert(sample.time) }
      if let end = stroke.end { moments.insert(end) }
    }
    return moments.sorted()
  }

  /// The strokes with the first landing at zero, and every time in whole milliseconds.
  public var inMilliseconds: TouchStrokes {
    guard let first = moments.first else { return self }
    return retimed { time in
      .milliseconds(Int64(((time - first).seconds * 1000).rounded(), within: 0...Int64(Int32.max)))
    }
  }

  /// The strokes with other times.
  func retimed(_ time: (TouchTime) -> TouchTime) -> TouchStrokes {
    var result = self
    for index in strokes.indices {
      for number in strokes[index].samples.indices {
        result.strokes[index].samples[number].time = time(strokes[index].samples[number].time)
      }
      result.strokes[index].end = strokes[index].end.map(time)
    }
    return result
  }

  /// The strokes with every sample changed.
  func mapped(_ change: (Sample) -> Sample) -> TouchStrokes {
    var result = self
    for index in strokes.indices {
      result.strokes[index].samples = strokes[index].samples.map(change)
    }
    return result
  }
}
