import TouchCore
import TouchStage
import UIKit

/// A report's data as the page's script reads them.
///
/// Times are microseconds.
struct PageRecord {
  private let page: ReportPage
  private let analysis: GestureAnalysis
  private var log: GestureLog { analysis.log }
  private var texts = PageTexts()
  /// What is no recognizer, and the number of its lane.
  private let controls: [(name: String, number: Int)]

  /// Gathers what a page shows.
  init(_ page: ReportPage) {
    self.page = page
    analysis = page.analysis
    let count = page.analysis.log.recognizers.count
    controls = PageControl.names(in: page.analysis.log).enumerated().map { ($1, count + $0) }
  }

  /// The data as JSON that can stand in a page.
  var json: String {
    var copy = self
    return copy.written()
      // Nothing in it ends the element that it stands in.
      .replacing("<", with: "\\u003c")
  }

  private mutating func written() -> String {
    var attempts: [String] = []
    var sequences: [String] = []
    for (place, sequence) in analysis.sequences.enumerated() {
      let first = attempts.count
      for attempt in sequence.attempts {
        attempts.append(PageAttempt(analysis, sequence, attempt, in: place).json)
      }
      let told = PageControl.attempts(in: sequence.notes, controls, sequence: place)
      attempts += told.map(\.json)
      sequences.append(json(sequence, first..<attempts.count))
    }
    let decisions = self.decisions()
    return PageNumbers.object([
      ("end", PageNumbers.time(page.end)),
      (
        "screen",
        PageNumbers.list([
          PageNumbers.short(page.pictures.width, 3), PageNumbers.short(page.pictures.height, 3),
        ])
      ),
      (
        "focus",
        lanes.first { $0.name == page.gesture }.map { "\($0.number)" }
      ),
      (
        "recognizers",
        PageNumbers.list(
          log.recognizers.map { Self.json($0.name, $0.kind) }
            + controls.map { Self.json($0.name, "control") }
        )
      ),
      ("touches", PageNumbers.list(zip(log.touches, fingers()).map(Self.json))),
      ("hovers", hovers),
      ("sequences", PageNumbers.list(sequences)),
      ("attempts", PageNumbers.list(attempts)),
      ("log", decisions),
      ("texts", PageNumbers.list(texts.all.map(JSONText.quoted))),
      ("film", page.pictures.json),
    ])
  }

  /// Everything that has a lane of its own, and the lane's number.
  private var lanes: [(name: String, number: Int)] {
    log.recognizers.enumerated().map { ($1.name, $0) } + controls
  }

  private static func json(_ name: String, _ kind: String) -> String {
    PageNumbers.object([("name", JSONText.quoted(name)), ("kind", JSONText.quoted(kind))])
  }

  // MARK: Touches

  /// Which finger each touch is.
  private func fingers() -> [Int] {
    Self.numbers(log.touches.map { ($0.began, $0.outcome == nil ? nil : $0.last) })
  }

  /// Numbers from 1 on: the lowest that nobody had when one came.
  private static func numbers(_ spans: [(from: TouchTime, until: TouchTime?)]) -> [Int] {
    var numbers: [Int] = []
    var there: [(number: Int, until: TouchTime?)] = []
    for span in spans {
      there.removeAll { $0.until.map { $0 <= span.from } ?? false }
      let number = (1...).first { number in !there.contains { $0.number == number } } ?? 1
      numbers.append(number)
      there.append((number, span.until))
    }
    return numbers
  }

  /// The pointers that hovered; nil where none did.
  private var hovers: String? {
    let paths = page.hovers
    guard !paths.isEmpty else { return nil }
    let numbers = Self.numbers(
      paths.map { path in
        let last = path.samples.last?.time ?? .zero
        return (path.samples.first?.time ?? .zero, path.isOver ? last : nil)
      }
    )
    return PageNumbers.list(
      zip(paths, numbers).map { path, number in
        var rows = PageNumbers.Differences(stride: 3)
        for sample in path.samples { rows.add(Self.row(sample.time, sample.place)) }
        return PageNumbers.object([
          ("finger", "\(number)"),
          ("hover", "1"),
          ("outcome", path.isOver ? "\"left\"" : "null"),
          ("path", rows.json),
        ])
      }
    )
  }

