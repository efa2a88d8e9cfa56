#if hasFeature(Embedded) || canImport(ObjectiveC)

  extension UIGestureRecognizer {
    /// Takes a state that is set; there are no observers here.
    @inline(__always)
    final func setState(_ new: State) { enterOwnState(new) }

    /// Tells observers that a gesture under way was broken off from outside; there are none here.
    @inline(__always)
    final func tellObserversOfLoss(_ old: State, _ new: State) {}
  }

#else

  extension UIGestureRecognizer {
    /// Takes a state that is set, and tells observers, if there are any, as key-value observing wraps the setter on
    /// iOS (rule 4.31): before the action.
    final func setState(_ new: State) {
      if observers.isEmpty { return enterOwnState(new) }
      let old = state
      enterOwnState(new)
      callObservers(of: Self.stateKey, old, state)
    }

    /// Tells observers that a gesture was broken off from outside or prevented, which no setter did.
    @inline(never)
    final func tellObserversOfLoss(_ old: State, _ new: State) {
      if !observers.isEmpty { callObservers(of: Self.stateKey, old, new) }
    }

    private static var stateKey: String { "state" }

    /// Lets an object observe the recognizer's `state`; it isn't retained, and needs no removal before it goes.
    ///
    /// - Parameters:
    ///   - observer: Called with each state that comes through the setter (rule 4.31), before the action, and with the
    ///     cancellation where a gesture under way is disabled or removed, or the failure where another one prevents it.
    ///   - keyPath: `state`. The change has raw values, as `Int`.
    ///   - options: What the observer is told.
    ///   - context: Handed to the observer.
    /// - Precondition: `keyPath` is `state`.
    public func addObserver(
      _ observer: any NSKeyValueObserving,
      forKeyPath keyPath: String,
      options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard add(observer, at: keyPath, options, context) else {
        preconditionFailure(
          "\(keyPath) of \(self) can't be observed: a recognizer tells of its state alone."
        )
      }
    }

    /// Ends an object's observation of the state, the one that was added last; nil stands for any context.
    ///
    /// - Precondition: The object observes the state.
    public func removeObserver(
      _ observer: any NSKeyValueObserving,
      forKeyPath keyPath: String,
      context: UnsafeMutableRawPointer?
    ) {
      guard remove(observer, at: keyPath, context) else {
        preconditionFailure(
          "\(observer) can't be removed: it doesn't observe \(keyPath) of \(self)."
        )
      }
    }

    /// Ends an object's observation of the state, the one that was added last.
    ///
    /// - Precondition: The object observes the state.
    public func removeObserver(_ observer: any NSKeyValueObserving, forKeyPath keyPath: String) {
      removeObserver(observer, forKeyPath: keyPath, context: nil)
    }
  }

  extension UIGestureRecognizer: ObservedObject {
    func observedValue(of key: String) -> Any? { key == Self.stateKey ? state : nil }
  }

  // A class that overrides `state` has a key path of its own for it, as for the values of scroll views.
  extension NSObjectProtocol where Self: UIGestureRecognizer {
    /// Lets a closure observe the recognizer's state until the result is invalidated or let go.
    ///
    /// - Parameters:
    ///   - keyPath: `\.state`.
    ///   - options: What the closure is told.
    ///   - changeHandler: Called with each state that comes through the setter (rule 4.31), before the action, and with
    ///     the cancellation where a gesture under way is disabled or removed, or the failure where another one prevents it.
    /// - Returns: What ends the observation.
    /// - Precondition: `keyPath` is `\.state`.
    @preconcurrency @MainActor
    public func observe(
      _ keyPath: KeyPath<UIGestureRecognizer, UIGestureRecognizer.State>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<UIGestureRecognizer.State>) -> Void
    ) -> NSKeyValueObservation {
      observe(isState: keyPath == \UIGestureRecognizer.state, keyPath, options, changeHandler)
    }

    /// Lets a closure observe the state, of which the key path names the recognizer's own class.
    ///
    /// - Parameters:
    ///   - keyPath: As `\UIPanGestureRecognizer.state`.
    ///   - options: What the closure is told.
    ///   - changeHandler: Called with each state that comes through the setter (rule 4.31), before the action, and with
    ///     the cancellation where a gesture under way is disabled or removed, or the failure where another one prevents it.
    /// - Returns: What ends the observation.
    /// - Precondition: The key path is that of `state`. Deviation: Swift makes another one where a final class overrides
    ///   it; there `\.state` alone has to be written.
    @_disfavoredOverload @preconcurrency @MainActor
    public func observe(
      _ keyPath: KeyPath<Self, UIGestureRecognizer.State>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<UIGestureRecognizer.State>) -> Void
    ) -> NSKeyValueObservation {
      observe(isState: keyPath == \Self.state, keyPath, options, changeHandler)
    }

    @MainActor private func observe(
      isState: Bool,
      _ keyPath: AnyKeyPath,
      _ options: NSKeyValueObservingOptions,
      _ changeHandler: @escaping (Self, NSKeyValueObservedChange<UIGestureRecognizer.State>) -> Void
    ) -> NSKeyValueObservation {
      guard isState else {
        preconditionFailure(
          """
          \(keyPath) can't be observed: a recognizer tells of its state alone. Where \(Self.self) overrides that, write \
          observe(\\.state), without the class's name.
          """
        )
      }
      let observer = ValueObserver(of: "state") { object, old, new in
        let change = NSKeyValueObservedChange(
          kind: .setting,
          newValue: options.contains(.new) ? new as? UIGestureRecognizer.State : nil,
          oldValue: options.contains(.old) ? old as? UIGestureRecognizer.State : nil
        )
        changeHandler(unsafeDowncast(object, to: Self.self), change)
      }
      add(observer, options)
      return NSKeyValueObservation(observer)
    }
  }

#endif
