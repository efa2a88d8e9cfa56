import Foundation

/// Compares the transcripts of this build and another one for a seed.
@MainActor
struct Comparison {
  private let binary: String
  private let seed: UInt64

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - binary: The path of the reference build of this player.
  ///   - seed: The seed to compare.
  /// - Throws: A ``Problem`` if the binary can't be run.
  init(binary: String, seed: UInt64) throws {
    guard FileManager.default.isExecutableFile(atPath: binary) else {
      throw Problem("\(binary) can't be run")
    }
    self.binary = binary
    self.seed = seed
  }

  /// Prints the shortest prefix that differs; returns whether there is none.
  func run() throws -> Bool {
    guard try firstDifference(steps: nil) != nil else {
      Output.line("seed \(seed): no difference")
      return true
    }
    for steps in 0..<200 {
      guard let place = try firstDifference(steps: steps) else { continue }
      Output.line(
        "seed \(seed) differs after \(steps) steps of input (--print \(seed) --steps \(steps)):"
      )
      show(place.line, place.mine, place.other)
      return false
    }
    throw Problem("seed \(seed) differs as a whole, but no prefix does")
  }

  private func show(_ line: Int, _ mine: [String], _ other: [String]) {
    for index in max(line - 15, 0)..<line { Output.line("  \(mine[index])") }
    for text in other[line..<min(line + 4, other.count)] { Output.line("- \(text)") }
    for text in mine[line..<min(line + 4, mine.count)] { Output.line("+ \(text)") }
    Output.line("(- \(binary), + this build, from line \(line + 1))")
  }

  private func firstDifference(
    steps: Int?
  ) throws -> (line: Int, mine: [String], other: [String])? {
    var mine: [String] = []
    World.play(seed, steps: steps) { mine.append($0) }
    mine = mine.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map(String.init)
    let other = try played(steps)
    if mine == other { return nil }
    let same = zip(mine, other).prefix { $0 == $1 }.count
    return (same, mine, other)
  }

  /// The output of the other build.
  private func played(_ steps: Int?) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: binary)
    process.arguments = ["--print", "\(seed)"] + (steps.map { ["--steps", "\($0)"] } ?? [])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    if process.terminationStatus != 0 { lines.append("(stops with \(process.terminationStatus))") }
    return lines
  }
}
