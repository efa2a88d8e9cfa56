/// What a command can be told beyond its operands.
enum Option: String, CaseIterable {
  case scene
  case gestures
  case gesture
  case setting = "set"
  case trait
  case system
  case accessibility
  case screen
  case description = "desc"
  case range
  case noForce = "no-force"
  case from
  case to
  case force
  case json
  case at
  case output
  case film
  case rate
  case strip
  case html
  case svg
  case distributions
  case keep
  case shrunk
  case aliases
  case jobs
  case timeout
  case worker
  case resume
  case save
  case require
  case lint
  case summarize
  case proposals
  case tasks
  case vary
  case cost
  case alarms
  case evaluations
  case table
  case person
  case device
  case propose
  case ported
  case dryRun = "dry-run"
  case playground
  case module
  case help

  /// The option as it is typed.
  var flag: String { isOutput ? "-o" : "--\(word)" }

  /// The option's word.
  private var word: String {
    if isOutput { return "output" }
    return self == .distributions ? Option.svg.rawValue : rawValue
  }

  /// Whether the option says where the output goes.
  private var isOutput: Bool { [.output, .shrunk, .ported, .playground].contains(self) }

  /// Whether a text is this option as it is typed.
  func isTyped(as text: String) -> Bool { text == flag || text == "--\(word)" }

  /// Whether the option can be given several times.
  var isRepeatable: Bool { [.setting, .trait, .require, .vary].contains(self) }

  /// Whether a list of names stands behind the option: the check that knows the names says what an empty one may have.
  var namesList: Bool { [.gestures, .system].contains(self) }

  /// What stands behind the option; nil for a switch.
  var value: String? {
    switch self {
    case .scene: "NAME"
    case .gestures: "NAME,…"
    case .gesture: "NAME"
    case .setting: "NAME.PROPERTY=VALUE,…"
    case .trait: "NAME=VALUE"
    case .system: "NAME,…"
    case .screen: "WIDTHxHEIGHT"
    case .description: "FILE"
    case .range: "XMIN:XMAX,YMIN:YMAX"
    case .from, .to: "TIME"
    case .at: "SECONDS"
    case .output: "FRAME.svg"
    case .keep: "NAME: OUTCOME: REASON"
    case .shrunk: "SMALL.touches"
    case .playground: "FILE.html"
    case .module: "FILE.wasm"
    case .film, .ported: "DIR"
    case .rate: "FRAMES"
    case .strip: "FRAMES.svg"
    case .html: "REPORT.html"
    case .svg: "TIMELINE.svg"
    case .distributions: "MARGINS.svg"
    case .aliases: "ALIASES.tsv"
    case .table: "LABELS.tsv"
    case .person, .device: "NAME"
    case .jobs: "NUMBER"
    case .timeout: "SECONDS"
    case .resume, .save: "RUN.jsonl"
    case .require: "NAME.FIGURE=LIMIT"
    case .summarize: "RUN.jsonl"
    case .vary: "NAME.PROPERTY=LOW:HIGH"
    case .cost: "MISS:ALARM"
    case .alarms, .evaluations: "NUMBER"
    case .noForce, .force, .json, .accessibility, .worker, .tasks, .lint, .proposals, .propose,
      .dryRun, .help:
      nil
    }
  }

  /// What the option does, in one line.
  var summary: String {
    switch self {
    case .scene: "what to touch (touchstone scenes lists them); workbench unless named"
    case .gestures: "only these recognizers of the scene, as if the others were not there"
    case .gesture: "only why this recognizer did, or did not, become its gesture"
    case .setting:
      "give a recognizer of the scene another threshold, as in tap.allowableMovement=60"
    case .trait: "what the reader chose, as in userInterfaceStyle=dark or reduceMotion=true"
    case .system:
      "the system's own gestures beside the scene's: backSwipe, homeIndicator, notifications"
    case .accessibility: "what assistive code reads of the scene, in its order"
    case .screen: "a screen of this size in points; a recording is scaled to fit it"
    case .description: "the device's description (evemu's A: lines) for recordings without one"
    case .range: "the device's ranges for recordings that have none"
    case .noForce: "as if the hardware measured no force"
    case .from:
      "leave out what comes before, in seconds or as 1:23.4; what is down then begins then"
    case .to: "leave out what comes after, in seconds or as 1:23.4"
    case .force: "replace another file that is in the way"
    case .json: "one JSON object a line"
    case .at: "the moment to show, counted from the recording's start"
    case .output: "where the picture goes, also as --output; standard output unless named"
    case .keep: "what has to stay, as in 'tap: no: moved'"
    case .shrunk: "write what is left as .touches, also as --output; - is standard output"
    case .ported: "write the ported files into this folder, also as --output; in place unless named"
    case .dryRun: "say what would be done, and write nothing"
    case .playground:
      "where the page goes, also as --output; playground.html unless named, - is standard output"
    case .module: "a module with scenes of one's own, made by Playground/build, instead"
    case .film: "a picture for every frame of a film, in this folder: frame-00000.svg and so on"
    case .rate: "the film's frames a second, 1 to 240; 30 unless named"
    case .svg: "the timeline as a picture, in this file instead of text"
    case .distributions: "the distributions as a picture, in this file, beside the text"
    case .strip: "the moments that tell what happens, at most 12, on one sheet"
    case .html: "everything as one page for a browser, in this file instead of text"
    case .aliases: "which recognizers satisfy which labels; the corpus's aliases.tsv unless named"
    case .jobs: "so many processes share the work; as many as there are processors unless named"
    case .timeout:
      "end a process without an answer for so long, and try its recording once more; 600 unless given, 0 for never"
    case .worker: "read tasks as JSON lines from standard input, write a result's line for each"
    case .resume: "go on with the run in this file, or begin it there"
    case .save: "write every recording's decisions to this file"
    case .require: "exit with 1 unless the figure is sure to keep the limit, as tap.recall=0.98"
    case .lint: "say what is wrong with the corpus, line by line, and nothing else"
    case .summarize: "print what a saved run came to, without replaying; - is standard input"
    case .proposals: "count rows that a program proposed, too"
    case .tasks:
      "print the corpus as JSON lines, a header and a task each, for engines that pipe them to workers"
    case .vary:
      "the values of a threshold that are tried, as tap.allowableMovement=20:80 or 20:80:5"
    case .cost: "what a miss and an alarm cost; 1:1 unless given"
    case .alarms: "the fewest misses with at most so many alarms an hour of touching"
    case .evaluations: "try so many combinations of thresholds at most; 400 unless given"
    case .table: "where rows go; labels.tsv beside the recording unless named"
    case .person: "who touched, for the rows' column"
    case .device: "what was touched, for the rows' column"
    case .propose: "ask nothing; propose a label where a near miss was tried again"
    case .help: "print this help"
    }
  }
}
