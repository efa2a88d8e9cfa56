import Foundation
import Scenes
import TouchCore
import TouchGraphics
import TouchRecording
import TouchReport
import TouchStage

/// Plays one recording on a stage and draws what is seen.
@MainActor
struct Rendering {
  /// What is drawn, and where it goes.
  enum Target {
    case moment(TouchTime, path: String)
    case film(folder: String, rate: Double)
    case strip(path: String)
  }

  /// The latest moment that can be asked for, in seconds: ten years.
  nonisolated static let latest = 315_360_000.0
  /// The rates that a film can have.
  nonisolated static let rates = FrameSequence.rates
  /// The most frames of a film: nine hours at 30 a second.
  private static let mostFrames = 1_000_000

  var staging: Staging
  var target: Target

  /// Plays a recording and draws it, also one that ends early.
  func run(_ file: String, _ reader: RecordingReader) throws(RecordingError) {
    let renderer = FrameRenderer(reader, on: staging.stage(for: reader.header))
    // A recording without touches has no pictures.
    if renderer.play.failure?.kind == .noTouches { try renderer.play.checkFailure() }
    try draw(renderer, file)
    Output.notices(reader.summary, of: reader.file)
    try renderer.play.checkFailure()
  }

  private func draw(_ renderer: FrameRenderer, _ file: String) throws(RecordingError) {
    let title = "\(PictureFile.title(of: file)) on \(staging.scene.name)"
    func write(_ picture: DisplayList, at time: TouchTime, to path: String) throws(RecordingError) {
      let title = "\(title) at \(NumberText.short(time.seconds, 3)) s"
      try PictureFile.write(picture.svg(title: title), to: path, input: file)
    }
    switch target {
    case .moment(let time, let path):
      renderer.run(to: time)
      try write(renderer.picture(), at: time, to: path)
    case .strip(let path):
      let sheet = KeyFrames(renderer).sheet(title: title)
      try PictureFile.write(sheet.svg(title: title), to: path, input: file)
    case .film(let folder, let rate):
      try makeFolder(folder)
      let frames = FrameSequence(rate: rate)
      let path = { (frame: Int) in "\(folder)/\(FrameSequence.name(of: frame))" }
      let count = try frames.render(renderer) { (frame, picture) throws(RecordingError) in
        if frame == Self.mostFrames { throw Self.tooLong(folder) }
        try write(picture, at: frames.time(of: frame), to: path(frame))
      }
      if FileManager.default.fileExists(atPath: path(count)) {
        Output.complain(
          "\(path(count)): it is from an older, longer film; remove it and what follows it"
        )
      }
    }
  }

  // MARK: Files

  private func makeFolder(_ path: String) throws(RecordingError) {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { return }
      throw RecordingError(
        .unwritable,
        file: path,
        problem: "it is a file, but a film needs a folder",
        remedy: "name a folder, or a new one"
      )
    }
    do {
      try FileManager.default.createDirectory(
        atPath: path,
        withIntermediateDirectories: true
      )
    } catch {
      throw RecordingError(
        .unwritable,
        file: path,
        problem: "the folder can't be made",
        remedy: "check its place and the permissions there"
      )
    }
  }

  private static func tooLong(_ folder: String) -> RecordingError {
    RecordingError(
      .unwritable,
      file: folder,
      problem: "the film has more than \(mostFrames) frames",
      remedy: "ask for fewer a second with --rate, or cut the recording"
    )
  }
}
