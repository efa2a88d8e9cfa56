import TouchCore
import TouchGraphics
import TouchStage

extension PictureChanges {
  /// Writes the changes as the page's script reads them: each command once, then the pictures.
  func write<Failure: Error>(
    _ take: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var changes = self
    try take("{\"commands\":[")
    // Commands of lists within the pictures get their indices while they are written.
    var index = 0
    while index < changes.commands.count {
      if index > 0 { try take(",") }
      try take(changes.json(changes.commands[index]).text)
      index += 1
    }
    try take("],\"frames\":")
    let frames = changes.frames.lazy.map { frame in
      JSON.list(
        [JSON.microseconds(frame.time), .integer(frame.start), .integer(frame.removed)]
          + frame.inserted.map(JSON.integer)
      )
    }
    try JSON.write(listOf: frames, take)
    try take("}")
  }

  // MARK: Commands

  private mutating func json(_ command: PaintCommand) -> JSON {
    switch command {
    case .begin(let group): Self.json(group)
    case .end: .list([.string("e")])
    case .fill(let path, let color, let rule):
      .list(
        [JSON.string("f"), Self.json(path), Self.json(color)]
          + (rule == .evenOdd ? [JSON.integer(1)] : [])
      )
    case .stroke(let path, let color, let stroke): Self.json(path, color, stroke)
    case .text(let text): Self.json(text)
    case .list(let list):
      .list([
        .string("l"), .finite(list.width), .finite(list.height),
        .list(list.commands.map { .integer(self.index(of: $0)) }),
      ])
    }
  }

  private static func json(_ group: PaintGroup) -> JSON {
    let map = group.transform
    let factors = [map.a, map.b, map.c, map.d].map { JSON.finite($0, 6) }
    let shadow = group.shadow.map { shadow in
      JSON.list([
        json(shadow.color), .finite(shadow.offset.dx), .finite(shadow.offset.dy),
        .finite(shadow.blur),
      ])
    }
    return .list([
      .string("g"),
      map.isIdentity ? .integer(0) : .list(factors + [JSON.finite(map.tx), JSON.finite(map.ty)]),
      .finite(group.opacity),
      group.clip.map { json($0) } ?? .integer(0),
      .integer(group.clipRule == .evenOdd ? 1 : 0),
      shadow ?? .integer(0),
    ])
  }

  private static func json(_ path: Path, _ color: PaintColor, _ stroke: PaintStroke) -> JSON {
    let cap = [PaintStroke.Cap.butt, .round, .square].firstIndex(of: stroke.cap) ?? 0
    let join = [PaintStroke.Join.miter, .round, .bevel].firstIndex(of: stroke.join) ?? 0
    return .list([
      .string("s"), json(path), json(color), .finite(stroke.width), .integer(cap), .integer(join),
      .finite(stroke.miterLimit), .list(stroke.dash.map { .finite($0) }),
      .finite(stroke.dashPhase),
    ])
  }

  private static func json(_ text: PaintText) -> JSON {
    let alignment =
      [PaintText.Alignment.left, .center, .right].firstIndex(of: text.alignment) ?? 0
    return .list([
      .string("t"), .string(text.text), .finite(text.position.x), .finite(text.position.y),
      .finite(text.size), .integer(text.weight), .integer(alignment), json(text.color),
    ])
  }

  private static func json(_ path: Path) -> JSON { .string(SVGShape.data(path)) }

  /// A colour as CSS writes it.
  private static func json(_ color: PaintColor) -> JSON {
    let parts = [color.red, color.green, color.blue].map { part in
      "\(Int((part * 255).rounded(.toNearestOrAwayFromZero), within: 0...255))"
    }
    let alpha = JSON.finite(max(0, min(color.alpha, 1))).text
    return .string("rgba(\(parts.joined(separator: ",")),\(alpha))")
  }
}
