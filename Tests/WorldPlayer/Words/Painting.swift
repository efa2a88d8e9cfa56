import TouchCore
import UIKit

/// A digest of bytes and numbers (FNV-1a, 64 bits).
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds one byte.
  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

  /// Adds a text.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { for byte in $0 { add(byte) } }
  }

  /// Adds numbers by their bits.
  mutating func add(_ numbers: Double...) {
    for number in numbers {
      value = (value ^ (number == 0 ? 0 : number.bitPattern)) &* 0x100_0000_01b3
      value ^= value >> 29
    }
  }

  /// The digest in eight hexadecimal digits.
  var text: String {
    let digits = String(UInt32(truncatingIfNeeded: value ^ (value >> 32)), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Digest {
  /// Adds a picture: every command with all of its numbers.
  mutating func add(_ list: DisplayList) {
    add(list.width, list.height)
    for command in list.commands {
      switch command {
      case .begin(let group):
        add(1, group.transform.a, group.transform.b, group.transform.c, group.transform.d)
        add(group.transform.tx, group.transform.ty, group.opacity)
        if let clip = group.clip { add(clip) }
        if let shadow = group.shadow {
          add(shadow.color)
          add(shadow.offset.dx, shadow.offset.dy, shadow.blur)
        }
      case .end: add(2)
      case .fill(let path, let color, let rule):
        add(3, rule == .evenOdd ? 1 : 0)
        add(path)
        add(color)
      case .stroke(let path, let color, let stroke):
        add(4, stroke.width, stroke.miterLimit, stroke.dashPhase, Double(stroke.dash.count))
        add(path)
        add(color)
      case .text(let text):
        add(5, text.position.x, text.position.y, text.size, Double(text.weight))
        add(text.text)
        add(text.color)
      case .list(let list):
        add(6)
        add(list)
      }
    }
  }

  private mutating func add(_ color: PaintColor) {
    add(color.red, color.green, color.blue, color.alpha)
  }

  private mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): add(1, point.x, point.y)
      case .line(let point): add(2, point.x, point.y)
      case .quad(let point, let control): add(3, point.x, point.y, control.x, control.y)
      case .cubic(let point, let control1, let control2):
        add(4, point.x, point.y, control1.x, control1.y)
        add(control2.x, control2.y)
      case .close: add(5)
      }
    }
  }
}
