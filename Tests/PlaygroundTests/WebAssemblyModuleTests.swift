import Expectations
import PlaygroundPage
import Testing

/// What is read of a module before a page is made of it.
struct WebAssemblyModuleTests {
  private static let start: [UInt8] = [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0]

  /// Bytes behind their count.
  private func counted(_ bytes: [UInt8]) -> [UInt8] { number(bytes.count) + bytes }

  private func number(_ value: Int) -> [UInt8] {
    value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + number(value >> 7)
  }

  /// A module that exports functions of these names.
  private func module(_ names: [String]) -> [UInt8] {
    var entries: [UInt8] = number(names.count)
    for (index, name) in names.enumerated() {
      entries += counted(Array(name.utf8))
      entries += [0]
      entries += number(index)
    }
    // A section of the module's own stands before it, one behind it.
    var module: [UInt8] = Self.start + [0]
    module += counted([1, 2, 3])
    module += [7]
    module += counted(entries)
    module += [10]
    module += counted([0])
    return module
  }

  @Test("The names that a module exports are read, however many there are")
  func exports() {
    let names = (0..<300).map { "export\($0)" }
    expectEqual(WebAssemblyModule(module(names))?.exports, Set(names))
    expectEqual(WebAssemblyModule(module(["memory"]))?.exports, ["memory"])
    expectEqual(WebAssemblyModule(Self.start)?.exports, [])
  }

  @Test("A module that is cut off is none, nor are other bytes")
  func damaged() {
    let whole = module(["memory", "touchstone_open"])
    let sections = [Self.start.count, Self.start.count + 5, whole.count - 3]
    for count in 0..<whole.count where !sections.contains(count) {
      expectNil(WebAssemblyModule(Array(whole.prefix(count))), "\(count)")
    }
    // A count of names, or of a section's bytes, that the file doesn't have.
    expectNil(WebAssemblyModule(Self.start + [7, 1, 9]))
    expectNil(WebAssemblyModule(Self.start + [7, 255, 255, 255, 255, 255, 0]))
    expectNil(WebAssemblyModule(Self.start + [7, 255, 255, 255, 255, 15]))
    expectNil(WebAssemblyModule(Array("<html></html>".utf8)))
    // Another version of the format.
    expectNil(WebAssemblyModule([0, 0x61, 0x73, 0x6D, 2, 0, 0, 0]))
  }

  @Test("What the page calls is what its scripts name")
  func needed() {
    let needed = PlaygroundPage.neededExports
    expectEqual(needed, needed.sorted())
    #expect(Set(needed).isSuperset(of: ["memory", "touchstone_open", "touchstone_touches"]))
    // Only modules with scenes of their own have it.
    #expect(!needed.contains("touchstone_start"))
    #expect(needed.allSatisfy { $0 == "memory" || $0.hasPrefix("touchstone_") && $0.count > 11 })
  }
}
