/// How the program ends, in the words of `sysexits.h`.
enum PortExit: Int32 {
  case success = 0
  case usage = 64
  /// A file isn't valid Swift.
  case data = 65
  case noInput = 66
  /// The engine's sources aren't there.
  case unavailable = 69
  case cannotCreate = 73

  /// The first end that was not a success.
  func combined(with next: PortExit) -> PortExit { self == .success ? next : self }
}

/// What is wrong, and how the program ends for it.
struct PortError: Error {
  var text: String
  var code: PortExit
}

/// The command line, as `touchstone port` or a person writes it.
struct PortOptions {
  static let usage = """
    usage: touchstone-port [-o FOLDER] [--force] [--dry-run] FILE…

    Makes the edits that Swift files for iOS need with Touchstone, and says what needs a hand. Name all files of a
    module at once, or its folder. Without -o the files are changed where they are; with -o another file in the
    folder is replaced only with --force. --dry-run says everything and writes nothing.
    """

  /// The folder of the engine's modules; nil for that of the checkout around the program.
  private(set) var sources: String?
  /// Where ported files go; nil to change them where they are.
  private(set) var output: String?
  /// Whether other files there are replaced.
  private(set) var force = false
  /// Whether nothing is written.
  private(set) var isDry = false
  /// Whether only the usage is asked for.
  private(set) var wantsHelp = false
  private(set) var paths: [String] = []

  init(_ arguments: [String]) throws(PortError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--sources": sources = try Self.value(of: argument, &rest)
      case "-o": output = try Self.value(of: argument, &rest)
      case "--force": force = true
      case "--dry-run": isDry = true
      case "-h", "--help": wantsHelp = true
      case "--":
        paths += rest
        rest = []
      default:
        guard !argument.hasPrefix("-") else {
          throw PortError(
            text: "\(argument): no such option; --help names those there are",
            code: .usage
          )
        }
        paths.append(argument)
      }
    }
  }

  private static func value(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(PortError) -> String {
    guard let value = rest.popFirst() else {
      throw PortError(text: "\(option) needs a value; --help says which", code: .usage)
    }
    return value
  }
}
