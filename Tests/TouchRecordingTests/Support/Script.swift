@testable import TouchRecording

/// Writes evemu recordings for tests: `Script().slot(0).id(5).at(10, 20).report()`.
struct Script {
  private(set) var text: String
  private var micros = 0

  /// A script for a device with some axes, as `A:` lines without the letter.
  init(axes: [String] = ["2f 0 9 0 0 0", "35 0 389 0 0 0", "36 0 843 0 0 0"], keys: String? = nil) {
    text = axes.map { "A: \($0)\n" }.joined()
    if let keys { text = keys + text }
  }

  func event(_ type: Int, _ code: Int, _ value: Int) -> Script {
    var copy = self
    let fraction = String(micros % 1_000_000)
    let padded = String(repeating: "0", count: 6 - fraction.count) + fraction
    copy.text += "E: \(micros / 1_000_000).\(padded) \(hex(type)) \(hex(code)) \(value)\n"
    return copy
  }

  private func hex(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  func slot(_ number: Int) -> Script { event(3, 0x2F, number) }
  func id(_ id: Int) -> Script { event(3, 0x39, id) }
  func lift() -> Script { id(-1) }
  func x(_ x: Int) -> Script { event(3, 0x35, x) }
  func y(_ y: Int) -> Script { event(3, 0x36, y) }
  func at(_ x: Int, _ y: Int) -> Script { self.x(x).y(y) }
  func pressure(_ value: Int) -> Script { event(3, 0x3A, value) }
  func tool(_ type: Int) -> Script { event(3, 0x37, type) }
  func packet() -> Script { event(0, 2, 0) }
  func dropped() -> Script { event(0, 3, 0) }
  func key(_ code: Int, _ value: Int) -> Script { event(1, code, value) }
  func abs(_ code: Int, _ value: Int) -> Script { event(3, code, value) }

  /// Ends the report; the next one comes 10 ms later.
  func report(value: Int = 0, after micros: Int = 10_000) -> Script {
    var copy = event(0, 0, value)
    copy.micros += micros
    return copy
  }

  func back(_ micros: Int) -> Script {
    var copy = self
    copy.micros -= micros
    return copy
  }

  func read(_ options: ReadingOptions = ReadingOptions()) -> Reading {
    let bench = Bench()
    return withExtendedLifetime(bench) { Reading(bench.file(text), options: options) }
  }
}
