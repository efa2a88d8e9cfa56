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
      observers.removeAll { $0.isOver }
      for observer in observers where observer.key == value.rawValue {
        observer.tell(self, old, new)
      }
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

  extension UIScrollView: ObservedView {
    func observedValue(of keyPath: String) -> Any? {
      ObservedScrollValue(rawValue: keyPath).map(present)
    }
  }

  // A class that overrides a value may have a key path of its own for it, which isn't equal to UIScrollView's.
  // `\.contentOffset`, where no class is named, is UIScrollView's by the first method, also on such a class.
  extension NSObjectProtocol where Self: UIScrollView {
    /// Lets a closure observe a value until the result is invalidated or let go.
    ///
    /// - Parameters:
    ///   - keyPath: `\.contentOffset`, `\.contentSize` or `\.contentInset`.
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
      let value: ObservedScrollValue =
        if keyPath == \UIScrollView.contentOffset {
          .contentOffset
        } else if keyPath == \UIScrollView.contentSize {
          .contentSize
        } else if keyPath == \UIScrollView.contentInset {
          .contentInset
        } else {
          preconditionFailure(
            "\(keyPath) can't be observed: a scroll view tells of contentOffset, contentSize and contentInset alone."
          )
        }
      return observe(value, options, changeHandler)
    }

    /// Lets a closure observe a value, of which the key path names the view's own class.
    ///
    /// - Parameters:
    ///   - keyPath: As `\Feed.contentOffset`, where `Feed` is the view's class.
    ///   - options: What the closure is told.
    ///   - changeHandler: Called after each setting of the value, by a finger or by a client, after the delegate.
    /// - Returns: What ends the observation.
    /// - Precondition: The key path is that of `contentOffset`, `contentSize` or `contentInset`. Deviation: Swift makes
    ///   another one where a final class overrides the value; there `\.contentOffset` alone has to be written.
    @_disfavoredOverload @preconcurrency @MainActor
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      observe(value(at: keyPath), options, changeHandler)
    }

    @MainActor private func observe<Value>(
      _ value: ObservedScrollValue,
      _ options: NSKeyValueObservingOptions,
      _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let observer = ValueObserver(of: value.rawValue) { object, old, new in
        let change = NSKeyValueObservedChange(
          kind: .setting,
          newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil
        )
        changeHandler(unsafeDowncast(object, to: Self.self), change)
      }
      add(observer, options)
      return NSKeyValueObservation(observer)
    }

    @MainActor private func value(at keyPath: PartialKeyPath<Self>) -> ObservedScrollValue {
      if keyPath == \Self.contentOffset { return .contentOffset }
      if keyPath == \Self.contentSize { return .contentSize }
      if keyPath == \Self.contentInset { return .contentInset }
      preconditionFailure(
        """
        \(keyPath) can't be observed: a scroll view tells of contentOffset, contentSize and contentInset alone. Where \
        \(Self.self) overrides one of them, write observe(\\.contentOffset), without the class's name.
        """
      )
    }
  }

#endif
