import Testing

/// The engine's own public names, beside Apple's, in files that say so.
struct OwnSurfaceTests {
  /// Names that the gestures declare for themselves, and the engine for something else.
  private static let namesakes: Set<String> = [
    "event", "picture", "recognizer", "thresholds", "time",
  ]

  /// The public names in our own files that aren't Apple's.
  ///
  /// In the modules below UIKit only types count: their members can't be used without them, and
  /// many have common names, such as `color`.
  private var ownNames: Set<String> {
    let anything =
      #/\b(?:public|open)\s+(?:\w+\s+)*?(?:var|func|let|struct|enum|class|protocol|case)\s+`?(\w+)/#
    let types = #/\b(?:public|open)\s+(?:\w+\s+)*?(?:struct|enum|class|protocol)\s+`?(\w+)/#
    let files = House.sources.filter { $0.text.contains("// Ours, not Apple's") }
    let names = files.flatMap { file in
      switch file.module {
      case "UIKit": file.text.matches(of: anything).map { String($0.output.1) }
      case "TouchGraphics", "TouchLayers": file.text.matches(of: types).map { String($0.output.1) }
      default: [String]()
      }
    }
    let lines = House.text(of: "Tests/UIKitTests/AppleNames.txt").split(separator: "\n")
    let apples = lines.filter { !$0.hasPrefix("#") }.flatMap { words($0) }
    return Set(names).subtracting(apples)
  }

  private func words(_ text: some StringProtocol) -> [String] {
    String(text).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) }
  }

  @Test("is found: names that only the engine has, and none of Apple's")
  func found() {
    #expect(ownNames.isSuperset(of: ["gestureObserver", "explain", "receive", "nextDeadline"]))
    #expect(ownNames.isDisjoint(with: ["location", "state", "contentOffset"]))
  }

  @Test(
    "is not used by code that is written for iOS as well",
    arguments: ["DeliberateTouch", "Scenes", "TouchRecorder"]
  )
  func unused(module: String) {
    let own = ownNames.subtracting(Self.namesakes)
    for file in House.sources where file.module == module {
      let used = Set(words(SourceText.blanked(file.text, strings: true))).intersection(own)
      #expect(used.isEmpty, "\(file.path) uses \(used.sorted().joined(separator: ", "))")
    }
  }

  @Test(
    "is not in the API that an iOS app sees: no engine type, where Apple's UIKit is",
    arguments: ["DeliberateTouch", "Scenes"]
  )
  func engineTypes(module: String) {
    for file in House.sources where file.module == module {
      var isApples = true
      for line in file.text.split(separator: "\n") {
        if line.hasPrefix("#if !(os(iOS)") { isApples = false }
        if line == "#endif" { isApples = true }
        let isOpen = line.drop { $0 == " " }.hasPrefix("public import TouchCore")
        #expect(!isOpen || !isApples, "\(file.path) shows TouchCore's types to an app")
      }
    }
  }

  @Test("doesn't hold what may be gone, except where Embedded Swift has nothing better")
  func unsafeReferences() {
    for file in House.sources where ["DeliberateTouch", "Scenes"].contains(file.module) {
      var isEmbedded = false
      for line in file.text.split(separator: "\n") {
        let words = line.drop { $0 == " " }
        if words.hasPrefix("#if hasFeature(Embedded)") { isEmbedded = true }
        if words.hasPrefix("#else") || words.hasPrefix("#endif") { isEmbedded = false }
        #expect(isEmbedded || !words.contains("unowned(unsafe)"), "\(file.path): \(words)")
      }
    }
  }
}
