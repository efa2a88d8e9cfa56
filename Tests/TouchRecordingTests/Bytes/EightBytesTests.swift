import Expectations
import Testing

@testable import TouchRecording

/// Eight bytes of a line at once.
struct EightBytesTests {
  /// Bytes next to the ends of what counts, and such whose highest bit is set.
  private static let bytes =
    Array("0123456789abcdefABCDEF/:@G`g \t\"\\.~".utf8) + [
      0, 0x1F, 0x80, 0xA2, 0xB0, 0xB9, 0xC1, 0xDC, 0xFF,
    ]

  @Test("what comes first is what a look at each byte finds, anywhere in lines of any length")
  func counts() {
    var random = SplitMix(8)
    for _ in 0..<20_000 {
      // Half of them mostly digits, as runs of digits decide.
      let known = random.next(2) == 0 ? 10 : Self.bytes.count
      let line = (0..<random.next(14)).map { _ in
        Self.bytes[random.next(random.next(8) == 0 ? Self.bytes.count : known)]
      }
      let index = random.next(line.count + 1)
      let next = Array(line[index...].prefix(8))
      line.withUnsafeBufferPointer { line in
        let eight = EightBytes(line, at: index)
        expectEqual(eight.decimalCount, next.prefix { decimalDigit($0) != nil }.count)
        expectEqual(eight.hexadecimalCount, next.prefix { hexadecimalDigit($0) != nil }.count)
        expectEqual(eight.isHexadecimal, (eight.hexadecimalCount == 8))
        let plain = next.prefix { (0x20..<0x80).contains($0) && $0 != 0x22 && $0 != 0x5C }
        expectEqual(eight.plainCount, plain.count)
        for (place, byte) in next.enumerated() { expectEqual(eight[place], byte) }
      }
    }
  }

  @Test("a number is that of its digits, whatever follows them")
  func numbers() {
    var random = SplitMix(9)
    for _ in 0..<5000 {
      let count = 1 + random.next(8)
      let digits = (0..<count).map { _ in random.next(10) }
      let text = digits.map(String.init).joined()
      let padded = text + String(repeating: "0", count: 8 - count)
      let hexadecimal = String(
        digits.map { random.next(2) == 0 ? Character("\($0)") : Array("abcdefABCDEF")[$0] }
      )
      for end in ["", ".", " 12345678"] {
        Array((text + end).utf8).withUnsafeBufferPointer { line in
          let next = EightBytes(line, at: 0)
          expectEqual(next.decimal(count), UInt64(text))
          expectEqual(next.fraction(count), UInt64(padded))
        }
        Array((hexadecimal + end).utf8).withUnsafeBufferPointer { line in
          expectEqual(EightBytes(line, at: 0).hexadecimal(count), UInt32(hexadecimal, radix: 16))
        }
      }
    }
  }

  @Test("a type and a code are read at once only with one blank before each and behind them")
  func typeAndCode() {
    func scan(_ text: String) -> (kind: UInt32?, index: Int) {
      Array(text.utf8).withUnsafeBufferPointer { line in
        var scanner = LineScanner(line)
        return (scanner.typeAndCode(), scanner.index)
      }
    }
    #expect(scan(" 0003 0035 7") == (0x0003_0035, 11))
    #expect(scan(" 00fF 014A -1") == (0x00FF_014A, 11))
    for text in [
      "", " 0003 0035", " 0003 0035 ", " 0003 0035  7", " 0003  035 7", "  003 0035 7",
      "\t0003 0035 7", " 0003 0035\t7", " 0003 003g 7", " 3 35 12345678", "0003 0035 77777",
    ] {
      #expect(scan(text) == (nil, 0), "\(text)")
    }
  }
}
