#if !hasFeature(Embedded) && !canImport(ObjectiveC)

  /// An object of which values can be observed.
  @MainActor
  protocol ObservedObject: AnyObject {
    /// What is told, in the order in which it was added.
    var observers: [ValueObserver] { get set }
    /// What a value is at present; nil where it can't be observed.
    func observedValue(of key: String) -> Any?
    /// The object that has the value at a key path, and the value's key there; nil where it can't be observed.
    func observedObject(at keyPath: String) -> (object: any ObservedObject, key: String)?
  }

  extension ObservedObject {
    func observedObject(at keyPath: String) -> (object: any ObservedObject, key: String)? {
      observedValue(of: keyPath) == nil ? nil : (self, keyPath)
    }

    /// Tells an observer of a value from now on, and at once if the options ask for it.
    func add(_ observer: ValueObserver, _ options: NSKeyValueObservingOptions) {
      // An object that is gone may have had the address of one that observes now.
      observers.removeAll { $0.isOver }
      observers.append(observer)
      if options.contains(.initial), let value = observedValue(of: observer.key) {
        observer.tell(self, nil, value)
      }
    }

    /// Lets an object observe the value at a key path; false where it can't be observed.
    func add(
      _ observer: any NSKeyValueObserving,
      at keyPath: String,
      _ options: NSKeyValueObservingOptions,
      _ context: UnsafeMutableRawPointer?
    ) -> Bool {
      guard let (object, key) = observedObject(at: keyPath) else { return false }
      object.add(
        ValueObserver(of: key, at: keyPath, from: self, options, observer, context),
        options
      )
      return true
    }

    /// Ends the last observation of an object; false where it doesn't observe the value.
    func remove(
      _ observer: any NSKeyValueObserving,
      at keyPath: String,
      _ context: UnsafeMutableRawPointer?
    ) -> Bool {
      guard let object = observedObject(at: keyPath)?.object,
        let last = object.observers.lastIndex(where: {
          $0.path == keyPath && $0.isObject(observer, context)
        })
      else { return false }
      object.observers.remove(at: last).end()
      return true
    }

    /// Tells the observers of a key that its value was set, those first that were added first.
    func callObservers(of key: String, _ old: Any, _ new: Any) {
      observers.removeAll { $0.isOver }
      for observer in observers where observer.key == key { observer.tell(self, old, new) }
    }
  }

#endif
