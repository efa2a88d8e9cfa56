import TouchCore
import TouchGraphics
import TouchStage

/// Writes a display list as SVG, one element a line.
///
/// Only what browsers and librsvg paint alike is used: shapes, groups with `transform`, `opacity`,
/// `clip-path` and `filter`, and text in a family that both take from the system's fonts. A shadow is
/// written out in its five steps, as librsvg 2.54 paints nothing for `feDropShadow`. What has a coordinate
/// that is no number is left out.
struct SVGWriter {
  /// Decimals of a map's factors: enough to stay exact to a thousandth over 1,000 points.
  private static let factorDecimals = 6

  private(set) var lines: [String] = []
  /// What every id begins with, so that several pictures can stand on one page.
  private let prefix: String
  private var depth = 1
  /// What can be seen in each open group, in its own coordinates.
  private var seen: [Rect]
  /// The ids of clips and shadows that were written, by what they say.
  private var known: [String: String] = [:]
  private var clips = 0
  private var shadows = 0

  init(frame: Rect, prefix: String) {
    seen = [frame]
    self.prefix = prefix
  }

  // MARK: Commands

  mutating func write(_ commands: [PaintCommand]) {
    var index = 0
    while index < commands.count {
      switch commands[index] {
      case .begin(let group):
        // A group that can't be written goes with all that is in it.
        guard open(group) else {
          index = Self.end(of: index, in: commands) + 1
          continue
        }
      case .end: close()
      case .fill(let path, let color, let rule): fill(path, color, rule)
      case .stroke(let path, let color, let stroke): self.stroke(path, color, stroke)
      case .text(let text): write(text)
      case .list(let list):
        if open(PaintGroup(clip: Path(list.bounds))) {
          write(list.commands)
          close()
        }
      }
      index += 1
    }
  }

