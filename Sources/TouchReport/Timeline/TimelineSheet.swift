public import TouchCore
public import TouchGraphics
public import TouchStage

/// The timelines of sequences on one sheet, one below the other, with the sentences beside the lanes.
///
/// The analyses come in parts. A sheet has room for so much; what comes when it is full is left out, and the
/// sheet says so.
public struct TimelineSheet {
  /// How much a sheet shows: stretches, signs and sentences (our own choice: some 15 MB of SVG).
  static let room = 60_000

  /// Whether the sheet has no room for more.
  public private(set) var isFull = false
  /// How long the recording is, where the sheet has room for a part of it only.
  public var length: TouchTime?

  private let title: String?
  private let room: Int
  private var panels: [TimelinePanel] = []
  private var shown = 0
  /// The number of the last sequence.
  private var number = 0
  /// The last moment that is shown.
  private var end = TouchTime.zero
  private var bottom: Double

  /// Creates an empty sheet.
  ///
  /// - Parameter title: What stands above the timelines; nil for nothing.
  public init(title: String? = nil) { self.init(title: title, room: Self.room) }

  init(title: String?, room: Int) {
    self.title = title
    self.room = room
    bottom = TimelineLayout.margin + (title == nil ? 0 : TimelineLayout.title)
  }

  /// Adds the next part's sequences, as long as there is room.
  public mutating func add(_ part: GestureAnalysis) {
    for sequence in part.sequences where !isFull {
      if !sequence.isContinued || number == 0 { number += 1 }
      let timeline = GestureTimeline(of: sequence, in: part)
      let heading = "\(number)  \(part.title(of: sequence))"
      let panel = TimelinePanel(timeline, heading: heading, top: bottom)
      panels.append(panel)
      bottom = panel.bottom + TimelineLayout.gap
      shown += timeline.size
      end = max(end, timeline.ended)
      isFull = shown >= room
    }
  }

  /// The sheet so far, a picture as large as it needs.
  public var picture: DisplayList {
    // The words that say so stand below everything, where the eye has come to the end.
    let note = length == nil ? 0 : TimelineLayout.title
    var sheet = DisplayList(
      width: TimelineLayout.width,
      height: bottom + note + TimelineLayout.legend + TimelineLayout.margin
    )
    sheet.fill(Path(sheet.bounds), TimelineLayout.paper)
    if let title {
      let location = Point(x: TimelineLayout.margin, y: TimelineLayout.margin + 14)
      sheet.label(title, location, 15, TimelineLayout.ink, weight: 700)
    }
    for panel in panels { panel.paint(on: &sheet) }
    if let length {
      let text =
        "only a part: until \(NumberText.fixed(end.seconds, 3)) s of "
        + "\(NumberText.fixed(length.seconds, 3)) s; choose another one with --from and --to"
      let location = Point(x: TimelineLayout.margin, y: bottom + 12)
      sheet.label(text, location, 13, TimelineLayout.ink, weight: 700)
    }
    TimelinePanel.paintLegend(at: bottom + note + TimelineLayout.legend, on: &sheet)
    return sheet
  }
}

extension GestureTimeline {
  /// How much it takes of a sheet.
  fileprivate var size: Int {
    lanes.reduce(0) { $0 + $1.stretches.count + $1.moments.count + $1.explanations.count }
  }
}

extension GestureAnalysis {
  /// The timelines of all sequences on one sheet, one below the other, with the sentences beside the lanes.
  ///
  /// - Parameter title: What stands above them; nil for nothing.
  /// - Returns: A picture as large as the sheet.
  public func timelineSheet(title: String? = nil) -> DisplayList {
    var sheet = TimelineSheet(title: title, room: .max)
    sheet.add(self)
    return sheet.picture
  }
}

/// Where things are on a sheet, in points, and their colours; all of it is our own choice.
enum TimelineLayout {
  static let width = 1000.0
  static let margin = 24.0
  static let title = 34.0
  static let gap = 30.0
  static let legend = 20.0
  /// The space for a sequence's heading and its axis.
  static let head = 42.0
  static let names = 124.0
  static let chart = 440.0
  /// The left edge of the lanes.
  static let left = margin + names
  /// The left edge of the sentences.
  static let words = left + chart + 20
  /// The height of a lane with one line of words, and of each line more.
  static let lane = 22.0
  static let line = 13.0
  static let bar = 10.0
  /// How wide a letter of a sentence is on average, and how many fit beside a lane.
  static let letter = 5.35
  static let letters = Int((width - margin - words) / letter, within: 1...1000)
  /// How far apart the axis's labels are at least.
  static let labels = 56.0

  static let paper = PaintColor.white
  static let ink = PaintColor(white: 0.1)
  static let grey = PaintColor(white: 0.4)
  static let rule = PaintColor(white: 0.88)
  static let relation = PaintColor(red: 0.45, green: 0.45, blue: 0.6, alpha: 0.7)

  static func color(_ block: GestureTimeline.Block) -> PaintColor {
    switch block {
    case .down: PaintColor(red: 0.35, green: 0.45, blue: 0.6)
    case .possible: PaintColor(white: 0.8)
    case .waiting: PaintColor(red: 0.95, green: 0.75, blue: 0.3)
    case .active: PaintColor(red: 0.25, green: 0.65, blue: 0.4)
    }
  }

  static func color(_ mark: GestureTimeline.Mark) -> PaintColor {
    switch mark {
    case .recognized: PaintColor(red: 0.1, green: 0.5, blue: 0.25)
    case .cancelled: PaintColor(red: 0.55, green: 0.25, blue: 0.6)
    case .failed: PaintColor(red: 0.75, green: 0.2, blue: 0.2)
    case .nearMiss: PaintColor(red: 0.85, green: 0.5, blue: 0)
    }
  }
}
