/// What a command can be told beyond its operands.
enum Option: String, CaseIterable {
  case scene
  case gestures
  case screen
  case description = "desc"
  case range
  case json
  case help

  /// The option as it is typed.
  var flag: String { "--\(rawValue)" }

  /// What stands behind the option; nil for a switch.
  var value: String? {
    switch self {
    case .scene: "NAME"
    case .gestures: "NAME,…"
    case .screen: "WIDTHxHEIGHT"
    case .description: "FILE"
    case .range: "XMIN:XMAX,YMIN:YMAX"
    case .json, .help: nil
    }
  }

  /// What the option does, in one line.
  var summary: String {
    switch self {
    case .scene: "what to touch (touchstone scenes lists them); workbench unless named"
    case .gestures: "only these recognizers of the scene, as if the others were not there"
    case .screen: "scale the recording to fit a screen of this size in points"
    case .description: "the device's description (evemu's A: lines) for recordings without one"
    case .range: "the device's ranges for recordings that have none"
    case .json: "one JSON object a line"
    case .help: "print this help"
    }
  }
}
