import Expectations
import Testing
import TouchCore

@testable import TouchRecording

/// A part of a recording.
struct PartOfRecordingTests {
  private let text = """
    {"touches":1,"screen":{"width":390,"height":844}}
    {"t":1,"contacts":[{"id":1,"phase":"began","x":10,"y":10,"force":0.5,"type":"pencil"}]}
    {"t":2,"contacts":[{"id":1,"phase":"moved","x":20,"y":10}]}
    {"t":3,"contacts":[{"id":2,"phase":"began","x":99,"y":10,"type":"direct"}]}
    {"t":4,"contacts":[{"id":2,"phase":"ended","x":99,"y":10}]}
    {"t":5,"contacts":[{"id":1,"phase":"ended","x":20,"y":10}]}
    {"t":6,"contacts":[{"id":3,"phase":"regionEntered","x":5,"y":5,"type":"indirectPointer"}]}
    {"t":8,"contacts":[{"id":3,"phase":"regionExited","x":5,"y":5}]}

    """

  private func read(
    _ part: ClosedRange<Double>?,
    of text: String? = nil
  ) throws -> (reader: RecordingReader, [TouchFrame]) {
    var options = ReadingOptions()
    options.part = part.map { .seconds($0.lowerBound)...(.seconds($0.upperBound)) }
    let reader = try RecordingReader(
      bytes: Array((text ?? self.text).utf8),
      name: "it",
      options: options
    )
    var frames: [TouchFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return (reader, frames)
  }

  @Test("both moments belong to it, and times stay")
  func bounds() throws {
    let (reader, frames) = try read(3...4)
    expectEqual(frames.map(\.time.seconds), [3, 3, 4])
    expectEqual(reader.summary.contacts, 2)
    try expectEqual(read(0...100).1, read(nil).1)
  }

  @Test("a contact that is there begins with it, where and what it is then")
  func begins() throws {
    let (reader, frames) = try read(2.5...4.5)
    let first = try #require(frames.first)
    expectEqual(first.time, .seconds(2.5))
    let contact = try #require(first.contacts.first)
    expectEqual(contact.phase, .began)
    expectEqual(contact.position, Point(x: 20, y: 10))
    expectEqual(contact.kind, .pencil)
    expectEqual(reader.summary.warnings.map(\.warning), [.beganInMidContact, .fingersDownAtEnd])
  }

  @Test("a finger that rests through all of it is there, and so is a pointer")
  func rests() throws {
    try expectEqual(read(2.2...2.4).1.map(\.contacts.count), [1])
    try expectEqual(read(6.5...7).1.map { $0.contacts.map(\.phase) }, [[.regionEntered]])
  }

  private static let header = #"{"touches":1,"screen":{"width":390,"height":844}}"#

  /// What is there at a moment, of a recording with these lines.
  private func present(at moment: Double, _ lines: String...) throws -> TouchFrame {
    let text = ([Self.header] + lines).map { $0 + "\n" }.joined()
    return try #require(try read(moment...100, of: text).1.first)
  }

  @Test("a touch and a hover of one number are two contacts")
  func sameNumber() throws {
    let down = #"{"t":0,"contacts":[{"id":1,"phase":"began","x":10,"y":10}]}"#
    let near =
      #"{"t":1,"contacts":[{"id":1,"phase":"regionEntered","x":90,"y":10,"type":"pencil"}]}"#
    let gone = #"{"t":2,"contacts":[{"id":1,"phase":"regionExited","x":90,"y":10}]}"#
    let last = #"{"t":4,"contacts":[{"id":1,"phase":"ended","x":10,"y":10}]}"#
    let both = try present(at: 1.5, down, near, gone, last).contacts
    expectEqual(both.map(\.phase), [.began, .regionEntered])
    expectEqual(both.map(\.position.x), [10, 90])
    expectEqual(both.map(\.kind), [.direct, .pencil])
    try expectEqual(present(at: 3, down, near, gone, last).contacts.map(\.phase), [.began])
    let touching =
      #"{"t":1,"contacts":[{"id":1,"phase":"began","x":9,"y":9},{"id":1,"phase":"regionExited","x":9,"y":9}]}"#
    try expectEqual(
      present(at: 2, near.replacing("\"t\":1", with: "\"t\":0"), touching, last)
        .contacts.map(\.phase),
      [.began]
    )
  }

  @Test("an interruption takes touches away, those of its own frame too, and no hover")
  func interruption() throws {
    let both =
      #"{"t":0,"contacts":[{"id":1,"phase":"regionEntered","x":9,"y":9},{"id":2,"phase":"began","x":9,"y":9}]}"#
    let break1 = #"{"t":1,"interrupt":"system"}"#
    let break2 = #"{"t":1,"contacts":[{"id":2,"phase":"moved","x":8,"y":9}],"interrupt":"system"}"#
    for line in [break1, break2] {
      let first = try present(at: 2, both, line)
      expectEqual(first.contacts.map(\.phase), [.regionEntered])
    }
  }

  @Test("it begins with the buttons and keys that are down, and with a pencil's angles")
  func buttons() throws {
    let down =
      #"{"t":0,"buttons":2,"modifiers":131072,"contacts":[{"id":1,"phase":"began","x":9,"y":9,"type":"pencil","altitude":0.5,"azimuth":1}]}"#
    let moved =
      #"{"t":1,"buttons":2,"modifiers":131072,"contacts":[{"id":1,"phase":"moved","x":8,"y":9}]}"#
    let first = try present(at: 2, down, moved)
    expectEqual(first.buttons, 2)
    expectEqual(first.modifiers, 131_072)
    expectEqual(first.contacts.map(\.altitude), [0.5])
    expectEqual(first.contacts.map(\.azimuth), [1])
    let released = #"{"t":2,"contacts":[{"id":1,"phase":"moved","x":7,"y":9}]}"#
    try expectEqual(present(at: 3, down, moved, released).buttons, 0)
  }

  @Test("one without touches is an error that says so", arguments: [5.5...5.9, 9...10])
  func empty(part: ClosedRange<Double>) throws {
    let error = #expect(throws: RecordingError.self) { try read(part) }
    expectEqual(error?.kind, .noTouches)
    expectEqual(error?.problem.hasPrefix("nothing touches in the part from "), true)
  }

  @Test("the duration is measured beforehand where that is asked for")
  func duration() throws {
    var options = ReadingOptions()
    options.measuresDuration = true
    let reader = try RecordingReader(bytes: Array(text.utf8), name: "it", options: options)
    expectEqual(reader.header.duration, .seconds(8))
    var count = 0
    while try reader.next() != nil { count += 1 }
    expectEqual(count, 7)
  }
}
