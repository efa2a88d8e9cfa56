import Foundation
import TouchRecording

extension Arguments {
  /// The options that say how a recording is read.
  static let readingOptions: [Option] = [.screen, .description, .range, .noForce]

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
    if let code = missingDescription() { return code }
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
      return options
    }
  }

  /// Refuses standard input in two places, as it can be read only once.
  func checkStandardInput(among files: some Sequence<String>) throws(UsageError) {
    let inputs = Array(files) + [self[.description]].compactMap(\.self)
    guard inputs.count(where: { $0 == "-" }) > 1 else { return }
    throw UsageError(
      problem: "- stands twice, but standard input can be read only once",
      remedy: "save it to a file first"
    )
  }

  /// Complains about a description that isn't there, also where no recording would need it.
  @MainActor
  private func missingDescription() -> ExitCode? {
    guard let path = self[.description], path != "-",
      !FileManager.default.fileExists(atPath: path)
    else { return nil }
    return Output.complain(
      RecordingError(.noSuchFile, file: path, problem: "no such file", remedy: "check the path")
    )
  }
}
