#if !hasFeature(Embedded)
  // Apple's names, of the ObjectiveC module, for the objects of this engine: there is no Objective-C here.

  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// How an object holds what is associated with it.
  public enum objc_AssociationPolicy: UInt, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Weakly; on a device, what is gone leaves a dangling reference.
    case OBJC_ASSOCIATION_ASSIGN = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Strongly; values of Swift are copied anyway.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN = 769
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Strongly; values of Swift are copied anyway.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// What clients associated with an object, by their keys.
  package struct AssociatedObjects {
    private enum Value {
      case strong(Any)
      case weak(Weak<AnyObject>)
    }

    private var values: [UnsafeRawPointer: Value] = [:]

    subscript(key: UnsafeRawPointer) -> Any? {
      switch values[key] {
      case .strong(let value): value
      case .weak(let reference): reference.object
      case nil: nil
      }
    }

    mutating func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
      guard let value else { return values[key] = nil }
      values[key] =
        policy == .OBJC_ASSOCIATION_ASSIGN ? .weak(Weak(value as AnyObject)) : .strong(value)
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Associates a value with an object for a key, which is an address; nil takes it away.
  ///
  /// The value goes with the object.
  ///
  /// - Precondition: The object is a responder, a gesture recognizer or a layer. Only these can hold a value here.
  @preconcurrency @MainActor
  public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
  ) {
    let holder = holder(object)
    holder.anchorage.associate(value, for: key, policy, of: holder)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The value that is associated with an object for a key; nil where there is none.
  @preconcurrency @MainActor
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? any Anchored)?.anchorage.associated[key]
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Takes away all values that are associated with an object.
  @preconcurrency @MainActor
  public func objc_removeAssociatedObjects(_ object: Any) {
    (object as? any Anchored)?.anchorage.dissociate()
  }

  @MainActor
  private func holder(_ object: Any) -> any Anchored {
    guard let holder = object as? any Anchored else {
      preconditionFailure(
        "Only responders, gesture recognizers and layers can have associated values here."
      )
    }
    return holder
  }
#endif
