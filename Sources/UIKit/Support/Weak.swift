// Embedded Swift has no `weak`. There an object of ours owns an `Anchor` that outlives it and says
// whether it is still there; elsewhere an `Anchorage` is nothing at all.

/// A reference that doesn't keep its object alive, and is nil once the object is gone.
///
/// Deviation: in Embedded Swift only objects that carry an `Anchorage` (responders, gesture
/// recognizers and layers) can be held so; any other object, a client's own target say, is kept alive.
struct Weak<Object: AnyObject> {
  #if hasFeature(Embedded)
    private let anchor: Anchor?
    private let kept: Object?

    /// Creates a reference to an object, or to nothing.
    init(_ object: Object?) {
      anchor = object.flatMap { Anchor.of($0) }
      kept = anchor == nil ? object : nil
    }

    /// The object, as long as it is there.
    var object: Object? {
      guard let anchor else { return kept }
      return anchor.object.map { unsafeDowncast($0, to: Object.self) }
    }
  #else
    /// The object, as long as it is there.
    private(set) weak var object: Object?

    /// Creates a reference to an object, or to nothing.
    init(_ object: Object?) { self.object = object }
  #endif
}

#if hasFeature(Embedded)
  /// What an object of ours stores so that `Weak` can refer to it.
  struct Anchorage {
    private var owner: AnchorOwner?

    /// The object's anchor, made at the first call.
    mutating func anchor(for object: AnyObject) -> Anchor {
      if let owner { return owner.anchor }
      let owner = AnchorOwner(Anchor(object))
      self.owner = owner
      return owner.anchor
    }
  }

  /// Says whether an object is still there.
  final class Anchor {
    fileprivate(set) unowned(unsafe) var object: AnyObject?

    fileprivate init(_ object: AnyObject) { self.object = object }

    /// The anchor of an object, if its class carries one.
    ///
    /// A class that does adds a line here: there are no casts to protocols in Embedded Swift.
    static func of(_ object: AnyObject) -> Anchor? {
      if let responder = object as? UIResponder {
        return responder.anchorage.anchor(for: responder)
      }
      if let recognizer = object as? UIGestureRecognizer {
        return recognizer.anchorage.anchor(for: recognizer)
      }
      if let layer = object as? CALayer { return layer.anchorage.anchor(for: layer) }
      return nil
    }
  }

  /// Belongs to the object alone, and takes the object off its anchor when it goes.
  private final class AnchorOwner {
    let anchor: Anchor

    init(_ anchor: Anchor) { self.anchor = anchor }

    deinit { anchor.object = nil }
  }
#else
  /// What an object of ours stores so that `Weak` can refer to it: nothing, where `weak` exists.
  struct Anchorage {}
#endif
