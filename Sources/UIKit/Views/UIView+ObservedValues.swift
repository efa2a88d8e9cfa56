/// A value of a view whose changes observers can be told of; its name is Objective-C's.
enum ObservedViewValue: String {
  case frame, bounds, center, hidden, alpha
}

#if hasFeature(Embedded) || canImport(ObjectiveC)

  // There are no observers here.
  extension UIView {
    final func setBounds(_ bounds: CGRect) { ownLayer.bounds = bounds }
    final func setCenter(_ center: CGPoint) { ownLayer.position = center }
    final func setFrame(_ frame: CGRect) { ownLayer.frame = frame }
    final func setHidden(_ isHidden: Bool) { hide(isHidden) }
    final func setAlpha(_ alpha: CGFloat) { ownLayer.setOpacity(alpha) }
    /// Sets the frame that the view has without its transform.
    final func setPlainFrame(_ frame: CGRect) {
      ownLayer.changeGeometry { $0.plainFrame = frame }
    }
  }

#else

  /// A kind of view that has more values that can be observed.
  @MainActor
  protocol OwnObservedValues: UIView {
    /// What a value is at present; nil where it isn't one of these.
    func ownObservedValue(of key: String) -> Any?
    /// The object that has the value at a key path of several names, and the value's key there; nil where there is none.
    func ownObservedObject(at keyPath: String) -> (object: any ObservedObject, key: String)?
  }

  extension OwnObservedValues {
    func ownObservedObject(at keyPath: String) -> (object: any ObservedObject, key: String)? { nil }
  }

  // What sets the values, and tells observers.
  extension UIView {
    @inline(__always)
    final func setBounds(_ bounds: CGRect) {
      tellObservers(of: .bounds) { ownLayer.bounds = bounds }
    }
    @inline(__always)
    final func setCenter(_ center: CGPoint) {
      tellObservers(of: .center) { ownLayer.position = center }
    }
    @inline(__always)
    final func setFrame(_ frame: CGRect) { tellObservers(of: .frame) { ownLayer.frame = frame } }
    @inline(__always)
    final func setHidden(_ isHidden: Bool) { tellObservers(of: .hidden) { hide(isHidden) } }
    @inline(__always)
    final func setAlpha(_ alpha: CGFloat) {
      tellObservers(of: .alpha) { ownLayer.setOpacity(alpha) }
    }
    /// Sets the frame that the view has without its transform.
    @inline(__always)
    final func setPlainFrame(_ frame: CGRect) {
      tellObservers(of: .frame) { ownLayer.changeGeometry { $0.plainFrame = frame } }
    }
  }

  extension UIView {
    /// Whether the view may have observers: false for one that has nothing of what few views have.
    @inline(__always)
    final var mayBeObserved: Bool { traitLook.extras != nil }

    /// Sets a value, and tells observers, if there are any, as key-value observing wraps the setter on iOS.
    @inline(__always)
    final func tellObservers(of value: ObservedViewValue, _ set: () -> Void) {
      if mayBeObserved { callObservers(of: value, set) } else { set() }
    }

    // A function of its own, which keeps the one above small.
    @inline(never)
    private func callObservers(of value: ObservedViewValue, _ set: () -> Void) {
      guard !observers.isEmpty else { return set() }
      let (oldValue, oldBounds, oldCenter) = (present(value), bounds, center)
      set()
      callObservers(of: value.rawValue, oldValue, present(value))
      // On iOS the constraints that stand behind most frames set the bounds and the centre.
      guard value == .frame else { return }
      if bounds != oldBounds {
        callObservers(of: ObservedViewValue.bounds.rawValue, oldBounds, bounds)
      }
      if center != oldCenter {
        callObservers(of: ObservedViewValue.center.rawValue, oldCenter, center)
      }
    }

    private func present(_ value: ObservedViewValue) -> Any {
      switch value {
      case .frame: frame
      case .bounds: bounds
      case .center: center
      case .hidden: isHidden
      case .alpha: alpha
      }
    }
  }

  extension UIView: ObservedObject {
    var observers: [ValueObserver] {
      get { traitLook.extras?.observers ?? [] }
      set { if mayBeObserved || !newValue.isEmpty { ownExtras.observers = newValue } }
    }

    func observedValue(of key: String) -> Any? {
      if let value = ObservedViewValue(rawValue: key == "isHidden" ? "hidden" : key) {
        return present(value)
      }
      return (self as? any OwnObservedValues)?.ownObservedValue(of: key)
    }

    func observedObject(at keyPath: String) -> (object: any ObservedObject, key: String)? {
      if observedValue(of: keyPath) != nil { return (self, keyPath) }
      return (self as? any OwnObservedValues)?.ownObservedObject(at: keyPath)
    }
  }

  // As for scroll views, a class that overrides a value may have a key path of its own for it.
  extension NSObjectProtocol where Self: UIView {
    /// Lets a closure observe a value until the result is invalidated or let go.
    ///
    /// - Parameters:
    ///   - keyPath: `\.frame`, `\.bounds`, `\.center`, `\.isHidden` or `\.alpha`.
    ///   - options: What the closure is told.
    ///   - changeHandler: Called after each setting of the value, `frame` also when the superview resizes the view by
    ///     its mask, `bounds` and `center` also when a frame that is set changes them, and `bounds` when a scroll view
    ///     scrolls. What changes a layer behind its view's back is told to none of them.
    /// - Returns: What ends the observation.
    /// - Precondition: `keyPath` is one of these.
    @preconcurrency @MainActor
    public func observe<Value>(
      _ keyPath: KeyPath<UIView, Value>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      observe(UIView.observedViewKey(at: keyPath), keyPath, options, changeHandler)
    }

    /// Lets a closure observe a value, of which the key path names the view's own class.
    ///
    /// - Parameters:
    ///   - keyPath: As `\Card.frame`, where `Card` is the view's class.
    ///   - options: What the closure is told.
    ///   - changeHandler: Called after each setting of the value.
    /// - Returns: What ends the observation.
    /// - Precondition: The key path is that of `frame`, `bounds`, `center`, `isHidden` or `alpha`. Deviation: Swift
    ///   makes another one where a final class overrides the value; there `\.frame` alone has to be written.
    @_disfavoredOverload @preconcurrency @MainActor
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      observe(Self.observedViewKey(at: keyPath), keyPath, options, changeHandler)
    }
  }

  extension NSObjectProtocol where Self: UIView {
    /// The name of a value of all views at a key path; nil where it can't be observed.
    @MainActor static func observedViewKey(at keyPath: PartialKeyPath<Self>) -> String? {
      let value: ObservedViewValue? =
        if keyPath == \Self.frame {
          .frame
        } else if keyPath == \Self.bounds {
          .bounds
        } else if keyPath == \Self.center {
          .center
        } else if keyPath == \Self.isHidden {
          .hidden
        } else if keyPath == \Self.alpha {
          .alpha
        } else {
          nil
        }
      return value?.rawValue
    }

    /// Lets a closure observe the value with a name.
    ///
    /// - Precondition: `name` isn't nil.
    @MainActor func observe<Value>(
      _ name: String?,
      _ keyPath: AnyKeyPath,
      _ options: NSKeyValueObservingOptions,
      _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      guard let name, let (holder, key) = observedObject(at: name) else {
        preconditionFailure(
          """
          \(keyPath) can't be observed: a view tells of frame, bounds, center, isHidden and alpha, a scroll view also of \
          contentOffset, contentSize, contentInset and panGestureRecognizer.state, and a control of isHighlighted, \
          isSelected and isEnabled. Where \(Self.self) overrides one of them, as contentOffset, write \
          observe(\\.contentOffset), without the class's name.
          """
        )
      }
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
  }

#endif
