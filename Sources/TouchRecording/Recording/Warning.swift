/// Something unusual in a recording that was read all the same.
///
/// The raw value is the case's name. Programs that read `info --json` may rely on it.
public enum Warning: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// A finger was lifted that had never touched down.
  case orphanLift
  /// A slot's tracking id changed without a lift.
  case swappedTrackingID
  /// Fingers were still down when the recording ended.
  case fingersDownAtEnd
  /// A contact began without x or y; the slot's last known value was taken.
  case beganWithoutPosition
  /// A contact began before anything had said its x or y; it begins where that is said first.
  case beganBeforeAxis
  /// Nothing said a contact's x or y while it was down; 0 was taken.
  case axisNeverReported
  /// A contact was there already when the recording began.
  case beganInMidContact
  /// A contact without any position was left out.
  case contactWithoutPosition
  /// The kernel's buffer overflowed (`SYN_DROPPED`): live contacts were cancelled.
  case droppedEvents
  /// Events of a contact that an overflow had cancelled were left out until its lift.
  case ignoredAfterDrop
  /// Time ran backwards; it was held still instead.
  case timeWentBackwards
  /// The device counted more fingers (`BTN_TOOL_*`) than it had slots for.
  case moreFingersThanSlots
  /// A slot's number was negative or absurdly large; its events were left out.
  case slotOutOfRange
  /// A position lay outside the device's range; it was moved to the edge.
  case positionOutOfRange
  /// Pressure fell to zero just before the lift; that was not taken for a move.
  case zeroPressureBeforeLift
  /// A contact touched down and was lifted in one report.
  case singleReportContact
  /// A palm was not taken for a touch.
  case palm
  /// A packet of touch size 0 came after the lift; it was not taken for a contact.
  case leftoverPacket
  /// The way of reporting contacts changed in mid-stream: live contacts were cancelled.
  case changedProtocol
  /// A report held so many events that some were left out.
  case oversizedReport
  /// The recording ended in the middle of a report, which was left out.
  case unfinishedReport
  /// The recording has no times (`getevent` without `-t`): reports were laid 1/120 s apart.
  case withoutTimes
  /// A time lay beyond what the clock holds; it was moved to the clock's end.
  case timeOutOfRange
  /// Events of further devices were left out.
  case ignoredDevice
  /// A line that the format doesn't have, or an event behind a comment's mark, was left out.
  case skippedLine
  /// More contacts were down at once than a recording may have; the further ones were left out.
  case tooManyContacts
  /// The resolution would make a side longer than 3 m or shorter than a point; it counts as unknown.
  case impossibleResolution
  /// Nothing says how large pressures can be, and what is heard live can't wait for that: they were left out.
  case pressureWithoutMaximum
  /// A contact began that was down already; it was taken for a move.
  case beganTwice
  /// A contact moved that was not down; it was taken for its beginning.
  case movedBeforeBeginning
  /// A finger touched another device than the first that was touched; both lie on one screen.
  case furtherDevice

  /// Whether the user should be notified of it with every command: something of the recording was left out, or
  /// its times aren't its own.
  ///
  /// The other warnings say how what was read is meant.
  public var isNotice: Bool {
    switch self {
    case .contactWithoutPosition, .droppedEvents, .ignoredAfterDrop, .timeWentBackwards,
      .slotOutOfRange, .oversizedReport, .unfinishedReport, .withoutTimes, .timeOutOfRange,
      .ignoredDevice, .skippedLine, .tooManyContacts, .impossibleResolution,
      .pressureWithoutMaximum, .furtherDevice:
      true
    case .orphanLift, .swappedTrackingID, .fingersDownAtEnd, .beganWithoutPosition,
      .beganBeforeAxis, .axisNeverReported, .beganInMidContact, .moreFingersThanSlots,
      .positionOutOfRange, .zeroPressureBeforeLift, .singleReportContact,
      .palm, .leftoverPacket, .changedProtocol, .beganTwice, .movedBeforeBeginning:
      false
    }
  }

  /// A sentence for people.
  public var description: String {
    switch self {
    case .orphanLift: "A finger was lifted that had never touched down; ignored."
    case .swappedTrackingID:
      "A tracking id changed without a lift; the old contact ended and a new one began."
    case .fingersDownAtEnd: "A finger was still down at the end."
    case .beganWithoutPosition:
      "A contact began without x or y; the slot's last value was taken."
    case .beganBeforeAxis:
      "A contact began before its x or y was reported; it begins where that is reported first."
    case .axisNeverReported: "A contact's x or y was never reported; 0 was taken."
    case .beganInMidContact: "A contact was there already when the recording began."
    case .contactWithoutPosition: "A contact without a position was left out."
    case .droppedEvents: "The kernel dropped events (SYN_DROPPED); live contacts were cancelled."
    case .ignoredAfterDrop: "A contact that was cancelled by dropped events went on; ignored."
    case .timeWentBackwards: "Time ran backwards; it was held still."
    case .moreFingersThanSlots: "The device counted more fingers than it reported."
    case .slotOutOfRange: "A slot's number is out of range; its events were ignored."
    case .positionOutOfRange: "A position lay outside the device's range; moved to the edge."
    case .zeroPressureBeforeLift: "Pressure fell to zero before a lift; not taken for a move."
    case .singleReportContact: "A contact touched down and was lifted in one report."
    case .palm: "A palm was not taken for a touch."
    case .leftoverPacket:
      "A packet of size or pressure 0 after the lift was not taken for a contact."
    case .changedProtocol:
      "The way of reporting contacts changed; live contacts were cancelled."
    case .oversizedReport: "A report held too many events; the rest was ignored."
    case .unfinishedReport: "The recording ends in the middle of a report; that report is ignored."
    case .withoutTimes: "The recording has no times; its reports were laid 1/120 s apart."
    case .timeOutOfRange: "A time is beyond what the clock holds; moved to the clock's end."
    case .ignoredDevice: "Events of further devices were ignored."
    case .skippedLine: "A line that is not one of the format's was skipped."
    case .tooManyContacts: "Too many contacts were down at once; the further ones were ignored."
    case .impossibleResolution:
      "The resolution would make a side longer than 3 m or shorter than a point; taken as unknown."
    case .pressureWithoutMaximum:
      "Nothing says how large pressures can be; forces were left out: a file, or --desc, has them."
    case .beganTwice: "A contact began that was down already; taken for a move."
    case .movedBeforeBeginning: "A contact moved that was not down; taken for its beginning."
    case .furtherDevice:
      "A further device was touched, and laid onto the same screen; record each by itself."
    }
  }
}

/// How often a warning was met, and where first.
public struct WarningCount: Hashable, Sendable, CustomStringConvertible {
  /// What was met.
  public var warning: Warning
  /// How often.
  public var count: Int
  /// Where first: a line, or a byte of a binary stream.
  public var first: RecordingError.Location

  /// A sentence for people, with the count and the first location.
  public var description: String {
    let times = count == 1 ? "once" : "\(count) times, first"
    return switch first {
    case .file: "\(warning) (\(count == 1 ? "once" : "\(count) times"))"
    case .line(let line), .column(let line, _): "\(warning) (\(times) at line \(line))"
    case .byte(let offset): "\(warning) (\(times) at byte \(offset))"
    }
  }
}
