/// How the program ends, in the words of `sysexits.h`.
enum PortExit: Int32 {
  case success = 0
  case usage = 64
  /// A file isn't valid Swift.
  case data = 65
  case noInput = 66
  case cannotCreate = 73

  /// The first end that was not a success.
  func combined(with next: PortExit) -> PortExit { self == .success ? next : self }
}

/// What is wrong, and how the program ends for it.
struct PortError: Error {
  var text: String
  var code: PortExit
}

/// The command line, as `touchstone port` writes it.
struct PortOptions {
  /// The folder of the engine's modules.
  private(set) var sources = ""
  /// Where ported files go; nil to change them where they are.
  private(set) var output: String?
  /// Whether other files there are replaced.
  private(set) var force = false
  /// Whether nothing is written.
  private(set) var isDry = false
  private(set) var paths: [String] = []

  init(_ arguments: [String]) throws(PortError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--sources": sources = try Self.value(of: argument, &rest)
      case "-o": output = try Self.value(of: argument, &rest)
      case "--force": force = true
      case "--dry-run": isDry = true
      case "--":
        paths += rest
        rest = []
      default: paths.append(argument)
      }
    }
    guard !sources.isEmpty else {
      throw PortError(text: "the engine's sources are missing; run touchstone port", code: .usage)
    }
  }

  private static func value(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(PortError) -> String {
    guard let value = rest.popFirst() else {
      throw PortError(text: "\(option) needs a value; run touchstone port", code: .usage)
    }
    return value
  }
}
