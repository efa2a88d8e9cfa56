public import TouchCore

/// The path of a pointer that hovers, from where it came near to where it touched down or left.
public struct HoverPath: Hashable, Sendable {
  /// The pointer at a moment.
  public struct Sample: Hashable, Sendable {
    /// When.
    public var time: TouchTime
    /// Where, in points of the screen.
    public var location: Point
  }

  /// Where and when it was.
  public internal(set) var samples: [Sample]
  /// Whether it left, touched down or was taken away; false while it still hovers.
  public internal(set) var isOver = false
}

/// The pointers that hovered, gathered frame by frame.
struct HoverPaths {
  /// The paths, in the order in which they began.
  private(set) var all: [HoverPath] = []
  /// The path of each pointer that hovers.
  private var open: [Contact.ID: Int] = [:]

  /// Takes what a frame says of pointers.
  mutating func take(_ frame: TouchFrame) {
    if frame.interruption != nil {
      for index in open.values { all[index].isOver = true }
      open.removeAll()
    }
    for contact in frame.contacts { take(contact, at: frame.time) }
  }

  private mutating func take(_ contact: Contact, at time: TouchTime) {
    guard contact.phase.isRegion else {
      // A pointer that touches no longer hovers.
      if let index = open.removeValue(forKey: contact.id) { all[index].isOver = true }
      return
    }
    guard contact.position.x.isFinite, contact.position.y.isFinite else { return }
    let sample = HoverPath.Sample(time: time, location: contact.position)
    if let index = open[contact.id] {
      all[index].samples.append(sample)
    } else {
      // It came before the recording began.
      if contact.phase == .regionExited { return }
      open[contact.id] = all.count
      all.append(HoverPath(samples: [sample]))
    }
    if contact.phase == .regionExited, let index = open.removeValue(forKey: contact.id) {
      all[index].isOver = true
    }
  }
}
