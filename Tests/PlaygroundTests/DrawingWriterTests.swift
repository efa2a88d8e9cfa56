import Expectations
import Testing
import TouchCore
import TouchGraphics

@testable import Playground

/// The words that a canvas paints from.
struct DrawingWriterTests {
  /// The words behind a picture's size, whole numbers and 32-bit floats as they are.
  private func words(_ paint: (inout DisplayList) -> Void) -> [UInt32] {
    var list = DisplayList(width: 30, height: 20)
    paint(&list)
    var writer = DrawingWriter(reusing: ByteBuffer())
    writer.write(list)
    let words = Array(writer.buffer.content.bindMemory(to: UInt32.self))
    expectEqual(Array(words.prefix(2)), [float(30), float(20)])
    return Array(words.dropFirst(2))
  }

  private func float(_ number: Float) -> UInt32 { number.bitPattern }

  private let color = PaintColor(red: 1, green: 0.5, blue: 0, alpha: 0.2)
  private let packed: UInt32 = 0xFF80_0033

  private var line: Path {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.addLine(to: Point(x: 3, y: 4))
    return path
  }

  private var lineWords: [UInt32] { [6, 0, float(1), float(2), 1, float(3), float(4)] }

  @Test("A filled path has its rule, its colour, and its parts behind their number of words")
  func fill() {
    var path = line
    path.addQuad(to: Point(x: 5, y: 6), control: Point(x: 7, y: 8))
    path.addCubic(
      to: Point(x: 9, y: 10),
      control1: Point(x: 11, y: 12),
      control2: Point(x: 13, y: 14)
    )
    path.close()
    let numbers: [Float] = [7, 8, 5, 6]
    let cubic: [Float] = [11, 12, 13, 14, 9, 10]
    let parts =
      lineWords.dropFirst() + [2] + numbers.map(float) + [3] + cubic.map(float) + [4]
    expectEqual(
      words { $0.fill(path, color, rule: .evenOdd) },
      [3, 1, packed, UInt32(parts.count)] + parts
    )
    expectEqual(words { $0.fill(line, color) }, [3, 0, packed] + lineWords)
  }

  @Test("A pen has its width, ends, corners and dashes")
  func stroke() {
    let pens: [(PaintStroke, [UInt32])] = [
      (PaintStroke(width: 2), [float(2), 0, 0, float(10), 0, 0]),
      (
        PaintStroke(width: 3, cap: .round, join: .bevel, dash: [4, 5], dashPhase: 6),
        [float(3), 1, 2, float(10), float(6), 2, float(4), float(5)]
      ),
      (
        PaintStroke(width: 1, cap: .square, join: .round, miterLimit: 7),
        [float(1), 2, 1, float(7), 0, 0]
      ),
    ]
    for (pen, expected) in pens {
      expectEqual(words { $0.stroke(line, color, pen) }, [4, packed] + expected + lineWords)
    }
  }

