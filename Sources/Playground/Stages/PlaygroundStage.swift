import SceneStage
import TouchCore
import TouchGraphics
import TouchRecording
import TouchReport
import TouchStage
import UIKit

/// One scene on a stage that is touched, or on which a recording is played.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class PlaygroundStage {
  /// Moments further off than this are none, in seconds (our own choice: ten years).
  private static let latest = 315_360_000.0

  let stage: TouchStage
  let session: StageSession
  private let logger: GestureLogger
  private var play: StagePlay?
  private var frames: LiveFrames
  private var traits: StageTraits
  /// The last drawing.
  private var drawing = ByteBuffer()

  /// Opens a stage.
  init(_ request: StageRequest) throws(PlaygroundProblem) {
    var reader: RecordingReader?
    if let bytes = request.recording { reader = try Self.reader(bytes, request) }
    stage = try Self.stage(request, for: reader)
    let header =
      reader.map { TouchesHeader($0.header) }
      ?? TouchesHeader(
        source: "Touchstone playground",
        screen: request.screen ?? Staging.phone,
        maximumForce: request.maximumForce
      )
    let session = StageSession(stage, header)
    self.session = session
    frames = LiveFrames(header)
    traits = request.traits
    logger = stage.startLogging(longestPart: GestureLogger.usualPart) { session.take($0) }
    stage.probe { session.take($0) }
    stage.application.onAccessibilityNotification = { session.take($0) }
    if let reader { play = StagePlay(reader, on: stage) }
  }

  /// A stage with the scene and the settings of a request.
  static func stage(
    _ request: StageRequest,
    for reader: RecordingReader?
  ) throws(PlaygroundProblem) -> TouchStage {
    guard let scene = PlaygroundScene.all.first(where: { $0.name == request.scene }) else {
      let names = PlaygroundScene.all.map { $0.name }.joined(separator: ", ")
      throw PlaygroundProblem(
        "there is no scene \(request.scene.printable); the scenes are \(names)"
      )
    }
    let stage = scene.stage(request, for: reader?.header)
    for setting in request.settings { try set(setting, on: stage) }
    return stage
  }

  /// A reader of a request's recording.
  static func reader(
    _ bytes: [UInt8],
    _ request: StageRequest
  ) throws(PlaygroundProblem) -> RecordingReader {
    var options = request.options
    options.screen = request.screen
    do throws(RecordingError) {
      return try RecordingReader(
        alone: bytes,
        name: request.name,
        description: request.description,
        options: options
      )
    } catch {
      throw PlaygroundProblem(error)
    }
  }

  /// Lets go of what refers to itself, so that nothing of the stage is left.
  func close() {
    stage.dismantle()
    stage.application.onAccessibilityNotification = nil
  }

  /// The application, which is the shared one from now on.
  private var application: UIApplication {
    let application = stage.application
    if UIApplication.shared !== application { application.makeShared() }
    return application
  }

  // MARK: Input

  /// Whether fingers can touch: not while a recording plays.
  var takesInput: Bool { play == nil }

  /// Lets contacts touch.
  func touch(_ contacts: [Contact], at seconds: Double, buttons: Int, modifiers: Int) -> Bool {
    receive(
      TouchFrame(
        time: moment(seconds),
        contacts: contacts,
        buttons: buttons,
        modifiers: modifiers
      )
    )
  }

  /// Takes all contacts away.
  func interrupt(at seconds: Double) -> Bool {
    receive(TouchFrame(time: moment(seconds), contacts: [], interruption: .system))
  }

  private func receive(_ frame: TouchFrame) -> Bool {
    guard takesInput else { return false }
    var frame = frame
    for index in frame.contacts.indices.reversed() {
      let location = frame.contacts[index].position
      if location.x.isFinite, location.y.isFinite { continue }
      // A contact that is nowhere is where it was; a new one isn't there.
      if let known = session.contacts.first(where: { $0.id == frame.contacts[index].id }) {
        frame.contacts[index].position = known.position
      } else {
        frame.contacts.remove(at: index)
      }
    }
    guard frames.align(&frame, at: application.now) else { return false }
    if frame.contacts.isEmpty, frame.interruption == nil { return true }
    stage.play(frame)
    return true
  }

  /// Scrolls by a wheel or a touchpad.
  func scroll(_ input: ScrollInput) -> Bool {
    guard takesInput else { return false }
    application.receive(input)
    return true
  }

  /// Presses or releases a key.
  func press(_ press: Press, at seconds: Double, modifiers: Int) -> Bool {
    guard takesInput else { return false }
    application.receive(
      PressFrame(time: moment(seconds), presses: [press], modifiers: modifiers)
    )
    return true
  }

  /// Gives the screen another size.
  func resize(to size: ScreenSize, at seconds: Double) -> Bool {
    guard takesInput else { return false }
    stage.pass(to: moment(seconds))
    application.rotate(to: CGSize(width: size.width, height: size.height))
    return true
  }

  /// A moment on the stage's clock, as recordings have it; the clock never goes back.
  func moment(_ seconds: Double) -> TouchTime {
    let time = seconds.isFinite ? min(max(seconds, 0), Self.latest) : 0
    return LiveFrames.moment(TouchTime(seconds: time), after: stage.application.now)
  }

  // MARK: Settings

  /// Gives a property another value, at once.
  func set(_ setting: RecognizerSetting) throws(PlaygroundProblem) {
    _ = application
    try Self.set(setting, on: stage)
  }

  private static func set(
    _ setting: RecognizerSetting,
    on stage: TouchStage
  ) throws(PlaygroundProblem) {
    do throws(RecognizerSetting.Problem) {
      try setting.apply(to: Staging.adjustables(on: stage), Staging.properties)
    } catch {
      throw PlaygroundProblem(error)
    }
  }

  /// Changes a trait, written as `userInterfaceStyle=dark`, at once: the scene takes it over as it is.
  func change(_ trait: String) throws(PlaygroundProblem) {
    guard traits.set(trait) else {
      throw PlaygroundProblem(
        "there is no trait \(trait.printable); write userInterfaceStyle=dark"
      )
    }
    traits.apply(to: application)
  }

  /// The properties that can be set, with their present values.
  var properties: [JSON] { Staging.settable(on: stage) }

  // MARK: The clock

  /// Runs what is due up to a moment; whether something may still come.
  func advance(to seconds: Double) -> Bool {
    _ = application
    let time = moment(seconds)
    guard let play else {
      stage.pass(to: time)
      return application.isAnimating || application.nextDeadline != nil
    }
    play.run(to: time)
    return !play.isOver || application.isAnimating
  }

  /// When to advance next, in seconds: the present where something moves, infinity where nothing is due.
  var next: Double {
    let application = application
    if application.isAnimating { return application.now.seconds }
    if let play {
      if play.isOver { return .infinity }
      // Behind the last frame the play has steps without a deadline.
      guard let frame = play.next else {
        return (application.nextDeadline ?? application.now).seconds
      }
      return min(frame.time, application.nextDeadline ?? .distantFuture).seconds
    }
    return application.nextDeadline?.seconds ?? .infinity
  }

  /// Runs the clock until everything is over, as at the end of a recording.
  func finish() {
    _ = application
    if let play { play.run() } else { stage.finish() }
  }

  // MARK: Output

  /// Draws the scene into a buffer; whether it looks other than the last time.
  func draw(into output: inout ByteBuffer, always: Bool) -> Bool {
    var writer = DrawingWriter(reusing: output)
    writer.write(application.displayList())
    output = writer.buffer
    let isSame = output.content.elementsEqual(drawing.content)
    if !isSame {
      drawing.clear()
      drawing.put(output.content)
    }
    return always || !isSame
  }

  /// The sequence that is under way, or was last, as the report draws it; nil before the first.
  var lanes: String? {
    GestureAnalysis(logger.log).lanes(at: stage.application.now, after: session.sequenceCount)
  }

  // MARK: Assistive code

  /// What is read, a line an element.
  var accessibility: [String] { AccessibilityText(stage).json }

  /// An element by its index in what is read; nil where there is none.
  func element(_ index: Int) -> UIResponder? {
    let elements = stage.accessibilityElements
    return elements.indices.contains(index) ? elements[index] : nil
  }
}
