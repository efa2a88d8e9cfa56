public import TouchCore
public import TouchGraphics
public import TouchRecording
public import TouchStage
public import UIKit

/// Plays a recording on a stage moment by moment, and shows what there is to see at each.
///
/// ```swift
/// let reader = try RecordingReader(path: "drag.events")
/// let projector = FrameRenderer(reader, scene: WorkbenchViewController())
/// projector.run(to: .seconds(1.5))
/// let picture = projector.picture().svg()
/// ```
///
/// What is seen at a moment doesn't depend on the moments that were looked at before. Memory stays the same
/// however long the recording is.
@MainActor
public final class FrameRenderer {
  /// The stage.
  public let stage: TouchStage
  /// The moment that is shown.
  public private(set) var now = TouchTime.zero
  /// What ended the recording before its end; nil while nothing did.
  ///
  /// Whatever could be read before it is played.
  public private(set) var failure: RecordingError?
  /// Called with every action, in the order in which they are sent.
  public var onAction: ((TranscriptEntry) -> Void)?
  /// Called with every note that the scene makes, but for mere updates.
  public var onNote: ((GestureNote) -> Void)?

  /// How often a contact has landed, was lifted or was taken away so far.
  private(set) var fingerChanges = 0

  /// How many times larger than their own points the marks of touches are drawn.
  ///
  /// 1 on a phone's screen; on a larger one as much more as its shorter side is longer.
  public var markScale: Double

  /// A phone's shorter side, in points.
  private static let phone = 390.0

  private let reader: RecordingReader
  private var marks: TouchMarks
  private var waiting: TouchFrame?
  private var end = End.unread

  /// How far the end of the play has come.
  private enum End {
    /// There may be more frames.
    case unread
    /// The last frame was played at this moment; fingers may be down.
    case settling(since: TouchTime)
    /// Fingers that were left were cancelled at this moment.
    case over(TouchTime)
  }

  /// Opens a stage as large as a recording's screen, with a scene on it.
  ///
  /// - Parameters:
  ///   - reader: The recording.
  ///   - scene: The scene's controller.
  ///   - gestures: The names of the recognizers that take part; nil for all.
  public convenience init(
    _ reader: RecordingReader,
    scene: UIViewController,
    gestures: [String]? = nil
  ) {
    self.init(reader, on: TouchStage(scene: scene, for: reader.header, gestures: gestures))
  }

  /// Plays a recording on a stage that nothing was played on yet.
  ///
  /// - Parameters:
  ///   - reader: The recording.
  ///   - stage: A stage as large as the recording's screen; the projector listens to its actions.
  public init(_ reader: RecordingReader, on stage: TouchStage) {
    self.reader = reader
    self.stage = stage
    marks = TouchMarks(
      maximumForce: reader.header.hasForce ? reader.header.maximumForce : nil
    )
    let side = min(reader.header.screen.width, reader.header.screen.height)
    markScale = max(side / FrameRenderer.phone, 1)
    stage.onAction = { [weak self] entry in self?.onAction?(entry) }
    stage.onNote = { [weak self] note in
      if note.role != .update { self?.onNote?(note) }
    }
    readAhead()
  }

  /// Whether the recording is over, everything has come to rest, and no mark is left to fade.
  public var isOver: Bool {
    guard case .over(let time) = end else { return false }
    return marks.areClear(at: now)
      && (stage.application.isQuiet || now >= time + TouchStage.longestSettling)
  }

  /// The moment before which nothing changes, because nothing is due and no mark fades; nil where
  /// something may change at once, or nothing ever will.
  var restsUntil: TouchTime? {
    guard let waiting, stage.application.nextDeadline == nil, marks.areClear(at: now) else {
      return nil
    }
    return waiting.time
  }

  /// Plays everything up to a moment, that of the moment included; a moment that is past changes nothing.
  ///
  /// Behind the last frame the clock runs on. As in `TouchStage.finish()`, fingers that are still down are
  /// cancelled once nothing is due any more. A minute later (`TouchStage.longestSettling`) the clock
  /// stops: all moments behind look like that one.
  public func run(to moment: TouchTime) {
    var time = moment
    while let frame = waiting, frame.time <= time {
      stage.play(frame)
      marks.take(frame)
      count(frame)
      now = max(now, frame.time)
      readAhead()
    }
    if waiting == nil { settle(until: time) }
    if case .over(let rest) = end { time = min(time, rest + TouchStage.longestSettling) }
    stage.application.advance(to: time)
    now = max(now, time)
  }

  /// What is seen now: the scene, on white where it shows nothing, and the touches over it.
  public func picture() -> DisplayList {
    let scene = stage.application.displayList()
    var picture = DisplayList(width: scene.width, height: scene.height)
    picture.fill(Path(picture.bounds), .white)
    picture.append(scene)
    marks.paint(at: now, scale: markScale, on: &picture)
    return picture
  }

  private func count(_ frame: TouchFrame) {
    for contact in frame.contacts {
      switch contact.phase {
      case .began, .ended, .cancelled: fingerChanges += 1
      case .moved, .regionEntered, .regionMoved, .regionExited: break
      }
    }
    if frame.interruption != nil { fingerChanges += 1 }
  }

  private func readAhead() {
    do throws(RecordingError) {
      waiting = try reader.next()
    } catch {
      waiting = nil
      failure = error
    }
    if waiting == nil { end = .settling(since: stage.application.now) }
  }

  /// Runs the clock from deadline to deadline until nothing is due, and lets go of the last fingers.
  private func settle(until time: TouchTime) {
    guard case .settling(let start) = end else { return }
    let application = stage.application
    let latest = start + TouchStage.longestSettling
    while !application.isQuiet, let deadline = application.nextDeadline, deadline <= latest {
      if deadline > time { return }
      application.advance(to: deadline)
    }
    application.cancelAllTouches()
    marks.cancelAll(at: application.now)
    end = .over(application.now)
  }
}
