// Embedded Swift has no `weak`. There an object of ours owns an `Anchor` that outlives it and says
// whether it is still there; elsewhere an `Anchorage` is nothing at all.

/// An object that `Weak` can refer to where Swift has no `weak`.
#if !hasFeature(Embedded)
  @MainActor
#endif
package protocol Anchored: AnyObject {
  /// What `Weak` needs to refer to the object.
  var anchorage: Anchorage { get set }
}

/// A reference that doesn't keep its object alive, and is nil once the object is gone.
///
/// Deviation: in Embedded Swift only an `Anchored` object (a responder, a gesture recognizer or a layer)
/// can be held so; any other object, a client's own target say, is kept alive.
package struct Weak<Object: AnyObject> {
  #if hasFeature(Embedded)
    private let anchor: Anchor?
    private let kept: Object?

    /// Creates a reference to an object that may have an anchor.
    package init(_ object: Object?, anchor: Anchor?) {
      self.anchor = anchor
      kept = anchor == nil ? object : nil
    }

    /// The object, as long as it is there.
    package var object: Object? {
      guard let anchor else { return kept }
      return anchor.object.map { unsafeDowncast($0, to: Object.self) }
    }
  #else
    /// The object, as long as it is there.
    package private(set) weak var object: Object?

    /// Creates a reference to an object, or to nothing.
    package init(_ object: Object?) { self.object = object }
  #endif
}

#if hasFeature(Embedded)
  extension Weak where Object: Anchored {
    /// Creates a reference to an object, or to nothing.
    package init(_ object: Object?) { self.init(object, anchor: object?.anchor) }
  }

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
  }

  /// Says whether an object is still there.
  package final class Anchor {
    /// Taken off by the object as it goes, so that it never dangles.
    fileprivate(set) unowned(unsafe) var object: AnyObject?

    fileprivate init(_ object: AnyObject) { self.object = object }
  }

  /// Belongs to the object alone, and takes the object off its anchor when it goes.
  private final class AnchorOwner {
    let anchor: Anchor

    init(_ anchor: Anchor) { self.anchor = anchor }

    deinit { anchor.object = nil }
  }
#else
  /// What an object of ours stores so that `Weak` can refer to it: nothing, where `weak` exists.
  package struct Anchorage {
    /// Creates one.
    package init() {}
  }
#endif
