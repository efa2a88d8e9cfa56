// Ours, not Apple's: Apple's classes inherit from NSObject. Ours adopt its protocol where Foundation has it, so that
// protocols of clients can refine it.

#if hasFeature(Embedded)

  /// What Apple's objects have from NSObject; nothing where there is no Foundation.
  public protocol PlainObject: AnyObject {}

#else

  /// What Apple's objects have from NSObject, for classes that don't let clients override it.
  public protocol PlainObject: NSObjectProtocol {}

  extension PlainObject {
    /// The object.
    public func `self`() -> Self { self }
    /// Returns false.
    public func isProxy() -> Bool { false }
    /// Whether both are the same object.
    public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// A number that equal objects share.
    public var hash: Int { ObjectIdentifier(self).hashValue }
    /// The object's class.
    public var description: String { "<\(type(of: self))>" }
    /// As `description`.
    public var debugDescription: String { description }
  }

  extension PlainObject where Self: Hashable {
    /// Whether both have the same values.
    public func isEqual(_ object: Any?) -> Bool { (object as? Self) == self }
    /// A number that equal objects share.
    public var hash: Int { hashValue }
  }

  extension NSObjectProtocol {
    /// Whether the object is of a class or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
    /// Whether the object is of a class, and not of one that inherits from it.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
  }

  /// Whether an object is of a class or of one that inherits from it.
  package func isObject(_ object: AnyObject, of aClass: AnyClass) -> Bool {
    var candidate: AnyClass? = type(of: object)
    while let here = candidate {
      if here == aClass { return true }
      candidate = _getSuperclass(here)
    }
    return false
  }

#endif

// Classes that adopt Hashable have this by their name alone; as NSObject's, it compares identities.
extension PlainObject {
  /// Whether both are the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  /// Feeds the object's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
