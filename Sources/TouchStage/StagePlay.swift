public import TouchCore
public import TouchRecording
import UIKit

/// Plays frames on a stage, step by step.
///
/// This is the only code that moves a stage's clock. A step is a frame; behind the last one, a deadline. When
/// nothing is due any more, the touches that are still down are cancelled, and the deadlines that follow from
/// that come last.
///
/// ```swift
/// let play = StagePlay(try RecordingReader(path: "drag.events"), on: stage)
/// play.run(to: .seconds(1.5))
/// let picture = stage.application.displayList()
/// ```
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class StagePlay {
  /// The longest time that the clock runs on after the last frame, and after the cancellation, while something
  /// is due (our own choice): a scene that never rests doesn't hold the stage for ever.
  public static let longestSettling = TouchTime.seconds(60)

  /// The stage.
  public let stage: TouchStage
  /// The frame that comes next; nil behind the last.
  @exclusivity(unchecked) public private(set) var next: TouchFrame?
  /// What ended the recording early, after all that came before; nil as long as nothing did.
  public private(set) var failure: RecordingError?
  /// The moment at which the clock stops at the latest; nil until the touches that were left are cancelled.
  public private(set) var end: TouchTime?

  private let read: () throws(RecordingError) -> TouchFrame?
  /// Until when deadlines are waited for, before the cancellation.
  @exclusivity(unchecked) private var latest = TouchTime.zero

  /// Plays a recording.
  public init(_ reader: RecordingReader, on stage: TouchStage) {
    self.stage = stage
    read = { () throws(RecordingError) in try reader.next() }
    readAhead()
  }

  /// Plays what a closure reads, in the order of time; nil is the end.
  init(on stage: TouchStage, reading read: @escaping () -> TouchFrame?) {
    self.stage = stage
    self.read = { read() }
    readAhead()
  }

  #if !hasFeature(Embedded)
    /// Plays frames, in the order of time.
    public convenience init(_ frames: some Sequence<TouchFrame>, on stage: TouchStage) {
      var iterator = frames.makeIterator()
      self.init(on: stage, reading: { iterator.next() })
    }
  #endif

  /// Whether every frame was played, and nothing but repeating timers is due, or nothing soon enough.
  public var isOver: Bool { next == nil && end != nil && deadline == nil }

  /// Plays to the end, or until a condition holds behind a step.
  public func run(until isEnough: () -> Bool = { false }) {
    while !isOver, !isEnough() { step() }
  }

  /// Reads what is left without playing it; returns when the last frame was.
  public func skip() -> TouchTime {
    var last = stage.application.now
    while let frame = next {
      last = frame.time
      readAhead()
    }
    return last
  }

  /// Plays everything up to a moment, that of the moment included, and leaves the clock there.
  ///
  /// A moment that is past changes nothing. All moments behind `end` look like that one.
  public func run(to moment: TouchTime) {
    while step(by: moment) {}
  }

  /// Throws what ended the recording early.
  public func checkFailure() throws(RecordingError) {
    if let failure { throw failure }
  }

  /// Does one step if it comes no later than a moment; otherwise moves the clock to that moment.
  ///
  /// - Parameter limit: The moment; nil for none.
  /// - Returns: Whether there was a step.
  @discardableResult
  private func step(by limit: TouchTime? = nil) -> Bool {
    if let frame = next {
      if let limit, limit < frame.time { return stop(at: limit) }
      stage.play(frame)
      readAhead()
    } else if let deadline {
      if let limit, limit < deadline { return stop(at: limit) }
      stage.advance(to: deadline)
      stage.tell(.deadline)
    } else if end == nil {
      stage.cancelAllTouches()
      end = stage.application.now + Self.longestSettling
      stage.tell(.cancellation)
    } else {
      return stop(at: limit)
    }
    return true
  }

  private func stop(at limit: TouchTime?) -> Bool {
    if let limit { stage.advance(to: end.map { min(limit, $0) } ?? limit) }
    return false
  }

  /// The next deadline behind the last frame; nil if nothing but repeating timers is due, or nothing soon enough.
  private var deadline: TouchTime? {
    guard let deadline = stage.nextDeadline, deadline <= end ?? latest else { return nil }
    return deadline
  }

  private func readAhead() {
    do throws(RecordingError) {
      next = try read()
    } catch {
      next = nil
      failure = error
    }
    latest = stage.application.now + Self.longestSettling
  }
}

extension TouchStage {
  /// Ends what was played frame by frame: the clock runs on until nothing is due, then touches that are still
  /// down are cancelled, and the clock runs on again.
  public func finish() { StagePlay(on: self, reading: { nil }).run() }

  /// Plays frames to the end.
  public func play(_ frames: some Sequence<TouchFrame>) {
    var iterator = frames.makeIterator()
    StagePlay(on: self, reading: { iterator.next() }).run()
  }

  /// Plays a recording to its end.
  ///
  /// - Throws: What ended the recording early, after all that came before was played to its end.
  public func play(_ reader: RecordingReader) throws(RecordingError) {
    let play = StagePlay(reader, on: self)
    play.run()
    try play.checkFailure()
  }

  /// Plays frames to the end and returns every action.
  public func transcript(of frames: some Sequence<TouchFrame>) -> [TranscriptEntry] {
    var entries: [TranscriptEntry] = []
    probe { if case .action(let entry) = $0 { entries.append(entry) } }
    play(frames)
    return entries
  }
}
