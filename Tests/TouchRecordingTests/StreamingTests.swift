import Expectations
import Foundation
import Testing
import TouchCore

@testable import TouchRecording

@Suite("Streaming", .serialized)
struct StreamingTests {
  private let bench = Bench()

  @Test("buffers don't grow with the recording")
  func buffers() throws {
    let line = "E: 0.000001 0003 0035 0100\n"
    let path = bench.file(String(repeating: line, count: 100_000))
    let reader = LineReader(source: try ByteSource(path: path))
    let capacity = reader.capacity
    while try reader.next() != nil {}
    expectEqual(reader.number, 100_000)
    expectEqual(reader.capacity, capacity)
  }

  @Test("frames don't accumulate behind one that is undecided")
  func queue() {
    var queue = FrameQueue()
    let contact = Contact(id: Contact.ID(1), phase: .moved, position: .zero)
    var most = 0
    var popped = 0
    for index in 0..<10_000 {
      let frame = TouchFrame(time: TouchTime(nanoseconds: Int64(index)), contacts: [contact])
      queue.append(frame, inDoubt: [Contact.ID(index)])
      most = max(most, queue.count)
      while queue.pop(atEnd: false) != nil { popped += 1 }
    }
    while queue.pop(atEnd: true) != nil { popped += 1 }
    #expect(most <= FrameQueue.mostWaiting + 1)
    expectEqual(popped, 10_000)
  }

  @Test("a pipe is spooled if it must be read twice, and only then")
  func pipes() async throws {
    for (name, axes) in [("once", ["35 0 389 0 0", "36 0 843 0 0"]), ("twice", [])] {
      let pipe = bench.path(name)
      expectEqual(mkfifo(pipe, 0o600), 0)
      var script = Script(axes: axes)
      for step in 0..<300 { script = script.id(step).at(step, step).report().lift().report() }
      let text = script.text
      let writing = Task.detached {
        let file = open(pipe, O_WRONLY)
        _ = Array(text.utf8).withUnsafeBytes { writeAll($0, to: file) }
        close(file)
      }
      let reading = Reading(pipe)
      await writing.value
      expectNil(reading.error)
      expectEqual(reading.summary.contacts, 300)
    }
  }

  @Test("a pipe that is read to its end is announced with the reason; a file is not")
  func announced() throws {
    let cases: [([String], AxisRanges?, String?)] = [
      (["35 0 389 0 0", "36 0 843 0 0"], nil, nil),
      (["35 0 389 0 0", "36 0 843 0 0", "3a 0 0 0 0"], nil, "its largest pressure"),
      ([], nil, "the ranges of its axes"),
      ([], AxisRanges("0:389,0:843"), "what kind of device it is and its largest pressure"),
    ]
    for (place, (axes, range, expected)) in cases.enumerated() {
      let text = Script(axes: axes).id(1).at(7, 9).report().lift().report().text
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      #expect(Array(text.utf8).withUnsafeBytes { writeAll($0, to: ends[1]) })
      close(ends[1])
      defer { close(ends[0]) }
      var options = ReadingOptions()
      options.range = range
      var said: [String] = []
      _ = try RecordingReader(path: "/dev/fd/\(ends[0])", options: options) { said.append($0) }
      expectEqual(said, [expected].compactMap(\.self), "\(place)")
      _ = try RecordingReader(path: bench.file(text), options: options) { _ in
        Issue.record("a file is there already")
      }
    }
  }

