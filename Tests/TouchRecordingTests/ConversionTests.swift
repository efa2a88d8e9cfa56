import Expectations
import Foundation
import Testing
import TouchCore

@testable import TouchRecording

/// Conversion.
struct ConversionTests {
  private let bench = Bench()

  @Test("Recording formats 5 every format becomes the same .touches, and that doesn't change")
  func canonical() throws {
    let axes = ["35 0 389 0 0", "36 0 843 0 0", "3a 0 255 0 0"]
    var script = Script(axes: axes, keys: "N: Invented\n").id(4).at(100, 200).pressure(51).report()
    for step in 1...4 { script = script.x(100 + step).report() }
    let path = bench.file("a.events", script.lift().report().text)
    let summary = try RecordingConverter.convert(path, to: bench.path("a.touches"))
    expectEqual(summary.frames, 6)
    expectEqual(
      String(decoding: bench.bytes("a.touches"), as: UTF8.self),
      """
      {"touches":1,"source":"Invented","screen":{"width":390,"height":844},"rate":100,"maximumForce":6.667}
      {"t":0.000000,"contacts":[{"id":1,"phase":"began","x":100.0,"y":200.0,"force":1.3333,"type":"direct"}]}
      {"t":0.010000,"contacts":[{"id":1,"phase":"moved","x":101.0,"y":200.0,"force":1.3333}]}
      {"t":0.020000,"contacts":[{"id":1,"phase":"moved","x":102.0,"y":200.0,"force":1.3333}]}
      {"t":0.030000,"contacts":[{"id":1,"phase":"moved","x":103.0,"y":200.0,"force":1.3333}]}
      {"t":0.040000,"contacts":[{"id":1,"phase":"moved","x":104.0,"y":200.0,"force":1.3333}]}
      {"t":0.050000,"contacts":[{"id":1,"phase":"ended","x":104.0,"y":200.0}]}

      """
    )
    try RecordingConverter.convert(bench.path("a.touches"), to: bench.path("b.touches"))
    expectEqual(bench.bytes("a.touches"), bench.bytes("b.touches"))
  }

  @Test("a recording can be read as if its hardware measured no force")
  func withoutForce() throws {
    let text = """
      {"touches":1,"screen":{"width":100,"height":200},"maximumForce":6.667}
      {"t":0.1,"contacts":[{"id":5,"phase":"began","x":2,"y":1,"force":1.5}]}
      {"t":0.2,"contacts":[{"id":5,"phase":"ended","x":2,"y":1}]}

      """
    let path = bench.file("force.touches", text)
    let reader = try RecordingReader(path: path, options: ReadingOptions(ignoresForce: true))
    #expect(!reader.header.hasForce && reader.header.pressure == nil)
    try expectNil(reader.next()?.contacts.first?.force)
    let asIs = try RecordingReader(path: path)
    #expect(asIs.header.hasForce)
    try expectEqual(asIs.next()?.contacts.first?.force, 1.5)
    try RecordingConverter.convert(
      path,
      to: bench.path("bare.touches"),
      options: ReadingOptions(ignoresForce: true)
    )
    #expect(!String(decoding: bench.bytes("bare.touches"), as: UTF8.self).contains("orce"))
  }

  @Test("Recording formats 5 a .touches file is copied byte by byte, whatever its spacing")
  func verbatim() throws {
    let text = """
      { "touches" : 1, "by": "hand", "screen": {"width": 1e2, "height": 200.0} }\r
      {"contacts":[{"y":1,"x":2.00,"phase":"began","id":5}],"t":0.10}
      {"t":0.2,"contacts":[{"id":5,"phase":"ended","x":2,"y":1}]}

      """
    let path = bench.file("a.touches", text)
    try RecordingConverter.convert(path, to: bench.path("b.touches"))
    expectEqual(bench.bytes("b.touches"), Array(text.utf8))
    try RecordingConverter.convert(
      path,
      to: bench.path("c.touches"),
      options: ReadingOptions(screen: ScreenSize("50x100"))
    )
    expectEqual(
      String(decoding: bench.bytes("c.touches"), as: UTF8.self),
      """
      {"touches":1,"screen":{"width":50,"height":100}}
      {"t":0.100000,"contacts":[{"id":5,"phase":"began","x":1.0,"y":0.5,"type":"direct"}]}
      {"t":0.200000,"contacts":[{"id":5,"phase":"ended","x":1.0,"y":0.5}]}

      """
    )
  }

  @Test("what was readable is written before the error; no partial line remains")
  func malformed() {
    let good = """
      {"touches":1,"screen":{"width":100,"height":200}}
      {"t":0.1,"contacts":[{"id":5,"phase":"began","x":2,"y":1}]}

      """
    let path = bench.file("a.touches", good + "{\"t\":\n")
    #expect(throws: RecordingError.self) {
      try RecordingConverter.convert(path, to: bench.path("b.touches"))
    }
    expectEqual(bench.bytes("b.touches"), Array(good.utf8))
    let none = bench.file("none.events", "E: 0.0 0000 0000 0\n")
    #expect(throws: RecordingError.self) {
      try RecordingConverter.convert(none, to: bench.path("c.touches"))
    }
    let left = (try? FileManager.default.contentsOfDirectory(atPath: bench.folder)) ?? []
    expectEqual(left.sorted(), ["a.touches", "b.touches", "none.events"])
  }

  @Test("a recording is never overwritten by its own conversion; a failure to write is reported")
  func inPlace() throws {
    let text = Script().id(1).at(1, 1).report().text
    let path = bench.file("a.events", text)
    #expect(throws: RecordingError.self) { try RecordingConverter.convert(path, to: path) }
    expectEqual(bench.bytes("a.events"), Array(text.utf8))
    let touches = bench.path("a.touches")
    try RecordingConverter.convert(path, to: touches)
    let converted = bench.bytes("a.touches")
    try RecordingConverter.convert(touches, to: touches)
    expectEqual(bench.bytes("a.touches"), converted)
    do throws(RecordingError) {
      try RecordingConverter.convert(path, to: bench.path("no/such/folder.touches"))
      Issue.record("nothing was thrown")
    } catch {
      expectEqual(error.kind, .unwritable)
    }
  }
}
