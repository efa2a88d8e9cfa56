import Expectations
import Foundation
import Testing

/// What the commands about labelled recordings print for a small corpus, against a stored text.
///
/// The corpus is made anew in a folder of its own, where the commands run one after the other: some read
/// what others wrote. Of JSON, pages and pictures a hash is kept.
/// The output of the commands about labelled recordings.
struct EvaluationOutputTests {
  /// The commands, and what is typed into them behind `<`.
  private static let commands = [
    "label taps/1.touches --propose --table proposed.tsv --person ann --device pad",
    "label taps/0.touches --table typed.tsv --person bob < tap,none,odd,-,b,swipeRight,q",
    "label taps --lint", "evaluate wrong --lint", "evaluate wrong --gestures tap",
    "evaluate taps --jobs 1 --save a.jsonl",
    "evaluate taps --jobs 2 --gestures tap,doubleTap,swipeRight --set tap.allowableMovement=50 --save b.jsonl",
    "evaluate taps --json --jobs 1 --proposals", "evaluate --summarize b.jsonl",
    "evaluate --summarize a.jsonl --html page.html",
    "evaluate --summarize a.jsonl --require tap.recall=0.2 --require tap.alarms=99999 "
      + "--require doubleTap.strokes=2 --require swipeRight.precision=0.5 --require pan.persons=2",
    "diff a.jsonl b.jsonl taps", "diff a.jsonl b.jsonl --json", "diff a.jsonl a.jsonl",
    "margins a.jsonl", "margins a.jsonl --json", "margins a.jsonl --svg margins.svg",
    "tune taps --gestures tap --vary tap.allowableMovement=20:80:5",
    "tune taps --gestures tap --vary tap.allowableMovement=20:80:20 --json --cost 2:1",
    "tune taps --gestures tap --vary tap.allowableMovement=40:60:20 --jobs 1 "
      + "--vary tap.maximumDuration=0.05:0.75:0.7 --alarms 99999",
    "tune taps --gestures tap,doubleTap --vary doubleTap.maximumGap=0.1:0.3:0.1 --jobs 2",
    "tune taps --gestures tap", "shrink taps/1.touches --gestures tap --keep tap:no:moved",
    "render taps/1.touches --at 3.04 -o at.svg",
    "render taps/1.touches --from 3 --to 3.1 --rate 20 --film film", "--version more",
    "scenes triggered-tap",
  ]

  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/touchstone/Samples").path

  private static let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("EvaluationOutput.txt")

  /// The built command: it is beside the program that runs the tests.
  private static var program: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("touchstone")
  }

  @Test("is as before; TOUCHSTONE_WRITE_SAMPLE_OUTPUT=1 writes the text again, for review")
  func unchanged() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try LabelledTaps().write(to: folder)
    var text = ""
    for command in Self.commands + OtherCommands.all {
      text += "$ touchstone \(command)\n"
      text += try Self.cut(command, in: folder) ?? Self.output(of: command, in: folder)
    }
    for name in ["proposed.tsv", "typed.tsv"] {
      let table = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      text += "$ cat \(name)\n" + (table ?? "is not there\n")
    }
    for name in [
      "page.html", "margins.svg", "at.svg", "film/frame-00001.svg", "story.svg",
      "story.html", "late.svg", "copy.touches", "small.touches", "turned.html", "turned.svg",
      "turned-at.svg",
      "strip.svg",
    ] {
      let bytes = (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
      text += "$ hash \(name)\n" + Self.summary(of: bytes)
    }
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_SAMPLE_OUTPUT"] == "1" {
      try Data(text.utf8).write(to: Self.kept)
    }
    let (found, kept) = (lines(text), lines(try String(contentsOf: Self.kept, encoding: .utf8)))
    let first =
      found.indices.first { $0 >= kept.count || found[$0] != kept[$0] } ?? found.count
    let command = found.prefix(first + 1).last { $0.hasPrefix("$ ") } ?? ""
    expectEqual(
      found,
      kept,
      """
      line \(first + 1), of \(command), was
      \(kept.dropFirst(first).first ?? "absent")
      and is
      \(found.dropFirst(first).first ?? "absent")
      """
    )
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Cuts a file short where a command asks for that; returns what is said of it.
  private static func cut(_ command: String, in folder: URL) throws -> String? {
    let words = command.split(separator: " ").map(String.init)
    guard words[0] == "cut", let count = Int(words[2]) else { return nil }
    let whole = try String(contentsOf: folder.appendingPathComponent(words[1]), encoding: .utf8)
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.prefix(count) + [lines[count].prefix(lines[count].count / 2)]
    try Data(kept.joined(separator: "\n").utf8).write(to: folder.appendingPathComponent(words[3]))
    return ""
  }

  /// What a command prints, on standard output and then on standard error, and its exit code.
  private static func output(of command: String, in folder: URL) throws -> String {
    let parts = command.components(separatedBy: " < ")
    let typed = parts.count > 1 ? parts[1].replacingOccurrences(of: ",", with: "\n") + "\n" : ""
    let names = ["in", "out", "err"].map { folder.appendingPathComponent(".\($0)") }
    for name in names { try Data(name == names[0] ? Data(typed.utf8) : Data()).write(to: name) }
    let process = Process()
    process.executableURL = program
    process.arguments = parts[0].replacingOccurrences(of: "SAMPLES", with: samples)
      .split(separator: " ").map(String.init)
    process.currentDirectoryURL = folder
    let handles = [
      try FileHandle(forReadingFrom: names[0]), try FileHandle(forWritingTo: names[1]),
      try FileHandle(forWritingTo: names[2]),
    ]
    process.standardInput = handles[0]
    process.standardOutput = handles[1]
    process.standardError = handles[2]
    try process.run()
    process.waitUntilExit()
    for handle in handles { try handle.close() }
    let (out, err) = (try Data(contentsOf: names[1]), try Data(contentsOf: names[2]))
    let isLong = [" --json", " - ", "--at ", "--tasks", "--screen 390x844"].contains {
      "\(command) ".contains($0)
    }
    let printed = isLong ? summary(of: out) : String(decoding: out, as: UTF8.self)
    let text =
      printed + String(decoding: err, as: UTF8.self) + "exit \(process.terminationStatus)\n"
    return text.replacingOccurrences(of: samples, with: "SAMPLES")
  }

  /// The length of a file and its hash (FNV-1a), without the hash of the program that made it.
  private static func summary(of bytes: Data) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(
        of: #""program":"[0-9a-f]+""#,
        with: "",
        options: .regularExpression
      )
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return "\(text.utf8.count) bytes, \(String(hash, radix: 16))\n"
  }
}
