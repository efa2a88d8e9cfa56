#if !hasFeature(Embedded) && !canImport(ObjectiveC)

  extension UIView {
    /// Lets an object observe a value of a scroll view or a control; it isn't retained, and needs no removal before it
    /// goes.
    ///
    /// A method of all views, as observers know what they are put into as a superview.
    ///
    /// - Parameters:
    ///   - observer: Called after each setting of the value, by a finger or by a client, after the delegate.
    ///   - keyPath: `contentOffset`, `contentSize`, `contentInset` or `panGestureRecognizer.state`; of a control,
    ///     `highlighted`, `selected` or `enabled`. The names of Swift, as `isHighlighted`, are taken as on iOS, where
    ///     observers of them are told of no change.
    ///   - options: What the observer is told.
    ///   - context: Handed to the observer.
    /// - Precondition: The view is a scroll view or a control, and `keyPath` names one of its values.
    public func addObserver(
      _ observer: any NSKeyValueObserving,
      forKeyPath keyPath: String,
      options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      guard
        (self as? any ObservedObject)?.add(observer, at: keyPath, options, context) == true
      else {
        preconditionFailure(
          """
          \(keyPath) of \(self) can't be observed: scroll views tell of changes of their contentOffset, contentSize, \
          contentInset and panGestureRecognizer.state, controls of highlighted, selected and enabled, and others of none.
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
      guard (self as? any ObservedObject)?.remove(observer, at: keyPath, context) == true else {
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
