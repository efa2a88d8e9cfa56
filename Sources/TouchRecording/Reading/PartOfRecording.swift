import TouchCore

/// The part of a recording between two moments, as if it was recorded from the one to the other.
///
/// Contacts that are there when the part begins begin with it, where they are then, as in a recording
/// that begins in mid-contact; those that are there when it ends stay. Times stay those of the recording.
final class PartOfRecording: FrameSource {
  private let frames: any FrameSource
  private let part: ClosedRange<TouchTime>
  /// The contacts that are there, in the order in which they came; nil once the part has begun.
  private var present: [Contact]? = []
  /// The pointer's buttons and the keys that are down when the part begins.
  private var buttons = 0
  private var modifiers = 0
  /// The screen's size when the part begins, where it isn't the header's.
  private var screen: TouchFrame.Size?
  /// A frame that was read and comes next.
  private var waiting: TouchFrame?
  private var isOver = false

  init(of frames: any FrameSource, _ part: ClosedRange<TouchTime>) {
    self.frames = frames
    self.part = part
  }

  var log: ReadingLog {
    get { frames.log }
    set { frames.log = newValue }
  }

  func next() throws(RecordingError) -> TouchFrame? {
    if let frame = waiting {
      waiting = nil
      return within(frame)
    }
    if isOver { return nil }
    while let frame = try frames.next() {
      guard let present else { return within(frame) }
      if frame.time < part.lowerBound {
        follow(frame)
      } else {
        return begin(with: present, before: frame)
      }
    }
    isOver = true
    // Nothing happens in the part: fingers may rest in it nevertheless.
    return present.flatMap { begin(with: $0, before: nil) }
  }

  private func within(_ frame: TouchFrame) -> TouchFrame? {
    if frame.time <= part.upperBound { return frame }
    isOver = true
    return nil
  }

  /// The part's first frame, in which everything begins that is there.
  private func begin(with contacts: [Contact], before frame: TouchFrame?) -> TouchFrame? {
    present = nil
    if contacts.isEmpty, screen == nil { return frame.flatMap(within) }
    waiting = frame
    if !contacts.isEmpty { log.warn(.beganInMidContact, times: contacts.count) }
    var first = TouchFrame(time: part.lowerBound, contacts: contacts)
    first.buttons = buttons
    first.modifiers = modifiers
    first.screen = screen
    return first
  }

  /// Takes in what happens before the part.
  private func follow(_ frame: TouchFrame) {
    guard var present else { return }
    if let size = frame.screen { screen = size }
    (buttons, modifiers) = (frame.buttons, frame.modifiers)
    for var contact in frame.contacts {
      let isRegion = contact.phase.isRegion
      // A touch and a hover may have the same number at once.
      let index = present.firstIndex { $0.id == contact.id && $0.phase.isRegion == isRegion }
      if contact.phase.isEnd {
        if let index { present.remove(at: index) }
        continue
      }
      contact.phase = isRegion ? .regionEntered : .began
      if let index {
        let before = present[index]
        contact.kind = before.kind
        contact.force = contact.force ?? before.force
        contact.radius = contact.radius ?? before.radius
        contact.altitude = contact.altitude ?? before.altitude
        contact.azimuth = contact.azimuth ?? before.azimuth
        present[index] = contact
      } else {
        present.append(contact)
      }
    }
    // What hovers isn't taken away.
    if frame.interruption != nil { present.removeAll { !$0.phase.isRegion } }
    self.present = present
  }
}
