/// What a gesture's machine gets to see of one contact.
public struct ContactSample: Hashable, Sendable {
  /// Which contact this is.
  public var id: Contact.ID
  /// Where it is, in points of the window.
  public var location: Point

  /// Creates a sample.
  public init(id: Contact.ID, location: Point) {
    self.id = id
    self.location = location
  }
}
