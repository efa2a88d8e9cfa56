import TouchCore

extension GestureTimeline {
  /// What each sign means, in one line.
  public static let legend =
    "· possible  ▒ waiting  █ under way  ◆ recognized  × failed  ~ near miss  ⊘ broken off"

  /// The timeline as lines of text: names before their lanes, time across, an axis above.
  ///
  /// - Parameters:
  ///   - width: How wide the lines may be, in characters.
  ///   - style: How to set off what is important.
  /// - Returns: The lines.
  public func lines(width: Int, style: TerminalStyle = .plain) -> [String] {
    let longest = lanes.map(\.name.count).max() ?? 0
    let column = min(longest, max(width / 3, 4)) + TextLane.indent + 2
    // The last column stays free: some terminals break a full line.
    let cells = max(width - column - 1, TextLane.fewestCells)
    let axis = TimelineAxis(began: began, ended: ended, length: Double(cells - 1))
    let margin = String(repeating: " ", count: column)
    return [margin + style.faint(TextLane.labels(axis, cells: cells))]
      + lanes.map { lane in
        var row = TextLane(lane, axis, cells: cells)
        return lane.title(column: column, style) + row.text(style)
      }
  }
}

extension GestureTimeline.Lane {
  /// The name as wide as a column, shortened where it doesn't fit.
  fileprivate func title(column: Int, _ style: TerminalStyle) -> String {
    let room = column - TextLane.indent - 2
    let text = name.count > room ? name.prefix(room - 1) + "…" : name
    let best =
      explanations.first { $0.verdict == .recognized || $0.verdict == .cancelled }
      ?? explanations.first { $0.isNearMiss } ?? explanations.first
    let shown = best.map { style.paint(text, $0) } ?? style.faint(text)
    return String(repeating: " ", count: TextLane.indent) + shown
      + String(repeating: " ", count: column - TextLane.indent - text.count)
  }
}

/// One lane as characters.
private struct TextLane {
  /// How far lanes are indented.
  static let indent = 5
  /// The fewest characters that a lane has (our own choice).
  static let fewestCells = 5
  /// How far apart labels are at least, in characters (our own choice).
  private static let labelDistance = 9.0

  private enum Cell: Equatable {
    case empty
    case block(GestureTimeline.Block)
    case mark(GestureTimeline.Mark)
  }

  private var cells: [Cell]

  init(_ lane: GestureTimeline.Lane, _ axis: TimelineAxis, cells count: Int) {
    cells = Array(repeating: .empty, count: count)
    for stretch in lane.stretches {
      let first = axis.cell(of: stretch.from)
      let last = axis.cell(of: stretch.until)
      for cell in first...max(first, last) where cells.indices.contains(cell) {
        // What is under way is never hidden by what was only possible.
        if case .block(let other) = cells[cell], other.weight > stretch.block.weight { continue }
        cells[cell] = .block(stretch.block)
      }
    }
    for moment in lane.moments {
      let cell = axis.cell(of: moment.time)
      guard cells.indices.contains(cell) else { continue }
      if case .mark(let other) = cells[cell], other.weight >= moment.mark.weight { continue }
      cells[cell] = .mark(moment.mark)
    }
    while cells.last == .empty { cells.removeLast() }
  }

  /// The characters, runs of a kind in one colour.
  mutating func text(_ style: TerminalStyle) -> String {
    var text = ""
    var index = 0
    while index < cells.count {
      let cell = cells[index]
      var end = index
      while end < cells.count, cells[end] == cell { end += 1 }
      text += TextLane.text(cell, count: end - index, style)
      index = end
    }
    return text
  }

  private static func text(_ cell: Cell, count: Int, _ style: TerminalStyle) -> String {
    switch cell {
    case .empty: String(repeating: " ", count: count)
    case .block(let block): block.painted(count, style)
    case .mark(let mark): style.paint(String(repeating: mark.sign, count: count), mark.color)
    }
  }

  /// The axis: labels with a stroke where they are meant.
  static func labels(_ axis: TimelineAxis, cells: Int) -> String {
    var text = ""
    for (time, label) in axis.ticks(apart: labelDistance) {
      let index = axis.cell(of: time)
      let sign = "╷\(label)" + (text.isEmpty ? " s" : "")
      guard index >= text.count, index + sign.count <= cells else { continue }
      text += String(repeating: " ", count: index - text.count) + sign
    }
    return text
  }
}

extension GestureTimeline.Block {
  /// A run of its sign, in its colour.
  fileprivate func painted(_ count: Int, _ style: TerminalStyle) -> String {
    let text = String(repeating: sign, count: count)
    return switch self {
    case .down: text
    case .possible: style.faint(text)
    case .waiting: style.paint(text, .yellow)
    case .active: style.paint(text, .green)
    }
  }

  private var sign: String {
    switch self {
    case .down: "━"
    case .possible: "·"
    case .waiting: "▒"
    case .active: "█"
    }
  }

  /// Which of two is shown where both fall on one character.
  fileprivate var weight: Int {
    switch self {
    case .down: 0
    case .possible: 1
    case .waiting: 2
    case .active: 3
    }
  }
}

extension GestureTimeline.Mark {
  fileprivate var sign: String {
    switch self {
    case .recognized: "◆"
    case .cancelled: "⊘"
    case .failed: "×"
    case .nearMiss: "~"
    }
  }

  fileprivate var color: TerminalStyle.Color {
    switch self {
    case .recognized: .green
    case .cancelled: .magenta
    case .failed: .red
    case .nearMiss: .yellow
    }
  }

  /// Which of two is shown where both fall on one character.
  fileprivate var weight: Int {
    switch self {
    case .failed: 0
    case .nearMiss: 1
    case .cancelled: 2
    case .recognized: 3
    }
  }
}
