import Expectations
import Foundation
import Testing
import TouchCore
import TouchRecording

@testable import TouchEvaluation

/// A run's file: a header, then a line for each recording.
struct RunFileTests {
  private let header: RunHeader = {
    var tolerance = Tolerance()
    (tolerance.edge, tolerance.recognition) = (.milliseconds(70), .seconds(1.5))
    var header = RunHeader(
      corpus: "hands",
      recordings: 3,
      isSynthetic: true,
      scene: "workbench",
      gestures: ["tap", "pan"],
      settings: ["tap.allowableMovement=60"],
      tolerance: tolerance
    )
    header.options = ["--proposed"]
    return header
  }()

  private func result(_ number: Int) -> RecordingResult {
    RecordingResult(number: number, file: "\(number).touches")
  }

  /// Reads a run's file with a text to its end.
  private func read(_ text: String) throws -> (header: RunHeader?, numbers: [Int], RunFile) {
    let path = NSTemporaryDirectory() + "/run-\(UUID().uuidString).jsonl"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try RunFile(path: path)
    var numbers: [Int] = []
    while let result = try file.next() { numbers.append(result.number) }
    return (file.header, numbers, file)
  }

  @Test("A header comes back from its line, and runs are alike only where all of it is")
  func roundTrip() throws {
    let (back, numbers, _) = try read(header.json + "\n")
    expectEqual(back, header)
    expectEqual(numbers, [])
    var other = header
    expectNil(header.difference(from: other))
    other.program = "another"
    expectEqual(header.difference(from: other)?.contains("another build"), true)
    other.labels = "others"
    expectEqual(header.difference(from: other)?.contains("labels"), true)
    other.program = nil
    expectEqual(header.difference(from: other)?.contains("labels"), true)
    try expectEqual(read(other.json + "\n").header, other)
    other = header
    other.tolerance.edge = .milliseconds(71)
    expectEqual(
      header.difference(from: other)?.contains("another corpus, or with other settings"),
      true
    )
  }

  @Test("A run without a header has its first result, and blank lines are skipped")
  func noHeader() throws {
    let (header, numbers, file) = try read("\n\(result(4).json)\n\n \n\(result(5).json)\n")
    expectNil(header)
    expectEqual(numbers, [4, 5])
    #expect(!file.isCutOff)
  }

  @Test(
    "Blanks before a line's object are skipped, also before the first",
    arguments: [" ", "\t", "\t  "]
  )
  func blanks(before: String) throws {
    let (found, numbers, _) = try read("\(before)\(header.json)\n\(before)\(result(1).json)\n")
    expectEqual(found, header)
    expectEqual(numbers, [1])
    try expectEqual(read("\(before)\(result(2).json)\n").numbers, [2])
  }

  @Test("A last line that was cut off isn't read, and the bytes before it are counted")
  func cutOff() throws {
    let whole = "\(header.json)\n\(result(1).json)\n"
    let (_, numbers, file) = try read(whole + result(2).json)
    expectEqual(numbers, [1])
    #expect(file.isCutOff)
    expectEqual(file.wholeBytes, whole.utf8.count)
    let (_, all, ended) = try read(whole + result(2).json + "\n")
    expectEqual(all, [1, 2])
    #expect(!ended.isCutOff)
    #expect(throws: RecordingError.self) { try read("") }
  }

  @Test("A line that is no result is an error with its line, and so is another version's header")
  func malformed() {
    func problem(_ text: String) -> String? {
      do {
        _ = try read(text)
        return nil
      } catch {
        let text = (error as? RecordingError)?.description ?? "another error"
        return text.split(separator: ":", maxSplits: 1).last.map(String.init)
      }
    }
    expectEqual(
      problem("\(header.json)\n\n{\"taps\":1}\n"),
      "3: the line is no result; name a file that touchstone evaluate --save wrote"
    )
    expectEqual(
      problem("{\"run\":2}\n"),
      "1: the run's form has the version 2, not 1; evaluate again with this touchstone"
    )
  }

  @Test("A worker's task comes back from its line; a path stands for a file's name and the reverse")
  func tasks() throws {
    func task(_ text: String) throws -> RecordingTask {
      try Array(text.utf8).withUnsafeBufferPointer { try RecordingTask($0) }
    }
    var whole = RecordingTask(
      number: 7,
      file: "a",
      path: "hands/a",
      person: "ann",
      device: "phone",
      labels: [
        StrokeLabel(line: 3, gesture: "tap", count: 20, from: .zero, to: .seconds(1.000_000_001)),
        StrokeLabel(line: 4, gesture: "pan"),
      ]
    )
    whole.settings = ["tap.allowableMovement=60", "pan.slop=8"]
    try expectEqual(task(whole.json), whole)
    let short = try task(#"{"task":1,"path":"x","labels":[{"label":"tap","count":0}]}"#)
    expectEqual(short.file, "x")
    expectEqual(short.labels.map(\.count), [1])
    try expectEqual(task(#"{"task":1,"file":"y"}"#).path, "y")
    #expect(throws: LineProblem.self) { try task(#"{"path":"x"}"#) }
    #expect(throws: LineProblem.self) { try task(#"{"task":1}"#) }
    #expect(throws: LineProblem.self) { try task(#"{"task":1,"path":"x"} more"#) }
    #expect(throws: LineProblem.self) { try task(#"{"task":1,"path":"x","labels":[{}]}"#) }
  }

  @Test("Results are handed out as soon as their turn comes, and each once")
  func order() {
    var order = ResultOrder()
    var taken: [[Int]] = []
    func add(_ number: Int) {
      taken.append([])
      order.add(result(number)) { taken[taken.count - 1].append($0.number) }
    }
    for number in [2, 1, 2, 1, 5, 3, 5, 7] { add(number) }
    expectEqual(taken, [[], [1, 2], [], [], [], [3], [], []])
    var rest: [Int] = []
    order.finish { rest.append($0.number) }
    order.finish { rest.append($0.number) }
    expectEqual(rest, [5, 7])
  }
}
