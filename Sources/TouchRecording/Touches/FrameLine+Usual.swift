import TouchCore

extension FrameLine {
  /// Reads a frame of contacts that moved, written without blanks and in the order in which `TouchesWriter` writes
  /// it; nil for anything else, and where something is wrong.
  ///
  /// For speed: most lines of most recordings are such, and differ in their numbers only. What it reads it reads as
  /// `any` does.
  static func usual(_ line: Line, after last: Int64) -> TouchFrame? {
    var scanner = JSONScanner(line)
    guard scanner.take(#"{"t":"#), let time = scanner.shortNanoseconds(), time >= last,
      scanner.take(#","contacts":[{"id":"#)
    else { return nil }
    var contacts: [Contact] = []
    repeat {
      guard let contact = usualContact(&scanner) else { return nil }
      // Storage for one is made at once: most frames have one.
      if contacts.isEmpty { contacts = [contact] } else { contacts.append(contact) }
    } while scanner.take(#"},{"id":"#)
    guard scanner.take("}]}"), scanner.isAtEnd else { return nil }
    return TouchFrame(time: TouchTime(nanoseconds: time), contacts: contacts)
  }

  /// Reads a contact that moved, from behind `"id":` to its end.
  @inline(__always)
  private static func usualContact(_ scanner: inout JSONScanner) -> Contact? {
    guard let id = scanner.shortWholeNumber(), scanner.take(#","phase":"moved","x":"#),
      let x = scanner.shortNumber(), scanner.take(#","y":"#), let y = scanner.shortNumber()
    else { return nil }
    var contact = Contact(
      id: Contact.ID(Int(truncatingIfNeeded: id)),
      phase: .moved,
      position: Point(x: x, y: y)
    )
    if scanner.take(#","force":"#) {
      guard let force = scanner.shortNumber() else { return nil }
      contact.force = force
    }
    if scanner.take(#","radius":"#) {
      guard let radius = scanner.shortNumber() else { return nil }
      contact.radius = radius
    }
    return contact
  }
}
