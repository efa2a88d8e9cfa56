import Expectations
import Testing

@testable import TouchRecording

/// Text of the system's.
struct SystemTextTests {
  @Test(
    "bytes become text and the same bytes again, also where they are no UTF-8",
    arguments: [
      "", "a", "caf\u{E9}", "\u{10FFE9}", "\u{1F9FF}",
    ].map { Array($0.utf8) } + [
      [0x63, 0xE9], [0xFF], [0xC3], [0xE2, 0x80], [0xF4, 0x8F, 0xBE, 0x80], [0x80, 0xC3, 0xA9],
      [0xF8, 0x88], [0xED, 0xA0, 0x80], [0xC0, 0x80],
    ]
  )
  func bytes(_ bytes: [UInt8]) {
    expectEqual(String(systemBytes: bytes).systemBytes, bytes)
  }

  @Test("text stays as it is, and a byte that is none has a character of its own")
  func text() {
    expectEqual(String(systemBytes: Array("café".utf8)), "café")
    expectEqual(String(systemBytes: [0x63, 0xE9]).unicodeScalars.map(\.value), [0x63, 0x10FFE9])
  }

  @Test(
    "what would steer a terminal is printed as a question mark",
    arguments: [
      ("a\u{1B}[31mb", "a?[31mb"), ("a\u{9B}2J", "a?2J"), ("\u{7F}\n\t", "???"),
      ("\u{202E}abc\u{2069}", "?abc?"), ("a\u{2028}b", "a?b"), ("\u{FEFF}", "?"),
      ("\u{10FFE9}", "?"),
    ]
  )
  func steering(text: String, printed: String) {
    expectEqual(text.printable, printed)
  }

  @Test("letters and pictures are printed as they are", arguments: ["naïve", "日本", "👩‍💻", "می‌خواهم"])
  func letters(text: String) {
    expectEqual(text.printable, text)
  }

  @Test("what is printed is what Unicode calls neither a control nor a format")
  func categories() {
    for value in 0...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(value), scalar.systemByte == nil else { continue }
      let isPrintable =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        case .format: value == 0x200C || value == 0x200D
        default: true
        }
      if scalar.isPrintable != isPrintable { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}
