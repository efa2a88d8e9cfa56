import Foundation
import TouchRecording

/// A number that stands for some bytes: other bytes have another one, but for rare chances.
///
/// FNV-1a, over words of eight bytes rather than bytes, so that a program's file takes milliseconds. It is no
/// protection against those who look for equal ones.
public struct Fingerprint: Hashable, Sendable {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The fingerprint of nothing.
  public init() {}

  /// Adds bytes, and how many they are, so that parts can't be told apart otherwise.
  public mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let words = bytes.count / 8
    for word in 0..<words {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
    }
    for byte in bytes[(words * 8)...] { mix(UInt64(byte)) }
    mix(UInt64(bytes.count))
  }

  /// Adds a text.
  public mutating func add(_ text: String) {
    Array(text.utf8).withUnsafeBytes { add($0) }
  }

  private mutating func mix(_ word: UInt64) {
    hash = (hash ^ word) &* 0x100_0000_01B3
    // A multiplication carries upwards only.
    hash ^= hash >> 32
  }

  /// Sixteen digits.
  public var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Corpus {
  /// What stands for the bytes of the recordings that can be read.
  ///
  /// - Complexity: O(bytes); each recording is read once, and only files are: a pipe has nothing for a second time.
  public var contents: Fingerprint {
    var fingerprint = Fingerprint()
    for task in tasks where statistics(of: task.path)?.kind == S_IFREG {
      guard let file = FileHandle(forReadingAtPath: task.path) else { continue }
      fingerprint.add(task.file)
      // In parts, as recordings may be larger than memory.
      while let part = try? file.read(upToCount: 1 << 20), !part.isEmpty {
        part.withUnsafeBytes { fingerprint.add($0) }
      }
    }
    return fingerprint
  }

  /// What stands for the rows of the tables that count: whose recordings, what was meant, and what satisfies it.
  public var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    for task in tasks {
      var task = task
      task.path = ""
      fingerprint.add(task.json)
    }
    for (label, entry) in aliases.own.sorted(by: { $0.key < $1.key }) {
      fingerprint.add(label)
      fingerprint.add(entry.recognizers.joined(separator: ","))
      fingerprint.add(entry.beside.joined(separator: ","))
    }
    return fingerprint
  }
}
