import Foundation
import TouchRecording

/// Lines that are printed later; many of them wait in a temporary file without a name.
final class Spool {
  /// So many bytes wait in memory.
  private static let longestMemory = 1 << 20

  private var waiting: [UInt8] = []
  private var descriptor: Int32 = -1
  private var failure: RecordingError?

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Adds a line, which holds no line's end.
  func add(_ line: String) {
    waiting += line.utf8
    waiting.append(UInt8(ascii: "\n"))
    if waiting.count > Self.longestMemory { writeWaiting() }
  }

  /// Hands out all lines, in their order.
  ///
  /// - Throws: An error where the temporary file couldn't be written or read.
  func forEach(_ body: (String) -> Void) throws(RecordingError) {
    guard descriptor >= 0 else { return split(&waiting, body) }
    writeWaiting()
    if let failure { throw failure }
    lseek(descriptor, 0, SEEK_SET)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var lines: [UInt8] = []
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 { throw failed() }
      if count == 0 { return }
      lines += chunk.prefix(count)
      split(&lines, body)
    }
  }

  /// Hands out the whole lines of some bytes and leaves what is behind them.
  private func split(_ bytes: inout [UInt8], _ body: (String) -> Void) {
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      body(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + 1
    }
    bytes.removeFirst(start)
  }

  private func writeWaiting() {
    defer { waiting.removeAll(keepingCapacity: true) }
    if failure != nil { return }
    if descriptor < 0 {
      let file = TemporaryFiles.make(in: NSTemporaryDirectory())
      descriptor = file.descriptor
      guard descriptor >= 0 else { return failure = failed() }
      _ = file.path.withSystemPath { unlink($0) }
      TemporaryFiles.forget(file.path)
    }
    if !waiting.withUnsafeBytes({ writeAll($0, to: descriptor) }) { failure = failed() }
  }

  private func failed() -> RecordingError {
    RecordingError(
      .unwritable,
      file: NSTemporaryDirectory(),
      problem: "what is printed later can't be kept there (\(systemReason(errno)))",
      remedy: "make room in the folder for temporary files"
    )
  }
}
