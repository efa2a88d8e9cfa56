/// The device's description that `evtest` prints first, and evemu repeats in comments.
struct EvtestHeader {
  private(set) var device = DeviceDescription()
  private var type: UInt16?
  private var axis: UInt16?

  /// Reads a line of the header; false where it is none.
  @discardableResult
  mutating func read(_ line: Line) -> Bool {
    var scanner = LineScanner(line)
    scanner.skipBlanks()
    if scanner.take("Event code ") || scanner.take("Event Code ") {
      guard let code = scanner.decimal().flatMap(UInt16.init(exactly:)) else { return false }
      axis = nil
      if type == EventCode.key { device.addKey(code) }
      if type == EventCode.absolute {
        axis = code
        device.axes[code] = DeviceDescription.Axis(minimum: 0, maximum: 0)
      }
      return true
    }
    if scanner.take("Event type ") || scanner.take("Event Type ") {
      guard let number = scanner.decimal().flatMap(UInt16.init(exactly:)) else { return false }
      type = number
      axis = nil
      return true
    }
    if scanner.take("Min ") { return set(&scanner, \.minimum) }
    if scanner.take("Max ") { return set(&scanner, \.maximum) }
    if scanner.take("Resolution ") { return set(&scanner, \.resolution) }
    if scanner.take("Value ") || scanner.take("Fuzz ") || scanner.take("Flat ") { return true }
    if scanner.take("Input device name: ") {
      let name = scanner.rest
      device.name =
        name.count >= 2 && name.hasPrefix("\"") && name.hasSuffix("\"")
        ? String(name.dropFirst().dropLast()) : name
      return true
    }
    return scanner.take("Property type ") || scanner.take("Properties:")
      || scanner.take("Input driver version") || scanner.take("Input device ID")
      || scanner.take("Supported events:") || scanner.take("Repeat type ")
      || scanner.take("Repeat code ") || scanner.take("State ")
      || scanner.take("Key repeat handling:")
  }

  private mutating func set(
    _ scanner: inout LineScanner,
    _ field: WritableKeyPath<DeviceDescription.Axis, Int32>
  ) -> Bool {
    scanner.skipBlanks()
    guard let value = scanner.decimal() else { return false }
    if let axis { device.axes[axis]?[keyPath: field] = value }
    return true
  }
}
