import PlaygroundFiles
import TouchReport

/// The playground as one self-contained page.
///
/// Nothing is loaded from anywhere else. The same scene gives the same bytes.
public struct PlaygroundPage {
  /// The name of the scene that it opens first.
  public var scene: String
  /// The module that it runs, plain or compressed by gzip.
  public var module: [UInt8]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - scene: The name of the scene that it opens first.
  ///   - module: The module that it runs, plain or compressed by gzip; nil for Touchstone's own.
  public init(scene: String, module: [UInt8]? = nil) {
    self.scene = scene
    self.module = module ?? Self.file("touchstone.wasm.gz")
  }

  /// The page as HTML, in UTF-8.
  public var html: String {
    let script = Self.lines(of: "scripts.txt").map { Self.text($0) }.joined(separator: "\n")
    let style = PageFiles.colors + Self.text("page.css")
    let parts = [
      "policy": Self.policy(script: script, style: style), "style": style, "script": script,
      "scene": SVGText.escaped(scene), "module": Base64.text(of: module),
    ]
    return PageTemplate(Self.text("page.html")).filled(with: parts)
  }

  /// What the page calls of its module, and its memory, in the order of their names.
  public static var neededExports: [String] {
    let calls = lines(of: "scripts.txt").flatMap { text($0).split(separator: "calls.").dropFirst() }
    let names = calls.map { call in
      String(call.prefix { ("a"..."z").contains($0) || $0 == "_" })
    }
    return Set(names.filter { $0.hasPrefix("touchstone_") } + ["memory"]).sorted()
  }

  /// What a browser may do for the page: run its script and its module, use its style, and nothing else.
  private static func policy(script: String, style: String) -> String {
    [
      "default-src 'none'", "img-src data:", "manifest-src data:",
      "script-src \(ContentHash.source(of: script)) 'wasm-unsafe-eval'",
      "style-src \(ContentHash.source(of: style))", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  // MARK: Files

  private static func lines(of name: String) -> [String] {
    text(name).split(separator: "\n").map { String($0) }
  }

  private static func text(_ name: String) -> String { String(decoding: file(name), as: UTF8.self) }

  /// The content of one of the page's files.
  private static func file(_ name: String) -> [UInt8] {
    for index in 0..<playground_file_count() {
      let file = playground_file(index)
      if String(cString: file.name) == name {
        return Array(UnsafeBufferPointer(start: file.bytes, count: Int(file.count)))
      }
    }
    preconditionFailure("The page has no file \(name): see Sources/PlaygroundFiles/files.c")
  }
}