  /// A moment, and a place in tenths of a point.
  private static func row(_ time: TouchTime, _ place: Point) -> [Int64] {
    [PageNumbers.microseconds(time), rounded(place.x * 10), rounded(place.y * 10)]
  }

  private static func json(_ touch: GestureLog.Touch, _ finger: Int) -> String {
    let hasForce = touch.path.contains { $0.force != nil }
    let hasRadius = touch.path.contains { $0.radius != nil }
    var path = PageNumbers.Differences(stride: 3 + (hasForce ? 1 : 0) + (hasRadius ? 1 : 0))
    for sample in touch.path {
      var row = row(sample.time, sample.place)
      if hasForce { row.append(rounded((sample.force ?? 0) * 1_000)) }
      if hasRadius { row.append(rounded((sample.radius ?? 0) * 10)) }
      path.add(row)
    }
    return PageNumbers.object([
      ("finger", "\(finger)"),
      ("outcome", touch.outcome.map { "\"\($0)\"" } ?? "null"),
      ("force", hasForce ? "1" : nil),
      ("radius", hasRadius ? "1" : nil),
      ("path", path.json),
    ])
  }

  private static func rounded(_ value: Double) -> Int64 {
    let whole = value.rounded(.toNearestOrAwayFromZero)
    return whole.magnitude < 9e15 ? Int64(whole) : 0
  }

  // MARK: Sequences

  private mutating func json(
    _ sequence: GestureAnalysis.Sequence,
    _ attempts: Range<Int>
  ) -> String {
    let refusals = sequence.refusals.map { refusal in
      let text = "Took no part: \(refusal.refuser.sentence)."
      // Presses and scrolling have no mark on the page that could be asked.
      let touch = if case .touch(let touch) = refusal.input { "\(touch)" } else { "null" }
      return "[\(refusal.recognizer),\(touch),\(texts.place(of: text))]"
    }
    return PageNumbers.object([
      ("from", PageNumbers.time(sequence.began)),
      ("until", PageNumbers.time(sequence.ended)),
      ("attempts", "[\(attempts.lowerBound),\(attempts.upperBound)]"),
      ("touches", "\(sequence.touches.count)"),
      ("refusals", refusals.isEmpty ? nil : PageNumbers.list(refusals)),
    ])
  }

  // MARK: Decisions

  /// Every decision about a recognizer, and what the scene told: its time, whom it is about, and its
  /// text's place.
  ///
  /// Whoever doesn't have to wait was asked, and said no, for each of the others: that is left out.
  private mutating func decisions() -> String {
    var rows: [(time: Int64, number: Int, text: Int)] = []
    for entry in log.entries {
      guard let recognizer = entry.recognizer, !Self.isUsual(entry.event) else { continue }
      let text = texts.place(of: DecisionText(log).text(of: entry.event))
      rows.append((PageNumbers.microseconds(entry.time), recognizer, text))
    }
    var numbers: [String: Int] = [:]
    for lane in lanes { numbers[lane.name] = lane.number }
    for note in log.notes {
      guard let number = numbers[note.gesture] else { continue }
      let text = texts.place(of: "the scene told: \(note.words)")
      rows.append((PageNumbers.microseconds(note.time), number, text))
    }
    // Rows of one moment stay in their order.
    let order = rows.indices.sorted { (rows[$0].time, $0) < (rows[$1].time, $1) }
    var text = "["
    var last: Int64 = 0
    for place in order {
      let row = rows[place]
      if text.utf8.count > 1 { text += "," }
      text += "\(row.time - last),\(row.number),\(row.text)"
      last = row.time
    }
    return text + "]"
  }

  private static func isUsual(_ event: GestureLog.Event) -> Bool {
    switch event {
    case .asked(.requireFailure, _, _, false), .asked(.beRequiredToFail, _, _, false),
      .asked(.canPrevent, _, .recognizer, true), .asked(.canBePrevented, _, .recognizer, true):
      true
    default: false
    }
  }
}

/// Texts, each kept once.
struct PageTexts {
  /// The texts, in the order in which they came.
  private(set) var all: [String] = []
  private var places: [String: Int] = [:]

  /// Words with a capital letter and a full stop.
  static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  /// A text's place; a new one where it has none.
  mutating func place(of text: String) -> Int {
    if let place = places[text] { return place }
    places[text] = all.count
    all.append(text)
    return all.count - 1
  }
}
