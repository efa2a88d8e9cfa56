#if !hasFeature(Embedded) && !canImport(ObjectiveC)

  /// A view of which values can be observed.
  protocol ObservedView: UIView {
    /// What is told, in the order in which it was added.
    var observers: [ValueObserver] { get set }
    /// What a value is at present; nil where it can't be observed.
    func observedValue(of keyPath: String) -> Any?
  }

  extension ObservedView {
    /// Tells an observer of a value from now on, and at once if the options ask for it.
    func add(_ observer: ValueObserver, _ options: NSKeyValueObservingOptions) {
      // An object that is gone may have had the address of one that observes now.
      observers.removeAll { $0.isOver }
      observers.append(observer)
      if options.contains(.initial), let value = observedValue(of: observer.key) {
        observer.tell(self, nil, value)
      }
    }
  }

  extension UIView {
    /// Lets an object observe a value of a scroll view or a control; it isn't retained, and needs no removal before it
    /// goes.
    ///
    /// A method of all views, as observers know what they are put into as a superview.
    ///
    /// - Parameters:
    ///   - observer: Called after each setting of the value, by a finger or by a client, after the delegate.
    ///   - keyPath: `contentOffset`, `contentSize` or `contentInset`; of a control, `highlighted`, `selected` or
    ///     `enabled`, also with Swift's `is` before it.
    ///   - options: What the observer is told.
    ///   - context: Handed to the observer.
    /// - Precondition: The view is a scroll view or a control, and `keyPath` names one of its values.
    public func addObserver(
      _ observer: any NSKeyValueObserving,
      forKeyPath keyPath: String,
      options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard let view = self as? any ObservedView, view.observedValue(of: keyPath) != nil else {
        preconditionFailure(
          """
          \(keyPath) of \(self) can't be observed: scroll views tell of changes of their contentOffset, contentSize and \
          contentInset, controls of highlighted, selected and enabled, and others of none.
          """
        )
      }
      view.add(ValueObserver(of: keyPath, options, observer, context), options)
    }

    /// Ends an object's observation of a value, the one that was added last; nil stands for any context.
    ///
    /// - Precondition: The object observes the value.
    public func removeObserver(
      _ observer: any NSKeyValueObserving,
      forKeyPath keyPath: String,
      context: UnsafeMutableRawPointer?
    ) {
      let view = self as? any ObservedView
      let last = view?.observers.lastIndex {
        $0.key == keyPath && $0.isObject(observer, context)
      }
      guard let view, let last else {
        preconditionFailure(
          "\(observer) can't be removed: it doesn't observe \(keyPath) of \(self)."
        )
      }
      view.observers.remove(at: last).end()
    }

    /// Ends an object's observation of a value, the one that was added last.
    ///
    /// - Precondition: The object observes the value.
    public func removeObserver(_ observer: any NSKeyValueObserving, forKeyPath keyPath: String) {
      removeObserver(observer, forKeyPath: keyPath, context: nil)
    }
  }

#endif
