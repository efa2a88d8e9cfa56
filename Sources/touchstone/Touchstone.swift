import Foundation

/// The command line: arguments, files and exit codes.
@main
enum Touchstone {
  @MainActor
  static func main() {
    ProcessSetup.prepare()
    let code = run(ProcessSetup.arguments)
    Output.flush()
    exit(code.rawValue)
  }

  @MainActor
  private static func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      return try Command.run(arguments)
    } catch {
      Output.complain("touchstone: \(error.problem); \(error.remedy)")
      return .usage
    }
  }
}
