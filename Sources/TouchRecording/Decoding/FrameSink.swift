import TouchCore

/// Makes frames of the contacts that decoders report: numbers contacts, and keeps times in order.
struct FrameSink {
  /// The time between reports that have no times of their own.
  static let assumedInterval = TouchTime(nanoseconds: 8_333_333)

  var log = ReadingLog()
  private var queue = FrameQueue()
  /// The contacts of the report in hand, in three parts: a frame lists those that ended first; the
  /// later ones get a frame of their own.
  private var ended: [Contact] = []
  private var others: [Contact] = []
  private var later: [Contact] = []
  private var doubted: [Contact.ID] = []
  private var nextID = 1
  private var origin: Int64?
  private var now = TouchTime.zero

  /// A number for a new contact.
  mutating func newID() -> Contact.ID {
    defer { nextID += 1 }
    return Contact.ID(nextID)
  }

  // MARK: Time

  /// Advances to the time of an event; the first event's is zero, and time never decreases.
  mutating func advance(to time: Int64?) {
    guard let time else { return }
    guard let origin else {
      origin = time
      return
    }
    let sinceStart = TouchTime(nanoseconds: time) - TouchTime(nanoseconds: origin)
    if sinceStart < now {
      log.warn(.timeWentBackwards)
    } else {
      now = sinceStart
    }
  }

  /// Advances by the assumed interval, at the end of a report in a recording without times.
  mutating func advanceWithoutTimes() {
    if origin == nil {
      origin = 0
      log.warn(.withoutTimes)
    } else {
      now = now + Self.assumedInterval
    }
  }

  // MARK: Contacts

  /// Adds a contact of the report in hand.
  mutating func add(_ contact: Contact, later isLater: Bool = false) {
    if isLater {
      later.append(contact)
    } else if contact.phase.isEnd {
      ended.append(contact)
    } else {
      others.append(contact)
    }
  }

  /// Marks a contact of the report in hand as in doubt, until it is settled.
  mutating func doubt(_ id: Contact.ID) { doubted.append(id) }

  /// Settles the doubt about a contact, if there is one: where it was lifted, it had not moved.
  mutating func settle(_ id: Contact.ID, lifted: Bool) {
    if queue.settle(id, lifted: lifted) { log.warn(.zeroPressureBeforeLift) }
  }

  /// Makes frames of the contacts that were added.
  mutating func flush() {
    if !ended.isEmpty || !others.isEmpty {
      queue.append(TouchFrame(time: now, contacts: ended + others), inDoubt: doubted)
      ended.removeAll(keepingCapacity: true)
      others.removeAll(keepingCapacity: true)
      doubted.removeAll(keepingCapacity: true)
    }
    if !later.isEmpty {
      queue.append(TouchFrame(time: now, contacts: later))
      later = []
    }
  }

  /// The next frame; nil where none is ready.
  mutating func pop(atEnd: Bool) -> TouchFrame? { queue.pop(atEnd: atEnd) }
}
