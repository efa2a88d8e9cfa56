/// A value of a scroll view whose changes observers can be told of.
enum ObservedScrollValue: String {
  case contentOffset, contentSize, contentInset
}

#if hasFeature(Embedded) || canImport(ObjectiveC)

  extension UIScrollView {
    /// Tells observers that a value was set; there are none here.
    @inline(__always)
    final func tellObservers<Value>(
      of value: ObservedScrollValue,
      _ old: Value,
      _ new: @autoclosure () -> Value
    ) {}
  }

#else

  extension UIScrollView {
    /// Tells observers, if there are any, that a value was set, those first that were added first.
    @inline(__always)
    final func tellObservers<Value>(
      of value: ObservedScrollValue,
      _ old: Value,
      _ new: @autoclosure () -> Value
    ) {
      if !observers.isEmpty { callObservers(of: value, old, new()) }
    }

    // A function of its own, which keeps the one above small.
    @inline(never)
    private func callObservers(of value: ObservedScrollValue, _ old: Any, _ new: Any) {
      callObservers(of: value.rawValue, old, new)
    }

    /// What a value is at present.
    fileprivate func present(_ value: ObservedScrollValue) -> Any {
      switch value {
      case .contentOffset: contentOffset
      case .contentSize: contentSize
      case .contentInset: contentInset
      }
    }
  }

  extension UIScrollView: ObservedObject {
    func observedValue(of key: String) -> Any? {
      ObservedScrollValue(rawValue: key).map(present)
    }

    func observedObject(at keyPath: String) -> (object: any ObservedObject, key: String)? {
      if keyPath == "panGestureRecognizer.state" { return (panGestureRecognizer, "state") }
      return observedValue(of: keyPath) == nil ? nil : (self, keyPath)
    }
  }

  // A class that overrides a value may have a key path of its own for it, which isn't equal to UIScrollView's.
  // `\.contentOffset`, where no class is named, is UIScrollView's by the first method, also on such a class.
  extension NSObjectProtocol where Self: UIScrollView {
    /// Lets a closure observe a value until the result is invalidated or let go.
    ///
    /// - Parameters:
    ///   - keyPath: `\.contentOffset`, `\.contentSize`, `\.contentInset` or `\.panGestureRecognizer.state`.
    ///   - options: What the closure is told.
    ///   - changeHandler: Called after each setting of the value, by a finger or by a client, after the delegate.
    /// - Returns: What ends the observation.
    /// - Precondition: `keyPath` is one of these.
    @preconcurrency @MainActor
    public func observe<Value>(
      _ keyPath: KeyPath<UIScrollView, Value>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let key: String =
        if keyPath == \UIScrollView.contentOffset {
          "contentOffset"
        } else if keyPath == \UIScrollView.contentSize {
          "contentSize"
        } else if keyPath == \UIScrollView.contentInset {
          "contentInset"
        } else if keyPath == \UIScrollView.panGestureRecognizer.state {
          "panGestureRecognizer.state"
        } else {
          preconditionFailure(
            """
            \(keyPath) can't be observed: a scroll view tells of contentOffset, contentSize, contentInset and \
            panGestureRecognizer.state alone.
            """
          )
        }
      return observe(key, options, changeHandler)
    }

    /// Lets a closure observe a value, of which the key path names the view's own class.
    ///
    /// - Parameters:
    ///   - keyPath: As `\Feed.contentOffset`, where `Feed` is the view's class.
    ///   - options: What the closure is told.
    ///   - changeHandler: Called after each setting of the value, by a finger or by a client, after the delegate.
    /// - Returns: What ends the observation.
    /// - Precondition: The key path is that of `contentOffset`, `contentSize`, `contentInset` or
    ///   `panGestureRecognizer.state`. Deviation: Swift makes another one where a final class overrides the value; there `\.contentOffset` alone has to be written.
    @_disfavoredOverload @preconcurrency @MainActor
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      observe(key(at: keyPath), options, changeHandler)
    }

    @MainActor private func observe<Value>(
      _ keyPath: String,
      _ options: NSKeyValueObservingOptions,
      _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      // The caller found the key path among those that can be observed.
      let (holder, key) = observedObject(at: keyPath)!
      let root = holder === self ? nil : self
      let observer = ValueObserver(of: key, from: root) { object, old, new in
        let change = NSKeyValueObservedChange(
          kind: .setting,
          newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil
        )
        changeHandler(unsafeDowncast(object, to: Self.self), change)
      }
      holder.add(observer, options)
      return NSKeyValueObservation(observer)
    }

    @MainActor private func key(at keyPath: PartialKeyPath<Self>) -> String {
      if keyPath == \Self.contentOffset { return "contentOffset" }
      if keyPath == \Self.contentSize { return "contentSize" }
      if keyPath == \Self.contentInset { return "contentInset" }
      if keyPath == \Self.panGestureRecognizer.state { return "panGestureRecognizer.state" }
      preconditionFailure(
        """
        \(keyPath) can't be observed: a scroll view tells of contentOffset, contentSize, contentInset and \
        panGestureRecognizer.state alone. Where \(Self.self) overrides one of them, write observe(\\.contentOffset), \
        without the class's name.
        """
      )
    }
  }

#endif
