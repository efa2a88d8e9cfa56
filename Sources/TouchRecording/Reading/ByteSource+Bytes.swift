extension ByteSource {
  /// A source over bytes in memory.
  convenience init(bytes: [UInt8], name: String) { self.init(MemoryBytes(bytes, name: name)) }
}
