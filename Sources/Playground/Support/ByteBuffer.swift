/// Bytes at an address that stays while they are read: the input and the output of the boundary.
///
/// It grows and never shrinks, so that a frame costs no allocation.
struct ByteBuffer {
  /// The bytes that were written.
  private(set) var count = 0
  private(set) var bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// The address of the first byte.
  var address: UnsafeMutableRawPointer? { bytes.baseAddress }

  /// The bytes that were written.
  var content: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[0..<count])
  }

  /// Makes room for so many bytes, and keeps those that were written.
  mutating func reserve(_ size: Int) {
    guard size > bytes.count || bytes.baseAddress == nil else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(size, bytes.count * 2, 4096),
      alignment: 16
    )
    if count > 0 { larger.copyMemory(from: content) }
    bytes.deallocate()
    bytes = larger
  }

  /// Discards what was written.
  mutating func clear() { count = 0 }

  /// Takes so many bytes as written.
  mutating func take(_ size: Int) { count = size }

  /// Writes a value's bytes.
  mutating func put<Value: BitwiseCopyable>(_ value: Value) {
    let size = MemoryLayout<Value>.size
    reserve(count + size)
    bytes.storeBytes(of: value, toByteOffset: count, as: Value.self)
    count += size
  }

  /// Writes a value's bytes over others.
  mutating func put<Value: BitwiseCopyable>(_ value: Value, at offset: Int) {
    bytes.storeBytes(of: value, toByteOffset: offset, as: Value.self)
  }

  /// Writes a text's bytes.
  mutating func put(_ text: String) {
    var text = text
    text.withUTF8 { put(UnsafeRawBufferPointer($0)) }
  }

  /// Writes bytes.
  mutating func put(_ other: UnsafeRawBufferPointer) {
    reserve(count + other.count)
    UnsafeMutableRawBufferPointer(rebasing: bytes[count...]).copyMemory(from: other)
    count += other.count
  }
}
