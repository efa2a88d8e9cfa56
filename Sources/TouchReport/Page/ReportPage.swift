public import TouchCore
public import TouchStage

/// A report as one self-contained page: the touches over the scene, the timeline, and the answers.
///
/// Nothing is loaded from anywhere else. The same touches give the same bytes.
public struct ReportPage: Sendable {
  /// What was recorded: a file's name, or a test's.
  public var name: String
  /// The name of what was touched; nil where it has none.
  public var scene: String?
  /// What was decided.
  public var analysis: GestureAnalysis
  /// What was seen.
  public var pictures: PictureChanges
  /// The first moment that the page shows; later than the recording's start where a part was chosen.
  public var begin = TouchTime.zero
  /// The last moment that the page shows.
  public var end: TouchTime

  /// How long the recording is, where the page has room for a part of it only.
  public var length: TouchTime?
  /// What failed, in a sentence each, where the page is about a test.
  public var problems: [String] = []
  /// Whether there is one picture for all moments, of the scene as it was at the end, which the page then says.
  public var showsEndAlone = false
  /// The pointers that hovered.
  public var hovers: [HoverPath] = []
  /// The name of the recognizer that the page shows first; nil for what is most worth knowing.
  public var gesture: String?

  /// Creates a page.
  public init(
    name: String,
    scene: String? = nil,
    analysis: GestureAnalysis,
    pictures: PictureChanges,
    end: TouchTime,
    gesture: String? = nil
  ) {
    self.name = name
    self.scene = scene
    self.analysis = analysis
    self.pictures = pictures
    self.end = end
    self.gesture = gesture
  }

  /// The page as HTML, in UTF-8.
  ///
  /// - Complexity: O(*n*) in the number of decisions, samples and pictures.
  public var html: String {
    var page = ""
    write { page += $0 }
    return page
  }

  /// Writes the page as HTML, in UTF-8, piece by piece: the text of a whole page is as large as its data.
  ///
  /// - Complexity: O(*n*) in the number of decisions, samples and pictures.
  public func write<Failure: Error>(
    _ take: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let title = scene.map { "\(name) on \($0)" } ?? name
    let parts = [
      "title": SVGText.escaped("\(title) – Touchstone report"),
      "name": SVGText.escaped(name),
      "facts": facts,
      "problems": problemList,
      "policy": PageFiles.policy,
      "style": PageFiles.style,
      "script": PageFiles.script,
    ]
    try PageTemplate(PageFiles.page).write(take) { (name) throws(Failure) in
      if name == "record" {
        try PageRecord(self).write(take)
      } else {
        try take(parts[name] ?? "")
      }
    }
  }

  /// What failed, as a list; nothing where nothing did.
  private var problemList: String {
    if problems.isEmpty { return "" }
    let items = problems.map { "<li>\(SVGText.escaped($0))</li>" }
    return "\n  <ul class=\"problems\">\(items.joined())</ul>"
  }

  /// What there is to know at a glance.
  private var facts: String {
    let log = analysis.log
    var parts: [String] = []
    if let scene { parts.append("on \(SVGText.escaped(scene))") }
    let end = "\(NumberText.fixed(log.end.seconds, 3)) s"
    let span = begin > .zero ? "\(NumberText.fixed(begin.seconds, 3)) s to \(end)" : end
    if let length {
      let whole = NumberText.fixed(length.seconds, 3)
      parts.append("<strong>only a part: until \(end) of \(whole) s</strong>")
      parts.append("choose another one with --from and --to")
    } else {
      parts.append(span)
    }
    parts.append(log.touches.count == 1 ? "1 touch" : "\(log.touches.count) touches")
    if !hovers.isEmpty {
      parts.append(hovers.count == 1 ? "1 hovering pointer" : "\(hovers.count) hovering pointers")
    }
    parts.append("<strong>\(Self.text(of: winners))</strong>")
    if showsEndAlone { parts.append("the scene is shown as it was at the end") }
    return parts.joined(separator: " · ")
  }

  /// The names of those that were recognized, one for each time, and of controls that did their work.
  private var winners: [String] {
    let log = analysis.log
    let controls = log.controlNotes.filter { $0.role == .success }
    return analysis.sequences.flatMap(\.winners).map { log.recognizers[$0.recognizer].name }
      + controls.map(\.gesture)
  }

  private static func text(of winners: [String]) -> String {
    guard let first = winners.first else { return "no gesture was recognized" }
    let name = SVGText.escaped(first)
    if winners.count == 1 { return "\(name) was recognized" }
    if winners.allSatisfy({ $0 == first }) {
      return "\(name) was recognized \(winners.count) times"
    }
    return "\(winners.count) gestures were recognized"
  }
}
