import Foundation
import TouchCore
import TouchRecording

extension Arguments {
  /// The options that say how a recording is read.
  static let readingOptions: [Option] = [.screen, .description, .range, .noForce]
  /// The options that choose a part of a recording.
  static let partOptions: [Option] = [.from, .to]

  /// Does something with each recording.
  ///
  /// - Parameters:
  ///   - files: The recordings.
  ///   - body: Gets a recording's path, and how it is read. What it throws is complained about.
  /// - Returns: How the program ends: as the first recording did that was no success.
  /// - Throws: An error if an option has no meaning.
  @MainActor
  func forEachRecording(
    _ files: some Sequence<String>,
    _ body: (String, ReadingOptions) throws(RecordingError) -> Void
  ) throws(UsageError) -> ExitCode {
    let options = try reading
    try checkStandardInput(among: files)
    do throws(RecordingError) { try checkDescription() } catch { return Output.complain(error) }
    var code = ExitCode.success
    for file in files {
      do throws(RecordingError) {
        try body(file, options)
      } catch {
        code = code.combined(with: Output.complain(error))
      }
    }
    return code
  }

  /// What the user adds to what a recording says of itself.
  var reading: ReadingOptions {
    get throws(UsageError) {
      var options = ReadingOptions()
      if let text = self[.screen] {
        guard let size = ScreenSize(text) else {
          throw UsageError(
            problem: "\(text) is no screen size",
            remedy:
              "write --screen WIDTHxHEIGHT in points, as in 390x844; sides are from 1 to 100000"
          )
        }
        options.screen = size
      }
      if let text = self[.range] {
        guard let range = AxisRanges(text) else {
          throw UsageError(
            problem: "\(text) is no range",
            remedy: "write --range XMIN:XMAX,YMIN:YMAX, as in 0:1079,0:2399"
          )
        }
        options.range = range
      }
      options.deviceDescription = self[.description]
      options.ignoresForce = has(.noForce)
      options.part = try part
      return options
    }
  }

  /// The part of a recording that the user chose; nil for all of it.
  private var part: ClosedRange<TouchTime>? {
    get throws(UsageError) {
      let (from, to) = (try moment(.from), try moment(.to))
      if from == nil, to == nil { return nil }
      if let from, let to, to < from {
        throw UsageError(
          problem: "--to lies before --from",
          remedy: "name the earlier moment as --from"
        )
      }
      if let to, to == from {
        throw UsageError(
          problem: "--from and --to name one moment",
          remedy: "name a later one as --to; touchstone render shows a moment, with --at"
        )
      }
      if to == .zero {
        throw UsageError(
          problem: "--to names the recording's start",
          remedy: "name a later moment as --to"
        )
      }
      return (from ?? TouchTime(nanoseconds: .min))...(to ?? .distantFuture)
    }
  }

  /// The moment that an option names; nil where it isn't given.
  func moment(_ option: Option) throws(UsageError) -> TouchTime? {
    guard let text = self[option] else { return nil }
    guard let time = Self.time(text) else {
      let latest = Int(Self.latest, within: 0...9_000_000_000)
      throw UsageError(
        problem: "\(text) is no moment",
        remedy: "write \(option.flag) SECONDS, from 0 to \(latest), as in 83.4 or 1:23.4"
      )
    }
    return time
  }

  /// A time as people write it: `83.4`, `1:23.4` or `0:01:23.4`.
  private static func time(_ text: String) -> TouchTime? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 3, let seconds = parts.last.flatMap({ decimal($0) }) else { return nil }
    var total = 0.0
    for (index, part) in parts.dropLast().enumerated() {
      guard !part.contains("."), let value = decimal(part), index == 0 || value < 60 else {
        return nil
      }
      total = (total + value) * 60
    }
    if parts.count > 1, seconds >= 60 { return nil }
    return total + seconds <= latest ? .seconds(total + seconds) : nil
  }

  /// A number from 0 on, in digits with at most one point; nil for anything else.
  static func decimal(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) else { return nil }
    return Double(text)
  }

  /// The latest moment that can be asked for, in seconds: the last that a recording can have.
  private static let latest = ReadingOptions.lastMoment.seconds

  /// Refuses standard input that is named twice, as it can be read only once.
  func checkStandardInput(among files: some Sequence<String>) throws(UsageError) {
    let inputs = Array(files) + [self[.description]].compactMap(\.self)
    guard inputs.count(where: { $0 == "-" }) > 1 else { return }
    throw UsageError(
      problem: "- stands twice, but standard input can be read only once",
      remedy: "save it to a file first"
    )
  }

  /// Refuses a description that can't be opened, also where no recording would need it.
  func checkDescription() throws(RecordingError) {
    guard let path = self[.description], path != "-" else { return }
    // A pipe can be opened only once.
    let kind = statistics(of: path)?.kind
    if kind == S_IFDIR {
      throw RecordingError(
        .unreadable,
        file: path,
        problem: "it is a directory, and no description",
        remedy: "name a file in it"
      )
    }
    if kind == nil || kind == S_IFREG { _ = try ByteSource(path: path) }
  }
}
