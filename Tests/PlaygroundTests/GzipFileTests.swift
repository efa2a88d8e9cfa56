import Expectations
import PlaygroundFiles
import PlaygroundPage
import Testing

/// What is read of compressed modules.
struct GzipFileTests {
  /// "touchstone touchstone touchstone" as `printf … | gzip -9n` writes it.
  private static let text: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 43, 201, 47, 77, 206, 40, 46, 201, 207, 75, 85, 40, 193, 198,
    4, 0, 28, 153, 115, 201, 32, 0, 0, 0,
  ]
  private static let most = 1 << 24

  @Test("A compressed file is read, up to a limit")
  func content() throws {
    let file = try #require(GzipFile(Self.text, most: 32))
    expectEqual(String(decoding: file.content, as: UTF8.self), "touchstone touchstone touchstone")
    expectNil(GzipFile(Self.text, most: 31))
  }

  @Test("A file with a name, a comment, extra bytes and a checksum in its head is read")
  func head() throws {
    var named = Self.text
    named[3] = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4
    named.insert(contentsOf: [2, 0, 7, 7, 65, 0, 66, 67, 0, 1, 2], at: 10)
    expectEqual(GzipFile(named, most: 99)?.content.count, 32)
    // Nothing is stored, one byte is.
    let empty: [UInt8] = [1, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0]
    expectEqual(GzipFile(Array(Self.text.prefix(10)) + empty, most: 9)?.content, [])
    let one: [UInt8] = [1, 1, 0, 254, 255, 97, 0x43, 0xBE, 0xB7, 0xE8, 1, 0, 0, 0]
    expectEqual(GzipFile(Array(Self.text.prefix(10)) + one, most: 9)?.content, [97])
  }

  @Test("One that is cut off or damaged is none")
  func damaged() {
    for count in 0..<Self.text.count {
      expectNil(GzipFile(Array(Self.text.prefix(count)), most: 99), "\(count)")
    }
    expectNil(GzipFile(Self.text + [0], most: 99))
    for index in Self.text.indices.dropFirst(10) {
      var damaged = Self.text
      damaged[index] ^= 0xFF
      expectNil(GzipFile(damaged, most: 99), "\(index)")
    }
  }

  @Test("The module of this package is read, and exports what the page calls")
  func module() throws {
    let file = try #require(GzipFile(PlaygroundPage(scene: "").module, most: Self.most))
    let module = try #require(WebAssemblyModule(file.content))
    #expect(module.exports.isSuperset(of: PlaygroundPage.neededExports))
  }
}
