import Foundation
import TouchCore
import TouchReport

/// A line on standard error that says how far work has come; nothing where that is no terminal.
@MainActor
final class Progress {
  private static let shortest = 0.1
  private static let width = 24

  private let total: Int
  private let began = ProcessInfo.processInfo.systemUptime
  private let isShown: Bool
  private let skipped: Int
  private var last = 0.0

  /// Begins.
  ///
  /// - Parameters:
  ///   - total: How much there is to do.
  ///   - skipped: How much of it was done before.
  init(of total: Int, skipped: Int = 0) {
    self.total = total
    self.skipped = skipped
    isShown = isatty(STDERR_FILENO) == 1
  }

  /// Shows that so much is done, at most ten times a second.
  func show(_ done: Int) {
    guard isShown else { return }
    let time = ProcessInfo.processInfo.systemUptime - began
    guard Self.isDue(done, of: total, at: time, after: last) else { return }
    last = time
    write(Self.line(done, of: total, since: skipped, after: time))
  }

  /// Whether the line is written: where the one before is a while ago, and for the last.
  static func isDue(_ done: Int, of total: Int, at time: Double, after last: Double) -> Bool {
    time - last >= shortest || done == total
  }

  /// Takes the line away.
  func finish() {
    if isShown { write("") }
  }

  private func write(_ line: String) {
    let bytes = Array("\r\(line)\u{1B}[K".utf8)
    _ = bytes.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// The line: a bar, how much is done, how fast, and how long it still takes.
  static func line(_ done: Int, of total: Int, since skipped: Int, after time: Double) -> String {
    let part = total > 0 ? Double(done) / Double(total) : 1
    let filled = Int((part * Double(width)).rounded(.down), within: 0...width)
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    let rate = time > 0 ? Double(done - skipped) / time : 0
    var line = "[\(bar)] \(done)/\(total)  \(NumberText.fixed(rate, 0))/s"
    if rate > 0 {
      let left = Int((Double(total - done) / rate).rounded(.up), within: 0...359_999)
      let (minutes, seconds) = (left / 60, left % 60)
      line += "  \(minutes):\(seconds < 10 ? "0" : "")\(seconds) left"
    }
    return line
  }
}
