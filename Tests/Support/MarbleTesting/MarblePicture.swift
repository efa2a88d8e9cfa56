public import TouchCore

/// Draws sequences of events in the notation that `MarbleParser` reads.
///
/// Several are drawn one above the other with the same columns, so that differences show.
public struct MarblePicture {
  /// A sequence of events and its name.
  private struct Drawing {
    var title: String?
    var moments: [[String: [Cell]]] = []
  }

  /// A word and its offset within its column.
  private struct Cell {
    var column: Int
    var text: String
  }

  /// The maximum width of a line.
  public var width = 100
  /// The locations of the fingers that are down before the first moment.
  public var fingers: [Contact.ID: Point] = [:]

  private var times: [TouchTime] = []
  private var widths: [Int] = []
  private var lanes: [String] = []
  private var outputLanes: [String] = []
  private var drawings: [Drawing] = []
  private var marks: Set<Int> = []

  /// Creates an empty sheet.
  public init() {}

  /// The picture of one sequence of events.
  public static func text(of marble: Marble, fingers: [Contact.ID: Point] = [:]) -> String {
    var picture = MarblePicture()
    picture.fingers = fingers
    picture.add(marble)
    return picture.text
  }

  /// Marks the columns of moments, below everything else.
  public mutating func mark(_ moments: Set<Int>) { marks = moments }

  /// Adds a sequence of events; all of them have the same times.
  public mutating func add(_ marble: Marble, titled title: String? = nil) {
    var places = fingers
    var drawing = Drawing(title: title)
    for (index, moment) in marble.moments.enumerated() {
      if index == times.count {
        times.append(moment.time)
        widths.append(MarbleWord.seconds(moment.time).count)
      }
      var cells: [String: [Cell]] = [:]
      let end = max(
        draw(moment.inputs.map { $0.map { word(for: $0, &places) } }, into: &cells, &lanes),
        draw(moment.outputs.map { $0.map { ($0.lane, $0.word) } }, into: &cells, &outputLanes)
      )
      widths[index] = max(widths[index], end)
      drawing.moments.append(cells)
    }
    drawings.append(drawing)
  }

  /// Puts groups of words beside each other; returns the end of the last one.
  private func draw(
    _ groups: [[(lane: String, text: String)]],
    into cells: inout [String: [Cell]],
    _ lanes: inout [String]
  ) -> Int {
    var column = 0
    var end = 0
    for group in groups {
      var longest = 0
      for (lane, text) in group {
        if !lanes.contains(lane) { lanes.append(lane) }
        // Two words of one lane can't share a column: the second one comes later.
        let start = max(column, cells[lane]?.last.map { $0.column + $0.text.count + 1 } ?? 0)
        cells[lane, default: []].append(Cell(column: start, text: text))
        longest = max(longest, start - column + text.count)
      }
      end = column + longest
      column = end + 1
    }
    return end
  }

  private func word(
    for input: Marble.Input,
    _ places: inout [Contact.ID: Point]
  ) -> (lane: String, text: String) {
    switch input {
    case .act(let text): return ("do", text)
    case .touch(let contact):
      let text = MarbleWord.text(for: contact, after: places[contact.id])
      let isOver = contact.phase == .ended || contact.phase == .cancelled
      places[contact.id] = isOver ? nil : contact.position
      return (MarbleWord.lane(of: contact), text)
    }
  }

  // MARK: Drawing

  /// The picture.
  public var text: String {
    var lines: [String] = []
    for drawing in drawings {
      if let title = drawing.title { lines.append(title) }
      for block in blocks {
        lines.append(line("at", block) { MarbleWord.seconds(times[$0]) })
        for lane in allLanes {
          let isUsed = block.contains { index in
            index < drawing.moments.count && drawing.moments[index][lane] != nil
          }
          if isUsed { lines.append(line(lane, block) { cells(drawing, $0, lane) }) }
        }
      }
    }
    for block in blocks where !marks.isDisjoint(with: block) {
      lines.append(line("", block) { marks.contains($0) ? "^" : "" })
    }
    return lines.joined(separator: "\n")
  }

  private var allLanes: [String] {
    lanes.filter { $0 != "do" }.sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count }
      + (lanes.contains("do") ? ["do"] : []) + outputLanes
  }

  private var nameWidth: Int { max(allLanes.map { $0.count }.max() ?? 0, "at".count) + 4 }

  /// The moments, split where a line would be too long.
  private var blocks: [Range<Int>] {
    var blocks: [Range<Int>] = []
    var first = 0
    var used = nameWidth
    for index in times.indices {
      if used + widths[index] > width, index > first {
        blocks.append(first..<index)
        (first, used) = (index, nameWidth)
      }
      used += widths[index] + 2
    }
    if first < times.count { blocks.append(first..<times.count) }
    return blocks
  }

  private func cells(_ drawing: Drawing, _ index: Int, _ lane: String) -> String {
    guard index < drawing.moments.count else { return "" }
    var text = ""
    for cell in drawing.moments[index][lane] ?? [] {
      text += String(repeating: " ", count: cell.column - text.count) + cell.text
    }
    return text
  }

  private func line(_ name: String, _ block: Range<Int>, _ text: (Int) -> String) -> String {
    var line = "  " + name
    var start = nameWidth
    for index in block {
      let text = text(index)
      if !text.isEmpty {
        line += String(repeating: " ", count: max(start - line.count, 1)) + text
      }
      start += widths[index] + 2
    }
    return line
  }
}
