import Expectations
import Foundation
import Testing

@testable import TouchRecording

/// Files that are written.
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
      expectEqual(type as? FileAttributeType, .typeSymbolicLink, "\(name)")
    }
    let written = bench.bytes("deep/a file whose name is longer than all the others.touches")
    #expect(!written.isEmpty && written == bench.bytes("one"))
  }

  @Test("a chain of 39 links is followed, one of 40 is refused", arguments: [39, 40])
  func longChain(links: Int) throws {
    for number in 1...links {
      try link("\(number)", to: number == links ? "end.touches" : "\(number + 1)")
    }
    if links == 39 {
      try convert(to: "1")
      #expect(!bench.bytes("end.touches").isEmpty)
    } else {
      let error = #expect(throws: RecordingError.self) { try convert(to: "1") }
      expectEqual(error?.remedy, "check where the link leads")
    }
  }

  @Test(
    """
    a recording isn't replaced where that isn't wanted, also one that can't be read or is compressed; nor is a \
    table of labels or a saved run
    """,
    arguments: [
      ("a.events", Array("E: 0.1 0003 0039 0001\n".utf8)),
      ("a.touches", Array(Sample.touches.utf8)),
      ("a.hid", Array("# hid-recorder\nD: 0\nR: 3 05 0d 09\nN: dev\nI: 3 1 1\n".utf8)),
      ("b.hid", Array("N: dev\nI: 3 1 1\nR: 3 05 0d 09\nE: 0.000000 3 01 02 03\n".utf8)),
      ("a.gz", [0x1F, 0x8B, 8, 0, 0]), ("a.zst", [0x28, 0xB5, 0x2F, 0xFD, 1]),
      ("a.xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]), ("a.bz2", Array("BZh91AY".utf8)),
      ("a.lz4", [0x04, 0x22, 0x4D, 0x18, 1]), ("a.zip", [0x50, 0x4B, 3, 4, 20]),
      ("labels.tsv", Array("\u{FEFF}\r\n# a hand's\r\nperson\tlabel\tfile\r\n".utf8)),
      ("aliases.tsv", Array("label\trecognizers\n".utf8)),
      ("run.jsonl", Array("{\"run\":1,\"corpus\":\".\"}\n".utf8)),
      ("results.jsonl", Array("{\"recording\":1,\"file\":\"a\"}\n".utf8)),
    ] as [(String, [UInt8])]
  )
  func recordings(name: String, content: [UInt8]) {
    let path = bench.file(name, bytes: content)
    let error = #expect(throws: RecordingError.self) { try OutputFile.refuseRecording(at: path) }
    expectEqual(error?.kind, .unwritable)
    expectEqual(error?.problem.hasSuffix("which would be lost"), true)
    expectEqual(error?.remedy.contains("--force"), true)
  }

  @Test(
    "what is no recording may be replaced",
    arguments: [
      "", "<html></html>\n", "a note\n", "file\tsize\n", "label\tcount\n", "{\"runs\":1}\n",
    ]
  )
  func others(text: String) throws {
    try OutputFile.refuseRecording(at: bench.file("other", text))
  }

  @Test("links that lead round are refused, and nothing is left")
  func round() throws {
    try link("one", to: "two")
    try link("two", to: "one")
    #expect(throws: RecordingError.self) { try convert(to: "one") }
    let names = try FileManager.default.contentsOfDirectory(atPath: bench.folder).sorted()
    expectEqual(names, ["one", "recording", "two"])
  }

  private func text(_ name: String) -> String { String(decoding: bench.bytes(name), as: UTF8.self) }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: bench.folder).sorted() }
  }

  @Test("what isn't committed leaves no file, and what was there as it was")
  func uncommitted() throws {
    _ = bench.file("old", "before")
    for name in ["old", "new"] {
      let file = try OutputFile(path: bench.path(name))
      try file.write(Array("after".utf8))
    }
    try expectEqual(names, ["old"])
    expectEqual(text("old"), "before")
    let file = try OutputFile(path: bench.path("old"))
    try file.write(Array("after".utf8))
    expectEqual(text("old"), "before")
    try file.commit()
    expectEqual(text("old"), "after")
    try expectEqual(names, ["old"])
  }

  @Test("a file that is replaced keeps its permissions; a long one is whole")
  func replaced() throws {
    _ = bench.file("private", "before")
    let path = bench.path("private")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let file = try OutputFile(path: path)
    let line = Array(repeating: UInt8(ascii: "x"), count: 50_000)
    for _ in 0..<3 { try file.write(line) }
    try file.write([0x0A])
    try file.commit()
    expectEqual(bench.bytes("private"), line + line + line + [0x0A])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    expectEqual(mode as? Int, 0o640)
  }

  @Test("a folder isn't written over, and a device that is full says so")
  func refused() throws {
    _ = bench.file("folder/file", "x")
    let error = #expect(throws: RecordingError.self) {
      try OutputFile(path: bench.path("folder"))
    }
    expectEqual(error?.problem, "it is a directory")
    let full = try OutputFile(path: "/dev/full")
    try full.write([1])
    let failure = #expect(throws: RecordingError.self) { try full.commit() }
    expectEqual(failure?.kind, .unwritable)
    expectEqual(failure?.file, "/dev/full")
  }

  @Test(
    "lines are added to a file that isn't there yet, and are written at the latest with the last reference"
  )
  func lines() throws {
    let path = bench.path("lines")
    #expect(!LineFile.isTaken(path))
    do {
      let file = try LineFile(creating: path)
      file.add(Array("one\n".utf8))
      expectEqual(file.waiting, 4)
      try file.flush()
      expectEqual(file.waiting, 0)
      expectEqual(text("lines"), "one\n")
      file.add(Array("two\n".utf8))
      expectEqual(text("lines"), "one\n")
    }
    expectEqual(text("lines"), "one\ntwo\n")
    #expect(LineFile.isTaken(path))
    #expect(throws: RecordingError.self) { try LineFile(creating: path) }
    let full = try LineFile(creating: "/dev/full", isExclusive: false)
    full.add([1])
    #expect(throws: RecordingError.self) { try full.flush() }
    // What comes after a failure goes nowhere.
    full.add([1])
    try full.flush()
  }
}
