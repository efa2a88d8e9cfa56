import TouchCore

/// One finger of a recording, without any recognizer.
struct FingerTrace {
  /// One sample.
  struct Sample {
    var time: Double
    var place: Point
    var force: Double?
  }

  var id: Contact.ID
  /// All samples, the first one its beginning.
  var samples: [Sample] = []
  /// When it was lifted or lost; nil if the recording ends before.
  var end: Double?
  /// Whether it was the only finger when it began.
  var cameAlone: Bool

  /// When it began.
  var start: Double { samples.first?.time ?? 0 }

  /// Whether it was down at a time.
  func isDown(at time: Double) -> Bool { start <= time && time <= (end ?? .infinity) }

  /// The maximum force up to a time; nil without force.
  func hardest(until time: Double) -> Double? {
    samples.filter { $0.time <= time }.compactMap(\.force).max()
  }

  /// The maximum distance from its start up to a time, in points.
  func farthest(until time: Double) -> Double {
    guard let first = samples.first else { return 0 }
    return samples.filter { $0.time <= time }.reduce(0) {
      max($0, $1.place.distance(to: first.place))
    }
  }

  /// The fingers of a recording, in the order in which they began.
  static func all(in frames: [TouchFrame]) -> [FingerTrace] {
    var traces: [FingerTrace] = []
    var open: [Contact.ID: Int] = [:]
    for frame in frames {
      let time = frame.time.seconds
      let before = open.count
      let coming = frame.contacts.count { $0.phase == .began }
      for contact in frame.contacts {
        switch contact.phase {
        case .began:
          open[contact.id] = traces.count
          traces.append(
            FingerTrace(id: contact.id, cameAlone: before == 0 && coming == 1)
          )
          traces[traces.count - 1].add(contact, time)
        case .moved:
          if let place = open[contact.id] { traces[place].add(contact, time) }
        case .ended, .cancelled:
          guard let place = open.removeValue(forKey: contact.id) else { continue }
          traces[place].end = time
        case .regionEntered, .regionMoved, .regionExited: break
        }
      }
      guard frame.interruption != nil else { continue }
      for place in open.values { traces[place].end = time }
      open.removeAll()
    }
    return traces
  }

  private mutating func add(_ contact: Contact, _ time: Double) {
    samples.append(Sample(time: time, place: contact.position, force: contact.force))
  }
}