  @Test("a pipe can be read again and again, until it is said that it isn't")
  func again() throws {
    let text = Array("E: 1 2 3\n".utf8)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    #expect(text.withUnsafeBytes { writeAll($0, to: ends[1]) })
    close(ends[1])
    defer { close(ends[0]) }
    let source = try ByteSource(path: "/dev/fd/\(ends[0])")
    func rest() throws -> [UInt8] {
      var content: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4)
      while true {
        let count = try buffer.withUnsafeMutableBytes { bytes throws(RecordingError) in
          try source.read(into: bytes)
        }
        if count == 0 { return content }
        content += buffer[..<count]
      }
    }
    #expect(source.isPipe)
    for _ in 0..<3 {
      try expectEqual(rest(), text)
      try source.rewind()
    }
    source.forget()
    try expectEqual(rest(), text)
  }

  @Test("a live pipe isn't read to its end for pressures alone: these are left out, and counted")
  func live() throws {
    let cases: [([String], AxisRanges?)] = [
      (["35 0 389 0 0", "36 0 843 0 0", "3a 0 0 0 0"], nil), ([], AxisRanges("0:389,0:843")),
    ]
    for (axes, range) in cases {
      let script = Script(axes: axes).id(1).at(7, 9).event(3, 0x3A, 9).event(3, 0x30, 4).report()
      let text = script.at(9, 9).event(3, 0x3A, 7).report(after: 100_000).text
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      // The pipe stays open: what waits for its end waits for ever.
      #expect(Array(text.utf8).withUnsafeBytes { writeAll($0, to: ends[1]) })
      var options = ReadingOptions()
      options.range = range
      options.isLive = true
      let reader = try RecordingReader(path: "/dev/fd/\(ends[0])", options: options) {
        Issue.record("\($0)")
      }
      let whole = try RecordingReader(path: bench.file(text), options: options)
      #expect(!reader.header.hasForce && whole.header.hasForce)
      let (first, same) = (try #require(try reader.next()), try #require(try whole.next()))
      expectEqual(first.contacts.map(\.position), same.contacts.map(\.position))
      expectEqual(first.contacts.map(\.radius), same.contacts.map(\.radius))
      #expect(first.contacts.map(\.force) == [nil] && same.contacts[0].force != nil)
      close(ends[1])
      while try reader.next() != nil {}
      close(ends[0])
      let met = reader.summary.warnings.first { $0.warning == .pressureWithoutMaximum }
      #expect(met?.count == 2 && met?.warning.isNotice == true)
    }
  }

  @Test("the path - is standard input", arguments: [true, false])
  func standardInput(isPipe: Bool) throws {
    let text = Script(axes: []).id(1).at(7, 9).report().lift().report().text
    let kept = dup(STDIN_FILENO)
    defer {
      dup2(kept, STDIN_FILENO)
      close(kept)
    }
    if isPipe {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      #expect(Array(text.utf8).withUnsafeBytes { writeAll($0, to: ends[1]) })
      close(ends[1])
      dup2(ends[0], STDIN_FILENO)
      close(ends[0])
    } else {
      let file = open(bench.file(text), O_RDONLY)
      dup2(file, STDIN_FILENO)
      close(file)
    }
    let reading = Reading("-")
    expectEqual(reading.story, "1b | 1e")
    expectNil(reading.error)
  }

  // In a process of its own: tests that run at the same time need memory, too.
  @Test("a long recording needs no more memory than a short one")
  func memory() async {
    await #expect(processExitsWith: .success) {
      let bench = Bench()
      var block: [UInt8] = []
      for step in 0..<10_000 {
        let micros = Int64(step) * 10_000
        block += binaryEvent(micros, 3, 0x39, Int32(step), is64: true)
        block += binaryEvent(micros, 3, 0x35, Int32(step % 300), is64: true)
        block += binaryEvent(micros, 3, 0x36, Int32(step % 700), is64: true)
        block += binaryEvent(micros, 0, 0, 0, is64: true)
      }
      let file = try #require(FileHandle(forWritingAtPath: bench.file(bytes: block)))
      try file.seekToEnd()
      for _ in 1..<24 { try file.write(contentsOf: block) }
      try file.close()
      let options = ReadingOptions(range: AxisRanges("0:389,0:843"))
      let reader = try RecordingReader(path: bench.path("recording"), options: options)
      for _ in 0..<100_000 { _ = try reader.next() }
      let before = residentBytes()
      while try reader.next() != nil {}
      expectEqual(reader.summary.contacts, 240_000)
      // The rest of the file has 18 MB, and its frames have more.
      if let before, let now = residentBytes() { #expect(now - before < 2 << 20) }
    }
  }
}

/// The memory used by the process; nil if the system doesn't report it.
private func residentBytes() -> Int? {
  let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    .split(separator: " ")
  guard let pages = fields?.dropFirst().first.flatMap({ Int($0) }) else { return nil }
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}
