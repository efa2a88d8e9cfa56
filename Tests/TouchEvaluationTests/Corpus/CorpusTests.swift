import Expectations
import Foundation
import Testing
import TouchCore
import TouchRecording

@testable import TouchEvaluation

/// A corpus's folder: its tables, and what it lacks as a whole.
struct CorpusTests {
  /// Makes a folder with some files, and takes it away again.
  private func folder<T>(_ files: [String: String], _ body: (String) throws -> T) throws -> T {
    let path = NSTemporaryDirectory() + "/corpus-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (name, text) in files {
      let file = URL(fileURLWithPath: path).appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try body(path)
  }

  private let recording = #"{"touches":1,"screen":[390,844]}"# + "\n"

  @Test("Rows of one recording are one task; proposed rows count where they are asked for")
  func tasks() throws {
    let table = """
      file\tlabel\tfrom\tto\tstatus\tperson
      b\ttap\t\t1\t\tann
      a\tpan\t\t\tproposed\tbob
      b\tpan\t1\t2\t\tann

      """
    try folder(["labels.tsv": table]) { path in
      let confirmed = try Corpus(path: path)
      expectEqual(confirmed.problems, [])
      expectEqual(confirmed.tasks.map(\.file), ["b"])
      expectEqual(confirmed.tasks[0].labels.map(\.gesture), ["tap", "pan"])
      expectEqual(confirmed.tasks[0].path, "\(path)/b")
      let all = try Corpus(path: path + "/labels.tsv", withProposals: true)
      expectEqual(all.tasks.map(\.file), ["b", "a"])
      expectEqual(all.tasks.map(\.number), [1, 2])
      expectEqual(all.tasks.map(\.person), ["ann", "bob"])
      expectEqual(all.tasks[1].path, "\(path)/a")
    }
  }

  @Test("A folder without a table is an error that says so")
  func noTable() throws {
    try folder(["a.touches": recording]) { path in
      let error = #expect(throws: RecordingError.self) { try Corpus(path: path) }
      expectEqual(error?.kind, .noSuchFile)
      expectEqual(error?.problem, "the corpus has no table")
    }
  }

  @Test("Paths of a table lie in its folder, unless they begin with a slash")
  func paths() {
    expectEqual(Corpus.path("a", in: "f"), "f/a")
    expectEqual(Corpus.path("a", in: "f/"), "f/a")
    expectEqual(Corpus.path("/a", in: "f"), "/a")
    expectEqual(Corpus.path("a", in: ""), "a")
    expectEqual(Corpus.folder(of: "f/g/a"), "f/g")
    expectEqual(Corpus.folder(of: "/a"), "/")
    expectEqual(Corpus.folder(of: "a"), ".")
  }

  @Test("The user's aliases are read beside the table; another file of them takes their place")
  func aliases() throws {
    let files = [
      "labels.tsv": "file\tlabel\na\tpress\n",
      "aliases.tsv": """
      label\trecognizers\tbeside
      press\tlongPress, hold\tpan
      shake\t-\t
      \ttap\t
      nothing\t,\t
      press\ttap\t

      """,
      "others.tsv": "label\trecognizers\nshake\tpan\n",
    ]
    try folder(files) { path in
      var corpus = try Corpus(path: path)
      expectEqual(
        corpus.aliases.entry(for: "press"),
        .init(["longPress", "hold"], beside: ["pan"])
      )
      expectEqual(corpus.aliases.entry(for: "shake"), .init([]))
      expectEqual(corpus.aliases.entry(for: "pinchOpen"), .init(["pinch"], beside: ["pan"]))
      expectEqual(corpus.aliases.entry(for: "unheardOf"), .init(["unheardOf"]))
      expectEqual(corpus.problems.map(\.line), [4, 5, 6])
      expectEqual(
        corpus.problems.map(\.problem),
        [
          "the label is missing", "no recognizer is named", "press has a row already",
        ]
      )
      try corpus.readAliases(path + "/others.tsv")
      expectEqual(corpus.problems, [])
      expectEqual(corpus.aliases.own, ["shake": .init(["pan"])])
    }
  }

  @Test("A corpus without persons, or of one, or without touches that must do nothing, is told so")
  func overview() throws {
    func overview(_ rows: String...) throws -> [String] {
      let table = "file\tlabel\tperson\n" + rows.joined(separator: "\n") + "\n"
      return try folder(["labels.tsv": table]) { try Corpus(path: $0).overview.map(\.problem) }
    }
    try expectEqual(overview("a\tnone\tann", "b\ttap\tbob"), [])
    try expectEqual(overview("a\tnone\tann", "b\ttap\tann"), ["all recordings are of one person"])
    try expectEqual(
      overview("a\tnone\tann", "b\ttap\t"),
      ["1 of 2 recordings name no person"]
    )
    try expectEqual(overview("a\ttap\tann", "b\ttap\tbob"), ["no row is labelled none"])
    try expectEqual(overview(), [])
  }

  @Test("Recordings that no row is about are named in order; hidden files and others aren't")
  func unlabelled() throws {
    let files = [
      "labels.tsv": "file\tlabel\tperson\nb.touches\tnone\tann\nc.touches\ttap\tbob\n",
      "b.touches": recording, "d/a.touches": recording, "a.touches": recording,
      ".hidden/e.touches": recording, "notes.txt": "hands\n",
    ]
    try folder(files) { path in
      let problems = try Corpus(path: path).overview
      expectEqual(problems.map(\.problem), ["no row is about it", "no row is about it"])
      expectEqual(problems.map(\.file), ["\(path)/a.touches", "\(path)/d/a.touches"])
      #expect(problems.allSatisfy { $0.severity == .notice })
    }
  }

  @Test("Times of a table are seconds, minutes and seconds, or hours, up to ten years")
  func times() {
    expectEqual(LabelTable.time("83.4"), .seconds(83.4))
    expectEqual(LabelTable.time("1:23.4"), .seconds(83.4))
    expectEqual(LabelTable.time("1:00:01.5"), .seconds(3601.5))
    expectEqual(LabelTable.time("0:59.5"), .seconds(59.5))
    expectEqual(LabelTable.time("75:00"), .seconds(4500))
    expectEqual(LabelTable.time("315360000"), .seconds(315_360_000))
    for text in [
      "", ":", "1:", ":1", "1:60", "75:75", "1:60:00", "1:2:3:4", "1e3", "1.2.3", "315360001",
    ] {
      expectNil(LabelTable.time(text), "\(text)")
    }
  }
}
