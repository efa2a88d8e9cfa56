import Foundation

/// Plays random worlds and prints their hashes or transcripts; see `--help`.
@main
@MainActor
enum WorldPlayer {
  static let help = """
    Plays random worlds: a seed becomes views, gestures, controls and animations, and input for them.
    The same seed gives the same transcript as long as the engine behaves the same.

    world-player FIRST COUNT              a line a seed: the seed and the hash of its transcript
    world-player --hashes FIRST COUNT     the same for a file: a line with FIRST, then hashes alone
    world-player --check FILE [COUNT]     plays the seeds of such a file, and names those that differ
    world-player --print SEED [--steps N] the transcript, of the first N steps of input if asked
    world-player --compare BINARY SEED    where and after how few steps another build says otherwise

    Exit codes: 0 all the same, 1 a difference, 2 arguments or files that can't be read.
    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      let isSame = try run(arguments)
      Output.flush()
      exit(isSame ? 0 : 1)
    } catch let problem as Problem {
      FileHandle.standardError.write(Data("world-player: \(problem.text)\n".utf8))
      exit(2)
    } catch {
      FileHandle.standardError.write(Data("world-player: \(error)\n".utf8))
      exit(2)
    }
  }

  /// Runs a command; returns whether nothing differed.
  private static func run(_ arguments: [String]) throws -> Bool {
    switch arguments.first {
    case "--help", "-h": Output.line(help)
    case "--print":
      let steps = try steps(in: arguments, after: 2)
      World.play(try seed(arguments, 1), steps: steps) {
        // A step is printed before it is played, so that the step of a crash is visible.
        Output.line($0)
        if $0.hasPrefix("#") { Output.flush() }
      }
    case "--check":
      guard arguments.count > 1 else { throw Problem("--check needs a file") }
      let limit = arguments.count > 2 ? Int(try seed(arguments, 2)) : nil
      return try HashesFile(readingFrom: arguments[1]).check(limit: limit)
    case "--compare":
      guard arguments.count > 2 else { throw Problem("--compare needs a binary and a seed") }
      return try Comparison(binary: arguments[1], seed: try seed(arguments, 2)).run()
    case "--hashes":
      let (first, count) = (try seed(arguments, 1), try seed(arguments, 2))
      Output.line("\(first)")
      for seed in first..<(first + count) { Output.line(World.play(seed)) }
    default:
      let (first, count) = (try seed(arguments, 0), try seed(arguments, 1))
      for seed in first..<(first + count) { Output.line("\(seed) \(World.play(seed))") }
    }
    return true
  }

  private static func seed(_ arguments: [String], _ place: Int) throws -> UInt64 {
    guard place < arguments.count else { throw Problem("a number is missing; see --help") }
    guard let number = UInt64(arguments[place]), number < UInt64.max / 2 else {
      throw Problem("\(arguments[place]) is no number; see --help")
    }
    return number
  }

  private static func steps(in arguments: [String], after place: Int) throws -> Int? {
    guard place < arguments.count else { return nil }
    guard arguments[place] == "--steps" else {
      throw Problem("\(arguments[place]) is no option; see --help")
    }
    return Int(try seed(arguments, place + 1))
  }
}

/// An error that stops a command: wrong arguments or unreadable files.
struct Problem: Error {
  let text: String

  init(_ text: String) { self.text = text }
}
