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

  /// Opens a recording and draws it; says how it ended.
  func run(_ file: String, _ options: ReadingOptions) -> ExitCode {
    do throws(RecordingError) {
      let reader = try RecordingReader(path: file, options: options)
      let renderer = FrameRenderer(reader, on: staging.stage(for: reader.header))
      // A recording without touches has no pictures.
      if let failure = renderer.failure, failure.kind == .noTouches { throw failure }
      try draw(renderer, file)
      if let failure = renderer.failure { throw failure }
      return .success
    } catch {
      return Output.complain(error)
    }
  }

  private func draw(_ renderer: FrameRenderer, _ file: String) throws(RecordingError) {
    let title = "\(FileName.of(file)) on \(staging.scene.name)"
    switch target {
    case .moment(let time, let path):
      try PictureFile.refuseToReplace(path, file)
      renderer.run(to: time)
      let seconds = NumberText.short(time.seconds, 3)
      try write(renderer.picture(), to: path, title: "\(title) at \(seconds) s")
    case .strip(let path):
      try PictureFile.refuseToReplace(path, file)
      try write(KeyFrames(renderer).sheet(title: title), to: path, title: title)
    case .film(let folder, let rate):
      try makeFolder(folder)
      let sequence = FrameSequence(rate: rate)
      let path = { (frame: Int) in "\(folder)/\(FrameSequence.name(of: frame))" }
      let count = try sequence.render(renderer) { (frame, picture) throws(RecordingError) in
        if frame == Self.mostFrames { throw Self.tooLong(folder) }
        try PictureFile.refuseToReplace(path(frame), file)
        let seconds = NumberText.short(sequence.time(of: frame).seconds, 3)
        try write(picture, to: path(frame), title: "\(title) at \(seconds) s")
      }
      if FileManager.default.fileExists(atPath: path(count)) {
        Output.complain(
          "\(path(count)): it is from an older, longer film; remove it and what follows it"
        )
      }
    }
  }

  private func write(
    _ picture: DisplayList,
    to path: String,
    title: String
  ) throws(RecordingError) {
    let output = try OutputFile(path: path)
    try output.write(Array(picture.svg(title: title).utf8))
    try output.commit()
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
