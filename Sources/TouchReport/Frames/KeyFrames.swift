import TouchCore
import TouchGraphics
import TouchStage

/// The moments that tell what happens in a recording, on one sheet.
///
/// A recording is looked at thirty times a second. The first picture and the last are always there; in
/// between those count most at which a gesture began, ended or was recognized, or the scene told what it
/// came to; then those at which a
/// finger landed or left, then others, as evenly as they can be had. A moment at which nothing looks
/// different from the one before is left out.
public struct KeyFrames: Sendable {
  /// The most stills on a sheet.
  public static let longest = 12
  /// Looks a second.
  static let rate = 30.0
  /// How much larger touches are drawn than elsewhere, because the pictures are small.
  static let markScale = 2.0
  /// The most stills that are kept while the recording plays; half of them go when there are more.
  private static let memory = 96

  /// The chosen moments, in their order.
  public private(set) var frames: [KeyFrame] = []

  /// Creates a strip of chosen moments.
  init(frames: [KeyFrame]) { self.frames = frames }

  /// Plays a recording to its end and chooses its moments.
  ///
  /// - Parameters:
  ///   - renderer: What plays the recording, at its start.
  ///   - count: The most stills, at least 2.
  @MainActor
  public init(_ renderer: FrameRenderer, count: Int = KeyFrames.longest) {
    precondition(count >= 2, "A strip has at least two stills, not \(count)")
    let sequence = FrameSequence(rate: KeyFrames.rate)
    var events: [String] = []
    var running: Set<String> = []
    renderer.onAction = { entry in
      if let event = KeyFrames.event(entry, &running) { events.append(event) }
    }
    renderer.onNote = { note in
      if let event = KeyFrames.event(note) { events.append(event) }
    }
    renderer.markScale *= KeyFrames.markScale
    var last: DisplayList?
    var fingers = 0
    var frame = 0
    while true {
      renderer.run(to: sequence.time(of: frame))
      let picture = renderer.picture()
      var interest = KeyFrame.Interest.change
      if fingers != renderer.fingerChanges { interest = .touch }
      if !events.isEmpty { interest = .gesture }
      if frame == 0 || renderer.isOver { interest = .frame }
      if picture != last || interest > .change {
        add(
          KeyFrame(
            time: sequence.time(of: frame),
            picture: picture,
            events: events,
            interest: interest
          )
        )
        (last, events, fingers) = (picture, [], renderer.fingerChanges)
      }
      if renderer.isOver { break }
      frame = max(frame + 1, renderer.restsUntil.map(sequence.frame) ?? 0)
    }
    renderer.onAction = nil
    renderer.onNote = nil
    thin(to: count)
  }

  /// What a sheet says of an action; nil for one that only goes on.
  private static func event(_ entry: TranscriptEntry, _ running: inout Set<String>) -> String? {
    let name = entry.recognizer
    switch entry.state {
    case .began:
      running.insert(name)
      return "\(name) began"
    case .ended: return running.remove(name) == nil ? "\(name) recognized" : "\(name) ended"
    case .cancelled:
      running.remove(name)
      return "\(name) cancelled"
    case .possible, .changed, .failed: return nil
    }
  }

  /// What a sheet says of a note: steps and successes; nothing of what goes on or came to nothing.
  private static func event(_ note: GestureNote) -> String? {
    switch note.role {
    case .update, .miss: nil
    case .step, .success: "\(note.gesture) \(note.words)"
    }
  }

  private mutating func add(_ keyFrame: KeyFrame) {
    frames.append(keyFrame)
    if frames.count > KeyFrames.memory { thin(to: KeyFrames.memory / 2) }
  }

  /// Leaves stills out until no more than so many are left: the least interesting first, and of those
  /// the one whose neighbours are nearest to each other.
  private mutating func thin(to count: Int) {
    while frames.count > count {
      var least = 1
      for index in frames.indices.dropFirst().dropLast() where isLess(index, than: least) {
        least = index
      }
      let gone = frames.remove(at: least)
      // Nothing that happened is lost: the next still shows what came of it.
      frames[least].events.insert(contentsOf: gone.events, at: 0)
    }
  }

  private func isLess(_ index: Int, than other: Int) -> Bool {
    let (one, two) = (frames[index].interest, frames[other].interest)
    return one == two ? gap(at: index) < gap(at: other) : one < two
  }

  /// How long the way is from the still before to the one behind.
  private func gap(at index: Int) -> TouchTime { frames[index + 1].time - frames[index - 1].time }
}
