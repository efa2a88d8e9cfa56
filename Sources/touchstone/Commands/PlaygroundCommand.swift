import PlaygroundPage
import Scenes
import TouchRecording
import TouchReport

extension Command {
  /// Every gesture under one's own fingers.
  static let playground = Command(
    name: "playground",
    summary: "write a page on which the scenes are touched, with the reasons beneath",
    operands: "",
    operandCount: 0...0,
    options: [.playground, .scene, .module],
    example: "touchstone playground -o playground.html --scene drawer",
    details: """
      The page is one file that needs nothing else: it runs the same engine, compiled for browsers. Open it
      from the disk, or put it on any web server to open it on a phone. What it saves, touchstone replay
      reads; it opens the recordings that touchstone reads.
      """,
    body: { (arguments: Arguments) throws(UsageError) in
      let path = arguments[.playground] ?? "playground.html"
      if arguments[.module] != nil, arguments[.scene] != nil {
        throw UsageError(
          problem: "--module and --scene don't go together",
          remedy: "leave --scene out: the page of a module opens its first scene"
        )
      }
      let scene = try arguments.scene.name
      do throws(RecordingError) {
        let module = try arguments[.module].map { path throws(RecordingError) in
          try readModule(path)
        }
        if let module = arguments[.module], OutputFile.areSame(module, path) {
          throw RecordingError(
            .unwritable,
            file: path,
            problem: "it is the module itself, which would be lost",
            remedy: "name another file"
          )
        }
        // A module of one's own has scenes of its own: the page opens the first.
        let page = PlaygroundPage(scene: module == nil ? scene : "", module: module)
        if path != "-" { try OutputFile.refuseRecording(at: path, remedy: "name another file") }
        let output = try OutputFile(path: path)
        try output.write(Array(page.html.utf8))
        try output.commit()
      } catch {
        return Output.complain(error)
      }
      if path != "-" { for line in opening(path) { Output.line(line) } }
      return .success
    }
  )

  /// The module in a file, plain or compressed by gzip.
  private static func readModule(_ path: String) throws(RecordingError) -> [UInt8] {
    let bytes = try FileContent.read(path)
    let isCompressed = bytes.starts(with: GzipFile.magic)
    let content = isCompressed ? GzipFile(bytes, most: largestModule)?.content : bytes
    guard let content, let module = WebAssemblyModule(content) else {
      let isModule = content?.starts(with: WebAssemblyModule.magic) ?? true
      throw RecordingError(
        .unknownFormat,
        file: path,
        problem: isModule ? "the module is cut off or damaged" : "this is no module",
        remedy: Self.moduleRemedy
      )
    }
    let missing = PlaygroundPage.neededExports.filter { !module.exports.contains($0) }
    if let first = missing.first {
      let others = missing.count > 1 ? " and \(missing.count - 1) more" : ""
      throw RecordingError(
        .unknownFormat,
        file: path,
        problem: "the module lacks \(first)\(others), which the page calls",
        remedy: Self.moduleRemedy
      )
    }
    return bytes
  }

  /// The most bytes that a compressed module may have (our own choice: 35 times as many as Touchstone's own).
  private static let largestModule = 1 << 26
  private static let moduleRemedy = "make one with Playground/build --scenes FOLDER"

  /// How a page is opened.
  private static func opening(_ path: String) -> [String] {
    let name = PictureFile.title(of: path)
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    return [
      "wrote \(path.printable)", "To open it:         \(opener) \(path.printable)",
      "To touch it on a phone in the same network, in the page's folder:",
      "                    python3 -m http.server, then http://ADDRESS-OF-THIS-MACHINE:8000/\(name)",
    ]
  }
}
