#if !hasFeature(Embedded) && !canImport(ObjectiveC)

  /// An observer of one value; the object that has the value keeps it.
  @MainActor
  final class ValueObserver {
    /// What is called with the object and its values before and after; there is no value before at first.
    typealias Call = @MainActor (_ object: AnyObject, _ old: Any?, _ new: Any) -> Void

    /// The value's name.
    let key: String
    /// What the observer was added with: `key`, or a path to it from another object.
    let path: String
    /// The object that the path begins at; nil once it is gone, and where that is the value's own.
    private weak var root: AnyObject?
    /// Whether the path begins at another object than the value's own.
    private let hasRoot: Bool
    /// What is called; nil once the observation has ended.
    nonisolated(unsafe) private var call: Call?
    /// The object that is called; nil for a closure, and once it is gone.
    private weak var listener: AnyObject?
    /// Tells the object apart also in its `deinit`, where a weak reference to it is nil; nil for a closure.
    private let identity: ObjectIdentifier?
    /// What the object was added with.
    private let context: UnsafeMutableRawPointer?

    /// Creates an observer that is a closure; `root` is what it is called with, nil for the value's own object.
    init(of key: String, from root: AnyObject? = nil, _ call: @escaping Call) {
      self.key = key
      path = key
      self.root = root
      hasRoot = root != nil
      self.call = call
      identity = nil
      context = nil
    }

    /// Creates an observer that is an object, which isn't retained; once it is gone the observation has ended.
    ///
    /// Where `path` isn't `key`, it begins at `root`, which the observer is called with.
    init(
      of key: String,
      at path: String,
      from root: AnyObject,
      _ options: NSKeyValueObservingOptions,
      _ listener: any NSKeyValueObserving,
      _ context: UnsafeMutableRawPointer?
    ) {
      self.key = key
      self.path = path
      hasRoot = path != key
      self.root = path == key ? nil : root
      self.listener = listener
      identity = ObjectIdentifier(listener)
      self.context = context
      call = { [weak listener] object, old, new in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = Self.inDictionary(new) }
        if options.contains(.old), let old { change[.oldKey] = Self.inDictionary(old) }
        listener?.observeValue(forKeyPath: path, of: object, change: change, context: context)
      }
    }

    /// A value as the dictionary of a change has it: iOS has a number for what is an enumeration.
    private static func inDictionary(_ value: Any) -> Any {
      (value as? any RawRepresentable)?.rawValue ?? value
    }

    /// Whether the observation has ended.
    var isOver: Bool {
      call == nil || identity != nil && listener == nil || hasRoot && root == nil
    }

    /// Whether the observer is an object, added with a context; nil stands for any.
    func isObject(_ object: AnyObject, _ context: UnsafeMutableRawPointer?) -> Bool {
      identity == ObjectIdentifier(object) && (context == nil || context == self.context)
    }

    /// Calls the observer, unless the observation has ended.
    func tell(_ object: AnyObject, _ old: Any?, _ new: Any) {
      if let teller = hasRoot ? root : object { call?(teller, old, new) }
    }

    /// Ends the observation.
    nonisolated func end() { call = nil }
  }

#endif
