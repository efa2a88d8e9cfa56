#if !hasFeature(Embedded) && !canImport(ObjectiveC)

  /// Lets a closure observe a value until the observation is invalidated or let go.
  public final class NSKeyValueObservation {
    /// What calls the closure.
    nonisolated(unsafe) private weak var observer: ValueObserver?

    /// Creates the observation of an observer that its object keeps.
    init(_ observer: ValueObserver) { self.observer = observer }

    /// Ends the observation; does nothing the second time.
    public func invalidate() {
      observer?.end()
      observer = nil
    }

    deinit { invalidate() }
  }

#endif
