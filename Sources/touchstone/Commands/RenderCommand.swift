import SceneStage
import Scenes
import TouchCore
import TouchRecording

extension Command {
  /// Recordings in, pictures out.
  static let render = Command(
    name: "render",
    summary: "draw a scene as a recording touches it, with the touches over it, as SVG",
    operands: "FILE",
    operandCount: 1...1,
    options: [
      .scene, .at, .output, .film, .rate, .strip, .gestures, .setting, .trait, .system,
    ]
      + Arguments.partOptions
      + Arguments.readingOptions,
    example: "touchstone render drag.events --strip drag.svg",
    details: """
      One of --at, --film and --strip says what is drawn: one moment, every frame of a film, or the
      moments that tell what happens, with their times, on one sheet. A picture is as large as the
      recording's screen, a point a pixel. - is standard input, or standard output.

      Time counts from the recording's start, as replay prints it. Frame N of a film shows the moment
      N / RATE; its last frame is the first that shows everything at rest. A moment behind the end shows
      what has come of everything by then, a minute after all came to rest at most.

      A finger is a numbered dot; the area around it grows and darkens with the force, and the ring
      shows the share of the largest force. A wave runs from a finger that has just landed, a lifted one
      leaves a fading ring, a cancelled one a dashed ring with a cross.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      let rendering = Rendering(
        staging: try arguments.staging,
        target: try arguments.renderingTarget
      )
      return try arguments.forEachRecording(arguments.operands) {
        (file, options) throws(RecordingError) in
        try rendering.run(file, options: options)
      }
    }
  )
}

extension Arguments {
  /// What of a recording is drawn, and where it goes.
  fileprivate var renderingTarget: Rendering.Target {
    get throws(UsageError) {
      let asked = [Option.at, .film, .strip].filter { self[$0] != nil }
      guard let kind = asked.first else {
        throw UsageError(
          problem: "nothing says what to draw",
          remedy: "add --at SECONDS, --film DIR or --strip FRAMES.svg"
        )
      }
      if asked.count > 1 {
        throw UsageError(
          problem: "\(asked[0].flag) and \(asked[1].flag) don't go together",
          remedy: "run touchstone render once for each"
        )
      }
      if kind != .film, self[.rate] != nil {
        throw UsageError(problem: "--rate is for films", remedy: "leave it out, or add --film DIR")
      }
      if kind != .at, self[.output] != nil {
        throw UsageError(
          problem: "\(kind.flag) says itself where to draw",
          remedy: "leave out -o"
        )
      }
      switch kind {
      case .film: return .film(folder: self[.film] ?? "", rate: try rate)
      case .strip: return .strip(path: self[.strip] ?? "-")
      default: return .moment(try moment(.at) ?? .zero, path: self[.output] ?? "-")
      }
    }
  }

  private var rate: Double {
    get throws(UsageError) {
      guard let text = self[.rate] else { return 30 }
      guard let rate = Self.decimal(text), Rendering.rates.contains(rate) else {
        throw UsageError(
          problem: "\(text) is no rate",
          remedy: "write --rate FRAMES, from 1 to 240 a second"
        )
      }
      return rate
    }
  }
}
