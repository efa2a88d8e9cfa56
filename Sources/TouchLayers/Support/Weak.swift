// Embedded Swift has no `weak`, and elsewhere it is slow: an object that a `weak` ever referred to counts
// its references in a table beside it, at three times the cost. An object of ours owns an `Anchor`
// instead, which outlives it and says whether it is still there (Decision 0015).

/// An object that `Weak` can refer to by an anchor.
#if !hasFeature(Embedded)
  @MainActor
#endif
package protocol Anchored: AnyObject {
  /// What `Weak` needs to refer to the object.
  var anchorage: Anchorage { get set }
}

/// A reference that doesn't keep its object alive, and is nil once the object is gone.
///
/// Deviation: in Embedded Swift only an `Anchored` object (a responder, a recognizer, a layer or an animator)
/// can be held so; any other object, a client's own target say, is kept alive.
package struct Weak<Object: AnyObject> {
  @usableFromInline let anchor: Anchor?

  /// Creates a reference to what an anchor belongs to, or to nothing.
  package init(anchor: Anchor?) { self.anchor = anchor }

  /// The object, as long as it is there.
  @inlinable package var object: Object? {
    guard let object = anchor?.load() else { return nil }
    return unsafeDowncast(object, to: Object.self)
  }

  #if hasFeature(Embedded)
    /// Creates a reference to an object that may have an anchor.
    package init(_ object: Object?, anchor: Anchor?) {
      self.anchor = anchor ?? object.map { ForeignAnchor($0) }
    }
  #else
    /// Creates a reference to an object of any class, or to nothing.
    package init(_ object: Object?) { anchor = object.map { ForeignAnchor($0) } }
  #endif
}

extension Weak where Object: Anchored {
  /// Creates a reference to an object, or to nothing.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  package init(_ object: Object?) { self.init(anchor: object?.anchor) }
}

#if !hasFeature(Embedded)
  @MainActor
#endif
extension Anchored {
  /// The object's anchor, made at the first look.
  package var anchor: Anchor { anchorage.anchor(for: self) }
}

/// What an object of ours stores so that `Weak` can refer to it.
package struct Anchorage {
  private var owner: AnchorOwner?

  /// Creates one without an anchor.
  package init() {}

  fileprivate mutating func anchor(for object: AnyObject) -> Anchor {
    if let owner { return owner.anchor }
    let owner = AnchorOwner(Anchor(object))
    self.owner = owner
    return owner.anchor
  }

  #if !hasFeature(Embedded)
    /// What clients associated with the object.
    var associated: AssociatedObjects { owner?.associated ?? AssociatedObjects() }

    /// Associates a value with the object.
    mutating func associate(
      _ value: Any?,
      for key: UnsafeRawPointer,
      _ policy: objc_AssociationPolicy,
      of object: AnyObject
    ) {
      _ = anchor(for: object)
      // What goes may run a client's code, which may look here.
      let before = owner?.associated
      owner?.associated.set(value, for: key, policy)
      withExtendedLifetime(before) {}
    }

    /// Takes all values away.
    func dissociate() {
      let before = owner?.associated
      owner?.associated = AssociatedObjects()
      withExtendedLifetime(before) {}
    }
  #endif
}

/// Says whether an object is still there.
package class Anchor {
  /// Taken off by the object as it goes, so that it never dangles.
  @exclusivity(unchecked) fileprivate unowned(unsafe) var object: AnyObject?

  fileprivate init(_ object: AnyObject?) { self.object = object }

  /// The object, up to the end of its `deinit`.
  @usableFromInline func load() -> AnyObject? { object }
}

/// Belongs to the object alone, and takes the object off its anchor when it goes.
private final class AnchorOwner {
  let anchor: Anchor
  #if !hasFeature(Embedded)
    /// What clients associated with the object.
    var associated = AssociatedObjects()
  #endif

  init(_ anchor: Anchor) { self.anchor = anchor }

  deinit { anchor.object = nil }
}

/// Refers to an object that has no anchor of its own.
private final class ForeignAnchor: Anchor {
  #if hasFeature(Embedded)
    private let other: AnyObject
  #else
    private weak var other: AnyObject?
  #endif

  init(_ object: AnyObject) {
    other = object
    super.init(nil)
  }

  override func load() -> AnyObject? { other }
}
