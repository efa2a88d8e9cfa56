#if canImport(Foundation)
  import Foundation

  /// The index of the first such byte; nil where there is none.
  func firstIndex(of byte: UInt8, in bytes: UnsafeRawPointer, count: Int) -> Int? {
    guard let found = memchr(bytes, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - bytes
  }

  /// Whether two pieces of memory hold the same bytes.
  func areEqual(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, count: Int) -> Bool {
    memcmp(one, other, count) == 0
  }
#else
  /// The index of the first such byte; nil where there is none.
  func firstIndex(of byte: UInt8, in bytes: UnsafeRawPointer, count: Int) -> Int? {
    for index in 0..<count where bytes.load(fromByteOffset: index, as: UInt8.self) == byte {
      return index
    }
    return nil
  }

  /// Whether two pieces of memory hold the same bytes.
  func areEqual(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, count: Int) -> Bool {
    for index in 0..<count where one[index] != other[index] { return false }
    return true
  }
#endif
