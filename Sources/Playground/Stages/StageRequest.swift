import SceneStage
import TouchRecording
import TouchReport
import TouchStage

/// What goes on a stage, as lines of text say it, and the recording that follows them.
struct StageRequest {
  /// The scene's name; empty where none is needed.
  var scene = ""
  /// The screen of a stage without a recording, or that a recording is scaled to.
  var screen: ScreenSize?
  /// The largest force of touches; nil where the screen measures none.
  var maximumForce: Double?
  /// The names of the recognizers that take part; nil for all.
  var gestures: [String]?
  /// Other values of properties.
  var settings: [RecognizerSetting] = []
  /// What the reader chose in the device's settings.
  var traits = StageTraits()
  /// How the recording is read.
  var options = ReadingOptions()
  /// What errors and summaries call the recording.
  var name = "recording"
  /// The recording's bytes; nil for a stage that is touched.
  var recording: [UInt8]?
  /// What describes the recording's device, and what errors call it; nil for none.
  var description: (name: String, content: [UInt8])?
  /// How many of the bytes behind the lines are the description.
  private var descriptionLength = 0

  /// Creates an empty request.
  init() {}

  /// Reads a request: `WORD VALUE` in each line; behind the line `recording` stand the recording's bytes.
  init(_ bytes: UnsafeRawBufferPointer) throws(PlaygroundProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
      rest = rest[min(end + 1, rest.endIndex)...]
      if line == "recording" {
        let length = min(descriptionLength, rest.count)
        if description != nil { description?.content = Array(rest.prefix(length)) }
        recording = Array(rest.dropFirst(length))
        return
      }
      if !line.isEmpty { try take(line) }
    }
  }

  private mutating func take(_ line: String) throws(PlaygroundProblem) {
    let word: Substring
    let value: String
    if let blank = line.firstIndex(of: " ") {
      word = line[..<blank]
      value = String(line[line.index(after: blank)...])
    } else {
      word = line[...]
      value = ""
    }
    switch word {
    case "scene": scene = value
    case "name": name = value
    case "no-force": options.ignoresForce = true
    case "gestures": gestures = value.split(separator: ",").map { String($0) }
    case "screen":
      guard let size = ScreenSize(value) else { throw Self.bad(line, "write screen 390x844") }
      screen = size.onGrid
    case "force":
      guard let force = Double(plain: value), force >= 0.001, force <= Self.largestForce else {
        throw Self.bad(line, "write force 6.667")
      }
      // As recordings have it.
      maximumForce = (force * 1000).rounded() / 1000
    case "range":
      guard let range = AxisRanges(value) else {
        throw Self.bad(line, "write range XMIN:XMAX,YMIN:YMAX")
      }
      options.range = range
    case "description":
      let parts = value.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let length = Int(parts[0]), length >= 0 else {
        throw Self.bad(line, "write description LENGTH NAME")
      }
      descriptionLength = length
      description = (String(parts[1]), [])
    case "set": settings += try PlaygroundProblem.settings(value)
    case "trait":
      guard traits.set(value) else { throw Self.bad(line, "write trait userInterfaceStyle=dark") }
    default: throw Self.bad(line, "see the interface's description for the words that there are")
    }
  }

  /// Larger forces are none, in the hardware's unit (our own choice).
  private static let largestForce = 1000.0

  private static func bad(_ line: String, _ remedy: String) -> PlaygroundProblem {
    PlaygroundProblem("\(line) can't be understood; \(remedy)")
  }
}

extension Double {
  /// A number in digits with at most one point; nil for anything else.
  init?(plain text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
      let value = Double(text)
    else { return nil }
    self = value
  }
}
