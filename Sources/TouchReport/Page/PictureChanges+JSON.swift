import TouchCore
import TouchGraphics
import TouchStage

extension PictureChanges {
  /// The film as the page's script reads it: each command once, then the pictures as changes.
  var json: String {
    var pictures = self
    var written: [String] = []
    // Commands of lists within the pictures get their places while they are written.
    var place = 0
    while place < pictures.commands.count {
      written.append(pictures.json(pictures.commands[place]))
      place += 1
    }
    let frames = pictures.frames.map { frame in
      let head = [PageNumbers.time(frame.time), "\(frame.start)", "\(frame.removed)"]
      return PageNumbers.list(head + frame.inserted.map { "\($0)" })
    }
    return PageNumbers.object([
      ("commands", PageNumbers.list(written)), ("frames", PageNumbers.list(frames)),
    ])
  }

  // MARK: Commands

  private mutating func json(_ command: PaintCommand) -> String {
    switch command {
    case .begin(let group): json(group)
    case .end: #"["e"]"#
    case .fill(let path, let color, let rule):
      PageNumbers.list(
        [#""f""#, Self.json(path), Self.json(color)] + (rule == .evenOdd ? ["1"] : [])
      )
    case .stroke(let path, let color, let stroke): Self.json(path, color, stroke)
    case .text(let text): Self.json(text)
    case .list(let list):
      PageNumbers.list([
        #""l""#, Self.number(list.width), Self.number(list.height),
        PageNumbers.list(list.commands.map { "\(place(of: $0))" }),
      ])
    }
  }

  private func json(_ group: PaintGroup) -> String {
    let map = group.transform
    let factors = [map.a, map.b, map.c, map.d].map { PageNumbers.short($0, 6) }
    let matrix = PageNumbers.list(factors + [Self.number(map.tx), Self.number(map.ty)])
    let shadow = group.shadow.map { shadow in
      PageNumbers.list([
        Self.json(shadow.color), Self.number(shadow.offset.dx), Self.number(shadow.offset.dy),
        Self.number(shadow.blur),
      ])
    }
    return PageNumbers.list([
      #""g""#,
      map.isIdentity ? "0" : matrix,
      PageNumbers.short(group.opacity, 3),
      group.clip.map(Self.json) ?? "0",
      group.clipRule == .evenOdd ? "1" : "0",
      shadow ?? "0",
    ])
  }

  private static func json(
    _ path: Path,
    _ color: PaintColor,
    _ stroke: PaintStroke
  ) -> String {
    let cap = [PaintStroke.Cap.butt, .round, .square].firstIndex(of: stroke.cap) ?? 0
    let join = [PaintStroke.Join.miter, .round, .bevel].firstIndex(of: stroke.join) ?? 0
    return PageNumbers.list([
      #""s""#, json(path), json(color), number(stroke.width), "\(cap)", "\(join)",
      number(stroke.miterLimit), PageNumbers.list(stroke.dash.map(number)),
      number(stroke.dashPhase),
    ])
  }

  private static func json(_ text: PaintText) -> String {
    let alignment =
      [PaintText.Alignment.left, .center, .right].firstIndex(of: text.alignment) ?? 0
    return PageNumbers.list([
      #""t""#, JSONText.quoted(text.text), number(text.position.x), number(text.position.y),
      number(text.size), "\(text.weight)", "\(alignment)", json(text.color),
    ])
  }

  private static func json(_ path: Path) -> String { JSONText.quoted(SVGShape.data(path)) }

  private static func number(_ value: Double) -> String { PageNumbers.short(value, 3) }

  /// A colour as CSS writes it.
  private static func json(_ color: PaintColor) -> String {
    let parts = [color.red, color.green, color.blue].map { part in
      "\(Int((max(0, min(part, 1)) * 255).rounded(.toNearestOrAwayFromZero)))"
    }
    let alpha = PageNumbers.short(max(0, min(color.alpha, 1)), 3)
    return "\"rgba(\(parts.joined(separator: ",")),\(alpha))\""
  }
}
