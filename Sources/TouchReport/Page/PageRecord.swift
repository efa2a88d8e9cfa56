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

  /// Writes the data as JSON that can stand in a page, piece by piece.
  func write<Failure: Error>(
    _ take: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var copy = self
    try copy.writeMembers { (piece) throws(Failure) in try take(Self.escaped(piece)) }
  }

  /// Escapes `<` so the JSON can't close its `<script>`.
  private static func escaped(_ piece: String) -> String {
    guard piece.utf8.contains(UInt8(ascii: "<")) else { return piece }
    return piece.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
      .map(Substring.init).joined(separator: "\\u003c")
  }

  private mutating func writeMembers<Failure: Error>(
    _ take: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var sequences: [JSON] = []
    var last = 0
    for sequence in analysis.sequences {
      let first = last
      last += sequence.attempts.count
      last += PageControl.attempts(in: sequence.notes, controls, sequence: 0).count
      sequences.append(json(sequence, first..<last))
    }
    let recognizers =
      log.recognizers.map { Self.json($0.name, $0.kind) }
      + controls.map { Self.json($0.name, "control") }
    try take("{")
    let begin: JSON? = page.begin > .zero ? .microseconds(page.begin) : nil
    if let begin { try take("\"begin\":\(begin.text),") }
    try take("\"end\":\(JSON.microseconds(page.end).text)")
    let screen = JSON.list([.finite(page.pictures.width), .finite(page.pictures.height)])
    try take(",\"screen\":\(screen.text)")
    let focus = lanes.first { $0.name == page.gesture }
    if let focus { try take(",\"focus\":\(focus.number)") }
    try take(",\"recognizers\":")
    try JSON.write(listOf: recognizers, take)
    try take(",\"touches\":")
    try JSON.write(listOf: zip(log.touches, fingers()).lazy.map(Self.json), take)
    if let hovers { try take(",\"hovers\":\(hovers.text)") }
    try take(",\"sequences\":")
    try JSON.write(listOf: sequences, take)
    try take(",\"attempts\":")
    let record = self
    let attempts = analysis.sequences.enumerated().lazy.flatMap {
      record.attempts(of: $1, at: $0)
    }
    try JSON.write(listOf: attempts, take)
    try take(",\"log\":")
    try JSON.write(listOf: decisions(), take)
    try take(",\"texts\":")
    try JSON.write(listOf: texts.all.lazy.map(JSON.string), take)
    try take(",\"film\":")
    try page.pictures.write(take)
    try take("}")
  }

  /// The attempts of a sequence, those of recognizers first.
  private func attempts(of sequence: GestureAnalysis.Sequence, at index: Int) -> [JSON] {
    let told = SequenceExplanations(of: sequence, in: analysis)
    let attempts = zip(sequence.attempts, told.attempts).map { attempt, explanation in
      PageAttempt(analysis, attempt, explanation, in: index).json
    }
    return attempts
      + PageControl.attempts(in: sequence.notes, controls, sequence: index).map(\.json)
  }

  /// Everything that has a lane of its own, and the lane's number.
  private var lanes: [(name: String, number: Int)] {
    log.recognizers.enumerated().map { ($1.name, $0) } + controls
  }

  private static func json(_ name: String, _ kind: String) -> JSON {
    .object([("name", .string(name)), ("kind", .string(kind))])
  }

  // MARK: Touches

  /// Which finger each touch is.
  private func fingers() -> [Int] {
    Self.numbers(log.touches.map { ($0.began, $0.outcome == nil ? nil : $0.last) })
  }

  /// Numbers from 1 on: for each span the lowest that is free when it begins.
  private static func numbers(_ spans: [(from: TouchTime, until: TouchTime?)]) -> [Int] {
    var free = FreeNumbers()
    var there: [(number: Int, until: TouchTime?)] = []
    return spans.map { span in
      there.removeAll { taken in
        guard let until = taken.until, until <= span.from else { return false }
        free.give(back: taken.number)
        return true
      }
      let number = free.take()
      there.append((number, span.until))
      return number
    }
  }

  /// The pointers that hovered; nil where none did.
  private var hovers: JSON? {
    let paths = page.hovers
    let numbers = Self.numbers(
      paths.map { path in
        let last = path.samples.last?.time ?? .zero
        return (path.samples.first?.time ?? .zero, path.isOver ? last : nil)
      }
    )
    return JSON.unlessEmpty(
      zip(paths, numbers).map { path, number in
        JSON.object([
          ("finger", .integer(number)),
          ("hover", .integer(1)),
          ("outcome", path.isOver ? .string("left") : .null),
          ("path", .differences(path.samples.map { Self.row($0.time, $0.location) })),
        ])
      }
    )
  }

  /// A moment, and a location in tenths of a point.
  private static func row(_ time: TouchTime, _ location: Point) -> [Int64] {
    [time.microseconds, rounded(location.x * 10), rounded(location.y * 10)]
  }

  private static func json(_ touch: GestureLog.Touch, _ finger: Int) -> JSON {
    let hasForce = touch.path.contains { $0.force != nil }
    let hasRadius = touch.path.contains { $0.radius != nil }
    let path = touch.path.lazy.map { sample -> [Int64] in
      var row = row(sample.time, sample.location)
      if hasForce { row.append(rounded((sample.force ?? 0) * 1_000)) }
      if hasRadius { row.append(rounded((sample.radius ?? 0) * 10)) }
      return row
    }
    return .object([
      ("finger", .integer(finger)),
      ("outcome", .optional(touch.outcome.map { JSON.string("\($0)") })),
      ("force", JSON.flag(hasForce)),
      ("radius", JSON.flag(hasRadius)),
      ("path", .differences(path)),
    ])
  }

  private static func rounded(_ value: Double) -> Int64 {
    let whole = value.rounded(.toNearestOrAwayFromZero)
    return whole.magnitude < 9e15 ? Int64(whole, within: .min ... .max) : 0
  }

  // MARK: Sequences

  private mutating func json(
    _ sequence: GestureAnalysis.Sequence,
    _ attempts: Range<Int>
  ) -> JSON {
    let refusals = sequence.refusals.map { refusal in
      let text = texts.index(of: "Took no part: \(refusal.refuser.sentence).")
      // Presses and scrolling have no mark on the page that could be asked.
      let touch: JSON = if case .touch(let touch) = refusal.input { .integer(touch) } else { .null }
      return JSON.list([.integer(refusal.recognizer), touch, .integer(text)])
    }
    return .object([
      ("from", .microseconds(sequence.began)),
      ("until", .microseconds(sequence.ended)),
      ("attempts", .list([.integer(attempts.lowerBound), .integer(attempts.upperBound)])),
      ("touches", .integer(sequence.touches.count)),
      ("refusals", JSON.unlessEmpty(refusals)),
    ])
  }

  // MARK: Decisions

  /// Every decision about a recognizer, and what the scene told: its time as a difference from the one before,
  /// the lane, and the index of its text: three elements of a list in one text.
  ///
  /// That a recognizer needn't wait for each of the others is left out.
  private mutating func decisions() -> [JSON] {
    var rows: [(time: Int64, number: Int, text: Int)] = []
    for entry in log.entries {
      guard let recognizer = entry.recognizer, !Self.isUsual(entry.event) else { continue }
      let text = texts.index(of: DecisionText(log).text(of: entry))
      rows.append((entry.time.microseconds, recognizer, text))
    }
    var numbers: [String: Int] = [:]
    for lane in lanes { numbers[lane.name] = lane.number }
    for note in log.notes {
      guard let number = numbers[note.gesture] else { continue }
      let text = texts.index(of: "the scene told: \(note.words)")
      rows.append((note.time.microseconds, number, text))
    }
    // Rows of one moment stay in their order.
    let order = rows.indices.sorted { (rows[$0].time, $0) < (rows[$1].time, $1) }
    var last: Int64 = 0
    return order.map { index in
      let row = rows[index]
      defer { last = row.time }
      return JSON(text: "\(row.time - last),\(row.number),\(row.text)")
    }
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
