/// A value of a control whose changes observers can be told of; its name is Objective-C's.
enum ObservedControlValue: String {
  case highlighted, selected, enabled
}

#if hasFeature(Embedded) || canImport(ObjectiveC)

  extension UIControl {
    /// Tells observers that a value was set; there are none here.
    @inline(__always)
    final func tellObservers(of value: ObservedControlValue, _ old: Bool, _ new: Bool) {}
  }

#else

  extension ObservedControlValue {
    /// The value that a key reads: iOS finds `isHighlighted`, the getter's name, as well as `highlighted`.
    fileprivate init?(key: String) {
      switch key {
      case "isHighlighted": self = .highlighted
      case "isSelected": self = .selected
      case "isEnabled": self = .enabled
      default: self.init(rawValue: key)
      }
    }
  }

  extension UIControl {
    /// Tells observers, if there are any, that a value was set, those first that were added first.
    @inline(__always)
    final func tellObservers(of value: ObservedControlValue, _ old: Bool, _ new: Bool) {
      if mayBeObserved { callObservers(of: value, old, new) }
    }

    // A function of its own, which keeps the one above small.
    @inline(never)
    private func callObservers(of value: ObservedControlValue, _ old: Bool, _ new: Bool) {
      callObservers(of: value.rawValue, old, new)
    }
  }

  extension UIControl: OwnObservedValues {
    func ownObservedValue(of key: String) -> Any? {
      switch ObservedControlValue(key: key) {
      case .highlighted: isHighlighted
      case .selected: isSelected
      case .enabled: isEnabled
      case nil: nil
      }
    }
  }

  // As for scroll views, a class that overrides a value may have a key path of its own for it.
  extension NSObjectProtocol where Self: UIControl {
    /// Lets a closure observe a value until the result is invalidated or let go.
    ///
    /// - Parameters:
    ///   - keyPath: `\.isHighlighted`, `\.isSelected` or `\.isEnabled`, or a value of all views.
    ///   - options: What the closure is told.
    ///   - changeHandler: Called after each setting of the value, by a finger or by a client.
    /// - Returns: What ends the observation.
    /// - Precondition: `keyPath` is one of these.
    @preconcurrency @MainActor
    public func observe<Value>(
      _ keyPath: KeyPath<UIControl, Value>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      observe(UIControl.observedKey(at: keyPath), keyPath, options, changeHandler)
    }

    /// Lets a closure observe a value, of which the key path names the control's own class.
    ///
    /// - Parameters:
    ///   - keyPath: As `\Knob.isHighlighted`, where `Knob` is the control's class.
    ///   - options: What the closure is told.
    ///   - changeHandler: Called after each setting of the value, by a finger or by a client.
    /// - Returns: What ends the observation.
    /// - Precondition: The key path is that of `isHighlighted`, `isSelected` or `isEnabled`, or of a value of all
    ///   views. Deviation: Swift makes another one where a final class overrides the value; there `\.isHighlighted`
    ///   alone has to be written.
    @_disfavoredOverload @preconcurrency @MainActor
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      observe(Self.observedKey(at: keyPath), keyPath, options, changeHandler)
    }
  }

  extension NSObjectProtocol where Self: UIControl {
    /// The name of the value at a key path; nil where it can't be observed.
    @MainActor fileprivate static func observedKey(at keyPath: PartialKeyPath<Self>) -> String? {
      if keyPath == \Self.isHighlighted { return ObservedControlValue.highlighted.rawValue }
      if keyPath == \Self.isSelected { return ObservedControlValue.selected.rawValue }
      if keyPath == \Self.isEnabled { return ObservedControlValue.enabled.rawValue }
      return observedViewKey(at: keyPath)
    }
  }

#endif
