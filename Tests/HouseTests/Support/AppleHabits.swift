/// What compiles against Apple's UIKit and then looks or behaves wrongly, found in the text of a module.
struct AppleHabits {
  /// A file's path, its code without comments and strings, and its functions, nested ones too.
  private typealias Source = (path: String, code: String, functions: [Function])

  /// The module's files.
  private let files: [Source]
  /// The names of the functions that are called, also through others, when a look changes.
  private let reached: Set<String>

  /// Reads a module.
  init(_ files: [House.File]) {
    self.files = files.map {
      let code = SourceText.blanked($0.text, strings: true)
      return ($0.path, code, Self.functions(in: code))
    }
    reached = Self.reached(in: self.files)
  }

  /// One line for each mistake.
  var problems: [String] {
    var problems: [String] = []
    for file in files {
      var found = timers(in: file.code)
      found += textLayers(in: file.code)
      found += roundedContent(in: file.code)
      found += fixedColors(in: file)
      problems += found.map { "\(file.path): \($0)" }
    }
    return problems + sharedKeyActions
  }

  // MARK: Timers

  /// Timers that stand still while a scroll view tracks a finger.
  private func timers(in code: String) -> [String] {
    var found: [String] = []
    if code.contains("scheduledTimer(") {
      found.append("scheduledTimer runs in the default mode; add a Timer for .common")
    }
    if code.contains(#/forMode:\s*\.(?:default|tracking)\b/#) {
      found.append("a timer or link in one mode; add it for .common")
    }
    let makes = code.contains(
      #/\b(?:Timer|CADisplayLink)\(\s*(?:timeInterval|target|fire)/#
    )
    if makes, !code.contains(#/forMode:\s*\.common\b/#) {
      found.append("a timer or link that isn't added for .common")
    }
    return found
  }

  // MARK: Traits

