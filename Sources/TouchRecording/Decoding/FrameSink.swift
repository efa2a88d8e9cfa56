import TouchCore

/// Makes frames of the contacts that decoders report: numbers contacts, and keeps times in order.
struct FrameSink {
  /// The time between reports that have no times of their own.
  static let assumedInterval = TouchTime(nanoseconds: 8_333_333)
  /// Fewer than `.touches` files may hold at once, so that a single touch of each device still fits.
  static let mostContacts = ContactFollower.mostContacts - GeteventParser.mostDevices

  var log = ReadingLog()
  private var queue = FrameQueue()
  /// The contacts of the report in hand, in three parts: a frame lists those that ended first; the
  /// later ones get a frame of their own.
  private var ended: [Contact] = []
  private var others: [Contact] = []
  private var later: [Contact] = []
  private var doubted: [Contact.ID] = []
  private var unlocated: [Contact.ID] = []
  /// How many contacts are down or hover.
  private var liveCount = 0
  private var nextID = 1
  private var origin: Int64?
  private var now = TouchTime.zero

  /// A number for a new contact.
  mutating func newID() -> Contact.ID {
    defer { nextID += 1 }
    return Contact.ID(nextID)
  }

  /// How many contacts were numbered so far.
  var numberedContacts: Int { nextID - 1 }

  /// Whether another contact may begin.
  var hasRoom: Bool { liveCount < Self.mostContacts }

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
    } else if sinceStart > ReadingOptions.lastMoment {
      log.warn(.timeOutOfRange)
      now = ReadingOptions.lastMoment
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
      now = min(now + Self.assumedInterval, ReadingOptions.lastMoment)
    }
  }

  // MARK: Contacts

  /// Adds a contact of the report in hand.
  mutating func add(_ contact: Contact, later isLater: Bool = false) {
    if contact.phase.isBeginning { liveCount += 1 }
    if contact.phase.isEnd { liveCount -= 1 }
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

  // MARK: Contacts without a location

  /// Holds a contact of the report in hand back, with all that follows, until it is located.
  mutating func hold(_ id: Contact.ID) {
    log.warn(.beganBeforeAxis)
    unlocated.append(id)
  }

  /// Gives a contact that is held back its coordinates, and lets it go where they are whole.
  ///
  /// - Returns: Whether it has begun; false where too much waited for it.
  mutating func locate(_ id: Contact.ID, x: Double?, y: Double?, isWhole: Bool) -> Bool {
    guard let index = unlocated.firstIndex(of: id) else {
      return queue.locate(id, x: x, y: y, isWhole: isWhole)
    }
    // Still in the report in hand.
    if isWhole { unlocated.remove(at: index) }
    for index in others.indices where others[index].id == id {
      let old = others[index].position
      others[index].position = Point(x: x ?? old.x, y: y ?? old.y)
    }
    return true
  }

  /// Lets a contact begin whose missing coordinates will never be known.
  ///
  /// - Returns: Whether it has begun; false where too much waited for it.
  mutating func giveUpLocating(_ id: Contact.ID) -> Bool {
    let hasBegun = locate(id, x: nil, y: nil, isWhole: true)
    log.warn(hasBegun ? .axisNeverReported : .contactWithoutPosition)
    return hasBegun
  }

  /// Takes out a contact that is held back, as if it had never been.
  mutating func withdraw(_ id: Contact.ID) {
    unlocated.removeAll { $0 == id }
    others.removeAll { $0.id == id }
    queue.withdraw(id)
    liveCount -= 1
  }

  /// Counts the contacts that are held back at the recording's end; their coordinates were never known.
  mutating func finish() {
    if queue.unlocatedCount > 0 { log.warn(.axisNeverReported, times: queue.unlocatedCount) }
  }

  // MARK: Frames

  /// Makes frames of the contacts that were added.
  mutating func flush() {
    if !ended.isEmpty || !others.isEmpty {
      queue.append(
        TouchFrame(time: now, contacts: takeContacts()),
        inDoubt: doubted,
        unlocated: unlocated
      )
      if !unlocated.isEmpty { unlocated.removeAll(keepingCapacity: true) }
      if !doubted.isEmpty { doubted.removeAll(keepingCapacity: true) }
    }
    if !later.isEmpty {
      queue.append(TouchFrame(time: now, contacts: later))
      later = []
    }
  }

  /// The contacts of the report in hand, which are no longer kept: those that ended come first.
  private mutating func takeContacts() -> [Contact] {
    var contacts: [Contact] = []
    swap(&contacts, &others)
    if ended.isEmpty { return contacts }
    defer { ended.removeAll(keepingCapacity: true) }
    return ended + contacts
  }

  /// Whether there are frames, ready or not.
  var hasFrames: Bool { queue.count > 0 }

  /// The next frame; nil where none is ready.
  mutating func pop(atEnd: Bool) -> TouchFrame? { queue.pop(atEnd: atEnd) }
}
