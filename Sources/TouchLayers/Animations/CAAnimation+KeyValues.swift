#if !hasFeature(Embedded)
  extension CAAnimation {
    /// What a client set under a name of its own, for a delegate to tell animations apart; nil where there is nothing.
    ///
    /// The names of an animation's own properties find nothing here.
    public func value(forKey key: String) -> Any? { namedValues?[key] }

    /// Keeps a value under a name of the client's own; nil removes it.
    ///
    /// A layer's copy of the animation has what was set before it was added.
    public func setValue(_ value: Any?, forKey key: String) {
      if value == nil, namedValues == nil { return }
      namedValues = namedValues ?? [:]
      namedValues?[key] = value
    }

    /// As `value(forKey:)`.
    public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// As `setValue(_:forKey:)`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setValue(value, forKey: keyPath)
    }
  }
#endif
