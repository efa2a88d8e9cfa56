import Expectations
import Foundation
import Testing
import TouchCore

@testable import TouchRecording

/// The grid of recordings.
struct GridTests {
  private let bench = Bench()

  /// The frames of a recording, and those of its conversion.
  private func both(_ path: String, options: ReadingOptions = ReadingOptions()) throws -> (
    Reading, Reading
  ) {
    let output = bench.path("converted.touches")
    try RecordingConverter.convert(path, to: output, options: options)
    return (Reading(path, options: options), Reading(output))
  }

  private func expectSame(_ pair: (own: Reading, converted: Reading), _ name: String) {
    expectEqual(pair.own.frames, pair.converted.frames, "\(name)")
    expectEqual(pair.own.header?.screen, pair.converted.header?.screen, "\(name)")
    expectEqual(pair.own.header?.maximumForce, pair.converted.header?.maximumForce, "\(name)")
    expectEqual(pair.own.header?.hasForce, pair.converted.header?.hasForce, "\(name)")
  }

  @Test("Recording formats 5 values lie on the grid in every format", arguments: 0..<8)
  func samples(index: Int) throws {
    let (format, bytes) = allSamples()[index]
    for size in [nil, "333.3x777.7", "12345.6789x1"] {
      let options = ReadingOptions(screen: size.flatMap { ScreenSize($0) })
      expectSame(try both(bench.file(bytes: bytes), options: options), format.name)
    }
  }

  @Test(
    "Recording formats 5 places, forces, radii and angles are multiples of 0.0001, times of 1 µs"
  )
  func values() throws {
    let pen = Script(axes: [
      "00 0 6999 0 0 7", "01 0 3332 0 0 7", "18 0 1000 0 0 0", "1a -64 63 0 0 57",
      "1b -64 63 0 0 57",
    ])
    var script = pen.abs(0, 1).abs(1, 1).abs(0x1A, 31).abs(0x1B, -7).abs(0x18, 77)
      .key(0x140, 1).key(0x14A, 1).report()
    for step in 1..<40 {
      script = script.abs(0, step * 171).abs(1, step * 83).abs(0x18, step * 25).report()
    }
    let path = bench.file(script.text)
    expectSame(try both(path), "a pen")
    for contact in Reading(path).contacts {
      let values = [
        contact.position.x, contact.position.y, contact.force, contact.altitude, contact.azimuth,
      ]
      for value in values.compactMap(\.self) {
        expectEqual(rounded(value, places: 4), value)
        #expect((value * 1e4 - (value * 1e4).rounded()).magnitude < 1e-3)
      }
    }
  }

  @Test("Recording formats 5 a place that is rounded stays on the screen")
  func edge() {
    let reading = Script(axes: ["35 0 2147483646 0 0", "36 0 2147483646 0 0"])
      .id(1).at(2_147_483_646, 2_147_483_646).report().read()
    expectEqual(reading.contacts[0].position, Point(x: 389.9999, y: 389.9999))
  }

  @Test("Recording formats 5 .touches files with finer values are read on the grid, too")
  func fineTouches() {
    let path = bench.file(
      """
      {"touches":1,"screen":{"width":390.00001,"height":844},"maximumForce":6.66666}
      {"t":0.0000004,"contacts":[{"id":1,"phase":"began","x":1.00004,"y":2.00006,"force":0.33333,"radius":1.00001}]}
      {"t":0.0000016,"contacts":[{"id":1,"phase":"ended","x":389.99999,"y":-0.00001}]}
      """
    )
    let reading = Reading(path)
    expectEqual(reading.header?.screen, ScreenSize(width: 390, height: 844))
    expectEqual(reading.header?.maximumForce, 6.667)
    expectEqual(reading.frames.map(\.time.nanoseconds), [0, 2000])
    expectEqual(reading.contacts[0].position, Point(x: 1, y: 2.0001))
    expectEqual(reading.contacts[0].force, 0.3333)
    expectEqual(reading.contacts[0].radius, 1)
    expectEqual(reading.contacts[1].position, Point(x: 389.9999, y: 0))
  }

  @Test("Recording formats 6 the whole pressure is the maximum force")
  func fullForce() {
    let panel = Script(axes: ["35 0 389 0 0", "36 0 843 0 0", "3a 0 255 0 0"])
    let reading = panel.id(1).at(1, 1).pressure(254).report().pressure(255).report().read()
    expectEqual(reading.contacts.map(\.force), [6.6405, reading.header?.maximumForce])
    expectEqual(reading.header?.maximumForce, 6.667)
  }

  // MARK: What is written reads back

  @Test("Recording formats 5 a file at the limits of what is read converts to one that is read")
  func limits() throws {
    let text = """
      {"touches":1,"source":"a","screen":{"width":1,"height":1},"rate":1e-9,"maximumForce":1e-9}
      {"t":9000000000,"contacts":[{"id":1,"phase":"began","x":1e9,"y":-1e9,"radius":1e9,"force":1e9}]}
      """
    for screen in ["100000x100000", "1x1"] {
      let options = ReadingOptions(screen: ScreenSize(screen))
      let (own, converted) = try both(bench.file(text), options: options)
      #expect(own.error == nil && own.frames.count == 1)
      expectSame((own, converted), screen)
    }
  }

  @Test("Recording formats 5 a line that would be too long to be read isn't written")
  func longLines() {
    // Each of 20,000 words of a line grows as its numbers are scaled.
    var text = "{\"touches\":1,\"screen\":{\"width\":3,\"height\":3}}\n{\"t\":0,\"contacts\":["
    text += Array(repeating: "{\"id\":1,\"phase\":\"moved\",\"x\":1,\"y\":1}", count: 25_000)
      .joined(separator: ",")
    let path = bench.file(text + "]}\n")
    expectNil(Reading(path).error)
    do throws(RecordingError) {
      let options = ReadingOptions(screen: ScreenSize("10x10"))
      try RecordingConverter.convert(path, to: bench.path("out.touches"), options: options)
      Issue.record("nothing was thrown")
    } catch {
      expectEqual(error.kind, .unwritable)
      #expect(error.problem.contains("longer than a million bytes"))
    }
    #expect(bench.bytes("out.touches").isEmpty)
  }

  @Test("Recording formats 5 a name that would be too long to be read isn't written")
  func longName() {
    let name = String(repeating: "\u{1}", count: 300_000)
    let path = bench.file("N: \(name)\n" + Script().id(1).at(1, 1).report().text)
    expectEqual(Reading(path).story, "1b")
    #expect(throws: RecordingError.self) {
      try RecordingConverter.convert(path, to: bench.path("out.touches"))
    }
  }

  @Test("Recording formats 5 more contacts at once than .touches files may hold are left out")
  func manyContacts() throws {
    var lines: [String] = []
    for device in 0..<6 {
      let path = "[ 1.0] /dev/input/event\(device):"
      for slot in 0..<200 {
        lines += [
          "\(path) 0003 002f \(hex(slot))", "\(path) 0003 0039 \(hex(slot))",
          "\(path) 0003 0035 \(hex(slot))", "\(path) 0003 0036 \(hex(slot))",
        ]
      }
      lines.append("\(path) 0000 0000 00000000")
    }
    let (own, converted) = try both(bench.file(lines.joined(separator: "\n")))
    expectEqual(own.summary.mostAtOnce, FrameSink.mostContacts)
    expectEqual(own.count(of: .tooManyContacts), 1200 - FrameSink.mostContacts)
    expectSame((own, converted), "many")
  }

  private func hex(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
