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
    rows.append(("device", header.deviceName.map(printable) ?? "not named"))
    rows.append(("screen", "\(header.screen) points. \(header.mapping)"))
    rows.append(("frames", "\(summary.frames)"))
    rows.append(("contacts", "\(summary.contacts), at most \(summary.mostAtOnce) at once"))
    if summary.hovers > 0 { rows.append(("hovers", "\(summary.hovers)")) }
    rows.append(("rate", rate.map { "\(NumberText.short($0, 1)) Hz" } ?? "too few frames to tell"))
    rows.append(("pressure", pressureText))
    rows.append(("duration", "\(NumberText.fixed(summary.duration.seconds, 3)) s"))
    for (index, met) in summary.warnings.enumerated() {
      rows.append((index == 0 ? "oddities" : "", met.description))
    }
    if summary.warnings.isEmpty { rows.append(("oddities", "none")) }
    return ([file] + rows.map { "  \(pad($0.0)) \($0.1)" }).joined(separator: "\n")
  }

  /// A text from a file, without what would steer a terminal.
  private func printable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(scalar.properties.generalCategory == .control ? "?" : scalar)
    }
    return result
  }

  private func pad(_ label: String) -> String {
    label + String(repeating: " ", count: 10 - label.count)
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
    var line =
      "{\"file\":\(JSONText.quoted(file)),\"format\":\(JSONText.quoted(header.format.name))"
    line += ",\"device\":\(header.deviceName.map(JSONText.quoted) ?? "null")"
    line += ",\"screen\":{\"width\":\(NumberText.short(header.screen.width, 4))"
    line += ",\"height\":\(NumberText.short(header.screen.height, 4))}"
    line += ",\"mapping\":\(JSONText.quoted(header.mapping.description))"
    line += ",\"frames\":\(summary.frames),\"contacts\":\(summary.contacts)"
    line += ",\"mostAtOnce\":\(summary.mostAtOnce),\"hovers\":\(summary.hovers)"
    line += ",\"rate\":\(rate.map { NumberText.short($0, 1) } ?? "null")"
    let pressure = summary.pressure.map { ("\($0.lowerBound)", "\($0.upperBound)") }
    let force = summary.force.map {
      (NumberText.short($0.lowerBound, 4), NumberText.short($0.upperBound, 4))
    }
    line += ",\"pressure\":\(range(pressure)),\"force\":\(range(force))"
    line += ",\"duration\":\(NumberText.short(summary.duration.seconds, 6))"
    return line + ",\"oddities\":[\(summary.warnings.map(json).joined(separator: ","))]}"
  }

  private func range(_ ends: (String, String)?) -> String {
    ends.map { "{\"minimum\":\($0.0),\"maximum\":\($0.1)}" } ?? "null"
  }

  private func json(_ met: WarningCount) -> String {
    let place =
      switch met.first {
      case .file: ""
      case .line(let line), .column(let line, _): ",\"line\":\(line)"
      case .byte(let byte): ",\"byte\":\(byte)"
      }
    return
      "{\"oddity\":\"\(met.warning.rawValue)\",\"text\":\(JSONText.quoted(met.warning.description))"
      + ",\"count\":\(met.count)\(place)}"
  }
}
