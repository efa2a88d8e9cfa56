#if !hasFeature(Embedded) && !canImport(ObjectiveC)

  /// An observer of one value of an object; the object keeps it.
  @MainActor
  final class ValueObserver {
    /// What is called with the object and its values before and after; there is no value before at first.
    typealias Call = @MainActor (_ object: AnyObject, _ old: Any?, _ new: Any) -> Void

    /// The value's name.
    let key: String
    /// What is called; nil once the observation has ended.
    nonisolated(unsafe) private var call: Call?
    /// The object that is called; nil for a closure, and once it is gone.
    private weak var listener: AnyObject?
    /// Tells the object apart also in its `deinit`, where a weak reference to it is nil; nil for a closure.
    private let identity: ObjectIdentifier?
    /// What the object was added with.
    private let context: UnsafeMutableRawPointer?

    /// Creates an observer that is a closure.
    init(of key: String, _ call: @escaping Call) {
      self.key = key
      self.call = call
      identity = nil
      context = nil
    }

    /// Creates an observer that is an object, which isn't retained; once it is gone the observation has ended.
    init(
      of key: String,
      _ options: NSKeyValueObservingOptions,
      _ listener: any NSKeyValueObserving,
      _ context: UnsafeMutableRawPointer?
    ) {
      self.key = key
      self.listener = listener
      identity = ObjectIdentifier(listener)
      self.context = context
      call = { [weak listener] object, old, new in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = new }
        if options.contains(.old), let old { change[.oldKey] = old }
        listener?.observeValue(forKeyPath: key, of: object, change: change, context: context)
      }
    }

    /// Whether the observation has ended.
    var isOver: Bool { call == nil || identity != nil && listener == nil }

    /// Whether the observer is an object, added with a context; nil stands for any.
    func isObject(_ object: AnyObject, _ context: UnsafeMutableRawPointer?) -> Bool {
      identity == ObjectIdentifier(object) && (context == nil || context == self.context)
    }

    /// Calls the observer, unless the observation has ended.
    func tell(_ object: AnyObject, _ old: Any?, _ new: Any) { call?(object, old, new) }

    /// Ends the observation.
    nonisolated func end() { call = nil }
  }

#endif
