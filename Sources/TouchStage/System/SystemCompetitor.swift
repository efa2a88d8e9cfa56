import TouchCore

/// The system beside an app: which touches reach the app, and which the system takes.
///
/// Frames go in, and frames come out for the app. It knows no clock: each input has its time.
struct SystemCompetitor {
  /// What a stage says of its screen when a touch begins.
  struct Surroundings {
    var screen: Rect
    var isRightToLeft = false
    /// The edges whose first swipe the app asks to have.
    var deferred: RectEdges = []
  }

  /// What the system did with a touch.
  enum Deed: Equatable {
    /// It took the touches, because of a gesture.
    case took(SystemGestures.Kind, at: Point)
    /// It left the first swipe to the app, and showed that the next is its own.
    case deferred(SystemGestures.Kind, at: Point)
  }

  /// What the app gets of a frame, and what the system did.
  struct Outcome {
    var frames: [TouchFrame] = []
    var deeds: [Deed] = []
  }

  /// A touch at an edge, about which nothing is decided.
  private struct Candidate {
    let began: Contact
    let time: TouchTime
    let kinds: [SystemGestures.Kind]
    /// Those that the app asked to have first.
    let deferred: [SystemGestures.Kind]
    let isHeld: Bool
    var latest: Contact
  }

  private let gestures: SystemGestures
  private var candidates: [Candidate] = []
  /// The touches that the app has.
  private var live: [Contact.ID] = []
  /// The touches that the app is not notified of, any more or at all.
  private var silenced: [Contact.ID] = []
  /// The touch of the system's gesture that is under way.
  private var taker: Contact.ID?
  /// Until when the next swipe of an edge is the system's.
  private var armed: [(edge: RectEdges, until: TouchTime)] = []

  init(_ gestures: SystemGestures) { self.gestures = gestures }

  /// When a touch that is held back becomes the app's; nil where none is.
  var deadline: TouchTime? {
    candidates.filter { $0.isHeld }.map { $0.time + SystemGestures.longestRest + .tick }.min()
  }

  // MARK: Input

  /// Gives the app the touches that were held back long enough.
  mutating func release(at time: TouchTime) -> [TouchFrame] {
    var frames: [TouchFrame] = []
    while let index = candidates.firstIndex(where: { isStale($0, at: time) }) {
      frames += leave(index, at: time)
    }
    return frames
  }

  /// Takes in a frame, as the screen reports it.
  mutating func take(
    _ frame: TouchFrame,
    in surroundings: (Point) -> Surroundings
  ) -> Outcome {
    if frame.interruption != nil || frame.screen != nil { forget() }
    var outcome = Outcome(frames: release(at: frame.time))
    var contacts: [Contact] = []
    for contact in frame.contacts {
      if contact.phase.isRegion {
        contacts.append(contact)
        continue
      }
      if let index = silenced.firstIndex(of: contact.id), contact.phase != .began || taker != nil {
        if contact.phase.isOver { silenced.remove(at: index) }
        if contact.phase.isOver, contact.id == taker { taker = nil }
        continue
      }
      if contact.phase == .began {
        begin(contact, at: frame.time, surroundings(contact.position), &contacts)
      } else if let index = candidates.firstIndex(where: { $0.began.id == contact.id }) {
        guard let deed = decide(index, contact, at: frame.time, &contacts, &outcome.frames) else {
          continue
        }
        outcome.deeds.append(deed)
        if case .took = deed {
          outcome.frames += takeAll(contact.id, at: frame.time)
          contacts = []
        }
      } else {
        pass(contact, &contacts)
      }
    }
    // What says nothing any more isn't sent.
    if !contacts.isEmpty || frame.contacts.isEmpty || frame.hasExtras {
      var rest = frame
      rest.contacts = contacts
      outcome.frames.append(rest)
    }
    return outcome
  }

  /// Discards every touch, as they are all cancelled.
  mutating func forget() {
    candidates = []
    live = []
    silenced = []
    taker = nil
  }

