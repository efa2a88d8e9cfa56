// Ours, not Apple's: what the screen shows, as a list that a page or an SVG paints.

public import TouchCore

/// One thing to paint.
///
/// Each maps on one element of SVG, and on one or two calls of a browser's canvas.
public enum PaintCommand: Hashable, Sendable {
  /// Begins a group, which ends at its own `end`.
  case begin(PaintGroup)
  /// Ends the group that began last.
  case end
  /// Fills the inside of a path.
  case fill(Path, PaintColor, Path.FillRule)
  /// Draws along a path.
  case stroke(Path, PaintColor, PaintStroke)
  /// Writes a line of text.
  case text(PaintText)
  /// Paints another list from the origin on, cut off at its size: a snapshot.
  case list(DisplayList)
}

/// A picture as a list of things to paint, the hindmost first.
///
/// Coordinates are points; the origin is at the top left, y grows downwards. A list is a value: a copy
/// stays as it is.
public struct DisplayList: Hashable, Sendable {
  /// The picture's width in points.
  public var width: Double
  /// The picture's height in points.
  public var height: Double
  /// What to paint, the hindmost first; groups are properly nested.
  public private(set) var commands: [PaintCommand] = []

  /// Creates an empty picture.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether there is nothing to paint.
  public var isEmpty: Bool { commands.isEmpty }

  /// The picture's edges.
  public var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  // MARK: Painting

  /// Paints what a closure paints as one group.
  ///
  /// A group that changes nothing isn't noted down, nor is one that is empty or transparent.
  public mutating func group(_ group: PaintGroup, _ paint: (inout DisplayList) -> Void) {
    guard group.opacity > 0 else { return }
    begin(group)
    paint(&self)
    end(group)
  }

  /// Begins a group, unless it changes nothing.
  package mutating func begin(_ group: PaintGroup) {
    if !group.isPlain { commands.append(.begin(group)) }
  }

  /// Ends the group that was begun last, and takes it out where it is empty.
  package mutating func end(_ group: PaintGroup) {
    if group.isPlain { return }
    if case .begin = commands.last { commands.removeLast() } else { commands.append(.end) }
  }

  /// Fills the inside of a path; does nothing where nothing would be seen.
  public mutating func fill(
    _ path: Path,
    _ color: PaintColor,
    rule: Path.FillRule = .winding
  ) {
    if !color.isClear, !path.isEmpty { commands.append(.fill(path, color, rule)) }
  }

  /// Draws along a path; does nothing where nothing would be seen.
  public mutating func stroke(_ path: Path, _ color: PaintColor, _ style: PaintStroke) {
    if !color.isClear, style.width > 0, !path.isEmpty {
      commands.append(.stroke(path, color, style))
    }
  }

  /// Writes a line of text; does nothing where nothing would be seen.
  public mutating func text(_ text: PaintText) {
    if !text.color.isClear, text.size > 0, !text.text.isEmpty { commands.append(.text(text)) }
  }

  /// Paints another list from the origin on, cut off at its size.
  public mutating func list(_ list: DisplayList) {
    if !list.isEmpty { commands.append(.list(list)) }
  }

  /// The picture in one colour: what it paints keeps its opacity alone.
  public func tinted(_ color: PaintColor) -> DisplayList {
    recolored { color.withAlpha(color.alpha * $0.alpha) }
  }

  /// The picture with red, green and blue multiplied by those of a colour, in shadows too.
  package func multiplied(by color: PaintColor) -> DisplayList {
    func product(_ paint: PaintColor) -> PaintColor {
      PaintColor(
        red: paint.red * color.red,
        green: paint.green * color.green,
        blue: paint.blue * color.blue,
        alpha: paint.alpha
      )
    }
    if color.red == 1, color.green == 1, color.blue == 1 { return self }
    return recolored(shadows: true, product)
  }

  /// The picture with other colours in the place of its own.
  private func recolored(
    shadows: Bool = false,
    _ change: (PaintColor) -> PaintColor
  ) -> DisplayList {
    var result = self
    for index in commands.indices {
      switch commands[index] {
      case .begin(var group):
        guard shadows, let shadow = group.shadow else { break }
        group.shadow?.color = change(shadow.color)
        result.commands[index] = .begin(group)
      case .end: break
      case .fill(let path, let paint, let rule):
        result.commands[index] = .fill(path, change(paint), rule)
      case .stroke(let path, let paint, let style):
        result.commands[index] = .stroke(path, change(paint), style)
      case .text(var text):
        text.color = change(text.color)
        result.commands[index] = .text(text)
      case .list(let list):
        result.commands[index] = .list(list.recolored(shadows: shadows, change))
      }
    }
    return result
  }

  /// The picture in another size.
  package func scaled(to size: CGSize) -> DisplayList {
    let (across, down) = (Double(size.width), Double(size.height))
    guard width > 0, height > 0, across != width || down != height else { return self }
    var result = DisplayList(width: across, height: down)
    let map = Transform2D(a: across / width, b: 0, c: 0, d: down / height, tx: 0, ty: 0)
    result.group(PaintGroup(transform: map)) { $0.list(self) }
    return result
  }

  /// Paints all that another list paints, without a group of its own.
  public mutating func append(_ other: DisplayList) { commands += other.commands }
}