  /// Views whose layout follows traits, and that iOS 17 doesn't lay out when those change.
  var unobservedTraits: [String] {
    let words =
      #/\b(?:traitCollection|scaledForReader|sceneRoom|effectiveUserInterfaceLayoutDirection)\b/#
    return files.filter { file in
      guard file.code.contains("func layoutSubviews()") else { return false }
      let follows =
        file.code.contains(words) || file.code.contains(#/=\s*UIColor\.system\w+\.cgColor/#)
      return follows && !file.code.contains("layOutWhenTraitsChange()")
    }.map { "\($0.path): its layout follows traits, and needs layOutWhenTraitsChange()" }
  }

  // MARK: Keys

  /// Key commands of several classes with one selector: UIKit sends it to the first responder in the chain that
  /// has such a method, which may be another class's.
  private var sharedKeyActions: [String] {
    let keyed = files.filter { $0.code.contains("UIKeyCommand(") }.map { file in
      let names = file.code.matches(of: #/#selector\(\s*(?:\w+\.)*(\w+)/#).map {
        String($0.output.1)
      }
      return (path: file.path, names: Set(names))
    }
    return keyed.flatMap { file in
      file.names.filter { name in keyed.contains { $0.path != file.path && $0.names.contains(name) }
      }
      .sorted().map { "\(file.path): the method \($0) is a key's in another class too" }
    }
  }

  // MARK: Layers and views

  /// Text layers that draw one pixel a point.
  private func textLayers(in code: String) -> [String] {
    var found = names(of: ["CATextLayer"], in: code)
      .filter { !code.contains("\($0).contentsScale =") }
      .map { "\($0) needs contentsScale" }
    if code.contains(#/class \w+\s*:\s*CATextLayer\b/#), !code.contains("contentsScale") {
      found.append("a subclass of CATextLayer needs contentsScale")
    }
    return found
  }

  /// Rounded views that draw over their corners.
  private func roundedContent(in code: String) -> [String] {
    var found = names(of: ["UILabel", "UIImageView"], in: code)
      .filter { code.contains("\($0).layer.cornerRadius =") }
      .filter {
        !code.contains("\($0).clipsToBounds = true")
          && !code.contains("\($0).layer.masksToBounds = true")
      }
      .map { "\($0) is rounded and needs clipsToBounds" }
    let isOwn = code.contains(#/class \w+\s*:\s*(?:UILabel|UIImageView)\b/#)
    if isOwn, code.contains(#/(?:^|[^\w.])layer\.cornerRadius =/#),
      !code.contains(#/(?:^|[^\w.])(?:clipsToBounds|layer\.masksToBounds) = true/#)
    {
      found.append("the class is rounded and needs clipsToBounds")
    }
    return found
  }

  /// The names of variables that hold an object of a class.
  private func names(of classes: [String], in code: String) -> [String] {
    code.matches(of: #/\b(?:let|var)\s+(\w+)\s*(?::\s*(\w+)|=\s*(\w+)\s*\()/#).compactMap { match in
      let type = match.output.2 ?? match.output.3 ?? ""
      return classes.contains(String(type)) ? String(match.output.1) : nil
    }
  }

  // MARK: Colours

  /// The functions that UIKit calls when a look may have changed.
  private static let roots: Set<String> = [
    "layoutSubviews", "layoutSublayers", "viewDidLayoutSubviews", "traitCollectionDidChange",
    "tintColorDidChange",
  ]

  /// A function's name and body.
  private struct Function {
    let name: String
    let range: Range<String.Index>
  }

  private static func functions(in code: String) -> [Function] {
    code.matches(of: #/\bfunc\s+(\w+)|\b(init)\??\s*\(|\bdidSet\s*(?=\{)/#).compactMap { match in
      body(in: code, after: match.range.upperBound).map {
        Function(name: String(match.output.1 ?? match.output.2 ?? ""), range: $0)
      }
    }
  }

  /// The next part in braces, without the closing one.
  private static func body(in code: String, after place: String.Index) -> Range<String.Index>? {
    guard let start = code[place...].firstIndex(of: "{") else { return nil }
    var depth = 0
    let bytes = code.utf8
    for index in bytes[start...].indices {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return start..<index }
    }
    return nil
  }

  private static func reached(in files: [Source]) -> Set<String> {
    let all = files.flatMap { file in
      file.functions.map { function in
        let calls = file.code[function.range].matches(of: #/\b(\w+)\s*\(/#)
        return (name: function.name, calls: calls.map { String($0.output.1) })
      }
    }
    var found = roots
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for function in all where found.contains(function.name) {
        for call in function.calls where found.insert(call).inserted { isGrowing = true }
      }
    }
    return found.subtracting(["init"])
  }

  /// Colours of layers that may follow the look, set where its change doesn't come.
  private func fixedColors(in file: Source) -> [String] {
    let code = file.code
    return code.matches(of: #/(\w+)\s*=\s*([^=\s][^=\n]*?)\.cgColor\b/#).compactMap { match in
      guard !isFixed(match.output.2, in: code) else { return nil }
      let around = file.functions.last { $0.range.contains(match.range.lowerBound) }
      let isResolved = match.output.2.contains("resolvedColor(with:")
      if let around, reached.contains(around.name) {
        // Others call it as well, where UIKit's current traits may be another view's.
        if isResolved || Self.roots.contains(around.name) { return nil }
        return
          "\(match.output.1) needs \(match.output.2).resolvedColor(with: traitCollection).cgColor"
      }
      return "\(match.output.1) is set once, from \(match.output.2).cgColor: set it again when the "
        + "traits change"
    }
  }

  /// Whether a colour is the same in every look: made of numbers, or one of the plain ones.
  private func isFixed(_ color: Substring, in code: String) -> Bool {
    let numbers = #/^UIColor\(\s*(?:white|red|hue):.*/#
    let plain = #/^UIColor\.(?:white|black|clear|red|green|blue|gray|darkGray|lightGray)\b/#
    if color.contains(numbers) || color.contains(plain) { return true }
    guard let name = color.firstMatch(of: #/^(?:Self\.)?(\w+)$/#)?.output.1 else { return false }
    return code.matches(of: #/\blet\s+(\w+)\s*=\s*UIColor\(\s*(?:white|red|hue):/#)
      .contains { $0.output.1 == name }
  }
}
