import Testing
import TouchCore

@testable import TouchRecording

@Suite("A part of a recording")
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

  private func read(_ part: ClosedRange<Double>?) throws -> (reader: RecordingReader, [TouchFrame])
  {
    var options = ReadingOptions()
    options.part = part.map { .seconds($0.lowerBound)...(.seconds($0.upperBound)) }
    let reader = try RecordingReader(bytes: Array(text.utf8), name: "it", options: options)
    var frames: [TouchFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return (reader, frames)
  }

  @Test("both moments belong to it, and times stay")
  func bounds() throws {
    let (reader, frames) = try read(3...4)
    #expect(frames.map(\.time.seconds) == [3, 3, 4])
    #expect(reader.summary.contacts == 2)
    #expect(try read(0...100).1 == read(nil).1)
  }

  @Test("a contact that is there begins with it, where and what it is then")
  func begins() throws {
    let (reader, frames) = try read(2.5...4.5)
    let first = try #require(frames.first)
    #expect(first.time == .seconds(2.5))
    let contact = try #require(first.contacts.first)
    #expect(contact.phase == .began)
    #expect(contact.position == Point(x: 20, y: 10))
    #expect(contact.kind == .pencil)
    #expect(reader.summary.warnings.map(\.warning) == [.beganInMidContact, .fingersDownAtEnd])
  }

  @Test("a finger that rests through all of it is there, and so is a pointer")
  func rests() throws {
    #expect(try read(2.2...2.4).1.map(\.contacts.count) == [1])
    #expect(try read(6.5...7).1.map { $0.contacts.map(\.phase) } == [[.regionEntered]])
  }

  @Test("one without touches is an error that says so", arguments: [5.5...5.9, 9...10])
  func empty(part: ClosedRange<Double>) throws {
    let error = #expect(throws: RecordingError.self) { try read(part) }
    #expect(error?.kind == .noTouches)
    #expect(error?.problem.hasPrefix("nothing touches in the part from ") == true)
  }

  @Test("the duration is measured beforehand where that is asked for")
  func duration() throws {
    var options = ReadingOptions()
    options.measuresDuration = true
    let reader = try RecordingReader(bytes: Array(text.utf8), name: "it", options: options)
    #expect(reader.header.duration == .seconds(8))
    var count = 0
    while try reader.next() != nil { count += 1 }
    #expect(count == 7)
  }
}