  @Test("A group has its matrix, opacity, clip and shadow, and an end")
  func group() {
    let map = Transform2D(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let matrix = [1, 2, 3, 4, 5, 6].map { float($0) }
    let shadow = PaintShadow(color: color, offset: Vector(dx: 8, dy: 9), blur: 10)
    let shadowWords = [packed, float(8), float(9), float(10)]
    func words(_ group: PaintGroup) -> [UInt32] {
      self.words { $0.group(group) { $0.fill(line, color) } }
    }
    let inside = [3, 0, packed] + lineWords + [2]
    expectEqual(
      words(PaintGroup(transform: map, opacity: 0.5)),
      [1, 0] + matrix + [float(0.5)] + inside
    )
    expectEqual(
      words(PaintGroup(transform: map, clip: line, shadow: shadow)),
      [1, 3] + matrix + [float(1)] + lineWords + shadowWords + inside
    )
    expectEqual(
      words(PaintGroup(transform: map, clip: line, clipRule: .evenOdd)),
      [1, 5] + matrix + [float(1)] + lineWords + inside
    )
  }

  @Test("A text's bytes are filled up to whole words", arguments: ["abc", "abcd", "abcde", "é"])
  func text(text: String) {
    let bytes = Array(text.utf8)
    let filled = bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    let packedText = stride(from: 0, to: filled.count, by: 4).map { start in
      filled[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for (alignment, word) in [(PaintText.Alignment.left, 0), (.center, 1), (.right, 2)] {
      let paint = PaintText(
        text,
        at: Point(x: 1, y: 2),
        size: 12,
        weight: 700,
        alignment: alignment,
        color: color
      )
      let head = [5, packed, float(1), float(2), float(12), 700, UInt32(word)]
      expectEqual(words { $0.text(paint) }, head + [UInt32(bytes.count)] + packedText)
    }
  }

  @Test("A picture in a picture is counted in words, its size included")
  func nested() {
    var inner = DisplayList(width: 5, height: 6)
    inner.fill(line, color)
    expectEqual(
      words { $0.list(inner) },
      [6, 12, float(5), float(6), 3, 0, packed] + lineWords
    )
  }

  @Test("A buffer grows and keeps what was written; what is cleared is written over")
  func buffer() {
    var buffer = ByteBuffer()
    #expect(buffer.content.isEmpty)
    for number in 0..<2000 { buffer.put(Int32(number)) }
    expectEqual(buffer.count, 8000)
    expectEqual(Array(buffer.content.bindMemory(to: Int32.self)), Array(0..<2000))
    buffer.put(Int32(-1), at: 4)
    expectEqual(Array(buffer.content.bindMemory(to: Int32.self).prefix(3)), [0, -1, 2])
    let address = buffer.address
    buffer.clear()
    buffer.put("ab")
    expectEqual(buffer.address, address)
    expectEqual(Array(buffer.content), [97, 98])
  }

  @Test("A contact is nine numbers, and none where its number, phase or kind can't be")
  func contacts() throws {
    func contact(_ numbers: [Double]) -> Contact? {
      numbers.withUnsafeBufferPointer { ContactRecord.contact($0) }
    }
    let whole = Contact(
      id: Contact.ID(-7),
      phase: .regionExited,
      position: Point(x: 1.5, y: -2),
      force: 0.25,
      radius: 9,
      kind: .pencil,
      altitude: 0.5,
      azimuth: -3
    )
    var numbers: [Double] = []
    ContactRecord.write(whole) { numbers.append($0) }
    expectEqual(numbers, [-7, 6, 2, 1.5, -2, 0.25, 9, 0.5, -3])
    expectEqual(contact(numbers), whole)
    let nan = Double.nan
    let plain = try #require(contact([1, 0, 0, 2, 3, nan, nan, nan, nan]))
    #expect(plain.force == nil && plain.radius == nil && plain.altitude == nil)
    expectNil(plain.azimuth)
    let phases: [Contact.Phase] = [
      .began, .moved, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    for (number, phase) in phases.enumerated() {
      expectEqual(contact([1, Double(number), 0, 2, 3, nan, nan, nan, nan])?.phase, phase)
    }
    let kinds: [Contact.Kind] = [.direct, .indirect, .pencil, .indirectPointer]
    for (number, kind) in kinds.enumerated() {
      expectEqual(contact([1, 0, Double(number), 2, 3, nan, nan, nan, nan])?.kind, kind)
    }
    #expect(contact([2_147_483_647, 0, 0, 2, 3, nan, nan, nan, nan]) != nil)
    for odd in [
      [2_147_483_648, 0, 0], [1, -1, 0], [1, 7, 0], [1, 0, 4], [1, 0, -1], [nan, 0, 0],
      [1, nan, 0],
    ] {
      expectNil(contact(odd + [2, 3, nan, nan, nan, nan]), "\(odd)")
    }
  }
}
