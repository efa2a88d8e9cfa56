import Testing
import TouchCore

@testable import TouchRecording

/// Single records of binary events.
struct BinaryEventTests {
  /// An event with a time.
  private func event(
    _ seconds: Int64,
    _ micros: Int64 = 0,
    type: UInt16 = 3,
    code: UInt16 = 0x35
  ) -> InputEvent? {
    var bytes: [UInt8] = []
    func put(_ value: some FixedWidthInteger) {
      withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
    }
    put(seconds)
    put(micros)
    put(type)
    put(code)
    put(Int32(7))
    return bytes.withUnsafeBytes { BinaryEvents.event($0, is64: true) }
  }

  @Test("Recording formats 3.6 times, types and codes are within limits, or there is no event")
  func limits() throws {
    let last = try #require(event(8_999_999_999, 999_999, type: 0x1F, code: 0x2FF))
    #expect(last.value == 7 && last.type == 0x1F && last.code == 0x2FF)
    #expect(event(0, 0, type: 0, code: 0) != nil)
    #expect(event(9_000_000_000) == nil && event(-1) == nil)
    #expect(event(1, 1_000_000) == nil && event(1, -1) == nil)
    #expect(event(1, type: 0x20) == nil && event(1, code: 0x300) == nil)
  }
}
