import TouchCore
public import TouchGraphics
import TouchReport

extension MarginTable {
  private static let paper = PaintColor.white
  private static let ink = PaintColor(white: 0.1)
  private static let pale = PaintColor(white: 0.45)
  private static let axis = PaintColor(white: 0.8)
  private static let failed = PaintColor(red: 0.80, green: 0.47, blue: 0.13)
  private static let recognized = PaintColor(red: 0.16, green: 0.45, blue: 0.70)
  private static let left = 210.0
  private static let width = 560.0
  private static let row = 44.0
  private static let top = 62.0

  /// The distribution of margins of each gesture, person and device: failures left of the limit, gestures right of it.
  public var picture: DisplayList {
    let groups = Group.allCases.map { ($0, rows($0)) }
    let count = groups.reduce(0) { $0 + $1.1.count }
    let height = Self.top + Double(count) * Self.row + Double(groups.count) * 26 + 40
    var list = DisplayList(width: Self.left + Self.width + 90, height: height)
    list.fill(Path(list.bounds), Self.paper)
    let heading =
      isSynthetic
      ? "Margins of synthetic hands, which are no evidence"
      : "How near decisions were to their limits"
    Self.label(heading, 16, 24, size: 15, weight: 700, on: &list)
    Self.label(
      "failed by a part of the limit",
      Self.left,
      46,
      size: 11,
      color: Self.failed,
      on: &list
    )
    let right = Self.left + Self.width
    Self.label(
      "recognized with so much to spare",
      right,
      46,
      size: 11,
      color: Self.recognized,
      .right,
      on: &list
    )
    var y = Self.top
    for (group, rows) in groups {
      Self.label(group.rawValue, 16, y + 18, size: 12, weight: 700, on: &list)
      y += 26
      for (name, statistics) in rows {
        paint(name, statistics, at: y, on: &list)
        y += Self.row
      }
    }
    for part in stride(from: -1.0, through: 1, by: 0.5) {
      let text = part == 0 ? "limit" : "\(NumberText.short(part * 100, 0)) %"
      Self.label(text, Self.x(part), y + 16, size: 11, color: Self.pale, .center, on: &list)
    }
    return list
  }

  /// Where a part of the limit stands.
  private static func x(_ part: Double) -> Double { left + (part + 1) / 2 * width }

  private func paint(
    _ name: String,
    _ statistics: Statistics,
    at y: Double,
    on list: inout DisplayList
  ) {
    let base = y + Self.row - 8
    let band = Rect(
      x: Self.x(-Self.near),
      y: y,
      width: Self.x(Self.near) - Self.x(-Self.near),
      height: Self.row - 8
    )
    list.fill(Path(band), PaintColor(red: 0.98, green: 0.92, blue: 0.72))
    let most = Double(max(statistics.counts.max() ?? 1, 1))
    let step = Self.width / Double(Self.bins)
    for (bin, count) in statistics.counts.enumerated() where count > 0 {
      let height = max(Double(count) / most * (Self.row - 12), 1)
      let bar = Rect(
        x: Self.left + Double(bin) * step + 0.5,
        y: base - height,
        width: step - 1,
        height: height
      )
      list.fill(Path(bar), bin < Self.bins / 2 ? Self.failed : Self.recognized)
    }
    list.fill(Path(Rect(x: Self.left, y: base, width: Self.width, height: 1)), Self.axis)
    list.fill(Path(Rect(x: Self.x(0) - 0.5, y: y, width: 1, height: Self.row - 8)), Self.ink)
    Self.label(name, Self.left - 10, base - 4, size: 12, .right, on: &list)
    Self.label(
      "\(statistics.near) of \(statistics.decisions)",
      Self.left + Self.width + 8,
      base - 4,
      size: 11,
      color: Self.pale,
      on: &list
    )
  }

  private static func label(
    _ text: String,
    _ x: Double,
    _ y: Double,
    size: Double,
    weight: Int = 400,
    color: PaintColor = ink,
    _ alignment: PaintText.Alignment = .left,
    on list: inout DisplayList
  ) {
    list.text(
      PaintText(
        text,
        at: Point(x: x, y: y),
        size: size,
        weight: weight,
        alignment: alignment,
        color: color
      )
    )
  }
}
