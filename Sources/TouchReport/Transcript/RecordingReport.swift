import TouchCore
public import TouchRecording

/// All that is known of a recording, for people and for programs.
public struct RecordingReport: Sendable {
  /// The recording's name.
  public var file: String
  /// What was known before its first frame.
  public var header: RecordingHeader
  /// What was met in it.
  public var summary: RecordingSummary

  /// Creates a report.
  public init(file: String, header: RecordingHeader, summary: RecordingSummary) {
    self.file = file
    self.header = header
    self.summary = summary
  }

  /// Frames per second: what the recording says, or what was measured.
  private var rate: Double? { header.rate ?? summary.rate }

  /// The report as lines for people.
  public var text: String {
    var rows: [(String, String)] = [("format", header.format.name)]
    rows.append(("device", header.deviceName ?? "not named"))
    rows.append(("screen", "\(header.screen) points. \(header.mapping)"))
    rows.append(("frames", "\(summary.frames)"))
    rows.append(("contacts", "\(summary.contacts), at most \(summary.mostAtOnce) at once"))
    if summary.hovers > 0 { rows.append(("hovers", "\(summary.hovers)")) }
    rows.append(("rate", rate.map { "\(NumberText.short($0, 1)) Hz" } ?? "too few frames to tell"))
    rows.append(("pressure", pressureText))
    rows.append(("duration", "\(NumberText.fixed(summary.duration.seconds, 3)) s"))
    for (index, met) in summary.warnings.enumerated() {
      rows.append((index == 0 ? "warnings" : "", met.description))
    }
    if summary.warnings.isEmpty { rows.append(("warnings", "none")) }
    return ([file] + rows.map { "  \(Columns.padded($0.0, to: 10)) \($0.1)" })
      .map { $0.printable }.joined(separator: "\n")
  }

  private var pressureText: String {
    guard let scale = header.pressure else { return "not measured" }
    var parts = [scale.description]
    if let raw = summary.pressure { parts.append("Seen: \(raw.lowerBound) to \(raw.upperBound).") }
    if let force = summary.force {
      let low = NumberText.short(force.lowerBound, 3)
      parts.append("Force \(low) to \(NumberText.short(force.upperBound, 3)).")
    }
    return parts.joined(separator: " ")
  }

  /// The report as one line of JSON, without the line's end.
  public var json: String {
    JSON.object([
      ("file", .string(file)),
      ("format", .string(header.format.name)),
      ("device", .optional(header.deviceName.map(JSON.string))),
      (
        "screen",
        .object([
          ("width", .number(header.screen.width)), ("height", .number(header.screen.height)),
        ])
      ),
      ("mapping", .string(header.mapping.description)),
      ("frames", .integer(summary.frames)),
      ("contacts", .integer(summary.contacts)),
      ("mostAtOnce", .integer(summary.mostAtOnce)),
      ("hovers", .integer(summary.hovers)),
      ("rate", .optional(rate.map { JSON.number($0, 1) })),
      ("pressure", .optional(summary.pressure.map { range($0, JSON.integer) })),
      ("force", .optional(summary.force.map { range($0) { JSON.number($0) } })),
      ("duration", .seconds(summary.duration)),
      ("warnings", .list(summary.warnings.map(json))),
    ]).text
  }

  private func range<Bound>(_ range: ClosedRange<Bound>, _ json: (Bound) -> JSON) -> JSON {
    .object([("minimum", json(range.lowerBound)), ("maximum", json(range.upperBound))])
  }

  private func json(_ met: WarningCount) -> JSON {
    let location: (String, JSON?) =
      switch met.first {
      case .file: ("line", nil)
      case .line(let line), .column(let line, _): ("line", .integer(line))
      case .byte(let byte): ("byte", .integer(byte))
      }
    return .object([
      ("warning", .string(met.warning.rawValue)), ("text", .string(met.warning.description)),
      ("count", .integer(met.count)), location,
    ])
  }
}
