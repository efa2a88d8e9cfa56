import TouchCore
import TouchGraphics

/// One sequence's timeline, laid out on a sheet.
struct TimelinePanel {
  private let timeline: GestureTimeline
  private let heading: String
  private let top: Double
  private let axis: TimelineAxis
  /// The middle of each lane, and its words.
  private let rows: [(middle: Double, words: [String])]
  /// Where the last lane ends.
  let bottom: Double

  init(_ timeline: GestureTimeline, heading: String, top: Double) {
    self.timeline = timeline
    self.heading = heading
    self.top = top
    axis = TimelineAxis(
      began: timeline.began,
      ended: timeline.ended,
      length: TimelineLayout.chart
    )
    var rows: [(middle: Double, words: [String])] = []
    var y = top + TimelineLayout.head
    for lane in timeline.lanes {
      let words = lane.explanations.flatMap {
        Wrapped.lines($0.sentence, indent: 0, width: TimelineLayout.letters)
      }
      rows.append((y + TimelineLayout.lane / 2, words))
      y += TimelineLayout.lane + Double(max(words.count - 1, 0)) * TimelineLayout.line
    }
    self.rows = rows
    bottom = y
  }

  /// Paints heading, axis, lanes, words and relations.
  func paint(on sheet: inout DisplayList) {
    let location = Point(x: TimelineLayout.margin, y: top + 12)
    sheet.label(heading, location, 13, TimelineLayout.ink, weight: 700)
    paintAxis(on: &sheet)
    for (lane, row) in zip(timeline.lanes, rows) {
      let beside = Point(x: TimelineLayout.left - 10, y: row.middle + 4)
      sheet.label(lane.name, beside, 12, TimelineLayout.ink, .right)
      for stretch in lane.stretches { paint(stretch, at: row.middle, on: &sheet) }
      for (index, line) in row.words.enumerated() {
        let y = row.middle + 4 + Double(index) * TimelineLayout.line
        let location = Point(x: TimelineLayout.words, y: y)
        sheet.label(line, location, 11, TimelineLayout.grey)
      }
    }
    paintRelations(on: &sheet)
    for (lane, row) in zip(timeline.lanes, rows) {
      for moment in lane.moments {
        let location = Point(x: x(moment.time), y: row.middle)
        Self.paint(moment.mark, at: location, on: &sheet)
      }
    }
  }

  private func x(_ time: TouchTime) -> Double { TimelineLayout.left + axis.position(of: time) }

  private func paintAxis(on sheet: inout DisplayList) {
    let y = top + TimelineLayout.head - 4
    for (index, tick) in axis.ticks(apart: TimelineLayout.labels).enumerated() {
      var rule = Path()
      rule.move(to: Point(x: x(tick.time), y: y))
      rule.addLine(to: Point(x: x(tick.time), y: bottom))
      sheet.stroke(rule, TimelineLayout.rule, PaintStroke(width: 1))
      let label = index == 0 ? "\(tick.label) s" : tick.label
      sheet.label(label, Point(x: x(tick.time), y: y - 4), 10, TimelineLayout.grey, .center)
    }
  }

  private func paint(
    _ stretch: GestureTimeline.Stretch,
    at middle: Double,
    on sheet: inout DisplayList
  ) {
    let height = stretch.block == .possible ? 3 : TimelineLayout.bar
    let left = x(stretch.from)
    let bar = Rect(
      x: left,
      y: middle - height / 2,
      width: max(x(stretch.until) - left, 1),
      height: height
    )
    sheet.fill(Path(bar, cornerRadius: 1.5), TimelineLayout.color(stretch.block))
  }

  /// A line from the recognizer that decided to the one that failed because of it.
  private func paintRelations(on sheet: inout DisplayList) {
    for (lane, row) in zip(timeline.lanes, rows) {
      for moment in lane.moments {
        guard let other = moment.other else { continue }
        var line = Path()
        line.move(to: Point(x: x(moment.time), y: rows[other].middle))
        line.addLine(to: Point(x: x(moment.time), y: row.middle))
        sheet.stroke(line, TimelineLayout.relation, PaintStroke(width: 1, dash: [3, 2]))
      }
    }
  }

  // MARK: Signs

  private static func paint(
    _ mark: GestureTimeline.Mark,
    at location: Point,
    on sheet: inout DisplayList
  ) {
    let color = TimelineLayout.color(mark)
    switch mark {
    case .recognized:
      let diamond = [(0.0, -7.0), (7, 0), (0, 7), (-7, 0)].map { location + Vector(dx: $0, dy: $1) }
      sheet.fill(Path(polygon: diamond), color)
    case .failed, .nearMiss, .cancelled:
      if mark == .nearMiss {
        let ring = Rect(x: location.x - 8, y: location.y - 8, width: 16, height: 16)
        sheet.stroke(Path(ellipseIn: ring), color, PaintStroke(width: 1.5))
      }
      if mark == .cancelled {
        let disc = Rect(x: location.x - 7, y: location.y - 7, width: 14, height: 14)
        sheet.fill(Path(ellipseIn: disc), TimelineLayout.paper)
        sheet.stroke(Path(ellipseIn: disc), color, PaintStroke(width: 2))
      }
      var cross = Path()
      cross.move(to: Point(x: location.x - 4, y: location.y - 4))
      cross.addLine(to: Point(x: location.x + 4, y: location.y + 4))
      if mark != .cancelled {
        cross.move(to: Point(x: location.x + 4, y: location.y - 4))
        cross.addLine(to: Point(x: location.x - 4, y: location.y + 4))
      }
      sheet.stroke(cross, color, PaintStroke(width: 2))
    }
  }

  /// Paints what each sign means, in a row.
  static func paintLegend(at y: Double, on sheet: inout DisplayList) {
    var x = TimelineLayout.margin + 8
    func word(_ text: String, after width: Double) {
      sheet.label(text, Point(x: x + width, y: y + 4), 11, TimelineLayout.grey)
      x += width + Double(text.count) * TimelineLayout.letter + 28
    }
    let blocks: [(GestureTimeline.Block, String)] = [
      (.down, "finger down"), (.possible, "possible"), (.waiting, "waiting for another"),
      (.active, "under way"),
    ]
    for (block, name) in blocks {
      let height = block == .possible ? 3 : TimelineLayout.bar
      let bar = Rect(x: x, y: y - height / 2, width: 24, height: height)
      sheet.fill(Path(bar, cornerRadius: 1.5), TimelineLayout.color(block))
      word(name, after: 30)
    }
    let marks: [(GestureTimeline.Mark, String)] = [
      (.recognized, "recognized, ended"), (.failed, "failed"), (.nearMiss, "near miss"),
      (.cancelled, "broken off"),
    ]
    for (mark, name) in marks {
      paint(mark, at: Point(x: x + 6, y: y), on: &sheet)
      word(name, after: 18)
    }
  }
}
