public import TouchCore
public import TouchStage
import UIKit

/// Keeps what a report shows of a stage's play: every decision, and what was seen.
///
/// A page has room for so much. Once it is full, what follows isn't recorded any more.
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
  /// Whether the page has no room for more.
  public private(set) var isFull = false
  /// How much a page shows: samples of touches, decisions, and parts of pictures (our own choice: up to
  /// 30 MB of page, and 170 MB of memory to make it).
  static let room = 2_500_000
  /// What a sample, a touch with its sequence, a decision, and a command of a picture take of the room.
  static let weights = (sample: 3, touch: 30, decision: 3, command: 8)

  private let application: UIApplication
  private let room: Int
  private var samples = 0
  private var pictures: PictureChanges
  private var hovers = HoverPaths()
  private var lastLook = TouchTime.zero

  /// Records what is played on a stage from now on.
  public convenience init(_ stage: TouchStage) { self.init(stage, room: Self.room) }

  init(_ stage: TouchStage, room: Int) {
    self.room = room
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

  /// The next look at a scene: at once where something moves, or else when something was due.
  private var nextLook: TouchTime? {
    guard !isFull, let deadline = application.nextDeadline else { return nil }
    let now = application.now
    let change = application.isAnimating ? now : max(now, deadline)
    var count = (change.seconds * Double(Self.rate)).rounded(.down)
    var moment = TouchTime.seconds(count / Double(Self.rate))
    while moment <= now || moment < change {
      count += 1
      let next = TouchTime.seconds(count / Double(Self.rate))
      // The clock has come to its end.
      if next <= moment { return nil }
      moment = next
    }
    return moment
  }

  private func take(_ event: StageEvent) {
    if isFull { return }
    switch event {
    case .frame(let frame):
      hovers.take(frame)
      samples += frame.contacts.count * Self.weights.sample
      let isTurn = frame.interruption != nil || frame.contacts.contains { $0.phase != .moved }
      if isTurn || application.now >= lastLook + Self.shortestLook { look() }
    case .look, .deadline, .cancellation: look()
    case .action, .note: break
    }
    let log = logger.log
    let decisions = (log.entries.count + log.notes.count) * Self.weights.decision
    let touches = log.touches.count * Self.weights.touch
    let commands = pictures.count * Self.weights.command
    guard samples + touches + decisions + commands > room else { return }
    isFull = true
    application.gestureObserver = nil
  }

  private func look() {
    lastLook = application.now
    pictures.add(application.displayList(), at: lastLook)
  }

  /// The report on everything so far, or on what there is room for.
  ///
  /// - Parameters:
  ///   - name: What was recorded: a file's name, or a test's.
  ///   - scene: The name of what was touched; nil where it has none.
  ///   - length: How long the recording is; nil where nothing but the play is known.
  /// - Returns: The page, ready to be written.
  public func page(
    name: String,
    scene: String? = nil,
    of length: TouchTime? = nil
  ) -> ReportPage {
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
    if isFull { page.length = length ?? application.now }
    return page
  }
}
