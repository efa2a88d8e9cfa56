import TouchCore
import TouchGraphics

/// Writes a display list as 32-bit words, which a canvas paints.
struct DrawingWriter {
  /// Where the words go.
  private(set) var buffer: ByteBuffer

  /// Creates a writer that writes over what a buffer held.
  init(reusing buffer: ByteBuffer) {
    self.buffer = buffer
    self.buffer.clear()
  }

  /// Writes a whole picture.
  mutating func write(_ list: DisplayList) {
    put(list.width)
    put(list.height)
    for command in list.commands { write(command) }
  }

  private mutating func write(_ command: PaintCommand) {
    switch command {
    case .begin(let group): write(group)
    case .end: put(word: 2)
    case .fill(let path, let color, let rule):
      put(word: 3)
      put(word: rule == .evenOdd ? 1 : 0)
      write(color)
      write(path)
    case .stroke(let path, let color, let style):
      put(word: 4)
      write(color)
      write(style)
      write(path)
    case .text(let text): write(text)
    case .list(let list):
      put(word: 6)
      let offset = begin()
      write(list)
      end(offset)
    }
  }

  private mutating func write(_ group: PaintGroup) {
    put(word: 1)
    let rule: Int32 = group.clipRule == .evenOdd ? 4 : 0
    put(word: (group.clip == nil ? 0 : 1 + rule) + (group.shadow == nil ? 0 : 2))
    let map = group.transform
    put(map.a)
    put(map.b)
    put(map.c)
    put(map.d)
    put(map.tx)
    put(map.ty)
    put(group.opacity)
    if let clip = group.clip { write(clip) }
    if let shadow = group.shadow {
      write(shadow.color)
      put(shadow.offset.dx)
      put(shadow.offset.dy)
      put(shadow.blur)
    }
  }

  private mutating func write(_ style: PaintStroke) {
    put(style.width)
    switch style.cap {
    case .butt: put(word: 0)
    case .round: put(word: 1)
    case .square: put(word: 2)
    }
    switch style.join {
    case .miter: put(word: 0)
    case .round: put(word: 1)
    case .bevel: put(word: 2)
    }
    put(style.miterLimit)
    put(style.dashPhase)
    put(word: Int32(truncatingIfNeeded: style.dash.count))
    for length in style.dash { put(length) }
  }

  private mutating func write(_ text: PaintText) {
    put(word: 5)
    write(text.color)
    put(text.position.x)
    put(text.position.y)
    put(text.size)
    put(word: Int32(truncatingIfNeeded: text.weight))
    switch text.alignment {
    case .left: put(word: 0)
    case .center: put(word: 1)
    case .right: put(word: 2)
    }
    let offset = buffer.count
    put(word: 0)
    buffer.put(text.text)
    let size = buffer.count - offset - 4
    buffer.put(Int32(truncatingIfNeeded: size), at: offset)
    for _ in size..<(size + 3) / 4 * 4 { buffer.put(UInt8(0)) }
  }

  private mutating func write(_ path: Path) {
    let offset = begin()
    for element in path.elements {
      switch element {
      case .move(let point):
        put(word: 0)
        write(point)
      case .line(let point):
        put(word: 1)
        write(point)
      case .quad(let point, let control):
        put(word: 2)
        write(control)
        write(point)
      case .cubic(let point, let control1, let control2):
        put(word: 3)
        write(control1)
        write(control2)
        write(point)
      case .close: put(word: 4)
      }
    }
    end(offset)
  }

  private mutating func write(_ point: Point) {
    put(point.x)
    put(point.y)
  }

  private mutating func write(_ color: PaintColor) {
    buffer.put(
      Self.byte(color.red) << 24 | Self.byte(color.green) << 16 | Self.byte(color.blue) << 8
        | Self.byte(color.alpha)
    )
  }

  private static func byte(_ part: Double) -> UInt32 {
    UInt32((min(max(part, 0), 1) * 255).rounded(), within: 0...255)
  }

  /// Begins words that are counted; the count stands before them.
  private mutating func begin() -> Int {
    put(word: 0)
    return buffer.count
  }

  private mutating func end(_ offset: Int) {
    buffer.put(Int32(truncatingIfNeeded: (buffer.count - offset) / 4), at: offset - 4)
  }

  private mutating func put(word: Int32) { buffer.put(word) }

  private mutating func put(_ number: Double) { buffer.put(Float(number)) }
}
