import Testing
import TouchCore

@testable import TouchRecording

@Suite("Encodings, and files that look alike")
struct EncodingTests {
  private let bench = Bench()

  private func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? "\u{FEFF}" : "") + text).utf16.flatMap {
      bigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
  }

  @Test(
    "Recording formats 3 text in UTF-16 is read, with a byte order mark or without",
    arguments: 0..<6
  )
  func utf16(index: Int) {
    let (format, text) = Sample.texts[index]
    let plain = Reading(bench.file(text))
    for bigEndian in [false, true] {
      for mark in [false, true] {
        let lines = text.replacing("\n", with: "\r\n")
        let reading = Reading(bench.file(bytes: utf16(lines, bigEndian: bigEndian, mark: mark)))
        #expect(reading.error == nil)
        #expect(reading.header?.format == format)
        #expect(reading.frames == plain.frames)
      }
    }
  }

  @Test("Recording formats 3 UTF-16 is read in chunks, from a file and from memory")
  func longUTF16() throws {
    var script = Script(axes: [], keys: "N: Пад 🖐\n").id(1).at(1, 1).report()
    for step in 0..<9000 { script = script.x(step % 300).report() }
    let bytes = utf16(script.text, bigEndian: false, mark: true)
    let plain = Reading(bench.file(script.text))
    let wide = Reading(bench.file(bytes: bytes))
    #expect(wide.frames == plain.frames && wide.frames.count > 8000)
    #expect(wide.header?.deviceName == "Пад 🖐")
    let reader = try RecordingReader(bytes: bytes, name: "memory")
    var frames: [TouchFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    #expect(frames == plain.frames)
  }

  @Test("Recording formats 3 half of a character in UTF-16 is replaced, also at the end")
  func halves() {
    for (units, text) in [
      ([0x41, 0xD83D, 0x42], "A\u{FFFD}B"), ([0x41, 0xDE00], "A\u{FFFD}"), ([0xD83D], "\u{FFFD}"),
      ([0xD83D, 0xD83D, 0xDE00], "\u{FFFD}😀"),
    ] as [([Int], String)] {
      var decoder = UTF16Text(beginning: [0xFF, 0xFE])
      let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      var utf8 = decoder?.utf8(bytes) ?? []
      utf8 += decoder?.rest() ?? []
      #expect(String(decoding: utf8, as: UTF8.self) == text)
    }
  }

  @Test("Recording formats 5 a .touches file in UTF-16 is copied as UTF-8")
  func touches() throws {
    let path = bench.file(bytes: utf16(Sample.touches, bigEndian: false, mark: true))
    try RecordingConverter.convert(path, to: bench.path("a.touches"))
    #expect(bench.bytes("a.touches") == Array(Sample.touches.utf8))
  }

  @Test("Recording formats 3.6 a binary recording whose first second looks like a mark is no text")
  func binaryMark() {
    // The samples begin 1,527,480,546 s after 1970, 0x5B0B80E2: up to the next 0x…FEFF.
    let later = Int64(0x5B0B_FEFF - 0x5B0B_80E2) * 1_000_000
    for is64 in [true, false] {
      var bytes: [UInt8] = []
      for (code, value) in [(0x39, 1), (0x35, 5), (0x36, 5)] as [(UInt16, Int32)] {
        bytes += binaryEvent(later, 3, code, value, is64: is64)
      }
      bytes += binaryEvent(later, 0, 0, 0, is64: is64)
      #expect(bytes.starts(with: [0xFF, 0xFE]))
      #expect(Reading(bench.file(bytes: bytes)).story == "1b")
    }
  }

  @Test(
    "Recording formats 3.5 hid-recorder's files are named as what they are",
    arguments: [
      "# A panel\nD: 0\nR: 3 05 0d 09\nN: Panel\nI: 3 1234 5678\nE: 0.0 2 01 02\n",
      "# A panel\n\nR: 3 05 0d 09\nN: Panel\n", "N: Panel\nI: 3 1234 5678\nR: 3 05 0d 09\n",
      "I: 3 1234 5678\nR: 3 05 0d 09\n", "D: 0\nR: 3 05 0d 09\n",
      "# a part\nE: 0.000000 2 01 02\nE: 000001.500000 2 01 02\n",
    ]
  )
  func hidRecorder(text: String) {
    let error = Reading(bench.file(text)).error
    #expect(error?.kind == .unknownFormat)
    #expect(error?.problem.contains("hid-recorder") == true)
  }

  @Test("Recording formats 3.1 a device's name before evemu's other lines is still evemu's")
  func evemuName() {
    #expect(Reading(bench.file("N: Panel\n" + Script().id(1).at(1, 1).report().text)).story == "1b")
  }
}
