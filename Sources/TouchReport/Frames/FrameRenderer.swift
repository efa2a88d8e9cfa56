public import TouchCore
public import TouchGraphics
public import TouchRecording
public import TouchStage
public import UIKit

/// Plays a recording on a stage moment by moment, and draws what is seen at each.
///
/// ```swift
/// let reader = try RecordingReader(path: "drag.events")
/// let renderer = FrameRenderer(reader, scene: WorkbenchViewController())
/// renderer.run(to: .seconds(1.5))
/// let picture = renderer.picture().svg()
/// ```
///
/// What is seen at a moment doesn't depend on the moments that were drawn before. Memory stays the same
/// however long the recording is.
@MainActor
public final class FrameRenderer {
  /// What plays the recording.
  public let play: StagePlay
  /// The moment that is shown.
  public private(set) var now = TouchTime.zero
  /// How many times larger than their own points the marks of touches are drawn.
  ///
  /// 1 on a phone's screen; on a larger one as much more as its shorter side is longer.
  public var markScale: Double

  /// How often a contact has landed, was lifted or was taken away so far.
  private(set) var fingerChanges = 0
  private var marks: TouchMarks

  /// A phone's shorter side, in points.
  private static let phone = 390.0

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

  /// Draws a recording on a stage that nothing was played on yet.
  ///
  /// - Parameters:
  ///   - reader: The recording.
  ///   - stage: A stage as large as the recording's screen.
  public init(_ reader: RecordingReader, on stage: TouchStage) {
    marks = TouchMarks(maximumForce: reader.header.hasForce ? reader.header.maximumForce : nil)
    let side = min(reader.header.screen.width, reader.header.screen.height)
    markScale = max(side / FrameRenderer.phone, 1)
    play = StagePlay(reader, on: stage)
    stage.probe { [weak self] event in self?.take(event) }
  }

  /// Whether the recording is over, everything has come to rest, and no mark is left to fade.
  public var isOver: Bool {
    guard let end = play.end else { return false }
    return marks.areClear(at: now) && (play.stage.application.isQuiet || now >= end)
  }

  /// The moment before which nothing that is seen changes, because nothing is due, moves or fades; nil where
  /// something may change at once, or nothing ever will.
  var restsUntil: TouchTime? {
    let application = play.stage.application
    guard !application.isAnimating, now >= marks.stillFrom else { return nil }
    return [application.nextDeadline, play.next?.time].compactMap(\.self).min()
  }

  /// Plays everything up to a moment, as `StagePlay.run(to:)` does.
  public func run(to moment: TouchTime) {
    play.run(to: moment)
    now = max(now, play.end.map { min(moment, $0) } ?? moment)
  }

  /// What is seen now: the scene, on white where it shows nothing, and the touches over it.
  public func picture() -> DisplayList {
    let scene = play.stage.application.displayList()
    var picture = DisplayList(width: scene.width, height: scene.height)
    picture.fill(Path(picture.bounds), .white)
    picture.append(scene)
    marks.paint(at: now, scale: markScale, on: &picture)
    return picture
  }

  private func take(_ event: StageEvent) {
    switch event {
    case .frame(let frame):
      marks.take(frame)
      fingerChanges += frame.contacts.count {
        [.began, .ended, .cancelled].contains($0.phase)
      }
      if frame.interruption != nil { fingerChanges += 1 }
    case .cancellation: marks.cancelAll(at: play.stage.application.now)
    case .look, .deadline, .action, .note: break
    }
  }
}
