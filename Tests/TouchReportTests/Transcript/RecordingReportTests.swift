import Expectations
import Foundation
import Testing
import TouchCore
import TouchRecording
import TouchReport
import TouchStage

/// Reports.
struct ReportTests {
  /// A lift without a touch, a tap, and a finger that begins without a location and stays.
  private static let recording = """
    # EVEMU 1.2
    N: "quoted" \u{1B}[31mred
    A: 35 0 999 0 0 10
    A: 36 0 1999 0 0 10
    E: 0.000000 0003 0039 -001
    E: 0.000000 0000 0000 0000
    E: 0.100000 0003 0039 0001
    E: 0.100000 0003 0035 0500
    E: 0.100000 0003 0036 0500
    E: 0.100000 0000 0000 0000
    E: 0.150000 0003 0039 -001
    E: 0.150000 0000 0000 0000
    E: 0.200000 0003 0039 0002
    E: 0.200000 0000 0000 0000

    """

  private func report() throws -> RecordingReport {
    let reader = try RecordingReader(bytes: Array(Self.recording.utf8), name: "a \"b\".evemu")
    while try reader.next() != nil {}
    return RecordingReport(file: reader.file, header: reader.header, summary: reader.summary)
  }

  @Test("a report in JSON has a name, a text and a location for each warning")
  func json() throws {
    let line = try report().json
    #expect(!line.contains("\n"))
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    )
    expectEqual(object["file"] as? String, "a \"b\".evemu")
    expectEqual(object["format"] as? String, "evemu")
    expectEqual(object["contacts"] as? Int, 2)
    #expect(object["pressure"] is NSNull)
    let warnings = try #require(object["warnings"] as? [[String: Any]])
    expectEqual(
      warnings.compactMap { $0["warning"] as? String },
      [
        "orphanLift", "beganWithoutPosition", "fingersDownAtEnd",
      ]
    )
    expectEqual(warnings.first?["count"] as? Int, 1)
    expectEqual(warnings.first?["line"] as? Int, 6)
    expectEqual(
      warnings.first?["text"] as? String,
      "A finger was lifted that had never touched down; ignored."
    )
  }

  @Test("ranges in JSON have their ends in order")
  func ranges() throws {
    let lines = [
      "# EVEMU 1.2", "A: 35 0 999 0 0 10", "A: 36 0 1999 0 0 10", "A: 3a 0 255 0 0 0",
      "E: 0.100000 0003 0039 0001", "E: 0.100000 0003 0035 0500", "E: 0.100000 0003 0036 0500",
      "E: 0.100000 0003 003a 0020", "E: 0.100000 0000 0000 0000", "E: 0.110000 0003 003a 0080",
      "E: 0.110000 0000 0000 0000", "E: 0.150000 0003 0039 -001", "E: 0.150000 0000 0000 0000",
    ]
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let reader = try RecordingReader(bytes: bytes, name: "a")
    while try reader.next() != nil {}
    let report = RecordingReport(file: "a", header: reader.header, summary: reader.summary)
    #expect(report.json.contains(#""pressure":{"minimum":20,"maximum":80}"#))
    let force = try #require(reader.summary.force)
    #expect(force.lowerBound < force.upperBound)
  }

  @Test("a report as text is listed line by line, and contains no terminal control characters")
  func text() throws {
    let lines = try report().text.split(separator: "\n").map(String.init)
    expectEqual(lines.first, "a \"b\".evemu")
    #expect(lines.contains("  device     \"quoted\" ?[31mred"))
    #expect(lines.contains("  contacts   2, at most 1 at once"))
    #expect(lines.contains("  duration   0.200 s"))
    #expect(lines.contains { $0.hasPrefix("  warnings   A finger was lifted") })
  }

  @Test("the names of warnings are stable: programs depend on them")
  func warnings() {
    expectEqual(
      Warning.allCases.map(\.rawValue),
      [
        "orphanLift", "swappedTrackingID", "fingersDownAtEnd", "beganWithoutPosition",
        "beganBeforeAxis", "axisNeverReported", "beganInMidContact", "contactWithoutPosition",
        "droppedEvents", "ignoredAfterDrop", "timeWentBackwards", "moreFingersThanSlots",
        "slotOutOfRange", "positionOutOfRange", "zeroPressureBeforeLift", "singleReportContact",
        "palm", "leftoverPacket", "changedProtocol", "oversizedReport", "unfinishedReport",
        "withoutTimes", "timeOutOfRange", "ignoredDevice", "skippedLine", "tooManyContacts",
        "impossibleResolution", "pressureWithoutMaximum", "beganTwice", "movedBeforeBeginning",
        "furtherDevice",
      ]
    )
  }

  @Test("a summary counts contacts and gestures")
  func summary() throws {
    var met = try report().summary
    met.contacts = 1
    met.frames = 3
    met.duration = .seconds(1.5)
    let quiet = ReplaySummary(file: "f", recording: met, gestures: [])
    expectEqual(quiet.text, "1 contact in 1.500 s: no gestures")
    expectEqual(
      quiet.json,
      #"{"summary":{"file":"f","duration":1.5,"frames":3,"contacts":1,"gestures":{}}}"#
    )
    met.contacts = 10
    let busy = ReplaySummary(file: "f", recording: met, gestures: [("tap", 9), ("pan", 1)])
    expectEqual(busy.text, "10 contacts in 1.500 s: tap x9, pan")
    #expect(busy.json.contains(#""gestures":{"tap":9,"pan":1}"#))
  }
}
