import Expectations
import Testing
import TouchCore

@testable import TouchRecording

/// Encodings, and files that look alike.
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
        expectNil(reading.error)
        expectEqual(reading.header?.format, format)
        expectEqual(reading.frames, plain.frames)
      }
    }
  }

  @Test(
    "Recording formats 3 eight letters tell UTF-16 without a mark, and each of them has to be one"
  )
  func letters() {
    var wrong: [String] = []
    for bigEndian in [false, true] {
      for place in 0..<9 {
        for (letter, isOne) in [
          (0x09, true), (0x0A, true), (0x0D, true), (0x20, true), (0x7E, true), (0x0B, false),
          (0x1F, false), (0x7F, false), (0xE9, false), (0x141, false),
        ] as [(Int, Bool)] {
          var units = Array("E: 0.1 03".utf16)
          units[place] = UInt16(letter)
          let bytes = utf16(
            String(decoding: units, as: UTF16.self),
            bigEndian: bigEndian,
            mark: false
          )
          // The ninth is not looked at.
          if (UTF16Text(beginning: bytes) != nil) != (isOne || place == 8) {
            wrong.append("\(letter) at \(place), \(bigEndian)")
          }
        }
      }
      let few = utf16("E: 0.10", bigEndian: bigEndian, mark: false)
      if UTF16Text(beginning: few) != nil { wrong.append("seven") }
    }
    expectEqual(wrong, [])
  }

  @Test("Recording formats 3 a sample is what was not read yet, and reading isn't changed by it")
  func samples() throws {
    let plain = Array("E: 1 2 3\n".utf8)
    for bytes in [plain, utf16("E: 1 2 3\n", bigEndian: false, mark: true)] {
      let source = ByteSource(bytes: bytes, name: "memory")
      var content: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4)
      var samples = [try source.sample().count]
      while true {
        let count = try buffer.withUnsafeMutableBytes { bytes throws(RecordingError) in
          try source.read(into: bytes)
        }
        if count == 0 { break }
        content += buffer[..<count]
        samples.append(try source.sample().count)
      }
      expectEqual(content, plain)
      expectEqual(samples, [9, 5, 1, 0])
      try source.rewind()
      try expectEqual(source.sample(), plain)
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
    expectEqual(wide.header?.deviceName, "Пад 🖐")
    let reader = try RecordingReader(bytes: bytes, name: "memory")
    var frames: [TouchFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    expectEqual(frames, plain.frames)
  }

  @Test(
    "Recording formats 3 a pipe's bytes may come one by one, in every encoding",
    arguments: 0..<6
  )
  func dripping(index: Int) throws {
    let (format, text) = Sample.texts[index]
    let plain = Reading(bench.file(text))
    var contents = [Array(text.utf8)]
    for mark in [false, true] {
      for bigEndian in [false, true] {
        contents.append(utf16(text, bigEndian: bigEndian, mark: mark))
      }
    }
    for (number, content) in contents.enumerated() {
      for first in [1, 2, 3, 15, 16] {
        let source = ByteSource(DrippingBytes(content, first: first))
        let reader = try RecordingReader(source, options: ReadingOptions(), keepsLines: false)
        var frames: [TouchFrame] = []
        while let frame = try reader.next() { frames.append(frame) }
        expectEqual(reader.header.format, format)
        expectEqual(frames, plain.frames, "\(format.name), \(number), \(first)")
      }
    }
  }

  @Test("Recording formats 3.5 hid-recorder's lines get the right word, also one by one")
  func drippingReports() {
    let lines = [
      "# hid-recorder", "N: dev", "P: usb-0000:00:14.0-1/input0", "I: 3 046d c52b",
      "R: 3 05 0d 09", "E: 0.000000 3 01 02 03",
    ]
    for order in [lines, Array(lines.dropFirst()), [lines[1], lines[3], lines[2]] + lines[4...]] {
      let content = Array((order.joined(separator: "\n") + "\n").utf8)
      let source = ByteSource(DrippingBytes(content, first: 1))
      let error = #expect(throws: RecordingError.self) { try FormatSniffer.format(of: source) }
      expectEqual(error?.problem.contains("hid-recorder"), true, "\(order)")
    }
  }

  @Test(
    "Recording formats 3.1 evemu's header alone tells it, once a line comes that is evemu's only"
  )
  func drippingHeader() throws {
    for line in ["B: 03 00", "A: 35 0 9 0 0", "E: 0.1 0003 0039 1", "# EVEMU 1.2"] {
      let content = Array("N: dev\nI: 0003 046d c52b 0001\nP: 02 00\n\(line)\n".utf8)
      let origin = DrippingBytes(content + Array(repeating: 0x0A, count: 99), first: 1)
      try expectEqual(FormatSniffer.format(of: ByteSource(origin)), .evemu)
      expectEqual(origin.count, content.count)
    }
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
      expectEqual(String(decoding: utf8, as: UTF8.self), text)
    }
  }

  @Test("Recording formats 5 a .touches file in UTF-16 is copied as UTF-8")
  func touches() throws {
    let path = bench.file(bytes: utf16(Sample.touches, bigEndian: false, mark: true))
    try RecordingConverter.convert(path, to: bench.path("a.touches"))
    expectEqual(bench.bytes("a.touches"), Array(Sample.touches.utf8))
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
      expectEqual(Reading(bench.file(bytes: bytes)).story, "1b")
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
    expectEqual(error?.kind, .unknownFormat)
    expectEqual(error?.problem.contains("hid-recorder"), true)
  }

  @Test("Recording formats 3.1 a device's name before evemu's other lines is still evemu's")
  func evemuName() {
    expectEqual(
      Reading(bench.file("N: Panel\n" + Script().id(1).at(1, 1).report().text)).story,
      "1b"
    )
  }
}

/// What a slow pipe has: some bytes first, and then one with each reading.
private final class DrippingBytes: ByteOrigin {
  let name = "pipe"
  let isPipe = true
  private let bytes: [UInt8]
  private let first: Int
  /// How many bytes were read.
  private(set) var count = 0

  init(_ bytes: [UInt8], first: Int) {
    self.bytes = bytes
    self.first = first
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let size = min(count == 0 ? first : 1, bytes.count - count)
    buffer.copyBytes(from: bytes[count..<count + size])
    count += size
    return size
  }

  func forget() {}

  func rewind() { count = 0 }

  func description(ofDevice name: String?, _ options: ReadingOptions) -> DescribedDevice? { nil }
}