  // MARK: One touch

  private mutating func begin(
    _ contact: Contact,
    at time: TouchTime,
    _ surroundings: Surroundings,
    _ contacts: inout [Contact]
  ) {
    silenced.removeAll { $0 == contact.id }
    guard taker == nil else { return silenced.append(contact.id) }
    let kinds = gestures.kinds(isRightToLeft: surroundings.isRightToLeft).filter { kind in
      let distance = surroundings.screen.distance(of: contact.position, from: kind.edge)
      return !Threshold.exceeds(distance, SystemGestures.strip)
    }
    if contact.kind == .direct, !kinds.isEmpty {
      armed.removeAll { $0.until < time }
      let deferred = kinds.filter { kind in
        surroundings.deferred.contains(kind.edge) && !armed.contains { $0.edge == kind.edge }
      }
      let isHeld = gestures.contains(.delayedTouches) && deferred.isEmpty
      candidates.append(
        Candidate(
          began: contact,
          time: time,
          kinds: kinds,
          deferred: deferred,
          isHeld: isHeld,
          latest: contact
        )
      )
      if isHeld { return }
    }
    pass(contact, &contacts)
  }

  /// A touch at an edge goes on or is over: the app's, the system's, or still open.
  private mutating func decide(
    _ index: Int,
    _ contact: Contact,
    at time: TouchTime,
    _ contacts: inout [Contact],
    _ frames: inout [TouchFrame]
  ) -> Deed? {
    let candidate = candidates[index]
    let displacement = contact.position - candidate.began.position
    let swiped = candidate.kinds.first { kind in
      let (inward, along) = kind.edge.parts(of: displacement)
      return Threshold.reaches(inward, SystemGestures.travel) && Threshold.exceeds(inward, along)
    }
    if let swiped, !contact.phase.isOver {
      candidates.remove(at: index)
      if candidate.deferred.contains(swiped) {
        armed.append((swiped.edge, time + SystemGestures.secondSwipe))
        pass(contact, &contacts)
        return .deferred(swiped, at: contact.position)
      }
      return .took(swiped, at: contact.position)
    }
    let isOut =
      contact.phase.isOver || Threshold.exceeds(displacement.length, SystemGestures.travel)
    if isOut {
      frames += leave(index, at: time)
      pass(contact, &contacts)
    } else {
      candidates[index].latest = contact
      if !candidate.isHeld { pass(contact, &contacts) }
    }
    return nil
  }

  private func isStale(_ candidate: Candidate, at time: TouchTime) -> Bool {
    time - candidate.time > SystemGestures.longestRest
  }

  /// Leaves a touch to the app: one that was held back begins late, where it began, and then is where it is.
  private mutating func leave(_ index: Int, at time: TouchTime) -> [TouchFrame] {
    let candidate = candidates.remove(at: index)
    guard candidate.isHeld else { return [] }
    live.append(candidate.began.id)
    let began = TouchFrame(time: time, contacts: [candidate.began])
    if candidate.latest == candidate.began { return [began] }
    return [began, TouchFrame(time: time, contacts: [candidate.latest])]
  }

  /// Takes every touch from the app.
  private mutating func takeAll(_ id: Contact.ID, at time: TouchTime) -> [TouchFrame] {
    silenced +=
      live.filter { $0 != id } + candidates.map { $0.began.id }.filter { !live.contains($0) }
    silenced.append(id)
    taker = id
    live = []
    candidates = []
    return [TouchFrame(time: time, contacts: [], interruption: .system)]
  }

  private mutating func pass(_ contact: Contact, _ contacts: inout [Contact]) {
    if contact.phase == .began {
      live.append(contact.id)
    } else if contact.phase.isOver {
      live.removeAll { $0 == contact.id }
    }
    contacts.append(contact)
  }
}

extension Contact.Phase {
  fileprivate var isOver: Bool { self == .ended || self == .cancelled }
}
