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

  @Test("links that lead round are refused, and nothing is left")
  func round() throws {
    try link("one", to: "two")
    try link("two", to: "one")
    #expect(throws: RecordingError.self) { try convert(to: "one") }
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder).sorted()
    #expect(names == ["one", "recording", "two"])
  }
}
