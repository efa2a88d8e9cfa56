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
      if mayBeObserved { callObservers(of: value, old, new()) }
    }

    // A function of its own, which keeps the one above small.
    @inline(never)
    private func callObservers(of value: ObservedScrollValue, _ old: Any, _ new: Any) {
      callObservers(of: value.rawValue, old, new)
      // Scrolling sets the bounds.
      guard value == .contentOffset, let old = old as? CGPoint else { return }
      callObservers(
        of: ObservedViewValue.bounds.rawValue,
        CGRect(origin: old, size: bounds.size),
        bounds
      )
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

  extension UIScrollView: OwnObservedValues {
    func ownObservedValue(of key: String) -> Any? {
      ObservedScrollValue(rawValue: key).map(present)
    }

    func ownObservedObject(at keyPath: String) -> (object: any ObservedObject, key: String)? {
      keyPath == Self.panState ? (panGestureRecognizer, "state") : nil
    }

    fileprivate static var panState: String { "panGestureRecognizer.state" }
  }

  // A class that overrides a value may have a key path of its own for it, which isn't equal to UIScrollView's.
  // `\.contentOffset`, where no class is named, is UIScrollView's by the first method, also on such a class.
  extension NSObjectProtocol where Self: UIScrollView {
    /// Lets a closure observe a value until the result is invalidated or let go.
    ///
    /// - Parameters:
    ///   - keyPath: `\.contentOffset`, `\.contentSize`, `\.contentInset` or `\.panGestureRecognizer.state`, or a value
    ///     of all views.
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
      observe(UIScrollView.observedKey(at: keyPath), keyPath, options, changeHandler)
    }

    /// Lets a closure observe a value, of which the key path names the view's own class.
    ///
    /// - Parameters:
    ///   - keyPath: As `\Feed.contentOffset`, where `Feed` is the view's class.
    ///   - options: What the closure is told.
    ///   - changeHandler: Called after each setting of the value, by a finger or by a client, after the delegate.
    /// - Returns: What ends the observation.
    /// - Precondition: The key path is that of `contentOffset`, `contentSize`, `contentInset` or
    ///   `panGestureRecognizer.state`, or of a value of all views. Deviation: Swift makes another one where a final class
    ///   overrides the value; there `\.contentOffset` alone has to be written.
    @_disfavoredOverload @preconcurrency @MainActor
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      observe(Self.observedKey(at: keyPath), keyPath, options, changeHandler)
    }
  }

  extension NSObjectProtocol where Self: UIScrollView {
    /// The name of the value at a key path; nil where it can't be observed.
    @MainActor fileprivate static func observedKey(at keyPath: PartialKeyPath<Self>) -> String? {
      if keyPath == \Self.contentOffset { return ObservedScrollValue.contentOffset.rawValue }
      if keyPath == \Self.contentSize { return ObservedScrollValue.contentSize.rawValue }
      if keyPath == \Self.contentInset { return ObservedScrollValue.contentInset.rawValue }
      if keyPath == \Self.panGestureRecognizer.state { return UIScrollView.panState }
      return observedViewKey(at: keyPath)
    }
  }

#endif
