import Foundation
import TouchCore

@testable import TouchRecording

/// A folder for one test's recordings, removed with the test.
final class Bench {
  let folder: String

  init() {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-tests-" + UUID().uuidString).path
    try? FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true
    )
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a recording and returns its path.
  func file(_ text: String) -> String { file("recording", text) }

  func file(_ name: String, _ text: String) -> String { file(name, bytes: Array(text.utf8)) }

  func file(_ name: String = "recording", bytes: [UInt8]) -> String {
    let path = folder + "/" + name
    let parent = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    // FileManager would wait for the disk, and the tests write thousands of small files.
    guard let file = fopen(path, "w") else { return path }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    return path
  }

  func path(_ name: String) -> String { folder + "/" + name }

  func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: path(name)).map { [UInt8]($0) } ?? []
  }
}

/// The result of reading a recording.
struct Reading {
  var header: RecordingHeader?
  var frames: [TouchFrame] = []
  var summary = RecordingSummary()
  var error: RecordingError?

  init(_ path: String, options: ReadingOptions = ReadingOptions()) {
    do throws(RecordingError) {
      let reader = try RecordingReader(path: path, options: options)
      header = reader.header
      defer { summary = reader.summary }
      while let frame = try reader.next() { frames.append(frame) }
    } catch {
      self.error = error
    }
  }

  /// All contacts' phases, frame by frame: `1b 2b | 1m | 1e`.
  var story: String {
    frames.map { frame in
      (frame.contacts.map { "\($0.id.rawValue)\(Self.letter($0.phase))" }
        + (frame.interruption == nil ? [] : ["!"])).joined(separator: " ")
    }.joined(separator: " | ")
  }

  private static func letter(_ phase: Contact.Phase) -> String {
    switch phase {
    case .began: "b"
    case .moved: "m"
    case .ended: "e"
    case .cancelled: "c"
    case .regionEntered: "E"
    case .regionMoved: "M"
    case .regionExited: "X"
    }
  }

  var contacts: [Contact] { frames.flatMap(\.contacts) }

  func count(of warning: Warning) -> Int {
    summary.warnings.first { $0.warning == warning }?.count ?? 0
  }

  /// The violations of the contract of frames, which every reader keeps.
  var brokenPromise: String? {
    var last = TouchTime.zero
    var begun: Set<Contact.ID> = []
    var live: Set<Contact.ID> = []
    var hovering: Set<Contact.ID> = []
    for frame in frames {
      if frame.time < last { return "time decreases at \(frame.time.seconds)" }
      last = frame.time
      if header?.format != .touches, frame.contacts.isEmpty { return "a frame is empty" }
      var named: Set<Contact.ID> = []
      for contact in frame.contacts {
        if !contact.position.x.isFinite || !contact.position.y.isFinite { return "no position" }
        let isNew = header?.format == .touches || begun.insert(contact.id).inserted
        if header?.format != .touches, !named.insert(contact.id).inserted {
          return "contact \(contact.id.rawValue) stands in a frame twice"
        }
        switch contact.phase {
        case .began:
          if !isNew || !live.insert(contact.id).inserted { return "a contact began twice" }
        case .moved: if !live.contains(contact.id) { return "a contact moved before it began" }
        case .ended, .cancelled:
          if live.remove(contact.id) == nil { return "a contact ended that was not down" }
        case .regionEntered:
          if !isNew || !hovering.insert(contact.id).inserted { return "a hover began twice" }
        case .regionMoved: if !hovering.contains(contact.id) { return "a hover moved early" }
        case .regionExited:
          if hovering.remove(contact.id) == nil { return "a hover ended that was not there" }
        }
      }
      if frame.interruption != nil { live = [] }
    }
    return nil
  }
}
