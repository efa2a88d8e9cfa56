import TouchCore
public import TouchStage
import UIKit

/// Keeps what a report shows of a stage's play: every decision, and what was seen.
///
/// ```swift
/// let stage = TouchStage(scene: scene, size: size)
/// let recorder = ReportRecorder(stage)
/// try stage.play(reader)
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

  /// Every decision so far.
  public let logger: GestureLogger
  private let application: UIApplication
  private var pictures: PictureChanges
  private var hovers = HoverPaths()
  private var lastLook = TouchTime.zero

  /// Records what is played on a stage from now on.
  public init(_ stage: TouchStage) {
    application = stage.application
    logger = stage.startLogging()
    let picture = application.displayList()
    pictures = PictureChanges(width: picture.width, height: picture.height)
    look()
    stage.probe(
      lookingAt: { [weak self] in self?.nextLook },
      { [weak self] event in self?.take(event) }
    )
  }

  /// The next look at a scene in which something is due and thus may move.
  private var nextLook: TouchTime? {
    if application.nextDeadline == nil { return nil }
    let now = application.now
    var count = Int64((now.seconds * Double(Self.rate)).rounded(.down), within: 0...Int64.max / 2)
    while TouchTime.seconds(Double(count) / Double(Self.rate)) <= now { count += 1 }
    return .seconds(Double(count) / Double(Self.rate))
  }

  private func take(_ event: StageEvent) {
    switch event {
    case .frame(let frame):
      hovers.take(frame)
      let isTurn = frame.interruption != nil || frame.contacts.contains { $0.phase != .moved }
      if isTurn || application.now >= lastLook + Self.shortestLook { look() }
    case .look, .deadline, .cancellation: look()
    case .action, .note: break
    }
  }

  private func look() {
    lastLook = application.now
    pictures.add(application.displayList(), at: lastLook)
  }

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
