import Foundation
import Testing

@testable import TouchRecording

@Suite("Files that are written")
struct OutputFileTests {
  private let bench = Bench()

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: bench.path(name),
      withDestinationPath: target
    )
  }

  private func convert(to name: String) throws(RecordingError) {
    let recording = bench.file(Script().id(1).at(5, 5).report().lift().report().text)
    try RecordingConverter.convert(recording, to: bench.path(name))
  }

  @Test("a chain of links, relative and absolute, leads to the file that is written")
  func links() throws {
    _ = bench.file("deep/er/empty", "")
    try link("one", to: "deep/two")
    try link("deep/two", to: bench.path("deep/er/three"))
    try link("deep/er/three", to: "../a file whose name is longer than all the others.touches")
    try convert(to: "one")
    for name in ["one", "deep/two", "deep/er/three"] {
      let type = try FileManager.default.attributesOfItem(atPath: bench.path(name))[.type]
      #expect(type as? FileAttributeType == .typeSymbolicLink, "\(name)")
    }
    let written = bench.bytes("deep/a file whose name is longer than all the others.touches")
    #expect(!written.isEmpty && written == bench.bytes("one"))
  }

  @Test(
    "a recording isn't replaced where that isn't wanted, also one that can't be read or is compressed",
    arguments: [
      ("a.events", Array("E: 0.1 0003 0039 0001\n".utf8)),
      ("a.touches", Array(Sample.touches.utf8)),
      ("a.hid", Array("# hid-recorder\nD: 0\nR: 3 05 0d 09\nN: dev\nI: 3 1 1\n".utf8)),
      ("b.hid", Array("N: dev\nI: 3 1 1\nR: 3 05 0d 09\nE: 0.000000 3 01 02 03\n".utf8)),
      ("a.gz", [0x1F, 0x8B, 8, 0, 0]), ("a.zst", [0x28, 0xB5, 0x2F, 0xFD, 1]),
      ("a.xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]), ("a.bz2", Array("BZh91AY".utf8)),
      ("a.lz4", [0x04, 0x22, 0x4D, 0x18, 1]), ("a.zip", [0x50, 0x4B, 3, 4, 20]),
    ] as [(String, [UInt8])]
  )
  func recordings(name: String, content: [UInt8]) {
    let path = bench.file(name, bytes: content)
    let error = #expect(throws: RecordingError.self) { try OutputFile.refuseRecording(at: path) }
    #expect(error?.kind == .unwritable)
    #expect(error?.problem.hasSuffix("which would be lost") == true)
    #expect(error?.remedy.contains("--force") == true)
  }

  @Test("what is no recording may be replaced", arguments: ["", "<html></html>\n", "a note\n"])
  func others(text: String) throws {
    try OutputFile.refuseRecording(at: bench.file("other", text))
  }

  @Test("links that lead round are refused, and nothing is left")
  func round() throws {
    try link("one", to: "two")
    try link("two", to: "one")
    #expect(throws: RecordingError.self) { try convert(to: "one") }
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder).sorted()
    #expect(names == ["one", "recording", "two"])
  }
}
