import Foundation
import SceneStage
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

  /// The rates that a film can have.
  nonisolated static let rates = FrameSequence.rates
  /// The most frames of a film: nine hours at 30 a second.
  private static let mostFrames = 1_000_000

  var staging: Staging
  var target: Target

  /// Plays a recording and draws it, also one that ends early.
  func run(_ file: String, options: ReadingOptions) throws(RecordingError) {
    var options = options
    if case .film = target { options.measuresDuration = true }
    let reader = try RecordingReader(path: file, options: options)
    let start = max(options.part?.lowerBound ?? .zero, .zero)
    if case .film(let folder, let rate) = target {
      let end = min(reader.header.duration ?? .zero, options.part?.upperBound ?? .distantFuture)
      // What comes to rest behind the last touch adds two minutes at most.
      if (end - start).seconds * rate >= Double(Self.mostFrames) { throw Self.tooLong(folder) }
    }
    let renderer = FrameRenderer(reader, on: staging.stage(for: reader.header))
    // A recording without touches has no pictures.
    if renderer.play.failure?.kind == .noTouches { try renderer.play.checkFailure() }
    try draw(renderer, file, from: start)
    Output.notices(reader.summary, of: reader.file)
    try renderer.play.checkFailure()
  }

  private func draw(
    _ renderer: FrameRenderer,
    _ file: String,
    from start: TouchTime
  ) throws(RecordingError) {
    let title = "\(PictureFile.title(of: file)) on \(staging.scene.name)"
    var drawing = TitledDrawing()
    func write(_ picture: DisplayList, at time: TouchTime, to path: String) throws(RecordingError) {
      let title = "\(title) at \(NumberText.short(time.seconds, 3)) s"
      try PictureFile.write(drawing.svg(of: picture, title: title), to: path, input: file)
    }
    switch target {
    case .moment(let time, let path):
      renderer.run(to: time)
      try write(renderer.picture(), at: time, to: path)
    case .strip(let path):
      let sheet = KeyFrames(renderer, from: start).sheet(title: title)
      try PictureFile.write(sheet.svg(title: title), to: path, input: file)
    case .film(let folder, let rate):
      try makeFolder(folder)
      let frames = FrameSequence(rate: rate, from: start)
      let path = { (frame: Int) in "\(folder)/\(FrameSequence.name(of: frame))" }
      let count = try frames.render(renderer) { (frame, picture) throws(RecordingError) in
        try write(picture, at: frames.time(of: frame), to: path(frame))
      }
      if statistics(of: path(count)) != nil {
        Output.complain(
          "\(path(count)): it is from an older, longer film; remove it and what follows it"
        )
      }
    }
  }

  // MARK: Files

  private func makeFolder(_ path: String) throws(RecordingError) {
    if let status = statistics(of: path) {
      if status.kind == S_IFDIR { return }
      throw RecordingError(
        .unwritable,
        file: path,
        problem: "it is a file, but a film needs a folder",
        remedy: "name a folder, or a new one"
      )
    }
    // The folders that it is in, the outermost first.
    for index in path.indices.dropFirst() where path[index] == "/" {
      _ = path[..<index].description.withSystemPath { mkdir($0, 0o777) }
    }
    guard path.withSystemPath({ mkdir($0, 0o777) }) == 0 || statistics(of: path)?.kind == S_IFDIR
    else {
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
      problem: "the film would have more than \(mostFrames) frames",
      remedy: "ask for fewer a second with --rate, or for a part with --from and --to"
    )
  }
}

/// Draws pictures one after the other; one that is the same as the one before gets another title only.
private struct TitledDrawing {
  private var picture: DisplayList?
  /// The picture as SVG, before and behind its title.
  private var parts: (Substring, Substring) = ("", "")
  private static let mark = "TITLE"

  mutating func svg(of picture: DisplayList, title: String) -> String {
    if picture != self.picture {
      self.picture = picture
      let svg = picture.svg(title: Self.mark)
      let marked = svg.range(of: Self.mark) ?? svg.startIndex..<svg.startIndex
      parts = (svg[..<marked.lowerBound], svg[marked.upperBound...])
    }
    return parts.0 + SVGText.escaped(title) + parts.1
  }
}
