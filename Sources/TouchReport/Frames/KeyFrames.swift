public import TouchCore
import TouchGraphics
import TouchStage

/// The moments that tell what happens in a recording, on one sheet.
///
/// A recording is looked at thirty times a second. The first picture and the last are always chosen. Of the
/// others those come first at which a gesture began, ended or was recognized, or the scene told what it came
/// to; then those at which a finger landed or left; then the rest, spread as evenly as possible. A moment that
/// looks like the one before is left out.
public struct KeyFrames: Sendable {
  /// The most frames on a sheet.
  public static let longest = 12
  /// Looks a second.
  static let rate = 30.0
  /// How much larger touches are drawn than elsewhere, because the pictures are small.
  static let markScale = 2.0
  /// The most frames that are kept while the recording plays; half of them go when there are more.
  private static let memory = 96

  /// The chosen moments, in their order.
  public private(set) var frames: [KeyFrame] = []
  /// How many moments were looked at: the cost, which follows what happens and not the time.
  private(set) var looks = 0

  /// Creates a sheet of chosen moments.
  init(frames: [KeyFrame]) { self.frames = frames }

  /// Plays a recording to its end and chooses its moments.
  ///
  /// - Parameters:
  ///   - renderer: What plays the recording, at its start.
  ///   - count: The most frames, at least 2.
  ///   - start: When the first frame is.
  @MainActor
  public init(
    _ renderer: FrameRenderer,
    count: Int = KeyFrames.longest,
    from start: TouchTime = .zero
  ) {
    precondition(count >= 2, "At least two key frames are chosen, not \(count)")
    let sequence = FrameSequence(rate: KeyFrames.rate, from: start)
    var events: [String] = []
    var running: Set<String> = []
    renderer.play.stage.probe { event in
      if let text = KeyFrames.text(of: event, &running) { events.append(text) }
    }
    renderer.markScale *= KeyFrames.markScale
    var last: DisplayList?
    var fingers = 0
    var frame = 0
    while true {
      renderer.run(to: sequence.time(of: frame))
      looks += 1
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
    thin(to: count)
  }

  /// What a sheet says of an event: how gestures begin and end, steps and successes that the scene tells; nil
  /// for anything else.
  private static func text(of event: StageEvent, _ running: inout Set<String>) -> String? {
    switch event {
    case .action(let entry):
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
    case .note(let note):
      switch note.role {
      case .update, .miss: return nil
      case .step, .success: return "\(note.gesture) \(note.words)"
      }
    case .frame, .look, .deadline, .cancellation: return nil
    }
  }

  private mutating func add(_ keyFrame: KeyFrame) {
    frames.append(keyFrame)
    if frames.count > KeyFrames.memory { thin(to: KeyFrames.memory / 2) }
  }

  /// Leaves frames out until no more than so many are left: the least interesting first, and of those
  /// the one whose neighbours are nearest to each other.
  private mutating func thin(to count: Int) {
    while frames.count > count {
      var least = 1
      for index in frames.indices.dropFirst().dropLast() where isLess(index, than: least) {
        least = index
      }
      let gone = frames.remove(at: least)
      // Nothing that happened is lost: the next frame shows what came of it.
      frames[least].events.insert(contentsOf: gone.events, at: 0)
    }
  }

  private func isLess(_ index: Int, than other: Int) -> Bool {
    let (one, two) = (frames[index].interest, frames[other].interest)
    return one == two ? gap(at: index) < gap(at: other) : one < two
  }

  /// The time from the frame before to the one behind.
  private func gap(at index: Int) -> TouchTime { frames[index + 1].time - frames[index - 1].time }
}
