/// The device's description that `evtest` prints first, and evemu repeats in comments.
struct EvtestHeader {
  private(set) var device = DeviceDescription()
  private var type: UInt16?
  private var axis: UInt16?

  /// Lines of the header that describe nothing that touches depend on.
  private static let others: [StaticString] = [
    "Value ", "Fuzz ", "Flat ", "Property type ", "Properties:", "Input driver version",
    "Input device ID", "Supported events:", "Repeat type ", "Repeat code ", "State ",
    "Key repeat handling:",
  ]

  /// Reads a line of the header; false where it is none.
  @discardableResult
  mutating func read(_ line: Line) -> Bool {
    var scanner = LineScanner(line)
    scanner.skipBlanks()
    if scanner.take("Event code ") || scanner.take("Event Code ") {
      guard let code = scanner.decimalCode() else { return false }
      axis = nil
      if type == EventCode.key { device.addKey(code) }
      if type == EventCode.absolute {
        axis = code
        device.axes[code] = DeviceDescription.Axis(minimum: 0, maximum: 0)
      }
      return true
    }
    if scanner.take("Event type ") || scanner.take("Event Type ") {
      guard let number = scanner.decimalCode() else { return false }
      type = number
      axis = nil
      return true
    }
    if scanner.take("Min ") { return set(&scanner) { $0.minimum = $1 } }
    if scanner.take("Max ") { return set(&scanner) { $0.maximum = $1 } }
    if scanner.take("Resolution ") { return set(&scanner) { $0.resolution = $1 } }
    if scanner.take("Input device name: ") {
      device.name = scanner.unquotedRest
      return true
    }
    return Self.others.contains { scanner.take($0) }
  }

  private mutating func set(
    _ scanner: inout LineScanner,
    _ assign: (inout DeviceDescription.Axis, Int32) -> Void
  ) -> Bool {
    scanner.skipBlanks()
    guard let value = scanner.decimal() else { return false }
    if let axis, var known = device.axes[axis] {
      assign(&known, value)
      device.axes[axis] = known
    }
    return true
  }
}
