#if !hasFeature(Embedded) && !canImport(ObjectiveC)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Waits until no other thread holds an object's lock, and takes it; a thread may take it more than once.
  ///
  /// - Returns: 0.
  @discardableResult
  public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.shared.enter(ObjectIdentifier(obj as AnyObject))
    return 0
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Gives an object's lock back.
  ///
  /// - Returns: 0; -1 where the lock isn't taken.
  @discardableResult
  public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.shared.exit(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
  }

  /// The locks of objects, while threads hold them or wait for them.
  private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()

    /// Protects the table.
    private let access = NSLock()
    private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, uses: Int)] = [:]

    func enter(_ object: ObjectIdentifier) {
      access.lock()
      let (lock, uses) = locks[object] ?? (NSRecursiveLock(), 0)
      locks[object] = (lock, uses + 1)
      access.unlock()
      lock.lock()
    }

    func exit(_ object: ObjectIdentifier) -> Bool {
      access.lock()
      defer { access.unlock() }
      guard let (lock, uses) = locks[object] else { return false }
      locks[object] = uses > 1 ? (lock, uses - 1) : nil
      lock.unlock()
      return true
    }
  }
#endif
