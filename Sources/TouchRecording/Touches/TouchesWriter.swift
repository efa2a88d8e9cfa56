public import TouchCore

/// Writes frames as `.touches` lines (FORMATS 5), in one canonical form.
///
///     var writer = TouchesWriter(TouchesHeader(reader.header))
///     while let frame = try reader.next() {
///       writer.append(frame)
///       try output.write(contentsOf: writer.drain())
///     }
///
/// Times have six decimals; positions, forces and radii are rounded to four and written as short as
/// possible, with at least one. A contact's `type` is written where it begins, and nowhere else.
/// Reading what was written and writing it again gives the same bytes.
public struct TouchesWriter: Sendable {
  /// The bytes that were written since the last `drain()`.
  public private(set) var bytes: [UInt8] = []

  /// Creates a writer and writes the header's line.
  public init(_ header: TouchesHeader) {
    put("{\"touches\":\(TouchesHeader.version)")
    if let source = header.source {
      put(",\"source\":")
      putQuoted(source)
    }
    let width = decimalText(header.screen.width, places: 4)
    let height = decimalText(header.screen.height, places: 4)
    put(",\"screen\":{\"width\":\(width),\"height\":\(height)}")
    if let rate = header.rate { put(",\"rate\":\(decimalText(rate, places: 4))") }
    if let force = header.maximumForce {
      put(",\"maximumForce\":\(decimalText(force, places: 3))")
    }
    put("}\n")
  }

  /// Writes a frame's line.
  public mutating func append(_ frame: TouchFrame) {
    put("{\"t\":")
    putTime(frame.time)
    if !frame.contacts.isEmpty || frame.interruption == nil {
      put(",\"contacts\":[")
      var isFirst = true
      for contact in frame.contacts {
        if !isFirst { put(",") }
        isFirst = false
        put(contact)
      }
      put("]")
    }
    if let interruption = frame.interruption {
      put(",\"interrupt\":\"\(TouchNames.name(of: interruption))\"")
    }
    put("}\n")
  }

  /// Returns the bytes that were written so far and drops them, so that memory stays the same.
  public mutating func drain() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  private mutating func put(_ contact: Contact) {
    put("{\"id\":\(contact.id.rawValue),\"phase\":\"\(TouchNames.name(of: contact.phase))\"")
    put(",\"x\":")
    putNumber(contact.position.x)
    put(",\"y\":")
    putNumber(contact.position.y)
    if let force = contact.force {
      put(",\"force\":")
      putNumber(max(0, force))
    }
    if let radius = contact.radius {
      put(",\"radius\":")
      putNumber(max(0, radius))
    }
    if contact.phase == .began || contact.phase == .regionEntered {
      put(",\"type\":\"\(TouchNames.name(of: contact.kind))\"")
    }
    if let altitude = contact.altitude {
      put(",\"altitude\":")
      putNumber(altitude)
    }
    if let azimuth = contact.azimuth {
      put(",\"azimuth\":")
      putNumber(azimuth)
    }
    put("}")
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func putNumber(_ value: Double) {
    put(rounded(value, places: 4).description)
  }

  private mutating func putTime(_ time: TouchTime) {
    let nanoseconds = max(0, time.nanoseconds)
    let micros = nanoseconds / 1000 + (nanoseconds % 1000 >= 500 ? 1 : 0)
    put(String(micros / 1_000_000))
    bytes.append(UInt8(ascii: "."))
    let fraction = String(micros % 1_000_000)
    for _ in fraction.utf8.count..<6 { bytes.append(UInt8(ascii: "0")) }
    put(fraction)
  }

  private mutating func putQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { put(scalar.inJSON) }
    bytes.append(UInt8(ascii: "\""))
  }
}
