/// The kernel's `struct input_event`, little endian, in its 24- and 16-byte layouts
/// (recording formats 3.6).
enum BinaryEvents {
  static let largestType: UInt16 = 0x1F
  static let largestCode: UInt16 = 0x2FF

  /// The number of bytes of a record.
  static func size(is64: Bool) -> Int { is64 ? 24 : 16 }

  /// Reads one record; nil where the bytes can't be one.
  static func event(_ record: UnsafeRawBufferPointer, is64: Bool) -> InputEvent? {
    let seconds: Int64
    let micros: Int64
    if is64 {
      seconds = Int64(littleEndian: record.loadUnaligned(fromByteOffset: 0, as: Int64.self))
      micros = Int64(littleEndian: record.loadUnaligned(fromByteOffset: 8, as: Int64.self))
    } else {
      seconds = Int64(UInt32(littleEndian: record.loadUnaligned(as: UInt32.self)))
      micros = Int64(
        UInt32(littleEndian: record.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
      )
    }
    let fields = is64 ? 16 : 8
    let type = UInt16(
      littleEndian: record.loadUnaligned(fromByteOffset: fields, as: UInt16.self)
    )
    let code = UInt16(
      littleEndian: record.loadUnaligned(fromByteOffset: fields + 2, as: UInt16.self)
    )
    let value = Int32(
      littleEndian: record.loadUnaligned(fromByteOffset: fields + 4, as: Int32.self)
    )
    guard (0..<9_000_000_000).contains(seconds), (0..<1_000_000).contains(micros),
      type <= largestType, code <= largestCode
    else { return nil }
    return InputEvent(
      time: InputEvent.nanoseconds(seconds, micros: micros),
      type: type,
      code: code,
      value: value
    )
  }

  /// Whether a file's first bytes look like records of a layout.
  ///
  /// The first record must be one, and nine of ten; events of touch devices must be among them, and
  /// time may not step back at more than a tenth of them, or twice where they are few.
  static func fits(_ sample: [UInt8], is64: Bool) -> Bool {
    let size = size(is64: is64)
    let records = min(sample.count / size, 256)
    guard records > 0 else { return false }
    var valid = 0
    var meaningful = 0
    var stepsBack = 0
    var previous = Int64.min
    let isFirstValid = sample.withUnsafeBytes { bytes in
      for index in 0..<records {
        let record = UnsafeRawBufferPointer(rebasing: bytes[index * size..<(index + 1) * size])
        guard let event = event(record, is64: is64), let time = event.time else {
          if index == 0 { return false }
          continue
        }
        valid += 1
        if time < previous { stepsBack += 1 }
        previous = time
        if event.type <= 5, event.type != 0 || event.code <= 3, time > 0 || event.type > 0 {
          meaningful += 1
        }
      }
      return true
    }
    return isFirstValid && valid * 10 >= records * 9 && meaningful * 10 >= records * 8
      && stepsBack <= max(records / 10, 2)
  }
}