  private static func end(of start: Int, in commands: [PaintCommand]) -> Int {
    var depth = 0
    for index in start..<commands.count {
      if case .begin = commands[index] { depth += 1 }
      if case .end = commands[index] { depth -= 1 }
      if depth == 0 { return index }
    }
    return commands.count
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  // MARK: Groups

  private mutating func open(_ group: PaintGroup) -> Bool {
    guard let back = group.transform.inverse, !group.opacity.isNaN else { return false }
    var inside = back.apply(to: seen[seen.count - 1])
    if let clip = group.clip?.controlBounds { inside = inside.intersection(clip) ?? inside }
    var attributes: [String] = []
    if let transform = Self.attribute(group.transform) { attributes.append(transform) }
    if let shadow = group.shadow, let id = id(of: shadow, around: inside) {
      attributes.append("filter=\"url(#\(id))\"")
    }
    if let clip = group.clip {
      guard let id = id(of: clip, group.clipRule) else { return false }
      attributes.append("clip-path=\"url(#\(id))\"")
    }
    if group.opacity < 1 { attributes.append("opacity=\"\(NumberText.short(group.opacity, 3))\"") }
    line(attributes.isEmpty ? "<g>" : "<g \(attributes.joined(separator: " "))>")
    seen.append(inside)
    depth += 1
    return true
  }

  private mutating func close() {
    depth -= 1
    seen.removeLast()
    line("</g>")
  }

  private static func attribute(_ map: Transform2D) -> String? {
    if map.isIdentity { return nil }
    let translation = [map.tx, map.ty].map(SVGShape.number)
    if map.isTranslation { return "transform=\"translate(\(translation[0]) \(translation[1]))\"" }
    let factors = [map.a, map.b, map.c, map.d].map { NumberText.short($0, factorDecimals) }
    return "transform=\"matrix(\((factors + translation).joined(separator: " ")))\""
  }

  private mutating func id(of clip: Path, _ rule: Path.FillRule) -> String? {
    // A clip without an area cuts everything off.
    guard let shape = clip.isEmpty ? "path d=\"\"" : SVGShape.element(clip) else { return nil }
    let definition = rule == .winding ? "<\(shape)/>" : "<\(shape) clip-rule=\"evenodd\"/>"
    if let id = known[definition] { return id }
    clips += 1
    let id = "\(prefix)clip\(clips)"
    known[definition] = id
    line("<clipPath id=\"\(id)\">\(definition)</clipPath>")
    return id
  }

  private mutating func id(of shadow: PaintShadow, around seen: Rect) -> String? {
    let numbers = [shadow.offset.dx, shadow.offset.dy, shadow.blur]
    guard !shadow.color.isClear, numbers.allSatisfy(\.isFinite) else { return nil }
    // What is seen, and what casts a shadow into it.
    let reach = PaintShadow.visibleDeviations * shadow.blur.magnitude + shadow.offset.length
    let area = seen.outsetBy(reach)
    let (x, y) = (area.minX.rounded(.down), area.minY.rounded(.down))
    let width = area.maxX.rounded(.up) - x
    let height = area.maxY.rounded(.up) - y
    var definition = "filterUnits=\"userSpaceOnUse\" x=\"\(SVGShape.number(x))\""
    definition += " y=\"\(SVGShape.number(y))\" width=\"\(SVGShape.number(width))\""
    definition += " height=\"\(SVGShape.number(height))\" color-interpolation-filters=\"sRGB\">"
    definition += "<feGaussianBlur in=\"SourceAlpha\""
    definition += " stdDeviation=\"\(SVGShape.number(max(shadow.blur, 0)))\"/>"
    definition += "<feOffset dx=\"\(SVGShape.number(shadow.offset.dx))\""
    definition += " dy=\"\(SVGShape.number(shadow.offset.dy))\" result=\"form\"/>"
    definition += "<feFlood\(Self.paint("flood-color", shadow.color, opacity: "flood-opacity"))/>"
    definition += "<feComposite in2=\"form\" operator=\"in\"/>"
    definition += "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>"
    if let id = known[definition] { return id }
    shadows += 1
    let id = "\(prefix)shadow\(shadows)"
    known[definition] = id
    line("<filter id=\"\(id)\" \(definition)")
    return id
  }

  // MARK: Ink

  private mutating func fill(_ path: Path, _ color: PaintColor, _ rule: Path.FillRule) {
    guard let shape = SVGShape.element(path) else { return }
    let fillRule = rule == .winding ? "" : " fill-rule=\"evenodd\""
    line("<\(shape)\(Self.paint("fill", color))\(fillRule)/>")
  }

  private mutating func stroke(_ path: Path, _ color: PaintColor, _ stroke: PaintStroke) {
    guard let shape = SVGShape.element(path), stroke.width.isFinite else { return }
    var text = "<\(shape) fill=\"none\"\(Self.paint("stroke", color))"
    text += " stroke-width=\"\(SVGShape.number(stroke.width))\""
    switch stroke.cap {
    case .butt: break
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    }
    switch stroke.join {
    // SVG's own limit is 4.
    case .miter: text += Self.miter(stroke, path)
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    if stroke.dash.allSatisfy({ $0.isFinite && $0 >= 0 }), stroke.dash.contains(where: { $0 > 0 }) {
      let dashes = stroke.dash.map(SVGShape.number).joined(separator: " ")
      text += " stroke-dasharray=\"\(dashes)\""
      if stroke.dashPhase.isFinite, stroke.dashPhase != 0 {
        text += " stroke-dashoffset=\"\(SVGShape.number(stroke.dashPhase))\""
      }
    }
    line(text + "/>")
  }

  /// The limit of tips, where straight lines can meet in one.
  private static func miter(_ stroke: PaintStroke, _ path: Path) -> String {
    let limit = max(stroke.miterLimit.isFinite ? stroke.miterLimit : 4, 1)
    let straight = path.elements.count { if case .line = $0 { true } else { false } }
    if limit == 4 || straight < 2 { return "" }
    return " stroke-miterlimit=\"\(SVGShape.number(limit))\""
  }

  private mutating func write(_ text: PaintText) {
    guard text.position.x.isFinite, text.position.y.isFinite, text.size.isFinite else { return }
    var element = "<text x=\"\(SVGShape.number(text.position.x))\""
    element += " y=\"\(SVGShape.number(text.position.y))\""
    element += " font-size=\"\(SVGShape.number(text.size))\""
    if text.weight != 400 { element += " font-weight=\"\(text.weight)\"" }
    switch text.alignment {
    case .left: break
    case .center: element += " text-anchor=\"middle\""
    case .right: element += " text-anchor=\"end\""
    }
    if text.text.contains("  ") { element += " xml:space=\"preserve\"" }
    line("\(element)\(Self.paint("fill", text.color))>\(SVGText.escaped(text.text))</text>")
  }

  /// A colour as an attribute, and how opaque it is where it is not opaque.
  private static func paint(
    _ name: String,
    _ color: PaintColor,
    opacity: String? = nil
  ) -> String {
    let digits = [color.red, color.green, color.blue].map { part in
      let byte = Int((part * 255).rounded(.toNearestOrAwayFromZero), within: 0...255)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let text = " \(name)=\"#\(digits.joined())\""
    if color.alpha >= 1 { return text }
    return text + " \(opacity ?? name + "-opacity")=\"\(NumberText.short(max(color.alpha, 0), 3))\""
  }
}
