public import TouchCore

/// Writes frames as `.touches` lines (recording formats 5), in one canonical form.
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
    bytes.putTime(frame.time)
    if frame.hasExtras { putBeginning(of: frame) }
    if frame.buttons != 0 { put(",\"buttons\":", frame.buttons) }
    if frame.modifiers != 0 { put(",\"modifiers\":", frame.modifiers) }
    if !frame.contacts.isEmpty || frame.interruption == nil && !frame.hasExtras {
      put(frame.contacts)
    }
    if !frame.history.isEmpty {
      put(",\"coalesced\":")
      putList(frame.history) { writer, earlier in
        writer.put("{\"t\":")
        writer.bytes.putTime(earlier.time)
        writer.put(earlier.contacts)
        writer.put("}")
      }
    }
    if let interruption = frame.interruption {
      put(",\"interrupt\":\"")
      put(TouchNames.name(of: interruption))
      put("\"")
    }
    put("}\n")
  }

  /// Returns the bytes that were written so far and drops them, so that memory stays the same.
  public mutating func drain() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// What comes before a frame's contacts, because it happens before.
  private mutating func putBeginning(of frame: TouchFrame) {
    if let screen = frame.screen {
      put(",\"screen\":{\"width\":")
      put(decimalText(screen.width, places: 4))
      put(",\"height\":")
      put(decimalText(screen.height, places: 4))
      put("}")
    }
    if frame.updates.isEmpty { return }
    put(",\"updates\":")
    putList(frame.updates) { writer, update in
      writer.put("{\"update\":", update.index)
      if let position = update.position { writer.put(position) }
      if let force = update.force { writer.put(",\"force\":", max(0, force)) }
      writer.put(altitude: update.altitude, azimuth: update.azimuth)
      writer.put("}")
    }
  }

  private mutating func put(_ contacts: [Contact]) {
    put(",\"contacts\":")
    putList(contacts) { writer, contact in writer.put(contact) }
  }

  private mutating func put(_ contact: Contact) {
    put("{\"id\":", contact.id.rawValue)
    put(",\"phase\":\"")
    put(TouchNames.name(of: contact.phase))
    put("\"")
    put(contact.position)
    if let force = contact.force { put(",\"force\":", max(0, force)) }
    if let radius = contact.radius { put(",\"radius\":", max(0, radius)) }
    if contact.phase.isBeginning {
      put(",\"type\":\"")
      put(TouchNames.name(of: contact.kind))
      put("\"")
    }
    put(altitude: contact.altitude, azimuth: contact.azimuth)
    if let estimate = contact.estimate { put(estimate) }
    put("}")
  }

  private mutating func put(_ estimate: Contact.Estimate) {
    put(",\"estimated\":")
    let names = TouchNames.properties.filter { estimate.properties.contains($0.property) }
    putList(names) { writer, entry in
      writer.put("\"")
      writer.put(entry.name)
      writer.put("\"")
    }
    if let index = estimate.updateIndex { put(",\"update\":", index) }
  }

  private mutating func put(_ position: Point) {
    put(",\"x\":", position.x)
    put(",\"y\":", position.y)
  }

  private mutating func put(altitude: Double?, azimuth: Double?) {
    if let altitude { put(",\"altitude\":", altitude) }
    if let azimuth { put(",\"azimuth\":", azimuth) }
  }

  private mutating func putList<Element>(
    _ list: [Element],
    _ element: (inout TouchesWriter, Element) -> Void
  ) {
    put("[")
    for index in list.indices {
      if index > 0 { put(",") }
      element(&self, list[index])
    }
    put("]")
  }

  private mutating func put(_ key: StaticString, _ value: Double) {
    put(key)
    bytes.putNumber(value)
  }

  private mutating func put(_ key: StaticString, _ value: Int) {
    put(key)
    bytes.putInteger(value)
  }

  private mutating func put(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  @_disfavoredOverload
  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func putQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { put(scalar.inJSON) }
    bytes.append(UInt8(ascii: "\""))
  }
}
