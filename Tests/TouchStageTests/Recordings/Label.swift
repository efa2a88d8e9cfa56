import Foundation
import TouchCore
import TouchStage

/// The intended gesture, according to the labels.
enum Label: Equatable {
  case tap(Int)
  case doubleTap
  case twoFingerTap
  case longPress
  case pan(fingers: Int)
  case pinch(opens: Bool)
  case swipe(note: String)

  /// The gesture of a label; nil for labels without one (`press`, `odd`, `drumroll` …).
  init?(_ text: String, note: String) {
    let words = text.split(separator: " ")
    switch words.first {
    case "tap": self = .tap(words.count > 1 ? Int(words[1].dropFirst()) ?? 0 : 1)
    case "doubleTap": self = .doubleTap
    case "twoFingerTap": self = .twoFingerTap
    case "longPress": self = .longPress
    case "pan": self = .pan(fingers: 1)
    case "twoFingerPan": self = .pan(fingers: 2)
    case "fourFingerPan": self = .pan(fingers: 4)
    case "pinchOpen": self = .pinch(opens: true)
    case "pinchClose": self = .pinch(opens: false)
    case "swipe": self = .swipe(note: note)
    default: return nil
    }
  }

  /// The recognizers that the label is about.
  var recognizers: [String] {
    switch self {
    case .tap: ["tap"]
    case .doubleTap: ["tap", "doubleTap"]
    case .twoFingerTap: ["twoFingerTap"]
    case .longPress: ["longPress"]
    case .pan: ["pan"]
    case .pinch: ["pinch"]
    case .swipe: ["pan", "swipeLeft", "swipeRight", "swipeUp", "swipeDown"]
    }
  }

  /// Whether the recognized gestures are the label's, in the right number.
  func isMet(by gestures: [RecognizedGesture]) -> Bool {
    func of(_ name: String) -> [RecognizedGesture] { gestures.filter { $0.recognizer == name } }
    switch self {
    case .tap(let count): return of("tap").count == count
    case .doubleTap: return of("doubleTap").count == 1 && of("tap").isEmpty
    case .twoFingerTap: return of("twoFingerTap").count == 1
    case .longPress: return of("longPress").count == 1
    case .pan(let fingers): return of("pan").map(\.touches) == [fingers]
    case .pinch(let opens):
      let pinches = of("pinch")
      guard pinches.count == 1, let pinch = pinches.first, pinch.last.state == .ended,
        case .pinch(let scale, _) = pinch.last.values
      else { return false }
      return opens ? scale > 1 : scale < 1
    case .swipe(let note):
      let direction = Label.direction(of: note)
      return !gestures.isEmpty && gestures.allSatisfy { $0.leads(direction) }
    }
  }

  /// The direction that a note like `bottom_left_to_top_right` describes.
  private static func direction(of note: String) -> Vector {
    let ends = note.components(separatedBy: "_to_")
    func place(_ name: String) -> Vector {
      Vector(
        dx: name.contains("left") ? -1 : name.contains("right") ? 1 : 0,
        dy: name.contains("top") ? -1 : name.contains("bottom") ? 1 : 0
      )
    }
    return ends.count == 2 ? place(ends[1]) - place(ends[0]) : .zero
  }
}

extension RecognizedGesture {
  /// Whether a pan or a swipe has that direction.
  fileprivate func leads(_ direction: Vector) -> Bool {
    switch (recognizer, last.values) {
    case ("pan", .pan(let translation, _)): Vector.dot(translation, direction) > 0
    case ("swipeLeft", _): direction.dx < 0
    case ("swipeRight", _): direction.dx > 0
    case ("swipeUp", _): direction.dy < 0
    case ("swipeDown", _): direction.dy > 0
    default: false
    }
  }
}
