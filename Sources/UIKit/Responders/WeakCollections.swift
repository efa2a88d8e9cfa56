#if !hasFeature(Embedded) && !canImport(ObjectiveC)
  public import TouchGraphics

  // Foundation has these two on Apple's platforms alone. Objects are equal where they are one, or where they are of
  // Foundation's classes and say so.

  /// Holds an object, weakly or not.
  private struct Held<Object: AnyObject> {
    private weak var weakObject: Object?
    private var strongObject: Object?

    init(_ object: Object, isWeak: Bool) {
      weakObject = object
      strongObject = isWeak ? nil : object
    }

    var object: Object? { strongObject ?? weakObject }

    func holds(_ other: AnyObject) -> Bool {
      guard let object else { return false }
      return object === other || (object as? NSObject).map { $0.isEqual(other) } ?? false
    }
  }

  /// A set of objects that it may hold weakly, for lists of delegates and observers.
  ///
  /// - Complexity: O(*n*) in the number of objects for each method that looks for one.
  public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let isWeak: Bool
    private var held: [Held<ObjectType>] = []

    private init(isWeak: Bool) { self.isWeak = isWeak }

    /// Creates a set that holds its objects weakly.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

    /// Creates a set that keeps its objects alive.
    public override convenience init() { self.init(isWeak: false) }

    /// Adds an object that isn't in the set.
    public func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      held.removeAll { $0.object == nil }
      held.append(Held(object, isWeak: isWeak))
    }

    /// Takes an object out.
    public func remove(_ object: ObjectType?) {
      held.removeAll { $0.object == nil || object.map($0.holds) ?? false }
    }

    /// Takes all objects out.
    public func removeAllObjects() { held = [] }

    /// Whether an object is in the set.
    public func contains(_ anObject: ObjectType?) -> Bool {
      anObject.map { object in held.contains { $0.holds(object) } } ?? false
    }

    /// The object in the set that is equal to another one.
    public func member(_ object: ObjectType?) -> ObjectType? {
      object.flatMap { object in held.first { $0.holds(object) }?.object }
    }

    /// The objects, in the order in which they were added.
    public var allObjects: [ObjectType] { held.compactMap { $0.object } }

    /// One of the objects; nil where there is none.
    public var anyObject: ObjectType? { allObjects.first }

    /// How many objects there are; those that are gone don't count.
    public var count: Int { allObjects.count }
  }

  /// A dictionary that may hold its keys and its objects weakly; an entry is gone with either.
  ///
  /// - Complexity: O(*n*) in the number of entries for each method that looks for one.
  public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let hasWeakKeys: Bool
    private let hasWeakObjects: Bool
    private var entries: [(key: Held<KeyType>, object: Held<ObjectType>)] = []

    private init(weakKeys: Bool, weakObjects: Bool) {
      (hasWeakKeys, hasWeakObjects) = (weakKeys, weakObjects)
    }

    /// Creates a dictionary that keeps keys and objects alive.
    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(weakKeys: false, weakObjects: false)
    }

    /// Creates a dictionary that holds its keys weakly.
    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(weakKeys: true, weakObjects: false)
    }

    /// Creates a dictionary that holds its objects weakly.
    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(weakKeys: false, weakObjects: true)
    }

    /// Creates a dictionary that holds keys and objects weakly.
    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(weakKeys: true, weakObjects: true)
    }

    /// The object of a key.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
      aKey.flatMap { key in entries.first { $0.key.holds(key) }?.object.object }
    }

    /// Sets the object of a key; does nothing where either is nil.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      guard let anObject, let aKey else { return }
      removeObject(forKey: aKey)
      entries.append(
        (Held(aKey, isWeak: hasWeakKeys), Held(anObject, isWeak: hasWeakObjects))
      )
    }

    /// Takes a key and its object out.
    public func removeObject(forKey aKey: KeyType?) {
      entries.removeAll {
        $0.key.object == nil || $0.object.object == nil || aKey.map($0.key.holds) ?? false
      }
    }

    /// Takes all entries out.
    public func removeAllObjects() { entries = [] }

    /// How many entries there are; those that are gone don't count.
    public var count: Int {
      entries.filter { $0.key.object != nil && $0.object.object != nil }.count
    }

    /// The keys, in the order in which they were set.
    public func keyEnumerator() -> NSEnumerator {
      NSArray(array: entries.compactMap { $0.object.object == nil ? nil : $0.key.object })
        .objectEnumerator()
    }

    /// The objects, in the order in which they were set; nil where there are none.
    public func objectEnumerator() -> NSEnumerator? {
      let objects = entries.compactMap { $0.key.object == nil ? nil : $0.object.object }
      return objects.isEmpty ? nil : NSArray(array: objects).objectEnumerator()
    }
  }
#endif
