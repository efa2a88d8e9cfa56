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
      if !observers.isEmpty { callObservers(of: value, old, new) }
    }

    // A function of its own, which keeps the one above small.
    @inline(never)
    private func callObservers(of value: ObservedControlValue, _ old: Bool, _ new: Bool) {
      callObservers(of: value.rawValue, old, new)
    }
  }

  extension UIControl: ObservedObject {
    func observedValue(of key: String) -> Any? {
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
    ///   - keyPath: `\.isHighlighted`, `\.isSelected` or `\.isEnabled`.
    ///   - options: What the closure is told.
    ///   - changeHandler: Called after each setting of the value, by a finger or by a client.
    /// - Returns: What ends the observation.
    /// - Precondition: `keyPath` is one of these.
    @preconcurrency @MainActor
    public func observe(
      _ keyPath: KeyPath<UIControl, Bool>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Bool>) -> Void
    ) -> NSKeyValueObservation {
      let value: ObservedControlValue? =
        if keyPath == \UIControl.isHighlighted {
          .highlighted
        } else if keyPath == \UIControl.isSelected {
          .selected
        } else if keyPath == \UIControl.isEnabled {
          .enabled
        } else {
          nil
        }
      return observe(value, keyPath, options, changeHandler)
    }

    /// Lets a closure observe a value, of which the key path names the control's own class.
    ///
    /// - Parameters:
    ///   - keyPath: As `\Knob.isHighlighted`, where `Knob` is the control's class.
    ///   - options: What the closure is told.
    ///   - changeHandler: Called after each setting of the value, by a finger or by a client.
    /// - Returns: What ends the observation.
    /// - Precondition: The key path is that of `isHighlighted`, `isSelected` or `isEnabled`. Deviation: Swift makes
    ///   another one where a final class overrides the value; there `\.isHighlighted` alone has to be written.
    @_disfavoredOverload @preconcurrency @MainActor
    public func observe(
      _ keyPath: KeyPath<Self, Bool>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Bool>) -> Void
    ) -> NSKeyValueObservation {
      let value: ObservedControlValue? =
        if keyPath == \Self.isHighlighted {
          .highlighted
        } else if keyPath == \Self.isSelected {
          .selected
        } else if keyPath == \Self.isEnabled {
          .enabled
        } else {
          nil
        }
      return observe(value, keyPath, options, changeHandler)
    }

    @MainActor private func observe(
      _ value: ObservedControlValue?,
      _ keyPath: AnyKeyPath,
      _ options: NSKeyValueObservingOptions,
      _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Bool>) -> Void
    ) -> NSKeyValueObservation {
      guard let value else {
        preconditionFailure(
          """
          \(keyPath) can't be observed: a control tells of isHighlighted, isSelected and isEnabled alone. Where \
          \(Self.self) overrides one of them, write observe(\\.isHighlighted), without the class's name.
          """
        )
      }
      let observer = ValueObserver(of: value.rawValue) { object, old, new in
        let change = NSKeyValueObservedChange(
          kind: .setting,
          newValue: options.contains(.new) ? new as? Bool : nil,
          oldValue: options.contains(.old) ? old as? Bool : nil
        )
        changeHandler(unsafeDowncast(object, to: Self.self), change)
      }
      add(observer, options)
      return NSKeyValueObservation(observer)
    }
  }

#endif
