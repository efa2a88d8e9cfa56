/// What of a WebAssembly module its page has to know: the names that it exports.
public struct WebAssemblyModule {
  /// The bytes that every module begins with.
  public static let magic: [UInt8] = [0x00, 0x61, 0x73, 0x6D]
  /// The version of the format, in the four bytes behind them.
  private static let version: [UInt8] = [1, 0, 0, 0]
  /// The number of the section that lists what is exported.
  private static let exportSection: UInt8 = 7

  /// The names of what it exports: functions, memories, tables and globals.
  public private(set) var exports: Set<String> = []

  /// Reads a module's sections; nil where the bytes are no module, or are cut off.
  public init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.magic + Self.version) else { return nil }
    var reader = Reader(bytes: bytes[(Self.magic.count + Self.version.count)...])
    while !reader.bytes.isEmpty {
      guard let number = reader.byte(), let section = reader.block() else { return nil }
      guard number == Self.exportSection else { continue }
      guard let names = Self.names(in: section) else { return nil }
      exports.formUnion(names)
    }
  }

  /// The names in a section that lists what is exported; nil where it is cut off.
  private static func names(in section: ArraySlice<UInt8>) -> [String]? {
    var reader = Reader(bytes: section)
    var names: [String] = []
    guard let count = reader.number() else { return nil }
    for _ in 0..<count {
      // Behind the name stand what it is, and its index.
      guard let name = reader.block(), reader.byte() != nil, reader.number() != nil else {
        return nil
      }
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names
  }

  /// Takes bytes, numbers and counted bytes from the front.
  private struct Reader {
    var bytes: ArraySlice<UInt8>

    mutating func byte() -> UInt8? { bytes.popFirst() }

    /// A number of at most 32 bits, of which each byte has seven, the lowest first (LEB128).
    mutating func number() -> Int? {
      var number = 0
      for shift in stride(from: 0, to: 35, by: 7) {
        guard let byte = byte() else { return nil }
        number |= Int(byte & 0x7F) << shift
        if byte < 0x80 { return number }
      }
      return nil
    }

    /// So many bytes as the number before them says.
    mutating func block() -> ArraySlice<UInt8>? {
      guard let count = number(), count <= bytes.count else { return nil }
      defer { bytes = bytes.dropFirst(count) }
      return bytes.prefix(count)
    }
  }
}
