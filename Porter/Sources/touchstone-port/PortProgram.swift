import Foundation
import Porting

/// Ports the files of one module: what `touchstone port` builds and runs, and what runs by itself from a checkout.
@main
enum PortProgram {
  static func main() {
    let options: PortOptions
    do {
      options = try PortOptions(Array(CommandLine.arguments.dropFirst()))
    } catch {
      Console.complain("touchstone: \(error.text)")
      exit(error.code.rawValue)
    }
    if options.wantsHelp {
      Console.text(PortOptions.usage)
      exit(PortExit.success.rawValue)
    }
    guard !options.paths.isEmpty else {
      Console.complain("touchstone: a file is missing; name a Swift file or a folder of some")
      exit(PortExit.usage.rawValue)
    }
    guard let sources = options.sources ?? EngineFiles.folder else {
      Console.complain(
        "touchstone: no checkout of Touchstone is around the program; name its sources with --sources FOLDER"
      )
      exit(PortExit.unavailable.rawValue)
    }
    exit(run(options, engine: sources).rawValue)
  }

  private static func run(_ options: PortOptions, engine sources: String) -> PortExit {
    let (inputs, faults) = InputFiles.find(options.paths)
    var code = PortExit.success
    for fault in faults {
      Console.complain(fault.text)
      code = code.combined(with: fault.code)
    }
    let plan: [Destination]
    do {
      plan = try Destination.plan(inputs, folder: options.output)
    } catch {
      Console.complain(error.text)
      return code.combined(with: error.code)
    }
    guard !inputs.isEmpty else {
      if faults.isEmpty {
        Console.complain("touchstone: no Swift file is there; name a file or a folder of some")
      }
      return code.combined(with: .noInput)
    }
    let porter = Porter(engine: EngineFiles.read(sources))
    let ported = porter.port(inputs.map { SwiftFile(name: $0.path, bytes: $0.bytes) })
    var counts = [0, 0, 0]
    for (file, destination) in zip(ported, plan) {
      for note in file.notes {
        counts[note.kind.rawValue] += 1
        Console.line("\(file.name):\(note.description)")
      }
      if !file.isValid { code = code.combined(with: .data) }
      guard !options.isDry else { continue }
      do {
        try destination.write(file.bytes, force: options.force)
      } catch {
        Console.complain(error.text)
        code = code.combined(with: error.code)
      }
    }
    Console.line(summary(files: ported.count, counts, options))
    return code
  }

  private static func summary(files: Int, _ counts: [Int], _ options: PortOptions) -> String {
    func number(_ count: Int, _ one: String, _ many: String) -> String {
      "\(count) \(count == 1 ? one : many)"
    }
    let said =
      counts == [0, 0, 0]
      ? ["nothing to change"]
      : [
        number(counts[0], "edit", "edits") + (options.isDry ? " to make" : ""),
        number(counts[1], "warning", "warnings"),
        number(counts[2], "thing", "things") + " left to do by hand",
      ]
    return number(files, "file", "files") + ": " + said.joined(separator: ", ")
  }
}
