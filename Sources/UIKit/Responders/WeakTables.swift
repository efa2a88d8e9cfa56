#if !hasFeature(Embedded) && !canImport(ObjectiveC)
  /// How a table holds objects, and tells them apart.
  public class NSPointerFunctions: NSObject {
    /// How a table holds objects, and tells them apart.
    public struct Options: OptionSet, Sendable {
      /// The bits; Apple's.
      public let rawValue: UInt
      /// Creates options of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The table retains objects.
      public static let strongMemory: Options = []
      /// The table doesn't retain objects; one that is gone is in it no more.
      public static let weakMemory = Options(rawValue: 5 << 0)
      /// Objects that are equal are one.
      public static let objectPersonality: Options = []
      /// Only an object itself is the same.
      public static let objectPointerPersonality = Options(rawValue: 2 << 8)
      /// The table keeps copies; here it keeps the objects themselves.
      public static let copyIn = Options(rawValue: 1 << 16)
    }
  }

  /// An object that a table holds, strongly or weakly.
  private struct TableEntry {
    let isWeak: Bool
    let identity: ObjectIdentifier
    private weak var weakObject: AnyObject?
    private let strongObject: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
      isWeak = options.contains(.weakMemory)
      identity = ObjectIdentifier(object)
      weakObject = object
      strongObject = isWeak ? nil : object
    }

    var object: AnyObject? { isWeak ? weakObject : strongObject }

    /// Whether a table with these options takes an object for this one.
    func isSame(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
      guard let object else { return false }
      if object === other { return true }
      guard !options.contains(.objectPointerPersonality), let object = object as? AnyHashable,
        let other = other as? AnyHashable
      else { return false }
      return object == other
    }
  }

  /// A set of objects that may hold them weakly; their order is that in which they came.
  ///
  /// Looking for an object takes time in proportion to their number.
  open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var entries: [TableEntry] = []

    /// Creates a set; the capacity is of no importance.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) {
      self.options = options
    }

    /// Creates a set.
    public convenience init(options: NSPointerFunctions.Options) {
      self.init(options: options, capacity: 0)
    }

    /// Creates a set that retains its objects.
    public convenience override init() { self.init(options: [], capacity: 0) }

    /// Creates a set that doesn't retain its objects.
    public class func weakObjects() -> NSHashTable<ObjectType> {
      NSHashTable<ObjectType>(options: .weakMemory)
    }

    private func dropGone() { entries.removeAll { $0.object == nil } }

    /// The objects.
    open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
    /// The number of objects.
    open var count: Int { allObjects.count }
    /// One of the objects; nil where there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// The object that is in the set and the same as another one; nil where there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
      guard let object else { return nil }
      return entries.first { $0.isSame(object, options) }?.object as? ObjectType
    }

    /// Whether an object is in the set.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// Adds an object that isn't in the set.
    open func add(_ object: ObjectType?) {
      dropGone()
      guard let object, !contains(object) else { return }
      entries.append(TableEntry(object, options))
    }

    /// Takes an object away.
    open func remove(_ object: ObjectType?) {
      guard let object else { return }
      entries.removeAll { $0.object == nil || $0.isSame(object, options) }
    }

    /// Takes all objects away.
    open func removeAllObjects() { entries = [] }

    /// Goes through the objects.
    open func objectEnumerator() -> NSEnumerator {
      (allObjects as [Any] as NSArray).objectEnumerator()
    }
  }

  /// Objects by other objects, which it may hold weakly; their order is that in which they came.
  ///
  /// Looking for an object takes time in proportion to their number.
  open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [(key: TableEntry, value: TableEntry)] = []

    /// Creates a table; the capacity is of no importance.
    public init(
      keyOptions: NSPointerFunctions.Options = [],
      valueOptions: NSPointerFunctions.Options = [],
      capacity initialCapacity: Int
    ) {
      self.keyOptions = keyOptions
      self.valueOptions = valueOptions
    }

    /// Creates a table.
    public convenience init(
      keyOptions: NSPointerFunctions.Options,
      valueOptions: NSPointerFunctions.Options
    ) {
      self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
    }

    /// Creates a table that retains keys and objects.
    public convenience override init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

    /// Creates a table that retains keys and objects.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Creates a table that retains objects alone.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: [])
    }

    /// Creates a table that retains keys alone.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: [], valueOptions: .weakMemory)
    }

    /// Creates a table that retains neither keys nor objects.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private func dropGone() {
      entries.removeAll { $0.key.object == nil || $0.value.object == nil }
    }

    private var pairs: [(key: KeyType, value: ObjectType)] {
      entries.compactMap { entry in
        guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType
        else { return nil }
        return (key, value)
      }
    }

    /// The number of keys.
    open var count: Int { pairs.count }

    /// The object of a key; nil where it has none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
      guard let aKey else { return nil }
      return entries.first { $0.key.isSame(aKey, keyOptions) }?.value.object as? ObjectType
    }

    /// Gives a key an object, in place of the one that it has.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      dropGone()
      guard let anObject, let aKey else { return }
      let value = TableEntry(anObject, valueOptions)
      if let index = entries.firstIndex(where: { $0.key.isSame(aKey, keyOptions) }) {
        entries[index].value = value
      } else {
        entries.append((TableEntry(aKey, keyOptions), value))
      }
    }

    /// Takes a key and its object away.
    open func removeObject(forKey aKey: KeyType?) {
      guard let aKey else { return }
      entries.removeAll { $0.key.isSame(aKey, keyOptions) }
    }

    /// Takes all keys and objects away.
    open func removeAllObjects() { entries = [] }

    /// Goes through the keys.
    open func keyEnumerator() -> NSEnumerator {
      (pairs.map { $0.key as Any } as NSArray).objectEnumerator()
    }

    /// Goes through the objects; nil never.
    open func objectEnumerator() -> NSEnumerator? {
      (pairs.map { $0.value as Any } as NSArray).objectEnumerator()
    }
  }
#endif
