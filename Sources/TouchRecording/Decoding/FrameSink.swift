import TouchCore

/// Where decoders put their frames: numbers contacts, keeps time from running back, notes oddities.
struct FrameSink {
  /// The time between reports that have no times of their own.
  static let assumedInterval = TouchTime(nanoseconds: 8_333_333)

  var queue = FrameQueue()
  var oddities = OddityLog()
  private(set) var pressure: ClosedRange<Int32>?
  /// Where the event in hand stands.
  var place = RecordingError.Place.file
  private var nextID = 1
  private var origin: Int64?
  private var now = TouchTime.zero

  /// Gives a new contact its name.
  mutating func newID() -> Contact.ID {
    defer { nextID += 1 }
    return Contact.ID(nextID)
  }

  mutating func note(_ oddity: Oddity, times: Int = 1) {
    oddities.note(oddity, at: place, times: times)
  }

  /// Takes the time of an event; the first event's is zero, and none lies before another.
  mutating func advance(to time: Int64?) {
    guard let time else { return }
    guard let origin else {
      origin = time
      return
    }
    let sinceStart = TouchTime(nanoseconds: time) - TouchTime(nanoseconds: origin)
    if sinceStart < now {
      note(.timeWentBackwards)
    } else {
      now = sinceStart
    }
  }

  /// Lets time pass at the end of a report in a recording without times.
  mutating func advanceWithoutTimes() {
    if origin == nil {
      origin = 0
      note(.withoutTimes)
    } else {
      now = now + Self.assumedInterval
    }
  }

  /// Hands over what changed at this moment; nothing is handed over where nothing did.
  mutating func emit(_ contacts: [Contact], inDoubt ids: [Contact.ID] = []) {
    guard !contacts.isEmpty else { return }
    queue.append(TouchFrame(time: now, contacts: contacts), inDoubt: ids)
  }

  /// Takes note of a contact's raw pressure.
  mutating func see(pressure raw: Int32) {
    let seen = pressure ?? raw...raw
    pressure = min(seen.lowerBound, raw)...max(seen.upperBound, raw)
  }
}
