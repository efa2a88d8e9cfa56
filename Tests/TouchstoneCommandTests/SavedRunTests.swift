import Expectations
import Foundation
import Testing
import TouchEvaluation
import TouchRecording

@testable import touchstone

/// The file of a run while it is written.
@MainActor
struct SavedRunTests {
  private let header = RunHeader(
    corpus: "hands",
    recordings: 2,
    isSynthetic: true,
    scene: "workbench"
  )
  private let tasks = (1...2).map { number in
    RecordingTask(number: number, file: "\(number).touches", path: "", labels: [])
  }

  private func line(_ number: Int) -> [UInt8] {
    Array(RecordingResult(number: number, file: "\(number).touches").json.utf8)
  }

  /// Calls a closure with a path in a folder that is there as long as it runs, and where a whole run is.
  private func withRun(_ body: (_ path: String, _ content: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/run.jsonl"
    let run = try SavedRun(path: path, header: header, resumes: false)
    for number in 1...2 { try run.add(line(number)) }
    try run.finish()
    try body(path, try text(path))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func files(beside path: String) throws -> [String] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("the older run is there until the new one is whole")
  func replaces() throws {
    try withRun { path, older in
      try expectEqual(files(beside: path), ["run.jsonl"])
      var other = header
      other.settings = ["tap.allowableMovement=1"]
      do {
        let run = try SavedRun(path: path, header: other, resumes: false)
        try expectEqual(text(path), older)
        try run.add(line(1))
        try expectEqual(text(path), older)
        try expectEqual(run.results(of: tasks) { _ in }, 0)
      }
      // That was interrupted. What it did isn't lost either.
      try expectEqual(text(path), older)
      try expectEqual(files(beside: path), ["run.jsonl", "run.jsonl.unfinished"])
      let run = try SavedRun(path: path, header: other, resumes: true)
      var numbers: [Int] = []
      try expectEqual(run.results(of: tasks) { numbers.append($0.number) }, 1)
      expectEqual(numbers, [1])
      try run.add(line(2))
      try expectEqual(text(path), older)
      try run.finish()
      let results = older.split(separator: "\n").dropFirst().joined(separator: "\n")
      try expectEqual(text(path), "\(other.json)\n\(results)\n")
      try expectEqual(files(beside: path), ["run.jsonl"])
    }
  }

  @Test("a new run begins anew where one was left unfinished, and two don't write at once")
  func again() throws {
    try withRun { path, older in
      for _ in 0..<2 {
        let run = try SavedRun(path: path, header: header, resumes: false)
        try run.add(line(1))
        for resumes in [false, true] {
          #expect(throws: RecordingError.self) {
            try SavedRun(path: path, header: header, resumes: resumes)
          }
        }
      }
      let run = try SavedRun(path: path, header: header, resumes: false)
      for number in 1...2 { try run.add(line(number)) }
      try run.finish()
      try expectEqual(text(path), older)
      try expectEqual(files(beside: path), ["run.jsonl"])
    }
  }

  @Test("a link stays one, and the new run has the mode of the older one")
  func link() throws {
    try withRun { path, older in
      let link = path + ".link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "run.jsonl")
      expectEqual(chmod(path, 0o640), 0)
      let run = try SavedRun(path: link, header: header, resumes: false)
      try run.add(line(1))
      try run.finish()
      try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: link), "run.jsonl")
      let lines = older.split(separator: "\n").prefix(2).joined(separator: "\n")
      try expectEqual(text(path), lines + "\n")
      expectEqual(statistics(of: path).map { $0.st_mode & 0o777 }, 0o640)
    }
  }
}
