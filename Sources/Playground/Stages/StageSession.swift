import TouchCore
import TouchRecording
import TouchReport
import TouchStage
import UIKit

/// What happened on a stage since it was opened, as its probes see it.
///
/// The stage keeps it alive; it doesn't know the stage.
#if !hasFeature(Embedded)
  @MainActor
#endif
final class StageSession {
  /// Transcript lines that were not asked for yet.
  var told = ByteBuffer()
  /// What the application announced and was not asked for yet.
  var notices = ByteBuffer()
  /// What touched, as a recording.
  private(set) var recording: TouchesWriter
  /// What touches or hovers now.
  private(set) var contacts: [Contact] = []
  /// How many touch sequences were handed out by the logger.
  private(set) var sequenceCount = 0
  private var printer: TranscriptPrinter

  init(_ stage: TouchStage, _ header: TouchesHeader) {
    printer = TranscriptPrinter(json: true, for: stage)
    recording = TouchesWriter(header)
  }

  /// Takes an event of the stage.
  func take(_ event: StageEvent) {
    if let line = printer.line(event) {
      told.put(line)
      told.put(UInt8(ascii: "\n"))
    }
    switch event {
    case .frame(let frame):
      recording.append(frame)
      follow(frame)
    case .cancellation: contacts.removeAll { !$0.phase.isRegion }
    case .look, .deadline, .action, .note: break
    }
  }

  /// Takes a part of the log of decisions that is over.
  func take(_ part: GestureLog) {
    sequenceCount += GestureAnalysis(part).sequences.count { !$0.isContinued }
  }

  /// Takes what the application told assistive code.
  func take(_ notice: AccessibilityNotice) {
    notices.put(
      JSON.object([
        ("notice", .string(Self.name(of: notice.notification))),
        ("text", notice.announcement.map { .string($0) }),
      ]).text
    )
    notices.put(UInt8(ascii: "\n"))
  }

  private static func name(of notification: UIAccessibility.Notification) -> String {
    switch notification {
    case .screenChanged: "screenChanged"
    case .layoutChanged: "layoutChanged"
    case .announcement: "announcement"
    case .pageScrolled: "pageScrolled"
    default: "other"
    }
  }

  private func follow(_ frame: TouchFrame) {
    for contact in frame.contacts {
      let index = contacts.firstIndex {
        $0.id == contact.id && $0.phase.isRegion == contact.phase.isRegion
      }
      switch contact.phase {
      case .ended, .cancelled, .regionExited:
        if let index { contacts.remove(at: index) }
      case .moved:
        // What the system took away says nothing until it begins anew.
        if let index { contacts[index] = contact }
      case .began, .regionEntered, .regionMoved:
        if let index { contacts[index] = contact } else { contacts.append(contact) }
      }
    }
    if frame.interruption != nil { contacts.removeAll { !$0.phase.isRegion } }
  }
}
