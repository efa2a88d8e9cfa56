import TouchCore
public import TouchGraphics
import TouchStage

extension KeyFrames {
  /// Where things are on a sheet, in points; all of it is our own choice.
  private enum Layout {
    /// The longer side of a picture.
    static let picture = 300.0
    /// The space around the sheet and between pictures.
    static let gap = 18.0
    /// The space for the title.
    static let title = 30.0
    /// The space for a picture's time.
    static let time = 20.0
    /// The space for a line of what happened.
    static let line = 13.0
    /// The most lines of what happened below a picture.
    static let lines = 4
    /// How much wider than tall a sheet should be.
    static let aspect = 1.5
    /// The average width of a letter, as a part of the font's size.
    static let letter = 0.52
    static let paper = PaintColor(white: 0.96)
    static let ink = PaintColor(white: 0.1)
    static let grey = PaintColor(white: 0.4)
  }

  /// The frames on one sheet, row by row, with their times and what happened below them.
  ///
  /// - Parameter title: What stands above them; nil for nothing.
  /// - Returns: A picture as large as the sheet.
  public func sheet(title: String? = nil) -> DisplayList {
    guard let first = frames.first?.picture else { return DisplayList(width: 0, height: 0) }
    let scale = Layout.picture / max(first.width, first.height)
    let (width, height) = (first.width * scale, first.height * scale)
    let shown = min(frames.map(\.events.count).max() ?? 0, Layout.lines)
    let cell = Vector(
      dx: width + Layout.gap,
      dy: height + Layout.time + Double(shown) * Layout.line + Layout.gap
    )
    let columns = columns(of: cell)
    let rows = (frames.count + columns - 1) / columns
    let head = Layout.gap + (title == nil ? 0 : Layout.title)
    var sheet = DisplayList(
      width: (Layout.gap + Double(columns) * cell.dx).rounded(.up),
      height: (head + Double(rows) * cell.dy).rounded(.up)
    )
    sheet.fill(Path(sheet.bounds), Layout.paper)
    if let title {
      let room = sheet.width - 2 * Layout.gap
      let location = Point(x: Layout.gap, y: Layout.gap + 14)
      sheet.label(shortened(title, to: room, size: 15), location, 15, Layout.ink, weight: 700)
    }
    for (index, keyFrame) in frames.enumerated() {
      let offset = Vector(
        dx: Layout.gap + Double(index % columns) * cell.dx,
        dy: head + Double(index / columns) * cell.dy
      )
      paint(keyFrame, at: offset, scale: scale, on: &sheet)
    }
    return sheet
  }

  /// How many columns make the sheet's form the most pleasant.
  private func columns(of cell: Vector) -> Int {
    func strangeness(_ columns: Int) -> Double {
      let rows = (frames.count + columns - 1) / columns
      let aspect = Double(columns) * cell.dx / (Double(rows) * cell.dy)
      return max(aspect / Layout.aspect, Layout.aspect / aspect)
    }
    return (1...max(frames.count, 1)).min { strangeness($0) < strangeness($1) } ?? 1
  }

  private func paint(
    _ keyFrame: KeyFrame,
    at offset: Vector,
    scale: Double,
    on sheet: inout DisplayList
  ) {
    let (width, height) = (keyFrame.picture.width * scale, keyFrame.picture.height * scale)
    let map = Transform2D.scale(x: scale, y: scale)
      .concatenating(.translation(x: offset.dx, y: offset.dy))
    sheet.group(PaintGroup(transform: map)) { $0.list(keyFrame.picture) }
    let edge = Rect(x: offset.dx, y: offset.dy, width: width, height: height)
    sheet.stroke(Path(edge), PaintColor(white: 0.6), PaintStroke(width: 1))
    let moment = "\(NumberText.fixed(keyFrame.time.seconds, 2)) s"
    let below = Point(x: offset.dx, y: offset.dy + height)
    sheet.label(moment, below + Vector(dx: 0, dy: 15), 12, Layout.ink, weight: 700)
    for (index, line) in lines(of: keyFrame).enumerated() {
      let base = Point(x: below.x, y: below.y + Layout.time + Double(index) * Layout.line + 9)
      sheet.label(shortened(line, to: width, size: 10.5), base, 10.5, Layout.grey)
    }
  }

  /// What happened, in as many lines as there is space for.
  private func lines(of keyFrame: KeyFrame) -> [String] {
    guard keyFrame.events.count > Layout.lines else { return keyFrame.events }
    let rest = keyFrame.events.count - Layout.lines + 1
    return keyFrame.events.prefix(Layout.lines - 1) + ["and \(rest) more"]
  }

  /// A text cut off where it would be wider than the space for it.
  private func shortened(_ text: String, to width: Double, size: Double) -> String {
    let room = Int(width / (size * Layout.letter), within: 1...Int.max)
    return text.count > room ? text.prefix(room - 1) + "…" : text
  }
}
