import TouchCore

/// Frames that are decoded and not yet handed out.
///
/// A move in which only the pressure fell to zero is in doubt until the contact's next report: if
/// that lifts the contact, it was no move (recording formats 4.10). A frame in doubt delays
/// the ones after it, for a short time.
///
/// A contact without a location, because an axis hasn't spoken, delays the frames from its beginning on until
/// it is located (recording formats 4.1).
struct FrameQueue {
  /// An older doubt is settled: the finger rests, pressing too lightly to measure.
  static let longestDoubt = TouchTime.milliseconds(100)
  /// No more frames than this wait for one in doubt.
  static let mostWaiting = 64

  /// No more frames than this wait for a location: a minute at most devices' rate.
  static let mostUnlocated = 8192
  /// Nor more contacts, so that as little memory is needed where many fingers move.
  static let mostUnlocatedContacts = 65_536

  private var frames: [TouchFrame] = []
  private var first = 0
  /// The number of the frame at `first`, counted from the recording's start.
  private var firstNumber = 0
  private var doubts: [(id: Contact.ID, number: Int)] = []
  /// The contacts without a location, with the numbers of the frames that begin them.
  private var unlocated: [(id: Contact.ID, number: Int)] = []
  /// How many contacts are in the frames since something was without a location.
  private var unlocatedSize = 0
  /// The contacts without a location that were taken out, as too much waited for them.
  private var withdrawn: Set<Contact.ID> = []

  var count: Int { frames.count - first }

  mutating func append(
    _ frame: TouchFrame,
    inDoubt ids: [Contact.ID] = [],
    unlocated newcomers: [Contact.ID] = []
  ) {
    let number = firstNumber + count
    frames.append(frame)
    if !withdrawn.isEmpty {
      frames[frames.count - 1].contacts.removeAll { withdrawn.contains($0.id) }
    }
    for id in newcomers { unlocated.append((id, number)) }
    limitUnlocated(frame.contacts.count)
    for id in ids { doubts.append((id, number)) }
    if !doubts.isEmpty { limitDoubts(number, frame.time) }
  }

  /// Settles doubts that are older than the newest frame by too much.
  private mutating func limitDoubts(_ number: Int, _ time: TouchTime) {
    guard let oldest = doubts.first else { return }
    if number - oldest.number >= Self.mostWaiting {
      doubts.removeAll()
      return
    }
    let times = doubts.map { frames[first + $0.number - firstNumber].time }
    for index in doubts.indices.reversed()
    where time - times[index] > Self.longestDoubt { doubts.remove(at: index) }
  }

  /// Takes out the contacts without a location where too much waits for them.
  private mutating func limitUnlocated(_ contacts: Int) {
    unlocatedSize = unlocated.isEmpty ? 0 : unlocatedSize + contacts
    guard unlocatedSize > Self.mostUnlocatedContacts || count > Self.mostUnlocated else { return }
    for contact in unlocated { withdraw(contact.id) }
  }

  /// Settles the doubt about a contact; returns whether a false move was taken out.
  mutating func settle(_ id: Contact.ID, lifted: Bool) -> Bool {
    guard let index = doubts.firstIndex(where: { $0.id == id }) else { return false }
    let doubt = doubts.remove(at: index)
    guard lifted else { return false }
    frames[first + doubt.number - firstNumber].contacts.removeAll { $0.id == id }
    return true
  }

  // MARK: Locations

  /// How many contacts have no location.
  var unlocatedCount: Int { unlocated.count }

  /// Gives a contact's coordinates to all frames that wait for them; nil leaves one as it is.
  ///
  /// - Returns: Whether the contact's beginning waited; false where it was taken out.
  mutating func locate(_ id: Contact.ID, x: Double?, y: Double?, isWhole: Bool) -> Bool {
    guard let index = unlocated.firstIndex(where: { $0.id == id }) else {
      if isWhole { withdrawn.remove(id) }
      return false
    }
    for frame in first + unlocated[index].number - firstNumber..<frames.count {
      for contact in frames[frame].contacts.indices where frames[frame].contacts[contact].id == id {
        let old = frames[frame].contacts[contact].position
        frames[frame].contacts[contact].position = Point(x: x ?? old.x, y: y ?? old.y)
      }
    }
    if isWhole { unlocated.remove(at: index) }
    return true
  }

  /// Takes a contact without a location out of all frames that wait for it, and out of later ones.
  mutating func withdraw(_ id: Contact.ID) {
    guard let index = unlocated.firstIndex(where: { $0.id == id }) else { return }
    for frame in first + unlocated[index].number - firstNumber..<frames.count {
      frames[frame].contacts.removeAll { $0.id == id }
    }
    unlocated.remove(at: index)
    withdrawn.insert(id)
  }

  // MARK: Out

  /// The next frame that is beyond doubt, and whose contacts have locations.
  mutating func pop(atEnd: Bool) -> TouchFrame? {
    if first == 0, frames.count == 1, doubts.isEmpty, unlocated.isEmpty {
      // For speed, as mostly nothing waits: the frame moves out, without a copy.
      let frame = frames.removeLast()
      firstNumber += 1
      return frame.contacts.isEmpty && frame.interruption == nil ? nil : frame
    }
    while first < frames.count {
      if !atEnd, !doubts.isEmpty, doubts.contains(where: { $0.number == firstNumber }) {
        return nil
      }
      if !atEnd, let number = unlocated.first?.number, number <= firstNumber { return nil }
      let frame = frames[first]
      first += 1
      firstNumber += 1
      if first == frames.count {
        frames.removeAll(keepingCapacity: true)
        first = 0
      } else if first > 4 * Self.mostWaiting, first > frames.count / 2 {
        frames.removeFirst(first)
        first = 0
      }
      if atEnd {
        doubts.removeAll { $0.number < firstNumber }
        unlocated.removeAll()
      }
      if !frame.contacts.isEmpty || frame.interruption != nil { return frame }
    }
    return nil
  }
}
