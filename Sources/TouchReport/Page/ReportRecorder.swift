public import TouchCore
public import TouchRecording
public import TouchStage
import UIKit

/// Plays touches on a stage and keeps all that a report shows: every decision, and what was seen.
///
/// ```swift
/// let recorder = ReportRecorder(TouchStage(scene: scene, size: size))
/// try recorder.play(reader)
/// let html = recorder.page(name: "drag.events", scene: "workbench").html
/// ```
@MainActor
public final class ReportRecorder {
  /// Looks a second at a scene in which something may move (our own choice).
  static let rate = 60
  /// The least time between two looks while touches move, so that a fast screen makes no larger report.
  static let shortestLook = TouchTime.seconds(1.0 / 125)
  /// How long a page goes on after the last thing that happened: until marks of touches have faded.
  static let fading = TouchTime.seconds(0.4)

  /// The stage.
  public let stage: TouchStage
  /// Every decision so far.
  public let logger: GestureLogger
  private var pictures: PictureChanges
  private var hovers = HoverPaths()
  private var lastLook = TouchTime.zero

  /// Listens to a stage from now on, and looks at it.
  public init(_ stage: TouchStage) {
    self.stage = stage
    logger = stage.startLogging()
    let picture = stage.application.displayList()
    pictures = PictureChanges(width: picture.width, height: picture.height)
    look()
  }

  // MARK: Playing

  /// Plays a recording to its end, and ends the play.
  ///
  /// - Throws: The reader's error; whatever could be read before it was played, and the play has ended.
  public func play(_ reader: RecordingReader) throws(RecordingError) {
    do throws(RecordingError) {
      while let frame = try reader.next() { play(frame) }
    } catch {
      finish()
      throw error
    }
    finish()
  }

  /// Lets one frame touch the scene, as `TouchStage.play(_:)` does.
  public func play(_ frame: TouchFrame) {
    watch(until: frame.time)
    stage.play(frame)
    hovers.take(frame)
    let isTurn = frame.interruption != nil || frame.contacts.contains { $0.phase != .moved }
    if isTurn || stage.application.now >= lastLook + Self.shortestLook { look() }
  }

  /// Ends the play, as `TouchStage.finish()` does.
  public func finish() {
    settle()
    stage.application.cancelAllTouches()
    look()
    settle()
  }

  private func settle() {
    let application = stage.application
    let end = application.now + TouchStage.longestSettling
    while !application.isQuiet, let deadline = application.nextDeadline, deadline <= end {
      watch(until: deadline)
      application.advance(to: deadline)
      look()
    }
  }

  // MARK: Looking

  private func look() {
    lastLook = stage.application.now
    pictures.add(stage.application.displayList(), at: lastLook)
  }

  /// Looks again and again until a moment, as long as something is due and thus may move.
  private func watch(until time: TouchTime) {
    let application = stage.application
    while application.nextDeadline != nil {
      let next = Self.tick(behind: application.now)
      guard next < time else { return }
      application.advance(to: next)
      look()
    }
  }

  /// The first look that is later than a moment.
  private static func tick(behind time: TouchTime) -> TouchTime {
    var count = Int64((time.seconds * Double(rate)).rounded(.down))
    while TouchTime.seconds(Double(count) / Double(rate)) <= time { count += 1 }
    return .seconds(Double(count) / Double(rate))
  }

  // MARK: The report

  /// The report on everything so far.
  ///
  /// - Parameters:
  ///   - name: What was recorded: a file's name, or a test's.
  ///   - scene: The name of what was touched; nil where it has none.
  /// - Returns: The page, ready to be written.
  public func page(name: String, scene: String? = nil) -> ReportPage {
    let hovered = hovers.all.compactMap { $0.samples.last?.time }.max() ?? .zero
    let last = max(logger.log.end, pictures.lastChange ?? .zero, hovered)
    var page = ReportPage(
      name: name,
      scene: scene,
      analysis: GestureAnalysis(logger.log),
      pictures: pictures,
      end: last + Self.fading
    )
    page.hovers = hovers.all
    return page
  }
}
