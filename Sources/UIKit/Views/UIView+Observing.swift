#if !hasFeature(Embedded) && !canImport(ObjectiveC)

  extension UIView {
    /// Lets an object observe a value; it isn't retained, and needs no removal before it goes.
    ///
    /// - Parameters:
    ///   - observer: Called after each setting of the value, by a finger or by a client, after the delegate; the
    ///     closures of `observe(_:options:changeHandler:)` say when a view's geometry is set.
    ///   - keyPath: `frame`, `bounds`, `center`, `hidden` or `alpha`; of a scroll view `contentOffset`, `contentSize`,
    ///     `contentInset` or `panGestureRecognizer.state`; of a control `highlighted`, `selected` or `enabled`. The names
    ///     of Swift, as `isHighlighted`, are taken as on iOS, where observers of them are told of no change.
    ///   - options: What the observer is told.
    ///   - context: Handed to the observer.
    /// - Precondition: `keyPath` names one of these.
    public func addObserver(
      _ observer: any NSKeyValueObserving,
      forKeyPath keyPath: String,
      options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard add(observer, at: keyPath, options, context) else {
        preconditionFailure(
          """
          \(keyPath) of \(self) can't be observed: views tell of frame, bounds, center, hidden and alpha, scroll views of \
          contentOffset, contentSize, contentInset and panGestureRecognizer.state, and controls of highlighted, selected \
          and enabled.
          """
        )
      }
    }

    /// Ends an object's observation of a value, the one that was added last; nil stands for any context.
    ///
    /// - Precondition: The object observes the value.
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

    /// Ends an object's observation of a value, the one that was added last.
    ///
    /// - Precondition: The object observes the value.
    public func removeObserver(_ observer: any NSKeyValueObserving, forKeyPath keyPath: String) {
      removeObserver(observer, forKeyPath: keyPath, context: nil)
    }
  }

#endif
